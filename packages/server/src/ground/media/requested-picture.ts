import { pictureFormats, type PictureFormat, type PictureRequest } from '@vitrine/domain/media/plan-picture.ts'

const formatOf = (name: string): PictureFormat | undefined => {
  const ending = /\.(\w+)$/.exec(name.toLowerCase())?.[1]
  return ending === 'jpeg' ? 'jpg' : pictureFormats.find((format) => format === ending)
}

/** Reads a positive integer of any size; sizes are rounded to the delivered ones. */
const positive = (text: string | undefined): number | undefined => {
  const number = /^\d{1,9}$/.test(text ?? '') ? Number(text) : 0
  return number >= 1 ? number : undefined
}

const shares = (text: string | undefined) => {
  const [x, y, more] = text?.split('_').map(Number) ?? []
  const isShare = (value: number | undefined): value is number => value !== undefined && value >= 0 && value <= 1
  return more === undefined && isShare(x) && isShare(y) ? { x, y } : undefined
}

/** Reads the part of a URL after `/v1/`, such as `fill/w_400,h_300,fp_0.5_0.3,q_80/mug.webp`. */
export const readPictureRequest = (mode: string, settings: string, name: string): PictureRequest | undefined => {
  const format = formatOf(name)
  if ((mode !== 'fill' && mode !== 'fit') || !format) return undefined
  const parts = new Map(
    settings.split(',').map((part) => [part.slice(0, part.indexOf('_')), part.slice(part.indexOf('_') + 1)]),
  )
  const [width, height] = [positive(parts.get('w')), positive(parts.get('h'))]
  if (width === undefined && height === undefined) return undefined
  const [quality, focalPoint] = [positive(parts.get('q')), shares(parts.get('fp'))]
  return {
    mode,
    format,
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    ...(quality !== undefined && { quality }),
    ...(focalPoint && { focalPoint }),
  }
}
