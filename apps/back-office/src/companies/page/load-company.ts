import type { Company, CompanyOrder, CompanyPerson, CompanyTimelineEntry, PriceList } from '@vitrine/client'
import type { PageRequest } from '@vitrine/web/page/routed-page.tsx'
import { permitted } from '../../access/permitted.ts'
import { queryAll } from '../../query-all.ts'
import { shop } from '../../shop.ts'
import { loadChoices, type Choices } from '../load-choices.ts'

const latestOrderCount = 10
export const peoplePageSize = 100

export interface CompanyData {
  readonly company: Company
  readonly people: readonly CompanyPerson[]
  readonly orders: readonly CompanyOrder[]
  readonly timeline: readonly CompanyTimelineEntry[]
  readonly choices: Choices
  /** Price lists of its member groups. */
  readonly priceLists: readonly PriceList[]
  readonly currency: string
}

const loadPriceLists = async ({ memberGroupIds }: Company): Promise<PriceList[]> => {
  if (memberGroupIds.length === 0) return []
  const all = await queryAll(shop.priceLists.queryPriceLists().ascending('position', 'createdDate').limit(100))
  return all.filter((list) => list.memberGroupIds?.some((id) => memberGroupIds.includes(id)))
}

export const loadCompany = async ({
  params: { id },
}: PageRequest<'/customers/companies/:id'>): Promise<CompanyData> => {
  const company = await shop.companies.getCompany(id)
  const [people, { orders }, timeline, choices, priceLists, { siteSettings }] = await Promise.all([
    shop.companies.listCompanyPeople(id, { limit: peoplePageSize }),
    shop.companies.queryCompanyOrders({
      filter: { companyId: company.id },
      cursorPaging: { limit: latestOrderCount },
    }),
    shop.companies.getCompanyTimeline(id),
    loadChoices(),
    permitted('marketing.read', () => loadPriceLists(company), []),
    shop.backOffice.getSiteSettings(),
  ])
  return { company, people, orders, timeline, choices, priceLists, currency: siteSettings.currency }
}
