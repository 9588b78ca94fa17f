// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, ResponseOf } from '../call-options.ts'
import type * as calls from '../calls/contact-tax-details.ts'
import type {
  BulkActionMetadata,
  Tags,
  ContactTaxDetails,
  BulkContactTaxDetailsResult,
  ContactTaxDetailsInput,
} from '../generated.ts'
import { pack } from '../pack.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

const contactTaxDetailsDates = { createdDate: true, updatedDate: true } as const

const upsertContactTaxDetailsDates = { contactTaxDetails: contactTaxDetailsDates } as const

const bulkUpsertContactTaxDetailsDates = { results: { item: contactTaxDetailsDates } } as const

/**
 * Adds a contact to a tax-exempt group, or moves it to another one. Elevated.
 *
 * @example
 * const details = { id: member.id, taxExemptGroupId: taxExemptGroup.id }
 * const { contactTaxDetails } = await owner.contactTaxDetails.upsertContactTaxDetails(details)
 */
export const upsertContactTaxDetails = (
  send: ElevatedSend,
): ((
  contactTaxDetails: ContactTaxDetailsInput,
  options?: { fields?: readonly 'CONTACT_DETAILS'[] },
  call?: CallOptions,
) => Promise<{ contactTaxDetails: ContactTaxDetails }>) =>
  bind(send, {
    route: 'POST /billing/v1/contact-tax-details contactTaxDetails ...options',
    repeatable: true,
    elevated: true,
    dates: upsertContactTaxDetailsDates,
  })

/**
 * Returns the tax details of a contact. Elevated.
 *
 * @example
 * const { taxExemptGroupId } = await owner.contactTaxDetails.getContactTaxDetails(taxExemptMember.id)
 */
export const getContactTaxDetails = (
  send: ElevatedSend,
): ((
  id: string,
  options?: { fields?: readonly 'CONTACT_DETAILS'[] },
  call?: CallOptions,
) => Promise<ContactTaxDetails>) =>
  bind(
    send,
    {
      route: 'GET /billing/v1/contact-tax-details/{id} id ...options',
      repeatable: true,
      elevated: true,
      dates: upsertContactTaxDetailsDates,
    },
    'contactTaxDetails',
  )

/** Fields that tax details of contacts can be filtered and sorted by. */
export interface ContactTaxDetailsFields {
  id: string
  taxExemptGroupId: string
}

/** A query builder for contact tax details. */
export type ContactTaxDetailsQuery = CursorQuery<
  ContactTaxDetails,
  ContactTaxDetailsFields,
  keyof ContactTaxDetailsFields
>

/**
 * Lists tax details of contacts that match a filter, sorted and paged. Without arguments, returns a query to
 * build. Elevated.
 *
 * @example
 * const query = owner.contactTaxDetails.queryContactTaxDetails()
 * const { items } = await query.eq('taxExemptGroupId', taxExemptGroup.id).find()
 */
export const queryContactTaxDetails = (
  send: ElevatedSend,
): CursorQueryCall<ContactTaxDetailsQuery, ResponseOf<typeof calls.queryContactTaxDetails>> =>
  cursorQueryCall(
    send,
    {
      route: 'GET /billing/v1/contact-tax-details/query',
      repeatable: true,
      elevated: true,
      packed: pack,
      dates: upsertContactTaxDetailsDates,
    },
    'contactTaxDetails',
  )

/**
 * Counts the tax details of contacts that match a filter. Elevated.
 *
 * @example
 * const { count } = await owner.contactTaxDetails.countContactTaxDetails()
 */
export const countContactTaxDetails = (
  send: ElevatedSend,
): ((options?: { filter?: Record<string, unknown> }, call?: CallOptions) => Promise<{ count: number }>) =>
  bind(send, { route: 'POST /billing/v1/contact-tax-details/count ...options', repeatable: true, elevated: true })

/**
 * Removes a contact from its tax-exempt group. Elevated.
 *
 * @example
 * await owner.contactTaxDetails.deleteContactTaxDetails(taxExemptMember.id)
 */
export const deleteContactTaxDetails = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /billing/v1/contact-tax-details/{id} id', elevated: true }, '')

/**
 * Adds up to 100 contacts to tax-exempt groups. Each contact succeeds or fails independently. Elevated.
 *
 * @example
 * const details = [{ id: member.id, taxExemptGroupId: taxExemptGroup.id }]
 * const { results } = await owner.contactTaxDetails.bulkUpsertContactTaxDetails(details)
 */
export const bulkUpsertContactTaxDetails = (
  send: ElevatedSend,
): ((
  contactTaxDetails: readonly ContactTaxDetailsInput[],
  options?: { returnEntity?: boolean; fields?: readonly 'CONTACT_DETAILS'[] },
  call?: CallOptions,
) => Promise<{ results: readonly BulkContactTaxDetailsResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /billing/v1/bulk/contact-tax-details/upsert contactTaxDetails ...options',
    repeatable: true,
    elevated: true,
    dates: bulkUpsertContactTaxDetailsDates,
  })

/**
 * Removes up to 100 contacts from their tax-exempt groups. Each contact succeeds or fails independently.
 * Elevated.
 *
 * @example
 * const { results } = await owner.contactTaxDetails.bulkDeleteContactTaxDetails([taxExemptMember.id])
 */
export const bulkDeleteContactTaxDetails = (
  send: ElevatedSend,
): ((
  contactTaxDetailsIds: readonly string[],
  call?: CallOptions,
) => Promise<{ results: readonly BulkContactTaxDetailsResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /billing/v1/bulk/contact-tax-details/delete contactTaxDetailsIds',
    elevated: true,
    dates: bulkUpsertContactTaxDetailsDates,
  })

/**
 * Adds and removes tags of the tax details of up to 100 contacts. Each update succeeds or fails independently.
 * Elevated.
 *
 * @example
 * const assignTags = { publicTags: { tagIds: ['eu'] } }
 * const ids = [taxExemptMember.id]
 * const { results } = await owner.contactTaxDetails.bulkUpdateContactTaxDetailsTags(ids, { assignTags })
 */
export const bulkUpdateContactTaxDetailsTags = (
  send: ElevatedSend,
): ((
  contactTaxDetailsIds: readonly string[],
  options?: { assignTags?: Tags; unassignTags?: Tags },
  call?: CallOptions,
) => Promise<{ results: readonly BulkContactTaxDetailsResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /billing/v1/bulk/contact-tax-details/update-tags contactTaxDetailsIds ...options',
    repeatable: true,
    elevated: true,
    dates: bulkUpsertContactTaxDetailsDates,
  })

/**
 * Adds and removes tags of all tax details that match a filter. Completes before the response is sent. Elevated.
 *
 * @example
 * const assignTags = { publicTags: { tagIds: ['eu'] } }
 * const filter = { taxExemptGroupId: taxExemptGroup.id }
 * await owner.contactTaxDetails.bulkUpdateContactTaxDetailsTagsByFilter(filter, { assignTags })
 */
export const bulkUpdateContactTaxDetailsTagsByFilter = (
  send: ElevatedSend,
): ((
  filter: Record<string, unknown>,
  options?: { assignTags?: Tags; unassignTags?: Tags },
  call?: CallOptions,
) => Promise<{
  /** Identifies the update, which is already complete. */
  jobId: string
}>) =>
  bind(send, {
    route: 'POST /billing/v1/bulk/contact-tax-details/update-tags-by-filter filter ...options',
    repeatable: true,
    elevated: true,
  })
