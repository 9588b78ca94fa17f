// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend } from '../call-options.ts'
import type * as calls from '../calls/wishlist.ts'
import type { WishlistData } from '../generated.ts'

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
