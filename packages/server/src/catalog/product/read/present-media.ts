import type { MainMedia, ProductMedia } from '@vitrine/contract/entities/catalog/product.ts'
import type { MediaRecord } from '@vitrine/domain/catalog/product.ts'
import { mediaUrl, productMediaUrl } from '../../../ground/media/addresses.ts'
import type { Site } from '../../../ground/site/sites.ts'

const thumbnailSize = 50

const presentOne = (media: MediaRecord, site: Site): MainMedia => {
  const { id, kind, width, height, altText, title = '' } = media
  const url = media.url ?? productMediaUrl(site, media)
  const format = id.slice(id.lastIndexOf('.') + 1)
  const thumbnailUrl = media.url ?? `${mediaUrl(site, id)}/v1/fit/w_${thumbnailSize},h_${thumbnailSize},q_90/file.webp`
  const thumbnail = { url: thumbnailUrl, width: thumbnailSize, height: thumbnailSize, format }
  const shown = { url, width, height, format, ...(altText !== undefined && { altText }) }
  return kind === 'video'
    ? { video: { files: [shown], stillFrameMediaId: id }, thumbnail, mediaType: 'video', title, id }
    : { image: shown, thumbnail, mediaType: 'image', title, id }
}

/** Presents the media of a product, choice or collection. The first one is the main one. */
export const presentMedia = (media: readonly MediaRecord[], site: Site): ProductMedia => {
  const items = media.map((one) => presentOne(one, site))
  return { ...(items[0] && { mainMedia: items[0] }), items }
}
