import { hasPermission, type Permission, type StaffArea } from '@vitrine/contract/areas.ts'

/**
 * The area that each page is about, by the beginning of its path; `*` is any segment. The first match counts. Pages of
 * one's own account have none.
 */
const areas: readonly (readonly [path: string, area: StaffArea | undefined])[] = [
  ['/orders/abandoned', 'marketing'],
  ['/orders/labels', 'fulfillment'],
  ['/orders/*/label', 'fulfillment'],
  ['/orders/*/refund', 'payments'],
  ['/orders/*/disputes', 'payments'],
  ['/orders', 'orders'],
  ['/customers', 'customers'],
  ['/reviews', 'marketing'],
  ['/finances', 'finances'],
  ['/reports', 'reports'],
  ['/products', 'products'],
  ['/collections', 'products'],
  ['/brands', 'products'],
  ['/ribbons', 'products'],
  ['/info-sections', 'products'],
  ['/product-groups', 'products'],
  ['/inventory', 'inventory'],
  ['/transfers', 'inventory'],
  ['/locations', 'inventory'],
  ['/promotions', 'marketing'],
  ['/discounts', 'marketing'],
  ['/coupons', 'marketing'],
  ['/price-lists', 'marketing'],
  ['/gift-cards', 'giftCards'],
  ['/design', 'design'],
  ['/delivery', 'delivery'],
  ['/shipping-labels', 'settings'],
  ['/tax', 'taxes'],
  ['/invoices', 'settings'],
  ['/checkout', 'settings'],
  ['/apps-and-keys', 'developers'],
  ['/failed-jobs', 'developers'],
  ['/staff', 'staff'],
  ['/audit-log', 'staff'],
  ['/account', undefined],
  ['/alerts', undefined],
]
/** Settings pages without an entry above. */
const settingsPages =
  /^\/(settings|domains|search|fees|tips|payments|currencies|return-settings|policies|emails|notifications|sign-in-settings)(\/|$)/

const segmentsOf = (path: string): string[] => path.split('/').slice(1)

const isWithin = (path: string, pattern: string): boolean => {
  const segments = segmentsOf(path)
  return segmentsOf(pattern).every((part, index) => part === '*' || part === segments[index])
}

/** Returns the area that a page is about; `undefined` for pages that everyone may open. */
export const areaOfPage = (path: string): StaffArea | undefined => {
  if (path === '/') return 'orders'
  if (settingsPages.test(path)) return 'settings'
  return areas.find(([pattern]) => isWithin(path, pattern))?.[1]
}

/** Whether permissions let a person open a page. */
export const mayOpen = (permissions: readonly Permission[], path: string): boolean => {
  const area = areaOfPage(path)
  return area === undefined || hasPermission(new Set(permissions), `${area}.read`)
}
