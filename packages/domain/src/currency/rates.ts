import { decimalOf, rateWithFee, type Decimal, type OtherCurrency } from './charging.ts'

/** Number of decimals of a rate between two other currencies. */
const maxDecimals = 12

const tenTo = (power: number): bigint => 10n ** BigInt(power)

/** Divides, rounding half away from zero. */
const divide = (dividend: bigint, divisor: bigint): bigint => {
  const sign = dividend < 0n ? -1n : 1n
  return (sign * (2n * sign * dividend + divisor)) / (2n * divisor)
}

const trimmed = ({ value, places }: Decimal): Decimal =>
  places > 0 && value % 10n === 0n ? trimmed({ value: value / 10n, places: places - 1 }) : { value, places }

/** The value of one unit of a currency in another, as a fraction. */
export interface PairRate {
  readonly over: bigint
  readonly under: bigint
  /** When the older of the two rates was set. */
  readonly rateDate?: string
}

const ofStore = (currencies: readonly OtherCurrency[], own: string, currency: string) => {
  if (currency === own) return { rate: decimalOf('1') }
  const found = currencies.find((one) => one.currency === currency)
  return found && { rate: decimalOf(rateWithFee(found)), rateDate: found.rateDate }
}

/**
 * Returns the rate between two currencies of a store through its own currency, or `undefined` if one of them is
 * unknown.
 */
export const pairRate = (
  currencies: readonly OtherCurrency[],
  { own, from, to }: { own: string; from: string; to: string },
): PairRate | undefined => {
  const [one, other] = [ofStore(currencies, own, from), ofStore(currencies, own, to)]
  if (!one || !other) return undefined
  const [rateDate] = [one.rateDate, other.rateDate].filter((date) => date !== undefined).toSorted()
  return {
    over: other.rate.value * tenTo(one.rate.places),
    under: one.rate.value * tenTo(other.rate.places),
    ...(rateDate !== undefined && { rateDate }),
  }
}

/** Converts a rate to a decimal number, exactly if possible. */
export const rateText = ({ over, under }: PairRate): Decimal =>
  trimmed({ value: divide(over * tenTo(maxDecimals), under), places: maxDecimals })

/** Converts an amount to a currency with this number of digits. */
export const convertDecimal = ({ value, places }: Decimal, { over, under }: PairRate, digits: number): Decimal => ({
  value: divide(value * over * tenTo(digits), under * tenTo(places)),
  places: digits,
})
