interface Shown {
  readonly products?: readonly { readonly id: string }[]
  readonly collections?: readonly { readonly id: string }[]
}

/** Tag of every page that lists products, since new products or prices may affect it. */
export const listsTag = 'products'

/** Returns the cache tags of a page. Caches purge it when tagged content changes. */
export const tagsOf = ({ products = [], collections = [] }: Shown): string[] => [
  ...products.map(({ id }) => `product-${id}`),
  ...collections.map(({ id }) => `collection-${id}`),
]
