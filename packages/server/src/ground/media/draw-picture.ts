import { availableParallelism } from 'node:os'
import type { Sharp } from 'sharp'
import type { PictureFormat, PicturePlan, PictureQuality, Size } from '@vitrine/domain/media/plan-picture.ts'
import { loadSharp } from './load-sharp.ts'
import { createWorkQueue } from './work-queue.ts'

export const drawingLimits = {
  /**
   * Node hashes passwords and reads files in four threads, which drawing must not fill. One core stays free for
   * requests.
   */
  concurrency: Math.min(2, Math.max(1, availableParallelism() - 1)),
  /** The last image of a full queue waits about five seconds. */
  maxWaiting: 64,
}

/** The queue of all image decoding in this process. */
export const drawingQueue = createWorkQueue(drawingLimits)

/** The maximum number of pixels of owners' images. */
export const maxUploadPixels = 60_000_000

/** The time limit of drawing, longer than any legitimate image takes. */
const maxSeconds = 20

/** Opens an image in upright orientation. Truncated images are drawn as far as possible. */
export const openPicture = async (source: string | Uint8Array): Promise<Sharp> => {
  const sharp = await loadSharp()
  const picture = sharp(source, { limitInputPixels: maxUploadPixels, failOn: 'none' })
  return picture.timeout({ seconds: maxSeconds }).autoOrient()
}

/** More effort saves 5 percent of the size, so it is only used for small images, which are requested most. */
const webpEffort = (pixels: number): number => {
  if (pixels <= 600_000) return 4
  return pixels <= 1_000_000 ? 2 : 0
}

/** AVIF quality values that look like the WebP ones. */
const avifQuality: Record<PictureQuality, number> = { 60: 45, 75: 52, 85: 60 }

/** Encodes an image as WebP with an effort that depends on its size. */
export const toWebp = (picture: Sharp, { width, height, quality }: Size & { readonly quality: number }): Sharp =>
  picture.webp({ quality, effort: webpEffort(width * height) })

const encoders: Record<PictureFormat, (picture: Sharp, plan: PicturePlan) => Sharp> = {
  webp: toWebp,
  avif: (picture, { quality }) => picture.avif({ quality: avifQuality[quality], effort: 0 }),
  jpg: (picture, { quality }) => picture.flatten({ background: '#ffffff' }).jpeg({ quality }),
  png: (picture) => picture.png({ compressionLevel: 6 }),
}

/** Draws an image according to a plan made for its size. */
export const drawPicture = async (source: string | Buffer, from: Size, plan: PicturePlan): Promise<Buffer> => {
  const { crop, width, height } = plan
  const scale = Math.max(width / crop.width, height / crop.height)
  const whole = {
    width: Math.max(width, Math.round(from.width * scale)),
    height: Math.max(height, Math.round(from.height * scale)),
  }
  const left = Math.min(Math.round(crop.left * scale), whole.width - width)
  const top = Math.min(Math.round(crop.top * scale), whole.height - height)
  // Scale before cropping, so that JPEG is decoded at a fraction of its size.
  const picture = (await openPicture(source)).resize({ ...whole, fit: 'fill' }).extract({ left, top, width, height })
  return encoders[plan.format](picture, plan).toBuffer()
}

/** Draws the copy of a large image that its sizes are drawn from, in a format that decodes quickly. */
export const drawCopy = async (source: string | Uint8Array, size: Size): Promise<Buffer> => {
  const picture = await openPicture(source)
  const { hasAlpha } = await picture.metadata()
  const scaled = picture.resize({ ...size, fit: 'fill' })
  return (hasAlpha ? scaled.png({ compressionLevel: 1 }) : scaled.jpeg({ quality: 92 })).toBuffer()
}
