import type {
  DeliveryProfile,
  LocalDeliveryOption,
  PickupLocation,
  ShippingOption,
  StoreDeliveryRegion,
} from '@vitrine/client'
import { queryAll } from '../query-all.ts'
import { shop } from '../shop.ts'

/** Data shared by all delivery pages. */
export interface DeliveryData {
  readonly options: readonly ShippingOption[]
  readonly regions: readonly StoreDeliveryRegion[]
  readonly pickups: readonly PickupLocation[]
  readonly locals: readonly LocalDeliveryOption[]
  readonly profiles: readonly DeliveryProfile[]
  readonly currency: string
  readonly weightUnit: string
  readonly lengthUnit: string
  /** Time zone of opening hours and time slots. */
  readonly timeZone: string
  /** The store's country, if known: the default country for the preview. */
  readonly country: string | undefined
}

const maxRegions = 100

export const loadDelivery = async (): Promise<DeliveryData> => {
  const [options, { deliveryRegions }, pickups, locals, profiles, { siteSettings }] = await Promise.all([
    queryAll(shop.shippingOptions.queryShippingOptions().ascending('createdDate').limit(100)),
    shop.deliveryRegions.queryDeliveryRegions({ cursorPaging: { limit: maxRegions } }),
    queryAll(shop.pickupLocations.queryPickupLocation().limit(100)),
    queryAll(shop.localDeliveryOptions.queryLocalDeliveryOptions().limit(100)),
    queryAll(shop.deliveryProfile.queryDeliveryProfiles().ascending('createdDate').limit(100)),
    shop.backOffice.getSiteSettings(),
  ])
  const { currency, weightUnit, lengthUnit = 'KM', timeZone = 'UTC', businessAddress } = siteSettings
  return {
    options,
    regions: deliveryRegions,
    pickups,
    locals,
    profiles,
    currency,
    weightUnit: weightUnit.toLowerCase(),
    lengthUnit: lengthUnit.toLowerCase(),
    timeZone,
    country: businessAddress?.country,
  }
}
