import { Drawer, IconButton, MenuIcon, ThemeToggle, VisuallyHidden } from '@vitrine/ui'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { words } from './words/en.ts'

interface Page {
  readonly to: string
  readonly label: string
  /** The number of reviews that wait stands beside it. */
  readonly waits?: true
  /** Pages below its address that have an entry of their own. */
  readonly but?: readonly string[]
}
interface Group {
  readonly title?: string
  readonly pages: readonly Page[]
}

const groups: readonly Group[] = [
  {
    pages: [
      { to: '/', label: words.overview },
      { to: '/orders', label: words.orders, but: ['/orders/drafts'] },
      { to: '/orders/drafts', label: words.drafts.title },
      { to: '/products', label: words.products },
      { to: '/collections', label: words.collections.title },
      { to: '/members', label: words.members.title },
      { to: '/reviews', label: words.reviews.title, waits: true },
      { to: '/finances', label: words.finances.title },
    ],
  },
  {
    title: words.marketing,
    pages: [
      { to: '/coupons', label: words.coupons.title },
      { to: '/gift-cards', label: words.giftCards.title },
    ],
  },
  {
    title: words.settings,
    pages: [
      { to: '/settings', label: words.general.title },
      { to: '/appearance', label: words.appearance.title },
      { to: '/delivery', label: words.deliveries.title },
      { to: '/shipping-labels', label: words.labels.title },
      { to: '/payments', label: words.paymentMethods.title },
      { to: '/tax', label: words.taxes.title },
      { to: '/invoices', label: words.invoiceSettings.title },
      { to: '/checkout', label: words.checkouts.title },
      { to: '/sign-in-settings', label: words.signIns.title },
      { to: '/apps-and-keys', label: words.appsAndKeys.title },
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
const Waiting = ({ count }: { count: number }) =>
  count > 0 && (
    <>
      <span aria-hidden="true" className="ms-2 rounded-full bg-accent px-2 py-0.5 text-xs text-on-accent">
        {count}
      </span>
      <VisuallyHidden>{`, ${words.reviews.waitingCount(count)}`}</VisuallyHidden>
    </>
  )

interface NavigationProps {
  readonly className?: string
  readonly onGo?: () => void
  readonly waitingReviews: number
}

const PageLink = ({ page, onGo, waitingReviews }: Omit<NavigationProps, 'className'> & { page: Page }) => {
  const { pathname } = useLocation()
  const isActive = isOpen(page, pathname)
  return (
    <li>
      <Link to={page.to} className={linkClass(isActive)} aria-current={isActive ? 'page' : undefined} onClick={onGo}>
        {page.label}
        {page.waits && <Waiting count={waitingReviews} />}
      </Link>
    </li>
  )
}

const PageLinks = ({
  pages,
  onGo,
  waitingReviews,
}: Omit<NavigationProps, 'className'> & { pages: readonly Page[] }) => (
  <ul className="grid list-none gap-0.5 p-0">
    {pages.map((page) => (
      <PageLink key={page.to} page={page} onGo={onGo} waitingReviews={waitingReviews} />
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
export const NavigationButton = ({ className, waitingReviews }: Omit<NavigationProps, 'onGo'>) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton label={words.navigation} className={className} onClick={() => setOpen(true)}>
        <MenuIcon />
      </IconButton>
      <Drawer side="start" open={isOpen} onClose={() => setOpen(false)} title={words.backOffice}>
        <Navigation onGo={() => setOpen(false)} waitingReviews={waitingReviews} />
        <ThemeToggle className="mt-6 sm:hidden" />
      </Drawer>
    </>
  )
}
