import type { OrderTaxBreakdown } from '@vitrine/contract/entities/order.ts'
import { taxWithin, type Minor } from '../money.ts'
import { isWithin, type Place } from '../shipping/shipping.ts'
import { isIn, type LocalPart } from './local-part.ts'

/** Which tax it is, in words: its name, and who collects it. */
export type TaxNames = Pick<OrderTaxBreakdown, 'taxName' | 'taxType' | 'jurisdiction' | 'jurisdictionType'>

export type JurisdictionType = NonNullable<TaxNames['jurisdictionType']>

export type { Place } from '../shipping/shipping.ts'

/** One tax of those that are collected together, such as that of a state and that of its city. */
export interface TaxComponent extends TaxNames {
  /** In per cent, as decimal text. */
  readonly ratePercent: string
}

/** A component of a region's rate. */
export interface RegionComponent extends TaxComponent, LocalPart {
  /** What those pay who are exempt, by their group; nothing where a group is not named. */
  readonly exempt?: Readonly<Record<string, string>>
}

/** Where the store collects tax, and how much. */
export interface TaxRegion {
  readonly id?: string
  /** Without a country: everywhere that no other region covers. */
  readonly country?: string
  /** A part of the country; without one, all of it. */
  readonly subdivision?: string
  /** Whether prices hold the tax already; the store's own setting unless told. */
  readonly taxIncludedInPrice?: boolean
  /** Who works tax out here: an app, the rates that come with the store, or the region's own rates unless told. */
  readonly appId?: string
  /** What is collected, by tax group. */
  readonly rates: Readonly<Record<string, readonly RegionComponent[]>>
}

export type ManualRateReason = 'GLOBAL_SETTING_TO_MANUAL' | 'REGION_SETTING_TO_MANUAL'
export type FallbackReason = 'AUTO_TAX_FAILED' | 'AUTO_TAX_DEACTIVATED'

/** Where rates came from, as it travels. */
export type Calculation =
  | { readonly rateType: 'NO_TAX_COLLECTED' | 'AUTO_RATE' }
  | { readonly rateType: 'MANUAL_RATE'; readonly reason: ManualRateReason }
  | { readonly rateType: 'FALLBACK_RATE'; readonly reason: FallbackReason }

/** Why somebody pays less than others at the same place, or nothing. */
export type TaxRelief =
  | { readonly reason: 'REVERSE_CHARGE'; readonly buyerVatId: string; readonly sellerVatId: string }
  | { readonly reason: 'EXEMPT'; readonly exemptGroupId: string }

/** The tax at one place. */
export interface Tax {
  readonly calculation: Calculation['rateType']
  readonly details?: Calculation
  readonly isIncluded: boolean
  readonly defaultGroupId: string
  /** All that is collected together, in per cent, by tax group. */
  readonly rates: Readonly<Record<string, string>>
  /** What each rate is made of; one unnamed tax where nothing is said. */
  readonly components?: Readonly<Record<string, readonly TaxComponent[]>>
  readonly regionId?: string
  readonly relief?: TaxRelief
  /** What prices hold that this buyer does not owe: they pay them without it. */
  readonly contained?: Readonly<Record<string, string>>
  /** Whether each line is rounded by itself, which it is unless told, or each tax on the whole. */
  readonly rounding?: TaxRounding
  /** The app to be asked, whose answer stands in for these rates. */
  readonly asks?: string
}

export type TaxRounding = 'LINE' | 'TOTAL'

const digitsOf = (percent: string): number => percent.split('.')[1]?.length ?? 0

/** Rates together, exactly: their digits are added, no float is asked. */
export const sumOfRates = (percents: readonly string[]): string => {
  const digits = Math.max(0, ...percents.map(digitsOf))
  const whole = percents.reduce((sum, percent) => {
    const [units = '0', rest = ''] = percent.split('.')
    return sum + BigInt(units + rest.padEnd(digits, '0'))
  }, 0n)
  const text = String(whole).padStart(digits + 1, '0')
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`.replace(/\.?0+$/, '')
}

const isZero = (percent: string): boolean => Number(percent) === 0

const closeness = ({ country, subdivision }: TaxRegion): number => (subdivision ? 2 : country ? 1 : 0)

const covers = ({ country, subdivision }: TaxRegion, place: Place | undefined): boolean => {
  if (country === undefined) return true
  return place !== undefined && isWithin({ country, subdivisions: subdivision ? [subdivision] : [] }, place)
}

/** The region of a place: the closest one, a part of a country before all of it. */
export const regionAt = (regions: readonly TaxRegion[], place: Place | undefined): TaxRegion | undefined =>
  regions.filter((one) => covers(one, place)).toSorted((a, b) => closeness(b) - closeness(a))[0]

type Components = Readonly<Record<string, readonly TaxComponent[]>>

const mapRates = (
  rates: TaxRegion['rates'],
  each: (component: RegionComponent) => readonly TaxComponent[],
): Components => Object.fromEntries(Object.entries(rates).map(([group, parts]) => [group, parts.flatMap(each)]))

const withoutRules = ({ exempt: _exempt, postalCodes: _codes, cities: _cities, ...component }: RegionComponent) =>
  component

/** What is collected at a place within a region: a local part only where it is. */
const componentsAt = (rates: TaxRegion['rates'], place: Place | undefined): Components =>
  mapRates(rates, (component) => (isIn(component, place) ? [withoutRules(component)] : []))

/** What those pay who are exempt: what is said of their group, and nothing else. */
const exemptAt = (rates: TaxRegion['rates'], place: Place | undefined, groupId: string): Components =>
  mapRates(rates, (component) => {
    const ratePercent = component.exempt?.[groupId] ?? '0'
    return isIn(component, place) && !isZero(ratePercent) ? [{ ...withoutRules(component), ratePercent }] : []
  })

const totals = (components: Components): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(components).map(([group, parts]) => [
      group,
      sumOfRates(parts.map(({ ratePercent }) => ratePercent)),
    ]),
  )

export interface TaxedPlace {
  readonly place: Place | undefined
  readonly isIncludedElse: boolean
  readonly relief?: TaxRelief | undefined
  readonly rounding?: TaxRounding | undefined
}

/** A place within a region, by rates of the region or others in their stead. */
export const taxOfRegion = (
  region: TaxRegion,
  calculation: Calculation,
  { place, isIncludedElse, relief, rounding, defaultGroupId }: TaxedPlace & { readonly defaultGroupId: string },
): Tax => {
  const usual = componentsAt(region.rates, place)
  const isIncluded = region.taxIncludedInPrice ?? isIncludedElse
  const base = {
    calculation: calculation.rateType,
    details: calculation,
    defaultGroupId,
    ...(region.id !== undefined && { regionId: region.id }),
    ...(rounding && { rounding }),
  }
  if (!relief) return { ...base, isIncluded, rates: totals(usual), components: usual }
  const components = relief.reason === 'EXEMPT' ? exemptAt(region.rates, place, relief.exemptGroupId) : {}
  const contained = isIncluded ? { contained: totals(usual) } : {}
  return { ...base, isIncluded: false, rates: totals(components), components, relief, ...contained }
}

/** Where no region is, nothing is collected. */
export const noTax = ({ isIncludedElse }: Pick<TaxedPlace, 'isIncludedElse'>, defaultGroupId: string): Tax => ({
  calculation: 'NO_TAX_COLLECTED',
  details: { rateType: 'NO_TAX_COLLECTED' },
  isIncluded: isIncludedElse,
  defaultGroupId,
  rates: {},
})

/** What a shop may say of the tax of a price before it knows where the buyer is. */
export type ShownTax = 'INCLUDED' | 'ADDED' | 'NONE'

/** `NONE` where no tax is collected anywhere; `INCLUDED` where it is in the price wherever it is collected. */
export const shownTax = (regions: readonly TaxRegion[], isIncludedElse: boolean): ShownTax => {
  const taxing = regions.filter(collectsTax)
  if (taxing.length === 0) return 'NONE'
  const isIncluded = taxing.every(({ taxIncludedInPrice = isIncludedElse }) => taxIncludedInPrice)
  return isIncluded ? 'INCLUDED' : 'ADDED'
}

/** Whether anything may be collected there; of what an app works out nobody knows before. */
export const collectsTax = ({ rates, appId }: TaxRegion): boolean =>
  appId !== undefined || Object.values(rates).some((parts) => parts.some(({ ratePercent }) => !isZero(ratePercent)))

/** No tax at all, as where somebody wants to see prices without it. */
export const untaxed = ({ components: _components, details: _details, asks: _asks, ...tax }: Tax): Tax => ({
  ...tax,
  calculation: 'NO_TAX_COLLECTED',
  rates: {},
})

/** The rate of a group in per cent; a group that a region does not name is not taxed there. */
export const taxRateOf = ({ rates, defaultGroupId }: Tax, groupId: string = defaultGroupId): string =>
  Object.hasOwn(rates, groupId) ? rates[groupId]! : '0'

/** What the rate of a group is made of: nothing where it is not taxed. */
export const taxComponentsOf = (tax: Tax, groupId: string = tax.defaultGroupId): readonly TaxComponent[] => {
  const { components = {} } = tax
  if (Object.hasOwn(components, groupId)) return components[groupId]!.filter(({ ratePercent }) => !isZero(ratePercent))
  const ratePercent = taxRateOf(tax, groupId)
  return isZero(ratePercent) ? [] : [{ ratePercent }]
}

/** A price without the tax that it holds and this buyer does not owe; itself for everybody else. */
export const owedPrice = (
  price: Minor,
  { contained, defaultGroupId }: Tax,
  groupId: string = defaultGroupId,
): Minor => {
  if (!contained || !Object.hasOwn(contained, groupId)) return price
  return price - taxWithin(price, contained[groupId]!)
}

export type TaxableAddress = 'SHIPPING' | 'BILLING' | 'BUSINESS'

/** Which place decides about tax; where the goods go and where the bill goes stand in for each other. */
export const taxablePlace = <At extends Place>(
  kind: TaxableAddress,
  { shipping, billing, business }: Readonly<Record<'shipping' | 'billing' | 'business', At | undefined>>,
): At | undefined => {
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

/** `"7.7"` per cent is `"0.077"`. */
export const fractionOfPercent = (percent: string): string => {
  const [whole = '0', digits = ''] = percent.split('.')
  const padded = whole.padStart(3, '0')
  return `${padded.slice(0, -2)}.${padded.slice(-2)}${digits}`.replace(/\.?0+$/, '')
}
