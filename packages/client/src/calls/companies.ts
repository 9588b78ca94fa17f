// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  ElevatedEndpoint,
  CursorMetadata,
  Company,
  CompanyImportResult,
  CompanyPerson,
  CompanyMembership,
  CompanyOrder,
  CompanyTimelineEntry,
  OwnCompany,
  Search,
  CompanyInput,
  ImportedCompany,
} from '../generated.ts'

const companyDates = { createdDate: true, updatedDate: true, lastOrderDate: true } as const

const createCompanyDates = { company: companyDates } as const

/** Creates a company. Requires a name. Its people are added afterwards. */
export const createCompany: ElevatedEndpoint<{ body: { company: CompanyInput } }, { company: Company }> = {
  route: 'POST /vitrine/v1/companies',
  elevated: true,
  dates: createCompanyDates,
}

/** Returns a company with its figures. */
export const getCompany: ElevatedEndpoint<{ params: { id: string } }, { company: Company }> = {
  route: 'GET /vitrine/v1/companies/{id}',
  repeatable: true,
  elevated: true,
  dates: createCompanyDates,
}

/**
 * Changes the sent fields of a company. Requires its current revision. Carts of its people use the new values at
 * once; placed orders keep theirs.
 */
export const updateCompany: ElevatedEndpoint<
  { params: { id: string }; body: { company: CompanyInput } },
  { company: Company }
> = { route: 'PATCH /vitrine/v1/companies/{id}', elevated: true, dates: createCompanyDates }

/**
 * Deletes a company. Its people remain customers, without its prices and terms. Its orders remain and keep its
 * name.
 */
export const deleteCompany: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /vitrine/v1/companies/{id}',
  elevated: true,
}

/** Lists companies that match a filter, sorted and paged. Default: the newest first. */
export const queryCompanies: ElevatedEndpoint<
  { body?: { query?: Search } },
  { companies: readonly Company[]; pagingMetadata: CursorMetadata }
> = { route: 'POST /vitrine/v1/companies/query', repeatable: true, elevated: true, dates: { companies: companyDates } }

/** Counts the companies that match a filter. */
export const countCompanies: ElevatedEndpoint<
  {
    body?: {
      /** Conditions by field. Default: all are counted. */
      filter?: unknown
    }
  },
  { count: number }
> = { route: 'POST /vitrine/v1/companies/count', repeatable: true, elevated: true }

/**
 * Imports up to 100 companies. Each one succeeds or fails independently. Sent fields of existing companies are
 * overwritten, and tags are added, if `updateExisting` is set.
 */
export const bulkImportCompanies: ElevatedEndpoint<
  {
    body: {
      companies: readonly ImportedCompany[]
      /** Whether existing companies are updated. Default: false. */
      updateExisting?: boolean
      /** Whether nothing is saved. Default: false. */
      isPreview?: boolean
    }
  },
  { results: readonly CompanyImportResult[] }
> = { route: 'POST /vitrine/v1/bulk/companies/import', repeatable: true, elevated: true }

/** Lists the people of a company, administrators first, then by name. A company has at most 500. */
export const listCompanyPeople: ElevatedEndpoint<
  {
    params: { id: string }
    query?: {
      /** Page size. Default: 50. At most 100. */
      limit?: number
      /** Number of people to skip. Default: 0. */
      offset?: number
    }
  },
  { people: readonly CompanyPerson[] }
> = {
  route: 'GET /vitrine/v1/companies/{id}/people',
  repeatable: true,
  elevated: true,
  dates: { people: { addedDate: true } },
}

/**
 * Adds a customer to a company. A customer orders for at most one company. Without an account, prices and terms
 * apply once the customer has signed up and verified the email.
 */
export const addCompanyPerson: ElevatedEndpoint<
  {
    params: { id: string }
    body: {
      customerId: string
      /** Default: `BUYER`. */
      role?: 'BUYER' | 'ADMINISTRATOR'
    }
  },
  { person: CompanyPerson }
> = { route: 'POST /vitrine/v1/companies/{id}/people', elevated: true, dates: { person: { addedDate: true } } }

/** Changes the role of a person in a company. */
export const updateCompanyPerson: ElevatedEndpoint<
  {
    params: {
      /** ID of the company. */
      id: string
      customerId: string
    }
    body: { role: 'BUYER' | 'ADMINISTRATOR' }
  },
  { person: CompanyPerson }
> = {
  route: 'PATCH /vitrine/v1/companies/{id}/people/{customerId}',
  repeatable: true,
  elevated: true,
  dates: { person: { addedDate: true } },
}

/** Removes a person from a company. The customer remains, without the prices and terms of the company. */
export const removeCompanyPerson: ElevatedEndpoint<
  {
    params: {
      /** ID of the company. */
      id: string
      customerId: string
    }
  },
  {}
> = { route: 'DELETE /vitrine/v1/companies/{id}/people/{customerId}', repeatable: true, elevated: true }

/** Returns the company that a customer orders for, if there is one. */
export const getCompanyOfCustomer: ElevatedEndpoint<{ params: { id: string } }, { membership?: CompanyMembership }> = {
  route: 'GET /vitrine/v1/customers/{id}/company',
  repeatable: true,
  elevated: true,
  dates: { membership: createCompanyDates },
}

/**
 * Lists orders of companies that match a filter, with their due dates and unpaid amounts. Default: the newest
 * first.
 */
export const queryCompanyOrders: ElevatedEndpoint<
  { body?: { query?: Search } },
  { orders: readonly CompanyOrder[]; pagingMetadata: CursorMetadata }
> = {
  route: 'POST /vitrine/v1/company-orders/query',
  repeatable: true,
  elevated: true,
  dates: { orders: { createdDate: true } },
}

/** Lists the latest 100 events of a company: orders, people, notes and changed payment terms. Newest first. */
export const getCompanyTimeline: ElevatedEndpoint<
  { params: { id: string } },
  { entries: readonly CompanyTimelineEntry[] }
> = {
  route: 'GET /vitrine/v1/companies/{id}/timeline',
  repeatable: true,
  elevated: true,
  dates: { entries: { date: true } },
}

/** Returns the company that the signed-in member orders for, if there is one. */
export const getMyCompany: Endpoint<{}, { company?: OwnCompany }> = {
  route: 'GET /vitrine/v1/members/my/company',
  repeatable: true,
  dates: { company: { people: { addedDate: true }, orders: { createdDate: true } } },
}
