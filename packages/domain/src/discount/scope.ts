/** A set of items: by product, by collection, or all items if neither is given. */
export interface ItemScope {
  readonly id: string
  readonly productIds?: readonly string[]
  readonly collectionIds?: readonly string[]
}

/** Matches items in any of the scopes. An empty list matches all items. */
export type ItemScopes = readonly ItemScope[]

export const coversAllItems = (scopes: ItemScopes = []): boolean =>
  scopes.length === 0 || scopes.some(({ productIds, collectionIds }) => !productIds && !collectionIds)
