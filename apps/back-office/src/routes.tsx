import { routeOf, type RoutedPage } from '@vitrine/web/page/routed-page.tsx'
import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { isAccountLoaded, loadAccount } from './access/account-store.ts'
import { mayOpen } from './access/page-areas.ts'
import { AccountPage, loadMyAccount } from './account/account-page.tsx'
import { AuditLogPage } from './audit-log/audit-log-page.tsx'
import { loadAuditLog } from './audit-log/load-audit-log.ts'
import { navigationGroups } from './frame/navigation-groups.ts'
import { InvitePage } from './staff/invite-page.tsx'
import { JoinPage } from './staff/join-page.tsx'
import { loadPerson, loadRole, loadRoles, loadStaff } from './staff/load-staff.ts'
import { PersonPage } from './staff/person-page.tsx'
import { RolePage } from './staff/role-page.tsx'
import { RolesPage } from './staff/roles-page.tsx'
import { StaffPage } from './staff/staff-page.tsx'
import { AppPage as RegisteredAppPage, loadApp as loadRegisteredApp } from './apps-and-keys/app-page.tsx'
import { AppsAndKeysPage, loadAppsAndKeys } from './apps-and-keys/apps-and-keys-page.tsx'
import { NewAppPage as NewRegisteredAppPage } from './apps-and-keys/new-app-page.tsx'
import { NewKeyPage } from './apps-and-keys/new-key-page.tsx'
import { NewStorefrontPage } from './apps-and-keys/new-storefront-page.tsx'
import { loadStorefronts, StorefrontPage } from './apps-and-keys/storefront-page.tsx'
import { isTimeZoneLoaded } from './clock/store-zone.ts'
import { definePage } from './define-page.ts'
import { CheckoutPage } from './checkout/checkout-page.tsx'
import { LinkPage, loadLink } from './checkout/link-page.tsx'
import { loadCheckout } from './checkout/load-checkout.ts'
import { CollectionPage, loadCollection } from './collections/collection-page.tsx'
import { CollectionsPage, loadCollections } from './collections/collections-page.tsx'
import { CouponPage, loadCoupon } from './coupons/coupon-page.tsx'
import { CouponsPage, loadCoupons } from './coupons/coupons-page.tsx'
import { DiscountPage, loadDiscount } from './discounts/discount-page.tsx'
import { DiscountsPage, loadDiscounts } from './discounts/discounts-page.tsx'
import { DeliveryPage } from './delivery/delivery-page.tsx'
import { LocalPage } from './delivery/local/local-page.tsx'
import { OptionPage } from './delivery/rates/option-page.tsx'
import { PickupPage } from './delivery/local/pickup-page.tsx'
import { ProfilePage } from './delivery/profile-page.tsx'
import { loadDelivery } from './delivery/load-delivery.ts'
import { DeliveryRegionPage } from './delivery/regions/delivery-region-page.tsx'
import { FinancesPage, loadFinances } from './finances/finances-page.tsx'
import { GiftCardsPage, loadGiftCards } from './gift-cards/gift-cards-page.tsx'
import { IssuePage, loadCurrency } from './gift-cards/issue-page.tsx'
import { InvoicesPage, loadInvoiceSettings } from './invoices/invoices-page.tsx'
import { LabelsPage } from './label-settings/labels-page.tsx'
import { PackagePage } from './label-settings/package-page.tsx'
import { loadLabelSettings } from './label-settings/load-labels.ts'
import { ErrorPage, Layout, loadLayout, Loading } from './frame/layout.tsx'
import { DesignPage, loadDesign } from './store-design/design-page.tsx'
import { GroupPage, loadGroup } from './member-groups/group-page.tsx'
import { GroupsPage, loadGroups } from './member-groups/groups-page.tsx'
import { loadMember, MemberPage } from './members/member-page.tsx'
import { loadMembers, MembersPage } from './members/members-page.tsx'
import { AbandonedCheckoutPage, loadAbandonedCheckout } from './orders/abandoned/abandoned-checkout-page.tsx'
import { AbandonedCheckoutsPage } from './orders/abandoned/abandoned-checkouts-page.tsx'
import { AbandonedSettingsPage, loadAbandonedSettings } from './orders/abandoned/abandoned-settings-page.tsx'
import { loadAbandonedCheckouts } from './orders/abandoned/find-abandoned.ts'
import { BulkLabelsPage, loadBulkLabels } from './orders/labels/bulk-labels-page.tsx'
import { CancelPage, loadCancel } from './orders/cancel/cancel-page.tsx'
import { DisputePage, loadDispute } from './orders/disputes/dispute-page.tsx'
import { DraftListPage, loadDrafts } from './orders/drafts/draft-list-page.tsx'
import { DraftPage, loadDraft, loadNewDraft } from './orders/drafts/draft-page.tsx'
import { EditPage, loadEdit } from './orders/drafts/edit-page.tsx'
import { LabelPage, loadLabel } from './orders/labels/label-page.tsx'
import { loadOrder, OrderPage } from './orders/page/order-page.tsx'
import { loadRefund, RefundPage } from './orders/refund/refund-page.tsx'
import { loadOrders, OrdersPage } from './orders/list/orders-page.tsx'
import { loadOverview, OverviewPage } from './overview.tsx'
import { loadMethod, MethodPage } from './payment-settings/method-page.tsx'
import { loadPayments, PaymentsPage } from './payment-settings/payments-page.tsx'
import { loadPaymentProvider, PaymentProviderPage } from './payment-settings/payment-provider-page.tsx'
import { CurrenciesPage, loadCurrencies } from './currencies/currencies-page.tsx'
import { FeePage, loadFee } from './fees/fee-page.tsx'
import { FeesPage, loadFees } from './fees/fees-page.tsx'
import { loadTips, TipsPage } from './tips/tips-page.tsx'
import { loadPolicies, PoliciesPage } from './policies/policies-page.tsx'
import { loadPolicy, PolicyPage } from './policies/policy-page.tsx'
import { loadPriceList, PriceListPage } from './price-lists/price-list-page.tsx'
import { loadPriceLists, PriceListsPage } from './price-lists/price-lists-page.tsx'
import { loadProduct, ProductPage } from './products/page/product-page.tsx'
import { FailedJobsPage, loadFailedJobs } from './failed-jobs/failed-jobs-page.tsx'
import { loadNotifications, NotificationsPage } from './notifications/notifications-page.tsx'
import { NotFoundPage } from './page/not-found.tsx'
import { NewGiftCardPage } from './products/new/new-gift-card-page.tsx'
import { ImportPage } from './products/import/import-page.tsx'
import { NewProductPage } from './products/new/new-product-page.tsx'
import { loadProducts, ProductsPage } from './products/list/products-page.tsx'
import { loadReviews, ReviewsPage } from './reviews/reviews-page.tsx'
import { loadNewReturn, NewReturnPage } from './returns/new-return-page.tsx'
import { loadReturnSettings, ReturnSettingsPage } from './returns/return-settings-page.tsx'
import { loadReturns, ReturnsPage } from './returns/returns-page.tsx'
import { loadSettle, SettlePage } from './returns/settle-page.tsx'
import { loadSettings, SettingsPage } from './general/settings-page.tsx'
import { OAuthAppPage, loadOAuthApp } from './sign-in-settings/oauth-app-page.tsx'
import { loadSearch, SearchPage } from './search/search-page.tsx'
import { NewOAuthAppPage } from './sign-in-settings/new-oauth-app-page.tsx'
import { NewProviderPage } from './sign-in-settings/new-provider-page.tsx'
import { loadSignInProvider, SignInProviderPage } from './sign-in-settings/sign-in-provider-page.tsx'
import { loadSignInSettings, SignInSettingsPage } from './sign-in-settings/sign-in-settings-page.tsx'
import { loadExempt, TaxExemptPage } from './tax/exempt-page.tsx'
import { loadTaxGroup, TaxGroupPage } from './tax/tax-group-page.tsx'
import { loadTax } from './tax/load-tax.ts'
import { TaxRegionPage } from './tax/tax-region-page.tsx'
import { TaxPage } from './tax/tax-page.tsx'
import { CollectionTranslationPage, loadCollectionTranslation } from './translations/collection-translation-page.tsx'
import { loadProductTranslation, ProductTranslationPage } from './translations/product-translation-page.tsx'
import { BrandsPage, loadBrands } from './brands/brands-page.tsx'
import { InfoSectionPage, loadInfoSection } from './info-sections/info-section-page.tsx'
import { InfoSectionsPage, loadInfoSections } from './info-sections/info-sections-page.tsx'
import { InventoryItemPage, loadInventoryItem } from './inventory/inventory-item-page.tsx'
import { InventoryPage, loadInventory } from './inventory/inventory-page.tsx'
import { loadLocations } from './locations/load-locations.ts'
import { LocationPage } from './locations/location-page.tsx'
import { LocationsPage } from './locations/locations-page.tsx'
import { loadProductGroup, ProductGroupPage } from './product-groups/product-group-page.tsx'
import { loadProductGroups, ProductGroupsPage } from './product-groups/product-groups-page.tsx'
import { loadPromotion, PromotionPage } from './promotions/promotion-page.tsx'
import { loadPromotions, PromotionsPage } from './promotions/promotions-page.tsx'
import { loadRibbons, RibbonsPage } from './ribbons/ribbons-page.tsx'
import { loadTransfer, TransferPage } from './transfers/transfer-page.tsx'
import { loadTransfers, TransfersPage } from './transfers/transfers-page.tsx'
import { isSignedIn } from './shop.ts'
import { SetUpPage } from './set-up/set-up-page.tsx'
import { SignInPage } from './sign-in.tsx'

/** Redirects people who may not see the overview to the first page that they may open. */
const requireOverview = async (): Promise<void> => {
  const { permissions } = await loadAccount()
  if (mayOpen(permissions, '/')) return
  const first = navigationGroups.flatMap(({ pages: entries }) => entries).find(({ to }) => mayOpen(permissions, to))
  throw redirect(first?.to ?? '/account')
}

/** Redirects to the sign-in page without a session, and back afterwards. */
const requireOwner = async ({ request }: LoaderFunctionArgs) => {
  const { pathname, search } = new URL(request.url)
  const path = pathname.replace(/^\/back-office/, '') || '/'
  if (await isSignedIn()) {
    if (path === '/') await requireOverview()
    return loadLayout()
  }
  const back = path + search
  throw redirect(`/sign-in?${new URLSearchParams({ back })}`)
}

/** All pages except sign-in. */
const pages: readonly RoutedPage<undefined>[] = [
  definePage({ path: '/', load: loadOverview, Page: OverviewPage }),
  definePage({ path: '/orders', load: loadOrders, Page: OrdersPage }),
  definePage({ path: '/orders/new', load: loadNewDraft, Page: DraftPage }),
  definePage({ path: '/orders/drafts', load: loadDrafts, Page: DraftListPage }),
  definePage({ path: '/orders/drafts/:id', load: loadDraft, Page: DraftPage }),
  definePage({ path: '/orders/abandoned', load: loadAbandonedCheckouts, Page: AbandonedCheckoutsPage }),
  definePage({ path: '/orders/abandoned/settings', load: loadAbandonedSettings, Page: AbandonedSettingsPage }),
  definePage({ path: '/orders/abandoned/:id', load: loadAbandonedCheckout, Page: AbandonedCheckoutPage }),
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
  definePage({ path: '/inventory', load: loadInventory, Page: InventoryPage }),
  definePage({ path: '/inventory/:id', load: loadInventoryItem, Page: InventoryItemPage }),
  definePage({ path: '/transfers', load: loadTransfers, Page: TransfersPage }),
  definePage({ path: '/transfers/new', load: loadTransfer, Page: TransferPage }),
  definePage({ path: '/transfers/:id', load: loadTransfer, Page: TransferPage }),
  definePage({ path: '/locations', load: loadLocations, Page: LocationsPage }),
  definePage({ path: '/locations/new', load: loadLocations, Page: LocationPage }),
  definePage({ path: '/locations/:id', load: loadLocations, Page: LocationPage }),
  definePage({ path: '/brands', load: loadBrands, Page: BrandsPage }),
  definePage({ path: '/ribbons', load: loadRibbons, Page: RibbonsPage }),
  definePage({ path: '/info-sections', load: loadInfoSections, Page: InfoSectionsPage }),
  definePage({ path: '/info-sections/new', load: loadInfoSection, Page: InfoSectionPage }),
  definePage({ path: '/info-sections/:id', load: loadInfoSection, Page: InfoSectionPage }),
  definePage({ path: '/product-groups', load: loadProductGroups, Page: ProductGroupsPage }),
  definePage({ path: '/product-groups/new', load: loadProductGroup, Page: ProductGroupPage }),
  definePage({ path: '/product-groups/:id', load: loadProductGroup, Page: ProductGroupPage }),
  definePage({ path: '/promotions', load: loadPromotions, Page: PromotionsPage }),
  definePage({ path: '/promotions/new', load: loadPromotion, Page: PromotionPage }),
  definePage({ path: '/promotions/:id', load: loadPromotion, Page: PromotionPage }),
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
  definePage({ path: '/delivery', load: loadDelivery, Page: DeliveryPage }),
  definePage({ path: '/delivery/new', load: loadDelivery, Page: OptionPage }),
  definePage({ path: '/delivery/pickups/new', load: loadDelivery, Page: PickupPage }),
  definePage({ path: '/delivery/pickups/:id', load: loadDelivery, Page: PickupPage }),
  definePage({ path: '/delivery/local/new', load: loadDelivery, Page: LocalPage }),
  definePage({ path: '/delivery/local/:id', load: loadDelivery, Page: LocalPage }),
  definePage({ path: '/delivery/profiles/new', load: loadDelivery, Page: ProfilePage }),
  definePage({ path: '/delivery/profiles/:id', load: loadDelivery, Page: ProfilePage }),
  definePage({ path: '/delivery/:id', load: loadDelivery, Page: OptionPage }),
  definePage({ path: '/delivery/regions/new', load: loadDelivery, Page: DeliveryRegionPage }),
  definePage({ path: '/delivery/regions/:id', load: loadDelivery, Page: DeliveryRegionPage }),
  definePage({ path: '/shipping-labels', load: loadLabelSettings, Page: LabelsPage }),
  definePage({ path: '/shipping-labels/packages/new', load: loadLabelSettings, Page: PackagePage }),
  definePage({ path: '/shipping-labels/packages/:id', load: loadLabelSettings, Page: PackagePage }),
  definePage({ path: '/payments', load: loadPayments, Page: PaymentsPage }),
  definePage({ path: '/payments/providers/:provider', load: loadPaymentProvider, Page: PaymentProviderPage }),
  definePage({ path: '/payments/:kind', load: loadMethod, Page: MethodPage }),
  definePage({ path: '/tax', load: loadTax, Page: TaxPage }),
  definePage({ path: '/tax/regions/new', load: loadTax, Page: TaxRegionPage }),
  definePage({ path: '/tax/regions/:id', load: loadTax, Page: TaxRegionPage }),
  definePage({ path: '/tax/exempt/new', load: loadExempt, Page: TaxExemptPage }),
  definePage({ path: '/tax/exempt/:id', load: loadExempt, Page: TaxExemptPage }),
  definePage({ path: '/tax/groups/new', load: loadTaxGroup, Page: TaxGroupPage }),
  definePage({ path: '/tax/groups/:id', load: loadTaxGroup, Page: TaxGroupPage }),
  definePage({ path: '/checkout', load: loadCheckout, Page: CheckoutPage }),
  definePage({ path: '/checkout/links/new', load: loadLink, Page: LinkPage }),
  definePage({ path: '/checkout/links/:id', load: loadLink, Page: LinkPage }),
  definePage({ path: '/sign-in-settings', load: loadSignInSettings, Page: SignInSettingsPage }),
  definePage({ path: '/sign-in-settings/providers/new', Page: NewProviderPage }),
  definePage({ path: '/sign-in-settings/apps/new', Page: NewOAuthAppPage }),
  definePage({ path: '/sign-in-settings/apps/:clientId', load: loadOAuthApp, Page: OAuthAppPage }),
  definePage({ path: '/sign-in-settings/providers/:id', load: loadSignInProvider, Page: SignInProviderPage }),
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
  definePage({ path: '/staff', load: loadStaff, Page: StaffPage }),
  definePage({ path: '/staff/invite', load: loadRoles, Page: InvitePage }),
  definePage({ path: '/staff/roles', load: loadRoles, Page: RolesPage }),
  definePage({ path: '/staff/roles/new', load: loadRole, Page: RolePage }),
  definePage({ path: '/staff/roles/:id', load: loadRole, Page: RolePage }),
  definePage({ path: '/staff/:id', load: loadPerson, Page: PersonPage }),
  definePage({ path: '/audit-log', load: loadAuditLog, Page: AuditLogPage }),
  definePage({ path: '/account', load: loadMyAccount, Page: AccountPage }),
  definePage({ path: '*', Page: NotFoundPage }),
]

export const routes: RouteObject[] = [
  { path: '/join', Component: JoinPage, ErrorBoundary: ErrorPage, HydrateFallback: Loading },
  { path: '/sign-in', Component: SignInPage, ErrorBoundary: ErrorPage, HydrateFallback: Loading },
  { path: '/set-up', Component: SetUpPage, ErrorBoundary: ErrorPage, HydrateFallback: Loading },
  {
    Component: Layout,
    loader: requireOwner,
    ErrorBoundary: ErrorPage,
    HydrateFallback: Loading,
    shouldRevalidate: () => !isTimeZoneLoaded() || !isAccountLoaded(),
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          // Legacy URL of the branding settings.
          { path: '/appearance', loader: () => redirect('/design') },
          ...pages.map((page) => routeOf(page, undefined)),
        ],
      },
    ],
  },
]
