import { largestPictureSize, roundUpToPictureSize } from './picture-sizes.ts'

/** Formats that pictures are delivered in. */
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

/** A picture as a URL asks for it: cropped to fill a box, or whole within it. */
export interface PictureRequest {
  readonly mode: 'fill' | 'fit'
  /** A side that is not given follows the picture's own shape. */
  readonly width?: number
  readonly height?: number
  readonly quality?: number
  readonly focalPoint?: FocalPoint
  readonly format: PictureFormat
}

export interface Crop extends Size {
  readonly left: number
  readonly top: number
}

/** What is drawn: a part of the picture, in one of few sizes, qualities and formats. */
export interface PicturePlan extends Size {
  readonly crop: Crop
  readonly quality: PictureQuality
  readonly format: PictureFormat
}

/** Larger pictures are drawn from a smaller copy, so that no request decodes or encodes more pixels than this. */
export const mostDrawnPixels = 2_400_000

/** AVIF and PNG take several times as long to encode as WebP, which stands in for them above this size. */
const mostSlowPixels = 700_000

const pictureQualities = [60, 75, 85] as const
export type PictureQuality = (typeof pictureQualities)[number]
const highestQuality = 85 satisfies PictureQuality
const defaultQuality = 75

const scaleSize = ({ width, height }: Size, scale: number): Size => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
})

const longerSide = ({ width, height }: Size): number => Math.max(width, height)

/** The size of the copy that a picture is drawn from: its own size, unless it is larger than pictures are delivered. */
export const drawnFromSize = (size: Size): Size => {
  const byPixels = Math.sqrt(mostDrawnPixels / (size.width * size.height))
  return scaleSize(size, Math.min(1, largestPictureSize / longerSide(size), byPixels))
}

/** Steps of a shape: twelve to a doubling, as in music, which meets 4:3, 3:2, 16:9 and 2:1 within half a percent. */
const stepsPerDoubling = 12
const mostSteps = 36

/** The nearest of 73 ratios of width to height between 1:8 and 8:1, at most three percent away. */
export const roundRatio = (ratio: number): number => {
  const step = Math.round(Math.log2(ratio) * stepsPerDoubling)
  return 2 ** (Math.min(mostSteps, Math.max(-mostSteps, step)) / stepsPerDoubling)
}

const focalSteps = 4
const toFocalStep = (share: number): number => Math.round(share * focalSteps) / focalSteps

const hundredths = ({ x, y }: FocalPoint): string => `${x.toFixed(2)} ${y.toFixed(2)}`

/** The focal point that the owner has set counts as it is, any other is rounded to quarters. */
const chooseFocalPoint = (asked: FocalPoint | undefined, own: FocalPoint | undefined): FocalPoint => {
  if (own && (!asked || hundredths(asked) === hundredths(own))) return own
  return asked ? { x: toFocalStep(asked.x), y: toFocalStep(asked.y) } : { x: 0.5, y: 0.5 }
}

/** The largest part of a picture in a ratio, around its focal point. */
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

/** The box that is asked for, with the side that is missing. */
const boxOf = ({ width, height }: PictureRequest, picture: Size): Size => {
  const ratio = picture.width / picture.height
  const boxWidth = width ?? (height === undefined ? picture.width : height * ratio)
  return { width: boxWidth, height: height ?? boxWidth / ratio }
}

const deliveredFormat = (format: PictureFormat, { width, height }: Size): PictureFormat =>
  (format === 'avif' || format === 'png') && width * height > mostSlowPixels ? 'webp' : format

/** Rounds a request to one of few results, so that nobody makes the server draw a picture in endless ways. */
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
  const wanted = isFill
    ? longerSide(box)
    : longerSide(from) * Math.min(box.width / from.width, box.height / from.height)
  const size = scaleSize(crop, Math.min(1, roundUpToPictureSize(wanted) / longerSide(crop)))
  const quality = pictureQualities.find((step) => step >= (request.quality ?? defaultQuality)) ?? highestQuality
  return { ...size, crop, quality, format: deliveredFormat(request.format, size) }
}

/** Begins the names of a part of a picture in all its sizes. */
const nameOfCrop = ({ left, top, width, height }: Crop): string => `${left}-${top}-${width}x${height}`

/** Names a result. Two requests with the same name get the same file. */
export const nameOfPlan = ({ crop, width, height, quality, format }: PicturePlan): string =>
  `${nameOfCrop(crop)}_${width}x${height}_${format === 'png' ? '' : `q${quality}`}.${format}`

const nameForm = /^([\dx-]+)_(\d+)x\d+_(?:q\d+)?\.(webp|avif|jpg|png)$/

const readName = (name: string) => {
  const [, crop, width, format] = nameForm.exec(name) ?? []
  return format === undefined ? [] : [{ name, crop, width: Number(width), format: format as PictureFormat }]
}

/** Of the results that exist, the one of the same part of the picture whose size is nearest. */
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
