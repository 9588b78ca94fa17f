import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { isAccountLoaded, loadAccount } from './access/account-store.ts'
import { mayOpen } from './access/page-areas.ts'
import { navigationGroups } from './frame/navigation-groups.ts'
import { isTimeZoneLoaded } from './clock/store-zone.ts'
import { defineFirstPage, definePage, join } from './page-route.tsx'
import * as abandoned from './orders/abandoned/find-abandoned.ts'
import * as overview from './overview.tsx'
import { ErrorPage, Layout, loadLayout, Loading } from './frame/layout.tsx'
import { isSignedIn } from './session/session.ts'
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

/** Legacy URLs of the pages about members, who are customers now. */
const redirectMembers = ({ request }: LoaderFunctionArgs) => {
  const { pathname, searchParams } = new URL(request.url)
  const path = pathname.replace(/^.*\/members/, '/customers')
  if (searchParams.get('show') === 'waiting') searchParams.set('show', 'pending')
  return redirect(searchParams.size > 0 ? `${path}?${searchParams}` : path)
}

/** All pages except sign-in. */
const pages: readonly RouteObject[] = [
  defineFirstPage('/', overview, 'OverviewPage', 'loadOverview'),
  definePage('/orders', () => import('./orders/list/orders-page.tsx'), 'OrdersPage', 'loadOrders'),
  definePage('/orders/new', () => import('./orders/drafts/draft-page.tsx'), 'DraftPage', 'loadNewDraft'),
  definePage('/orders/drafts', () => import('./orders/drafts/draft-list-page.tsx'), 'DraftListPage', 'loadDrafts'),
  definePage('/orders/drafts/:id', () => import('./orders/drafts/draft-page.tsx'), 'DraftPage', 'loadDraft'),
  definePage(
    '/orders/abandoned',
    () => join(import('./orders/abandoned/abandoned-checkouts-page.tsx'), Promise.resolve(abandoned)),
    'AbandonedCheckoutsPage',
    'loadAbandonedCheckouts',
  ),
  definePage(
    '/orders/abandoned/settings',
    () => import('./orders/abandoned/abandoned-settings-page.tsx'),
    'AbandonedSettingsPage',
    'loadAbandonedSettings',
  ),
  definePage(
    '/orders/abandoned/:id',
    () => import('./orders/abandoned/abandoned-checkout-page.tsx'),
    'AbandonedCheckoutPage',
    'loadAbandonedCheckout',
  ),
  definePage(
    '/orders/labels',
    () => import('./orders/labels/bulk-labels-page.tsx'),
    'BulkLabelsPage',
    'loadBulkLabels',
  ),
  definePage('/orders/returns', () => import('./returns/returns-page.tsx'), 'ReturnsPage', 'loadReturns'),
  definePage('/orders/:id', () => import('./orders/page/order-page.tsx'), 'OrderPage', 'loadOrder'),
  definePage('/orders/:id/edit', () => import('./orders/drafts/edit-page.tsx'), 'EditPage', 'loadEdit'),
  definePage('/orders/:id/cancel', () => import('./orders/cancel/cancel-page.tsx'), 'CancelPage', 'loadCancel'),
  definePage(
    '/orders/:id/disputes/:dispute',
    () => import('./orders/disputes/dispute-page.tsx'),
    'DisputePage',
    'loadDispute',
  ),
  definePage('/orders/:id/label', () => import('./orders/labels/label-page.tsx'), 'LabelPage', 'loadLabel'),
  definePage('/orders/:id/refund', () => import('./orders/refund/refund-page.tsx'), 'RefundPage', 'loadRefund'),
  definePage(
    '/orders/:id/returns/new',
    () => import('./returns/new-return-page.tsx'),
    'NewReturnPage',
    'loadNewReturn',
  ),
  definePage(
    '/orders/:id/returns/:return/settle',
    () => import('./returns/settle-page.tsx'),
    'SettlePage',
    'loadSettle',
  ),
  definePage('/products', () => import('./products/list/products-page.tsx'), 'ProductsPage', 'loadProducts'),
  definePage('/products/edit', () => import('./products/sheet/sheet-page.tsx'), 'ProductSheetPage', 'loadProductSheet'),
  definePage('/products/import', () => import('./products/import/import-page.tsx'), 'ImportPage', 'loadImports'),
  definePage(
    '/products/new',
    () => join(import('./products/editor/product-page.tsx'), import('./products/editor/load-editor.ts')),
    'ProductPage',
    'loadNewProduct',
  ),
  definePage(
    '/products/new-gift-card',
    () => join(import('./products/new/new-gift-card-page.tsx'), import('./general/settings-page.tsx')),
    'NewGiftCardPage',
    'loadSettings',
  ),
  definePage(
    '/products/:id',
    () => join(import('./products/editor/product-page.tsx'), import('./products/editor/load-editor.ts')),
    'ProductPage',
    'loadProduct',
  ),
  definePage(
    '/products/:id/translations',
    () => import('./translations/product-translation-page.tsx'),
    'ProductTranslationPage',
    'loadProductTranslation',
  ),
  definePage('/collections', () => import('./collections/collections-page.tsx'), 'CollectionsPage', 'loadCollections'),
  definePage('/collections/new', () => import('./collections/collection-page.tsx'), 'CollectionPage', 'loadCollection'),
  definePage('/collections/:id', () => import('./collections/collection-page.tsx'), 'CollectionPage', 'loadCollection'),
  definePage(
    '/collections/:id/translations',
    () => import('./translations/collection-translation-page.tsx'),
    'CollectionTranslationPage',
    'loadCollectionTranslation',
  ),
  definePage('/inventory', () => import('./inventory/inventory-page.tsx'), 'InventoryPage', 'loadInventory'),
  definePage('/inventory/waiting', () => import('./inventory/waitlist-page.tsx'), 'WaitlistPage', 'loadWaitlistPage'),
  definePage(
    '/inventory/:id',
    () => import('./inventory/inventory-item-page.tsx'),
    'InventoryItemPage',
    'loadInventoryItem',
  ),
  definePage('/transfers', () => import('./transfers/transfers-page.tsx'), 'TransfersPage', 'loadTransfers'),
  definePage('/transfers/new', () => import('./transfers/transfer-page.tsx'), 'TransferPage', 'loadTransfer'),
  definePage('/transfers/:id', () => import('./transfers/transfer-page.tsx'), 'TransferPage', 'loadTransfer'),
  definePage(
    '/locations',
    () => join(import('./locations/locations-page.tsx'), import('./locations/load-locations.ts')),
    'LocationsPage',
    'loadLocations',
  ),
  definePage(
    '/locations/new',
    () => join(import('./locations/location-page.tsx'), import('./locations/load-locations.ts')),
    'LocationPage',
    'loadLocations',
  ),
  definePage(
    '/locations/:id',
    () => join(import('./locations/location-page.tsx'), import('./locations/load-locations.ts')),
    'LocationPage',
    'loadLocations',
  ),
  definePage('/brands', () => import('./brands/brands-page.tsx'), 'BrandsPage', 'loadBrands'),
  definePage('/ribbons', () => import('./ribbons/ribbons-page.tsx'), 'RibbonsPage', 'loadRibbons'),
  definePage(
    '/info-sections',
    () => import('./info-sections/info-sections-page.tsx'),
    'InfoSectionsPage',
    'loadInfoSections',
  ),
  definePage(
    '/info-sections/new',
    () => import('./info-sections/info-section-page.tsx'),
    'InfoSectionPage',
    'loadInfoSection',
  ),
  definePage(
    '/info-sections/:id',
    () => import('./info-sections/info-section-page.tsx'),
    'InfoSectionPage',
    'loadInfoSection',
  ),
  definePage(
    '/product-groups',
    () => import('./product-groups/product-groups-page.tsx'),
    'ProductGroupsPage',
    'loadProductGroups',
  ),
  definePage(
    '/product-groups/new',
    () => import('./product-groups/product-group-page.tsx'),
    'ProductGroupPage',
    'loadProductGroup',
  ),
  definePage(
    '/product-groups/:id',
    () => import('./product-groups/product-group-page.tsx'),
    'ProductGroupPage',
    'loadProductGroup',
  ),
  definePage('/promotions', () => import('./promotions/promotions-page.tsx'), 'PromotionsPage', 'loadPromotions'),
  definePage('/promotions/new', () => import('./promotions/promotion-page.tsx'), 'PromotionPage', 'loadPromotion'),
  definePage('/promotions/:id', () => import('./promotions/promotion-page.tsx'), 'PromotionPage', 'loadPromotion'),
  definePage('/customers', () => import('./customers/list/customers-page.tsx'), 'CustomersPage', 'loadCustomers'),
  definePage('/customers/new', () => import('./customers/new-customer-page.tsx'), 'NewCustomerPage'),
  definePage('/customers/import', () => import('./customers/import/import-customers-page.tsx'), 'ImportCustomersPage'),
  definePage(
    '/customers/segments',
    () => import('./customers/segments/segments-page.tsx'),
    'SegmentsPage',
    'loadSegments',
  ),
  definePage(
    '/customers/segments/new',
    () => import('./customers/segments/segment-page.tsx'),
    'SegmentPage',
    'loadSegment',
  ),
  definePage(
    '/customers/segments/:id',
    () => import('./customers/segments/segment-page.tsx'),
    'SegmentPage',
    'loadSegment',
  ),
  definePage(
    '/customers/companies',
    () => import('./companies/list/companies-page.tsx'),
    'CompaniesPage',
    'loadCompanies',
  ),
  definePage(
    '/customers/companies/orders',
    () => import('./companies/orders/company-orders-page.tsx'),
    'CompanyOrdersPage',
    'loadCompanyOrders',
  ),
  definePage(
    '/customers/companies/new',
    () => import('./companies/new-company-page.tsx'),
    'NewCompanyPage',
    'loadChoices',
  ),
  definePage(
    '/customers/companies/import',
    () => import('./companies/import/import-companies-page.tsx'),
    'ImportCompaniesPage',
  ),
  definePage(
    '/customers/companies/:id',
    () => import('./companies/page/company-page.tsx'),
    'CompanyPage',
    'loadCompany',
  ),
  definePage(
    '/customers/companies/:id/edit',
    () => import('./companies/edit-company-page.tsx'),
    'EditCompanyPage',
    'loadCompanyToEdit',
  ),
  definePage('/customers/groups', () => import('./member-groups/groups-page.tsx'), 'GroupsPage', 'loadGroups'),
  definePage('/customers/groups/new', () => import('./member-groups/group-page.tsx'), 'GroupPage', 'loadGroup'),
  definePage('/customers/groups/:id', () => import('./member-groups/group-page.tsx'), 'GroupPage', 'loadGroup'),
  definePage('/customers/:id', () => import('./customers/page/customer-page.tsx'), 'CustomerPage', 'loadCustomer'),
  definePage('/reviews', () => import('./reviews/reviews-page.tsx'), 'ReviewsPage', 'loadReviews'),
  definePage('/reports', () => import('./reports/reports-page.tsx'), 'ReportsPage', 'loadReports'),
  definePage('/reports/visits', () => import('./reports/visits/visits-page.tsx'), 'VisitsPage', 'loadVisits'),
  definePage('/reports/today', () => import('./reports/visits/today-page.tsx'), 'TodayPage', 'loadToday'),
  definePage(
    '/reports/saved',
    () => import('./reports/saved/saved-reports-page.tsx'),
    'SavedReportsPage',
    'loadSavedReports',
  ),
  definePage(
    '/reports/saved/new',
    () => import('./reports/saved/saved-report-page.tsx'),
    'SavedReportPage',
    'loadSavedReport',
  ),
  definePage(
    '/reports/saved/:id',
    () => import('./reports/saved/saved-report-page.tsx'),
    'SavedReportPage',
    'loadSavedReport',
  ),
  definePage('/reports/by/:by', () => import('./reports/breakdown-page.tsx'), 'BreakdownPage', 'loadBreakdown'),
  definePage('/finances', () => import('./finances/finances-page.tsx'), 'FinancesPage', 'loadFinances'),
  definePage('/discounts', () => import('./discounts/discounts-page.tsx'), 'DiscountsPage', 'loadDiscounts'),
  definePage('/discounts/new', () => import('./discounts/discount-page.tsx'), 'DiscountPage', 'loadDiscount'),
  definePage('/discounts/:id', () => import('./discounts/discount-page.tsx'), 'DiscountPage', 'loadDiscount'),
  definePage('/coupons', () => import('./coupons/coupons-page.tsx'), 'CouponsPage', 'loadCoupons'),
  definePage('/coupons/new', () => import('./coupons/coupon-page.tsx'), 'CouponPage', 'loadCoupon'),
  definePage('/coupons/:id', () => import('./coupons/coupon-page.tsx'), 'CouponPage', 'loadCoupon'),
  definePage('/price-lists', () => import('./price-lists/price-lists-page.tsx'), 'PriceListsPage', 'loadPriceLists'),
  definePage('/price-lists/new', () => import('./price-lists/price-list-page.tsx'), 'PriceListPage', 'loadPriceList'),
  definePage('/price-lists/:id', () => import('./price-lists/price-list-page.tsx'), 'PriceListPage', 'loadPriceList'),
  definePage('/currencies', () => import('./currencies/currencies-page.tsx'), 'CurrenciesPage', 'loadCurrencies'),
  definePage('/fees', () => import('./fees/fees-page.tsx'), 'FeesPage', 'loadFees'),
  definePage('/fees/new', () => import('./fees/fee-page.tsx'), 'FeePage', 'loadFee'),
  definePage('/fees/:id', () => import('./fees/fee-page.tsx'), 'FeePage', 'loadFee'),
  definePage('/tips', () => import('./tips/tips-page.tsx'), 'TipsPage', 'loadTips'),
  definePage(
    '/domains',
    () => join(import('./domains/domains-page.tsx'), import('./domains/load-domains.ts')),
    'DomainsPage',
    'loadDomains',
  ),
  definePage('/policies', () => import('./policies/policies-page.tsx'), 'PoliciesPage', 'loadPolicies'),
  definePage('/policies/:policy', () => import('./policies/policy-page.tsx'), 'PolicyPage', 'loadPolicy'),
  definePage('/gift-cards', () => import('./gift-cards/gift-cards-page.tsx'), 'GiftCardsPage', 'loadGiftCards'),
  definePage('/gift-cards/new', () => import('./gift-cards/issue-page.tsx'), 'IssuePage', 'loadCurrency'),
  definePage(
    '/delivery',
    () => join(import('./delivery/delivery-page.tsx'), import('./delivery/load-delivery.ts')),
    'DeliveryPage',
    'loadDelivery',
  ),
  definePage(
    '/delivery/new',
    () => join(import('./delivery/rates/option-page.tsx'), import('./delivery/load-delivery.ts')),
    'OptionPage',
    'loadDelivery',
  ),
  definePage(
    '/delivery/pickups/new',
    () => join(import('./delivery/local/pickup-page.tsx'), import('./delivery/load-delivery.ts')),
    'PickupPage',
    'loadDelivery',
  ),
  definePage(
    '/delivery/pickups/:id',
    () => join(import('./delivery/local/pickup-page.tsx'), import('./delivery/load-delivery.ts')),
    'PickupPage',
    'loadDelivery',
  ),
  definePage(
    '/delivery/local/new',
    () => join(import('./delivery/local/local-page.tsx'), import('./delivery/load-delivery.ts')),
    'LocalPage',
    'loadDelivery',
  ),
  definePage(
    '/delivery/local/:id',
    () => join(import('./delivery/local/local-page.tsx'), import('./delivery/load-delivery.ts')),
    'LocalPage',
    'loadDelivery',
  ),
  definePage(
    '/delivery/profiles/new',
    () => join(import('./delivery/profile-page.tsx'), import('./delivery/load-delivery.ts')),
    'ProfilePage',
    'loadDelivery',
  ),
  definePage(
    '/delivery/profiles/:id',
    () => join(import('./delivery/profile-page.tsx'), import('./delivery/load-delivery.ts')),
    'ProfilePage',
    'loadDelivery',
  ),
  definePage(
    '/delivery/:id',
    () => join(import('./delivery/rates/option-page.tsx'), import('./delivery/load-delivery.ts')),
    'OptionPage',
    'loadDelivery',
  ),
  definePage(
    '/delivery/regions/new',
    () => join(import('./delivery/regions/delivery-region-page.tsx'), import('./delivery/load-delivery.ts')),
    'DeliveryRegionPage',
    'loadDelivery',
  ),
  definePage(
    '/delivery/regions/:id',
    () => join(import('./delivery/regions/delivery-region-page.tsx'), import('./delivery/load-delivery.ts')),
    'DeliveryRegionPage',
    'loadDelivery',
  ),
  definePage(
    '/shipping-labels',
    () => join(import('./label-settings/labels-page.tsx'), import('./label-settings/load-labels.ts')),
    'LabelsPage',
    'loadLabelSettings',
  ),
  definePage(
    '/shipping-labels/packages/new',
    () => join(import('./label-settings/package-page.tsx'), import('./label-settings/load-labels.ts')),
    'PackagePage',
    'loadLabelSettings',
  ),
  definePage(
    '/shipping-labels/packages/:id',
    () => join(import('./label-settings/package-page.tsx'), import('./label-settings/load-labels.ts')),
    'PackagePage',
    'loadLabelSettings',
  ),
  definePage('/payments', () => import('./payment-settings/payments-page.tsx'), 'PaymentsPage', 'loadPayments'),
  definePage(
    '/payments/providers/:provider',
    () => import('./payment-settings/payment-provider-page.tsx'),
    'PaymentProviderPage',
    'loadPaymentProvider',
  ),
  definePage('/payments/:kind', () => import('./payment-settings/method-page.tsx'), 'MethodPage', 'loadMethod'),
  definePage('/tax', () => join(import('./tax/tax-page.tsx'), import('./tax/load-tax.ts')), 'TaxPage', 'loadTax'),
  definePage(
    '/tax/regions/new',
    () => join(import('./tax/tax-region-page.tsx'), import('./tax/load-tax.ts')),
    'TaxRegionPage',
    'loadTax',
  ),
  definePage(
    '/tax/regions/:id',
    () => join(import('./tax/tax-region-page.tsx'), import('./tax/load-tax.ts')),
    'TaxRegionPage',
    'loadTax',
  ),
  definePage('/tax/exempt/new', () => import('./tax/exempt-page.tsx'), 'TaxExemptPage', 'loadExempt'),
  definePage('/tax/exempt/:id', () => import('./tax/exempt-page.tsx'), 'TaxExemptPage', 'loadExempt'),
  definePage('/tax/groups/new', () => import('./tax/tax-group-page.tsx'), 'TaxGroupPage', 'loadTaxGroup'),
  definePage('/tax/groups/:id', () => import('./tax/tax-group-page.tsx'), 'TaxGroupPage', 'loadTaxGroup'),
  definePage(
    '/checkout',
    () => join(import('./checkout/checkout-page.tsx'), import('./checkout/load-checkout.ts')),
    'CheckoutPage',
    'loadCheckout',
  ),
  definePage('/checkout/links/new', () => import('./checkout/link-page.tsx'), 'LinkPage', 'loadLink'),
  definePage('/checkout/links/:id', () => import('./checkout/link-page.tsx'), 'LinkPage', 'loadLink'),
  definePage(
    '/sign-in-settings',
    () => import('./sign-in-settings/sign-in-settings-page.tsx'),
    'SignInSettingsPage',
    'loadSignInSettings',
  ),
  definePage(
    '/sign-in-settings/providers/new',
    () => import('./sign-in-settings/new-provider-page.tsx'),
    'NewProviderPage',
  ),
  definePage(
    '/sign-in-settings/apps/new',
    () => import('./sign-in-settings/new-oauth-app-page.tsx'),
    'NewOAuthAppPage',
  ),
  definePage(
    '/sign-in-settings/apps/:clientId',
    () => import('./sign-in-settings/oauth-app-page.tsx'),
    'OAuthAppPage',
    'loadOAuthApp',
  ),
  definePage(
    '/sign-in-settings/providers/:id',
    () => import('./sign-in-settings/sign-in-provider-page.tsx'),
    'SignInProviderPage',
    'loadSignInProvider',
  ),
  definePage(
    '/apps-and-keys',
    () => import('./apps-and-keys/apps-and-keys-page.tsx'),
    'AppsAndKeysPage',
    'loadAppsAndKeys',
  ),
  definePage(
    '/apps-and-keys/storefronts/new',
    () => import('./apps-and-keys/new-storefront-page.tsx'),
    'NewStorefrontPage',
  ),
  definePage(
    '/apps-and-keys/storefronts/:clientId',
    () => import('./apps-and-keys/storefront-page.tsx'),
    'StorefrontPage',
    'loadStorefronts',
  ),
  definePage('/apps-and-keys/keys/new', () => import('./apps-and-keys/new-key-page.tsx'), 'NewKeyPage'),
  definePage('/apps-and-keys/apps/new', () => import('./apps-and-keys/new-app-page.tsx'), 'NewAppPage'),
  definePage('/apps-and-keys/apps/:appId', () => import('./apps-and-keys/app-page.tsx'), 'AppPage', 'loadApp'),
  definePage('/invoices', () => import('./invoices/invoices-page.tsx'), 'InvoicesPage', 'loadInvoiceSettings'),
  definePage('/failed-jobs', () => import('./failed-jobs/failed-jobs-page.tsx'), 'FailedJobsPage', 'loadFailedJobs'),
  definePage('/alerts', () => import('./alerts/alerts-page.tsx'), 'AlertsPage', 'loadAlerts'),
  definePage('/emails', () => import('./emails/emails-page.tsx'), 'EmailsPage', 'loadEmails'),
  definePage('/emails/:kind', () => import('./emails/email-page.tsx'), 'EmailPage', 'loadEmail'),
  definePage(
    '/notifications',
    () => import('./notifications/notifications-page.tsx'),
    'NotificationsPage',
    'loadNotifications',
  ),
  definePage(
    '/return-settings',
    () => import('./returns/return-settings-page.tsx'),
    'ReturnSettingsPage',
    'loadReturnSettings',
  ),
  definePage('/settings', () => import('./general/settings-page.tsx'), 'SettingsPage', 'loadSettings'),
  definePage('/search', () => import('./search/search-page.tsx'), 'SearchPage', 'loadSearch'),
  definePage('/design', () => import('./store-design/design-page.tsx'), 'DesignPage', 'loadDesign'),
  definePage(
    '/staff',
    () => join(import('./staff/staff-page.tsx'), import('./staff/load-staff.ts')),
    'StaffPage',
    'loadStaff',
  ),
  definePage(
    '/staff/invite',
    () => join(import('./staff/invite-page.tsx'), import('./staff/load-staff.ts')),
    'InvitePage',
    'loadRoles',
  ),
  definePage(
    '/staff/roles',
    () => join(import('./staff/roles-page.tsx'), import('./staff/load-staff.ts')),
    'RolesPage',
    'loadRoles',
  ),
  definePage(
    '/staff/roles/new',
    () => join(import('./staff/role-page.tsx'), import('./staff/load-staff.ts')),
    'RolePage',
    'loadRole',
  ),
  definePage(
    '/staff/roles/:id',
    () => join(import('./staff/role-page.tsx'), import('./staff/load-staff.ts')),
    'RolePage',
    'loadRole',
  ),
  definePage(
    '/staff/:id',
    () => join(import('./staff/person-page.tsx'), import('./staff/load-staff.ts')),
    'PersonPage',
    'loadPerson',
  ),
  definePage(
    '/audit-log',
    () => join(import('./audit-log/audit-log-page.tsx'), import('./audit-log/load-audit-log.ts')),
    'AuditLogPage',
    'loadAuditLog',
  ),
  definePage('/account', () => import('./account/account-page.tsx'), 'AccountPage', 'loadMyAccount'),
  definePage('*', () => import('./page/not-found.tsx'), 'NotFoundPage'),
]

export const routes: RouteObject[] = [
  {
    ...definePage('/join', () => import('./staff/join-page.tsx'), 'JoinPage'),
    ErrorBoundary: ErrorPage,
    HydrateFallback: Loading,
  },
  {
    ...definePage('/recover', () => import('./account/recover-page.tsx'), 'RecoverPage'),
    ErrorBoundary: ErrorPage,
    HydrateFallback: Loading,
  },
  {
    ...definePage('/email-change', () => import('./account/email-change-page.tsx'), 'EmailChangePage'),
    ErrorBoundary: ErrorPage,
    HydrateFallback: Loading,
  },
  { path: '/sign-in', Component: SignInPage, ErrorBoundary: ErrorPage, HydrateFallback: Loading },
  {
    ...definePage('/set-up', () => import('./set-up/set-up-page.tsx'), 'SetUpPage'),
    ErrorBoundary: ErrorPage,
    HydrateFallback: Loading,
  },
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
          { path: '/members/*', loader: redirectMembers },
          ...pages,
        ],
      },
    ],
  },
]
