// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, ElevatedEndpoint, BulkResult, BulkActionMetadata, Tags, Wishlist } from '../generated.ts'

const getDefaultWishlistDates = {
  wishlist: { items: { addedDate: true }, createdDate: true, updatedDate: true },
} as const

/** Returns the wish list of the signed-in member. The first request creates it. */
export const getDefaultWishlist: Endpoint<
  {
    query?: {
      /** Returns only items of the catalog of this app. */
      appId?: string
    }
  },
  { wishlist: Wishlist }
> = { route: 'GET /ecom/v1/wishlists/get-default', repeatable: true, dates: getDefaultWishlistDates }

/**
 * Adds a product to the top of the signed-in member's wish list. An item that is already on the list keeps its
 * place.
 */
export const addItemToWishlist: Endpoint<
  {
    body: {
      catalogReference: {
        /** ID of the product. */
        catalogItemId: string
        /** ID of the stores app. */
        appId: string
        /** Options as in carts, such as `variantId`. They are kept as sent. */
        options?: Record<string, unknown>
      }
      /** Whether the response contains the wish list. Default: false. */
      returnEntity?: boolean
    }
  },
  { wishlist?: Wishlist }
> = { route: 'POST /ecom/v1/wishlists/add-item', repeatable: true, dates: getDefaultWishlistDates }

/** Removes an item with these options from the signed-in member's wish list, if it is on the list. */
export const removeItemFromWishlist: Endpoint<
  {
    body: {
      catalogReference: {
        /** ID of the product. */
        catalogItemId: string
        /** ID of the stores app. */
        appId: string
        /** Options as in carts, such as `variantId`. They are kept as sent. */
        options?: Record<string, unknown>
      }
      /** Whether the response contains the wish list. Default: false. */
      returnEntity?: boolean
    }
  },
  { wishlist?: Wishlist }
> = { route: 'POST /ecom/v1/wishlists/remove-item', repeatable: true, dates: getDefaultWishlistDates }

/** Adds tags to up to 100 wish lists and removes tags from them. */
export const bulkUpdateWishlistTags: ElevatedEndpoint<
  {
    body: {
      wishlistIds: readonly string[]
      /** Tags to add. */
      assignTags?: Tags
      /** Tags to remove. A tag that is also added stays. */
      unassignTags?: Tags
    }
  },
  { results: readonly BulkResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /v1/bulk/wishlists/update-tags', repeatable: true, elevated: true }

/**
 * Starts a job that adds tags to all wish lists that match a filter and removes tags from them. An empty filter
 * matches all.
 */
export const bulkUpdateWishlistTagsByFilter: ElevatedEndpoint<
  {
    body: {
      /** Conditions on `id`, `memberId`, `createdDate`, `updatedDate` and `tags`. */
      filter: unknown
      /** Tags to add. */
      assignTags?: Tags
      /** Tags to remove. A tag that is also added stays. */
      unassignTags?: Tags
    }
  },
  {
    /** ID of the job. */
    jobId: string
  }
> = { route: 'POST /v1/bulk/wishlists/update-tags-by-filter', repeatable: true, elevated: true }
