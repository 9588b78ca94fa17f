import { formatMoney } from '@vitrine/ui'

/** Writes prices of one currency as people of a locale do; what has no amount, as nothing. */
export const createMoneyText =
  (currency: string, locale: string) =>
  (price: { readonly amount?: string } | undefined): string =>
    price?.amount === undefined ? '' : formatMoney(price.amount, { currency, locale })
