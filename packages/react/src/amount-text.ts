import type { CartAmount, CartV2 } from '@vitrine/client'

/** Cached, since creating a formatter costs a thousand times a formatting. */
const formatters = new Map<string, Intl.NumberFormat>()

/**
 * Formats an amount of a cart in the currency that the buyer pays in. Empty without an amount.
 * @example
 * const total = amountText(cart.subtotal, cart, 'de')
 */
export const amountText = (amount: CartAmount | undefined, cart: CartV2 | null, locale?: string): string => {
  const currency = cart?.businessInfo?.currencyCode
  if (!amount || !currency) return ''
  const key = `${locale} ${currency}`
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency })
  formatters.set(key, formatter)
  // As text, which keeps digits that a number would round.
  return formatter.format(amount.amount as Intl.StringNumericLiteral)
}
