const formatters = new Map<string, Intl.NumberFormat>()

export interface MoneyFormat {
  /** ISO 4217 code, such as `EUR`. */
  currency: string
  locale: string
}

/**
 * Formats money in a locale. Decimal strings are formatted exactly and never become floats. Invalid amounts (`''`,
 * `"NaN"`) become an em dash, so that a broken price never looks free.
 */
export function formatMoney(amount: string | number, { currency, locale }: MoneyFormat): string {
  return isDecimal(amount) ? moneyFormatter(locale, currency).format(amount) : '—'
}

type Decimal = number | `${number}`

function isDecimal(amount: string | number): amount is Decimal {
  return typeof amount === 'number' ? Number.isFinite(amount) : /^-?\d+(\.\d+)?$/.test(amount)
}

/** Cached, since creating a formatter costs a thousand times a formatting. */
function moneyFormatter(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, { style: 'currency', currency })
  formatters.set(key, made)
  return made
}
