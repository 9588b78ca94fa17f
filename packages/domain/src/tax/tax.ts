import type { OrderTaxBreakdown } from '@vitrine/contract/entities/order.ts'
import { isWithin, type Place } from '../shipping/shipping.ts'

/** Which tax it is, in words: its name, and who collects it. */
export type TaxNames = Pick<OrderTaxBreakdown, 'taxName' | 'taxType' | 'jurisdiction' | 'jurisdictionType'>

/** Where the store collects tax, and how much. */
export interface TaxRegion {
  /** Without a country: everywhere that no other region covers. */
  readonly country?: string
  /** A part of the country; without one, all of it. */
  readonly subdivision?: string
  /** Whether prices hold the tax already; the store's own setting unless told. */
  readonly taxIncludedInPrice?: boolean
  /** Per cent, as decimal text, by tax group. */
  readonly rates: Readonly<Record<string, string>>
  /** Which tax it is, by tax group. */
  readonly names?: Readonly<Record<string, TaxNames>>
}

export interface TaxRules {
  readonly regions: readonly TaxRegion[]
  /** The group of delivery, and of every product that is in no other. */
  readonly defaultGroupId: string
}

/** The tax at one place. */
export interface Tax {
  readonly calculation: 'MANUAL_RATE' | 'NO_TAX_COLLECTED'
  readonly isIncluded: boolean
  readonly defaultGroupId: string
  readonly rates: Readonly<Record<string, string>>
  readonly names?: Readonly<Record<string, TaxNames>>
}

const closeness = ({ country, subdivision }: TaxRegion): number => (subdivision ? 2 : country ? 1 : 0)

const covers = ({ country, subdivision }: TaxRegion, place: Place | undefined): boolean => {
  if (country === undefined) return true
  return place !== undefined && isWithin({ country, subdivisions: subdivision ? [subdivision] : [] }, place)
}

/** The tax at a place: that of the closest region, a part of a country before all of it; none where no region is. */
export const taxAt = (
  { regions, defaultGroupId }: TaxRules,
  place: Place | undefined,
  isIncludedElse: boolean,
): Tax => {
  const [region] = regions.filter((one) => covers(one, place)).toSorted((a, b) => closeness(b) - closeness(a))
  return {
    calculation: region ? 'MANUAL_RATE' : 'NO_TAX_COLLECTED',
    isIncluded: region?.taxIncludedInPrice ?? isIncludedElse,
    defaultGroupId,
    rates: region?.rates ?? {},
    ...(region?.names && { names: region.names }),
  }
}

/** What a shop may say of the tax of a price before it knows where the buyer is. */
export type ShownTax = 'INCLUDED' | 'ADDED' | 'NONE'

/** `NONE` where no tax is collected anywhere; `INCLUDED` where it is in the price wherever it is collected. */
export const shownTax = ({ regions }: Pick<TaxRules, 'regions'>, isIncludedElse: boolean): ShownTax => {
  const taxing = regions.filter(({ rates }) => Object.values(rates).some((rate) => Number(rate) > 0))
  if (taxing.length === 0) return 'NONE'
  const isIncluded = taxing.every(({ taxIncludedInPrice = isIncludedElse }) => taxIncludedInPrice)
  return isIncluded ? 'INCLUDED' : 'ADDED'
}

/** No tax at all, as where somebody wants to see prices without it. */
export const untaxed = ({ names: _names, ...tax }: Tax): Tax => ({
  ...tax,
  calculation: 'NO_TAX_COLLECTED',
  rates: {},
})

/** The rate of a group in per cent; a group that a region does not name is not taxed there. */
export const taxRateOf = ({ rates, defaultGroupId }: Tax, groupId: string = defaultGroupId): string =>
  Object.hasOwn(rates, groupId) ? rates[groupId]! : '0'

/** Which tax a group is taxed with. */
export const taxNamesOf = (
  { names = {}, defaultGroupId }: Tax,
  groupId: string = defaultGroupId,
): TaxNames | undefined => (Object.hasOwn(names, groupId) ? names[groupId] : undefined)

export type TaxableAddress = 'SHIPPING' | 'BILLING' | 'BUSINESS'

/** Which place decides about tax; where the goods go and where the bill goes stand in for each other. */
export const taxablePlace = (
  kind: TaxableAddress,
  { shipping, billing, business }: Readonly<Record<'shipping' | 'billing' | 'business', Place | undefined>>,
): Place | undefined => {
  switch (kind) {
    case 'BUSINESS':
      return business
    case 'BILLING':
      return billing ?? shipping
    case 'SHIPPING':
      return shipping ?? billing
    default:
      return kind satisfies never
  }
}

/** `"0.077"` is `"7.7"` per cent: digits are moved, no float is asked. */
export const percentOfFraction = (fraction: string): string => {
  const [whole = '0', digits = ''] = fraction.split('.')
  const padded = digits.padEnd(2, '0')
  const percent = `${Number(whole + padded.slice(0, 2))}`
  const rest = padded.slice(2).replace(/0+$/, '')
  return rest === '' ? percent : `${percent}.${rest}`
}
