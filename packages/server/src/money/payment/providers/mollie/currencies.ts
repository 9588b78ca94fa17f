/** Mollie: “Multicurrency”, supported currencies. */
const supported = new Set([
  'AED',
  'AUD',
  'BGN',
  'BRL',
  'CAD',
  'CHF',
  'CZK',
  'DKK',
  'EUR',
  'GBP',
  'HKD',
  'HUF',
  'ILS',
  'ISK',
  'JPY',
  'MXN',
  'MYR',
  'NOK',
  'NZD',
  'PHP',
  'PLN',
  'RON',
  'SEK',
  'SGD',
  'THB',
  'TWD',
  'USD',
  'ZAR',
])

/** Whether Mollie charges in a currency. */
export const takesCurrency = (currency: string): boolean => supported.has(currency)
