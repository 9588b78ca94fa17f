import { type MaskFields, readMask, withEdits } from '../../ground/entity/field-mask.ts'
import type {
  AddToCurrentCartOptions,
  EstimateCurrentCartTotalsOptions,
  UpdateCurrentCartOptions,
} from '@vitrine/contract/entities/selling/cart.ts'
import type { EstimateTotals } from '@vitrine/contract/entities/selling/checkout.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { QuantityChange } from '@vitrine/domain/cart/lines.ts'
import type { CatalogReading } from '../../catalog/product/api.ts'
import type { Context } from '../../ground/context/context.ts'
import { invalidField } from '../../ground/base/refusal.ts'
import {
  type BasketRecord,
  createPricing,
  readMerchantDiscounts,
  refuseUnknownDelivery,
  requireCarrier,
  shoppingIn,
  type StoredCart,
  withCoupon,
  withItems,
  without,
  withoutLines,
  withQuantities,
} from '../basket/api.ts'
import { placeOf } from '../../pricing/shipping/api.ts'
import { viewCart } from '../presentation/api.ts'
import { presentEstimate } from './present-estimate.ts'

/** Computes the new record of a locked cart, inside its transaction. */
export type CartEdit = (record: BasketRecord, reading: CatalogReading, owner: string) => Promise<BasketRecord>

/** Rejects a contact ID other than the member's own: the contact of an order follows from its buyer. */
const requireOwnContact = (contactId: string | undefined, owner: string): void => {
  if (contactId === undefined || owner === `member:${contactId.toLowerCase()}`) return
  const description = 'can only be the ID of the member whose cart it is; for guests, set their email'
  throw invalidField('cartInfo.buyerInfo.contactId', description, 'FIELD_NOT_ALLOWED')
}

/** Fields of `cartInfo` that a field mask may name. */
const maskFields: MaskFields<keyof BasketRecord> = {
  buyerNote: ['buyerNote'],
  contactInfo: ['shippingDestination'],
  selectedShippingOption: ['selectedDelivery', 'selectedCarrier'],
  overrideCheckoutUrl: ['overrideCheckoutUrl'],
  businessLocationId: ['businessLocationId'],
  buyerInfo: ['email'],
  'buyerInfo.email': ['email'],
}

/** Reads the field mask, which storefronts send under either of two names. */
const maskOf = ({ fieldMask, cartFieldmask }: Input<UpdateCurrentCartOptions>) =>
  readMask(fieldMask, { fields: maskFields, name: 'fieldMask' }) ??
  readMask(cartFieldmask, { fields: maskFields, name: 'cartFieldmask' })

type CartInfo = NonNullable<Input<UpdateCurrentCartOptions>['cartInfo']>

/** Fields a caller may set; everything else is computed. */
const editsOf = (
  { buyerNote, contactInfo, selectedShippingOption, overrideCheckoutUrl, buyerInfo, businessLocationId }: CartInfo,
  { before, isWhole }: { before: BasketRecord; isWhole: boolean },
): Partial<BasketRecord> => {
  const contact = isWhole ? contactInfo : contactInfo && { ...before.shippingDestination, ...contactInfo }
  const { code, carrierId } = selectedShippingOption ?? {}
  return {
    ...(buyerNote !== undefined && { buyerNote }),
    ...(contact && { shippingDestination: contact }),
    ...(selectedShippingOption && { selectedDelivery: code, selectedCarrier: carrierId }),
    ...(overrideCheckoutUrl !== undefined && { overrideCheckoutUrl }),
    ...(businessLocationId !== undefined && { businessLocationId }),
    ...(buyerInfo?.email !== undefined && { email: buyerInfo.email }),
  }
}

/** Creates the edits of a cart, independent of how the cart is found. */
export const createCartEdits = ({ newId, now }: Context) => ({
  adding: (body: Input<AddToCurrentCartOptions>, isTrusted: boolean): CartEdit => {
    const { lineItems = [], customLineItems = [], businessLocationId } = body
    if (lineItems.length === 0 && customLineItems.length === 0) {
      throw invalidField('lineItems', 'must have at least 1 items', 'MIN_SIZE')
    }
    return async (record, reading) => ({
      ...(await withItems(record, body, { reading, newId, isTrusted, now: now() })),
      ...(businessLocationId !== undefined && { businessLocationId }),
    })
  },

  updating: (body: Input<UpdateCurrentCartOptions>, isTrusted: boolean): CartEdit => {
    const { cartInfo = {}, couponCode, merchantDiscounts } = body
    const named = maskOf(body)
    requireCarrier(cartInfo.selectedShippingOption?.carrierId, 'cartInfo.selectedShippingOption.carrierId')
    return async (record, reading, owner) => {
      requireOwnContact(cartInfo.buyerInfo?.contactId, owner)
      const added = await withItems(record, body, { reading, newId, isTrusted, now: now() })
      const discounts = readMerchantDiscounts(merchantDiscounts, { isTrusted, currency: reading.site.currency })
      const discounted = discounts ? { ...added, merchantDiscounts: discounts } : added
      const edited = withEdits(discounted, editsOf(cartInfo, { before: record, isWhole: named !== undefined }), named)
      return couponCode ? withCoupon(edited, couponCode, { reading, now: now(), owner }) : edited
    }
  },

  removing:
    (lineItemIds: readonly string[]): CartEdit =>
    async (record) =>
      withoutLines(record, lineItemIds),

  counting:
    (lineItems: readonly QuantityChange[]): CartEdit =>
    (record, reading) =>
      withQuantities(record, lineItems, reading),

  withoutCoupon: (async (record) => without(record, 'couponCode')) satisfies CartEdit,

  withoutBusinessLocation: (async (record) => without(record, 'businessLocationId')) satisfies CartEdit,
})

/** Estimates the totals of a cart for the given addresses and options, without saving them. */
export const estimateCart = async (
  context: Context,
  { body: record, ...kept }: StoredCart,
  { reading, body }: { reading: CatalogReading; body: Input<EstimateCurrentCartTotalsOptions> },
): Promise<EstimateTotals> => {
  const cart = { ...kept, body: shoppingIn(reading.site, record) }
  const { selectedShippingOption, shippingAddress, billingAddress, calculateShipping, calculateTax } = body
  const { calculateAdditionalFees } = body
  requireCarrier(selectedShippingOption?.carrierId, 'selectedShippingOption.carrierId')
  const estimate = {
    destination: placeOf(shippingAddress),
    billing: placeOf(billingAddress),
    delivery: selectedShippingOption?.code,
    withoutDelivery: calculateShipping === false,
    withoutTax: calculateTax === false,
    withoutFees: calculateAdditionalFees === false,
  }
  const price = () => viewCart(context, reading, { cart, estimate })
  const priced = await createPricing(context)(reading.site.id, price)
  refuseUnknownDelivery(priced, { code: selectedShippingOption?.code, field: 'selectedShippingOption.code' })
  return presentEstimate(priced)
}
