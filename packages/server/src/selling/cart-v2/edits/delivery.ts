import type { DeliveryMethodInput } from '@vitrine/contract/entities/selling/cart-v2-inputs.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { ownCarrierId } from '@vitrine/domain/shipping/delivery.ts'
import { required, Refusal } from '../../../ground/base/refusal.ts'
import { refuseUnavailableSlot, without } from '../../basket/api.ts'
import type { CartView } from '../../presentation/api.ts'
import type { Edit } from '../change.ts'

/** Selects a delivery method. Whether it is offered is checked with the prices of the cart: `refuseUnoffered`. */
export const selectingDelivery =
  ({ code, appId }: Input<DeliveryMethodInput>): Edit =>
  (record) => {
    const selectedDelivery = required(code, 'deliveryMethod.code')
    if (appId !== undefined && appId.toLowerCase() !== ownCarrierId)
      throw new Refusal('DELIVERY_METHOD_NOT_FOUND', undefined, { code, appId })
    if (record.shippingDestination?.address?.country === undefined) throw new Refusal('DELIVERY_METHOD_MISSING_ADDRESS')
    return { ...record, selectedDelivery, ...(appId !== undefined && { selectedCarrier: appId }) }
  }

/** Rejects a delivery method that is not offered for the items and the address of a cart. */
export const refuseUnoffered = (view: CartView): void => {
  const { needsDelivery, delivery } = view.totals
  if (!needsDelivery) throw new Refusal('DELIVERY_METHOD_MISSING_LINE_ITEMS')
  refuseUnavailableSlot(view)
  const { selectedDelivery: code } = view.record
  if (delivery.unavailableCode !== undefined || !delivery.chosen)
    throw new Refusal('DELIVERY_METHOD_NOT_FOUND', undefined, { code, appId: ownCarrierId })
}

/** Removes the selected delivery method. */
export const withoutDelivery: Edit = (record) => without(without(record, 'selectedDelivery'), 'selectedCarrier')
