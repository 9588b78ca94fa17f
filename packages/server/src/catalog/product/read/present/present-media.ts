import type { MainMedia, ProductMedia } from '@vitrine/contract/entities/catalog/product/product.ts'
import type { MediaRecord } from '@vitrine/domain/catalog/product.ts'
import { embedOf } from '@vitrine/domain/media/video-address.ts'
import { mediaUrl, productMediaUrl, thumbnailOf } from '../../../../ground/media/addresses.ts'
import type { Site } from '../../../../ground/site/sites.ts'

const formatOf = (id: string): string => id.slice(id.lastIndexOf('.') + 1)

const presentImage = (media: MediaRecord, site: Site) => {
  const { id, width, height, altText, focalPoint, url = productMediaUrl(site, media) } = media
  return {
    url,
    width,
    height,
    format: formatOf(id),
    ...(altText !== undefined && { altText }),
    ...(focalPoint && { focalPoint }),
  }
}

/** The image that is shown before a video or 3D model is loaded. */
const presentPoster = ({ posterId: id }: MediaRecord, site: Site) =>
  id === undefined ? {} : { poster: { id, url: mediaUrl(site, id), format: formatOf(id) } }

const presentVideo = (media: MediaRecord, site: Site): MainMedia['video'] => {
  const { id, posterId, url, addedDate } = media
  const embed = url === undefined ? undefined : embedOf(url)
  const stillId = url === undefined ? (posterId ?? id) : posterId
  return {
    files: embed ? [] : [presentImage(media, site)],
    ...(stillId !== undefined && { stillFrameMediaId: stillId }),
    ...presentPoster(media, site),
    ...(embed && { embed: { ...embed, pageUrl: url! } }),
    ...(addedDate !== undefined && { addedDate }),
  }
}

const presentModel = (media: MediaRecord, site: Site): MainMedia['model'] => {
  const { id, bytes } = media
  return {
    url: mediaUrl(site, id),
    format: 'glb',
    ...(bytes !== undefined && { sizeInBytes: bytes }),
    ...presentPoster(media, site),
  }
}

/** A small image: of an image or poster, or of the first frame of an uploaded video, if it was uploaded with one. */
const presentThumbnail = ({ id, kind, url, posterId }: MediaRecord, site: Site) => {
  if (posterId === undefined && kind !== 'image' && url !== undefined) return {}
  if (posterId === undefined && kind === 'model') return {}
  const shown = posterId === undefined ? { id, ...(url !== undefined && { url }) } : { id: posterId }
  return { thumbnail: { ...thumbnailOf(shown, site), format: formatOf(shown.id) } }
}

const presentContent = (media: MediaRecord, site: Site): Pick<MainMedia, 'image' | 'video' | 'model' | 'mediaType'> => {
  switch (media.kind) {
    case 'image':
      return { image: presentImage(media, site), mediaType: 'image' }
    case 'video':
      return { video: presentVideo(media, site), mediaType: 'video' }
    case 'model':
      return { model: presentModel(media, site), mediaType: 'model_3d' }
    default:
      return media.kind satisfies never
  }
}

const presentOne = (media: MediaRecord, site: Site): MainMedia => {
  const { id, kind, altText, title = '' } = media
  return {
    ...presentContent(media, site),
    ...presentThumbnail(media, site),
    ...(kind !== 'image' && altText !== undefined && { altText }),
    title,
    id,
  }
}

/** Presents the media of a product, choice or collection. The first one is the main one. */
export const presentMedia = (media: readonly MediaRecord[], site: Site): ProductMedia => {
  const items = media.map((one) => presentOne(one, site))
  return { ...(items[0] && { mainMedia: items[0] }), items }
}
