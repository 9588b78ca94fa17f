import { Drawer, IconButton, MenuIcon, ThemeToggle, VisuallyHidden } from '@vitrine/ui'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { words } from '../words/en.ts'

interface Page {
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
}

const pendingLabels: Readonly<Record<keyof PendingCounts, (count: number) => string>> = {
  reviews: words.reviews.waitingCount,
  returns: words.returns.pending.count,
  failedJobs: words.failedJobs.count,
}

interface Group {
  readonly title?: string
  readonly pages: readonly Page[]
}

/** Entries of the navigation. */
export const navigationGroups: readonly Group[] = [
  {
    pages: [
      { to: '/', label: words.overview },
      { to: '/orders', label: words.orders, except: ['/orders/drafts', '/orders/returns', '/orders/abandoned'] },
      { to: '/orders/drafts', label: words.drafts.title },
      { to: '/orders/abandoned', label: words.abandoned.title },
      { to: '/orders/returns', label: words.returns.title, pending: 'returns' },
      { to: '/members', label: words.members.title, except: ['/members/groups'] },
      { to: '/members/groups', label: words.memberGroups.title },
      { to: '/reviews', label: words.reviews.title, pending: 'reviews' },
      { to: '/finances', label: words.finances.title },
    ],
  },
  {
    title: words.catalog,
    pages: [
      { to: '/products', label: words.products },
      { to: '/collections', label: words.collections.title },
      { to: '/inventory', label: words.inventories.title },
      { to: '/transfers', label: words.transfers.title },
      { to: '/locations', label: words.locations.title },
      { to: '/brands', label: words.brands.title },
      { to: '/ribbons', label: words.ribbons.title },
      { to: '/info-sections', label: words.infoSections.title },
      { to: '/product-groups', label: words.productGroups.title },
    ],
  },
  {
    title: words.marketing,
    pages: [
      { to: '/promotions', label: words.promotions.title },
      { to: '/discounts', label: words.discounts.title },
      { to: '/coupons', label: words.coupons.title },
      { to: '/price-lists', label: words.priceLists.title },
      { to: '/gift-cards', label: words.giftCards.title },
    ],
  },
  {
    title: words.settings,
    pages: [
      { to: '/settings', label: words.general.title },
      { to: '/design', label: words.design.title },
      { to: '/search', label: words.searches.title },
      { to: '/delivery', label: words.deliveries.title },
      { to: '/fees', label: words.fees.title },
      { to: '/tips', label: words.tips.title },
      { to: '/shipping-labels', label: words.labels.title },
      { to: '/payments', label: words.paymentMethods.title },
      { to: '/currencies', label: words.currencies.title },
      { to: '/tax', label: words.taxes.title },
      { to: '/invoices', label: words.invoiceSettings.title },
      { to: '/return-settings', label: words.returns.settings.title },
      { to: '/policies', label: words.policies.title },
      { to: '/notifications', label: words.notifications.title },
      { to: '/checkout', label: words.checkouts.title },
      { to: '/sign-in-settings', label: words.signIns.title },
      { to: '/apps-and-keys', label: words.appsAndKeys.title },
      { to: '/failed-jobs', label: words.failedJobs.title, pending: 'failedJobs' },
    ],
  },
]

/** Whether the current path is this page, or one below it without an entry of its own. */
const isOpen = ({ to, except = [] }: Page, path: string): boolean => {
  const isWithin = (address: string) => path === address || path.startsWith(`${address}/`)
  return to === '/' ? path === '/' : isWithin(to) && !except.some(isWithin)
}

const linkClass = (isActive: boolean): string =>
  `block rounded-sm px-3 py-2 text-sm no-underline transition-colors ${
    isActive ? 'bg-wash text-text font-medium' : 'text-muted hover:bg-wash hover:text-text'
  }`

/** A pending count: a number on screen, a phrase for screen readers. */
const PendingBadge = ({ of, count }: { of: keyof PendingCounts; count: number }) =>
  count > 0 && (
    <>
      <span aria-hidden="true" className="ms-2 rounded-full bg-accent px-2 py-0.5 text-xs text-on-accent">
        {count}
      </span>
      <VisuallyHidden>{`, ${pendingLabels[of](count)}`}</VisuallyHidden>
    </>
  )

interface NavigationProps {
  readonly className?: string
  readonly onGo?: () => void
  readonly pending: PendingCounts
}

const PageLink = ({ page, onGo, pending }: Omit<NavigationProps, 'className'> & { page: Page }) => {
  const { pathname } = useLocation()
  const isActive = isOpen(page, pathname)
  return (
    <li>
      <Link to={page.to} className={linkClass(isActive)} aria-current={isActive ? 'page' : undefined} onClick={onGo}>
        {page.label}
        {page.pending && <PendingBadge of={page.pending} count={pending[page.pending]} />}
      </Link>
    </li>
  )
}

const PageLinks = ({ pages, onGo, pending }: Omit<NavigationProps, 'className'> & { pages: readonly Page[] }) => (
  <ul className="grid list-none gap-0.5 p-0">
    {pages.map((page) => (
      <PageLink key={page.to} page={page} onGo={onGo} pending={pending} />
    ))}
  </ul>
)

/** All pages of the back office in groups. */
export const Navigation = ({ className, ...links }: NavigationProps) => (
  <nav aria-label={words.navigation} className={className}>
    <div className="grid gap-6">
      {navigationGroups.map(({ title, pages }) => (
        <div key={title ?? ''}>
          {title !== undefined && <p className="mb-1 px-3 text-xs text-faint">{title}</p>}
          <PageLinks pages={pages} {...links} />
        </div>
      ))}
    </div>
  </nav>
)

/** The navigation in a drawer, for small screens. */
export const NavigationButton = ({ className, pending }: Omit<NavigationProps, 'onGo'>) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton label={words.navigation} className={className} onClick={() => setOpen(true)}>
        <MenuIcon />
      </IconButton>
      <Drawer side="start" open={isOpen} onClose={() => setOpen(false)} title={words.backOffice}>
        <Navigation onGo={() => setOpen(false)} pending={pending} />
        <ThemeToggle className="mt-6 sm:hidden" />
      </Drawer>
    </>
  )
}
