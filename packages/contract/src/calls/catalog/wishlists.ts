/** Wish lists by items with options, and by their ID. `wish-list.ts` has Vitrine's own calls for the same lists. */
import { elevated, room } from '../../call.ts'
import { filterBounds } from '../../bounds.ts'
import { bulkItems, bulkResponse, BulkResult } from '../../entities/bulk-results.ts'
import { Wishlist, WishlistData } from '../../entities/catalog/wishlist.ts'
import { tagChanges } from '../../entities/tags.ts'
import { anything, flag, guid, integer, list, looseMap, optional, shape, text } from '../../schema.ts'

const item = shape({
  catalogReference: shape({
    catalogItemId: text({ minLength: 1, maxLength: 36, description: 'ID of the product.' }),
    appId: text({ minLength: 1, maxLength: 36, description: 'ID of the stores app.' }),
    options: optional({
      ...looseMap({ depth: 5, values: 100, text: 500, size: 4000 }),
      description: 'Options as in carts, such as `variantId`. They are kept as sent.',
    }),
  }),
  returnEntity: optional(flag({ description: 'Whether the response contains the wish list. Default: false.' })),
})
const changed = shape({ wishlist: optional(Wishlist) })
const roles = ['member'] as const
const reference = 'const mug = { catalogItemId: product.id, appId: storesApp }'

export const wishlistCalls = room({ scope: 'members', area: 'customers' })({
  getDefaultWishlist: {
    method: 'GET',
    path: '/ecom/v1/wishlists/get-default',
    aliases: ['/_api/wishlist/v1/wishlists/get-default'],
    summary: 'Returns the wish list of the signed-in member. The first request creates it.',
    roles,
    repeatable: true,
    query: shape({ appId: optional(guid({ description: 'Returns only items of the catalog of this app.' })) }),
    response: shape({ wishlist: Wishlist }),
    client: {
      module: 'wishlists',
      example: 'const { wishlist } = await signedIn.wishlists.getDefaultWishlist()',
    },
  },
  addItemToWishlist: {
    method: 'POST',
    path: '/ecom/v1/wishlists/add-item',
    aliases: ['/_api/wishlist/v1/wishlists/add-item'],
    summary:
      "Adds a product to the top of the signed-in member's wish list. An item that is already on the list keeps its place.",
    roles,
    repeatable: true,
    body: item,
    response: changed,
    errors: ['WISHLIST_ITEMS_LIMIT_EXCEEDED', 'CATALOG_ITEM_NOT_FOUND'],
    client: {
      module: 'wishlists',
      name: 'addItem',
      args: 'catalogReference ...options',
      example: [reference, 'const { wishlist } = await signedIn.wishlists.addItem(mug, { returnEntity: true })'],
    },
  },
  removeItemFromWishlist: {
    method: 'POST',
    path: '/ecom/v1/wishlists/remove-item',
    aliases: ['/_api/wishlist/v1/wishlists/remove-item'],
    summary: "Removes an item with these options from the signed-in member's wish list, if it is on the list.",
    roles,
    repeatable: true,
    body: item,
    response: changed,
    client: {
      module: 'wishlists',
      name: 'removeItem',
      args: 'catalogReference ...options',
      example: [reference, 'await signedIn.wishlists.removeItem(mug)'],
    },
  },
  bulkUpdateWishlistTags: {
    method: 'POST',
    path: '/v1/bulk/wishlists/update-tags',
    aliases: ['/_api/wishlist/v1/bulk/wishlists/update-tags'],
    summary: 'Adds tags to up to 100 wish lists and removes tags from them.',
    roles: elevated,
    repeatable: true,
    body: shape({ wishlistIds: list(guid(), bulkItems), ...tagChanges }),
    response: bulkResponse(BulkResult),
    errors: ['EMPTY_ASSIGN_AND_UNASSIGN_LISTS'],
    client: {
      module: 'wishlists',
      args: 'wishlistIds ...options',
      example: [
        "const assignTags = { privateTags: { tagIds: ['vip'] } }",
        'const { wishlist } = await signedIn.wishlists.getDefaultWishlist()',
        'await owner.wishlists.bulkUpdateWishlistTags([wishlist.id], { assignTags })',
      ],
    },
  },
  bulkUpdateWishlistTagsByFilter: {
    method: 'POST',
    path: '/v1/bulk/wishlists/update-tags-by-filter',
    aliases: ['/_api/wishlist/v1/bulk/wishlists/update-tags-by-filter'],
    summary:
      'Starts a job that adds tags to all wish lists that match a filter and removes tags from them. An empty filter matches all.',
    roles: elevated,
    repeatable: true,
    body: shape({
      filter: anything({
        description: 'Conditions on `id`, `memberId`, `createdDate`, `updatedDate` and `tags`.',
        json: filterBounds.json,
      }),
      ...tagChanges,
    }),
    response: shape({ jobId: guid({ description: 'ID of the job.' }) }),
    errors: ['EMPTY_ASSIGN_AND_UNASSIGN_LISTS'],
    client: {
      module: 'wishlists',
      args: 'filter ...options',
      example: [
        "const assignTags = { privateTags: { tagIds: ['vip'] } }",
        'await owner.wishlists.bulkUpdateWishlistTagsByFilter({ memberId: member.id }, { assignTags })',
      ],
    },
  },
  getWishlistById: {
    method: 'POST',
    path: '/stores/v1/wishlists/get',
    aliases: ['/wishlist-server/v1/wishlists/get', '/_api/wishlist-server/v1/wishlists/get'],
    summary: 'Returns the products on a wish list by its ID, most recently added first.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({
      id: guid(),
      limit: optional(integer({ minimum: 1, maximum: 100, description: 'Maximum number of products. Default: 100.' })),
      offset: optional(integer({ minimum: 0, maximum: 100, description: 'Number of products to skip. Default: 0.' })),
      kind: optional(
        list(shape({ type: optional(text({ maxLength: 100 })), origin: optional(text({ maxLength: 100 })) }), {
          maxItems: 100,
          description: 'Only products of one of these kinds. All are of type `product` and of origin `wixstores`.',
        }),
      ),
    }),
    response: shape({ wishlist: WishlistData }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'wishlist',
      args: 'id ...options',
      gives: 'wishlist',
      example: [
        'const { wishlist } = await signedIn.wishlists.getDefaultWishlist()',
        'const { totalCount } = await owner.wishlist.getWishlistById(wishlist.id)',
      ],
    },
  },
})
