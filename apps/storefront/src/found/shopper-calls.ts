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
    name: 'addLineItemsToCurrentCart',
    method: 'POST',
    path: '/ecom/v2/carts/current/add-line-items',
    summary: 'Adds items to the current cart, or creates a cart. Adding an item again increases its quantity.',
  },
  { name: 'getCurrentCartV2', method: 'GET', path: '/ecom/v2/carts/current', summary: 'Returns the current cart.' },
  {
    name: 'updateCurrentCartV2',
    method: 'PATCH',
    path: '/ecom/v2/carts/current',
    summary: 'Updates the note, buyer, addresses and checkout URL of the current cart. Null clears a field.',
  },
  {
    name: 'estimateCurrentCart',
    method: 'POST',
    path: '/ecom/v2/carts/current/estimate',
    summary: 'Estimates what the cart costs, with the parts that are asked for.',
  },
  {
    name: 'calculateCurrentCart',
    method: 'POST',
    path: '/ecom/v2/carts/current/calculate',
    summary: 'Calculates what the cart costs with everything, and what prevents an order.',
  },
  {
    name: 'createRedirectSession',
    method: 'POST',
    path: '/_api/redirects-api/v1/redirect-session',
    summary:
      'Creates a redirect to a hosted page, such as the checkout. Send the visitor to `redirectSession.fullUrl`.',
  },
] as const
