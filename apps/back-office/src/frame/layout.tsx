import { isApiError, type DemoPast, type StaffAccount } from '@vitrine/client'
import { Button, Container, EmptyState, Link, SkipLink, Spinner, ThemeToggle, UiProvider } from '@vitrine/ui'
import { useEffect, useState } from 'react'
import {
  Outlet,
  ScrollRestoration,
  useLoaderData,
  useNavigate,
  useNavigation,
  useRevalidator,
  useRouteError,
} from 'react-router'
import { AccessProvider, ReadOnlyNote } from '../access/access.tsx'
import { forgetAccount, loadAccount } from '../access/account-store.ts'
import { AlertBell } from '../alerts/alert-bell.tsx'
import { CommandMenu } from '../command-menu/command-menu.tsx'
import { forgetRecent } from '../command-menu/recent.ts'
import { settled } from '../form/unsaved.ts'
import { loadTimeZone } from '../clock/store-zone.ts'
import { ZoneLink } from '../clock/zone-link.tsx'
import { DemoPastNotice } from './demo-past-notice.tsx'
import { loadDemoPast } from './use-demo-past.ts'
import { useLeaveGuard } from './leave-guard.tsx'
import { Navigation, NavigationButton } from './navigation.tsx'
import { usePendingCounts } from './use-pending-counts.ts'
import { errorMessage } from '../error-message.ts'
import { KeyboardShortcuts } from '../shortcuts/keyboard-shortcuts.tsx'
import { signOut } from '../session/session.ts'
import { words } from '../words/first.ts'

interface LayoutData {
  readonly timeZone: string
  readonly account: StaffAccount
  readonly demoPast: DemoPast | undefined
}

export const loadLayout = async (): Promise<LayoutData> => {
  const [timeZone, account, demoPast] = await Promise.all([loadTimeZone(), loadAccount(), loadDemoPast()])
  return { timeZone, account, demoPast }
}

/** Layout of all pages: the navigation at the side, or behind a button on small screens. */
export const Layout = () => {
  const { timeZone, account, demoPast } = useLoaderData<LayoutData>()
  const navigate = useNavigate()
  const isLoading = useNavigation().state !== 'idle'
  const { dialog, leaveBy } = useLeaveGuard()
  const pendingCounts = usePendingCounts(account.permissions)
  const [showsShortcuts, showShortcuts] = useState(false)
  const leave = async () => {
    forgetRecent()
    forgetAccount()
    await signOut()
    await navigate('/sign-in', settled)
  }
  return (
    <UiProvider timeZone={timeZone}>
      <AccessProvider account={account}>
        <SkipLink />
        <ScrollRestoration />
        {dialog}
        <KeyboardShortcuts isShown={showsShortcuts} onShow={showShortcuts} />
        <header className="border-b border-line bg-surface">
          <Container className="flex items-center gap-2 py-2 lg:max-w-none lg:py-3">
            <NavigationButton className="-ms-2 lg:hidden" pending={pendingCounts} />
            <div className="flex min-w-0 flex-col sm:flex-row sm:items-baseline sm:gap-3">
              {/* Its name has two words in some languages, which wrap on a phone. */}
              <p className="font-display text-lg max-sm:line-clamp-2 max-sm:leading-tight sm:whitespace-nowrap">
                {words.backOffice}
              </p>
              <ZoneLink />
            </div>
            <div className="ms-auto flex items-center gap-2">
              <CommandMenu />
              <AlertBell unread={pendingCounts.alerts} />
              <ThemeToggle className="max-sm:hidden" />
              <Link href="/account" className="text-sm whitespace-nowrap max-sm:hidden">
                {account.name || words.account.title}
              </Link>
              <Button
                className="max-sm:shrink max-sm:leading-tight sm:whitespace-nowrap"
                variant="quiet"
                size="small"
                onClick={() => leaveBy(() => void leave())}
              >
                {words.signOut}
              </Button>
            </div>
          </Container>
          <div
            aria-hidden="true"
            className={`h-0.5 bg-accent transition-opacity ${isLoading ? 'animate-pulse opacity-100' : 'opacity-0'}`}
          />
        </header>
        <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
          <div className="sticky top-0 hidden max-h-dvh content-between self-start overflow-y-auto px-4 py-6 lg:grid lg:min-h-[calc(100dvh-4rem)]">
            <Navigation pending={pendingCounts} />
            <Button variant="quiet" size="small" aria-keyshortcuts="?" onClick={() => showShortcuts(true)}>
              {words.shortcuts.title}
            </Button>
          </div>
          <Container as="main" id="main" tabIndex={-1} className="py-6 outline-none lg:py-8">
            <ReadOnlyNote />
            <DemoPastNotice loaded={demoPast} />
            <Outlet />
          </Container>
        </div>
      </AccessProvider>
    </UiProvider>
  )
}

export const Loading = () => (
  <div className="grid min-h-dvh place-items-center">
    <Spinner label={words.backOffice} />
  </div>
)

/** Shows an error with the next step. */
export const ErrorPage = () => {
  const error = useRouteError()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const isOut = isApiError(error, 'UNAUTHENTICATED')
  useEffect(() => {
    if (isOut) void navigate('/sign-in')
  }, [isOut, navigate])
  return (
    <EmptyState
      title={errorMessage(error)}
      level={1}
      actions={
        <>
          <Button onClick={() => void revalidate()}>{words.retry}</Button>
          <Button variant="quiet" href="/">
            {words.toOverview}
          </Button>
        </>
      }
    />
  )
}
