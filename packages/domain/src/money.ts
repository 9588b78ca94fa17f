import { currencyDigits } from './currency/iso-4217.ts'

export { currencyDigits, isCurrency } from './currency/iso-4217.ts'

/**
 * An amount of money in whole minor units of its currency (cents, yen, fils). Prices are never computed with floats.
 */
export type Minor = number

/** Thrown when an amount is too large to be calculated exactly. */
export class AmountTooLargeError extends RangeError {
  override readonly name = 'AmountTooLargeError'
}

const exactly = (minor: number): Minor => {
  if (!Number.isSafeInteger(minor)) throw new AmountTooLargeError('The amount is too large to be calculated exactly.')
  return minor
}

/** Tolerance for floating-point noise such as `3.3000000000000003`. */
const noise = 1e-9

/** Returns whether a decimal string or number has more than this many decimals. Trailing zeros don't count. */
export const hasMoreDecimals = (value: string | number, decimals: number): boolean => {
  if (typeof value === 'string') return (/\.(\d*?)0*$/.exec(value)?.[1]?.length ?? 0) > decimals
  const scaled = value * 10 ** decimals
  return Math.abs(scaled - Math.round(scaled)) > noise * Math.max(1, Math.abs(scaled))
}

/** Converts decimal text or a catalog number to minor units. Digits beyond the minor unit round half away from zero. */
export const toMinor = (value: string | number, currency: string): Minor => {
  const [, sign = '', whole = '0', fraction = ''] =
    /^([+-]?)(\d+)(?:\.(\d*))?$/.exec(plainDecimal(value)) ?? notANumber(value)
  const digits = currencyDigits(currency)
  const minorDigits = fraction.slice(0, digits).padEnd(digits, '0')
  const minor = Number(whole + minorDigits) + (Number(fraction[digits] ?? '0') >= 5 ? 1 : 0)
  return sign === '-' ? 0 - exactly(minor) : exactly(minor)
}

const notANumber = (value: string | number): never => {
  throw new RangeError(`not an amount of money: ${value}`)
}

/** Expands exponent notation such as `1e-7`. */
const plainDecimal = (value: string | number): string => {
  if (typeof value === 'string') return value.trim()
  const text = String(value)
  return text.includes('e') ? value.toFixed(10) : text
}

/** Formats minor units as decimal text: `1250` EUR is `"12.50"`. */
export const toDecimal = (minor: Minor, currency: string): string => {
  const digits = currencyDigits(currency)
  const text = String(Math.abs(minor)).padStart(digits + 1, '0')
  const sign = minor < 0 ? '-' : ''
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/** Converts minor units to a number in the major unit, the format of catalog prices. */
export const toNumber = (minor: Minor, currency: string): number => Number(toDecimal(minor, currency))

/** A percentage given as decimal text, such as `"19"` or `"7.7"`, as an exact fraction. */
interface Rate {
  readonly numerator: bigint
  readonly denominator: bigint
}

const rateOf = (percent: string): Rate => {
  const [whole = '0', fraction = ''] = percent.split('.')
  return { numerator: BigInt(whole + fraction), denominator: 100n * 10n ** BigInt(fraction.length) }
}

/** Divides and rounds half away from zero. */
const divideRounded = (dividend: bigint, divisor: bigint): number => {
  const negative = dividend < 0n !== divisor < 0n
  const [a, b] = [dividend < 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor]
  const quotient = (2n * a + b) / (2n * b)
  return Number(negative ? -quotient : quotient)
}

/** Parses decimal text into an exact fraction. */
const fractionOf = (decimal: string): Rate => {
  const [whole = '0', fraction = ''] = plainDecimal(decimal.includes('e') ? Number(decimal) : decimal).split('.')
  return { numerator: BigInt(whole + fraction), denominator: 10n ** BigInt(fraction.length) }
}

/** Multiplies decimal factors, divides by the divisors, and rounds once, half away from zero. */
export const divideExactly = (factors: readonly string[], divisors: readonly string[]): number => {
  const [over, under] = [factors.map(fractionOf), divisors.map(fractionOf)]
  const product = (rates: readonly Rate[], part: keyof Rate) => rates.reduce((sum, rate) => sum * rate[part], 1n)
  return divideRounded(
    product(over, 'numerator') * product(under, 'denominator'),
    product(over, 'denominator') * product(under, 'numerator'),
  )
}

/** The value of one unit of the store's currency in another currency. */
export interface ConversionRate {
  readonly currency: string
  /** Decimal text greater than zero. */
  readonly rate: string
}

/** Converts an amount to another currency's minor units, rounding half away from zero. */
export const convert = (minor: Minor, from: string, { currency, rate }: ConversionRate): Minor =>
  divideExactly([String(minor), rate, String(10 ** currencyDigits(currency))], [String(10 ** currencyDigits(from))])

/** Does what `divideRounded` does with plain numbers. `undefined` where plain numbers would not be exact. */
const divideSmall = (minor: Minor, numerator: number, divisor: number): Minor | undefined => {
  const doubled = 2 * minor * numerator + divisor
  if (!(minor >= 0 && numerator >= 0) || !Number.isSafeInteger(doubled) || !Number.isSafeInteger(2 * divisor))
    return undefined
  return (doubled - (doubled % (2 * divisor))) / (2 * divisor)
}

const smallRates = new Map<string, { readonly numerator: number; readonly denominator: number }>()

/** Caches parsed rates, since a store has only a few. */
const smallRateOf = (percent: string) => {
  const known = smallRates.get(percent)
  if (known) return known
  const { numerator, denominator } = rateOf(percent)
  const read = { numerator: Number(numerator), denominator: Number(denominator) }
  if (smallRates.size >= 1000) smallRates.clear()
  smallRates.set(percent, read)
  return read
}

/** Returns a percentage of an amount, rounded half away from zero. */
export const percentOf = (minor: Minor, percent: string): Minor => {
  const small = smallRateOf(percent)
  const exact = divideSmall(minor, small.numerator, small.denominator)
  if (exact !== undefined) return exact
  const { numerator, denominator } = rateOf(percent)
  return divideRounded(BigInt(minor) * numerator, denominator)
}

/** Returns the tax included in a gross price at a percentage rate. */
export const taxWithin = (minor: Minor, percent: string): Minor => {
  const small = smallRateOf(percent)
  const exact = divideSmall(minor, small.numerator, small.denominator + small.numerator)
  if (exact !== undefined) return exact
  const { numerator, denominator } = rateOf(percent)
  return divideRounded(BigInt(minor) * numerator, denominator + numerator)
}

/** Returns the price of some of the pieces of a line, rounded down; the remainder stays with the other pieces. */
export const shareOf = (minor: Minor, pieces: number, quantity: number): Minor => {
  if (pieces === quantity) return minor
  const product = minor * pieces
  if (Number.isSafeInteger(product)) return (product - (product % quantity)) / quantity
  return Number((BigInt(minor) * BigInt(pieces)) / BigInt(quantity))
}

/** Splits an amount that is not negative. The first parts get the remainder. */
const splitWhole = (minor: Minor, weights: readonly number[], weightSum: number): Minor[] => {
  const parts = weights.map((weight) => shareOf(minor, weight, weightSum))
  let rest = parts.reduce((left, part) => left - part, minor)
  for (let index = 0; rest > 0; index += 1) {
    if (weights[index] === 0) continue
    parts[index]! += 1
    rest -= 1
  }
  return parts
}

/** Splits an amount in proportion to weights that are not negative. The parts always add up to the whole. */
export const split = (minor: Minor, weights: readonly number[]): Minor[] => {
  const weightSum = sumOf(weights)
  if (weightSum === 0) return weights.map((_, index) => (index === 0 ? minor : 0))
  if (minor >= 0) return splitWhole(minor, weights, weightSum)
  return splitWhole(-minor, weights, weightSum).map((part) => 0 - part)
}

/** Adds amounts. The sum of no amounts is 0. */
export const sumOf = (amounts: readonly Minor[] = []): Minor =>
  amounts.reduce((total, amount) => exactly(total + amount), 0)

/** Multiplies a unit price by a quantity. */
export const times = (price: Minor, quantity: number): Minor => exactly(price * quantity)
