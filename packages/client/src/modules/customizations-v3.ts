// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, ResponseOf, Send } from '../call-options.ts'
import type * as calls from '../calls/customizations-v3.ts'
import type {
  BulkActionMetadata,
  Customization,
  BulkCustomizationResult,
  CustomizationInput,
  CustomizationChoiceInput,
  CustomizationUpdateInput,
  IdentifiedChoiceInput,
  MaskedCustomizationInput,
  CustomizationChoicesInput,
} from '../generated.ts'
import { pack } from '../pack.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

const customizationDates = { createdDate: true, updatedDate: true } as const

const createCustomizationDates = { customization: customizationDates } as const

const bulkCreateCustomizationsDates = { results: createCustomizationDates } as const

/**
 * Creates a customization: a product option or modifier that products can share. Elevated.
 *
 * @example
 * const about = { name: 'Size', customizationType: 'PRODUCT_OPTION', customizationRenderType: 'TEXT_CHOICES' } as const
 * const choicesSettings = { choices: [{ name: 'Small' }, { name: 'Large' }] }
 * const { id } = await owner.customizationsV3.createCustomization({ ...about, choicesSettings })
 */
export const createCustomization = (
  send: ElevatedSend,
): ((customization: CustomizationInput, call?: CallOptions) => Promise<Customization>) =>
  bind(
    send,
    { route: 'POST /stores/v3/customizations customization', elevated: true, dates: createCustomizationDates },
    'customization',
  )

/**
 * Returns a customization.
 *
 * @example
 * const { choicesSettings } = await client.customizationsV3.getCustomization(customization.id)
 */
export const getCustomization = (
  send: Send,
): ((
  customizationId: string,
  options?: { fields?: readonly ('ASSIGNED_PRODUCTS_COUNT' | 'CHOICE_DISPLAY_IMAGE')[] },
  call?: CallOptions,
) => Promise<Customization>) =>
  bind(
    send,
    {
      route: 'GET /stores/v3/customizations/{customizationId} customizationId ...options',
      repeatable: true,
      dates: createCustomizationDates,
    },
    'customization',
  )

/**
 * Updates the name or the text settings of a customization. Fields that are not sent do not change. Requires its
 * current revision. Elevated.
 *
 * @example
 * const { id, revision } = customization
 * await owner.customizationsV3.updateCustomization(id, { revision, name: 'Cup size' })
 */
export const updateCustomization = (
  send: ElevatedSend,
): ((
  id: string,
  customization: CustomizationUpdateInput,
  options?: { fields?: readonly ('ASSIGNED_PRODUCTS_COUNT' | 'CHOICE_DISPLAY_IMAGE')[] },
  call?: CallOptions,
) => Promise<Customization>) =>
  bind(
    send,
    {
      route: 'PATCH /stores/v3/customizations/{id} id customization ...options',
      elevated: true,
      dates: createCustomizationDates,
    },
    'customization',
  )

/**
 * Deletes a customization. Products no longer have a deleted modifier. A product option that products have
 * cannot be deleted. Elevated.
 *
 * @example
 * await owner.customizationsV3.deleteCustomization(customization.id)
 */
export const deleteCustomization = (
  send: ElevatedSend,
): ((customizationId: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /stores/v3/customizations/{customizationId} customizationId', elevated: true }, '')

/** Fields that customizations can be filtered by. */
export interface CustomizationFields {
  id: string
  name: string
  customizationType: string
  customizationRenderType: string
  createdDate: Date
  updatedDate: Date
}

/** Fields that customizations can be sorted by. */
export type CustomizationSortField = 'id' | 'name' | 'createdDate' | 'updatedDate'

/** A query builder for customizations. */
export type CustomizationQuery = CursorQuery<Customization, CustomizationFields, CustomizationSortField>

/**
 * Lists customizations that match a filter, sorted and paged. Without arguments, returns a query to build.
 *
 * @example
 * const { items } = await client.customizationsV3
 *   .queryCustomizations().eq('customizationType', 'PRODUCT_OPTION').ascending('name').find()
 */
export const queryCustomizations = (
  send: Send,
): CursorQueryCall<CustomizationQuery, ResponseOf<typeof calls.queryCustomizations>> =>
  cursorQueryCall(
    send,
    {
      route: 'GET /stores/v3/customizations/query',
      repeatable: true,
      packed: pack,
      dates: { customizations: customizationDates },
    },
    'customizations',
  )

/**
 * Counts customizations, all or those that match a filter.
 *
 * @example
 * const filter = { customizationType: 'MODIFIER' }
 * const { count } = await client.customizationsV3.countCustomizations({ filter })
 */
export const countCustomizations = (
  send: Send,
): ((options?: { filter?: unknown }, call?: CallOptions) => Promise<{ count: number }>) =>
  bind(send, { route: 'POST /stores/v3/customizations/count ...options', repeatable: true })

/**
 * Creates up to 100 customizations. Each one succeeds or fails independently. Elevated.
 *
 * @example
 * const freeTextInput = { title: 'Your engraving', maxCharCount: 30 }
 * const type = { customizationType: 'MODIFIER', customizationRenderType: 'FREE_TEXT' } as const
 * await owner.customizationsV3.bulkCreateCustomizations([{ name: 'Engraving', ...type, freeTextInput }])
 */
export const bulkCreateCustomizations = (
  send: ElevatedSend,
): ((
  customizations: readonly CustomizationInput[],
  options?: { returnEntity?: boolean },
  call?: CallOptions,
) => Promise<{ results: readonly BulkCustomizationResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /stores/v3/bulk/customizations/create customizations ...options',
    elevated: true,
    dates: bulkCreateCustomizationsDates,
  })

/**
 * Updates up to 100 customizations by ID and revision. Each one succeeds or fails independently. Elevated.
 *
 * @example
 * const { id, revision } = customization
 * await owner.customizationsV3.bulkUpdateCustomizations([{ customization: { id, revision, name: 'Cup size' } }])
 */
export const bulkUpdateCustomizations = (
  send: ElevatedSend,
): ((
  customizations: readonly MaskedCustomizationInput[],
  options?: Omit<BodyOf<typeof calls.bulkUpdateCustomizations>, 'customizations'>,
  call?: CallOptions,
) => Promise<{ results: readonly BulkCustomizationResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /stores/v3/bulk/customizations/update customizations ...options',
    elevated: true,
    dates: bulkCreateCustomizationsDates,
  })

/**
 * Adds choices to a customization, after its other choices. Elevated.
 *
 * @example
 * await owner.customizationsV3.addCustomizationChoices(customization.id, [{ name: 'Medium' }])
 */
export const addCustomizationChoices = (
  send: ElevatedSend,
): ((
  customizationId: string,
  choices: readonly CustomizationChoiceInput[],
  options?: { fields?: readonly ('ASSIGNED_PRODUCTS_COUNT' | 'CHOICE_DISPLAY_IMAGE')[] },
  call?: CallOptions,
) => Promise<{ customization: Customization }>) =>
  bind(send, {
    route: 'POST /stores/v3/customizations/{customizationId}/add-choices customizationId choices ...options',
    elevated: true,
    dates: createCustomizationDates,
  })

/**
 * Replaces the choices of a customization. Choices with the same ID, or with the same name and color, stay.
 * Elevated.
 *
 * @example
 * const choices = [{ name: 'Small' }, { name: 'Medium' }, { name: 'Large' }]
 * await owner.customizationsV3.setCustomizationChoices(customization.id, choices)
 */
export const setCustomizationChoices = (
  send: ElevatedSend,
): ((
  customizationId: string,
  choices: readonly IdentifiedChoiceInput[],
  options?: { fields?: readonly ('ASSIGNED_PRODUCTS_COUNT' | 'CHOICE_DISPLAY_IMAGE')[] },
  call?: CallOptions,
) => Promise<{ customization: Customization }>) =>
  bind(send, {
    route: 'POST /stores/v3/customizations/{customizationId}/set-choices customizationId choices ...options',
    repeatable: true,
    elevated: true,
    dates: createCustomizationDates,
  })

/**
 * Removes choices from a customization. Choices of a product option cannot be removed while products have them.
 * Elevated.
 *
 * @example
 * const { id, choicesSettings } = customization
 * await owner.customizationsV3.removeCustomizationChoices(id, [choicesSettings!.choices[0]!.id])
 */
export const removeCustomizationChoices = (
  send: ElevatedSend,
): ((
  customizationId: string,
  choiceIds: readonly string[],
  options?: Omit<BodyOf<typeof calls.removeCustomizationChoices>, 'choiceIds'>,
  call?: CallOptions,
) => Promise<{ customization: Customization }>) =>
  bind(send, {
    route: 'POST /stores/v3/customizations/{customizationId}/remove-choices customizationId choiceIds ...options',
    elevated: true,
    dates: createCustomizationDates,
  })

/**
 * Updates choices of a customization by ID. Fields that are not sent do not change. Requires its current
 * revision. Elevated.
 *
 * @example
 * const { id, revision, choicesSettings } = customization
 * const choices = [{ choice: { id: choicesSettings!.choices[0]!.id, name: 'Tiny' } }]
 * await owner.customizationsV3.updateCustomizationChoices(id, revision, { choices })
 */
export const updateCustomizationChoices = (
  send: ElevatedSend,
): ((
  customizationId: string,
  revision: string,
  options: Omit<BodyOf<typeof calls.updateCustomizationChoices>, 'revision'>,
  call?: CallOptions,
) => Promise<{ customization: Customization }>) =>
  bind(send, {
    route: 'POST /stores/v3/customizations/{customizationId}/update-choices customizationId revision ...options',
    elevated: true,
    dates: createCustomizationDates,
  })

/**
 * Sets the order of the choices of a customization. Requires its current revision. Elevated.
 *
 * @example
 * const { id, revision, choicesSettings } = customization
 * const choiceIds = choicesSettings!.choices.map((choice) => choice.id).toReversed()
 * await owner.customizationsV3.reorderCustomizationChoices(id, revision, { choiceIds })
 */
export const reorderCustomizationChoices = (
  send: ElevatedSend,
): ((
  customizationId: string,
  revision: string,
  options: Omit<BodyOf<typeof calls.reorderCustomizationChoices>, 'revision'>,
  call?: CallOptions,
) => Promise<{ customization: Customization }>) =>
  bind(send, {
    route: 'POST /stores/v3/customizations/{customizationId}/reorder-choices customizationId revision ...options',
    elevated: true,
    dates: createCustomizationDates,
  })

/**
 * Adds choices to up to 1,000 customizations. Each one succeeds or fails independently. Elevated.
 *
 * @example
 * const added = { customizationId: customization.id, choices: [{ name: 'Medium' }] }
 * await owner.customizationsV3.bulkAddCustomizationChoices([added], { returnEntity: true })
 */
export const bulkAddCustomizationChoices = (
  send: ElevatedSend,
): ((
  customizationsChoices: readonly CustomizationChoicesInput[],
  options?: Omit<BodyOf<typeof calls.bulkAddCustomizationChoices>, 'customizationsChoices'>,
  call?: CallOptions,
) => Promise<{ results: readonly BulkCustomizationResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /stores/v3/bulk/customizations/add-choices customizationsChoices ...options',
    elevated: true,
    dates: bulkCreateCustomizationsDates,
  })
