/** An image of a product or line item, its URL, or a `wix:image://` URI. */
export type MediaImage =
  | string
  | {
      readonly id?: string
      readonly url?: string
      readonly width?: number
      readonly height?: number
      readonly altText?: string
      readonly filename?: string
      readonly focalPoint?: { readonly x?: number; readonly y?: number }
    }

/** How a scaled image is encoded. */
export interface ScaleOptions {
  /** The focal point of a crop, from 0 to 1 in each direction. Default: the image's own, or its center. */
  readonly focalPoint?: { readonly x?: number; readonly y?: number }
  /** 1 to 100. Default: chosen by the server. */
  readonly quality?: number
  /** Default: `webp`. */
  readonly format?: 'webp' | 'avif' | 'jpg' | 'png'
  /** The host of media without a full URL. Default: the API's host. */
  readonly host?: string
}

/** Details of an image. */
export interface ImageDetails {
  readonly id: string | undefined
  readonly url: string
  readonly width: number | undefined
  readonly height: number | undefined
  readonly altText: string | undefined
  readonly filename: string | undefined
}

/** The provider's media host. */
const providerHost = 'https://static.wixstatic.com'

const decoded = (text: string | undefined): string | undefined => {
  try {
    return text && decodeURIComponent(text)
  } catch {
    return text
  }
}

const numbered = (text: string | null): number | undefined => (text ? Number(text) || undefined : undefined)

/** `wix:image://v1/{id}/{filename}#originWidth={w}&originHeight={h}`, or the legacy scheme `image://v1/`. */
const readText = (text: string, host: string): ImageDetails | undefined => {
  const match = /^(?:wix:)?image:\/\/v1\/([^/#]+)(?:\/([^#]*))?(?:#(.*))?$/.exec(text)
  if (!match) return undefined
  const [, id = '', filename, hash] = match
  const size = new URLSearchParams(hash)
  return {
    id,
    url: `${host}/media/${id}`,
    width: numbered(size.get('originWidth')),
    height: numbered(size.get('originHeight')),
    altText: undefined,
    filename: decoded(filename) || undefined,
  }
}

const idOf = (url: string): string | undefined => decoded(/\/media\/([^/?#]+)/.exec(url)?.[1])

/**
 * Returns all data of an image, such as its full-size URL.
 *
 * @example
 * const url = media.getImageUrl({ url: 'https://shop.example/media/lamp.jpg' })
 */
export const getImageUrl = (
  image: MediaImage,
  { host = providerHost }: Pick<ScaleOptions, 'host'> = {},
): ImageDetails => {
  const given = typeof image === 'string' ? { url: image } : image
  const { id, url = '', width, height, altText, filename } = given
  const read = readText(url, host)
  const known = read ?? {
    id: idOf(url),
    url,
    width: undefined,
    height: undefined,
    altText: undefined,
    filename: undefined,
  }
  return {
    id: id ?? known.id,
    url: known.url || (id ? `${host}/media/${encodeURIComponent(id)}` : ''),
    width: width ?? known.width,
    height: height ?? known.height,
    altText: altText ?? known.altText,
    filename: filename ?? known.filename,
  }
}

/** Returns a readable end of the URL: the file name or alternative text, in ASCII. */
const nameOf = ({ filename, altText }: ImageDetails): string =>
  (filename?.replace(/\.\w+$/, '') ?? altText ?? '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '') || 'image'

const pixels = (size: number): number => Math.min(4000, Math.max(1, Math.round(size)))
const share = (value = 0.5): string => Math.min(1, Math.max(0, value)).toFixed(2)

const scaled = (
  image: MediaImage,
  size: { how: 'fill' | 'fit'; width: number; height: number },
  options: ScaleOptions,
) => {
  const details = getImageUrl(image, options)
  const base = /^(.*?\/media\/[^/?#]+)/.exec(details.url)?.[1]
  // External images can't be scaled.
  if (!base) return details.url
  const focalPoint = options.focalPoint ?? (typeof image === 'string' ? undefined : image.focalPoint)
  const steps = [
    `w_${pixels(size.width)}`,
    `h_${pixels(size.height)}`,
    ...(focalPoint && size.how === 'fill' ? [`fp_${share(focalPoint.x)}_${share(focalPoint.y)}`] : []),
    ...(options.quality === undefined ? [] : [`q_${Math.min(100, pixels(options.quality))}`]),
  ]
  return `${base}/v1/${size.how}/${steps.join(',')}/${nameOf(details)}.${options.format ?? 'webp'}`
}

/**
 * Returns the URL of an image that fills the given size in pixels, cropped around the focal point.
 * @example
 * const src = media.getScaledToFillImageUrl('wix:image://v1/lamp.jpg/lamp.jpg#originWidth=800&originHeight=600', 400,
 * 300)
 */
export const getScaledToFillImageUrl = (
  image: MediaImage,
  width: number,
  height: number,
  options: ScaleOptions = {},
): string => scaled(image, { how: 'fill', width, height }, options)

/**
 * Returns the URL of an image that fits into the given size in pixels, without cropping.
 * @example
 * const src = media.getScaledToFitImageUrl('wix:image://v1/lamp.jpg/lamp.jpg#originWidth=800&originHeight=600', 400,
 * 300)
 */
export const getScaledToFitImageUrl = (
  image: MediaImage,
  width: number,
  height: number,
  options: ScaleOptions = {},
): string => scaled(image, { how: 'fit', width, height }, options)

/** A product's video, its URL, or a `wix:video://` URI. */
export type MediaVideo =
  | string
  | {
      readonly files?: readonly { readonly url: string; readonly width?: number }[]
      readonly stillFrameMediaId?: string
    }

/**
 * Returns the URL of a video, and of its poster image, if any.
 * @example
 * const url = media.getVideoUrl('wix:video://v1/lamp.mp4/lamp.mp4#posterUri=lamp.jpg&posterWidth=800&posterHeight=600')
 */
export const getVideoUrl = (
  video: MediaVideo,
  { maxWidth = Infinity, host = providerHost }: { readonly maxWidth?: number; readonly host?: string } = {},
): { readonly url: string; readonly thumbnail: string | undefined } => {
  const picture = (id: string | null | undefined): string | undefined => (id ? `${host}/media/${id}` : undefined)
  if (typeof video === 'string') {
    const match = /^wix:video:\/\/v1\/([^/#]+)[^#]*(?:#(.*))?$/.exec(video)
    if (!match) return { url: video, thumbnail: undefined }
    return { url: `${host}/media/${match[1]}`, thumbnail: picture(new URLSearchParams(match[2]).get('posterUri')) }
  }
  const bySize = [...(video.files ?? [])].sort((a, b) => (b.width ?? 0) - (a.width ?? 0))
  const file = bySize.find(({ width = 0 }) => width <= maxWidth) ?? bySize.at(-1)
  return { url: file?.url ?? '', thumbnail: picture(video.stillFrameMediaId) }
}
