import type { DineroCurrency } from 'dinero.js'
import { allocate, dinero } from 'dinero.js/bigint'
import { EUR } from 'dinero.js/bigint/currencies'
import * as currencies from 'dinero.js/currencies'

/** An amount of money in whole minor units of its currency: cents, yen, fils. A float never computes a price. */
export type Minor = number

/** An amount that cannot be reckoned with to the last cent: nothing is sold for it. */
export class TooMuchMoney extends RangeError {
  override readonly name = 'TooMuchMoney'
}

const exactly = (minor: number): Minor => {
  if (!Number.isSafeInteger(minor)) throw new TooMuchMoney('The amount is too large to be calculated exactly.')
  return minor
}

const table: Readonly<Record<string, DineroCurrency<number>>> = currencies

/** How many digits the minor unit has: 2 for EUR, 0 for JPY, 3 for KWD (ISO 4217). */
export const currencyDigits = (currency: string): number => table[currency]?.exponent ?? 2

export const isCurrency = (code: string): boolean => code in table

/** What floating point leaves behind the digits that someone meant: `3.3000000000000003`. */
const noise = 1e-9

/** Whether an amount, as text or as a number from a catalog, is finer than this many decimals; zeros don't count. */
export const hasMoreDecimals = (value: string | number, decimals: number): boolean => {
  if (typeof value === 'string') return (/\.(\d*?)0*$/.exec(value)?.[1]?.length ?? 0) > decimals
  const scaled = value * 10 ** decimals
  return Math.abs(scaled - Math.round(scaled)) > noise * Math.max(1, Math.abs(scaled))
}

/**
 * Reads decimal text, or a number from a catalog, into minor units; digits beyond the minor unit round half away
 * from zero.
 */
export const toMinor = (value: string | number, currency: string): Minor => {
  const [, sign = '', whole = '0', fraction = ''] =
    /^([+-]?)(\d+)(?:\.(\d*))?$/.exec(plainDecimal(value)) ?? notANumber(value)
  const digits = currencyDigits(currency)
  const kept = fraction.slice(0, digits).padEnd(digits, '0')
  const minor = Number(whole + kept) + (Number(fraction[digits] ?? '0') >= 5 ? 1 : 0)
  return sign === '-' ? 0 - exactly(minor) : exactly(minor)
}

const notANumber = (value: string | number): never => {
  throw new RangeError(`not an amount of money: ${value}`)
}

/** `1e-7` and the like, as catalogs never mean them, are written out. */
const plainDecimal = (value: string | number): string => {
  if (typeof value === 'string') return value.trim()
  const text = String(value)
  return text.includes('e') ? value.toFixed(10) : text
}

/** Minor units as decimal text: `1250` EUR is `"12.50"`. */
export const toDecimal = (minor: Minor, currency: string): string => {
  const digits = currencyDigits(currency)
  const text = String(Math.abs(minor)).padStart(digits + 1, '0')
  const sign = minor < 0 ? '-' : ''
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/** Minor units as a number in the major unit, the form of catalog prices. */
export const toNumber = (minor: Minor, currency: string): number => Number(toDecimal(minor, currency))

/** A rate in per cent as decimal text, such as `"19"` or `"7.7"`, as an exact fraction. */
interface Rate {
  readonly numerator: bigint
  readonly denominator: bigint
}

const rateOf = (percent: string): Rate => {
  const [whole = '0', fraction = ''] = percent.split('.')
  return { numerator: BigInt(whole + fraction), denominator: 100n * 10n ** BigInt(fraction.length) }
}

/** Divides with the half rounded away from zero. */
const divideRounded = (dividend: bigint, divisor: bigint): number => {
  const negative = dividend < 0n !== divisor < 0n
  const [a, b] = [dividend < 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor]
  const quotient = (2n * a + b) / (2n * b)
  return Number(negative ? -quotient : quotient)
}

/** Decimal text as an exact fraction. */
const fractionOf = (decimal: string): Rate => {
  const [whole = '0', fraction = ''] = plainDecimal(decimal.includes('e') ? Number(decimal) : decimal).split('.')
  return { numerator: BigInt(whole + fraction), denominator: 10n ** BigInt(fraction.length) }
}

/** Factors multiplied and divided as decimal text, rounded once, half away from zero. */
export const divideExactly = (factors: readonly string[], divisors: readonly string[]): number => {
  const [over, under] = [factors.map(fractionOf), divisors.map(fractionOf)]
  const product = (rates: readonly Rate[], part: keyof Rate) => rates.reduce((sum, rate) => sum * rate[part], 1n)
  return divideRounded(
    product(over, 'numerator') * product(under, 'denominator'),
    product(over, 'denominator') * product(under, 'numerator'),
  )
}

/** What one unit of the shop's currency is worth in another one. */
export interface ConversionRate {
  readonly currency: string
  /** Decimal text above zero. */
  readonly rate: string
}

/** An amount in another currency, in that currency's minor units; half of one rounds away from zero. */
export const convert = (minor: Minor, from: string, { currency, rate }: ConversionRate): Minor =>
  divideExactly([String(minor), rate, String(10 ** currencyDigits(currency))], [String(10 ** currencyDigits(from))])

/** The same as `divideRounded` in plain numbers, where all of it is exact; nothing where it would not be. */
const divideSmall = (minor: Minor, numerator: number, divisor: number): Minor | undefined => {
  const doubled = 2 * minor * numerator + divisor
  if (!(minor >= 0 && numerator >= 0) || !Number.isSafeInteger(doubled) || !Number.isSafeInteger(2 * divisor))
    return undefined
  return (doubled - (doubled % (2 * divisor))) / (2 * divisor)
}

const smallRates = new Map<string, { readonly numerator: number; readonly denominator: number }>()

/** A store has a handful of rates: each is read once. */
const smallRateOf = (percent: string) => {
  const known = smallRates.get(percent)
  if (known) return known
  const { numerator, denominator } = rateOf(percent)
  const read = { numerator: Number(numerator), denominator: Number(denominator) }
  if (smallRates.size >= 1000) smallRates.clear()
  smallRates.set(percent, read)
  return read
}

/** So many per cent of an amount, rounded half away from zero. */
export const percentOf = (minor: Minor, percent: string): Minor => {
  const small = smallRateOf(percent)
  const exact = divideSmall(minor, small.numerator, small.denominator)
  if (exact !== undefined) return exact
  const { numerator, denominator } = rateOf(percent)
  return divideRounded(BigInt(minor) * numerator, denominator)
}

/** The tax that a price already contains, at a rate in per cent. */
export const taxWithin = (minor: Minor, percent: string): Minor => {
  const small = smallRateOf(percent)
  const exact = divideSmall(minor, small.numerator, small.denominator + small.numerator)
  if (exact !== undefined) return exact
  const { numerator, denominator } = rateOf(percent)
  return divideRounded(BigInt(minor) * numerator, denominator + numerator)
}

/** What so many pieces of a quantity cost together; what does not divide stays with the rest. */
export const shareOf = (minor: Minor, pieces: number, quantity: number): Minor => {
  if (pieces === quantity) return minor
  const product = minor * pieces
  if (Number.isSafeInteger(product)) return (product - (product % quantity)) / quantity
  return Number((BigInt(minor) * BigInt(pieces)) / BigInt(quantity))
}

/** The same as `allocate` gives, where numbers are exact: the first parts take what does not divide. */
const splitExactly = (minor: Minor, weights: readonly number[], weightSum: number): Minor[] => {
  const parts = weights.map((weight) => shareOf(minor, weight, weightSum))
  let rest = parts.reduce((left, part) => left - part, minor)
  for (let index = 0; rest > 0; index += 1) {
    if (weights[index] === 0) continue
    parts[index]! += 1
    rest -= 1
  }
  return parts
}

/** Splits an amount in proportion to the weights; the parts always add up to the whole. */
export const split = (minor: Minor, weights: readonly number[]): Minor[] => {
  const [weightSum, sign] = [weights.reduce((sum, weight) => sum + weight, 0), minor < 0 ? -1 : 1]
  if (weightSum === 0) return weights.map((_, index) => (index === 0 ? minor : 0))
  if (minor >= 0 && weights.every((weight) => weight >= 0) && Number.isSafeInteger(weightSum)) {
    return splitExactly(minor, weights, weightSum)
  }
  const whole = dinero({ amount: BigInt(Math.abs(minor)), currency: EUR })
  const parts = allocate(whole, weights.map(BigInt))
  return parts.map((part) => sign * Number(part.toJSON().amount) + 0)
}

/** All amounts together; nothing is nothing. */
export const sumOf = (amounts: readonly Minor[] = []): Minor =>
  amounts.reduce((total, amount) => exactly(total + amount), 0)

/** The price of so many pieces. */
export const times = (price: Minor, quantity: number): Minor => exactly(price * quantity)
