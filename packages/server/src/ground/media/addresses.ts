import type { Site } from '../site/sites.ts'

/** The provider's media hosts. The media helper of its SDK only reads URLs of these hosts. */
export const providerPictures = 'https://static.wixstatic.com/media/'
const providerVideos = 'https://video.wixstatic.com/video/'

type MediaSite = Pick<Site, 'publicUrl' | 'forProviderSdk'>

/** Returns the URL of a media file in full size. */
export const mediaUrl = ({ publicUrl }: Pick<Site, 'publicUrl'>, id: string): string => `${publicUrl}/media/${id}`

/** Width and height of thumbnails, in pixels. */
const thumbnailSize = 50

/** Returns a small image of a file. External files are not resized. */
export const thumbnailOf = (
  { id, url }: { readonly id?: string; readonly url?: string },
  site: Pick<Site, 'publicUrl'>,
) => ({
  url: url ?? `${mediaUrl(site, id!)}/v1/fit/w_${thumbnailSize},h_${thumbnailSize},q_90/file.webp`,
  height: thumbnailSize,
  width: thumbnailSize,
})

interface File {
  readonly id: string
  readonly kind: 'image' | 'video' | 'model'
  readonly width: number
  readonly height: number
}

/** The largest size that the SDK's helper requests. The delivered image may be smaller, with the same aspect ratio. */
const largestSide = 4000

const sizeOf = ({ width, height }: File): string => {
  const scale = Math.min(1, largestSide / Math.max(1, width, height))
  return `w_${Math.max(1, Math.round(width * scale))},h_${Math.max(1, Math.round(height * scale))}`
}

/** Returns the URL of a file as products show it. The provider's SDK reads the size from an image's URL. */
export const productMediaUrl = (site: MediaSite, file: File): string => {
  const { id, kind } = file
  // The SDK has no 3D models.
  if (!site.forProviderSdk || kind === 'model') return mediaUrl(site, id)
  return kind === 'image'
    ? `${providerPictures}${id}/v1/fit/${sizeOf(file)},q_90/file.webp`
    : `${providerVideos}${id}/file`
}

const ownStarts = (site: MediaSite): readonly string[] => [mediaUrl(site, ''), providerPictures, providerVideos]

/** Returns the ID of the file that a product URL refers to, if any. */
export const mediaIdOf = (site: MediaSite, url: string): string | undefined => {
  const start = ownStarts(site).find((one) => url.startsWith(one))
  return start === undefined ? undefined : url.slice(start.length).split(/[/?#]/)[0]
}
