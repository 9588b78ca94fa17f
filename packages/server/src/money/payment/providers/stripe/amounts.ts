import { currencyDigits, type Minor } from '@vitrine/domain/money.ts'

/** Stripe: “Supported currencies”, zero-decimal currencies. */
const withoutDecimals = new Set([
  'BIF',
  'CLP',
  'DJF',
  'GNF',
  'JPY',
  'KMF',
  'KRW',
  'MGA',
  'PYG',
  'RWF',
  'VND',
  'VUV',
  'XAF',
  'XOF',
  'XPF',
])
/** Stripe: “Supported currencies”, three-decimal currencies: charged in steps of ten minor units. */
const withThreeDecimals = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND'])
/** Stripe: “Supported currencies”, special cases: written with two decimals, which must be zero. */
const withTwoZeros = new Set(['ISK', 'UGX'])

/** Thrown if Stripe cannot charge an amount in its currency. */
export class UnchargeableAmount extends Error {
  override readonly name = 'UnchargeableAmount'
}

const digitsOf = (currency: string): number => {
  if (withoutDecimals.has(currency)) return 0
  return withThreeDecimals.has(currency) ? 3 : 2
}

const stepOf = (currency: string): number => {
  if (withThreeDecimals.has(currency)) return 10
  return withTwoZeros.has(currency) ? 100 : 1
}

/** Converts an amount to Stripe's unit. Throws if Stripe does not accept it. */
export const toStripe = (amount: Minor, currency: string): number => {
  const scaled = amount * 10 ** (digitsOf(currency) - currencyDigits(currency))
  const step = stepOf(currency)
  if (Number.isInteger(scaled) && scaled % step === 0) return scaled
  throw new UnchargeableAmount(`Stripe charges ${currency} only in steps of ${step} of its smallest unit.`)
}

/** Converts an amount from Stripe's unit to minor units. */
export const fromStripe = (amount: number, currency: string): Minor => {
  const ours = currency.toUpperCase()
  return Math.round(amount * 10 ** (currencyDigits(ours) - digitsOf(ours)))
}
