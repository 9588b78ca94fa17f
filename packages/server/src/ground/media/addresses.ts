import type { Site } from '../site/sites.ts'

/** Where the hosted provider keeps pictures and videos; its SDK's media helper reads no address of another host. */
export const providerPictures = 'https://static.wixstatic.com/media/'
export const providerVideos = 'https://video.wixstatic.com/video/'

type MediaSite = Pick<Site, 'publicUrl' | 'forProviderSdk'>

/** Where a media file is served, at full size. */
export const mediaUrl = ({ publicUrl }: Pick<Site, 'publicUrl'>, id: string): string => `${publicUrl}/media/${id}`

interface File {
  readonly id: string
  readonly kind: 'image' | 'video'
  readonly width: number
  readonly height: number
}

/** The largest size that the SDK's helper asks for. What is sent may be smaller: it has the same shape. */
const largestSide = 4000

const sizeOf = ({ width, height }: File): string => {
  const scale = Math.min(1, largestSide / Math.max(1, width, height))
  return `w_${Math.max(1, Math.round(width * scale))},h_${Math.max(1, Math.round(height * scale))}`
}

/** The address of a file as a product shows it. The provider's SDK reads the size out of a picture's address. */
export const productMediaUrl = (site: MediaSite, file: File): string => {
  const { id, kind } = file
  if (!site.forProviderSdk) return mediaUrl(site, id)
  return kind === 'image'
    ? `${providerPictures}${id}/v1/fit/${sizeOf(file)},q_90/file.webp`
    : `${providerVideos}${id}/file`
}

const ownStarts = (site: MediaSite): readonly string[] => [mediaUrl(site, ''), providerPictures, providerVideos]

/** The id of a file, where an address is one that a product may have shown for it. */
export const mediaIdOf = (site: MediaSite, url: string): string | undefined => {
  const start = ownStarts(site).find((one) => url.startsWith(one))
  return start === undefined ? undefined : url.slice(start.length).split(/[/?#]/)[0]
}
