import type { Customer, CustomerSegment, CustomerTag } from '@vitrine/client'
import type { PageRequest } from '@vitrine/web/page/routed-page.tsx'
import { loadTimeZone } from '../../clock/store-zone.ts'
import { shop } from '../../shop.ts'
import { filterOf, isNarrowed, queryOf, readCustomerView, type CustomerView } from './customer-view.ts'

const pageSize = 50

export interface CustomersData {
  readonly view: CustomerView
  readonly customers: readonly Customer[]
  readonly next: string | undefined
  readonly isFirst: boolean
  /** Number of customers that match. */
  readonly count: number
  /** Number of accounts that wait for approval. */
  readonly pending: number
  readonly tags: readonly CustomerTag[]
  readonly segments: readonly CustomerSegment[]
  readonly currency: string
}

export const loadCustomers = async ({ url, call }: PageRequest): Promise<CustomersData> => {
  const view = readCustomerView(url.searchParams)
  const after = url.searchParams.get('after')
  const [timeZone, segments] = await Promise.all([loadTimeZone(), shop.customers.listCustomerSegments(call)])
  const context = { timeZone, segments }
  const query = after === null ? queryOf(view, context) : {}
  const cursorPaging = { limit: pageSize, ...(after !== null && { cursor: after }) }
  const [{ customers, pagingMetadata }, count, pending, tags, { siteSettings }] = await Promise.all([
    shop.customers.queryCustomers({ ...query, cursorPaging }, call),
    shop.customers.countCustomers(isNarrowed(view) ? { filter: filterOf(view, context) } : {}, call),
    shop.customers.countCustomers({ filter: { accountStatus: 'PENDING' } }, call),
    shop.customers.listCustomerTags(call),
    shop.backOffice.getSiteSettings(),
  ])
  return {
    view,
    customers,
    next: pagingMetadata.cursors.next,
    isFirst: after === null,
    count,
    pending,
    tags,
    segments,
    currency: siteSettings.currency,
  }
}
