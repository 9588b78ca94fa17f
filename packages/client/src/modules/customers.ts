// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, ResponseOf } from '../call-options.ts'
import type * as calls from '../calls/customers.ts'
import type {
  Customer,
  CustomerConsentChange,
  CustomerTag,
  CustomerImportResult,
  CustomerSegment,
  CustomerTimelineEntry,
  CustomerFields,
  ImportedCustomer,
  CustomerSegmentInput,
} from '../generated.ts'
import { queryCustomersMoments, getCustomerMoments } from '../moments.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

const segmentDates = { createdDate: true, updatedDate: true } as const

const createCustomerSegmentDates = { segment: segmentDates } as const

/** Fields that customers can be filtered and sorted by. */
export interface CustomerQueryFields {
  id: string
  createdDate: Date
  updatedDate: Date
  /** Name, company, email, phone and tags. Filter only, with `$contains`. */
  searchText: string
  /** First and last name. */
  name: string
  email: string
  phone: string
  language: string
  /** Country of the default address, or else of the latest order. */
  country: string
  /** Filter only. */
  tags: readonly string[]
  orderCount: number
  spent: string
  averageSpent: string
  firstOrderDate: Date
  lastOrderDate: Date
  lastSeenDate: Date
  hasAccount: boolean
  accountStatus: 'NONE' | 'UNCONFIRMED' | 'PENDING' | 'ACTIVE' | 'BLOCKED'
  emailConsent: 'SUBSCRIBED' | 'UNSUBSCRIBED' | 'UNKNOWN'
  smsConsent: 'SUBSCRIBED' | 'UNSUBSCRIBED' | 'UNKNOWN'
}

/** A query builder for customers. */
export type CustomerQueryQuery = CursorQuery<Customer, CustomerQueryFields, keyof CustomerQueryFields>

/**
 * Lists customers, members and guests, that match a filter, sorted and paged. Default: the newest first. Without
 * arguments, returns a query to build. Elevated.
 *
 * @example
 * const { items } = await owner.customers.queryCustomers().ge('orderCount', 2).descending('spent').find()
 */
export const queryCustomers = (
  send: ElevatedSend,
): CursorQueryCall<CustomerQueryQuery, ResponseOf<typeof calls.queryCustomers>> =>
  cursorQueryCall(
    send,
    { route: 'POST /vitrine/v1/customers/query', repeatable: true, elevated: true, dates: queryCustomersMoments },
    'customers',
  )

/**
 * Counts the customers that match a filter. Elevated.
 *
 * @example
 * const count = await owner.customers.countCustomers({ filter: { tags: { $hasSome: ['VIP'] } } })
 */
export const countCustomers = (
  send: ElevatedSend,
): ((options?: { filter?: unknown }, call?: CallOptions) => Promise<number>) =>
  bind(send, { route: 'POST /vitrine/v1/customers/count ...options', repeatable: true, elevated: true }, 'count')

/**
 * Returns a customer. The IDs of customers that were merged into it, its member and its contacts find it too.
 * Elevated.
 *
 * @example
 * const { orderCount, spent } = await owner.customers.getCustomer(customer.id)
 */
export const getCustomer = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<Customer>) =>
  bind(
    send,
    { route: 'GET /vitrine/v1/customers/{id} id', repeatable: true, elevated: true, dates: getCustomerMoments },
    'customer',
  )

/**
 * Creates a customer without an account. Requires an email or a phone number. Elevated.
 *
 * @example
 * const { id } = await owner.customers.createCustomer({ email: `ada.${Date.now()}@mail.example` })
 */
export const createCustomer = (
  send: ElevatedSend,
): ((customer: CustomerFields, call?: CallOptions) => Promise<Customer>) =>
  bind(send, { route: 'POST /vitrine/v1/customers customer', elevated: true, dates: getCustomerMoments }, 'customer')

/**
 * Changes the sent fields of a customer. Requires its current revision. Name, phone, company, language and
 * addresses of a customer with an account are changed in the account. Elevated.
 *
 * @example
 * const { revision } = await owner.customers.getCustomer(customer.id)
 * await owner.customers.updateCustomer(customer.id, { revision, note: 'Prefers calls.', tags: ['VIP'] })
 */
export const updateCustomer = (
  send: ElevatedSend,
): ((
  id: string,
  customer: NonNullable<BodyOf<typeof calls.updateCustomer>['customer']>,
  call?: CallOptions,
) => Promise<Customer>) =>
  bind(
    send,
    { route: 'PATCH /vitrine/v1/customers/{id} id customer', elevated: true, dates: getCustomerMoments },
    'customer',
  )

/**
 * Merges another customer into a customer: orders, addresses, tags, notes and consent move, and the other one
 * ends. The one with an account remains, whichever it is. Two accounts can’t be merged. Elevated.
 *
 * @example
 * const other = await owner.customers.createCustomer({ email: `other.${Date.now()}@mail.example` })
 * const merged = await owner.customers.mergeCustomers(customer.id, other.id)
 */
export const mergeCustomers = (
  send: ElevatedSend,
): ((id: string, otherCustomerId: string, call?: CallOptions) => Promise<Customer>) =>
  bind(
    send,
    { route: 'POST /vitrine/v1/customers/{id}/merge id otherCustomerId', elevated: true, dates: getCustomerMoments },
    'customer',
  )

/**
 * Records that a customer agreed or declined to get marketing messages. Elevated.
 *
 * @example
 * await owner.customers.setMarketingConsent(customer.id, { channel: 'EMAIL', status: 'UNSUBSCRIBED' })
 */
export const setMarketingConsent = (
  send: ElevatedSend,
): ((
  id: string,
  options: { channel: 'EMAIL' | 'SMS'; status: 'SUBSCRIBED' | 'UNSUBSCRIBED' },
  call?: CallOptions,
) => Promise<Customer>) =>
  bind(
    send,
    {
      route: 'POST /vitrine/v1/customers/{id}/marketing-consent id ...options',
      repeatable: true,
      elevated: true,
      dates: getCustomerMoments,
    },
    'customer',
  )

/**
 * Lists the latest 100 changes of the marketing consent of a customer, newest first. Elevated.
 *
 * @example
 * const consents = await owner.customers.listMarketingConsents(customer.id)
 */
export const listMarketingConsents = (
  send: ElevatedSend,
): ((id: string, call?: CallOptions) => Promise<readonly CustomerConsentChange[]>) =>
  bind(
    send,
    {
      route: 'GET /vitrine/v1/customers/{id}/marketing-consents id',
      repeatable: true,
      elevated: true,
      dates: { consents: { date: true } },
    },
    'consents',
  )

/**
 * Lists the 500 most frequent tags of customers, most frequent first. Elevated.
 *
 * @example
 * const tags = await owner.customers.listCustomerTags()
 */
export const listCustomerTags = (send: ElevatedSend): ((call?: CallOptions) => Promise<readonly CustomerTag[]>) =>
  bind(send, { route: 'GET /vitrine/v1/customers/tags', repeatable: true, elevated: true }, 'tags')

/**
 * Adds tags to up to 100 customers, and removes others. Customers that don’t exist are left out. Elevated.
 *
 * @example
 * await owner.customers.bulkUpdateCustomerTags([customer.id], { add: ['VIP'], remove: ['New'] })
 */
export const bulkUpdateCustomerTags = (
  send: ElevatedSend,
): ((
  customerIds: readonly string[],
  options?: { add?: readonly string[]; remove?: readonly string[] },
  call?: CallOptions,
) => Promise<readonly Customer[]>) =>
  bind(
    send,
    {
      route: 'POST /vitrine/v1/bulk/customers/tags customerIds ...options',
      repeatable: true,
      elevated: true,
      dates: queryCustomersMoments,
    },
    'customers',
  )

/**
 * Imports up to 100 customers. Each one succeeds or fails independently. Sent fields of existing customers are
 * overwritten, and tags are added, if `updateExisting` is set. Elevated.
 *
 * @example
 * const people = [{ email: 'bea@mail.example', firstName: 'Bea' }]
 * const results = await owner.customers.bulkImportCustomers(people, { isPreview: true })
 */
export const bulkImportCustomers = (
  send: ElevatedSend,
): ((
  customers: readonly ImportedCustomer[],
  options?: { updateExisting?: boolean; isPreview?: boolean },
  call?: CallOptions,
) => Promise<readonly CustomerImportResult[]>) =>
  bind(
    send,
    { route: 'POST /vitrine/v1/bulk/customers/import customers ...options', repeatable: true, elevated: true },
    'results',
  )

/**
 * Creates a segment: a saved filter of customers. A store can have 100. Elevated.
 *
 * @example
 * const filter = { orderCount: { $gte: 5 } }
 * const { id } = await owner.customers.createCustomerSegment({ name: `Regulars ${Date.now()}`, filter })
 */
export const createCustomerSegment = (
  send: ElevatedSend,
): ((segment: CustomerSegmentInput, call?: CallOptions) => Promise<CustomerSegment>) =>
  bind(
    send,
    { route: 'POST /vitrine/v1/customer-segments segment', elevated: true, dates: createCustomerSegmentDates },
    'segment',
  )

/**
 * Lists all segments with their number of customers, sorted by name. Elevated.
 *
 * @example
 * const segments = await owner.customers.listCustomerSegments()
 */
export const listCustomerSegments = (
  send: ElevatedSend,
): ((call?: CallOptions) => Promise<readonly CustomerSegment[]>) =>
  bind(
    send,
    { route: 'GET /vitrine/v1/customer-segments', repeatable: true, elevated: true, dates: { segments: segmentDates } },
    'segments',
  )

/**
 * Returns a segment with its number of customers. Elevated.
 *
 * @example
 * const { customerCount } = await owner.customers.getCustomerSegment(customerSegment.id)
 */
export const getCustomerSegment = (
  send: ElevatedSend,
): ((id: string, call?: CallOptions) => Promise<CustomerSegment>) =>
  bind(
    send,
    {
      route: 'GET /vitrine/v1/customer-segments/{id} id',
      repeatable: true,
      elevated: true,
      dates: createCustomerSegmentDates,
    },
    'segment',
  )

/**
 * Changes the name or the filter of a segment. Requires its current revision. Elevated.
 *
 * @example
 * const { revision } = await owner.customers.getCustomerSegment(customerSegment.id)
 * const name = `Best customers ${Date.now()}`
 * await owner.customers.updateCustomerSegment(customerSegment.id, { revision, name })
 */
export const updateCustomerSegment = (
  send: ElevatedSend,
): ((id: string, segment: CustomerSegmentInput, call?: CallOptions) => Promise<CustomerSegment>) =>
  bind(
    send,
    { route: 'PATCH /vitrine/v1/customer-segments/{id} id segment', elevated: true, dates: createCustomerSegmentDates },
    'segment',
  )

/**
 * Deletes a segment. Its customers remain. Member groups of the segment have no members any more. Elevated.
 *
 * @example
 * await owner.customers.deleteCustomerSegment(customerSegment.id)
 */
export const deleteCustomerSegment = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /vitrine/v1/customer-segments/{id} id', elevated: true }, '')

/**
 * Deletes a customer with the account, if there is one, and all personal data. Orders, invoices, refunds and
 * payments remain, because a store must keep them for its books. Elevated.
 *
 * @example
 * const { id } = await owner.customers.createCustomer({ email: `gone.${Date.now()}@mail.example` })
 * await owner.customers.deleteCustomer(id)
 */
export const deleteCustomer = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /vitrine/v1/customers/{id} id', elevated: true }, '')

/**
 * Lists the latest 100 events of a customer: orders, returns, checkouts, consents, emails. Newest first.
 * Elevated.
 *
 * @example
 * const entries = await owner.customers.getCustomerTimeline(customer.id)
 */
export const getCustomerTimeline = (
  send: ElevatedSend,
): ((id: string, call?: CallOptions) => Promise<readonly CustomerTimelineEntry[]>) =>
  bind(
    send,
    {
      route: 'GET /vitrine/v1/customers/{id}/timeline id',
      repeatable: true,
      elevated: true,
      dates: { entries: { date: true } },
    },
    'entries',
  )

/**
 * Returns all data that the store has about a customer, for a data request. Elevated.
 *
 * @example
 * const data = await owner.customers.exportCustomerData(customer.id)
 */
export const exportCustomerData = (
  send: ElevatedSend,
): ((id: string, call?: CallOptions) => Promise<Record<string, unknown>>) =>
  bind(send, { route: 'GET /vitrine/v1/customers/{id}/data id', repeatable: true, elevated: true }, 'data')
