import type { DeliveryDestination, LocalDeliveryOption, ShippingOptionRate, StoreDeliveryRegion } from '@vitrine/client'
import { countryName, formatMoney } from '@vitrine/ui'
import { locale, words } from '../words/words.ts'

const { deliveries } = words
const shownCountries = 4

type Condition = NonNullable<ShippingOptionRate['conditions']>[number]

interface Units {
  readonly currency: string
  readonly weightUnit: string
}

const boundOf = ({ type, value = '0' }: Condition, { currency, weightUnit }: Units): string => {
  if (type === 'BY_TOTAL_PRICE') return formatMoney(value, { currency, locale })
  return type === 'BY_TOTAL_WEIGHT' ? `${value} ${weightUnit}` : value
}

/** For use within a sentence. German nouns keep their capital. */
const lowerFirst = (text: string): string => (locale === 'de' ? text : text.charAt(0).toLowerCase() + text.slice(1))

const conditionSentence = (condition: Condition, units: Units): string => {
  const { type = 'BY_TOTAL_PRICE', operator = 'GTE' } = condition
  return `${lowerFirst(deliveries.measures[type])} ${deliveries.operators[operator]} ${boundOf(condition, units)}`
}

/** Describes a rate: `€4.90 if the order weight is at most 5 kg`. */
export const describeRate = (rate: ShippingOptionRate, units: Units): string => {
  const { amount = '0', conditions = [], multiplyByQuantity } = rate
  const price = Number(amount) === 0 ? deliveries.free : formatMoney(amount, { currency: units.currency, locale })
  const when = conditions.map((condition) => conditionSentence(condition, units)).join(deliveries.and)
  return [price, multiplyByQuantity && deliveries.forEach, when && deliveries.when(when)].filter(Boolean).join(' ')
}

const destinationName = ({ country, subdivisions = [] }: DeliveryDestination): string =>
  subdivisions.length === 0
    ? countryName(country, locale)
    : deliveries.partsOf(countryName(country, locale), subdivisions.join(', '))

/** Names the places of a region. A long list is shortened. */
export const describePlaces = ({ destinations }: Pick<StoreDeliveryRegion, 'destinations'>): string => {
  if (destinations.length === 0) return deliveries.everywhere
  const first = destinations.slice(0, shownCountries).map(destinationName).join(', ')
  const more = destinations.length - shownCountries
  return more > 0 ? deliveries.moreCountries(first, more) : first
}

/** Describes a local delivery area. */
export const describeArea = (
  { zipConfig, radiusConfig, cityConfig, customAreaConfig }: LocalDeliveryOption,
  lengthUnit: string,
): string => {
  if (zipConfig) return zipConfig.zipCodes.slice(0, shownCountries).join(', ')
  if (cityConfig)
    return cityConfig.cityItems
      .slice(0, shownCountries)
      .map(({ cityName }) => cityName)
      .join(', ')
  if (radiusConfig) return deliveries.within(radiusConfig.radius ?? 0, lengthUnit)
  return customAreaConfig ? deliveries.areaKinds.CUSTOM : deliveries.areaKinds.ALL
}
