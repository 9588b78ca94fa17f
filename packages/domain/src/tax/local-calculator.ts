import { percentOfFraction, type Place, type RegionComponent, type TaxRegion } from './tax.ts'
import { rateOf, bundledRates, type RateData, type RateDataPlace, type TaxCategory } from './rate-data.ts'
import { isWithin } from '../shipping/shipping.ts'

const isOf = ({ country, subdivision }: RateDataPlace, place: Place): boolean =>
  isWithin({ country, subdivisions: subdivision === undefined ? [] : [subdivision] }, place)

/** Returns the bundled rates of a place, and the file they are from. */
export const ratesFor = (
  place: Place | undefined,
  files: readonly RateData[] = bundledRates,
): { readonly data: RateData; readonly at: RateDataPlace } | undefined => {
  if (place === undefined) return undefined
  for (const data of files) {
    const at = data.places.find((one) => isOf(one, place))
    if (at) return { data, at }
  }
  return undefined
}

/** Converts the taxes of a place to region components, at the rates of a tax category. */
export const componentsOf = (data: RateData, at: RateDataPlace, category: TaxCategory): RegionComponent[] =>
  at.taxes.map(({ taxName = data.taxName, jurisdiction, jurisdictionType, postalCodes, cities, ...tax }) => ({
    taxName,
    taxType: data.taxType,
    jurisdiction,
    jurisdictionType,
    ratePercent: percentOfFraction(rateOf(tax, category)),
    ...(postalCodes && { postalCodes }),
    ...(cities && { cities }),
  }))

/** Returns a region with the bundled rates in place of its own, or `undefined` if there are none for the place. */
export const withBundledRates = (
  region: TaxRegion,
  place: Place | undefined,
  categories: Readonly<Record<string, TaxCategory>>,
): TaxRegion | undefined => {
  const found = ratesFor(place)
  if (!found) return undefined
  const rates = Object.entries(categories).map(
    ([group, category]) => [group, componentsOf(found.data, found.at, category)] as const,
  )
  return { ...region, rates: Object.fromEntries(rates) }
}

/** Countries with bundled rates. */
export const countriesWithBundledRates: ReadonlySet<string> = new Set(
  bundledRates.flatMap(({ places }) => places.map(({ country }) => country)),
)
