import { BagIcon, BoxIcon, ChartIcon, HomeIcon, PersonIcon, SlidersIcon, StoreIcon, TagIcon } from '@vitrine/ui'
import type { ComponentType } from 'react'
import { words } from '../words/first.ts'

export interface NavigationPage {
  readonly to: string
  readonly label: string
  /** The pending count shown next to the link. */
  readonly pending?: keyof PendingCounts
  /** Pages below this path with an entry of their own. */
  readonly except?: readonly string[]
}
/** Number of things that need the owner, by kind. */
export interface PendingCounts {
  readonly reviews: number
  readonly returns: number
  readonly failedJobs: number
  /** Unread alerts, which the bell shows. */
  readonly alerts: number
}

export interface NavigationGroup {
  readonly title: string
  readonly icon: ComponentType
  /** The first page opens with the group. It has no entry of its own if it has the same name. */
  readonly pages: readonly [NavigationPage, ...NavigationPage[]]
}

/** Entries of the navigation. */
export const navigationGroups: readonly NavigationGroup[] = [
  { title: words.overview, icon: HomeIcon, pages: [{ to: '/', label: words.overview }] },
  {
    title: words.orders,
    icon: BagIcon,
    pages: [
      { to: '/orders', label: words.orders, except: ['/orders/drafts', '/orders/returns', '/orders/abandoned'] },
      { to: '/orders/drafts', label: words.drafts.title },
      { to: '/orders/abandoned', label: words.abandoned.title },
      { to: '/orders/returns', label: words.returns.title, pending: 'returns' },
    ],
  },
  {
    title: words.products,
    icon: BoxIcon,
    pages: [
      { to: '/products', label: words.products },
      { to: '/collections', label: words.collections.title },
      { to: '/inventory', label: words.inventories.title, except: ['/inventory/waiting'] },
      { to: '/inventory/waiting', label: words.waitlist.title },
      { to: '/transfers', label: words.transfers.title },
      { to: '/locations', label: words.locations.title },
      { to: '/brands', label: words.brands.title },
      { to: '/ribbons', label: words.ribbons.title },
      { to: '/info-sections', label: words.infoSections.title },
      { to: '/product-groups', label: words.productGroups.title },
    ],
  },
  {
    title: words.customers.title,
    icon: PersonIcon,
    pages: [
      {
        to: '/customers',
        label: words.customers.title,
        except: ['/customers/companies', '/customers/segments', '/customers/groups'],
      },
      {
        to: '/customers/companies',
        label: words.companies.title,
        except: ['/customers/companies/orders'],
      },
      { to: '/customers/companies/orders', label: words.companyOrders.title },
      { to: '/customers/segments', label: words.segments.title },
      { to: '/customers/groups', label: words.memberGroups.title },
      { to: '/reviews', label: words.reviews.title, pending: 'reviews' },
    ],
  },
  {
    title: words.marketing,
    icon: TagIcon,
    pages: [
      { to: '/discounts', label: words.discounts.title },
      { to: '/coupons', label: words.coupons.title },
      { to: '/promotions', label: words.promotions.title },
      { to: '/price-lists', label: words.priceLists.title },
      { to: '/gift-cards', label: words.giftCards.title },
    ],
  },
  {
    title: words.reports.title,
    icon: ChartIcon,
    pages: [
      { to: '/reports', label: words.reports.title, except: ['/reports/saved'] },
      { to: '/reports/saved', label: words.savedReports.title },
      { to: '/finances', label: words.finances.title },
    ],
  },
  {
    title: words.onlineStore,
    icon: StoreIcon,
    pages: [
      { to: '/design', label: words.design.title },
      { to: '/domains', label: words.domains.title },
      { to: '/search', label: words.searches.title },
      { to: '/policies', label: words.policies.title },
      { to: '/checkout', label: words.checkouts.title },
      { to: '/sign-in-settings', label: words.signIns.title },
    ],
  },
  {
    title: words.settings,
    icon: SlidersIcon,
    pages: [
      { to: '/settings', label: words.general.title },
      { to: '/delivery', label: words.deliveries.title },
      { to: '/fees', label: words.fees.title },
      { to: '/tips', label: words.tips.title },
      { to: '/shipping-labels', label: words.labels.title },
      { to: '/payments', label: words.paymentMethods.title },
      { to: '/currencies', label: words.currencies.title },
      { to: '/tax', label: words.taxes.title },
      { to: '/invoices', label: words.invoiceSettings.title },
      { to: '/return-settings', label: words.returns.settings.title },
      { to: '/emails', label: words.emails.title },
      { to: '/notifications', label: words.notifications.title },
      { to: '/apps-and-keys', label: words.appsAndKeys.title },
      { to: '/failed-jobs', label: words.failedJobs.title, pending: 'failedJobs' },
      { to: '/staff', label: words.staff.title },
      { to: '/audit-log', label: words.auditLog.title },
      { to: '/account', label: words.account.title },
    ],
  },
]

/** Whether a path is this page, or one below it without an entry of its own. */
export const isOpen = ({ to, except = [] }: NavigationPage, path: string): boolean => {
  const isWithin = (address: string) => path === address || path.startsWith(`${address}/`)
  return to === '/' ? path === '/' : isWithin(to) && !except.some(isWithin)
}

/** The pages of a group that have an entry of their own. */
export const entriesOf = ({ title, pages: [first, ...others] }: NavigationGroup): readonly NavigationPage[] =>
  first.label === title ? others : [first, ...others]
