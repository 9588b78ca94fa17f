import { Drawer, IconButton, MenuIcon, ThemeToggle, VisuallyHidden } from '@vitrine/ui'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { words } from './words/en.ts'

interface Page {
  readonly to: string
  readonly label: string
  /** How many of these wait stands beside it. */
  readonly waits?: keyof Waits
  /** Pages below its address that have an entry of their own. */
  readonly but?: readonly string[]
}
/** How many things of a kind wait for the owner. */
export interface Waits {
  readonly reviews: number
  readonly returns: number
  readonly failedJobs: number
}

const waitsInWords: Readonly<Record<keyof Waits, (count: number) => string>> = {
  reviews: words.reviews.waitingCount,
  returns: words.returns.waiting.count,
  failedJobs: words.failedJobs.count,
}

interface Group {
  readonly title?: string
  readonly pages: readonly Page[]
}

const groups: readonly Group[] = [
  {
    pages: [
      { to: '/', label: words.overview },
      { to: '/orders', label: words.orders, but: ['/orders/drafts', '/orders/returns'] },
      { to: '/orders/drafts', label: words.drafts.title },
      { to: '/orders/returns', label: words.returns.title, waits: 'returns' },
      { to: '/products', label: words.products },
      { to: '/collections', label: words.collections.title },
      { to: '/members', label: words.members.title, but: ['/members/groups'] },
      { to: '/members/groups', label: words.memberGroups.title },
      { to: '/reviews', label: words.reviews.title, waits: 'reviews' },
      { to: '/finances', label: words.finances.title },
    ],
  },
  {
    title: words.marketing,
    pages: [
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
      { to: '/failed-jobs', label: words.failedJobs.title, waits: 'failedJobs' },
    ],
  },
]

/** Whether a page is open, or one below it that has no entry of its own. */
const isOpen = ({ to, but = [] }: Page, path: string): boolean => {
  const isWithin = (address: string) => path === address || path.startsWith(`${address}/`)
  return to === '/' ? path === '/' : isWithin(to) && !but.some(isWithin)
}

const linkClass = (isActive: boolean): string =>
  `block rounded-sm px-3 py-2 text-sm no-underline transition-colors ${
    isActive ? 'bg-wash text-text font-medium' : 'text-muted hover:bg-wash hover:text-text'
  }`

/** How many wait: a number to see, and in words to hear. */
const Waiting = ({ of, count }: { of: keyof Waits; count: number }) =>
  count > 0 && (
    <>
      <span aria-hidden="true" className="ms-2 rounded-full bg-accent px-2 py-0.5 text-xs text-on-accent">
        {count}
      </span>
      <VisuallyHidden>{`, ${waitsInWords[of](count)}`}</VisuallyHidden>
    </>
  )

interface NavigationProps {
  readonly className?: string
  readonly onGo?: () => void
  readonly waits: Waits
}

const PageLink = ({ page, onGo, waits }: Omit<NavigationProps, 'className'> & { page: Page }) => {
  const { pathname } = useLocation()
  const isActive = isOpen(page, pathname)
  return (
    <li>
      <Link to={page.to} className={linkClass(isActive)} aria-current={isActive ? 'page' : undefined} onClick={onGo}>
        {page.label}
        {page.waits && <Waiting of={page.waits} count={waits[page.waits]} />}
      </Link>
    </li>
  )
}

const PageLinks = ({ pages, onGo, waits }: Omit<NavigationProps, 'className'> & { pages: readonly Page[] }) => (
  <ul className="grid list-none gap-0.5 p-0">
    {pages.map((page) => (
      <PageLink key={page.to} page={page} onGo={onGo} waits={waits} />
    ))}
  </ul>
)

/** All pages of the back office, in groups. */
export const Navigation = ({ className, ...links }: NavigationProps) => (
  <nav aria-label={words.navigation} className={className}>
    <div className="grid gap-6">
      {groups.map(({ title, pages }) => (
        <div key={title ?? ''}>
          {title !== undefined && <p className="mb-1 px-3 text-xs text-faint">{title}</p>}
          <PageLinks pages={pages} {...links} />
        </div>
      ))}
    </div>
  </nav>
)

/** The same pages behind one button, where there is no room beside the page. */
export const NavigationButton = ({ className, waits }: Omit<NavigationProps, 'onGo'>) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton label={words.navigation} className={className} onClick={() => setOpen(true)}>
        <MenuIcon />
      </IconButton>
      <Drawer side="start" open={isOpen} onClose={() => setOpen(false)} title={words.backOffice}>
        <Navigation onGo={() => setOpen(false)} waits={waits} />
        <ThemeToggle className="mt-6 sm:hidden" />
      </Drawer>
    </>
  )
}
