import type { LabelAccount, ShippoConfiguration, SiteSettings, StoreDeliveryRegion } from '@vitrine/client'
import { queryAll } from '../query-all.ts'
import { shop } from '../shop.ts'

/** Data shared by the label settings pages. */
export interface LabelData {
  readonly account: LabelAccount
  readonly packages: readonly ShippoConfiguration[]
  readonly regions: readonly StoreDeliveryRegion[]
  readonly currency: string
  readonly weightUnit: string
  /** The business address: the default ship-from address. */
  readonly businessAddress: SiteSettings['businessAddress']
}

const maxRegions = 100

export const loadLabelSettings = async (): Promise<LabelData> => {
  const [account, packages, { deliveryRegions }, { siteSettings }] = await Promise.all([
    shop.shippingLabels.getLabelAccount(),
    queryAll(shop.shippoConfigurations.queryShippoConfigurations().ascending('createdDate').limit(100)),
    shop.deliveryRegions.queryDeliveryRegions({ cursorPaging: { limit: maxRegions } }),
    shop.backOffice.getSiteSettings(),
  ])
  const { currency, weightUnit, businessAddress } = siteSettings
  return {
    account,
    packages,
    regions: deliveryRegions,
    currency,
    weightUnit: weightUnit.toLowerCase(),
    businessAddress,
  }
}
