import type {
  CountryDeliveryProperties,
  DeliveryDestinationProperties,
} from '@vitrine/contract/entities/pricing/delivery-profile.ts'
import { subdivisionCode } from '@vitrine/domain/shipping/shipping.ts'
import type { DeliveryMethod, DeliveryRegion, DeliveryRules } from '@vitrine/domain/shipping/delivery.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { loadDeliveryRules } from '../rules.ts'

const methodsIn = ({ methods }: DeliveryRules, regions: readonly DeliveryRegion[]): DeliveryMethod[] =>
  methods.filter(({ regionIds }) => regions.some(({ id }) => regionIds.includes(id)))

const propertiesOf = (methods: readonly DeliveryMethod[]): DeliveryDestinationProperties => ({
  postalCodeRequired: methods.some(({ area }) => area?.kind === 'ZIP'),
  pickupOnly: methods.every(({ pickup }) => pickup !== undefined),
})

/** Returns the delivery properties of a country and of those of its subdivisions that have their own regions. */
const propertiesIn = (
  rules: DeliveryRules,
  country: string,
  regions: readonly DeliveryRegion[],
): CountryDeliveryProperties[] => {
  const its = regions.filter(({ destinations }) => destinations.some((one) => one.country === country))
  const methods = methodsIn(rules, its)
  if (methods.length === 0) return []
  const parts = [
    ...new Set(
      its.flatMap(({ destinations }) =>
        destinations
          .flatMap((one) => (one.country === country ? one.subdivisions : []))
          .map((part) => subdivisionCode(part, country)),
      ),
    ),
  ].slice(0, 100)
  const subdivisions = parts.map((part) => {
    const own = its.filter(({ destinations }) =>
      destinations.some(
        (one) => one.country === country && one.subdivisions.some((code) => subdivisionCode(code, country) === part),
      ),
    )
    return {
      subdivision: part.slice(country.length + 1),
      deliveryDestinationProperties: propertiesOf(methodsIn(rules, own)),
    }
  })
  return [{ country, deliveryDestinationProperties: propertiesOf(methods), ...(parts.length > 0 && { subdivisions }) }]
}

/** Lists where a store delivers, and what is known without an address. */
export const destinationProperties = async (db: Db, { id, settings }: Site) => {
  const rules = await loadDeliveryRules(db, { id, lengthUnit: settings.lengthUnit })
  const regions = rules.regions.filter(({ isActive }) => isActive)
  const countries = [
    ...new Set(regions.flatMap(({ destinations }) => destinations.flatMap(({ country }) => country ?? []))),
  ]
  const everywhere = methodsIn(
    rules,
    regions.filter(({ destinations }) => destinations.some(({ country }) => country === undefined)),
  )
  return {
    ...(everywhere.length > 0 && { restOfWorld: propertiesOf(everywhere) }),
    countries: countries.flatMap((country) => propertiesIn(rules, country, regions)),
  }
}
