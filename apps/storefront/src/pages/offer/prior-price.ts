/** Returns the lowest price of the 30 days before the price of a price list, if the store announces it. */
export const priorPriceOf = ({ priorPrice }: { readonly priorPrice?: string | undefined }): number | undefined =>
  priorPrice === undefined ? undefined : Number(priorPrice)
