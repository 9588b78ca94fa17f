import { sumOf, type Minor } from '../money.ts'
import { namedTaxes, type NamedTax } from '../tax/named-taxes.ts'

/** One of the taxes of a charge. */
export interface ChargedTax {
  readonly name: string
  /** Fraction as decimal text. */
  readonly rate: string
  readonly tax: Minor
}

/** An invoice item: a line of the order, its delivery or a fee. */
export interface Charge {
  readonly id: string
  readonly kind: 'LINE' | 'DELIVERY' | 'FEE' | 'ADJUSTMENT'
  readonly quantity: number
  /** Unit price as in the order: including tax if its prices do. */
  readonly price: Minor
  /** Price of all pieces before discounts. */
  readonly amount: Minor
  readonly discount: Minor
  /** Fraction as decimal text: `"0.19"`; `"0"` if no tax is due. */
  readonly rate: string
  readonly tax: Minor
  /** The components of its tax, if they have names. */
  readonly taxes?: readonly ChargedTax[]
  /** Amount to pay, after discounts and including tax. */
  readonly gross: Minor
}

/** Everything charged at one tax rate. `net` and `tax` add up to the amount to pay. */
export interface TaxAtRate {
  readonly rate: string
  readonly net: Minor
  readonly tax: Minor
}

export interface InvoiceSums {
  readonly subtotal: Minor
  readonly discount: Minor
  readonly delivery: Minor
  readonly fees: Minor
  /** The part of the order's total that none of its items explains, such as cash rounding. */
  readonly adjustment: Minor
  readonly tax: Minor
  readonly total: Minor
  /** Sorted by rate, the highest first. */
  readonly taxes: readonly TaxAtRate[]
}

interface Taxed {
  readonly rate: string
  readonly gross: Minor
  readonly tax: Minor
}

/** Groups charges by tax rate, the highest first. */
export const taxesOf = (charges: readonly Taxed[]): TaxAtRate[] => {
  const byRate = new Map<number, TaxAtRate>()
  for (const { rate, gross, tax } of charges) {
    const known = byRate.get(Number(rate)) ?? { rate, net: 0, tax: 0 }
    byRate.set(Number(rate), { rate: known.rate, net: sumOf([known.net, gross, -tax]), tax: sumOf([known.tax, tax]) })
  }
  return [...byRate.values()]
    .filter(({ net, tax }) => net !== 0 || tax !== 0)
    .toSorted((a, b) => Number(b.rate) - Number(a.rate))
}

/**
 * Returns the taxes of an invoice or credit note by name, which add up to its tax. `undefined` if one has no name, or
 * there is only one.
 */
export const namedTaxesOf = (
  charges: readonly Pick<Charge, 'gross' | 'tax' | 'taxes'>[],
): readonly NamedTax[] | undefined => {
  if (charges.some(({ tax, taxes = [] }) => sumOf(taxes.map((one) => one.tax)) !== tax)) return undefined
  const taxes = namedTaxes(
    charges.flatMap(({ gross, tax: whole, taxes: parts = [] }) =>
      parts.map(({ name, rate, tax }) => ({ taxName: name, rate, amount: tax, net: gross - whole })),
    ),
  )
  return taxes && taxes.length > 1 ? taxes : undefined
}

/**
 * Adds an adjustment for the part of an order's total that its charges don't explain, so that an invoice always adds
 * up.
 */
export const withAdjustment = (
  charges: readonly Charge[],
  { total, tax }: { readonly total: Minor; readonly tax: Minor },
): readonly Charge[] => {
  const gross = total - sumOf(charges.map((charge) => charge.gross))
  const own = tax - sumOf(charges.map((charge) => charge.tax))
  if (gross === 0 && own === 0) return charges
  const net = gross - own
  return [
    ...charges,
    {
      id: 'adjustment',
      kind: 'ADJUSTMENT',
      quantity: 1,
      price: net,
      amount: net,
      discount: 0,
      rate: '0',
      tax: own,
      gross,
    },
  ]
}

/** Calculates the sums of an invoice, which add up to its total to the minor unit. */
export const sumsOfInvoice = (charges: readonly Charge[]): InvoiceSums => {
  const of = (kind: Charge['kind']) => charges.filter((charge) => charge.kind === kind)
  const amount = (kind: Charge['kind']) => sumOf(of(kind).map((charge) => charge.amount))
  return {
    subtotal: amount('LINE'),
    discount: sumOf(charges.map(({ discount }) => discount)),
    delivery: amount('DELIVERY'),
    fees: amount('FEE'),
    adjustment: amount('ADJUSTMENT'),
    tax: sumOf(charges.map(({ tax }) => tax)),
    total: sumOf(charges.map(({ gross }) => gross)),
    taxes: taxesOf(charges),
  }
}
