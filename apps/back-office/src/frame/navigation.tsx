import { Drawer, IconButton, MenuIcon, ThemeToggle, VisuallyHidden } from '@vitrine/ui'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { words } from '../words/en.ts'
import { navigationGroups, type NavigationPage, type PendingCounts } from './navigation-groups.ts'

const pendingLabels: Readonly<Record<keyof PendingCounts, (count: number) => string>> = {
  reviews: words.reviews.waitingCount,
  returns: words.returns.pending.count,
  failedJobs: words.failedJobs.count,
}

/** Whether the current path is this page, or one below it without an entry of its own. */
const isOpen = ({ to, except = [] }: NavigationPage, path: string): boolean => {
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

const PageLink = ({ page, onGo, pending }: Omit<NavigationProps, 'className'> & { page: NavigationPage }) => {
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

const PageLinks = ({
  pages,
  onGo,
  pending,
}: Omit<NavigationProps, 'className'> & { pages: readonly NavigationPage[] }) => (
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
