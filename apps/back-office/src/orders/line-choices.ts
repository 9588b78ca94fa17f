import type { Order } from '@vitrine/client'

/** What was chosen of a product: its size, its color. */
export const lineChoices = ({ descriptionLines = [] }: Order['lineItems'][number]): string =>
  descriptionLines
    .map(({ plainText, colorInfo }) => plainText?.original ?? colorInfo?.original ?? '')
    .filter(Boolean)
    .join(', ')
