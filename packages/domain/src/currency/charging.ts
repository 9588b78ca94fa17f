import { currencyDigits, divideExactly, split, sumOf, type ConversionRate, type Minor } from '../money.ts'
import { roundPrice, type Rounding } from '../price-list/rounding.ts'

/** A currency in addition to the store's own, as set up by the merchant. */
export interface OtherCurrency extends ConversionRate {
  /** Whether buyers pay in it. By default, prices are only displayed in it. */
  readonly charged?: boolean
  /** Conversion fee added to the rate: percentage as decimal text. */
  readonly feePercentage?: string
  /** Rounding of converted prices, in minor units of this currency. */
  readonly rounding?: Rounding
  /** Whether the rate is updated from the server's rate source, if there is one. */
  readonly followsSource?: boolean
  /** When the rate was last set, ISO 8601. */
  readonly rateDate?: string
}

/** How amounts in the store's currency are converted to the currency a buyer pays in. */
export interface Charging {
  /** The store's own currency. */
  readonly from: string
  readonly currency: string
  /** Value of one unit of the store's currency including the fee, as decimal text. */
  readonly rate: string
  readonly rounding?: Rounding
}

/** A decimal number of any length. */
export interface Decimal {
  readonly value: bigint
  readonly places: number
}

export const decimalOf = (text: string): Decimal => {
  const [whole = '0', fraction = ''] = text.split('.')
  return { value: BigInt(whole + fraction), places: fraction.length }
}

/** Adds the merchant's fee to a rate, exactly. */
export const rateWithFee = ({ rate, feePercentage = '0' }: Pick<OtherCurrency, 'rate' | 'feePercentage'>): string => {
  const [one, fee] = [decimalOf(rate), decimalOf(feePercentage)]
  const factor = 100n * 10n ** BigInt(fee.places) + fee.value
  const scale = one.places + fee.places + 2
  const text = String(one.value * factor).padStart(scale + 1, '0')
  const fraction = text.slice(-scale).replace(/0+$/, '')
  return fraction === '' ? text.slice(0, -scale) : `${text.slice(0, -scale)}.${fraction}`
}

/** Returns how a store charges in a currency, or `undefined` if it does not. */
export const chargingIn = (
  currencies: readonly OtherCurrency[],
  { from, currency }: { from: string; currency: string | undefined },
): Charging | undefined => {
  const found = currencies.find((one) => one.currency === currency && one.charged === true)
  if (!found || currency === from) return undefined
  return {
    from,
    currency: found.currency,
    rate: rateWithFee(found),
    ...(found.rounding && { rounding: found.rounding }),
  }
}

/**
 * Returns the smallest chargeable amount: 10 for currencies in thousandths, since cards are charged in no smaller
 * steps.
 */
export const smallestChargeableAmount = (currency: string): Minor => (currencyDigits(currency) > 2 ? 10 : 1)

/**
 * Converts an amount of a rule, a delivery or a payment, without rounding it to a price. Positive amounts are at least
 * the smallest chargeable amount.
 */
export const amountIn = (minor: Minor, { from, currency, rate }: Charging): Minor => {
  const coin = smallestChargeableAmount(currency)
  const coins = divideExactly(
    [String(minor), rate, String(10 ** currencyDigits(currency))],
    [String(10 ** currencyDigits(from)), String(coin)],
  )
  return minor > 0 ? Math.max(coins, 1) * coin : coins * coin + 0
}

/** Converts a price, and applies the rounding of the currency. */
export const priceIn = (minor: Minor, charging: Charging): Minor => {
  const { rounding } = charging
  const amount = amountIn(minor, charging)
  return rounding ? roundPrice(amount, rounding) : amount
}

/** Returns the value of a paid amount in the store's currency. */
export const valueInStoreCurrency = (minor: Minor, { from, currency, rate }: Charging): Minor =>
  divideExactly(
    [String(Math.abs(minor)), String(10 ** currencyDigits(from))],
    [rate, String(10 ** currencyDigits(currency))],
  ) *
    Math.sign(minor) +
  0

/** Returns the values of several amounts, converted together so that they add up to the value of their sum. */
export const valuesInStoreCurrency = (parts: readonly Minor[], charging: Charging): readonly Minor[] =>
  split(valueInStoreCurrency(sumOf(parts), charging), parts)
