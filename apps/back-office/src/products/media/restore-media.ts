import type { Product } from '@vitrine/client'
import { shop } from '../../shop.ts'
import { addressOf, altTextOf, choicesOf, mediaOf, variantIdsOf, type MediaItem } from './shown-media.ts'

/** Adds an item again that was removed from a product, as it was. */
export const restoreMedia = async (product: Product, item: MediaItem): Promise<void> => {
  const { image, video, model, title } = item
  const poster = video?.poster ?? model?.poster
  const [altText, url] = [altTextOf(item), addressOf(item)]
  await shop.products.addProductMedia(product.id, [
    {
      ...(url !== undefined && { url }),
      ...(altText && { altText }),
      ...(title && { title }),
      ...(image?.focalPoint && { focalPoint: image.focalPoint }),
      ...(poster && { posterId: poster.id }),
    },
  ])
  const [choices, variantIds] = [choicesOf(product, item), variantIdsOf(product, item)]
  if (choices.length + variantIds.length > 0)
    await shop.productMedia.updateProductMediaItem(product.id, item.id, {
      choices: [...choices],
      variantIds: [...variantIds],
    })
  const ids = mediaOf(product).map(({ id }) => id)
  await shop.productMedia.arrangeProductMedia(product.id, ids)
}
