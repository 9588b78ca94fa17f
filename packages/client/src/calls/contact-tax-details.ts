// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  ElevatedEndpoint,
  BulkActionMetadata,
  CursorMetadata,
  Tags,
  ContactTaxDetails,
  BulkContactTaxDetailsResult,
  Search,
  ContactTaxDetailsInput,
} from '../generated.ts'
import { pack } from '../pack.ts'

const contactTaxDetailsDates = { createdDate: true, updatedDate: true } as const

const upsertContactTaxDetailsDates = { contactTaxDetails: contactTaxDetailsDates } as const

const bulkUpsertContactTaxDetailsDates = { results: { item: contactTaxDetailsDates } } as const

/** Adds a contact to a tax-exempt group, or moves it to another one. */
export const upsertContactTaxDetails: ElevatedEndpoint<
  {
    body: {
      contactTaxDetails: ContactTaxDetailsInput
      /** Additional fields to return. Default: none. */
      fields?: readonly 'CONTACT_DETAILS'[]
    }
  },
  { contactTaxDetails: ContactTaxDetails }
> = {
  route: 'POST /billing/v1/contact-tax-details',
  repeatable: true,
  elevated: true,
  dates: upsertContactTaxDetailsDates,
}

/** Returns the tax details of a contact. */
export const getContactTaxDetails: ElevatedEndpoint<
  {
    params: { id: string }
    query?: {
      /** Additional fields to return. Default: none. */
      fields?: readonly 'CONTACT_DETAILS'[]
    }
  },
  { contactTaxDetails: ContactTaxDetails }
> = {
  route: 'GET /billing/v1/contact-tax-details/{id}',
  repeatable: true,
  elevated: true,
  dates: upsertContactTaxDetailsDates,
}

/** Lists tax details of contacts that match a filter, sorted and paged. */
export const queryContactTaxDetails: ElevatedEndpoint<
  {
    body?: {
      query?: Search
      /** Additional fields to return. Default: none. */
      fields?: readonly 'CONTACT_DETAILS'[]
    }
  },
  { contactTaxDetails: readonly ContactTaxDetails[]; pagingMetadata: CursorMetadata }
> = {
  route: 'GET /billing/v1/contact-tax-details/query',
  repeatable: true,
  elevated: true,
  packed: pack,
  dates: upsertContactTaxDetailsDates,
}

/** Counts the tax details of contacts that match a filter. */
export const countContactTaxDetails: ElevatedEndpoint<
  { body?: { filter?: Record<string, unknown> } },
  { count: number }
> = { route: 'POST /billing/v1/contact-tax-details/count', repeatable: true, elevated: true }

/** Removes a contact from its tax-exempt group. */
export const deleteContactTaxDetails: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /billing/v1/contact-tax-details/{id}',
  elevated: true,
}

/** Adds up to 100 contacts to tax-exempt groups. Each contact succeeds or fails independently. */
export const bulkUpsertContactTaxDetails: ElevatedEndpoint<
  {
    body: {
      contactTaxDetails: readonly ContactTaxDetailsInput[]
      /** Whether results contain the entities. */
      returnEntity?: boolean
      /** Additional fields to return. Default: none. */
      fields?: readonly 'CONTACT_DETAILS'[]
    }
  },
  { results: readonly BulkContactTaxDetailsResult[]; bulkActionMetadata: BulkActionMetadata }
> = {
  route: 'POST /billing/v1/bulk/contact-tax-details/upsert',
  repeatable: true,
  elevated: true,
  dates: bulkUpsertContactTaxDetailsDates,
}

/** Removes up to 100 contacts from their tax-exempt groups. Each contact succeeds or fails independently. */
export const bulkDeleteContactTaxDetails: ElevatedEndpoint<
  { body: { contactTaxDetailsIds: readonly string[] } },
  { results: readonly BulkContactTaxDetailsResult[]; bulkActionMetadata: BulkActionMetadata }
> = {
  route: 'POST /billing/v1/bulk/contact-tax-details/delete',
  elevated: true,
  dates: bulkUpsertContactTaxDetailsDates,
}

/** Adds and removes tags of the tax details of up to 100 contacts. Each update succeeds or fails independently. */
export const bulkUpdateContactTaxDetailsTags: ElevatedEndpoint<
  {
    body: {
      contactTaxDetailsIds: readonly string[]
      /** Tags to add. */
      assignTags?: Tags
      /** Tags to remove. A tag that is also added stays. */
      unassignTags?: Tags
    }
  },
  { results: readonly BulkContactTaxDetailsResult[]; bulkActionMetadata: BulkActionMetadata }
> = {
  route: 'POST /billing/v1/bulk/contact-tax-details/update-tags',
  repeatable: true,
  elevated: true,
  dates: bulkUpsertContactTaxDetailsDates,
}

/** Adds and removes tags of all tax details that match a filter. Completes before the response is sent. */
export const bulkUpdateContactTaxDetailsTagsByFilter: ElevatedEndpoint<
  {
    body: {
      filter: Record<string, unknown>
      /** Tags to add. */
      assignTags?: Tags
      /** Tags to remove. A tag that is also added stays. */
      unassignTags?: Tags
    }
  },
  {
    /** Identifies the update, which is already complete. */
    jobId: string
  }
> = { route: 'POST /billing/v1/bulk/contact-tax-details/update-tags-by-filter', repeatable: true, elevated: true }
