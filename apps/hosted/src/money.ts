import { formatMoney } from '@vitrine/ui'

/** Writes prices of one currency as people of a locale do, or what is taken off them; what has no amount, as nothing. */
export const createMoneyText =
  (currency: string, locale: string) =>
  (price: { readonly amount?: string } | undefined, sign: '' | '-' = ''): string =>
    price?.amount === undefined
      ? ''
      : formatMoney(`${sign}${price.amount}`, { currency, locale })
          // Set as a minus, not as a hyphen.
          .replace('-', '−')
