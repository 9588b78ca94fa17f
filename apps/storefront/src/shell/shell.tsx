import { VitrineProvider } from '@vitrine/react'
import { Container, SkipLink, ToastRegion, UiProvider, type AnchorProps } from '@vitrine/ui'
import { Link, Outlet, ScrollRestoration, useLoaderData } from 'react-router'
import type { RouteContext } from './route-context.ts'
import { CartDrawerProvider } from './cart-drawer.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { KeptPage } from './kept-page.tsx'
import { RouteContextProvider } from './route-context.ts'
import type { ShellData } from './shell-data.ts'

const RouterLink = ({ href = '', children, ...rest }: AnchorProps) =>
  /^(https?:|mailto:|tel:|#)/.test(href) ? (
    <a href={href} {...rest}>
      {children}
    </a>
  ) : (
    <Link to={href} {...rest}>
      {children}
    </Link>
  )

export const Shell = ({ context }: { context: RouteContext }) => {
  const { site, cart, member } = useLoaderData<ShellData>()
  return (
    <RouteContextProvider value={context}>
      <VitrineProvider client={context.shop} initial={{ cart, member }}>
        <UiProvider locale={site.language} anchor={RouterLink}>
          <CartDrawerProvider>
            <SkipLink />
            <Header />
            <Container as="main" id="main" tabIndex={-1} className="min-h-svh pb-20 outline-none">
              <Outlet />
            </Container>
            <Footer />
            <ToastRegion />
            <KeptPage />
            <ScrollRestoration />
          </CartDrawerProvider>
        </UiProvider>
      </VitrineProvider>
    </RouteContextProvider>
  )
}
