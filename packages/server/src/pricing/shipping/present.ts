import type { StoreDeliveryRegion, ShippingOption } from '@vitrine/contract/entities/pricing/shipping-option.ts'
import type { OtherCharge } from '@vitrine/domain/shipping/delivery.ts'
import type { Rate } from '@vitrine/domain/shipping/shipping.ts'
import { toDecimal } from '@vitrine/domain/money.ts'
import { presentRevision } from '../../ground/document/document-store.ts'
import type { Document } from '../../ground/document/store.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { DeliveryRegionRecord, ShippingOptionRecord } from './tables.ts'

export const presentRate = ({ amount, conditions, multiplyByQuantity }: Rate, currency: string) => ({
  amount: toDecimal(amount, currency),
  conditions: conditions.map(({ type, value, operator }) => ({
    type,
    operator,
    value: type === 'BY_TOTAL_PRICE' ? toDecimal(value, currency) : String(value),
  })),
  multiplyByQuantity,
})

export const presentCharges = (charges: readonly OtherCharge[], currency: string) =>
  charges.map(({ type, price, details }) => ({
    type,
    amount: toDecimal(price, currency),
    ...(details !== undefined && { details }),
  }))

/** Presents a shipping option to the owner. */
export const presentShippingOption = (
  document: Document<ShippingOptionRecord>,
  { currency }: Pick<Site, 'currency'>,
): ShippingOption => {
  const { title, estimatedDeliveryTime, deliveryRegionIds, rates, charges, active, extendedFields } = document.body
  const [deliveryRegionId] = deliveryRegionIds
  return {
    ...presentRevision(document),
    title,
    deliveryRegionIds: [...deliveryRegionIds],
    rates: rates.map((rate) => presentRate(rate, currency)),
    ...(estimatedDeliveryTime !== undefined && { estimatedDeliveryTime }),
    ...(deliveryRegionId !== undefined && { deliveryRegionId }),
    ...(charges && { otherCharges: presentCharges(charges, currency) }),
    ...(active !== undefined && { active }),
    status: active === false ? 'DISABLED' : 'ENABLED',
    ...(extendedFields && { extendedFields: { namespaces: { ...extendedFields.namespaces } } }),
  }
}

/** Presents a delivery region to the owner. */
export const presentDeliveryRegion = (document: Document<DeliveryRegionRecord>): StoreDeliveryRegion => ({
  ...presentRevision(document),
  name: document.body.name,
  active: document.body.active ?? true,
  ...(document.body.profileId !== undefined && { deliveryProfileId: document.body.profileId }),
  destinations: document.body.destinations.flatMap(({ country, subdivisions }) =>
    country === undefined ? [] : [{ country, subdivisions: [...subdivisions] }],
  ),
})
