import { media as images, type CatalogMedia } from '@vitrine/client'
import type { MediaDraft } from './product-draft.ts'

type ItemInput = Pick<CatalogMedia, 'id' | 'url' | 'altText' | 'displayName' | 'focalPoint' | 'posterId'>

const kinds = { IMAGE: 'picture', VIDEO: 'video', MODEL_3D: 'model' } as const

/** Where to look at an item: its file, or the page of a video. */
const addressOf = ({ url, image, video, model }: CatalogMedia): string =>
  url ?? image?.url ?? video?.embed?.pageUrl ?? video?.resolutions?.[0]?.url ?? model?.url ?? ''

export const mediaDraftOf = (item: CatalogMedia): MediaDraft => {
  const { id, image, mediaType = 'IMAGE', altText = image?.altText ?? '', displayName: title = '' } = item
  const { x, y } = item.focalPoint ?? image?.focalPoint ?? {}
  const url = addressOf(item)
  return {
    key: id ?? url,
    ...(id !== undefined && { id }),
    kind: kinds[mediaType],
    url,
    ...(image?.width !== undefined && { width: image.width }),
    ...(image?.height !== undefined && { height: image.height }),
    altText,
    title,
    ...(x !== undefined && y !== undefined && { focalPoint: { x, y } }),
    posterId: item.posterId ?? '',
    ...(item.posterUrl !== undefined && { posterUrl: item.posterUrl }),
  }
}

/** Converts the media to those of a request, which replace all others. */
export const readMedia = (drafts: readonly MediaDraft[]): ItemInput[] =>
  drafts.map(({ id, url, altText, title, focalPoint, posterId }) => ({
    ...(id === undefined ? { url } : { id }),
    ...(altText.trim() !== '' && { altText: altText.trim() }),
    ...(title.trim() !== '' && { displayName: title.trim() }),
    ...(focalPoint && { focalPoint }),
    ...(posterId !== '' && { posterId }),
  }))

/** The image or preview image of an item, cropped to a square. */
export const thumbnailOf = ({ kind, url, posterUrl, width, height, focalPoint }: MediaDraft, side: number) => {
  if (kind !== 'picture') return posterUrl
  if (width === undefined || height === undefined) return url
  return images.getScaledToFillImageUrl({ url, width, height }, side, side, { ...(focalPoint && { focalPoint }) })
}

/** Moves an item to another place. */
export const moved = <Item>(items: readonly Item[], from: number, to: number): Item[] =>
  items.toSpliced(from, 1).toSpliced(to, 0, items[from]!)

interface NewMedia {
  /** Absent if the item is added by its address. */
  readonly id?: string
  readonly kind: 'image' | 'video' | 'model'
  readonly url: string
}

/** An item that was uploaded, or is added by its address. */
export const newMedia = ({ id, kind, url }: NewMedia): MediaDraft => ({
  key: id ?? url,
  ...(id !== undefined && { id }),
  kind: kind === 'image' ? 'picture' : kind,
  url,
  altText: '',
  title: '',
  posterId: '',
})
