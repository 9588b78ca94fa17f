import type { CreateCheckoutFromCurrentCartOptions } from '@vitrine/contract/entities/cart.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { Caller } from '../../ground/base/caller.ts'
import { requireCarrier } from '../basket/carrier.ts'
import type { BasketRecord, Contact } from '../basket/record.ts'
import { readCatalog, type CatalogReading } from '../catalog/offers.ts'
import type { Context } from '../../ground/context/context.ts'
import { recordEvent } from '../../ground/event/outbox.ts'
import { endChallenges } from '../payment/give-up.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { BuyerLanguage } from '../../ground/words/speech.ts'
import { noteShown } from './agreed.ts'
import { channelOf } from '../basket/channel.ts'
import { presentCheckout } from './present.ts'
import { insertCheckout, lockCheckout, saveCheckout, type StoredCheckout } from './store.ts'
import type { CheckoutRecord } from './tables.ts'
import { viewCheckout, type CheckoutView } from './view.ts'

/** A cart that is held. */
interface HeldCart {
  readonly id: string
  readonly owner: string
  readonly body: BasketRecord & { readonly checkoutId?: string }
}

interface Opening {
  readonly caller: Caller
  readonly cart: HeldCart
  readonly site: Site
  readonly options: Input<CreateCheckoutFromCurrentCartOptions>
  readonly speaking: BuyerLanguage
}

type ContactAddress = NonNullable<Contact['address']>

/** Whether a place, without a street, lies where an address is: then it says nothing new. */
const isPlaceOf = (place: ContactAddress, address: ContactAddress): boolean =>
  place.addressLine === undefined &&
  place.streetAddress === undefined &&
  Object.entries(place).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(address[name as keyof ContactAddress]),
  )

/**
 * A new address stands alone: nothing of another one stays beside it. The place of an estimate, in which the address lies
 * that is known already, is no new address.
 */
const withAddress = (contact: Contact | undefined, address: Contact['address']): Contact | undefined => {
  if (!address || (contact?.address && isPlaceOf(address, contact.address))) return contact
  return { ...contact, address }
}

/** What the checkout takes from the cart, over what the buyer had already entered in the checkout. */
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
  const { couponCode: _couponCode, merchantDiscounts: _merchantDiscounts, ...kept } = before ?? {}
  return {
    ...kept,
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
    purchaseFlowId: body.purchaseFlowId,
  }
}

/** Tells those who listen that a checkout was opened or changed; answers what it costs. */
export const recordCheckoutEvent = async (
  { now }: Context,
  reading: CatalogReading,
  { checkout, created }: { checkout: StoredCheckout; created: boolean },
): Promise<CheckoutView> => {
  const { db, site } = reading
  const view = await viewCheckout(reading, { checkout, now: now() })
  const entity = presentCheckout(view)
  await recordEvent(db, {
    siteId: site.id,
    entity: 'checkout',
    entityId: checkout.id,
    type: created ? 'wix.ecom.v1.checkout_created' : 'wix.ecom.v1.checkout_updated',
    body: created ? { entity } : { currentEntity: entity },
  })
  return view
}

/** Opens a checkout from a cart that is held, or brings the one it has up to date; answers its id. */
export const openCheckoutFromCart = async (context: Context, db: Db, opening: Opening): Promise<string> => {
  const { caller, cart, site, options } = opening
  requireCarrier(options.selectedShippingOption?.carrierId, 'selectedShippingOption.carrierId')
  const { now, newId } = context
  await endChallenges(context, db, { siteId: site.id, of: { owner: cart.owner } })
  const known = cart.body.checkoutId === undefined ? undefined : await lockCheckout(db, site.id, cart.body.checkoutId)
  const reusable = known && known.order_id === null && known.owner === cart.owner ? known : undefined
  const record = recordFrom(opening, reusable?.body)
  const checkout = reusable
    ? await saveCheckout(db, reusable, record, now())
    : await insertCheckout(db, {
        siteId: site.id,
        id: newId(),
        owner: cart.owner,
        cartId: cart.id,
        record,
        now: now(),
      })
  // Until the checkout itself is shown, what it costs when it is opened is what the buyer knows of.
  await noteShown(
    db,
    caller,
    await recordCheckoutEvent(context, readCatalog(db, site), { checkout, created: !reusable }),
  )
  return checkout.id
}
