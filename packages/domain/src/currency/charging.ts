import { currencyDigits, divideExactly, split, sumOf, type ConversionRate, type Minor } from '../money.ts'
import { roundPrice, type Rounding } from '../price-list/rounding.ts'

/** A currency beside the store's own, as the owner has set it. */
export interface OtherCurrency extends ConversionRate {
  /** Whether buyers pay in it; they only see prices in it unless told. */
  readonly charged?: boolean
  /** What is put on the rate, for what changing money costs: per cent as decimal text. */
  readonly feePercentage?: string
  /** Of prices that were converted, in minor units of this currency. */
  readonly rounding?: Rounding
  /** Whether the rate is brought up to date by the source of the server, where it has one. */
  readonly followsSource?: boolean
  /** When the rate was last set, ISO 8601. */
  readonly rateDate?: string
}

/** By what amounts in the store's currency become amounts in the one that a buyer pays in. */
export interface Charging {
  /** The store's own currency. */
  readonly from: string
  readonly currency: string
  /** What one unit of the store's currency is worth, with the fee: decimal text. */
  readonly rate: string
  readonly rounding?: Rounding
}

/** A decimal number of any length: its digits, and how many of them are decimals. */
export interface Decimal {
  readonly value: bigint
  readonly places: number
}

export const decimalOf = (text: string): Decimal => {
  const [whole = '0', fraction = ''] = text.split('.')
  return { value: BigInt(whole + fraction), places: fraction.length }
}

/** A rate with the owner's fee on it, to the last digit. */
export const rateWithFee = ({ rate, feePercentage = '0' }: Pick<OtherCurrency, 'rate' | 'feePercentage'>): string => {
  const [one, fee] = [decimalOf(rate), decimalOf(feePercentage)]
  const factor = 100n * 10n ** BigInt(fee.places) + fee.value
  const scale = one.places + fee.places + 2
  const text = String(one.value * factor).padStart(scale + 1, '0')
  const fraction = text.slice(-scale).replace(/0+$/, '')
  return fraction === '' ? text.slice(0, -scale) : `${text.slice(0, -scale)}.${fraction}`
}

/** How a store charges in a currency; nothing where it does not. */
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

/** The smallest amount that is made of another one: of a thousandth, ten, since cards are charged in no smaller steps. */
export const coinOf = (currency: string): Minor => (currencyDigits(currency) > 2 ? 10 : 1)

/** An amount of a rule, of delivery or of money itself: by the rate alone. What costs something costs at least a coin. */
export const amountIn = (minor: Minor, { from, currency, rate }: Charging): Minor => {
  const coin = coinOf(currency)
  const coins = divideExactly(
    [String(minor), rate, String(10 ** currencyDigits(currency))],
    [String(10 ** currencyDigits(from)), String(coin)],
  )
  return minor > 0 ? Math.max(coins, 1) * coin : coins * coin + 0
}

/** A price: by the rate, then made one that looks like a price. */
export const priceIn = (minor: Minor, charging: Charging): Minor => {
  const { rounding } = charging
  const amount = amountIn(minor, charging)
  return rounding ? roundPrice(amount, rounding) : amount
}

/** What an amount that a buyer pays is worth in the store's own currency. */
export const worthOf = (minor: Minor, { from, currency, rate }: Charging): Minor =>
  divideExactly(
    [String(Math.abs(minor)), String(10 ** currencyDigits(from))],
    [rate, String(10 ** currencyDigits(currency))],
  ) *
    Math.sign(minor) +
  0

/** The worth of several amounts: they are converted together, so that their worths add up to that of their sum. */
export const worthsOf = (parts: readonly Minor[], charging: Charging): readonly Minor[] =>
  split(worthOf(sumOf(parts), charging), parts)
