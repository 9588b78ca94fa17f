import { routeOf, type RoutedPage } from '@vitrine/web/routed-page.tsx'
import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { AppPage as RegisteredAppPage, loadApp as loadRegisteredApp } from './apps-and-keys/app-page.tsx'
import { AppsAndKeysPage, loadAppsAndKeys } from './apps-and-keys/apps-and-keys-page.tsx'
import { NewAppPage as NewRegisteredAppPage } from './apps-and-keys/new-app-page.tsx'
import { NewKeyPage } from './apps-and-keys/new-key-page.tsx'
import { NewStorefrontPage } from './apps-and-keys/new-storefront-page.tsx'
import { loadStorefronts, StorefrontPage } from './apps-and-keys/storefront-page.tsx'
import { isTimeZoneRead } from './clock/store-zone.ts'
import { definePage } from './define-page.ts'
import { CheckoutPage } from './checkout/checkout-page.tsx'
import { LinkPage, loadLink } from './checkout/link-page.tsx'
import { readCheckout } from './checkout/read.ts'
import { CollectionPage, loadCollection } from './collections/collection-page.tsx'
import { CollectionsPage, loadCollections } from './collections/collections-page.tsx'
import { CouponPage, loadCoupon } from './coupons/coupon-page.tsx'
import { CouponsPage, loadCoupons } from './coupons/coupons-page.tsx'
import { DiscountPage, loadDiscount } from './discounts/discount-page.tsx'
import { DiscountsPage, loadDiscounts } from './discounts/discounts-page.tsx'
import { DeliveryPage } from './delivery/delivery-page.tsx'
import { LocalPage } from './delivery/local-page.tsx'
import { OptionPage } from './delivery/option-page.tsx'
import { PickupPage } from './delivery/pickup-page.tsx'
import { ProfilePage } from './delivery/profile-page.tsx'
import { readDelivery } from './delivery/read.ts'
import { RegionPage } from './delivery/region-page.tsx'
import { FinancesPage, loadFinances } from './finances/finances-page.tsx'
import { GiftCardsPage, loadGiftCards } from './gift-cards/gift-cards-page.tsx'
import { IssuePage, loadCurrency } from './gift-cards/issue-page.tsx'
import { InvoicesPage, loadInvoiceSettings } from './invoices/invoices-page.tsx'
import { LabelsPage } from './labels/labels-page.tsx'
import { PackagePage } from './labels/package-page.tsx'
import { readLabels } from './labels/read.ts'
import { ErrorPage, Layout, loadLayout, Loading } from './layout.tsx'
import { DesignPage, loadDesign } from './store-design/design-page.tsx'
import { GroupPage, loadGroup } from './member-groups/group-page.tsx'
import { GroupsPage, loadGroups } from './member-groups/groups-page.tsx'
import { loadMember, MemberPage } from './members/member-page.tsx'
import { loadMembers, MembersPage } from './members/members-page.tsx'
import { BulkLabelsPage, loadBulkLabels } from './orders/bulk-labels-page.tsx'
import { CancelPage, loadCancel } from './orders/cancel-page.tsx'
import { DisputePage, loadDispute } from './orders/dispute-page.tsx'
import { DraftListPage, loadDrafts } from './orders/draft-list-page.tsx'
import { DraftPage, loadDraft, loadNewDraft } from './orders/draft-page.tsx'
import { EditPage, loadEdit } from './orders/edit-page.tsx'
import { LabelPage, loadLabel } from './orders/label-page.tsx'
import { loadOrder, OrderPage } from './orders/order-page.tsx'
import { loadRefund, RefundPage } from './orders/refund-page.tsx'
import { loadOrders, OrdersPage } from './orders/orders-page.tsx'
import { loadOverview, OverviewPage } from './overview.tsx'
import { loadMethod, MethodPage } from './payments/method-page.tsx'
import { loadPayments, PaymentsPage } from './payments/payments-page.tsx'
import { loadPaymentProvider, PaymentProviderPage } from './payments/provider-page.tsx'
import { CurrenciesPage, loadCurrencies } from './currencies/currencies-page.tsx'
import { FeePage, loadFee } from './fees/fee-page.tsx'
import { FeesPage, loadFees } from './fees/fees-page.tsx'
import { loadTips, TipsPage } from './tips/tips-page.tsx'
import { loadPolicies, PoliciesPage } from './policies/policies-page.tsx'
import { loadPolicy, PolicyPage } from './policies/policy-page.tsx'
import { loadPriceList, PriceListPage } from './price-lists/price-list-page.tsx'
import { loadPriceLists, PriceListsPage } from './price-lists/price-lists-page.tsx'
import { loadProduct, ProductPage } from './products/product-page.tsx'
import { FailedJobsPage, loadFailedJobs } from './failed-jobs/failed-jobs-page.tsx'
import { loadNotifications, NotificationsPage } from './notifications/notifications-page.tsx'
import { NoPage } from './not-found.tsx'
import { NewGiftCardPage } from './products/new-gift-card-page.tsx'
import { ImportPage } from './products/import-page.tsx'
import { NewProductPage } from './products/new-product-page.tsx'
import { loadProducts, ProductsPage } from './products/products-page.tsx'
import { loadReviews, ReviewsPage } from './reviews/reviews-page.tsx'
import { loadNewReturn, NewReturnPage } from './returns/new-return-page.tsx'
import { loadReturnSettings, ReturnSettingsPage } from './returns/settings-page.tsx'
import { loadReturns, ReturnsPage } from './returns/returns-page.tsx'
import { loadSettle, SettlePage } from './returns/settle-page.tsx'
import { loadSettings, SettingsPage } from './general/settings-page.tsx'
import { AppPage, loadApp } from './sign-in-settings/app-page.tsx'
import { loadSearch, SearchPage } from './search/search-page.tsx'
import { NewAppPage } from './sign-in-settings/new-app-page.tsx'
import { NewProviderPage } from './sign-in-settings/new-provider-page.tsx'
import { loadProvider, ProviderPage } from './sign-in-settings/provider-page.tsx'
import { loadSignInSettings, SignInSettingsPage } from './sign-in-settings/sign-in-settings-page.tsx'
import { loadExempt, TaxExemptPage } from './tax/exempt-page.tsx'
import { loadTaxGroup, TaxGroupPage } from './tax/group-page.tsx'
import { readTax } from './tax/read.ts'
import { TaxRegionPage } from './tax/region-page.tsx'
import { TaxPage } from './tax/tax-page.tsx'
import { CollectionTranslationPage, loadCollectionTranslation } from './translations/collection-translation-page.tsx'
import { loadProductTranslation, ProductTranslationPage } from './translations/product-translation-page.tsx'
import { isSignedIn } from './shop.ts'
import { SignInPage } from './sign-in.tsx'

/** Sends whoever has not signed in to the door, and back here afterwards. */
const requireOwner = async ({ request }: LoaderFunctionArgs) => {
  if (await isSignedIn()) return loadLayout()
  const { pathname, search } = new URL(request.url)
  const back = pathname.replace(/^\/back-office/, '') + search
  throw redirect(`/sign-in?${new URLSearchParams({ back })}`)
}

/** Every page of the back office but its sign-in. */
const pages: readonly RoutedPage<undefined>[] = [
  definePage({ path: '/', load: loadOverview, Page: OverviewPage }),
  definePage({ path: '/orders', load: loadOrders, Page: OrdersPage }),
  definePage({ path: '/orders/new', load: loadNewDraft, Page: DraftPage }),
  definePage({ path: '/orders/drafts', load: loadDrafts, Page: DraftListPage }),
  definePage({ path: '/orders/drafts/:id', load: loadDraft, Page: DraftPage }),
  definePage({ path: '/orders/labels', load: loadBulkLabels, Page: BulkLabelsPage }),
  definePage({ path: '/orders/returns', load: loadReturns, Page: ReturnsPage }),
  definePage({ path: '/orders/:id', load: loadOrder, Page: OrderPage }),
  definePage({ path: '/orders/:id/edit', load: loadEdit, Page: EditPage }),
  definePage({ path: '/orders/:id/cancel', load: loadCancel, Page: CancelPage }),
  definePage({ path: '/orders/:id/disputes/:dispute', load: loadDispute, Page: DisputePage }),
  definePage({ path: '/orders/:id/label', load: loadLabel, Page: LabelPage }),
  definePage({ path: '/orders/:id/refund', load: loadRefund, Page: RefundPage }),
  definePage({ path: '/orders/:id/returns/new', load: loadNewReturn, Page: NewReturnPage }),
  definePage({ path: '/orders/:id/returns/:return/settle', load: loadSettle, Page: SettlePage }),
  definePage({ path: '/products', load: loadProducts, Page: ProductsPage }),
  definePage({ path: '/products/import', Page: ImportPage }),
  definePage({ path: '/products/new', load: loadSettings, Page: NewProductPage }),
  definePage({ path: '/products/new-gift-card', load: loadSettings, Page: NewGiftCardPage }),
  definePage({ path: '/products/:id', load: loadProduct, Page: ProductPage }),
  definePage({ path: '/products/:id/translations', load: loadProductTranslation, Page: ProductTranslationPage }),
  definePage({ path: '/collections', load: loadCollections, Page: CollectionsPage }),
  definePage({ path: '/collections/new', load: loadCollection, Page: CollectionPage }),
  definePage({ path: '/collections/:id', load: loadCollection, Page: CollectionPage }),
  definePage({
    path: '/collections/:id/translations',
    load: loadCollectionTranslation,
    Page: CollectionTranslationPage,
  }),
  definePage({ path: '/members', load: loadMembers, Page: MembersPage }),
  definePage({ path: '/members/groups', load: loadGroups, Page: GroupsPage }),
  definePage({ path: '/members/groups/new', load: loadGroup, Page: GroupPage }),
  definePage({ path: '/members/groups/:id', load: loadGroup, Page: GroupPage }),
  definePage({ path: '/members/:id', load: loadMember, Page: MemberPage }),
  definePage({ path: '/reviews', load: loadReviews, Page: ReviewsPage }),
  definePage({ path: '/finances', load: loadFinances, Page: FinancesPage }),
  definePage({ path: '/discounts', load: loadDiscounts, Page: DiscountsPage }),
  definePage({ path: '/discounts/new', load: loadDiscount, Page: DiscountPage }),
  definePage({ path: '/discounts/:id', load: loadDiscount, Page: DiscountPage }),
  definePage({ path: '/coupons', load: loadCoupons, Page: CouponsPage }),
  definePage({ path: '/coupons/new', load: loadCoupon, Page: CouponPage }),
  definePage({ path: '/coupons/:id', load: loadCoupon, Page: CouponPage }),
  definePage({ path: '/price-lists', load: loadPriceLists, Page: PriceListsPage }),
  definePage({ path: '/price-lists/new', load: loadPriceList, Page: PriceListPage }),
  definePage({ path: '/price-lists/:id', load: loadPriceList, Page: PriceListPage }),
  definePage({ path: '/currencies', load: loadCurrencies, Page: CurrenciesPage }),
  definePage({ path: '/fees', load: loadFees, Page: FeesPage }),
  definePage({ path: '/fees/new', load: loadFee, Page: FeePage }),
  definePage({ path: '/fees/:id', load: loadFee, Page: FeePage }),
  definePage({ path: '/tips', load: loadTips, Page: TipsPage }),
  definePage({ path: '/policies', load: loadPolicies, Page: PoliciesPage }),
  definePage({ path: '/policies/:policy', load: loadPolicy, Page: PolicyPage }),
  definePage({ path: '/gift-cards', load: loadGiftCards, Page: GiftCardsPage }),
  definePage({ path: '/gift-cards/new', load: loadCurrency, Page: IssuePage }),
  definePage({ path: '/delivery', load: readDelivery, Page: DeliveryPage }),
  definePage({ path: '/delivery/new', load: readDelivery, Page: OptionPage }),
  definePage({ path: '/delivery/pickups/new', load: readDelivery, Page: PickupPage }),
  definePage({ path: '/delivery/pickups/:id', load: readDelivery, Page: PickupPage }),
  definePage({ path: '/delivery/local/new', load: readDelivery, Page: LocalPage }),
  definePage({ path: '/delivery/local/:id', load: readDelivery, Page: LocalPage }),
  definePage({ path: '/delivery/profiles/new', load: readDelivery, Page: ProfilePage }),
  definePage({ path: '/delivery/profiles/:id', load: readDelivery, Page: ProfilePage }),
  definePage({ path: '/delivery/:id', load: readDelivery, Page: OptionPage }),
  definePage({ path: '/delivery/regions/new', load: readDelivery, Page: RegionPage }),
  definePage({ path: '/delivery/regions/:id', load: readDelivery, Page: RegionPage }),
  definePage({ path: '/shipping-labels', load: readLabels, Page: LabelsPage }),
  definePage({ path: '/shipping-labels/packages/new', load: readLabels, Page: PackagePage }),
  definePage({ path: '/shipping-labels/packages/:id', load: readLabels, Page: PackagePage }),
  definePage({ path: '/payments', load: loadPayments, Page: PaymentsPage }),
  definePage({ path: '/payments/providers/:provider', load: loadPaymentProvider, Page: PaymentProviderPage }),
  definePage({ path: '/payments/:kind', load: loadMethod, Page: MethodPage }),
  definePage({ path: '/tax', load: readTax, Page: TaxPage }),
  definePage({ path: '/tax/regions/new', load: readTax, Page: TaxRegionPage }),
  definePage({ path: '/tax/regions/:id', load: readTax, Page: TaxRegionPage }),
  definePage({ path: '/tax/exempt/new', load: loadExempt, Page: TaxExemptPage }),
  definePage({ path: '/tax/exempt/:id', load: loadExempt, Page: TaxExemptPage }),
  definePage({ path: '/tax/groups/new', load: loadTaxGroup, Page: TaxGroupPage }),
  definePage({ path: '/tax/groups/:id', load: loadTaxGroup, Page: TaxGroupPage }),
  definePage({ path: '/checkout', load: readCheckout, Page: CheckoutPage }),
  definePage({ path: '/checkout/links/new', load: loadLink, Page: LinkPage }),
  definePage({ path: '/checkout/links/:id', load: loadLink, Page: LinkPage }),
  definePage({ path: '/sign-in-settings', load: loadSignInSettings, Page: SignInSettingsPage }),
  definePage({ path: '/sign-in-settings/providers/new', Page: NewProviderPage }),
  definePage({ path: '/sign-in-settings/apps/new', Page: NewAppPage }),
  definePage({ path: '/sign-in-settings/apps/:clientId', load: loadApp, Page: AppPage }),
  definePage({ path: '/sign-in-settings/providers/:id', load: loadProvider, Page: ProviderPage }),
  definePage({ path: '/apps-and-keys', load: loadAppsAndKeys, Page: AppsAndKeysPage }),
  definePage({ path: '/apps-and-keys/storefronts/new', Page: NewStorefrontPage }),
  definePage({ path: '/apps-and-keys/storefronts/:clientId', load: loadStorefronts, Page: StorefrontPage }),
  definePage({ path: '/apps-and-keys/keys/new', Page: NewKeyPage }),
  definePage({ path: '/apps-and-keys/apps/new', Page: NewRegisteredAppPage }),
  definePage({ path: '/apps-and-keys/apps/:appId', load: loadRegisteredApp, Page: RegisteredAppPage }),
  definePage({ path: '/invoices', load: loadInvoiceSettings, Page: InvoicesPage }),
  definePage({ path: '/failed-jobs', load: loadFailedJobs, Page: FailedJobsPage }),
  definePage({ path: '/notifications', load: loadNotifications, Page: NotificationsPage }),
  definePage({ path: '/return-settings', load: loadReturnSettings, Page: ReturnSettingsPage }),
  definePage({ path: '/settings', load: loadSettings, Page: SettingsPage }),
  definePage({ path: '/search', load: loadSearch, Page: SearchPage }),
  definePage({ path: '/design', load: loadDesign, Page: DesignPage }),
  definePage({ path: '*', Page: NoPage }),
]

export const routes: RouteObject[] = [
  { path: '/sign-in', Component: SignInPage, ErrorBoundary: ErrorPage, HydrateFallback: Loading },
  {
    Component: Layout,
    loader: requireOwner,
    ErrorBoundary: ErrorPage,
    HydrateFallback: Loading,
    shouldRevalidate: () => !isTimeZoneRead(),
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          // Logo and color were on a page of their own.
          { path: '/appearance', loader: () => redirect('/design') },
          ...pages.map((page) => routeOf(page, undefined)),
        ],
      },
    ],
  },
]
