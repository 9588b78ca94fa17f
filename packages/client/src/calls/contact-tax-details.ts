// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  ElevatedEndpoint,
  CursorMetadata,
  BulkActionMetadata,
  TaxTags,
  ContactTaxDetails,
  BulkContactTaxDetailsResult,
  Search,
  ContactTaxDetailsInput,
} from '../generated.ts'
import { pack } from '../pack.ts'

const contactTaxDetailsDates = { createdDate: true, updatedDate: true } as const

const upsertContactTaxDetailsDates = { contactTaxDetails: contactTaxDetailsDates } as const

const bulkUpsertContactTaxDetailsDates = { results: { item: contactTaxDetailsDates } } as const

/** Puts a contact into a tax exempt group, or into another one. */
export const upsertContactTaxDetails: ElevatedEndpoint<
  { body: { contactTaxDetails: ContactTaxDetailsInput; fields?: readonly 'CONTACT_DETAILS'[] } },
  { contactTaxDetails: ContactTaxDetails }
> = {
  route: 'POST /billing/v1/contact-tax-details',
  repeatable: true,
  elevated: true,
  dates: upsertContactTaxDetailsDates,
}

/** Reads the tax details of a contact. */
export const getContactTaxDetails: ElevatedEndpoint<
  { params: { id: string }; query?: { fields?: readonly 'CONTACT_DETAILS'[] } },
  { contactTaxDetails: ContactTaxDetails }
> = {
  route: 'GET /billing/v1/contact-tax-details/{id}',
  repeatable: true,
  elevated: true,
  dates: upsertContactTaxDetailsDates,
}

/** Finds tax details of contacts. */
export const queryContactTaxDetails: ElevatedEndpoint<
  { body?: { query?: Search; fields?: readonly 'CONTACT_DETAILS'[] } },
  { contactTaxDetails: readonly ContactTaxDetails[]; pagingMetadata: CursorMetadata }
> = {
  route: 'GET /billing/v1/contact-tax-details/query',
  repeatable: true,
  elevated: true,
  packed: pack,
  dates: upsertContactTaxDetailsDates,
}

/** Counts tax details of contacts, all or those that a filter finds. */
export const countContactTaxDetails: ElevatedEndpoint<
  { body?: { filter?: Record<string, unknown> } },
  { count: number }
> = { route: 'POST /billing/v1/contact-tax-details/count', repeatable: true, elevated: true }

/** Takes a contact out of its tax exempt group. */
export const deleteContactTaxDetails: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /billing/v1/contact-tax-details/{id}',
  elevated: true,
}

/** Puts several contacts into tax exempt groups; each succeeds or fails on its own. */
export const bulkUpsertContactTaxDetails: ElevatedEndpoint<
  {
    body: {
      contactTaxDetails: readonly ContactTaxDetailsInput[]
      /** Whether each result has the entity. */
      returnEntity?: boolean
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

/** Takes several contacts out of their tax exempt groups; each succeeds or fails on its own. */
export const bulkDeleteContactTaxDetails: ElevatedEndpoint<
  { body: { contactTaxDetailsIds: readonly string[] } },
  { results: readonly BulkContactTaxDetailsResult[]; bulkActionMetadata: BulkActionMetadata }
> = {
  route: 'POST /billing/v1/bulk/contact-tax-details/delete',
  elevated: true,
  dates: bulkUpsertContactTaxDetailsDates,
}

/** Adds tags to tax details of contacts, and removes others; each succeeds or fails on its own. */
export const bulkUpdateContactTaxDetailsTags: ElevatedEndpoint<
  { body: { contactTaxDetailsIds: readonly string[]; assignTags?: TaxTags; unassignTags?: TaxTags } },
  { results: readonly BulkContactTaxDetailsResult[]; bulkActionMetadata: BulkActionMetadata }
> = {
  route: 'POST /billing/v1/bulk/contact-tax-details/update-tags',
  repeatable: true,
  elevated: true,
  dates: bulkUpsertContactTaxDetailsDates,
}

/** Adds tags to tax details that a filter finds, and removes others. It is done when it answers. */
export const bulkUpdateContactTaxDetailsTagsByFilter: ElevatedEndpoint<
  { body: { filter: Record<string, unknown>; assignTags?: TaxTags; unassignTags?: TaxTags } },
  { jobId: string }
> = { route: 'POST /billing/v1/bulk/contact-tax-details/update-tags-by-filter', repeatable: true, elevated: true }
