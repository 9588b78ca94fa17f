/** Customers: members and guests of a store in one list. */
import type { Static } from 'typebox'
import {
  amount,
  anything,
  described,
  email,
  entity,
  flag,
  guid,
  integer,
  language,
  list,
  oneOf,
  optional,
  phone,
  text,
  timestamp,
} from '../../schema.ts'
import { filterBounds } from '../../bounds.ts'
import { BulkError } from '../bulk-results.ts'
import { revision } from '../common.ts'
import { customerBounds } from '../enumerations.ts'
import { MemberAddress } from './member.ts'

const accountStatuses = ['NONE', 'UNCONFIRMED', 'PENDING', 'ACTIVE', 'BLOCKED'] as const
export const consentStatuses = ['SUBSCRIBED', 'UNSUBSCRIBED'] as const
export const marketingChannels = ['EMAIL', 'SMS'] as const

/** Tags of a customer. */
const customerTags = () =>
  list(text({ minLength: 1, maxLength: customerBounds.tagLength }), {
    maxItems: customerBounds.tags,
    description: 'Tags, at most 50. The same tag in another case is the same tag.',
  })

export type CustomerConsent = Static<typeof CustomerConsent>
export const CustomerConsent = entity(
  'CustomerConsent',
  {
    status: oneOf(['SUBSCRIBED', 'UNSUBSCRIBED', 'UNKNOWN'], {
      description: '`UNKNOWN`: the customer has never answered.',
    }),
    date: optional(timestamp({ description: 'When the customer last answered.' })),
  },
  { description: 'Whether a customer agreed to marketing messages of a channel.' },
)

export type CustomerConsentChange = Static<typeof CustomerConsentChange>
export const CustomerConsentChange = entity(
  'CustomerConsentChange',
  {
    id: guid(),
    channel: oneOf(marketingChannels),
    status: oneOf(consentStatuses),
    source: oneOf(['ORDER', 'OWNER', 'IMPORT', 'NEWSLETTER', 'UNSUBSCRIBE_LINK'], {
      description:
        '`ORDER`: the customer answered at a checkout. `OWNER`: the store or an app recorded it. `IMPORT`: it was imported. `UNSUBSCRIBE_LINK`: the customer used the link of an email.',
    }),
    orderId: optional(guid({ description: 'The order with the answer.' })),
    date: timestamp(),
  },
  { description: 'A change of marketing consent. Changes are never overwritten.' },
)

export type Customer = Static<typeof Customer>
export const Customer = entity(
  'Customer',
  {
    id: guid({
      readOnly: true,
      description: 'ID of the customer. For a member, same as the member ID; for a guest, same as the contact ID.',
    }),
    revision,
    createdDate: timestamp({ readOnly: true }),
    updatedDate: timestamp({ readOnly: true }),
    memberId: optional(guid({ readOnly: true, description: 'ID of the member, if the customer has an account.' })),
    accountStatus: oneOf(accountStatuses, {
      readOnly: true,
      description:
        '`NONE`: a guest. `UNCONFIRMED`: the email of the account is not verified. `PENDING`: waits for approval by the store.',
    }),
    email: optional(email({ description: 'Unique in the store. That of an account can’t be changed here.' })),
    phone: optional(phone({ description: 'Phone number in international format.' })),
    firstName: optional(text({ maxLength: 100 })),
    lastName: optional(text({ maxLength: 100 })),
    company: optional(text({ maxLength: 100 })),
    language: optional(language({ description: 'Language of the customer (BCP 47), such as `en` or `de-CH`.' })),
    addresses: list(MemberAddress, {
      maxItems: customerBounds.addresses,
      description: 'Addresses, at most 20. The first one is the default.',
    }),
    tags: customerTags(),
    note: optional(
      text({ maxLength: customerBounds.noteLength, description: 'Private note. Customers never see it.' }),
    ),
    orderCount: integer({ readOnly: true, description: 'Number of orders. Canceled and rejected ones don’t count.' }),
    spent: amount({
      readOnly: true,
      money: 'store',
      description: 'Amount paid for all orders, less refunds. Orders in other currencies don’t count.',
    }),
    averageSpent: amount({ readOnly: true, money: 'store', description: '`spent` per order.' }),
    firstOrderDate: optional(timestamp({ readOnly: true })),
    lastOrderDate: optional(timestamp({ readOnly: true })),
    lastSeenDate: optional(
      timestamp({ readOnly: true, description: 'When the customer last signed in, ordered or left a checkout.' }),
    ),
    emailConsent: described(CustomerConsent, 'Consent to marketing emails.', { readOnly: true }),
    smsConsent: described(CustomerConsent, 'Consent to marketing text messages.', { readOnly: true }),
  },
  {
    description:
      'A customer of a store: a member, a guest who ordered or left a checkout, or a person added by the store. Identified by email, or by phone without an email.',
  },
)

/** What a request may set of a customer. */
const settable = {
  email: optional(text({ maxLength: 320, description: 'Unique in the store. Empty: removes it.' })),
  phone: optional(text({ maxLength: 50, description: 'Phone number in international format. Empty: removes it.' })),
  firstName: optional(text({ maxLength: 100 })),
  lastName: optional(text({ maxLength: 100 })),
  company: optional(text({ maxLength: 100 })),
  language: optional(text({ maxLength: 35, description: 'Language (BCP 47). Empty: removes it.' })),
  addresses: optional(list(MemberAddress, { maxItems: customerBounds.addresses })),
  tags: optional(customerTags()),
  note: optional(text({ maxLength: customerBounds.noteLength })),
}

export type CustomerFields = Static<typeof CustomerFields>
export const CustomerFields = entity('CustomerFields', settable, {
  description: 'Fields of a new customer, or those that an update changes.',
})

export type ImportedCustomer = Static<typeof ImportedCustomer>
export const ImportedCustomer = entity(
  'ImportedCustomer',
  {
    ...settable,
    emailConsent: optional(oneOf(consentStatuses, { description: 'Consent to marketing emails.' })),
    smsConsent: optional(oneOf(consentStatuses, { description: 'Consent to marketing text messages.' })),
  },
  { description: 'A customer to import, identified by email, or by phone without an email.' },
)

export type CustomerQueryFields = Static<typeof CustomerQueryFields>
export const CustomerQueryFields = entity(
  'CustomerQueryFields',
  {
    id: text(),
    createdDate: timestamp(),
    updatedDate: timestamp(),
    searchText: text({ description: 'Name, company, email, phone and tags. Filter only, with `$contains`.' }),
    name: text({ description: 'First and last name.' }),
    email: text(),
    phone: text(),
    language: text(),
    country: text({ description: 'Country of the default address, or else of the latest order.' }),
    tags: list(text(), { description: 'Filter only.' }),
    orderCount: integer(),
    spent: amount({ money: 'store' }),
    averageSpent: amount({ money: 'store' }),
    firstOrderDate: timestamp(),
    lastOrderDate: timestamp(),
    lastSeenDate: timestamp(),
    hasAccount: flag(),
    accountStatus: oneOf(accountStatuses),
    emailConsent: oneOf(['SUBSCRIBED', 'UNSUBSCRIBED', 'UNKNOWN']),
    smsConsent: oneOf(['SUBSCRIBED', 'UNSUBSCRIBED', 'UNKNOWN']),
  },
  { description: 'Fields that customers can be filtered and sorted by.' },
)

export type CustomerTag = Static<typeof CustomerTag>
export const CustomerTag = entity(
  'CustomerTag',
  { tag: text(), count: integer({ description: 'Number of customers with this tag.' }) },
  { description: 'A tag that customers have.' },
)

export type CustomerImportResult = Static<typeof CustomerImportResult>
export const CustomerImportResult = entity(
  'CustomerImportResult',
  {
    originalIndex: integer({ description: 'Position of the customer in the request, starting at 0.' }),
    action: oneOf(['CREATED', 'UPDATED', 'SKIPPED', 'REFUSED'], {
      description: '`SKIPPED`: the customer exists, and existing ones are not updated.',
    }),
    id: optional(guid({ description: 'ID of the customer.' })),
    field: optional(text({ description: 'The field that was refused.' })),
    message: optional(text({ description: 'Why the customer was refused, in English.' })),
    error: optional(described(BulkError, 'The same, for programs.')),
  },
  { description: 'The result of one customer of an import.' },
)

export type CustomerTimelineEntry = Static<typeof CustomerTimelineEntry>
export const CustomerTimelineEntry = entity(
  'CustomerTimelineEntry',
  {
    type: oneOf(
      ['CREATED', 'IMPORTED', 'MERGED', 'NOTE', 'ORDER', 'RETURN', 'ABANDONED_CHECKOUT', 'CONSENT', 'EMAIL'],
      {
        description: 'What happened.',
      },
    ),
    date: timestamp(),
    title: optional(text({ description: 'Text of a note, subject of an email, or number of an order.' })),
    entityId: optional(text({ description: 'ID of the order, return or checkout.' })),
    status: optional(text({ description: 'Status of the order, return, checkout, consent or email.' })),
    amount: optional(amount({ money: 'store', description: 'Total of the order or checkout.' })),
    currency: optional(text({ description: 'Currency of the amount.' })),
    channel: optional(oneOf(marketingChannels)),
    source: optional(text({ description: 'Source of a consent.' })),
  },
  { description: 'Something that happened with a customer.' },
)

export type CustomerSegment = Static<typeof CustomerSegment>
export const CustomerSegment = entity(
  'CustomerSegment',
  {
    id: guid({ readOnly: true }),
    revision,
    name: text({ minLength: 1, maxLength: 100, description: 'Unique in the store, regardless of case.' }),
    filter: anything({
      description: 'Conditions by field, as in `queryCustomers`, such as `{"spent": {"$gte": 100}}`.',
      json: filterBounds.json,
    }),
    customerCount: optional(integer({ readOnly: true, description: 'Number of customers in the segment now.' })),
    createdDate: timestamp({ readOnly: true }),
    updatedDate: timestamp({ readOnly: true }),
  },
  { description: 'A saved filter of customers. Customers are in it as long as they match.' },
)
