// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, Send } from '../call-options.ts'
import type * as calls from '../calls/wishlists.ts'
import type { BulkResult, BulkActionMetadata, Tags, Wishlist } from '../generated.ts'

const getDefaultWishlistDates = {
  wishlist: { items: { addedDate: true }, createdDate: true, updatedDate: true },
} as const

/**
 * Returns the wish list of the signed-in member. The first request creates it.
 *
 * @example
 * const { wishlist } = await signedIn.wishlists.getDefaultWishlist()
 */
export const getDefaultWishlist = (
  send: Send,
): ((options?: { appId?: string }, call?: CallOptions) => Promise<{ wishlist: Wishlist }>) =>
  bind(send, {
    route: 'GET /ecom/v1/wishlists/get-default ...options',
    repeatable: true,
    dates: getDefaultWishlistDates,
  })

/**
 * Adds a product to the top of the signed-in member's wish list. An item that is already on the list keeps its
 * place.
 *
 * @example
 * const mug = { catalogItemId: product.id, appId: storesApp }
 * const { wishlist } = await signedIn.wishlists.addItem(mug, { returnEntity: true })
 */
export const addItem = (
  send: Send,
): ((
  catalogReference: NonNullable<BodyOf<typeof calls.addItemToWishlist>['catalogReference']>,
  options?: { returnEntity?: boolean },
  call?: CallOptions,
) => Promise<{ wishlist?: Wishlist }>) =>
  bind(send, {
    route: 'POST /ecom/v1/wishlists/add-item catalogReference ...options',
    repeatable: true,
    dates: getDefaultWishlistDates,
  })

/**
 * Removes an item with these options from the signed-in member's wish list, if it is on the list.
 *
 * @example
 * const mug = { catalogItemId: product.id, appId: storesApp }
 * await signedIn.wishlists.removeItem(mug)
 */
export const removeItem = (
  send: Send,
): ((
  catalogReference: NonNullable<BodyOf<typeof calls.removeItemFromWishlist>['catalogReference']>,
  options?: { returnEntity?: boolean },
  call?: CallOptions,
) => Promise<{ wishlist?: Wishlist }>) =>
  bind(send, {
    route: 'POST /ecom/v1/wishlists/remove-item catalogReference ...options',
    repeatable: true,
    dates: getDefaultWishlistDates,
  })

/**
 * Adds tags to up to 100 wish lists and removes tags from them. Elevated.
 *
 * @example
 * const assignTags = { privateTags: { tagIds: ['vip'] } }
 * const { wishlist } = await signedIn.wishlists.getDefaultWishlist()
 * await owner.wishlists.bulkUpdateWishlistTags([wishlist.id], { assignTags })
 */
export const bulkUpdateWishlistTags = (
  send: ElevatedSend,
): ((
  wishlistIds: readonly string[],
  options?: { assignTags?: Tags; unassignTags?: Tags },
  call?: CallOptions,
) => Promise<{ results: readonly BulkResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, { route: 'POST /v1/bulk/wishlists/update-tags wishlistIds ...options', repeatable: true, elevated: true })

/**
 * Starts a job that adds tags to all wish lists that match a filter and removes tags from them. An empty filter
 * matches all. Elevated.
 *
 * @example
 * const assignTags = { privateTags: { tagIds: ['vip'] } }
 * await owner.wishlists.bulkUpdateWishlistTagsByFilter({ memberId: member.id }, { assignTags })
 */
export const bulkUpdateWishlistTagsByFilter = (
  send: ElevatedSend,
): ((
  filter: unknown,
  options?: { assignTags?: Tags; unassignTags?: Tags },
  call?: CallOptions,
) => Promise<{
  /** ID of the job. */
  jobId: string
}>) =>
  bind(send, {
    route: 'POST /v1/bulk/wishlists/update-tags-by-filter filter ...options',
    repeatable: true,
    elevated: true,
  })
