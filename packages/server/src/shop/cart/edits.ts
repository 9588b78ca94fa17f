import type {
  AddToCurrentCartOptions,
  EstimateCurrentCartTotalsOptions,
  UpdateCurrentCartOptions,
} from '@vitrine/contract/entities/cart.ts'
import type { EstimateTotals } from '@vitrine/contract/entities/checkout.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { removeLines, type QuantityChange } from '@vitrine/domain/cart/lines.ts'
import type { CatalogReading } from '../catalog/offers.ts'
import type { Context } from '../../ground/context/context.ts'
import { findCoupon } from '../coupon/store.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import { addItems } from './add-items.ts'
import { requireCarrier } from './carrier.ts'
import { countLines } from './count-lines.ts'
import { readMask, withEdits, type MaskFields } from './field-mask.ts'
import { readMerchantDiscounts } from './merchant-discounts.ts'
import { placeOf } from './place.ts'
import { presentEstimate } from './present-estimate.ts'
import type { StoredCart } from './store.ts'
import type { CartRecord } from './tables.ts'
import { viewCart } from './view-cart.ts'

/** Makes another cart of one that is held, in its transaction. */
export type CartEdit = (record: CartRecord, reading: CatalogReading, owner: string) => Promise<CartRecord>

/** An order's contact follows from who buys: a member is their own, a guest the one of their e-mail. */
const requireOwnContact = (contactId: string | undefined, owner: string): void => {
  if (contactId === undefined || owner === `member:${contactId.toLowerCase()}`) return
  const description = 'can only be the id of the member whose cart it is; guests are known by their e-mail'
  throw invalidField('cartInfo.buyerInfo.contactId', description, 'FIELD_NOT_ALLOWED')
}

/** Fields of `cartInfo` that a change may be confined to. */
const maskFields: MaskFields<keyof CartRecord> = {
  buyerNote: ['buyerNote'],
  contactInfo: ['contactInfo'],
  selectedShippingOption: ['selectedShippingOption'],
  overrideCheckoutUrl: ['overrideCheckoutUrl'],
  businessLocationId: ['businessLocationId'],
  buyerInfo: ['email'],
  'buyerInfo.email': ['email'],
}

/** Storefronts have two names for it. */
const maskOf = ({ fieldMask, cartFieldmask }: Input<UpdateCurrentCartOptions>) =>
  readMask(fieldMask, { fields: maskFields, name: 'fieldMask' }) ??
  readMask(cartFieldmask, { fields: maskFields, name: 'cartFieldmask' })

/** What can be done to a cart, whosever it is and however it was found. */
export const createCartEdits = (context: Context) => {
  const { newId } = context

  /** Takes a coupon on, when there is such a coupon and it may be used on these lines. */
  const applyCoupon = async (record: CartRecord, code: string, reading: CatalogReading): Promise<CartRecord> => {
    const coupon = await findCoupon(reading.db, reading.site.id, code)
    if (!coupon) throw new Refusal('ERROR_COUPON_DOES_NOT_EXIST', undefined, { couponCode: code })
    const cart = { body: { ...record, couponCode: coupon.code } } as StoredCart
    const { totals } = await viewCart(context, reading, { cart })
    if (totals.couponRefusal) throw new Refusal(totals.couponRefusal, undefined, { couponCode: code })
    return { ...record, couponCode: coupon.code }
  }

  return {
    adding: (body: Input<AddToCurrentCartOptions>, isTrusted: boolean): CartEdit => {
      const { lineItems = [], customLineItems = [], businessLocationId } = body
      if (lineItems.length === 0 && customLineItems.length === 0) {
        throw invalidField('lineItems', 'must have at least 1 items', 'MIN_SIZE')
      }
      return async (record, reading) => ({
        ...record,
        lines: await addItems(record.lines, body, { reading, newId, isTrusted }),
        ...(businessLocationId !== undefined && { businessLocationId }),
      })
    },

    updating: (body: Input<UpdateCurrentCartOptions>, isTrusted: boolean): CartEdit => {
      const { cartInfo = {}, couponCode, merchantDiscounts } = body
      const named = maskOf(body)
      requireCarrier(cartInfo.selectedShippingOption?.carrierId, 'cartInfo.selectedShippingOption.carrierId')
      return async (record, reading, owner) => {
        requireOwnContact(cartInfo.buyerInfo?.contactId, owner)
        const lines = await addItems(record.lines, body, { reading, newId, isTrusted })
        const discounts = readMerchantDiscounts(merchantDiscounts, { isTrusted, currency: reading.site.currency })
        const added = { ...record, lines, ...(discounts && { merchantDiscounts: discounts }) }
        const { buyerNote, contactInfo, selectedShippingOption, overrideCheckoutUrl, buyerInfo } = cartInfo
        const { businessLocationId } = cartInfo
        const merged = named ? contactInfo : contactInfo && { ...added.contactInfo, ...contactInfo }
        const sent: Partial<CartRecord> = {
          ...(buyerNote !== undefined && { buyerNote }),
          ...(merged && { contactInfo: merged }),
          ...(selectedShippingOption && { selectedShippingOption }),
          ...(overrideCheckoutUrl !== undefined && { overrideCheckoutUrl }),
          ...(businessLocationId !== undefined && { businessLocationId }),
          ...(buyerInfo?.email !== undefined && { email: buyerInfo.email }),
        }
        const edited = withEdits(added, sent, named)
        return couponCode === undefined || couponCode === '' ? edited : applyCoupon(edited, couponCode, reading)
      }
    },

    removing:
      (lineItemIds: readonly string[]): CartEdit =>
      async (record) => ({ ...record, lines: removeLines(record.lines, lineItemIds) }),

    counting:
      (lineItems: readonly QuantityChange[]): CartEdit =>
      async (record, reading) => ({ ...record, lines: await countLines(reading, record.lines, lineItems) }),

    withoutCoupon: (async ({ couponCode: _couponCode, ...record }) => record) satisfies CartEdit,

    withoutBusinessLocation: (async ({ businessLocationId: _id, ...record }) => record) satisfies CartEdit,

    /** What a cart would cost where the buyer says to be; nothing of it is kept. */
    estimate: async (
      cart: StoredCart,
      { reading, body }: { reading: CatalogReading; body: Input<EstimateCurrentCartTotalsOptions> },
    ): Promise<EstimateTotals> => {
      requireCarrier(body.selectedShippingOption?.carrierId, 'selectedShippingOption.carrierId')
      const place = placeOf(body.shippingAddress) ?? placeOf(cart.body.contactInfo?.address)
      const chosenDelivery = body.selectedShippingOption?.code ?? cart.body.selectedShippingOption?.code
      const estimate = {
        ...(place && body.calculateShipping !== false && { destination: place }),
        ...(chosenDelivery !== undefined && { chosenDelivery }),
        taxed: place,
        billing: placeOf(body.billingAddress),
        untaxed: body.calculateTax === false,
      }
      return presentEstimate(await viewCart(context, reading, { cart, estimate }))
    },
  }
}
