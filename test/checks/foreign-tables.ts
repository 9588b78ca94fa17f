/**
 * Read models: queries on tables of other rooms that join them for speed, by file. Each says why. They only read, and
 * whoever changes one of the tables finds them here. Everything else calls a function of the `api.ts` of the room that
 * owns the table.
 */
export const readModels: Readonly<Record<string, { readonly tables: readonly string[]; readonly reason: string }>> = {
  'catalog/brand/store.ts': {
    tables: ['product'],
    reason: 'The products of all brands of a page are counted in one statement.',
  },
  'catalog/customization/store.ts': {
    tables: ['product'],
    reason: 'The products with all customizations of a page, and with removed choices, are found in one statement.',
  },
  'catalog/info-section/store.ts': {
    tables: ['product'],
    reason: 'The products with all info sections of a page are counted in one statement.',
  },
  'catalog/price-list/anonymous-prices.ts': {
    tables: ['site_rules'],
    reason: 'One lookup tells every list of products whether its cached prices are current.',
  },
  'catalog/price-list/store.ts': {
    tables: ['product'],
    reason: 'A page of the prices of a list is ordered by product name.',
  },
  'catalog/product-list/store.ts': {
    tables: ['collection_product', 'inventory_item', 'product'],
    reason: 'The list of products is filtered by collection and stock, and one statement reads all that a page shows.',
  },
  'catalog/product/public-price/read-histories.ts': {
    tables: ['listed_price_change', 'price_list_price'],
    reason: 'One statement reads what products have cost, in the catalog and in price lists.',
  },
  'catalog/product/read/offer-columns.ts': {
    tables: ['product_delivery_profile', 'product_tax_group', 'purchase_terms'],
    reason: 'One statement reads all that a cart needs of products and of the components of bundles.',
  },
  'catalog/product/read/product-rows.ts': {
    tables: ['price_list_price', 'site_rules'],
    reason: 'One statement reads all that a page of products shows.',
  },
  'catalog/product/write-v3/sent/digital-files.ts': {
    tables: ['secure_file'],
    reason: 'The room of the files comes after the catalog; a product only needs to know that its files exist.',
  },
  'catalog/purchase-terms/store.ts': {
    tables: ['orders', 'payment_attempt'],
    reason: 'What a customer has ordered or is paying for is counted in one statement, under one lock.',
  },
  'catalog/recommendation/store.ts': {
    tables: ['collection_product', 'order_product', 'product'],
    reason: 'Products that were bought together are counted in one statement over all orders.',
  },
  'catalog/review/store.ts': {
    tables: ['order_product', 'orders', 'product'],
    reason: 'Lists of reviews show and filter by whether the author bought the product.',
  },
  'catalog/ribbon/store.ts': {
    tables: ['product'],
    reason: 'The products with all ribbons of a page are counted in one statement.',
  },
  'catalog/search/index/document-store.ts': {
    tables: [
      'collection_product',
      'inventory_item',
      'product',
      'product_delivery_profile',
      'product_tax_group',
      'site',
    ],
    reason: 'An index of a store is read in a few statements over the whole catalog.',
  },
  'catalog/search/store.ts': {
    tables: ['catalog_change', 'collection', 'order_product', 'product'],
    reason: 'Sales of products are summed in one statement.',
  },
  'catalog/search/terms/searched-terms-store.ts': {
    tables: ['site'],
    reason: 'Counts of a store that was deleted meanwhile are left out in the same statement.',
  },
  'desk/books/store.ts': {
    tables: ['orders', 'payment', 'payment_movement', 'refund', 'refund_transaction'],
    reason: 'Reports add up all payments, refunds and orders of a period.',
  },
  'desk/report/order-store.ts': {
    tables: ['collection', 'collection_product'],
    reason: 'The collections of the products of an order, with their names, are read in one statement.',
  },
  'desk/report/store.ts': {
    tables: ['collection'],
    reason: 'Groups are listed with the current names of collections in one statement.',
  },
  'desk/report/visits/visit-store.ts': {
    tables: ['cart', 'orders', 'site'],
    reason: 'Carts of a day and orders of an hour are counted by an index; visits of a deleted store are left out.',
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
    tables: ['cart'],
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
  'people/customer/segment/store.ts': {
    tables: ['site'],
    reason: 'The prices of a member depend on segments, whose amounts are in the currency of the store.',
  },
  'people/directory/contacts.ts': {
    tables: ['contact', 'member'],
    reason: 'Contacts are members and guests in one list, which is filtered and ordered as a whole.',
  },
  'people/installation/store.ts': {
    tables: ['app'],
    reason: 'Lists of apps and installations show their names.',
  },
  'people/member-group/store.ts': {
    tables: ['member'],
    reason: 'A page of the members of a group is ordered by email.',
  },
  'people/member/present-identity.ts': {
    tables: ['provider_identity', 'sign_in_provider'],
    reason: 'Every answer with an identity shows its accounts at sign-in providers, in one statement.',
  },
  'people/oauth/token/grant-store.ts': {
    tables: ['member', 'session'],
    reason: 'Renewing a token checks its session and member in one statement, and locks the token.',
  },
  'people/session/session-store.ts': {
    tables: ['member'],
    reason: 'Every request of a signed-in member checks the session and the account in one statement.',
  },
  'pricing/discount/store.ts': {
    tables: ['orders'],
    reason: 'Discounts for first orders look up in one statement whether a customer has ordered.',
  },
  'pricing/shipping/store.ts': {
    tables: ['shippo_configuration'],
    reason: 'A region cannot be deleted while the settings of any way of delivery use it.',
  },
  'pricing/tax/store.ts': {
    tables: ['product', 'service_plugin'],
    reason: 'All tax rules of a store are read in one statement; a page of the products of a group is ordered by name.',
  },
  'pricing/tip/report.ts': {
    tables: ['orders', 'refund', 'refund_transaction'],
    reason: 'The report adds up the tips of all orders of a period.',
  },
  'pricing/tip/store.ts': {
    tables: ['cart'],
    reason: 'Whose purchase a tip is for is looked up in carts, which are above.',
  },
  'purchase/company/store.ts': {
    tables: ['order_payment_request', 'order_remainder', 'orders'],
    reason: 'A page of orders of companies is read with their payment requests in one statement.',
  },
  'purchase/customer-history/store.ts': {
    tables: ['mail', 'order_return', 'orders'],
    reason:
      'A timeline shows a hundred orders, returns and emails without their contents, in a statement for each kind.',
  },
  'selling/cart/of-member-store.ts': {
    tables: ['cart', 'payment_attempt'],
    reason: 'Carts of a deleted account are locked with whether they are being paid, in one statement.',
  },
  'selling/cart/untouched/untouched-store.ts': {
    tables: ['cart', 'payment_attempt', 'site'],
    reason: 'Old carts of all stores are found by the settings of each, in one statement.',
  },
  'store/service-plugin/store.ts': {
    tables: ['app'],
    reason: 'Every question to an app is signed with its key, which is read with the plugin.',
  },
}
