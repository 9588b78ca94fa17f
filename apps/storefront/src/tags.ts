interface Shown {
  readonly products?: readonly { readonly id: string }[]
  readonly collections?: readonly { readonly id: string }[]
}

/** On every page that lists products: one that is new or costs something else may come or go there. */
export const listsTag = 'products'

/** The names by which caches let go of a page when what it shows has changed. */
export const tagsOf = ({ products = [], collections = [] }: Shown): string[] => [
  ...products.map(({ id }) => `product-${id}`),
  ...collections.map(({ id }) => `collection-${id}`),
]
