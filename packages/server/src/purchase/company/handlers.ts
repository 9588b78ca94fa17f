import type { companyCalls } from '@vitrine/contract'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { requireCustomer } from '../../people/customer/api.ts'
import {
  countCompanies,
  deleteCompanyRow,
  findPerson,
  listPeople,
  queryCompanies,
  queryCompanyOrders,
  requireCompany,
  type StoredCompany,
} from '../../people/customer/company/api.ts'
import { listedOrders } from './company-orders.ts'
import { createCompany, updateCompany } from './edit.ts'
import { importCompanies } from './import.ts'
import { readOwnCompany } from './own-company.ts'
import { addPerson, changeRole, removePerson } from './people.ts'
import { presentCompany, presentPerson } from './present.ts'
import { readTimeline } from './timeline.ts'

type CompanyHandlers = Handlers<typeof companyCalls>
type PeopleCall = Extract<keyof CompanyHandlers, `${string}Person` | 'listCompanyPeople' | 'getCompanyOfCustomer'>

/** Creates the handlers for calls about the people of companies. */
const createPeopleHandlers = (context: Context): Pick<CompanyHandlers, PeopleCall> => {
  const { db, sites } = context
  return {
    listCompanyPeople: async ({ siteId }, { params: { id }, query: { limit = 50, offset = 0 } }) => {
      const company = await requireCompany(db, { siteId, id })
      return { people: (await listPeople(db, company, { limit, offset })).map(presentPerson) }
    },

    addCompanyPerson: async ({ siteId }, { params: { id }, body: { customerId, role = 'BUYER' } }) => {
      const adding = { siteId, id, customerId, role }
      return { person: presentPerson(await transact(db, (transaction) => addPerson(context, transaction, adding))) }
    },

    updateCompanyPerson: async ({ siteId }, { params, body: { role } }) => {
      const changing = { siteId, ...params, role }
      return { person: presentPerson(await transact(db, (transaction) => changeRole(context, transaction, changing))) }
    },

    removeCompanyPerson: async ({ siteId }, { params }) => {
      await transact(db, (transaction) => removePerson(context, transaction, { siteId, ...params }))
      return {}
    },

    getCompanyOfCustomer: async ({ siteId }, { params }) => {
      const { id: customerId } = await requireCustomer(db, siteId, params.id)
      const person = await findPerson(db, { siteId, customerId })
      if (!person) return {}
      const company = await requireCompany(db, { siteId, id: person.company_id })
      const { role } = person
      return { membership: { company: presentCompany(company, await requireSite(sites, siteId)), role } }
    },
  }
}

/** Creates the handlers for calls about companies. */
export const createCompanyHandlers = (context: Context): CompanyHandlers => {
  const { db, sites, now } = context

  const present = async (row: StoredCompany) => ({
    company: presentCompany(row, await requireSite(sites, row.site_id)),
  })

  return {
    ...createPeopleHandlers(context),

    createCompany: async ({ siteId }, { body: { company } }) => {
      const site = await requireSite(sites, siteId)
      return present(await transact(db, (transaction) => createCompany(context, transaction, { site, company })))
    },

    getCompany: async ({ siteId }, { params: { id } }) => present(await requireCompany(db, { siteId, id })),

    updateCompany: async ({ siteId }, { params: { id }, body: { company } }) => {
      const site = await requireSite(sites, siteId)
      return present(await transact(db, (transaction) => updateCompany(context, transaction, { site, id, company })))
    },

    deleteCompany: async ({ siteId }, { params: { id } }) => {
      await deleteCompanyRow(db, { siteId, id })
      return {}
    },

    bulkImportCompanies: async ({ siteId }, { body: { companies, updateExisting = false, isPreview = false } }) => {
      const site = await requireSite(sites, siteId)
      return { results: await importCompanies(context, { site, companies, updateExisting, isPreview }) }
    },

    queryCompanies: async ({ siteId }, { body: { query } }) => {
      const site = await requireSite(sites, siteId)
      const { rows, metadata } = await queryCompanies(db, site, query)
      return { companies: rows.map((row) => presentCompany(row, site)), pagingMetadata: metadata }
    },

    countCompanies: async ({ siteId }, { body }) => ({
      count: await countCompanies(db, await requireSite(sites, siteId), body.filter),
    }),

    queryCompanyOrders: async ({ siteId }, { body: { query } }) => {
      const site = await requireSite(sites, siteId)
      const { rows, metadata } = await queryCompanyOrders(db, site, query)
      const orders = await listedOrders(db, { site, now: now() }, rows)
      return { orders: orders.map(({ shown }) => shown), pagingMetadata: metadata }
    },

    getCompanyTimeline: async ({ siteId }, { params: { id } }) => {
      const site = await requireSite(sites, siteId)
      const company = await requireCompany(db, { siteId, id })
      return { entries: await readTimeline(db, { site, now: now() }, company) }
    },

    getMyCompany: async ({ siteId, memberId }) => {
      const company = await readOwnCompany(context, await requireSite(sites, siteId), memberId)
      return company ? { company } : {}
    },
  }
}
