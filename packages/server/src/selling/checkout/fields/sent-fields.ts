import type { MaskFields } from '../../../ground/entity/field-mask.ts'
import type { Checkout } from '@vitrine/contract/entities/selling/checkout.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { type BasketRecord, requireCarrier, withSlot } from '../../basket/api.ts'
import { invalidField } from '../../../ground/base/refusal.ts'

/** Returns the path of the delivery option in a request. */
export const deliveryFieldIn = (path: string): string => `${path}.shippingInfo.selectedCarrierServiceOption.code`

/** Fields a caller may set; everything else is computed. */
export const editsOf = (checkout: Input<Checkout>, path: string): Partial<BasketRecord> => {
  const { billingInfo, shippingInfo, buyerInfo, buyerNote, customFields, marketingConsent } = checkout
  const destination = shippingInfo?.shippingDestination
  const { code: optionCode, carrierId, logistics } = shippingInfo?.selectedCarrierServiceOption ?? {}
  const code = withSlot(optionCode, logistics?.deliveryTimeSlot?.from)
  requireCarrier(carrierId, `${path}.shippingInfo.selectedCarrierServiceOption.carrierId`)
  return {
    ...(billingInfo && { billingInfo }),
    ...(destination && { shippingDestination: destination }),
    ...(code !== undefined && { selectedDelivery: code }),
    ...(buyerInfo?.email !== undefined && { email: buyerInfo.email }),
    ...(buyerNote !== undefined && { buyerNote }),
    ...(customFields && { customFields }),
    ...(marketingConsent && { marketingConsent }),
  }
}

/** Rejects another cart than the one the checkout came from. */
export const requireOwnCart = (
  cartId: string | undefined,
  { own, field }: { own: string | null; field: string },
): void => {
  if (cartId === undefined || cartId.toLowerCase() === own) return
  const description =
    own === null
      ? 'cannot be set: use createCheckoutFromCart for the checkout of a cart'
      : 'cannot be changed after the checkout is created'
  throw invalidField(field, description, 'FIELD_NOT_ALLOWED')
}

/** Fields of a checkout that a field mask may name. */
export const maskFields: MaskFields<keyof BasketRecord> = {
  billingInfo: ['billingInfo'],
  shippingInfo: ['shippingDestination', 'selectedDelivery'],
  'shippingInfo.shippingDestination': ['shippingDestination'],
  'shippingInfo.selectedCarrierServiceOption': ['selectedDelivery'],
  'shippingInfo.selectedCarrierServiceOption.code': ['selectedDelivery'],
  'shippingInfo.selectedCarrierServiceOption.logistics': ['selectedDelivery'],
  buyerInfo: ['email'],
  'buyerInfo.email': ['email'],
  buyerNote: ['buyerNote'],
  customFields: ['customFields'],
  additionalFees: ['additionalFees'],
  appliedDiscounts: ['merchantDiscounts'],
  marketingConsent: ['marketingConsent'],
}
