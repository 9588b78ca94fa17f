import { calls, isApiError, type Cart, type Collection, type Member, type SiteInfo } from '@vitrine/client'
import { VitrineProvider } from '@vitrine/react'
import { Container, SkipLink, ToastRegion, UiProvider, type AnchorProps } from '@vitrine/ui'
import { Link, Outlet, ScrollRestoration, useLoaderData, useRouteLoaderData } from 'react-router'
import type { RouteContext } from '../routes.tsx'
import { CartDrawerProvider } from './cart-drawer.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { RouteContextProvider } from './route-context.ts'

export interface ShellData {
  readonly site: SiteInfo
  readonly collections: readonly Collection[]
  readonly cart: Cart | null
  readonly member: Member | null
}

const allProductsSlug = 'all-products'

/** What every page shows: the store, its collections, this visitor's cart and name. */
export const loadShell =
  ({ shop, config }: RouteContext) =>
  async ({ request }: { request: Request }): Promise<ShellData> => {
    const call = { signal: request.signal }
    const hasVisited = shop.auth.getTokens().refreshToken.role !== 'none'
    const [{ site }, found, cart, member] = await Promise.all([
      shop.send(calls.getSite, { query: { clientId: config.clientId } }, call),
      shop.collections.queryCollections().find(call),
      // Who comes for the first time has no cart to ask for.
      hasVisited
        ? shop.currentCart.getCurrentCart(call).catch((error: unknown) => {
            if (isApiError(error, 'OWNED_CART_NOT_FOUND')) return null
            throw error
          })
        : null,
      shop.auth.loggedIn()
        ? shop.members.getCurrentMember(undefined, call).then(({ member: found }) => found ?? null)
        : null,
    ])
    return { site, collections: found.items.filter(({ slug }) => slug !== allProductsSlug), cart, member }
  }

export const useShell = (): ShellData => useRouteLoaderData('shell') as ShellData

const RouterLink = ({ href = '', ...rest }: AnchorProps) =>
  /^(https?:|mailto:|tel:|#)/.test(href) ? <a href={href} {...rest} /> : <Link to={href} {...rest} />

export const Shell = ({ context }: { context: RouteContext }) => {
  const { site, cart, member } = useLoaderData<ShellData>()
  return (
    <RouteContextProvider value={context}>
      <VitrineProvider client={context.shop} initial={{ cart, member }}>
        <UiProvider locale={site.language} anchor={RouterLink}>
          <CartDrawerProvider>
            <SkipLink />
            <Header />
            <Container as="main" id="main" tabIndex={-1} className="pb-20 outline-none">
              <Outlet />
            </Container>
            <Footer />
            <ToastRegion />
            <ScrollRestoration />
          </CartDrawerProvider>
        </UiProvider>
      </VitrineProvider>
    </RouteContextProvider>
  )
}
