// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, WishList } from '../generated.ts'

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
