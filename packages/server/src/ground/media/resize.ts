import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '../context/context.ts'
import { loadSharp } from './load-sharp.ts'
import { findAnyMedia, mediaPath, writeWhole, type MediaFile } from './files.ts'
import { guardedSizes } from './guarded.ts'

export const formats = ['webp', 'avif', 'jpg', 'png'] as const
export type Format = (typeof formats)[number]

/** How a picture is wanted: cut to fill a box, or whole within it. */
export interface Resizing {
  readonly mode: 'fill' | 'fit'
  readonly width: number
  readonly height: number
  readonly quality: number
  readonly focalPoint?: { readonly x: number; readonly y: number }
  readonly format: Format
}

const largestSide = 4000
const defaultQuality = 82

const contentTypes: Record<Format, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
}

const wholeNumber = (text: string | undefined, most: number): number | undefined => {
  const number = /^\d{1,4}$/.test(text ?? '') ? Number(text) : 0
  return number >= 1 && number <= most ? number : undefined
}

/** Reads the part of an address behind `/v1/`, such as `fill/w_400,h_300,fp_0.5_0.3,q_80/mug.webp`. */
export const parseResizing = (mode: string, settings: string, name: string): Resizing | undefined => {
  const format = formats.find(
    (one) => name.toLowerCase().endsWith(`.${one}`) || (one === 'jpg' && /\.jpeg$/i.test(name)),
  )
  if ((mode !== 'fill' && mode !== 'fit') || !format) return undefined
  const parts = new Map(
    settings.split(',').map((part) => [part.slice(0, part.indexOf('_')), part.slice(part.indexOf('_') + 1)]),
  )
  const [width, height] = [wholeNumber(parts.get('w'), largestSide), wholeNumber(parts.get('h'), largestSide)]
  if (width === undefined || height === undefined) return undefined
  const point = parts.get('fp')?.split('_').map(Number)
  const isPoint = point?.length === 2 && point.every((value) => value >= 0 && value <= 1)
  return {
    mode,
    width,
    height,
    format,
    quality: wholeNumber(parts.get('q'), 100) ?? defaultQuality,
    ...(isPoint && { focalPoint: { x: point[0]!, y: point[1]! } }),
  }
}

/** The largest part of a picture in the shape of the box, around the focal point. */
const cropAround = ({ width, height }: MediaFile, box: Resizing, { x, y }: { x: number; y: number }) => {
  const scale = Math.min(width / box.width, height / box.height)
  const [cutWidth, cutHeight] = [
    Math.max(1, Math.round(box.width * scale)),
    Math.max(1, Math.round(box.height * scale)),
  ]
  const place = (center: number, whole: number, cut: number) =>
    Math.min(Math.max(0, Math.round(center * whole - cut / 2)), whole - cut)
  return { left: place(x, width, cutWidth), top: place(y, height, cutHeight), width: cutWidth, height: cutHeight }
}

const render = async (source: Uint8Array, file: MediaFile, resizing: Resizing): Promise<Buffer> => {
  const { mode, width, height, format, quality } = resizing
  const sharp = await loadSharp()
  const picture = sharp(source).autoOrient()
  if (mode === 'fill') {
    const point = resizing.focalPoint ?? file.focal_point ?? { x: 0.5, y: 0.5 }
    picture.extract(cropAround(file, resizing, point)).resize(width, height, { fit: 'fill' })
  } else {
    picture.resize(width, height, { fit: 'inside', withoutEnlargement: true })
  }
  return picture.toFormat(format === 'jpg' ? 'jpeg' : format, { quality }).toBuffer()
}

export interface Delivered {
  readonly contentType: string
  readonly bytes: Uint8Array
  readonly file: MediaFile
}

/** Where a picture in one size is kept. */
const sizePath = (context: Context, file: MediaFile, resizing: Resizing): string => {
  const key = createHash('sha256')
    .update(JSON.stringify([file.id, resizing, file.focal_point]))
    .digest('hex')
  const name = `${key}.${resizing.format}`
  if (file.guarded_by !== null) return join(guardedSizes(context, file.id), name)
  return join(context.config.mediaFolder, 'resized', key.slice(0, 2), name)
}

/** Whether a picture may be seen by whoever asks for it. */
export type MaySee = (file: MediaFile) => Promise<boolean>

/** Delivers pictures in the wanted size, kept on disk; the same one asked for twice at once is made once. */
export const createResizer = (context: Context) => {
  const underWay = new Map<string, Promise<Buffer>>()

  const make = async (file: MediaFile, resizing: Resizing, path: string): Promise<Buffer> => {
    const bytes = await render(await readFile(mediaPath(context, file.id)), file, resizing)
    await writeWhole(path, bytes)
    return bytes
  }

  const deliver = async (id: string, resizing: Resizing, maySee: MaySee): Promise<Delivered | undefined> => {
    const file = await findAnyMedia(context, id)
    if (!file || !(await maySee(file))) return undefined
    if (file.kind === 'video') return file.poster_id === null ? undefined : deliver(file.poster_id, resizing, maySee)
    const path = sizePath(context, file, resizing)
    const contentType = contentTypes[resizing.format]
    const kept = await readFile(path).catch(() => undefined)
    if (kept) return { contentType, bytes: kept, file }
    const making = underWay.get(path) ?? make(file, resizing, path)
    underWay.set(path, making)
    try {
      return { contentType, bytes: await making, file }
    } finally {
      underWay.delete(path)
    }
  }

  return deliver
}
export type Resizer = ReturnType<typeof createResizer>
