// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend } from '../call-options.ts'
import type { MediaItemChanges } from '../generated.ts'

/**
 * Updates the texts, focal point or poster of a media item of a product, and for which choices and variants it
 * is shown. Elevated.
 *
 * @example
 * await owner.products.addProductMedia(product.id, [{ url: 'https://static.wixstatic.com/media/lamp.jpg' }])
 * const changes = { altText: 'A lamp', focalPoint: { x: 0.5, y: 0.2 } }
 * await owner.productMedia.updateProductMediaItem(product.id, 'lamp.jpg', changes)
 */
export const updateProductMediaItem = (
  send: ElevatedSend,
): ((id: string, mediaId: string, mediaItem: MediaItemChanges, call?: CallOptions) => Promise<void>) =>
  bind(
    send,
    { route: 'PATCH /vitrine/v1/products/{id}/media/{mediaId} id mediaId mediaItem', repeatable: true, elevated: true },
    '',
  )

/**
 * Moves media of a product to the front, in the given order. The first one is the main one. Elevated.
 *
 * @example
 * await owner.products.addProductMedia(product.id, [{ url: 'https://static.wixstatic.com/media/lamp.jpg' }])
 * await owner.productMedia.arrangeProductMedia(product.id, ['lamp.jpg'])
 */
export const arrangeProductMedia = (
  send: ElevatedSend,
): ((id: string, mediaIds: readonly string[], call?: CallOptions) => Promise<void>) =>
  bind(
    send,
    { route: 'POST /vitrine/v1/products/{id}/media/arrange id mediaIds', repeatable: true, elevated: true },
    '',
  )
