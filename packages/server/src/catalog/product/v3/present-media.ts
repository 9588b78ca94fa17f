import type { CatalogMedia, ProductMediaV3 } from '@vitrine/contract/entities/catalog/product-v3.ts'
import type { MediaRecord } from '@vitrine/domain/catalog/product.ts'
import { productMediaUrl, thumbnailOf } from '../../../ground/media/addresses.ts'
import { presentImage } from '../read/present-image.ts'
import type { Presenting } from './presenting.ts'

export const presentMediaItem = (
  media: MediaRecord,
  { site, includes }: Pick<Presenting, 'site' | 'includes'>,
): CatalogMedia => {
  const { id, kind, width, height, altText, title } = media
  const file = {
    url: media.url ?? productMediaUrl(site, media),
    width,
    height,
    format: id.slice(id.lastIndexOf('.') + 1),
  }
  return {
    id,
    ...(kind === 'image' ? { image: presentImage(media, site) } : { video: { id, resolutions: [file] } }),
    ...(altText !== undefined && { altText }),
    ...(title !== undefined && { displayName: title }),
    mediaType: kind === 'image' ? 'IMAGE' : 'VIDEO',
    ...(includes('THUMBNAIL') && { thumbnail: thumbnailOf(media, site) }),
  }
}

/** Presents the media of a product: the main one, and all on request. */
export const presentMedia = (presenting: Presenting): ProductMediaV3 => {
  const { media } = presenting.record
  const [main] = media
  return {
    ...(main && { main: presentMediaItem(main, presenting) }),
    ...(presenting.includes('MEDIA_ITEMS_INFO') && {
      itemsInfo: { items: media.map((one) => presentMediaItem(one, presenting)) },
    }),
  }
}
