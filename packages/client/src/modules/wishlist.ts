// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, Send } from '../call-options.ts'
import type * as calls from '../calls/wishlist.ts'
import type { WishList, WishlistData } from '../generated.ts'

/**
 * Returns the wish list of the signed-in member.
 *
 * @example
 * const { productIds } = await signedIn.wishlist.getMyWishList()
 */
export const getMyWishList = (send: Send): ((call?: CallOptions) => Promise<WishList>) =>
  bind(send, { route: 'GET /vitrine/v1/members/my/wish-list', repeatable: true }, 'wishList')

/**
 * Adds products to the top of the signed-in member's wish list. Ignores unknown products and those already on
 * it.
 *
 * @example
 * const { productIds } = await signedIn.wishlist.addToMyWishList([product.id])
 */
export const addToMyWishList = (
  send: Send,
): ((productIds: readonly string[], call?: CallOptions) => Promise<WishList>) =>
  bind(send, { route: 'POST /vitrine/v1/members/my/wish-list/products productIds', repeatable: true }, 'wishList')

/**
 * Removes a product from the signed-in member's wish list.
 *
 * @example
 * const { productIds } = await signedIn.wishlist.removeFromMyWishList(product.id)
 */
export const removeFromMyWishList = (send: Send): ((productId: string, call?: CallOptions) => Promise<WishList>) =>
  bind(
    send,
    { route: 'DELETE /vitrine/v1/members/my/wish-list/products/{productId} productId', repeatable: true },
    'wishList',
  )

/**
 * Returns the products on a wish list by its ID, most recently added first. Elevated.
 *
 * @example
 * const { wishlist } = await signedIn.wishlists.getDefaultWishlist()
 * const { totalCount } = await owner.wishlist.getWishlistById(wishlist.id)
 */
export const getWishlistById = (
  send: ElevatedSend,
): ((
  id: string,
  options?: Omit<BodyOf<typeof calls.getWishlistById>, 'id'>,
  call?: CallOptions,
) => Promise<WishlistData>) =>
  bind(
    send,
    {
      route: 'POST /stores/v1/wishlists/get id ...options',
      repeatable: true,
      elevated: true,
      dates: { wishlist: { items: { dateAdded: true } } },
    },
    'wishlist',
  )
