// Printed by `npm run generate` from the contract. Do not edit.

export const shopperCalls = [
  {
    name: 'getSite',
    method: 'GET',
    path: '/vitrine/v1/site',
    summary: 'Reads the public data of a store, by the ID of the store or of one of its apps.',
  },
  {
    name: 'queryProducts',
    method: 'GET',
    path: '/stores-reader/v1/products/query-platformized',
    summary: 'Finds products by filter, sorted and paged; 50 per page by default, at most 100.',
  },
  {
    name: 'searchProducts',
    method: 'POST',
    path: '/vitrine/v1/products/search',
    summary: 'Finds products by words and filters, the most relevant first, with counts for further filters.',
  },
  {
    name: 'suggestProducts',
    method: 'GET',
    path: '/vitrine/v1/products/suggest',
    summary: 'Suggests products, collections and words while someone types.',
  },
  {
    name: 'queryCollections',
    method: 'GET',
    path: '/stores-reader/v2/collections/query',
    summary: 'Finds collections by filter, sorted and paged; 50 per page by default, at most 100.',
  },
  {
    name: 'getCollectionBySlug',
    method: 'GET',
    path: '/stores-reader/v2/collections/slug/{slug}',
    summary: 'Reads a collection by its slug.',
  },
  {
    name: 'getRecommendation',
    method: 'POST',
    path: '/v1/recommendations/get',
    summary: 'Recommends products with the first given algorithm that finds enough.',
  },
  {
    name: 'queryReviews',
    method: 'POST',
    path: '/reviews/v1/reviews/query',
    summary: 'Finds reviews, newest first by default.',
  },
  {
    name: 'addToCurrentCart',
    method: 'POST',
    path: '/ecom/v1/carts/current/add-to-cart',
    summary: 'Adds items to the current cart, or creates one; an item already in it gets a higher quantity.',
  },
  {
    name: 'getCurrentCart',
    method: 'GET',
    path: '/ecom/v1/carts/current',
    summary: "Reads the visitor's or member's cart.",
  },
  {
    name: 'updateCurrentCart',
    method: 'PATCH',
    path: '/ecom/v1/carts/current',
    summary: 'Updates the note, addresses, coupon or checkout URL of the current cart, or creates one.',
  },
  {
    name: 'estimateCurrentCartTotals',
    method: 'POST',
    path: '/ecom/v1/carts/current/estimate-totals',
    summary: 'Calculates the totals of the cart, with delivery and tax if there is an address.',
  },
  {
    name: 'createCheckoutFromCurrentCart',
    method: 'POST',
    path: '/ecom/v1/carts/current/create-checkout',
    summary: 'Creates a checkout from the cart, or updates its existing one.',
  },
  {
    name: 'createRedirectSession',
    method: 'POST',
    path: '/_api/redirects-api/v1/redirect-session',
    summary: 'Prepares a visit to a hosted page and returns its URL: `redirectSession.fullUrl`.',
  },
] as const
