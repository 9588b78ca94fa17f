/**
 * Read models: queries on tables of other rooms that join them for speed, by file. Each says why. They only read, and
 * whoever changes one of the tables finds them here.
 */
export const readModels: Readonly<Record<string, { readonly tables: readonly string[]; readonly reason: string }>> = {
  'catalog/product/read/product-rows.ts': {
    tables: ['price_list_price', 'product_delivery_profile', 'product_tax_group', 'purchase_terms', 'site_rules'],
    reason: 'One statement reads all that a page of products shows.',
  },
  'catalog/recommendation/store.ts': {
    tables: ['collection_product', 'order_product', 'product'],
    reason: 'Products that were bought together are counted in one statement over all orders.',
  },
  'catalog/review/store.ts': {
    tables: ['order_product', 'orders', 'product'],
    reason: 'Lists of reviews show and filter by whether the author bought the product.',
  },
  'catalog/search/index/document-store.ts': {
    tables: ['collection_product', 'inventory_item', 'product', 'site'],
    reason: 'An index of a store is read in a few statements over the whole catalog.',
  },
  'catalog/search/store.ts': {
    tables: ['catalog_change', 'collection', 'order_product', 'product'],
    reason: 'Sales of products are summed in one statement.',
  },
  'desk/books/store.ts': {
    tables: ['orders', 'payment', 'payment_movement', 'refund', 'refund_transaction'],
    reason: 'Reports add up all payments, refunds and orders of a period.',
  },
  'desk/site/sales.ts': {
    tables: ['inventory_item', 'orders', 'product'],
    reason: 'The overview adds up all orders of a period.',
  },
  'doors/metrics/backlog.ts': {
    tables: ['event', 'job', 'mail', 'payment_attempt', 'refund_transaction', 'webhook_delivery'],
    reason: 'Metrics count what waits in all rooms, in one statement.',
  },
  'money/gift-card/store-credit/store-credit-store.ts': {
    tables: ['orders', 'payment'],
    reason: 'The statement of a member names the orders that were paid, in one statement.',
  },
  'money/payment/attempts/attempts.ts': {
    tables: ['checkout'],
    reason: 'Paying for a checkout holds the attempts of its owner without another round trip.',
  },
  'orders/fulfillment/store.ts': {
    tables: ['refund'],
    reason: 'Every page and change of an order reads parcels and restocked items in one statement.',
  },
  'orders/remainder/store.ts': {
    tables: ['orders'],
    reason: 'The list of overdue orders is filtered by their payment status and ordered by due day.',
  },
  'people/oauth/token/grant-store.ts': {
    tables: ['member', 'session'],
    reason: 'Renewing a token checks its session and member in one statement, and locks the token.',
  },
  'people/session/session-store.ts': {
    tables: ['member'],
    reason: 'Every request of a signed-in member checks the session and the account in one statement.',
  },
  'pricing/tip/report.ts': {
    tables: ['orders', 'refund', 'refund_transaction'],
    reason: 'The report adds up the tips of all orders of a period.',
  },
  'selling/cart/untouched/untouched-store.ts': {
    tables: ['checkout', 'payment_attempt', 'site'],
    reason: 'Old carts and checkouts of all stores are found by the settings of each, in one statement.',
  },
}

/**
 * Queries on tables of another room that are still to move into the room that owns the table, by file. None may be added:
 * call a function of the owning room's `api.ts`.
 */
export const foreignTablesToMove: Readonly<Record<string, readonly string[]>> = {
  'catalog/back-in-stock/store.ts': ['product'],
  'catalog/price-list/anonymous-prices.ts': ['site_rules'],
  'catalog/price-list/store.ts': ['product'],
  'catalog/purchase-terms/store.ts': ['orders', 'payment_attempt', 'product'],
  'catalog/review/photo-store.ts': ['media_file'],
  'catalog/search/terms/searched-terms-store.ts': ['site'],
  'catalog/translation/store.ts': ['collection', 'product'],
  'catalog/wish-list/store.ts': ['product'],
  'desk/import/product/collections.ts': ['collection'],
  'desk/import/store.ts': ['collection_product', 'product'],
  'doors/cache-purge/purge-store.ts': ['catalog_change'],
  'people/consent/store.ts': ['refresh_family', 'third_party_app'],
  'people/directory/contacts.ts': ['contact', 'member'],
  'people/directory/export-member.ts': ['provider_identity', 'session'],
  'people/installation/store.ts': ['app'],
  'people/member-group/store.ts': ['member'],
  'people/member/present-identity.ts': ['provider_identity', 'sign_in_provider'],
  'people/member/store.ts': ['contact', 'recovery', 'verification'],
  'people/oauth/key-rotation.ts': ['signing_key'],
  'people/oauth/token/prune.ts': ['session', 'session_handle'],
  'people/sign-in-provider/store.ts': ['member'],
  'pricing/coupon/store.ts': ['collection', 'member_group'],
  'pricing/discount/store.ts': ['orders'],
  'pricing/fee/store.ts': ['service_plugin'],
  'pricing/shipping/profile/store.ts': ['product'],
  'pricing/shipping/store.ts': ['shippo_configuration'],
  'pricing/tax/calculation/calculators.ts': ['service_plugin'],
  'pricing/tax/store.ts': ['product', 'service_plugin'],
  'pricing/tip/handlers.ts': ['orders', 'owner', 'product'],
  'pricing/tip/store.ts': ['cart', 'checkout', 'orders'],
  'store/service-plugin/store.ts': ['app'],
}
