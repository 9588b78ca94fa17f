// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, Send } from '../call-options.ts'
import type { WishList } from '../generated.ts'

/**
 * Returns the wish list of the signed-in member.
 *
 * @example
 * const { productIds } = await signedIn.wishList.getMyWishList()
 */
export const getMyWishList = (send: Send): ((call?: CallOptions) => Promise<WishList>) =>
  bind(send, { route: 'GET /vitrine/v1/members/my/wish-list', repeatable: true }, 'wishList')

/**
 * Adds products to the top of the signed-in member's wish list. Ignores unknown products and those already on
 * it.
 *
 * @example
 * const { productIds } = await signedIn.wishList.addToMyWishList([product.id])
 */
export const addToMyWishList = (
  send: Send,
): ((productIds: readonly string[], call?: CallOptions) => Promise<WishList>) =>
  bind(send, { route: 'POST /vitrine/v1/members/my/wish-list/products productIds', repeatable: true }, 'wishList')

/**
 * Removes a product from the signed-in member's wish list.
 *
 * @example
 * const { productIds } = await signedIn.wishList.removeFromMyWishList(product.id)
 */
export const removeFromMyWishList = (send: Send): ((productId: string, call?: CallOptions) => Promise<WishList>) =>
  bind(
    send,
    { route: 'DELETE /vitrine/v1/members/my/wish-list/products/{productId} productId', repeatable: true },
    'wishList',
  )
