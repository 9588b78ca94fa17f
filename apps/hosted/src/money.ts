import { formatMoney } from '@vitrine/ui'

export const isZero = (price: { readonly amount?: string } | undefined): boolean => Number(price?.amount ?? 0) === 0

/** Writes prices of one currency as people of a locale do, or what is taken off them; what has no amount, as nothing. */
export const createMoneyText =
  (currency: string, locale: string) =>
  (price: { readonly amount?: string } | undefined, sign: '' | '-' = ''): string =>
    price?.amount === undefined
      ? ''
      : formatMoney(`${sign}${price.amount}`, { currency, locale })
          // Set as a minus, not as a hyphen.
          .replace('-', '−')
