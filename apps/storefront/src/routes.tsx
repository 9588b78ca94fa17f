import type { RouteObject } from 'react-router'
import { HomePage, loadHome } from './pages/home.tsx'
import { ErrorPage, PageError } from './shell/errors.tsx'
import type { RouteContext } from './shell/route-context.ts'
import { loadShell } from './shell/shell-data.ts'
import { Shell } from './shell/shell.tsx'

/** Where a page's code is, so that the browser fetches it beside the rest instead of after it. */
export interface ChunkHandle {
  readonly module: string
}
const chunk = (name: string, kind = 'tsx'): ChunkHandle => ({ module: `src/${name}.${kind}` })

/** The pages of the storefront, for one visitor. All but the first are fetched when they are asked for. */
export const createRoutes = (context: RouteContext): RouteObject[] => [
  {
    id: 'shell',
    Component: () => <Shell context={context} />,
    loader: loadShell(context),
    ErrorBoundary: ErrorPage,
    shouldRevalidate: () => false,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: PageError,
        children: [
          { index: true, Component: HomePage, loader: loadHome(context) },
          {
            path: 'collections/:slug',
            handle: chunk('pages/collection'),
            lazy: async () => (await import('./pages/collection.tsx')).route(context),
          },
          {
            path: 'product-page/:slug',
            handle: chunk('pages/product'),
            lazy: async () => (await import('./pages/product.tsx')).route(context),
          },
          {
            path: 'search',
            handle: chunk('pages/search'),
            lazy: async () => (await import('./pages/search.tsx')).route(context),
          },
          {
            path: 'cart',
            handle: chunk('pages/cart'),
            lazy: async () => (await import('./pages/cart.tsx')).route(context),
          },
          {
            path: 'thank-you',
            handle: chunk('pages/thank-you'),
            lazy: async () => (await import('./pages/thank-you.tsx')).route(context),
          },
          {
            path: 'sign-in',
            handle: chunk('account/sign-in'),
            lazy: async () => (await import('./account/sign-in.tsx')).route(context),
          },
          {
            path: 'sign-in/secure',
            handle: chunk('account/secure-page', 'ts'),
            lazy: async () => (await import('./account/secure-page.ts')).route(context),
          },
          {
            path: 'sign-on',
            handle: chunk('account/sign-on', 'ts'),
            lazy: async () => (await import('./account/sign-on.ts')).route(context),
          },
          {
            path: 'sign-up',
            handle: chunk('account/sign-up'),
            lazy: async () => (await import('./account/sign-up.tsx')).route(context),
          },
          {
            path: 'forgot',
            handle: chunk('account/forgot'),
            lazy: async () => (await import('./account/forgot.tsx')).route(context),
          },
          {
            path: 'callback',
            handle: chunk('account/callback'),
            lazy: async () => (await import('./account/callback.tsx')).route(context),
          },
          {
            path: 'account',
            handle: chunk('account/account'),
            lazy: async () => (await import('./account/account.tsx')).route(context),
          },
          {
            path: 'account/orders/:id',
            handle: chunk('account/order'),
            lazy: async () => (await import('./account/order.tsx')).route(context),
          },
          {
            path: '*',
            handle: chunk('pages/not-found'),
            lazy: async () => (await import('./pages/not-found.tsx')).route(),
          },
        ],
      },
    ],
  },
]
