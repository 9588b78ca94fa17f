// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, WishList } from '../generated.ts'

/** Returns the wish list of the signed-in member. */
export const getMyWishList: Endpoint<{}, { wishList: WishList }> = {
  route: 'GET /vitrine/v1/members/my/wish-list',
  repeatable: true,
}

/**
 * Adds products to the wish list of the signed-in member, the first one on top. Products that are on it stay
 * where they are; those that are not in the catalog are left out.
 */
export const addToMyWishList: Endpoint<{ body: { productIds: readonly string[] } }, { wishList: WishList }> = {
  route: 'POST /vitrine/v1/members/my/wish-list/products',
  repeatable: true,
}

/** Takes a product off the wish list of the signed-in member. */
export const removeFromMyWishList: Endpoint<{ params: { productId: string } }, { wishList: WishList }> = {
  route: 'DELETE /vitrine/v1/members/my/wish-list/products/{productId}',
  repeatable: true,
}
