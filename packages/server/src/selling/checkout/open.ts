import type { CreateCheckoutFromCurrentCartOptions } from '@vitrine/contract/entities/selling/cart.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { Caller } from '../../ground/base/caller.ts'
import { type BasketRecord, channelOf, type Contact, createdBy, requireCarrier } from '../basket/api.ts'
import { readCatalog } from '../../catalog/product/api.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { BuyerLanguage } from '../../ground/words/speech.ts'
import { keepCheckout } from './keep.ts'
import { lockCheckout, newCheckout } from './store.ts'
import type { CheckoutRecord } from './tables.ts'

/** A locked cart. */
interface HeldCart {
  readonly id: string
  readonly owner: string
  readonly body: BasketRecord & { readonly checkoutId?: string }
}

export interface Opening {
  readonly caller: Caller
  readonly cart: HeldCart
  readonly site: Site
  readonly options: Input<CreateCheckoutFromCurrentCartOptions>
  readonly speaking: BuyerLanguage
}

type ContactAddress = NonNullable<Contact['address']>

/** Whether a place without a street contains an address, and so adds nothing to it. */
const isPlaceOf = (place: ContactAddress, address: ContactAddress): boolean =>
  place.addressLine === undefined &&
  place.streetAddress === undefined &&
  Object.entries(place).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(address[name as keyof ContactAddress]),
  )

/**
 * Sets the address of a contact. A new address replaces the old one entirely. A place from an estimate that contains
 * the known address is not a new address.
 */
const withAddress = (contact: Contact | undefined, address: Contact['address']): Contact | undefined => {
  if (!address || (contact?.address && isPlaceOf(address, contact.address))) return contact
  return { ...contact, address }
}

const noRecord: Partial<CheckoutRecord> = {}

const withoutAmount = ({ requested: _requested, ...card }: NonNullable<BasketRecord['giftCard']>) => card

/** Builds the record of a checkout from the cart and from what the buyer already entered in the checkout. */
const recordFrom = (
  { caller, cart, options, speaking }: Opening,
  before: CheckoutRecord | undefined,
): CheckoutRecord => {
  const { body } = cart
  const shippingDestination = withAddress(
    before?.shippingDestination ?? body.shippingDestination,
    options.shippingAddress,
  )
  const billingInfo = withAddress(before?.billingInfo, options.billingAddress)
  const email = options.email ?? before?.email ?? body.email
  const selectedDelivery = options.selectedShippingOption?.code ?? before?.selectedDelivery ?? body.selectedDelivery
  const {
    couponCode: _couponCode,
    merchantDiscounts: _merchantDiscounts,
    charging,
    giftCard,
    ...kept
  } = before ?? noRecord
  const isOtherMoney = charging?.currency !== body.charging?.currency
  return {
    ...kept,
    // The amount to redeem was set in the previous currency.
    ...(giftCard && { giftCard: isOtherMoney ? withoutAmount(giftCard) : giftCard }),
    ...(body.charging && { charging: body.charging }),
    lines: body.lines,
    ...(body.couponCode !== undefined && { couponCode: body.couponCode }),
    ...(body.merchantDiscounts && { merchantDiscounts: body.merchantDiscounts }),
    ...(shippingDestination && { shippingDestination }),
    ...(billingInfo && { billingInfo }),
    ...(email !== undefined && { email }),
    ...(selectedDelivery !== undefined && { selectedDelivery }),
    ...(body.buyerNote !== undefined && { buyerNote: body.buyerNote }),
    ...(body.overrideCheckoutUrl !== undefined && { overrideCheckoutUrl: body.overrideCheckoutUrl }),
    ...(body.buyerLanguage !== undefined && { buyerLanguage: body.buyerLanguage }),
    ...speaking,
    channelType: channelOf(caller, options.channelType) ?? before?.channelType ?? 'WEB',
    ...(!before && createdBy(caller)),
    purchaseFlowId: body.purchaseFlowId,
  }
}

/** Opens a checkout from a locked cart, or updates its existing one. Returns the checkout ID. */
export const openCheckoutFromCart = async (context: Context, db: Db, opening: Opening): Promise<string> => {
  const { caller, cart, site, options } = opening
  requireCarrier(options.selectedShippingOption?.carrierId, 'selectedShippingOption.carrierId')
  const { now, newId } = context
  const known = cart.body.checkoutId === undefined ? undefined : await lockCheckout(db, site.id, cart.body.checkoutId)
  const reusable = known && known.order_id === null && known.owner === cart.owner ? known : undefined
  const record = recordFrom(opening, reusable?.body)
  const checkout = reusable
    ? { ...reusable, body: record, updated_date: now() }
    : newCheckout({ siteId: site.id, id: newId(), owner: cart.owner, cartId: cart.id, record, now: now() })
  // Until the checkout is shown, the prices at its opening count as seen by the buyer.
  await keepCheckout(context, readCatalog(db, site), {
    checkout,
    caller,
    isNew: !reusable,
    deliveryField: options.selectedShippingOption?.code === undefined ? undefined : 'selectedShippingOption.code',
  })
  return checkout.id
}
