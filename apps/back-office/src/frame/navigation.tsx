import { Drawer, IconButton, MenuIcon, ThemeToggle, VisuallyHidden } from '@vitrine/ui'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { words } from '../words/first.ts'
import { useAccess } from '../access/access.tsx'
import { mayOpen } from '../access/page-areas.ts'
import {
  entriesOf,
  isOpen,
  navigationGroups,
  type NavigationGroup,
  type NavigationPage,
  type PendingCounts,
} from './navigation-groups.ts'

const pendingLabels: Readonly<Record<keyof PendingCounts, (count: number) => string>> = {
  reviews: words.reviews.waitingCount,
  returns: words.returns.pending.count,
  failedJobs: words.failedJobs.count,
  alerts: words.alerts.bell,
}

const linkClass = (isActive: boolean): string =>
  `flex items-center gap-3 rounded-sm px-3 py-1.5 text-sm no-underline transition-colors ${
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
        <span>
          {page.label}
          {page.pending && <PendingBadge of={page.pending} count={pending[page.pending]} />}
        </span>
      </Link>
    </li>
  )
}

type GroupProps = Omit<NavigationProps, 'className'> & { group: NavigationGroup }

/** A group: a link to its first page, and its other pages while one of them is open. */
const Group = ({ group, onGo, pending }: GroupProps) => {
  const { pathname } = useLocation()
  const { title, icon: Icon, pages } = group
  const [first] = pages
  const entries = entriesOf(group)
  const isUnfolded = pages.some((page) => isOpen(page, pathname))
  const isActive = isOpen(first, pathname) && !entries.includes(first)
  return (
    <li>
      <Link to={first.to} className={linkClass(isActive)} aria-current={isActive ? 'page' : undefined} onClick={onGo}>
        <Icon />
        <span>
          {title}
          {!isUnfolded &&
            pages.map(
              (page) => page.pending && <PendingBadge key={page.to} of={page.pending} count={pending[page.pending]} />,
            )}
        </span>
      </Link>
      {entries.length > 0 && (
        <ul hidden={!isUnfolded} aria-label={title} className="grid list-none gap-0.5 p-0 ps-8 pb-2 [&[hidden]]:hidden">
          {entries.map((page) => (
            <PageLink key={page.to} page={page} onGo={onGo} pending={pending} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** The groups with the pages that the person may open. Without an account, all of them. */
const useGroups = (): readonly NavigationGroup[] => {
  const { account } = useAccess()
  return navigationGroups.flatMap((group) => {
    const [first, ...others] = group.pages.filter(({ to }) => !account || mayOpen(account.permissions, to))
    return first ? [{ ...group, pages: [first, ...others] as const }] : []
  })
}

/** The pages of the back office in groups that unfold where one of their pages is open. */
export const Navigation = ({ className, ...links }: NavigationProps) => (
  <nav aria-label={words.navigation} className={className}>
    <ul className="grid list-none gap-1 p-0">
      {useGroups().map((group) => (
        <Group key={group.title} group={group} {...links} />
      ))}
    </ul>
  </nav>
)

/** The navigation in a drawer, for small screens. */
export const NavigationButton = ({ className, pending }: Omit<NavigationProps, 'onGo'>) => {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <IconButton label={words.navigation} className={className} onClick={() => setShown(true)}>
        <MenuIcon />
      </IconButton>
      <Drawer side="start" open={isShown} onClose={() => setShown(false)} title={words.backOffice}>
        <Navigation onGo={() => setShown(false)} pending={pending} />
        <ThemeToggle className="mt-6 sm:hidden" />
      </Drawer>
    </>
  )
}
