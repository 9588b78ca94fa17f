import type {
  CouponInput,
  DeliveryMethodInput,
  GiftCardInput,
} from '@vitrine/contract/entities/selling/cart-v2-inputs.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { isElevated, type Exchange } from '../../ground/base/caller.ts'
import type { Context } from '../../ground/context/context.ts'
import { type BasketRecord, checkOverrideUrl, createdBy, newStoredCart, type StoredCart } from '../basket/api.ts'
import type { Edit } from './change.ts'
import { withCouponOf } from './edits/coupon.ts'
import { selectingDelivery } from './edits/delivery.ts'
import { choosingGiftCard } from './edits/gift-card.ts'
import { addingItems, type SentItems } from './edits/items.ts'
import { sendingCart, type SentCart } from './edits/sent-cart.ts'
import type { OnSite } from './store.ts'

export interface SentNewCart extends SentItems {
  readonly cart?: SentCart
  readonly coupons?: readonly CouponInput[]
  readonly giftCards?: readonly Input<GiftCardInput>[]
  readonly deliveryMethod?: Input<DeliveryMethodInput>
}

/** Returns a new, empty cart, not yet stored. */
export const emptyCart = (
  { now, newId }: Pick<Context, 'now' | 'newId'>,
  { caller, owner, isCurrent }: { readonly caller: OnSite; readonly owner: string; readonly isCurrent: boolean },
): StoredCart => {
  const record: BasketRecord = { lines: [], purchaseFlowId: newId(), ...createdBy(caller) }
  return newStoredCart({ siteId: caller.siteId, id: newId(), owner, record, now: now(), isCurrent })
}

/** Rejects a checkout URL that the caller may not set. */
export const checkCheckoutUrl = (context: Context, caller: OnSite, cart: SentCart | undefined): Promise<void> =>
  checkOverrideUrl(context, caller, { url: cart?.customCheckoutUrl ?? undefined, field: 'cart.customCheckoutUrl' })

/** Prepares the edit that fills a new cart, before its transaction. */
export const fillingCart = async (
  context: Context,
  { cart, coupons = [], giftCards = [], deliveryMethod, ...items }: SentNewCart,
  { caller, exchange }: { readonly caller: OnSite; readonly exchange: Exchange },
): Promise<Edit> => {
  await checkCheckoutUrl(context, caller, cart)
  const cardEdits = await Promise.all(giftCards.map((card) => choosingGiftCard(context, card, { caller, exchange })))
  const edits: Edit[] = [
    addingItems(context, items, { isTrusted: isElevated(caller), mayBeEmpty: true }),
    ...(cart ? [sendingCart(caller, cart)] : []),
    ...coupons.map((coupon) => withCouponOf(context, caller, coupon)),
    ...cardEdits,
    ...(deliveryMethod ? [selectingDelivery(deliveryMethod)] : []),
  ]
  return async (record, editing) => {
    let filled = record
    for (const edit of edits) filled = await edit(filled, editing)
    return filled
  }
}
