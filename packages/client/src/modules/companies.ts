// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, ResponseOf, Send } from '../call-options.ts'
import type * as calls from '../calls/companies.ts'
import type {
  Company,
  CompanyImportResult,
  CompanyPerson,
  CompanyMembership,
  CompanyOrder,
  CompanyTimelineEntry,
  OwnCompany,
  CompanyInput,
  ImportedCompany,
} from '../generated.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

const companyDates = { createdDate: true, updatedDate: true, lastOrderDate: true } as const

const createCompanyDates = { company: companyDates } as const

/**
 * Creates a company. Requires a name. Its people are added afterwards. Elevated.
 *
 * @example
 * const { id } = await owner.companies.createCompany({ name: 'Acme GmbH', paymentTerms: 'NET_30' })
 */
export const createCompany = (send: ElevatedSend): ((company: CompanyInput, call?: CallOptions) => Promise<Company>) =>
  bind(send, { route: 'POST /vitrine/v1/companies company', elevated: true, dates: createCompanyDates }, 'company')

/**
 * Returns a company with its figures. Elevated.
 *
 * @example
 * const { openAmount } = await owner.companies.getCompany(company.id)
 */
export const getCompany = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<Company>) =>
  bind(
    send,
    { route: 'GET /vitrine/v1/companies/{id} id', repeatable: true, elevated: true, dates: createCompanyDates },
    'company',
  )

/**
 * Changes the sent fields of a company. Requires its current revision. Carts of its people use the new values at
 * once; placed orders keep theirs. Elevated.
 *
 * @example
 * const { revision } = await owner.companies.getCompany(company.id)
 * await owner.companies.updateCompany(company.id, { revision, paymentTerms: 'NET_15' })
 */
export const updateCompany = (
  send: ElevatedSend,
): ((id: string, company: CompanyInput, call?: CallOptions) => Promise<Company>) =>
  bind(
    send,
    { route: 'PATCH /vitrine/v1/companies/{id} id company', elevated: true, dates: createCompanyDates },
    'company',
  )

/**
 * Deletes a company. Its people remain customers, without its prices and terms. Its orders remain and keep its
 * name. Elevated.
 *
 * @example
 * await owner.companies.deleteCompany(company.id)
 */
export const deleteCompany = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /vitrine/v1/companies/{id} id', elevated: true }, '')

/** Fields that companies can be filtered and sorted by. */
export interface CompanyQueryFields {
  id: string
  createdDate: Date
  updatedDate: Date
  /** Name, external ID, tax ID and tags. Filter only, with `$contains`. */
  searchText: string
  name: string
  /** Filter only. */
  externalId: string
  /** Filter only. */
  tags: readonly string[]
  /** Filter only. */
  paymentTerms: 'PAY_AT_CHECKOUT' | 'DUE_ON_RECEIPT' | 'NET_7' | 'NET_15' | 'NET_30' | 'NET_45' | 'NET_60' | 'NET_90'
  orderCount: number
  spent: string
  openAmount: string
  lastOrderDate: Date
}

/** A query builder for companies. */
export type CompanyQueryQuery = CursorQuery<Company, CompanyQueryFields, keyof CompanyQueryFields>

/**
 * Lists companies that match a filter, sorted and paged. Default: the newest first. Without arguments, returns a
 * query to build. Elevated.
 *
 * @example
 * const { items } = await owner.companies.queryCompanies().gt('openAmount', '0').ascending('name').find()
 */
export const queryCompanies = (
  send: ElevatedSend,
): CursorQueryCall<CompanyQueryQuery, ResponseOf<typeof calls.queryCompanies>> =>
  cursorQueryCall(
    send,
    { route: 'POST /vitrine/v1/companies/query', repeatable: true, elevated: true, dates: { companies: companyDates } },
    'companies',
  )

/**
 * Counts the companies that match a filter. Elevated.
 *
 * @example
 * const count = await owner.companies.countCompanies({ filter: { paymentTerms: 'NET_30' } })
 */
export const countCompanies = (
  send: ElevatedSend,
): ((options?: { filter?: unknown }, call?: CallOptions) => Promise<number>) =>
  bind(send, { route: 'POST /vitrine/v1/companies/count ...options', repeatable: true, elevated: true }, 'count')

/**
 * Imports up to 100 companies. Each one succeeds or fails independently. Sent fields of existing companies are
 * overwritten, and tags are added, if `updateExisting` is set. Elevated.
 *
 * @example
 * const sent = [{ name: 'Acme GmbH', externalId: 'A-17', creditLimit: '5000' }]
 * const results = await owner.companies.bulkImportCompanies(sent, { isPreview: true })
 */
export const bulkImportCompanies = (
  send: ElevatedSend,
): ((
  companies: readonly ImportedCompany[],
  options?: { updateExisting?: boolean; isPreview?: boolean },
  call?: CallOptions,
) => Promise<readonly CompanyImportResult[]>) =>
  bind(
    send,
    { route: 'POST /vitrine/v1/bulk/companies/import companies ...options', repeatable: true, elevated: true },
    'results',
  )

/**
 * Lists the people of a company, administrators first, then by name. A company has at most 500. Elevated.
 *
 * @example
 * const people = await owner.companies.listCompanyPeople(company.id, { limit: 100 })
 */
export const listCompanyPeople = (
  send: ElevatedSend,
): ((
  id: string,
  options?: { limit?: number; offset?: number },
  call?: CallOptions,
) => Promise<readonly CompanyPerson[]>) =>
  bind(
    send,
    {
      route: 'GET /vitrine/v1/companies/{id}/people id ...options',
      repeatable: true,
      elevated: true,
      dates: { people: { addedDate: true } },
    },
    'people',
  )

/**
 * Adds a customer to a company. A customer orders for at most one company. Without an account, prices and terms
 * apply once the customer has signed up and verified the email. Elevated.
 *
 * @example
 * await owner.companies.addCompanyPerson(company.id, { customerId: customer.id })
 */
export const addCompanyPerson = (
  send: ElevatedSend,
): ((
  id: string,
  options: { customerId: string; role?: 'BUYER' | 'ADMINISTRATOR' },
  call?: CallOptions,
) => Promise<CompanyPerson>) =>
  bind(
    send,
    {
      route: 'POST /vitrine/v1/companies/{id}/people id ...options',
      elevated: true,
      dates: { person: { addedDate: true } },
    },
    'person',
  )

/**
 * Changes the role of a person in a company. Elevated.
 *
 * @example
 * await owner.companies.updateCompanyPerson(company.id, companyPerson.customerId, 'ADMINISTRATOR')
 */
export const updateCompanyPerson = (
  send: ElevatedSend,
): ((id: string, customerId: string, role: 'BUYER' | 'ADMINISTRATOR', call?: CallOptions) => Promise<CompanyPerson>) =>
  bind(
    send,
    {
      route: 'PATCH /vitrine/v1/companies/{id}/people/{customerId} id customerId role',
      repeatable: true,
      elevated: true,
      dates: { person: { addedDate: true } },
    },
    'person',
  )

/**
 * Removes a person from a company. The customer remains, without the prices and terms of the company. Elevated.
 *
 * @example
 * await owner.companies.removeCompanyPerson(company.id, companyPerson.customerId)
 */
export const removeCompanyPerson = (
  send: ElevatedSend,
): ((id: string, customerId: string, call?: CallOptions) => Promise<void>) =>
  bind(
    send,
    { route: 'DELETE /vitrine/v1/companies/{id}/people/{customerId} id customerId', repeatable: true, elevated: true },
    '',
  )

/**
 * Returns the company that a customer orders for, if there is one. Elevated.
 *
 * @example
 * const membership = await owner.companies.getCompanyOfCustomer(customer.id)
 */
export const getCompanyOfCustomer = (
  send: ElevatedSend,
): ((id: string, call?: CallOptions) => Promise<CompanyMembership>) =>
  bind(
    send,
    {
      route: 'GET /vitrine/v1/customers/{id}/company id',
      repeatable: true,
      elevated: true,
      dates: { membership: createCompanyDates },
    },
    'membership',
  )

/** Fields that orders of companies can be filtered and sorted by. */
export interface CompanyOrderQueryFields {
  /** ID of the order. Filter only. */
  id: string
  /** Filter only. */
  companyId: string
  createdDate: Date
  /** `YYYY-MM-DD`. Orders without one come last. */
  dueDate: string
  /** Whether an amount is unpaid. Filter only. */
  isOpen: boolean
}

/** A query builder for orders. */
export type CompanyOrderQueryQuery = CursorQuery<CompanyOrder, CompanyOrderQueryFields, keyof CompanyOrderQueryFields>

/**
 * Lists orders of companies that match a filter, with their due dates and unpaid amounts. Default: the newest
 * first. Without arguments, returns a query to build. Elevated.
 *
 * @example
 * const { items } = await owner.companies.queryCompanyOrders().eq('isOpen', true).ascending('dueDate').find()
 */
export const queryCompanyOrders = (
  send: ElevatedSend,
): CursorQueryCall<CompanyOrderQueryQuery, ResponseOf<typeof calls.queryCompanyOrders>> =>
  cursorQueryCall(
    send,
    {
      route: 'POST /vitrine/v1/company-orders/query',
      repeatable: true,
      elevated: true,
      dates: { orders: { createdDate: true } },
    },
    'orders',
  )

/**
 * Lists the latest 100 events of a company: orders, people, notes and changed payment terms. Newest first.
 * Elevated.
 *
 * @example
 * const entries = await owner.companies.getCompanyTimeline(company.id)
 */
export const getCompanyTimeline = (
  send: ElevatedSend,
): ((id: string, call?: CallOptions) => Promise<readonly CompanyTimelineEntry[]>) =>
  bind(
    send,
    {
      route: 'GET /vitrine/v1/companies/{id}/timeline id',
      repeatable: true,
      elevated: true,
      dates: { entries: { date: true } },
    },
    'entries',
  )

/**
 * Returns the company that the signed-in member orders for, if there is one.
 *
 * @example
 * const company = await signedIn.companies.getMyCompany()
 */
export const getMyCompany = (send: Send): ((call?: CallOptions) => Promise<OwnCompany>) =>
  bind(
    send,
    {
      route: 'GET /vitrine/v1/members/my/company',
      repeatable: true,
      dates: { company: { people: { addedDate: true }, orders: { createdDate: true } } },
    },
    'company',
  )
