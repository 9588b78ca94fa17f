import type { ShippingOption, StoreDeliveryRegion } from '@vitrine/client'
import { allOf } from '../all-of.ts'
import { shop } from '../shop.ts'

/** What all pages about delivery need. */
export interface DeliveryData {
  readonly options: readonly ShippingOption[]
  readonly regions: readonly StoreDeliveryRegion[]
  readonly currency: string
  readonly weightUnit: string
  /** Where the shop is, if it says so: a good first guess at where its buyers are. */
  readonly country: string | undefined
}

const mostRegions = 100

export const readDelivery = async (): Promise<DeliveryData> => {
  const [options, { deliveryRegions }, { siteSettings }] = await Promise.all([
    allOf(shop.shippingOptions.queryShippingOptions().ascending('createdDate').limit(100)),
    shop.deliveryRegions.queryDeliveryRegions({ cursorPaging: { limit: mostRegions } }),
    shop.backOffice.getSiteSettings(),
  ])
  const { currency, weightUnit, businessAddress } = siteSettings
  return {
    options,
    regions: deliveryRegions,
    currency,
    weightUnit: weightUnit.toLowerCase(),
    country: businessAddress?.country,
  }
}
