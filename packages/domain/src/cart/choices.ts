interface Described {
  readonly descriptionLines?: readonly {
    readonly plainText?: { readonly original?: string }
    readonly colorInfo?: { readonly original?: string }
  }[]
}

/** What was chosen of a product, in words, as a line of a cart, a checkout or an order tells it. */
export const choicesOf = ({ descriptionLines = [] }: Described): string =>
  descriptionLines
    .map(({ plainText, colorInfo }) => plainText?.original ?? colorInfo?.original)
    .filter(Boolean)
    .join(', ')
