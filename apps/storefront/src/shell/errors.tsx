import { ConnectionError, isApiError } from '@vitrine/client'
import { Button, Container, EmptyState } from '@vitrine/ui'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { words } from '../words/en.ts'

const describe = (error: unknown): { title: string; hint: string } => {
  const isMissing =
    (isRouteErrorResponse(error) && error.status === 404) ||
    (isApiError(error) && (error.status === 400 || error.status === 404))
  if (isMissing) return { title: words.notFound, hint: words.notFoundHint }
  if (error instanceof ConnectionError) return { title: words.broken, hint: words.offline }
  return { title: words.broken, hint: words.brokenHint }
}

/** What a page shows instead of itself when it cannot be shown; the shop around it stays. */
export const PageError = () => {
  const { title, hint } = describe(useRouteError())
  return (
    <>
      <title>{title}</title>
      <EmptyState title={title} level={1} actions={<Button href="/">{words.keepLooking}</Button>}>
        {hint}
      </EmptyState>
    </>
  )
}

/** When not even the shell can be shown. */
export const ErrorPage = () => (
  <Container as="main" id="main" className="py-24">
    <PageError />
  </Container>
)
