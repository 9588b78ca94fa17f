/** The edits that carts by ID and the current cart have in common, from the requests of their calls. */
import type {
  CouponInput,
  DeliveryMethodInput,
  GiftCardInput,
  LineItemUpdate,
} from '@vitrine/contract/entities/selling/cart-v2-inputs.ts'
import type { FormSubmission } from '@vitrine/contract/entities/selling/form-submission.ts'
import type { CartV2 } from '@vitrine/contract/entities/selling/cart-v2.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { isElevated, type Exchange } from '../../ground/base/caller.ts'
import type { Context } from '../../ground/context/context.ts'
import { without } from '../basket/api.ts'
import type { CartView } from '../presentation/api.ts'
import type { Edit } from './change.ts'
import { withCouponOf, withoutCouponOf } from './edits/coupon.ts'
import { refuseUnoffered, selectingDelivery, withoutDelivery } from './edits/delivery.ts'
import { choosingGiftCard, withoutGiftCardOf } from './edits/gift-card.ts'
import { addingItems, removingLines, type SentItems, updatingLines } from './edits/items.ts'
import { sendingCart, type SentCart } from './edits/sent-cart.ts'
import { checkCheckoutUrl } from './new-cart.ts'
import type { OnSite } from './store.ts'

/** Changes the cart that a call is about. */
export type ChangeIt = (edit: Edit, check?: (view: CartView) => void) => Promise<{ cart: CartV2 }>

/** Creates the edits of a caller. */
export const createEditCalls = (
  context: Context,
  { caller, exchange, change }: { readonly caller: OnSite; readonly exchange: Exchange; readonly change: ChangeIt },
) => {
  const isTrusted = isElevated(caller)
  return {
    update: async ({ cart }: { cart: SentCart }) => {
      await checkCheckoutUrl(context, caller, cart)
      return change(sendingCart(caller, cart))
    },
    add: (items: SentItems) => change(addingItems(context, items, { isTrusted })),
    updateLines: ({ lineItems }: { lineItems: readonly LineItemUpdate[] }) =>
      change(updatingLines(lineItems, { isTrusted })),
    removeLines: ({ lineItemIds }: { lineItemIds: readonly string[] }) => change(removingLines(lineItemIds)),
    addCoupon: ({ coupon }: { coupon: CouponInput }) => change(withCouponOf(context, caller, coupon)),
    removeCoupon: ({ couponId }: { couponId: string }) => change(withoutCouponOf(caller, couponId)),
    addGiftCard: async ({ giftCard }: { giftCard: Input<GiftCardInput> }) =>
      change(await choosingGiftCard(context, giftCard, { caller, exchange })),
    removeGiftCard: ({ giftCardId }: { giftCardId: string }) => change(withoutGiftCardOf(caller, giftCardId)),
    setDelivery: ({ deliveryMethod }: { deliveryMethod: Input<DeliveryMethodInput> }) =>
      change(selectingDelivery(deliveryMethod), refuseUnoffered),
    removeDelivery: () => change(withoutDelivery),
    submitForms: ({ formSubmissions = [] }: { formSubmissions?: readonly FormSubmission[] }) =>
      change((record) =>
        formSubmissions.length > 0 ? { ...record, formSubmissions } : without(record, 'formSubmissions'),
      ),
    refresh: () => change((record) => record),
  }
}
