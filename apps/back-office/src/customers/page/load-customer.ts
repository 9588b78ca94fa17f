import type {
  AccountActivity,
  CompanyMembership,
  Customer,
  CustomerTag,
  CustomerTimelineEntry,
  Identity,
  Member,
  MemberGroup,
  Order,
  SiteSettings,
  StoreCredit,
} from '@vitrine/client'
import type { PageRequest } from '@vitrine/web/page/routed-page.tsx'
import { redirect } from 'react-router'
import { loadSavedMethods, type SavedMethod } from '../../members/load-saved-methods.ts'
import { shop } from '../../shop.ts'

const latestOrderCount = 10
const latestActivityCount = 10

/** What only customers with an account have. */
export interface AccountData {
  readonly member: Member
  readonly identity: Identity
  readonly fields: SiteSettings['memberFields']
  readonly activity: readonly AccountActivity[]
  readonly credit: StoreCredit
  readonly saved: readonly SavedMethod[] | undefined
  readonly groups: readonly MemberGroup[]
}

export interface CustomerData {
  readonly customer: Customer
  readonly orders: readonly Order[]
  readonly timeline: readonly CustomerTimelineEntry[]
  readonly tags: readonly CustomerTag[]
  readonly currency: string
  readonly account: AccountData | undefined
  readonly membership: CompanyMembership | undefined
}

const loadAccount = async (id: string, fields: SiteSettings['memberFields']): Promise<AccountData> => {
  const [member, identity, activity, credit, saved, groups] = await Promise.all([
    shop.members.getMember(id),
    shop.identities.getMemberIdentity(id),
    shop.activity.listMemberActivity(id),
    shop.storeCredit.getStoreCredit(id),
    loadSavedMethods(id),
    shop.memberGroups.listGroupsOfMember(id),
  ])
  return { member, identity, fields, activity: activity.slice(0, latestActivityCount), credit, saved, groups }
}

const loadOrders = async (timeline: readonly CustomerTimelineEntry[]): Promise<readonly Order[]> => {
  const ids = timeline.flatMap(({ type, entityId }) => (type === 'ORDER' && entityId ? [entityId] : []))
  const shown = ids.slice(0, latestOrderCount)
  if (shown.length === 0) return []
  const { orders } = await shop.orders.searchOrders({
    filter: { id: { $in: shown } },
    sort: [{ fieldName: 'createdDate', order: 'DESC' }],
    cursorPaging: { limit: latestOrderCount },
  })
  return orders
}

export const loadCustomer = async ({ params: { id } }: PageRequest<'/customers/:id'>): Promise<CustomerData> => {
  const customer = await shop.customers.getCustomer(id)
  // The ID of a contact, or of a customer that was merged into this one.
  if (customer.id !== id) throw redirect(`/customers/${customer.id}`)
  const { siteSettings } = await shop.backOffice.getSiteSettings()
  const [timeline, tags, membership, account] = await Promise.all([
    shop.customers.getCustomerTimeline(id),
    shop.customers.listCustomerTags(),
    shop.companies.getCompanyOfCustomer(id),
    customer.memberId === undefined ? undefined : loadAccount(customer.memberId, siteSettings.memberFields),
  ])
  const { currency } = siteSettings
  return { customer, orders: await loadOrders(timeline), timeline, tags, currency, account, membership }
}
