import type { CreateCheckoutFromCurrentCartOptions } from '@vitrine/contract/entities/selling/cart.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { Caller } from '../../ground/base/caller.ts'
import {
  type BasketRecord,
  type Changer,
  changedStoredCart,
  channelOf,
  type Contact,
  createdBy,
  requireCarrier,
  type StoredCart,
} from '../basket/api.ts'
import { readCatalog } from '../../catalog/product/api.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { BuyerLanguage } from '../../ground/words/speech.ts'
import { keepCheckout } from './keep.ts'

export interface Opening {
  readonly caller: Caller
  readonly changer: Changer
  /** A locked cart. */
  readonly cart: StoredCart
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

/** Applies what a caller sends when it opens a checkout. */
const recordFrom = ({ caller, cart, options, speaking }: Opening): BasketRecord => {
  const { body } = cart
  const shippingDestination = withAddress(body.shippingDestination, options.shippingAddress)
  const billingInfo = withAddress(body.billingInfo, options.billingAddress)
  const selectedDelivery = options.selectedShippingOption?.code
  return {
    ...body,
    ...(shippingDestination && { shippingDestination }),
    ...(billingInfo && { billingInfo }),
    ...(options.email !== undefined && { email: options.email }),
    ...(selectedDelivery !== undefined && { selectedDelivery }),
    ...speaking,
    channelType: channelOf(caller, options.channelType) ?? body.channelType ?? 'WEB',
    ...(cart.opened_date === null && createdBy(caller)),
  }
}

/** Opens a locked cart as a checkout, or updates the checkout that it is. Returns the checkout ID, which is the cart's. */
export const openCheckoutFromCart = async (context: Context, db: Db, opening: Opening): Promise<string> => {
  const { caller, changer, cart, site, options } = opening
  requireCarrier(options.selectedShippingOption?.carrierId, 'selectedShippingOption.carrierId')
  const now = context.now()
  const checkout = { ...changedStoredCart(cart, recordFrom(opening), now), opened_date: cart.opened_date ?? now }
  // Until the checkout is shown, the prices at its opening count as seen by the buyer.
  await keepCheckout(context, readCatalog(db, site), {
    checkout,
    caller,
    changer,
    isNew: cart.opened_date === null,
    isInserted: false,
    deliveryField: options.selectedShippingOption?.code === undefined ? undefined : 'selectedShippingOption.code',
  })
  return checkout.id
}
