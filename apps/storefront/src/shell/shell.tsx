import { Container, SkipLink, ToastRegion } from '@vitrine/ui'
import type { ReactNode } from 'react'
import { asDrawn } from './as-drawn.tsx'
import { CartDrawerProvider } from './cart-drawer/cart-drawer.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

const Announcement = asDrawn(import.meta.env.SSR ? (await import('./announcement.tsx')).Announcement : undefined)

/** Header, footer and drawers around every page. */
export const Shell = ({ children }: { children: ReactNode }) => (
  <CartDrawerProvider>
    <SkipLink />
    <Announcement />
    <Header />
    <Container as="main" id="main" tabIndex={-1} className="min-h-svh pb-20 outline-none">
      {children}
    </Container>
    <Footer />
    <ToastRegion />
  </CartDrawerProvider>
)
