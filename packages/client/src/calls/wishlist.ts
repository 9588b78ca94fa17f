// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, ElevatedEndpoint, WishList, WishlistData } from '../generated.ts'

/** Returns the wish list of the signed-in member. */
export const getMyWishList: Endpoint<{}, { wishList: WishList }> = {
  route: 'GET /vitrine/v1/members/my/wish-list',
  repeatable: true,
}

/**
 * Adds products to the top of the signed-in member's wish list. Ignores unknown products and those already on
 * it.
 */
export const addToMyWishList: Endpoint<{ body: { productIds: readonly string[] } }, { wishList: WishList }> = {
  route: 'POST /vitrine/v1/members/my/wish-list/products',
  repeatable: true,
}

/** Removes a product from the signed-in member's wish list. */
export const removeFromMyWishList: Endpoint<{ params: { productId: string } }, { wishList: WishList }> = {
  route: 'DELETE /vitrine/v1/members/my/wish-list/products/{productId}',
  repeatable: true,
}

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
