// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, MediaItemChanges } from '../generated.ts'

/**
 * Updates the texts, focal point or poster of a media item of a product, and for which choices and variants it
 * is shown.
 */
export const updateProductMediaItem: ElevatedEndpoint<
  { params: { id: string; mediaId: string }; body: { mediaItem: MediaItemChanges } },
  {}
> = { route: 'PATCH /vitrine/v1/products/{id}/media/{mediaId}', repeatable: true, elevated: true }

/** Moves media of a product to the front, in the given order. The first one is the main one. */
export const arrangeProductMedia: ElevatedEndpoint<
  { params: { id: string }; body: { mediaIds: readonly string[] } },
  {}
> = { route: 'POST /vitrine/v1/products/{id}/media/arrange', repeatable: true, elevated: true }
