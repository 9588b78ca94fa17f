import { largestPictureSize, roundUpToPictureSize } from './picture-sizes.ts'

/** Supported output formats. */
export const pictureFormats = ['webp', 'avif', 'jpg', 'png'] as const
export type PictureFormat = (typeof pictureFormats)[number]

export interface Size {
  readonly width: number
  readonly height: number
}

/** From 0 to 1 in each direction. */
export interface FocalPoint {
  readonly x: number
  readonly y: number
}

/** An image as requested by URL: cropped to fill a box, or fit into it. */
export interface PictureRequest {
  readonly mode: 'fill' | 'fit'
  /** Default: by the aspect ratio of the image. */
  readonly width?: number
  readonly height?: number
  readonly quality?: number
  readonly focalPoint?: FocalPoint
  readonly format: PictureFormat
}

interface Crop extends Size {
  readonly left: number
  readonly top: number
}

/** The image to draw: a part of the original, in one of a few sizes, qualities and formats. */
export interface PicturePlan extends Size {
  readonly crop: Crop
  readonly quality: PictureQuality
  readonly format: PictureFormat
}

/** Larger images are drawn from a smaller copy, so that no request decodes or encodes more pixels than this. */
export const maxDrawnPixels = 2_400_000

/** AVIF and PNG take several times as long to encode as WebP, which replaces them above this size. */
const maxSlowPixels = 700_000

const pictureQualities = [60, 75, 85] as const
export type PictureQuality = (typeof pictureQualities)[number]
const highestQuality = 85 satisfies PictureQuality
const defaultQuality = 75

const scaleSize = ({ width, height }: Size, scale: number): Size => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
})

const longerSide = ({ width, height }: Size): number => Math.max(width, height)

/** Returns the size of the copy that results are drawn from: the original size, limited to the maximum output size. */
export const drawnFromSize = (size: Size): Size => {
  const byPixels = Math.sqrt(maxDrawnPixels / (size.width * size.height))
  return scaleSize(size, Math.min(1, largestPictureSize / longerSide(size), byPixels))
}

/**
 * Steps between aspect ratios: twelve per doubling, as in music, which match 4:3, 3:2, 16:9 and 2:1 within half a
 * percent.
 */
const stepsPerDoubling = 12
const maxRatioStep = 36

/** Returns the nearest of 73 aspect ratios between 1:8 and 8:1, at most three percent off. */
export const roundRatio = (ratio: number): number => {
  const step = Math.round(Math.log2(ratio) * stepsPerDoubling)
  return 2 ** (Math.min(maxRatioStep, Math.max(-maxRatioStep, step)) / stepsPerDoubling)
}

const focalSteps = 4
const toFocalStep = (share: number): number => Math.round(share * focalSteps) / focalSteps

const hundredths = ({ x, y }: FocalPoint): string => `${x.toFixed(2)} ${y.toFixed(2)}`

/** Uses the merchant's focal point exactly, and rounds others to quarters. */
const chooseFocalPoint = (requested: FocalPoint | undefined, own: FocalPoint | undefined): FocalPoint => {
  if (own && (!requested || hundredths(requested) === hundredths(own))) return own
  return requested ? { x: toFocalStep(requested.x), y: toFocalStep(requested.y) } : { x: 0.5, y: 0.5 }
}

/** Returns the largest part of an image with an aspect ratio, around its focal point. */
const cropAround = ({ width, height }: Size, ratio: number, { x, y }: FocalPoint): Crop => {
  const cropWidth = Math.max(1, Math.round(Math.min(width, height * ratio)))
  const cropHeight = Math.max(1, Math.round(Math.min(height, width / ratio)))
  const place = (center: number, whole: number, part: number) =>
    Math.min(Math.max(0, Math.round(center * whole - part / 2)), whole - part)
  return {
    left: place(x, width, cropWidth),
    top: place(y, height, cropHeight),
    width: cropWidth,
    height: cropHeight,
  }
}

/** Returns the requested box, with a missing side added. */
const boxOf = ({ width, height }: PictureRequest, picture: Size): Size => {
  const ratio = picture.width / picture.height
  const boxWidth = width ?? (height === undefined ? picture.width : height * ratio)
  return { width: boxWidth, height: height ?? boxWidth / ratio }
}

const deliveredFormat = (format: PictureFormat, { width, height }: Size): PictureFormat =>
  (format === 'avif' || format === 'png') && width * height > maxSlowPixels ? 'webp' : format

/** Maps a request to one of a few results, so that nobody can make the server draw an image in endless variants. */
export const planPicture = (
  picture: Size & { readonly focalPoint?: FocalPoint },
  request: PictureRequest,
): PicturePlan => {
  const from = drawnFromSize(picture)
  const box = boxOf(request, from)
  const isFill = request.mode === 'fill'
  const crop = isFill
    ? cropAround(from, roundRatio(box.width / box.height), chooseFocalPoint(request.focalPoint, picture.focalPoint))
    : { left: 0, top: 0, ...from }
  const targetSide = isFill
    ? longerSide(box)
    : longerSide(from) * Math.min(box.width / from.width, box.height / from.height)
  const size = scaleSize(crop, Math.min(1, roundUpToPictureSize(targetSide) / longerSide(crop)))
  const quality = pictureQualities.find((step) => step >= (request.quality ?? defaultQuality)) ?? highestQuality
  return { ...size, crop, quality, format: deliveredFormat(request.format, size) }
}

/** Prefix of the names of one part of an image in all sizes. */
const nameOfCrop = ({ left, top, width, height }: Crop): string => `${left}-${top}-${width}x${height}`

/** Returns the name of a result. Requests with the same name get the same file. */
export const nameOfPlan = ({ crop, width, height, quality, format }: PicturePlan): string =>
  `${nameOfCrop(crop)}_${width}x${height}_${format === 'png' ? '' : `q${quality}`}.${format}`

const nameForm = /^([\dx-]+)_(\d+)x\d+_(?:q\d+)?\.(webp|avif|jpg|png)$/

const readName = (name: string) => {
  const [, crop, width, format] = nameForm.exec(name) ?? []
  return format === undefined ? [] : [{ name, crop, width: Number(width), format: format as PictureFormat }]
}

/** Returns the existing result of the same part of the image with the nearest size. */
export const nearestResult = (
  { crop, width }: PicturePlan,
  names: readonly string[],
): { readonly name: string; readonly format: PictureFormat } | undefined => {
  const distance = (one: number) => Math.abs(Math.log(one / width))
  return names
    .flatMap(readName)
    .filter((one) => one.crop === nameOfCrop(crop))
    .toSorted((a, b) => distance(a.width) - distance(b.width))[0]
}
