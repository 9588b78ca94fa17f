// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  ElevatedEndpoint,
  BulkActionMetadata,
  CursorMetadata,
  Customization,
  BulkCustomizationResult,
  CustomizationInput,
  CustomizationChoiceInput,
  CustomizationUpdateInput,
  IdentifiedChoiceInput,
  MaskedCustomizationInput,
  MaskedChoiceInput,
  CustomizationChoicesInput,
} from '../generated.ts'
import { pack } from '../pack.ts'

const customizationDates = { createdDate: true, updatedDate: true } as const

const createCustomizationDates = { customization: customizationDates } as const

const bulkCreateCustomizationsDates = { results: createCustomizationDates } as const

/** Creates a customization: a product option or modifier that products can share. */
export const createCustomization: ElevatedEndpoint<
  { body: { customization: CustomizationInput } },
  { customization: Customization }
> = { route: 'POST /stores/v3/customizations', elevated: true, dates: createCustomizationDates }

/** Returns a customization. */
export const getCustomization: Endpoint<
  {
    params: { customizationId: string }
    query?: {
      /** Fields to return that are left out otherwise. */
      fields?: readonly ('ASSIGNED_PRODUCTS_COUNT' | 'CHOICE_DISPLAY_IMAGE')[]
    }
  },
  { customization: Customization }
> = { route: 'GET /stores/v3/customizations/{customizationId}', repeatable: true, dates: createCustomizationDates }

/**
 * Updates the name or the text settings of a customization. Fields that are not sent do not change. Requires its
 * current revision.
 */
export const updateCustomization: ElevatedEndpoint<
  {
    params: { id: string }
    body: {
      customization: CustomizationUpdateInput
      /** Fields to return that are left out otherwise. */
      fields?: readonly ('ASSIGNED_PRODUCTS_COUNT' | 'CHOICE_DISPLAY_IMAGE')[]
    }
  },
  { customization: Customization }
> = { route: 'PATCH /stores/v3/customizations/{id}', elevated: true, dates: createCustomizationDates }

/**
 * Deletes a customization. Products no longer have a deleted modifier. A product option that products have
 * cannot be deleted.
 */
export const deleteCustomization: ElevatedEndpoint<{ params: { customizationId: string } }, {}> = {
  route: 'DELETE /stores/v3/customizations/{customizationId}',
  elevated: true,
}

/** Lists customizations that match a filter, sorted and paged. */
export const queryCustomizations: Endpoint<
  {
    body?: {
      query?: {
        /** Conditions by field, such as `{"name": {"$startsWith": "A"}}`. */
        filter?: unknown
        sort?: readonly { fieldName: string; order?: 'ASC' | 'DESC' }[]
        cursorPaging?: {
          /** Page size. Default: 50. At most 100. */
          limit?: number
          /** A cursor from `cursors` of the previous response. It includes the filter and sorting. */
          cursor?: unknown
        }
      }
      /** Fields to return that are left out otherwise. */
      fields?: readonly ('ASSIGNED_PRODUCTS_COUNT' | 'CHOICE_DISPLAY_IMAGE')[]
    }
  },
  { customizations: readonly Customization[]; pagingMetadata: CursorMetadata }
> = {
  route: 'GET /stores/v3/customizations/query',
  repeatable: true,
  packed: pack,
  dates: { customizations: customizationDates },
}

/** Counts customizations, all or those that match a filter. */
export const countCustomizations: Endpoint<
  {
    body?: {
      /** Conditions by field. Default: all are counted. */
      filter?: unknown
    }
  },
  { count: number }
> = { route: 'POST /stores/v3/customizations/count', repeatable: true }

/** Creates up to 100 customizations. Each one succeeds or fails independently. */
export const bulkCreateCustomizations: ElevatedEndpoint<
  {
    body: {
      customizations: readonly CustomizationInput[]
      /** Whether results contain the entities. Default: false. */
      returnEntity?: boolean
    }
  },
  { results: readonly BulkCustomizationResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /stores/v3/bulk/customizations/create', elevated: true, dates: bulkCreateCustomizationsDates }

/** Updates up to 100 customizations by ID and revision. Each one succeeds or fails independently. */
export const bulkUpdateCustomizations: ElevatedEndpoint<
  {
    body: {
      customizations: readonly MaskedCustomizationInput[]
      /** Whether results contain the entities. Default: false. */
      returnEntity?: boolean
      /** Fields to return that are left out otherwise. */
      fields?: readonly ('ASSIGNED_PRODUCTS_COUNT' | 'CHOICE_DISPLAY_IMAGE')[]
    }
  },
  { results: readonly BulkCustomizationResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /stores/v3/bulk/customizations/update', elevated: true, dates: bulkCreateCustomizationsDates }

/** Adds choices to a customization, after its other choices. */
export const addCustomizationChoices: ElevatedEndpoint<
  {
    params: { customizationId: string }
    body: {
      choices: readonly CustomizationChoiceInput[]
      /** Fields to return that are left out otherwise. */
      fields?: readonly ('ASSIGNED_PRODUCTS_COUNT' | 'CHOICE_DISPLAY_IMAGE')[]
    }
  },
  { customization: Customization }
> = {
  route: 'POST /stores/v3/customizations/{customizationId}/add-choices',
  elevated: true,
  dates: createCustomizationDates,
}

/** Replaces the choices of a customization. Choices with the same ID, or with the same name and color, stay. */
export const setCustomizationChoices: ElevatedEndpoint<
  {
    params: { customizationId: string }
    body: {
      choices: readonly IdentifiedChoiceInput[]
      /** Fields to return that are left out otherwise. */
      fields?: readonly ('ASSIGNED_PRODUCTS_COUNT' | 'CHOICE_DISPLAY_IMAGE')[]
    }
  },
  { customization: Customization }
> = {
  route: 'POST /stores/v3/customizations/{customizationId}/set-choices',
  repeatable: true,
  elevated: true,
  dates: createCustomizationDates,
}

/** Removes choices from a customization. Choices of a product option cannot be removed while products have them. */
export const removeCustomizationChoices: ElevatedEndpoint<
  {
    params: { customizationId: string }
    body: {
      choiceIds: readonly string[]
      /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
      revision?: string
      /** Fields to return that are left out otherwise. */
      fields?: readonly ('ASSIGNED_PRODUCTS_COUNT' | 'CHOICE_DISPLAY_IMAGE')[]
    }
  },
  { customization: Customization }
> = {
  route: 'POST /stores/v3/customizations/{customizationId}/remove-choices',
  elevated: true,
  dates: createCustomizationDates,
}

/**
 * Updates choices of a customization by ID. Fields that are not sent do not change. Requires its current
 * revision.
 */
export const updateCustomizationChoices: ElevatedEndpoint<
  {
    params: { customizationId: string }
    body: {
      /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
      revision: string
      choices: readonly MaskedChoiceInput[]
      /** Fields to return that are left out otherwise. */
      fields?: readonly ('ASSIGNED_PRODUCTS_COUNT' | 'CHOICE_DISPLAY_IMAGE')[]
    }
  },
  { customization: Customization }
> = {
  route: 'POST /stores/v3/customizations/{customizationId}/update-choices',
  elevated: true,
  dates: createCustomizationDates,
}

/** Sets the order of the choices of a customization. Requires its current revision. */
export const reorderCustomizationChoices: ElevatedEndpoint<
  {
    params: { customizationId: string }
    body: {
      /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
      revision: string
      choiceIds: readonly string[]
      /** Fields to return that are left out otherwise. */
      fields?: readonly ('ASSIGNED_PRODUCTS_COUNT' | 'CHOICE_DISPLAY_IMAGE')[]
    }
  },
  { customization: Customization }
> = {
  route: 'POST /stores/v3/customizations/{customizationId}/reorder-choices',
  elevated: true,
  dates: createCustomizationDates,
}

/** Adds choices to up to 1,000 customizations. Each one succeeds or fails independently. */
export const bulkAddCustomizationChoices: ElevatedEndpoint<
  {
    body: {
      customizationsChoices: readonly CustomizationChoicesInput[]
      /** Whether results contain the entities. Default: false. */
      returnEntity?: boolean
      /** Fields to return that are left out otherwise. */
      fields?: readonly ('ASSIGNED_PRODUCTS_COUNT' | 'CHOICE_DISPLAY_IMAGE')[]
    }
  },
  { results: readonly BulkCustomizationResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /stores/v3/bulk/customizations/add-choices', elevated: true, dates: bulkCreateCustomizationsDates }
