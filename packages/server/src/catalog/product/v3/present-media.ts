import type { CatalogMedia, ProductMediaV3 } from '@vitrine/contract/entities/catalog/product/product-v3.ts'
import type { MediaRecord } from '@vitrine/domain/catalog/product.ts'
import { embedOf } from '@vitrine/domain/media/video-address.ts'
import { mediaUrl, productMediaUrl, thumbnailOf } from '../../../ground/media/addresses.ts'
import { presentImage } from '../read/present/present-image.ts'
import type { Presenting } from './presenting.ts'

type MediaPresenting = Pick<Presenting, 'site' | 'includes'>

const mediaTypes = { image: 'IMAGE', video: 'VIDEO', model: 'MODEL_3D' } as const satisfies Record<
  MediaRecord['kind'],
  CatalogMedia['mediaType']
>

const presentVideo = (media: MediaRecord, { site }: MediaPresenting): CatalogMedia['video'] => {
  const { id, url, width, height, addedDate } = media
  const embed = url === undefined ? undefined : embedOf(url)
  const file = {
    url: url ?? productMediaUrl(site, media),
    width,
    height,
    format: id.slice(id.lastIndexOf('.') + 1),
  }
  return {
    id,
    resolutions: embed ? [] : [file],
    ...(embed && { embed: { ...embed, pageUrl: url! } }),
    ...(addedDate !== undefined && { addedDate }),
  }
}

const presentModel = ({ id, bytes }: MediaRecord, { site }: MediaPresenting): CatalogMedia['model'] => ({
  url: mediaUrl(site, id),
  format: 'glb',
  ...(bytes !== undefined && { sizeInBytes: bytes }),
})

const presentContent = (media: MediaRecord, presenting: MediaPresenting) => {
  switch (media.kind) {
    case 'image':
      return { image: presentImage(media, presenting.site) }
    case 'video':
      return { video: presentVideo(media, presenting) }
    case 'model':
      return { model: presentModel(media, presenting) }
    default:
      return media.kind satisfies never
  }
}

/** A small image. External videos and 3D models have none without a poster. */
const presentThumbnail = ({ id, kind, url, posterId }: MediaRecord, { site }: MediaPresenting) => {
  if (posterId !== undefined) return { thumbnail: thumbnailOf({ id: posterId }, site) }
  const hasNone = kind === 'model' || (kind === 'video' && url !== undefined)
  return hasNone ? {} : { thumbnail: thumbnailOf({ id, ...(url !== undefined && { url }) }, site) }
}

export const presentMediaItem = (media: MediaRecord, presenting: MediaPresenting): CatalogMedia => {
  const { id, kind, altText, title, posterId } = media
  return {
    id,
    ...presentContent(media, presenting),
    ...(altText !== undefined && { altText }),
    ...(title !== undefined && { displayName: title }),
    mediaType: mediaTypes[kind],
    ...(posterId !== undefined && { posterId, posterUrl: mediaUrl(presenting.site, posterId) }),
    ...(presenting.includes('THUMBNAIL') && presentThumbnail(media, presenting)),
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
