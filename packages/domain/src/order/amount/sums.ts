import { sumOf, type Minor } from '../../money.ts'

/** A line of an external order, in minor units. */
export interface ExternalLine {
  readonly price: Minor
  readonly quantity: number
  readonly discount: Minor
  readonly tax: Minor
}

/** The sums sent with an external order. */
export interface ExternalSums {
  readonly subtotal?: Minor | undefined
  readonly shipping: Minor
  readonly fees: Minor
  /** Total discount. Default: the discounts of the lines. */
  readonly discount?: Minor | undefined
  /** Total tax. Default: the taxes of the lines. */
  readonly tax?: Minor | undefined
  readonly total?: Minor | undefined
  readonly isTaxIncluded: boolean
}

interface CheckedLine {
  readonly subtotal: Minor
  readonly beforeTax: Minor
  readonly afterTax: Minor
}

export interface CheckedSums {
  readonly lines: readonly CheckedLine[]
  readonly subtotal: Minor
  readonly shipping: Minor
  readonly fees: Minor
  readonly discount: Minor
  readonly tax: Minor
  readonly total: Minor
}

export type SumsDecision =
  | { readonly ok: true; readonly sums: CheckedSums }
  /** A sum that does not match, with the expected value. */
  | { readonly ok: false; readonly part: 'subtotal' | 'total'; readonly expected: Minor }
  | { readonly ok: false; readonly part: 'discount'; readonly atLeast: Minor; readonly atMost: Minor }
  | { readonly ok: false; readonly part: 'line'; readonly index: number; readonly atMost: Minor }

const lineOf = ({ price, quantity, discount, tax }: ExternalLine, isTaxIncluded: boolean): CheckedLine => {
  const paid = price * quantity - discount
  return {
    subtotal: price * quantity,
    beforeTax: isTaxIncluded ? paid - tax : paid,
    afterTax: isTaxIncluded ? paid : paid + tax,
  }
}

/** Checks that the lines of an external order add up to its sums, and calculates missing sums. */
export const checkSums = (given: readonly ExternalLine[], claimed: ExternalSums): SumsDecision => {
  const over = given.findIndex(({ price, quantity, discount }) => discount > price * quantity)
  if (over >= 0) return { ok: false, part: 'line', index: over, atMost: given[over]!.price * given[over]!.quantity }
  const lines = given.map((line) => lineOf(line, claimed.isTaxIncluded))
  const subtotal = sumOf(lines.map((line) => line.subtotal))
  if (claimed.subtotal !== undefined && claimed.subtotal !== subtotal)
    return { ok: false, part: 'subtotal', expected: subtotal }
  const { shipping, fees } = claimed
  const ofLines = sumOf(given.map(({ discount }) => discount))
  const discount = claimed.discount ?? ofLines
  const maxDiscount = subtotal + shipping
  if (discount < ofLines || discount > maxDiscount)
    return { ok: false, part: 'discount', atLeast: ofLines, atMost: maxDiscount }
  const tax = claimed.tax ?? sumOf(given.map((line) => line.tax))
  const total = subtotal + shipping + fees - discount + (claimed.isTaxIncluded ? 0 : tax)
  if (claimed.total !== undefined && claimed.total !== total) return { ok: false, part: 'total', expected: total }
  return { ok: true, sums: { lines, subtotal, shipping, fees, discount, tax, total } }
}
