import type { OrderTaxBreakdown } from '@vitrine/contract/entities/orders/order.ts'
import { taxWithin, type Minor } from '../money.ts'
import { isWithin, type Place } from '../shipping/shipping.ts'
import { isInPart, type LocalPart } from './local-part.ts'

/** The name of a tax, and the authority that collects it. */
export type TaxNames = Pick<OrderTaxBreakdown, 'taxName' | 'taxType' | 'jurisdiction' | 'jurisdictionType'>

export type JurisdictionType = NonNullable<TaxNames['jurisdictionType']>

export type { Place } from '../shipping/shipping.ts'

/** One of several taxes collected together, such as a state tax and a city tax. */
export interface TaxComponent extends TaxNames {
  /** Percentage as decimal text. */
  readonly ratePercent: string
}

/** A component of a region's rate. */
export interface RegionComponent extends TaxComponent, LocalPart {
  /** Rates of exempt buyers by exempt group. Groups not listed pay nothing. */
  readonly exempt?: Readonly<Record<string, string>>
}

/** A region in which the store collects tax, with its rates. */
export interface TaxRegion {
  readonly id?: string
  /** Without a country, the region covers everything that no other region covers. */
  readonly country?: string
  /** A subdivision of the country. Without one, the region is the whole country. */
  readonly subdivision?: string
  /** Whether prices include tax. Default: the store's setting. */
  readonly taxIncludedInPrice?: boolean
  /** The calculator: an app or the bundled rates. Default: the region's own rates. */
  readonly appId?: string
  /** Rates by tax group. */
  readonly rates: Readonly<Record<string, readonly RegionComponent[]>>
}

type ManualRateReason = 'GLOBAL_SETTING_TO_MANUAL' | 'REGION_SETTING_TO_MANUAL'
type FallbackReason = 'AUTO_TAX_FAILED' | 'AUTO_TAX_DEACTIVATED'

/** The origin of the rates, in wire format. */
export type Calculation =
  | { readonly rateType: 'NO_TAX_COLLECTED' | 'AUTO_RATE' }
  | { readonly rateType: 'MANUAL_RATE'; readonly reason: ManualRateReason }
  | { readonly rateType: 'FALLBACK_RATE'; readonly reason: FallbackReason }

/** Why a buyer owes less tax than others at the same place. */
export type TaxRelief =
  | { readonly reason: 'REVERSE_CHARGE'; readonly buyerVatId: string; readonly sellerVatId: string }
  | { readonly reason: 'EXEMPT'; readonly exemptGroupId: string }

/** The tax at one place. */
export interface Tax {
  readonly calculation: Calculation['rateType']
  readonly details?: Calculation
  readonly isIncluded: boolean
  readonly defaultGroupId: string
  /** Total percentages by tax group. */
  readonly rates: Readonly<Record<string, string>>
  /** The components of each rate. A rate without components is a single unnamed tax. */
  readonly components?: Readonly<Record<string, readonly TaxComponent[]>>
  readonly regionId?: string
  readonly relief?: TaxRelief
  /** The rates included in prices that this buyer does not owe. They are deducted from prices. */
  readonly contained?: Readonly<Record<string, string>>
  /** Whether to round each line, or each tax on the total. Default: `LINE`. */
  readonly rounding?: TaxRounding
  /** The app to consult. Its response replaces these rates. */
  readonly calculatorAppId?: string
}

export type TaxRounding = 'LINE' | 'TOTAL'

const digitsOf = (percent: string): number => percent.split('.')[1]?.length ?? 0

/** Adds percentages digit by digit, since floats would not be exact. */
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

/** Returns the closest region that covers a place: parts of a country before the whole country. */
export const regionAt = (regions: readonly TaxRegion[], place: Place | undefined): TaxRegion | undefined =>
  regions.filter((one) => covers(one, place)).toSorted((a, b) => closeness(b) - closeness(a))[0]

type Components = Readonly<Record<string, readonly TaxComponent[]>>

const mapRates = (
  rates: TaxRegion['rates'],
  each: (component: RegionComponent) => readonly TaxComponent[],
): Components => Object.fromEntries(Object.entries(rates).map(([group, parts]) => [group, parts.flatMap(each)]))

const withoutRules = ({ exempt: _exempt, postalCodes: _codes, cities: _cities, ...component }: RegionComponent) =>
  component

/** Returns the taxes collected at a place within a region. Local components apply only where they belong. */
const componentsAt = (rates: TaxRegion['rates'], place: Place | undefined): Components =>
  mapRates(rates, (component) => (isInPart(component, place) ? [withoutRules(component)] : []))

/** Returns the taxes of exempt buyers: the rates listed for their group. */
const exemptAt = (rates: TaxRegion['rates'], place: Place | undefined, groupId: string): Components =>
  mapRates(rates, (component) => {
    const ratePercent = component.exempt?.[groupId] ?? '0'
    return isInPart(component, place) && !isZero(ratePercent) ? [{ ...withoutRules(component), ratePercent }] : []
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
  readonly isIncludedByDefault: boolean
  readonly relief?: TaxRelief | undefined
  readonly rounding?: TaxRounding | undefined
}

/** Returns the tax at a place within a region. */
export const taxOfRegion = (
  region: TaxRegion,
  calculation: Calculation,
  { place, isIncludedByDefault, relief, rounding, defaultGroupId }: TaxedPlace & { readonly defaultGroupId: string },
): Tax => {
  const usual = componentsAt(region.rates, place)
  const isIncluded = region.taxIncludedInPrice ?? isIncludedByDefault
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

/** Returns the tax of a place without a region: none is collected. */
export const noTax = (
  { isIncludedByDefault }: Pick<TaxedPlace, 'isIncludedByDefault'>,
  defaultGroupId: string,
): Tax => ({
  calculation: 'NO_TAX_COLLECTED',
  details: { rateType: 'NO_TAX_COLLECTED' },
  isIncluded: isIncludedByDefault,
  defaultGroupId,
  rates: {},
})

/** How a store can describe the tax of prices before it knows the buyer's location. */
export type ShownTax = 'INCLUDED' | 'ADDED' | 'NONE'

/**
 * Returns `NONE` if no tax is collected anywhere, `INCLUDED` if prices include it wherever it is collected, and
 * otherwise `ADDED`.
 */
export const shownTax = (regions: readonly TaxRegion[], isIncludedByDefault: boolean): ShownTax => {
  const taxing = regions.filter(collectsTax)
  if (taxing.length === 0) return 'NONE'
  const isIncluded = taxing.every(({ taxIncludedInPrice = isIncludedByDefault }) => taxIncludedInPrice)
  return isIncluded ? 'INCLUDED' : 'ADDED'
}

/** Returns whether a region may collect tax. A calculator app might, whatever the region's own rates. */
export const collectsTax = ({ rates, appId }: TaxRegion): boolean =>
  appId !== undefined || Object.values(rates).some((parts) => parts.some(({ ratePercent }) => !isZero(ratePercent)))

/** Returns a tax of nothing, for prices shown without tax. */
export const untaxed = ({
  components: _components,
  details: _details,
  calculatorAppId: _calculator,
  ...tax
}: Tax): Tax => ({
  ...tax,
  calculation: 'NO_TAX_COLLECTED',
  rates: {},
})

/** Returns the rate of a group as a percentage. Groups that a region does not list are not taxed there. */
export const taxRateOf = ({ rates, defaultGroupId }: Tax, groupId: string = defaultGroupId): string =>
  Object.hasOwn(rates, groupId) ? rates[groupId]! : '0'

/** Returns the components of a group's rate. Empty if the group is not taxed. */
export const taxComponentsOf = (tax: Tax, groupId: string = tax.defaultGroupId): readonly TaxComponent[] => {
  const { components = {} } = tax
  if (Object.hasOwn(components, groupId)) return components[groupId]!.filter(({ ratePercent }) => !isZero(ratePercent))
  const ratePercent = taxRateOf(tax, groupId)
  return isZero(ratePercent) ? [] : [{ ratePercent }]
}

/** Deducts the included tax from a price if the buyer does not owe it. */
export const owedPrice = (
  price: Minor,
  { contained, defaultGroupId }: Tax,
  groupId: string = defaultGroupId,
): Minor => {
  if (!contained || !Object.hasOwn(contained, groupId)) return price
  return price - taxWithin(price, contained[groupId]!)
}

export type TaxableAddress = 'SHIPPING' | 'BILLING' | 'BUSINESS'

/** Returns the place of taxation. Shipping and billing addresses stand in for each other. */
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

/** Converts a fraction to a percentage by moving digits: `"0.077"` is `"7.7"`. */
export const percentOfFraction = (fraction: string): string => {
  const [whole = '0', digits = ''] = fraction.split('.')
  const padded = digits.padEnd(2, '0')
  const percent = `${Number(whole + padded.slice(0, 2))}`
  const rest = padded.slice(2).replace(/0+$/, '')
  return rest === '' ? percent : `${percent}.${rest}`
}

/** Converts a percentage to a fraction: `"7.7"` is `"0.077"`. */
export const fractionOfPercent = (percent: string): string => {
  const [whole = '0', digits = ''] = percent.split('.')
  const padded = whole.padStart(3, '0')
  return `${padded.slice(0, -2)}.${padded.slice(-2)}${digits}`.replace(/\.?0+$/, '')
}
