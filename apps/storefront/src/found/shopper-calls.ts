// Printed by `npm run generate` from the contract. Do not edit.

export const shopperCalls = [
  {
    name: 'getSite',
    method: 'GET',
    path: '/vitrine/v1/site',
    summary: 'Returns the public data of a store, by the ID of the store or of one of its apps.',
  },
  {
    name: 'queryProducts',
    method: 'GET',
    path: '/stores-reader/v1/products/query-platformized',
    summary: 'Lists products that match a filter, sorted and paged. 50 per page by default, at most 100.',
  },
  {
    name: 'searchProducts',
    method: 'POST',
    path: '/vitrine/v1/products/search',
    summary: 'Searches products by text and filters, most relevant first. 24 per page by default, at most 100.',
  },
  {
    name: 'suggestProducts',
    method: 'GET',
    path: '/vitrine/v1/products/suggest',
    summary: 'Suggests products, collections and search terms for a partial search text.',
  },
  {
    name: 'queryCollections',
    method: 'GET',
    path: '/stores-reader/v2/collections/query',
    summary: 'Lists collections that match a filter, sorted and paged. 50 per page by default, at most 100.',
  },
  {
    name: 'getCollectionBySlug',
    method: 'GET',
    path: '/stores-reader/v2/collections/slug/{slug}',
    summary: 'Returns a collection by its slug.',
  },
  {
    name: 'getRecommendation',
    method: 'POST',
    path: '/v1/recommendations/get',
    summary: 'Recommends products. Uses the first of the given algorithms that finds enough products.',
  },
  {
    name: 'queryReviews',
    method: 'POST',
    path: '/reviews/v1/reviews/query',
    summary: 'Lists reviews that match a filter, sorted and paged. Newest first by default.',
  },
  {
    name: 'addToCurrentCart',
    method: 'POST',
    path: '/ecom/v1/carts/current/add-to-cart',
    summary: 'Adds items to the current cart, or creates a cart. Adding an item again increases its quantity.',
  },
  {
    name: 'getCurrentCart',
    method: 'GET',
    path: '/ecom/v1/carts/current',
    summary: 'Returns the current cart of the visitor or member.',
  },
  {
    name: 'updateCurrentCart',
    method: 'PATCH',
    path: '/ecom/v1/carts/current',
    summary:
      'Updates the note, addresses, coupon or checkout URL of the current cart. Creates the cart if there is none.',
  },
  {
    name: 'estimateCurrentCartTotals',
    method: 'POST',
    path: '/ecom/v1/carts/current/estimate-totals',
    summary: 'Calculates the totals of the current cart. Includes delivery and tax if an address is known.',
  },
  {
    name: 'createCheckoutFromCurrentCart',
    method: 'POST',
    path: '/ecom/v1/carts/current/create-checkout',
    summary: 'Creates a checkout from the current cart. If the cart already has a checkout, updates it.',
  },
  {
    name: 'createRedirectSession',
    method: 'POST',
    path: '/_api/redirects-api/v1/redirect-session',
    summary:
      'Creates a redirect to a hosted page, such as the checkout. Send the visitor to `redirectSession.fullUrl`.',
  },
] as const
