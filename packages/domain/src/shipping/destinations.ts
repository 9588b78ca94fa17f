import type { DeliveryConfiguration } from '@vitrine/contract/calls/store/ecommerce-settings.ts'
import type { DeliveryMethod, DeliveryRules } from './delivery.ts'
import { subdivisionCode, type Destination } from './shipping.ts'

/** What the delivery methods of a place have in common. */
interface Reach {
  readonly postalCodeRequired: boolean
  readonly pickupOnly: boolean
}

const reachOf = ({ area, pickup }: DeliveryMethod): Reach => ({
  postalCodeRequired: area?.kind === 'ZIP',
  pickupOnly: pickup !== undefined,
})

const join = (one: Reach | undefined, other: Reach | undefined): Reach | undefined =>
  one && other
    ? {
        postalCodeRequired: one.postalCodeRequired || other.postalCodeRequired,
        pickupOnly: one.pickupOnly && other.pickupOnly,
      }
    : (one ?? other)

/** The reach of all methods, by country and subdivision; under empty keys for everywhere and for whole countries. */
type ReachByPlace = ReadonlyMap<string, ReadonlyMap<string, Reach>>

/** Returns the destinations of a method: those of its regions, or the fewer ones of its own. */
const destinationsOf = ({ regionIds, destinations }: DeliveryMethod, { regions }: DeliveryRules) => {
  const served = regions.filter(({ id, isActive }) => isActive && regionIds.includes(id))
  return served.length > 0 && destinations ? destinations : served.flatMap((region) => region.destinations)
}

const placesOf = ({ country = '', subdivisions }: Destination): readonly (readonly [string, string])[] =>
  subdivisions.length === 0
    ? [[country, '']]
    : subdivisions.map((subdivision) => [country, subdivisionCode(subdivision, country)])

const reachByPlace = (rules: DeliveryRules): ReachByPlace => {
  const found = new Map<string, Map<string, Reach>>()
  for (const method of rules.methods) {
    for (const [country, subdivision] of destinationsOf(method, rules).flatMap(placesOf)) {
      const ofCountry = found.get(country) ?? new Map<string, Reach>()
      found.set(country, ofCountry.set(subdivision, join(ofCountry.get(subdivision), reachOf(method))!))
    }
  }
  return found
}

/** Lists where a store delivers to, and how, by its delivery methods. */
export const deliveryDestinations = (rules: DeliveryRules): DeliveryConfiguration => {
  const found = reachByPlace(rules)
  const world = found.get('')?.get('')
  const countries = [...found]
    .filter(([country]) => country !== '')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return {
    countries: countries.map(([country, reaches]) => {
      const whole = join(world, reaches.get(''))
      const parts = [...reaches].filter(([subdivision]) => subdivision !== '')
      return {
        country,
        ...(whole && { deliveryDestinationProperties: whole }),
        subdivisions: parts
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map(([subdivision, reach]) => ({ subdivision, deliveryDestinationProperties: join(whole, reach)! })),
      }
    }),
    ...(world && { restOfWorld: world }),
  }
}
