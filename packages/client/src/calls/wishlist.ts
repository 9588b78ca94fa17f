// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, WishlistData } from '../generated.ts'

/** Returns the products on a wish list by its ID, most recently added first. */
export const getWishlistById: ElevatedEndpoint<
  {
    body: {
      id: string
      /** Maximum number of products. Default: 100. */
      limit?: number
      /** Number of products to skip. Default: 0. */
      offset?: number
      /** Only products of one of these kinds. All are of type `product` and of origin `wixstores`. */
      kind?: readonly { type?: string; origin?: string }[]
    }
  },
  { wishlist: WishlistData }
> = {
  route: 'POST /stores/v1/wishlists/get',
  repeatable: true,
  elevated: true,
  dates: { wishlist: { items: { dateAdded: true } } },
}
