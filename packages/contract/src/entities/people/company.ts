/** Companies: business customers whose people order for them. */
import type { Static } from 'typebox'
import {
  amount,
  described,
  entity,
  flag,
  guid,
  integer,
  list,
  localDate,
  oneOf,
  optional,
  text,
  timestamp,
} from '../../schema.ts'
import { BulkError } from '../bulk-results.ts'
import { Address, revision } from '../common.ts'
import { companyBounds, companyPaymentTerms, companyRoles } from '../enumerations.ts'
import { VatId } from '../selling/cart.ts'

const companyTags = () =>
  list(text({ minLength: 1, maxLength: companyBounds.tagLength }), {
    maxItems: companyBounds.tags,
    description: 'Tags, at most 50. The same tag in another case is the same tag.',
  })

const paymentTerms = {
  description:
    'When orders of the company are paid. `PAY_AT_CHECKOUT` (default): as those of other buyers. All others also allow its people to pay by invoice: `DUE_ON_RECEIPT` on the day of the order, `NET_30` within 30 days.',
}

const memberGroupIds = () =>
  list(guid(), {
    maxItems: companyBounds.memberGroups,
    description:
      'Member groups that the people of the company belong to, with their price lists, discounts and tax exemptions. At most 10.',
  })

const creditLimit = () =>
  text({
    maxLength: 20,
    pattern: String.raw`^(\d{1,12}(\.\d{1,4})?)?$`,
    description:
      'How much the company can owe for orders by invoice, in the currency of the store. Orders in other currencies cannot be placed by invoice then. Empty: no limit.',
  })

export type Company = Static<typeof Company>
export const Company = entity(
  'Company',
  {
    id: guid({ readOnly: true }),
    revision,
    createdDate: timestamp({ readOnly: true }),
    updatedDate: timestamp({ readOnly: true }),
    name: text({
      maxLength: companyBounds.nameLength,
      description: 'Name of the company, shown on its orders and documents.',
    }),
    externalId: optional(
      text({
        maxLength: companyBounds.externalIdLength,
        description: 'ID in another system, such as the ERP. Unique in the store. Empty: none.',
      }),
    ),
    taxId: optional(described(VatId, 'Tax ID of the company, for its taxes and documents. With an empty `id`: none.')),
    billingAddress: optional(
      described(
        Address,
        'Billing address of all orders of the company. Without a country: none, and buyers enter it at checkout.',
      ),
    ),
    shippingAddresses: list(Address, {
      maxItems: companyBounds.addresses,
      description: 'Shipping addresses that its people can choose at checkout, at most 20. The first is the default.',
    }),
    tags: companyTags(),
    note: optional(
      text({ maxLength: companyBounds.noteLength, description: 'Private note. The company never sees it.' }),
    ),
    paymentTerms: oneOf(companyPaymentTerms, paymentTerms),
    creditLimit: optional(creditLimit()),
    creditUsed: amount({
      readOnly: true,
      money: 'store',
      description: 'Unpaid amount of orders by invoice. Orders in other currencies don’t count.',
    }),
    creditLeft: optional(
      amount({
        readOnly: true,
        money: 'store',
        description: 'The credit limit less what is used. 0 if more is used. Absent without a limit.',
      }),
    ),
    memberGroupIds: memberGroupIds(),
    taxExemptGroupId: optional(
      text({
        maxLength: 36,
        description: 'Tax exempt group of its people, unless their contact has one of its own. Empty: none.',
      }),
    ),
    personCount: integer({ readOnly: true, description: 'Number of people who order for the company.' }),
    orderCount: integer({ readOnly: true, description: 'Number of orders. Canceled and rejected ones don’t count.' }),
    spent: amount({
      readOnly: true,
      money: 'store',
      description: 'Amount paid for all orders, less refunds. Orders in other currencies don’t count.',
    }),
    openAmount: amount({
      readOnly: true,
      money: 'store',
      description: 'Unpaid amount of all orders. Orders in other currencies don’t count.',
    }),
    lastOrderDate: optional(timestamp({ readOnly: true })),
  },
  {
    description:
      'A business customer. Its people, customers of the store, order for it: with its prices, tax exemption and payment terms. Orders keep its name and tax ID.',
  },
)

export type ImportedCompany = Static<typeof ImportedCompany>
export const ImportedCompany = entity(
  'ImportedCompany',
  {
    name: text({ maxLength: companyBounds.nameLength }),
    externalId: optional(text({ maxLength: companyBounds.externalIdLength })),
    taxId: optional(VatId),
    billingAddress: optional(Address),
    tags: optional(companyTags()),
    note: optional(text({ maxLength: companyBounds.noteLength })),
    paymentTerms: optional(oneOf(companyPaymentTerms, paymentTerms)),
    creditLimit: optional(creditLimit()),
  },
  { description: 'A company to import, identified by its external ID, or by its name without one.' },
)

export type CompanyImportResult = Static<typeof CompanyImportResult>
export const CompanyImportResult = entity(
  'CompanyImportResult',
  {
    originalIndex: integer({ description: 'Position of the company in the request, starting at 0.' }),
    action: oneOf(['CREATED', 'UPDATED', 'SKIPPED', 'REFUSED'], {
      description: '`SKIPPED`: the company exists, and existing ones are not updated.',
    }),
    id: optional(guid({ description: 'ID of the company.' })),
    field: optional(text({ description: 'The field that was refused.' })),
    message: optional(text({ description: 'Why the company was refused, in English.' })),
    error: optional(described(BulkError, 'The same, for programs.')),
  },
  { description: 'The result of one company of an import.' },
)

export type CompanyQueryFields = Static<typeof CompanyQueryFields>
export const CompanyQueryFields = entity(
  'CompanyQueryFields',
  {
    id: text(),
    createdDate: timestamp(),
    updatedDate: timestamp(),
    searchText: text({ description: 'Name, external ID, tax ID and tags. Filter only, with `$contains`.' }),
    name: text(),
    externalId: text({ description: 'Filter only.' }),
    tags: list(text(), { description: 'Filter only.' }),
    paymentTerms: oneOf(companyPaymentTerms, { description: 'Filter only.' }),
    orderCount: integer(),
    spent: amount({ money: 'store' }),
    openAmount: amount({ money: 'store' }),
    lastOrderDate: timestamp(),
  },
  { description: 'Fields that companies can be filtered and sorted by.' },
)

const role = () =>
  oneOf(companyRoles, {
    description:
      '`BUYER`: orders for the company. `ADMINISTRATOR`: also sees its people and all its orders, and can pay them.',
  })

export type CompanyPerson = Static<typeof CompanyPerson>
export const CompanyPerson = entity(
  'CompanyPerson',
  {
    customerId: guid(),
    role: role(),
    firstName: optional(text()),
    lastName: optional(text()),
    email: optional(text()),
    hasAccount: flag({ description: 'Whether the person can sign in. Others order for the company once they do.' }),
    addedDate: timestamp(),
  },
  { description: 'A customer who orders for a company. Each customer belongs to at most one company.' },
)

export type CompanyMembership = Static<typeof CompanyMembership>
export const CompanyMembership = entity(
  'CompanyMembership',
  { company: Company, role: role() },
  { description: 'The company that a customer orders for.' },
)

export type CompanyOrder = Static<typeof CompanyOrder>
export const CompanyOrder = entity(
  'CompanyOrder',
  {
    id: guid({ description: 'ID of the order.' }),
    number: text(),
    companyId: guid(),
    companyName: text({ description: 'Name of the company when the order was placed.' }),
    buyerName: optional(text()),
    createdDate: timestamp(),
    status: text({ description: 'Status of the order.' }),
    paymentStatus: text({ description: 'Payment status of the order.' }),
    currency: text(),
    total: amount({ money: true }),
    openAmount: amount({ money: true, description: 'Unpaid amount. 0 for canceled and rejected orders.' }),
    dueDate: optional(localDate({ description: 'When an order by invoice is due, in the time zone of the store.' })),
    isOverdue: flag({ description: 'Whether an amount is unpaid after the due date.' }),
    paymentUrl: optional(text({ description: 'Page where the open amount can be paid. For its administrators only.' })),
  },
  { description: 'An order of a company.' },
)

export type CompanyOrderQueryFields = Static<typeof CompanyOrderQueryFields>
export const CompanyOrderQueryFields = entity(
  'CompanyOrderQueryFields',
  {
    id: text({ description: 'ID of the order. Filter only.' }),
    companyId: text({ description: 'Filter only.' }),
    createdDate: timestamp(),
    dueDate: text({ description: '`YYYY-MM-DD`. Orders without one come last.' }),
    isOpen: flag({ description: 'Whether an amount is unpaid. Filter only.' }),
  },
  { description: 'Fields that orders of companies can be filtered and sorted by.' },
)

export type CompanyTimelineEntry = Static<typeof CompanyTimelineEntry>
export const CompanyTimelineEntry = entity(
  'CompanyTimelineEntry',
  {
    type: oneOf(['CREATED', 'NOTE', 'PERSON_ADDED', 'PERSON_REMOVED', 'ROLE_CHANGED', 'TERMS_CHANGED', 'ORDER'], {
      description: 'What happened.',
    }),
    date: timestamp(),
    title: optional(text({ description: 'Text of a note, name of a person, payment terms, or number of an order.' })),
    entityId: optional(text({ description: 'ID of the order or customer.' })),
    status: optional(text({ description: 'Payment status of the order, or role of the person.' })),
    amount: optional(amount({ money: true, description: 'Total of the order.' })),
    currency: optional(text({ description: 'Currency of the amount.' })),
  },
  { description: 'Something that happened with a company.' },
)

export type OwnCompany = Static<typeof OwnCompany>
export const OwnCompany = entity(
  'OwnCompany',
  {
    id: guid(),
    name: text(),
    taxId: optional(VatId),
    billingAddress: optional(Address),
    shippingAddresses: list(Address),
    paymentTerms: oneOf(companyPaymentTerms, paymentTerms),
    role: role(),
    people: optional(list(CompanyPerson, { description: 'All people of the company. For its administrators only.' })),
    orders: optional(
      list(CompanyOrder, { description: 'Latest 100 orders, newest first. For its administrators only.' }),
    ),
  },
  { description: 'The company of the signed-in member.' },
)
