/** Which calls GraphQL offers: reading the catalog, the current cart, redirect sessions. */
export const graphqlQueries = [
  'getProduct',
  'queryProducts',
  'getProductOptionsAvailability',
  'queryProductVariants',
  'queryStoreVariants',
  'getStoreVariant',
  'getCollection',
  'getCollectionBySlug',
  'queryCollections',
  'getCurrentCart',
  'estimateCurrentCartTotals',
] as const

export const graphqlMutations = [
  'addToCurrentCart',
  'updateCurrentCart',
  'updateCurrentCartLineItemQuantity',
  'removeLineItemsFromCurrentCart',
  'removeCouponFromCurrentCart',
  'createCheckoutFromCurrentCart',
  'deleteCurrentCart',
  'createRedirectSession',
] as const
