import type { Minor } from '../money.ts'

/** A tax on one amount, in wire format. */
export interface TaxOfPart {
  readonly taxName?: string | undefined
  /** As a fraction. */
  readonly rate?: string | undefined
  readonly amount: Minor
  /** The taxable amount. */
  readonly net?: Minor
}

/** A tax on several amounts. */
export interface NamedTax {
  readonly name: string
  readonly rate: string
  readonly amount: Minor
  /** The taxable amount, as far as the parts state it. */
  readonly net: Minor
}

/** Groups taxes by name and rate, in the order of their first occurrence. `undefined` if one of them has no name. */
export const namedTaxes = (parts: readonly TaxOfPart[]): readonly NamedTax[] | undefined => {
  if (parts.length === 0 || parts.some(({ taxName }) => !taxName)) return undefined
  const taxes = new Map<string, NamedTax>()
  for (const { taxName: name = '', rate = '0', amount, net = 0 } of parts) {
    const key = JSON.stringify([name, Number(rate)])
    const known = taxes.get(key) ?? { name, rate, amount: 0, net: 0 }
    taxes.set(key, { ...known, amount: known.amount + amount, net: known.net + net })
  }
  return [...taxes.values()]
}
