import type { CartV2 } from '@vitrine/client'
import type { Shop } from '../../shop.ts'

/** Applies a coupon to the cart, in place of another one. */
export const applyCoupon = async (shop: Shop, cart: CartV2 | null | undefined, code: string): Promise<void> => {
  const [before] = cart?.coupons ?? []
  if (before?.code.toUpperCase() === code.toUpperCase()) return
  if (before) await shop.currentCartV2.removeCouponFromCurrentCart(before.id)
  await shop.currentCartV2.addCouponToCurrentCart({ code })
}
