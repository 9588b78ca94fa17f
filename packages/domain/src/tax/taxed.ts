import { divideExactly, percentOf, split, sumOf, type Minor } from '../money.ts'
import { sumOfRates, taxComponentsOf, type Tax, type TaxComponent, type TaxRounding } from './tax.ts'

/** A component of a rate with its amount. */
export interface TaxPart extends TaxComponent {
  readonly tax: Minor
  /** The part of the amount that is not taxable, if the calculator stated it. */
  readonly untaxable?: Minor
}

/** Tax details fixed earlier, which override current rates. */
export interface SettledTax {
  /** Default: the store's default tax group. */
  readonly taxGroupId?: string | undefined
  /** Percentage. */
  readonly taxRatePercent?: string | undefined
  readonly taxComponents?: readonly TaxComponent[] | undefined
  /** The tax of a place other than that of the purchase. */
  readonly taxElsewhere?: Tax | undefined
  /** Amounts from an external calculator. They are not recalculated. */
  readonly taxParts?: readonly TaxPart[] | undefined
}

/** An amount with its tax. */
export interface TaxedAmount {
  /** Percentage as decimal text. */
  readonly taxRatePercent: string
  readonly taxGroupId: string
  /** The components of the tax, which add up to `tax`. */
  readonly taxParts: readonly TaxPart[]
  readonly tax: Minor
  readonly totalBeforeTax: Minor
  readonly totalAfterTax: Minor
}

/** Rounds each component on its own, half away from zero, so that the amounts per authority add up to the charge. */
const partOf = (amount: Minor, component: TaxComponent, within: string | undefined): TaxPart => {
  const { ratePercent } = component
  if (within === undefined) return { ...component, tax: percentOf(amount, ratePercent) }
  return { ...component, tax: divideExactly([String(amount), ratePercent], [sumOfRates(['100', within])]) }
}

const componentsFor = (tax: Tax, settled: SettledTax): readonly TaxComponent[] => {
  const { taxRatePercent, taxComponents, taxGroupId } = settled
  if (taxComponents) return taxComponents
  if (taxRatePercent === undefined) return taxComponentsOf(tax, taxGroupId)
  return Number(taxRatePercent) > 0 ? [{ ratePercent: taxRatePercent }] : []
}

/** Limits included taxes to the price. Several high taxes on one or two cents, each rounded up, would exceed it. */
const within = (amount: Minor, taxParts: readonly TaxPart[]): readonly TaxPart[] => {
  let left = amount
  return taxParts.map((part) => {
    const tax = Math.min(part.tax, left)
    left -= tax
    return { ...part, tax }
  })
}

const withParts = (
  amount: Minor,
  rounded: readonly TaxPart[],
  about: Pick<TaxedAmount, 'taxRatePercent' | 'taxGroupId'> & { readonly isIncluded: boolean },
): TaxedAmount => {
  const { taxRatePercent, taxGroupId, isIncluded } = about
  const taxParts = isIncluded && amount >= 0 ? within(amount, rounded) : rounded
  const tax = sumOf(taxParts.map((part) => part.tax))
  return {
    taxRatePercent,
    taxGroupId,
    taxParts,
    tax,
    totalBeforeTax: isIncluded ? amount - tax : amount,
    totalAfterTax: isIncluded ? amount : sumOf([amount, tax]),
  }
}

/** Calculates the tax on an amount. Tax is rounded per line, so that lines add up to the total. */
export const taxed = (amount: Minor, whole: Tax, settled: SettledTax = {}): TaxedAmount => {
  const { isIncluded } = whole
  const tax = settled.taxElsewhere ?? whole
  const components = settled.taxParts ?? componentsFor(tax, settled)
  const rate = settled.taxRatePercent ?? sumOfRates(components.map(({ ratePercent }) => ratePercent))
  const parts = settled.taxParts ?? components.map((one) => partOf(amount, one, isIncluded ? rate : undefined))
  return withParts(amount, parts, {
    taxRatePercent: rate,
    taxGroupId: settled.taxGroupId ?? tax.defaultGroupId,
    isIncluded,
  })
}

const kindOf = ({ taxRatePercent }: TaxedAmount, { tax: _tax, untaxable: _free, ...component }: TaxPart): string =>
  JSON.stringify([taxRatePercent, component])

/** The position of a tax: the index of its amount, and its index among the amount's parts. */
type Spot = readonly [amount: number, part: number]

const spotsByKind = (amounts: readonly TaxedAmount[]): readonly (readonly Spot[])[] => {
  const kinds = new Map<string, Spot[]>()
  for (const [index, one] of amounts.entries())
    for (const [at, part] of one.taxParts.entries()) {
      const kind = kindOf(one, part)
      kinds.set(kind, [...(kinds.get(kind) ?? []), [index, at]])
    }
  return [...kinds.values()]
}

/** Moves tax that exceeds an amount's price to other amounts with the same tax that have room for it. */
const makeRoom = (taxes: readonly Minor[][], wholes: readonly Minor[], kinds: readonly (readonly Spot[])[]): void => {
  const roomOf = (index: number): Minor => wholes[index]! - sumOf(taxes[index]!)
  for (const spots of kinds)
    for (const [from, part] of spots)
      for (const [to, partThere] of spots) {
        const moved = Math.min(-roomOf(from), taxes[from]![part]!, roomOf(to))
        if (moved <= 0) continue
        taxes[from]![part]! -= moved
        taxes[to]![partThere]! += moved
      }
}

/**
 * Rounds each tax once on the total, as some authorities require, and splits it among the amounts to the last minor
 * unit. Amounts from an external calculator stay as they are.
 */
export const roundedOnTotal = (
  amounts: readonly TaxedAmount[],
  { isIncluded }: Pick<Tax, 'isIncluded'>,
): TaxedAmount[] => {
  const taxes = amounts.map(({ taxParts }) => taxParts.map(({ tax }) => tax))
  const wholes = amounts.map((one) => (isIncluded ? one.totalAfterTax : one.totalBeforeTax))
  const kinds = spotsByKind(amounts)
  for (const spots of kinds) {
    const [[first, at]] = spots as [Spot]
    const { taxRatePercent, taxParts } = amounts[first]!
    const shares = spots.map(([index]) => wholes[index]!)
    const whole = partOf(sumOf(shares), taxParts[at]!, isIncluded ? taxRatePercent : undefined)
    for (const [order, share] of split(whole.tax, shares).entries()) {
      const [index, part] = spots[order]!
      taxes[index]![part] = share
    }
  }
  if (isIncluded) makeRoom(taxes, wholes, kinds)
  return amounts.map((one, index) => {
    const parts = one.taxParts.map((part, order) => ({ ...part, tax: taxes[index]![order]! }))
    return withParts(wholes[index]!, parts, { ...one, isIncluded })
  })
}

/** Rounds the amounts of a purchase by the store's setting. */
export const roundedTogether = (
  amounts: readonly TaxedAmount[],
  { isIncluded, rounding = 'LINE' }: Pick<Tax, 'isIncluded'> & { readonly rounding?: TaxRounding },
): readonly TaxedAmount[] => (rounding === 'LINE' ? amounts : roundedOnTotal(amounts, { isIncluded }))
