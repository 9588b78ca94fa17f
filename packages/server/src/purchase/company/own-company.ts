import type { CompanyOrder, OwnCompany } from '@vitrine/contract/entities/people/company.ts'
import { companyBounds } from '@vitrine/contract/entities/enumerations.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Site } from '../../ground/site/sites.ts'
import { findPaymentRequest, paymentRequestUrl } from '../../orders/payment-request/api.ts'
import {
  findCompanyOfMember,
  listLatestOrders,
  listPeople,
  type CompanyOfBuyer,
} from '../../people/customer/company/api.ts'
import { listedOrders, type ListedOrder } from './company-orders.ts'
import { presentDetails, presentPerson } from './present.ts'

const shownOrders = 100

type Surroundings = Pick<Context, 'db' | 'config' | 'now'>

/** Adds the page to pay an open order. */
const payable = async (
  { db, config }: Surroundings,
  siteId: string,
  { shown, requestId }: ListedOrder,
): Promise<CompanyOrder> => {
  const request = requestId === null ? undefined : await findPaymentRequest(db, siteId, requestId)
  return request ? { ...shown, paymentUrl: paymentRequestUrl(config, request) } : shown
}

/** What administrators see besides the company: its people and orders. */
const forAdministrators = async (surroundings: Surroundings, site: Site, company: CompanyOfBuyer) => {
  const { db, now } = surroundings
  const people = await listPeople(db, company, { limit: companyBounds.people, offset: 0 })
  const rows = await listLatestOrders(db, { siteId: site.id, companyId: company.id, limit: shownOrders })
  const orders: CompanyOrder[] = []
  for (const one of await listedOrders(db, { site, now: now() }, rows))
    orders.push(await payable(surroundings, site.id, one))
  return { people: people.map(presentPerson), orders }
}

/** Reads the company that a member orders for, as far as their role shows it. */
export const readOwnCompany = async (
  surroundings: Surroundings,
  site: Site,
  memberId: string,
): Promise<OwnCompany | undefined> => {
  const company = await findCompanyOfMember(surroundings.db, site.id, memberId)
  if (!company) return undefined
  return {
    id: company.id,
    name: company.name,
    ...presentDetails(company),
    paymentTerms: company.payment_terms,
    role: company.role,
    ...(company.role === 'ADMINISTRATOR' && (await forAdministrators(surroundings, site, company))),
  }
}
