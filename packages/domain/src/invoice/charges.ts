import { sumOf, type Minor } from '../money.ts'
import { namedTaxes, type NamedTax } from '../tax/named-taxes.ts'

/** One of the taxes of a charge. */
export interface ChargedTax {
  readonly name: string
  /** A fraction in decimal text. */
  readonly rate: string
  readonly tax: Minor
}

/** Something that an invoice charges for: a line of the order, its delivery or a fee. */
export interface Charge {
  readonly id: string
  readonly kind: 'LINE' | 'DELIVERY' | 'FEE' | 'ADJUSTMENT'
  readonly quantity: number
  /** For one piece, as the order writes prices: with tax where they include it. */
  readonly price: Minor
  /** For all pieces, before anything is taken off. */
  readonly amount: Minor
  readonly discount: Minor
  /** A fraction in decimal text: `"0.19"`; `"0"` where no tax is due. */
  readonly rate: string
  readonly tax: Minor
  /** What its tax is made of, where that has names. */
  readonly taxes?: readonly ChargedTax[]
  /** What is paid for it: after discounts, with its tax. */
  readonly gross: Minor
}

/** All that is charged at one rate; `net` and `tax` are all that is paid. */
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
  /** What the order's total has that none of its parts tells of, such as cash rounding. */
  readonly adjustment: Minor
  readonly tax: Minor
  readonly total: Minor
  /** By rate, the highest first. */
  readonly taxes: readonly TaxAtRate[]
}

interface Taxed {
  readonly rate: string
  readonly gross: Minor
  readonly tax: Minor
}

/** What is charged, by rate of tax, the highest rate first. */
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
 * The taxes of an invoice or credit note by their names, where several are taken: they add up to its tax. Nothing where one
 * has no name, or where there is only one.
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

/** What of an order's total its parts do not tell of, as a part of its own: the parts of an invoice always add up. */
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

/** What an invoice says below its lines: the parts add up to the total, to the minor unit. */
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
