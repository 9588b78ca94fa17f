import { percentOfFraction, type Place, type RegionComponent, type TaxRegion } from './tax.ts'
import { rateOf, shippedRates, type RateData, type RateDataPlace, type TaxCategory } from './rate-data.ts'
import { isWithin } from '../shipping/shipping.ts'

const isOf = ({ country, subdivision }: RateDataPlace, place: Place): boolean =>
  isWithin({ country, subdivisions: subdivision === undefined ? [] : [subdivision] }, place)

/** The rates of a place, of the file that has it. */
export const ratesFor = (
  place: Place | undefined,
  files: readonly RateData[] = shippedRates,
): { readonly data: RateData; readonly at: RateDataPlace } | undefined => {
  if (place === undefined) return undefined
  for (const data of files) {
    const at = data.places.find((one) => isOf(one, place))
    if (at) return { data, at }
  }
  return undefined
}

/** The taxes of a place in the form of a region's, for a group of a category. */
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

/** A region with the rates that come with the store in place of its own; nothing where there are none for the place. */
export const locallyRated = (
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

/** Countries for which rates come with the store. */
export const locallyKnown: ReadonlySet<string> = new Set(
  shippedRates.flatMap(({ places }) => places.map(({ country }) => country)),
)
