import { VitrineProvider } from '@vitrine/react'
import { Container, SkipLink, ToastRegion, UiProvider } from '@vitrine/ui'
import { RouterLink } from '@vitrine/web/router-link.tsx'
import { Outlet, ScrollRestoration } from 'react-router'
import type { RouteContext } from './route-context.ts'
import { CartDrawerProvider } from './cart-drawer.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { KeptPage } from './kept-page.tsx'
import { RouteContextProvider } from './route-context.ts'
import { useShell } from './shell-data.ts'

export const Shell = ({ context }: { context: RouteContext }) => {
  const { site, cart, member } = useShell()
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
