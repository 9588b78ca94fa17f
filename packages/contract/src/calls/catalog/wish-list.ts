import { room } from '../../call.ts'
import { WishList } from '../../entities/catalog/wish-list.ts'
import { maxWishListItems } from '../../bounds.ts'
import { guid, list, shape } from '../../schema.ts'

const response = shape({ wishList: WishList })
const roles = ['member'] as const

/** The wish list of a member, shared by all devices. The paths are specific to Vitrine. */
export const wishListCalls = room({ scope: 'members', area: 'customers' })({
  getMyWishList: {
    method: 'GET',
    path: '/vitrine/v1/members/my/wish-list',
    summary: 'Returns the wish list of the signed-in member.',
    roles,
    repeatable: true,
    response,
    client: {
      module: 'wishlist',
      gives: 'wishList',
      example: 'const { productIds } = await signedIn.wishlist.getMyWishList()',
    },
  },
  addToMyWishList: {
    method: 'POST',
    path: '/vitrine/v1/members/my/wish-list/products',
    summary:
      "Adds products to the top of the signed-in member's wish list. Ignores unknown products and those already on it.",
    roles,
    repeatable: true,
    body: shape({ productIds: list(guid(), { minItems: 1, maxItems: maxWishListItems }) }),
    response,
    errors: ['WISH_LIST_FULL'],
    client: {
      module: 'wishlist',
      args: 'productIds',
      gives: 'wishList',
      example: 'const { productIds } = await signedIn.wishlist.addToMyWishList([product.id])',
    },
  },
  removeFromMyWishList: {
    method: 'DELETE',
    path: '/vitrine/v1/members/my/wish-list/products/{productId}',
    summary: "Removes a product from the signed-in member's wish list.",
    roles,
    repeatable: true,
    params: shape({ productId: guid() }),
    response,
    client: {
      module: 'wishlist',
      gives: 'wishList',
      example: 'const { productIds } = await signedIn.wishlist.removeFromMyWishList(product.id)',
    },
  },
})
