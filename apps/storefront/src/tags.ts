interface Shown {
  readonly products?: readonly { readonly id: string }[]
  readonly collections?: readonly { readonly id: string }[]
}

/** The names by which caches let go of a page when what it shows has changed. */
export const tagsOf = ({ products = [], collections = [] }: Shown): string[] => [
  ...products.map(({ id }) => `product-${id}`),
  ...collections.map(({ id }) => `collection-${id}`),
]
