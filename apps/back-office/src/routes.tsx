import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { ErrorPage, Layout, Loading } from './layout.tsx'
import { loadOrder, OrderPage } from './orders/order-page.tsx'
import { loadOrders, OrdersPage } from './orders/orders-page.tsx'
import { loadOverview, OverviewPage } from './overview.tsx'
import { loadProduct, ProductPage } from './products/product-page.tsx'
import { loadProducts, ProductsPage } from './products/products-page.tsx'
import { loadSettings, SettingsPage } from './settings-page.tsx'
import { isSignedIn } from './shop.ts'
import { SignInPage } from './sign-in.tsx'

/** Sends whoever has not signed in to the door, and back here afterwards. */
const requireOwner = async ({ request }: LoaderFunctionArgs) => {
  if (await isSignedIn()) return null
  const { pathname, search } = new URL(request.url)
  const back = pathname.replace(/^\/back-office/, '') + search
  throw redirect(`/sign-in?${new URLSearchParams({ back })}`)
}

export const routes: RouteObject[] = [
  { path: '/sign-in', Component: SignInPage, ErrorBoundary: ErrorPage, HydrateFallback: Loading },
  {
    Component: Layout,
    loader: requireOwner,
    ErrorBoundary: ErrorPage,
    HydrateFallback: Loading,
    shouldRevalidate: () => false,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          { index: true, Component: OverviewPage, loader: loadOverview },
          { path: 'orders', Component: OrdersPage, loader: loadOrders },
          { path: 'orders/:id', Component: OrderPage, loader: loadOrder },
          { path: 'products', Component: ProductsPage, loader: loadProducts },
          { path: 'products/:id', Component: ProductPage, loader: loadProduct },
          { path: 'settings', Component: SettingsPage, loader: loadSettings },
        ],
      },
    ],
  },
]
