import { latePage, routeOf, type RoutedPage } from '@vitrine/web/routed-page.tsx'
import type { RouteObject } from 'react-router'
import { homePage } from './pages/home.tsx'
import { fromServer } from './sent-errors.ts'
import { ErrorPage, PageError } from './shell/errors.tsx'
import type { RouteContext } from './shell/route-context.ts'
import { shellId, type ShellData } from './shell/shell-data.ts'
import { Shell } from './shell/shell.tsx'

/** Every page of the storefront. All but the first are fetched when they are asked for. */
const pages: readonly RoutedPage<RouteContext>[] = [
  homePage,
  latePage({
    path: '/collections/:slug',
    source: 'src/pages/collection.tsx',
    fetch: () => import('./pages/collection.tsx'),
  }),
  latePage({
    path: '/product-page/:slug',
    source: 'src/pages/product.tsx',
    fetch: () => import('./pages/product.tsx'),
  }),
  latePage({ path: '/search', source: 'src/pages/search.tsx', fetch: () => import('./pages/search.tsx') }),
  latePage({ path: '/cart', source: 'src/pages/cart.tsx', fetch: () => import('./pages/cart.tsx') }),
  latePage({ path: '/thank-you', source: 'src/pages/thank-you.tsx', fetch: () => import('./pages/thank-you.tsx') }),
  latePage({ path: '/sign-in', source: 'src/account/sign-in.tsx', fetch: () => import('./account/sign-in.tsx') }),
  latePage({
    path: '/sign-in/secure',
    source: 'src/account/secure-page.ts',
    fetch: () => import('./account/secure-page.ts'),
  }),
  latePage({ path: '/sign-on', source: 'src/account/sign-on.ts', fetch: () => import('./account/sign-on.ts') }),
  latePage({ path: '/sign-up', source: 'src/account/sign-up.tsx', fetch: () => import('./account/sign-up.tsx') }),
  latePage({ path: '/forgot', source: 'src/account/forgot.tsx', fetch: () => import('./account/forgot.tsx') }),
  latePage({ path: '/callback', source: 'src/account/callback.tsx', fetch: () => import('./account/callback.tsx') }),
  latePage({ path: '/account', source: 'src/account/account.tsx', fetch: () => import('./account/account.tsx') }),
  latePage({
    path: '/account/orders/:id',
    source: 'src/account/order.tsx',
    fetch: () => import('./account/order.tsx'),
  }),
  latePage({ path: '*', source: 'src/pages/not-found.tsx', fetch: () => import('./pages/not-found.tsx') }),
]

/** What only the server loads: in the browser it is asked for there. */
const loadShell = import.meta.env.SSR
  ? async (request: Request, context: RouteContext) =>
      (await import('./shell/load-shell.ts')).loadShell(context, request)
  : fromServer<ShellData>(shellId)

/** What scripts of ours ask the server for, and nobody visits. */
const dataPages: readonly RoutedPage<RouteContext>[] = import.meta.env.SSR
  ? [latePage({ path: '/product-page/:slug/texts', source: '', fetch: () => import('./pages/texts.ts') })]
  : []

/** The pages within what all of them share, for one visitor. */
export const createRoutes = (context: RouteContext): RouteObject[] => [
  {
    id: shellId,
    Component: () => <Shell context={context} />,
    loader: ({ request }) => loadShell(request, context),
    ErrorBoundary: ErrorPage,
    shouldRevalidate: () => false,
    HydrateFallback: () => null,
    children: [{ ErrorBoundary: PageError, children: [...pages, ...dataPages].map((page) => routeOf(page, context)) }],
  },
]
