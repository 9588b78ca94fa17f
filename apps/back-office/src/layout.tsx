import { isApiError } from '@vitrine/client'
import { Button, Container, EmptyState, SkipLink, Spinner, ThemeToggle } from '@vitrine/ui'
import { useEffect } from 'react'
import { NavLink, Outlet, useNavigate, useNavigation, useRevalidator, useRouteError } from 'react-router'
import { sentenceFor } from './sentences.ts'
import { signOut } from './shop.ts'
import { words } from './words/en.ts'

const sections = [
  { to: '/', label: words.overview, end: true },
  { to: '/orders', label: words.orders, end: false },
  { to: '/products', label: words.products, end: false },
  { to: '/settings', label: words.settings, end: false },
]

const linkClass = ({ isActive }: { isActive: boolean }): string =>
  `rounded-sm px-3 py-2 text-sm no-underline transition-colors ${isActive ? 'bg-wash text-text font-medium' : 'text-muted hover:text-text'}`

const Navigation = () => (
  <nav aria-label={words.navigation} className="flex gap-1 overflow-x-auto">
    {sections.map(({ to, label, end }) => (
      <NavLink key={to} to={to} end={end} className={linkClass}>
        {label}
      </NavLink>
    ))}
  </nav>
)

/** Every page of the desk: the sections above, the page below. */
export const Layout = () => {
  const navigate = useNavigate()
  const isLoading = useNavigation().state !== 'idle'
  const leave = async () => {
    await signOut()
    await navigate('/sign-in')
  }
  return (
    <>
      <SkipLink />
      <header className="border-b border-line bg-surface">
        <Container className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
          <p className="font-display text-lg">{words.backOffice}</p>
          <Navigation />
          <div className="ms-auto flex items-center gap-2">
            <ThemeToggle />
            <Button variant="quiet" size="small" onClick={() => void leave()}>
              {words.signOut}
            </Button>
          </div>
        </Container>
        <div
          aria-hidden="true"
          className={`h-0.5 bg-accent transition-opacity ${isLoading ? 'animate-pulse opacity-100' : 'opacity-0'}`}
        />
      </header>
      <Container as="main" id="main" tabIndex={-1} className="py-8 outline-none">
        <Outlet />
      </Container>
    </>
  )
}

export const Loading = () => (
  <div className="grid min-h-dvh place-items-center">
    <Spinner label={words.backOffice} />
  </div>
)

/** Says what went wrong and offers the next step. */
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
      title={sentenceFor(error)}
      actions={
        <>
          <Button onClick={() => void revalidate()}>{words.retry}</Button>
          <Button variant="quiet" onClick={() => void navigate(-1)}>
            {words.goBack}
          </Button>
        </>
      }
    />
  )
}
