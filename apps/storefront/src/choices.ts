import type { Cart, Order } from '@vitrine/client'

/** What was chosen of a product, in words. */
export const choicesOf = ({ descriptionLines = [] }: (Cart | Order)['lineItems'][number]): string =>
  descriptionLines
    .map(({ plainText, colorInfo }) => plainText?.original ?? colorInfo?.original)
    .filter(Boolean)
    .join(', ')
