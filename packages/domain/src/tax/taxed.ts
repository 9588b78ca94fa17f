import { divideExactly, percentOf, split, sumOf, type Minor } from '../money.ts'
import { sumOfRates, taxComponentsOf, type Tax, type TaxComponent, type TaxRounding } from './tax.ts'

/** A component of a rate with what it comes to. */
export interface TaxPart extends TaxComponent {
  readonly tax: Minor
  /** What of the amount it is not taken of, where somebody has said so. */
  readonly untaxable?: Minor
}

/** What was settled before, whatever holds now. */
export interface SettledTax {
  /** Things that are taxed alike; the store's default group unless told. */
  readonly taxGroupId?: string | undefined
  /** In per cent. */
  readonly taxRatePercent?: string | undefined
  readonly taxComponents?: readonly TaxComponent[] | undefined
  /** The tax at another place than that of the whole. */
  readonly taxElsewhere?: Tax | undefined
  /** What somebody else has worked out: it is not worked out again. */
  readonly taxParts?: readonly TaxPart[] | undefined
}

/** An amount with its tax. */
export interface TaxedAmount {
  /** In per cent, as decimal text. */
  readonly taxRatePercent: string
  readonly taxGroupId: string
  /** What the tax is made of; together they are all of it. */
  readonly taxParts: readonly TaxPart[]
  readonly tax: Minor
  readonly totalBeforeTax: Minor
  readonly totalAfterTax: Minor
}

/** Each component is rounded by itself, half away from zero, so that what authorities get adds up to what is charged. */
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

/** Taxes within a price are never more than it: several high ones on a cent or two would be, each rounded up. */
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

/** Tax on one amount. It is rounded per line, so that the lines add up to the whole. */
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

/** Where the parts of one kind stand: which amount, and which of its parts. */
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

/** Takes what is more than an amount's price, and gives it to others with the same tax that have room for it. */
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
 * The same taxes rounded once each on the whole, and shared among the amounts to the last minor unit: as some authorities
 * want it. What somebody else has worked out stays.
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

/** Amounts of one purchase as its store rounds them. */
export const roundedTogether = (
  amounts: readonly TaxedAmount[],
  { isIncluded, rounding = 'LINE' }: Pick<Tax, 'isIncluded'> & { readonly rounding?: TaxRounding },
): readonly TaxedAmount[] => (rounding === 'LINE' ? amounts : roundedOnTotal(amounts, { isIncluded }))
