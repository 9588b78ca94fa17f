import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { AppPage as RegisteredAppPage, loadApp as loadRegisteredApp } from './apps-and-keys/app-page.tsx'
import { AppsAndKeysPage, loadAppsAndKeys } from './apps-and-keys/apps-and-keys-page.tsx'
import { NewAppPage as NewRegisteredAppPage } from './apps-and-keys/new-app-page.tsx'
import { NewKeyPage } from './apps-and-keys/new-key-page.tsx'
import { NewStorefrontPage } from './apps-and-keys/new-storefront-page.tsx'
import { loadStorefronts, StorefrontPage } from './apps-and-keys/storefront-page.tsx'
import { CheckoutPage } from './checkout/checkout-page.tsx'
import { LinkPage, loadLink } from './checkout/link-page.tsx'
import { readCheckout } from './checkout/read.ts'
import { CollectionPage, loadCollection } from './collections/collection-page.tsx'
import { CollectionsPage, loadCollections } from './collections/collections-page.tsx'
import { CouponPage, loadCoupon } from './coupons/coupon-page.tsx'
import { CouponsPage, loadCoupons } from './coupons/coupons-page.tsx'
import { DeliveryPage } from './delivery/delivery-page.tsx'
import { OptionPage } from './delivery/option-page.tsx'
import { readDelivery } from './delivery/read.ts'
import { RegionPage } from './delivery/region-page.tsx'
import { GiftCardsPage, loadGiftCards } from './gift-cards/gift-cards-page.tsx'
import { IssuePage, loadCurrency } from './gift-cards/issue-page.tsx'
import { ErrorPage, Layout, Loading } from './layout.tsx'
import { LooksPage } from './looks/looks-page.tsx'
import { loadMember, MemberPage } from './members/member-page.tsx'
import { loadMembers, MembersPage } from './members/members-page.tsx'
import { loadOrder, OrderPage } from './orders/order-page.tsx'
import { loadOrders, OrdersPage } from './orders/orders-page.tsx'
import { loadOverview, OverviewPage } from './overview.tsx'
import { loadMethod, MethodPage } from './payments/method-page.tsx'
import { loadPayments, PaymentsPage } from './payments/payments-page.tsx'
import { loadProduct, ProductPage } from './products/product-page.tsx'
import { NoPage } from './not-found.tsx'
import { NewProductPage } from './products/new-product-page.tsx'
import { loadProducts, ProductsPage } from './products/products-page.tsx'
import { loadReviews, ReviewsPage } from './reviews/reviews-page.tsx'
import { loadSettings, SettingsPage } from './general/settings-page.tsx'
import { AppPage, loadApp } from './sign-in-settings/app-page.tsx'
import { NewAppPage } from './sign-in-settings/new-app-page.tsx'
import { NewProviderPage } from './sign-in-settings/new-provider-page.tsx'
import { loadProvider, ProviderPage } from './sign-in-settings/provider-page.tsx'
import { loadSignInSettings, SignInSettingsPage } from './sign-in-settings/sign-in-settings-page.tsx'
import { TaxGroupPage } from './tax/group-page.tsx'
import { readTax } from './tax/read.ts'
import { TaxRegionPage } from './tax/region-page.tsx'
import { TaxPage } from './tax/tax-page.tsx'
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
          { path: 'products/new', Component: NewProductPage, loader: loadSettings },
          { path: 'products/:id', Component: ProductPage, loader: loadProduct },
          { path: 'collections', Component: CollectionsPage, loader: loadCollections },
          { path: 'collections/new', Component: CollectionPage, loader: loadCollection },
          { path: 'collections/:id', Component: CollectionPage, loader: loadCollection },
          { path: 'members', Component: MembersPage, loader: loadMembers },
          { path: 'members/:id', Component: MemberPage, loader: loadMember },
          { path: 'reviews', Component: ReviewsPage, loader: loadReviews },
          { path: 'coupons', Component: CouponsPage, loader: loadCoupons },
          { path: 'coupons/new', Component: CouponPage, loader: loadCoupon },
          { path: 'coupons/:id', Component: CouponPage, loader: loadCoupon },
          { path: 'gift-cards', Component: GiftCardsPage, loader: loadGiftCards },
          { path: 'gift-cards/new', Component: IssuePage, loader: loadCurrency },
          { path: 'delivery', Component: DeliveryPage, loader: readDelivery },
          { path: 'delivery/new', Component: OptionPage, loader: readDelivery },
          { path: 'delivery/:id', Component: OptionPage, loader: readDelivery },
          { path: 'delivery/regions/new', Component: RegionPage, loader: readDelivery },
          { path: 'delivery/regions/:id', Component: RegionPage, loader: readDelivery },
          { path: 'payments', Component: PaymentsPage, loader: loadPayments },
          { path: 'payments/:kind', Component: MethodPage, loader: loadMethod },
          { path: 'tax', Component: TaxPage, loader: readTax },
          { path: 'tax/regions/new', Component: TaxRegionPage, loader: readTax },
          { path: 'tax/regions/:id', Component: TaxRegionPage, loader: readTax },
          { path: 'tax/groups/new', Component: TaxGroupPage, loader: readTax },
          { path: 'tax/groups/:id', Component: TaxGroupPage, loader: readTax },
          { path: 'checkout', Component: CheckoutPage, loader: readCheckout },
          { path: 'checkout/links/new', Component: LinkPage, loader: loadLink },
          { path: 'checkout/links/:id', Component: LinkPage, loader: loadLink },
          { path: 'sign-in-settings', Component: SignInSettingsPage, loader: loadSignInSettings },
          { path: 'sign-in-settings/providers/new', Component: NewProviderPage },
          { path: 'sign-in-settings/apps/new', Component: NewAppPage },
          { path: 'sign-in-settings/apps/:clientId', Component: AppPage, loader: loadApp },
          { path: 'sign-in-settings/providers/:id', Component: ProviderPage, loader: loadProvider },
          { path: 'apps-and-keys', Component: AppsAndKeysPage, loader: loadAppsAndKeys },
          { path: 'apps-and-keys/storefronts/new', Component: NewStorefrontPage },
          { path: 'apps-and-keys/storefronts/:clientId', Component: StorefrontPage, loader: loadStorefronts },
          { path: 'apps-and-keys/keys/new', Component: NewKeyPage },
          { path: 'apps-and-keys/apps/new', Component: NewRegisteredAppPage },
          { path: 'apps-and-keys/apps/:appId', Component: RegisteredAppPage, loader: loadRegisteredApp },
          { path: 'settings', Component: SettingsPage, loader: loadSettings },
          { path: 'looks', Component: LooksPage, loader: loadSettings },
          { path: '*', Component: NoPage },
        ],
      },
    ],
  },
]
