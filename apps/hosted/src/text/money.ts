import { formatMoney } from '@vitrine/ui'

export const isZero = (price: { readonly amount?: string } | undefined): boolean => Number(price?.amount ?? 0) === 0

/** Creates a formatter for prices and discounts of one currency. Missing amounts give an empty text. */
export const createMoneyText =
  (currency: string, locale: string) =>
  (price: { readonly amount?: string } | undefined, sign: '' | '-' = ''): string =>
    price?.amount === undefined
      ? ''
      : formatMoney(`${sign}${price.amount}`, { currency, locale })
          // A minus sign instead of a hyphen.
          .replace('-', '−')
