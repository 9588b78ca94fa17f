import { VitrineProvider } from '@vitrine/react'
import { useState, type ReactNode } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root'
import { Header } from './parts/header'
import { createVisitor } from './visitor'
import './app.css'

export const Layout = ({ children }: { children: ReactNode }) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <link rel="icon" href="data:," />
      <Meta />
      <Links />
    </head>
    <body>
      {children}
      <ScrollRestoration />
      <Scripts />
    </body>
  </html>
)

export default function App() {
  const [visitor] = useState(createVisitor)
  return (
    <VitrineProvider client={visitor}>
      <Header />
      <main>
        <Outlet />
      </main>
    </VitrineProvider>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <main>
      <h1>{isMissing ? 'Page not found' : 'Something went wrong'}</h1>
      <p>{isMissing ? 'It may have moved.' : 'Try again in a moment.'}</p>
      {import.meta.env.DEV && error instanceof Error && <pre>{error.message}</pre>}
      <a href="/">Go to the store</a>
    </main>
  )
}
