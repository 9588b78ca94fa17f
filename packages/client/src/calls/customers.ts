// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  ElevatedEndpoint,
  CursorMetadata,
  MemberAddress,
  Customer,
  CustomerConsentChange,
  CustomerTag,
  CustomerImportResult,
  CustomerSegment,
  CustomerTimelineEntry,
  Search,
  CustomerFields,
  ImportedCustomer,
  CustomerSegmentInput,
} from '../generated.ts'
import { queryCustomersMoments, getCustomerMoments } from '../moments.ts'

const segmentDates = { createdDate: true, updatedDate: true } as const

const createCustomerSegmentDates = { segment: segmentDates } as const

/** Lists customers, members and guests, that match a filter, sorted and paged. Default: the newest first. */
export const queryCustomers: ElevatedEndpoint<
  { body?: { query?: Search } },
  { customers: readonly Customer[]; pagingMetadata: CursorMetadata }
> = { route: 'POST /vitrine/v1/customers/query', repeatable: true, elevated: true, dates: queryCustomersMoments }

/** Counts the customers that match a filter. */
export const countCustomers: ElevatedEndpoint<
  {
    body?: {
      /** Conditions by field. Default: all are counted. */
      filter?: unknown
    }
  },
  { count: number }
> = { route: 'POST /vitrine/v1/customers/count', repeatable: true, elevated: true }

/** Returns a customer. The IDs of customers that were merged into it, its member and its contacts find it too. */
export const getCustomer: ElevatedEndpoint<{ params: { id: string } }, { customer: Customer }> = {
  route: 'GET /vitrine/v1/customers/{id}',
  repeatable: true,
  elevated: true,
  dates: getCustomerMoments,
}

/** Creates a customer without an account. Requires an email or a phone number. */
export const createCustomer: ElevatedEndpoint<{ body: { customer: CustomerFields } }, { customer: Customer }> = {
  route: 'POST /vitrine/v1/customers',
  elevated: true,
  dates: getCustomerMoments,
}

/**
 * Changes the sent fields of a customer. Requires its current revision. Name, phone, company, language and
 * addresses of a customer with an account are changed in the account.
 */
export const updateCustomer: ElevatedEndpoint<
  {
    params: { id: string }
    body: {
      customer: {
        /** Unique in the store. Empty: removes it. */
        email?: string
        /** Phone number in international format. Empty: removes it. */
        phone?: string
        firstName?: string
        lastName?: string
        company?: string
        /** Language (BCP 47). Empty: removes it. */
        language?: string
        addresses?: readonly MemberAddress[]
        /** Tags, at most 50. The same tag in another case is the same tag. */
        tags?: readonly string[]
        note?: string
        revision?: string
      }
    }
  },
  { customer: Customer }
> = { route: 'PATCH /vitrine/v1/customers/{id}', elevated: true, dates: getCustomerMoments }

/**
 * Merges another customer into a customer: orders, addresses, tags, notes and consent move, and the other one
 * ends. The one with an account remains, whichever it is. Two accounts can’t be merged.
 */
export const mergeCustomers: ElevatedEndpoint<
  {
    params: { id: string }
    body: {
      /** The customer that is merged into this one. */
      otherCustomerId: string
    }
  },
  { customer: Customer }
> = { route: 'POST /vitrine/v1/customers/{id}/merge', elevated: true, dates: getCustomerMoments }

/** Records that a customer agreed or declined to get marketing messages. */
export const setMarketingConsent: ElevatedEndpoint<
  { params: { id: string }; body: { channel: 'EMAIL' | 'SMS'; status: 'SUBSCRIBED' | 'UNSUBSCRIBED' } },
  { customer: Customer }
> = {
  route: 'POST /vitrine/v1/customers/{id}/marketing-consent',
  repeatable: true,
  elevated: true,
  dates: getCustomerMoments,
}

/** Lists the latest 100 changes of the marketing consent of a customer, newest first. */
export const listMarketingConsents: ElevatedEndpoint<
  { params: { id: string } },
  { consents: readonly CustomerConsentChange[] }
> = {
  route: 'GET /vitrine/v1/customers/{id}/marketing-consents',
  repeatable: true,
  elevated: true,
  dates: { consents: { date: true } },
}

/** Lists the 500 most frequent tags of customers, most frequent first. */
export const listCustomerTags: ElevatedEndpoint<{}, { tags: readonly CustomerTag[] }> = {
  route: 'GET /vitrine/v1/customers/tags',
  repeatable: true,
  elevated: true,
}

/** Adds tags to up to 100 customers, and removes others. Customers that don’t exist are left out. */
export const bulkUpdateCustomerTags: ElevatedEndpoint<
  { body: { customerIds: readonly string[]; add?: readonly string[]; remove?: readonly string[] } },
  { customers: readonly Customer[] }
> = { route: 'POST /vitrine/v1/bulk/customers/tags', repeatable: true, elevated: true, dates: queryCustomersMoments }

/**
 * Imports up to 100 customers. Each one succeeds or fails independently. Sent fields of existing customers are
 * overwritten, and tags are added, if `updateExisting` is set.
 */
export const bulkImportCustomers: ElevatedEndpoint<
  {
    body: {
      customers: readonly ImportedCustomer[]
      /** Whether existing customers are updated. Default: false. */
      updateExisting?: boolean
      /** Whether nothing is saved. Default: false. */
      isPreview?: boolean
    }
  },
  { results: readonly CustomerImportResult[] }
> = { route: 'POST /vitrine/v1/bulk/customers/import', repeatable: true, elevated: true }

/** Creates a segment: a saved filter of customers. A store can have 100. */
export const createCustomerSegment: ElevatedEndpoint<
  { body: { segment: CustomerSegmentInput } },
  { segment: CustomerSegment }
> = { route: 'POST /vitrine/v1/customer-segments', elevated: true, dates: createCustomerSegmentDates }

/** Lists all segments with their number of customers, sorted by name. */
export const listCustomerSegments: ElevatedEndpoint<{}, { segments: readonly CustomerSegment[] }> = {
  route: 'GET /vitrine/v1/customer-segments',
  repeatable: true,
  elevated: true,
  dates: { segments: segmentDates },
}

/** Returns a segment with its number of customers. */
export const getCustomerSegment: ElevatedEndpoint<{ params: { id: string } }, { segment: CustomerSegment }> = {
  route: 'GET /vitrine/v1/customer-segments/{id}',
  repeatable: true,
  elevated: true,
  dates: createCustomerSegmentDates,
}

/** Changes the name or the filter of a segment. Requires its current revision. */
export const updateCustomerSegment: ElevatedEndpoint<
  { params: { id: string }; body: { segment: CustomerSegmentInput } },
  { segment: CustomerSegment }
> = { route: 'PATCH /vitrine/v1/customer-segments/{id}', elevated: true, dates: createCustomerSegmentDates }

/** Deletes a segment. Its customers remain. Member groups of the segment have no members any more. */
export const deleteCustomerSegment: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /vitrine/v1/customer-segments/{id}',
  elevated: true,
}

/**
 * Deletes a customer with the account, if there is one, and all personal data. Orders, invoices, refunds and
 * payments remain, because a store must keep them for its books.
 */
export const deleteCustomer: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /vitrine/v1/customers/{id}',
  elevated: true,
}

/** Lists the latest 100 events of a customer: orders, returns, checkouts, consents, emails. Newest first. */
export const getCustomerTimeline: ElevatedEndpoint<
  { params: { id: string } },
  { entries: readonly CustomerTimelineEntry[] }
> = {
  route: 'GET /vitrine/v1/customers/{id}/timeline',
  repeatable: true,
  elevated: true,
  dates: { entries: { date: true } },
}

/** Returns all data that the store has about a customer, for a data request. */
export const exportCustomerData: ElevatedEndpoint<{ params: { id: string } }, { data: Record<string, unknown> }> = {
  route: 'GET /vitrine/v1/customers/{id}/data',
  repeatable: true,
  elevated: true,
}
