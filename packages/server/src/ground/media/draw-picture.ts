import { availableParallelism } from 'node:os'
import type { Sharp } from 'sharp'
import type { PictureFormat, PicturePlan, PictureQuality, Size } from '@vitrine/domain/media/plan-picture.ts'
import { loadSharp } from './load-sharp.ts'
import { createWorkQueue } from './work-queue.ts'

export const drawingLimits = {
  /** Node does passwords and files in four threads, which drawing must not fill; and a core is left to answer calls. */
  concurrency: Math.min(2, Math.max(1, availableParallelism() - 1)),
  /** At the end of a full queue a picture waits about five seconds. */
  maxWaiting: 64,
}

/** Everything that decodes pictures in this process. */
export const drawingQueue = createWorkQueue(drawingLimits)

/** Owners' pictures have at most so many pixels. */
export const maxUploadPixels = 60_000_000

/** Longer than any picture takes to be drawn: what is built to be slow is given up. */
const maxSeconds = 20

/** Opens a picture upright. One that breaks off is drawn as far as it goes. */
export const openPicture = async (source: string | Uint8Array): Promise<Sharp> => {
  const sharp = await loadSharp()
  const picture = sharp(source, { limitInputPixels: maxUploadPixels, failOn: 'none' })
  return picture.timeout({ seconds: maxSeconds }).autoOrient()
}

/** Compressing harder saves 5 percent of the bytes: for small pictures only, which are asked for most. */
const webpEffort = (pixels: number): number => {
  if (pixels <= 600_000) return 4
  return pixels <= 1_000_000 ? 2 : 0
}

/** AVIF looks as good as WebP at lower numbers. */
const avifQuality: Record<PictureQuality, number> = { 60: 45, 75: 52, 85: 60 }

/** Writes a picture as WebP, at an effort that its size allows. */
export const toWebp = (picture: Sharp, { width, height, quality }: Size & { readonly quality: number }): Sharp =>
  picture.webp({ quality, effort: webpEffort(width * height) })

const encoders: Record<PictureFormat, (picture: Sharp, plan: PicturePlan) => Sharp> = {
  webp: toWebp,
  avif: (picture, { quality }) => picture.avif({ quality: avifQuality[quality], effort: 0 }),
  jpg: (picture, { quality }) => picture.flatten({ background: '#ffffff' }).jpeg({ quality }),
  png: (picture) => picture.png({ compressionLevel: 6 }),
}

/** Draws a part of a picture, whose size is the one that the plan was made for. */
export const drawPicture = async (source: string | Buffer, from: Size, plan: PicturePlan): Promise<Buffer> => {
  const { crop, width, height } = plan
  const scale = Math.max(width / crop.width, height / crop.height)
  const whole = {
    width: Math.max(width, Math.round(from.width * scale)),
    height: Math.max(height, Math.round(from.height * scale)),
  }
  const left = Math.min(Math.round(crop.left * scale), whole.width - width)
  const top = Math.min(Math.round(crop.top * scale), whole.height - height)
  // Scaled before it is cropped: JPEG is then decoded at a fraction of its size.
  const picture = (await openPicture(source)).resize({ ...whole, fit: 'fill' }).extract({ left, top, width, height })
  return encoders[plan.format](picture, plan).toBuffer()
}

/** Draws the copy of a large picture that its sizes are drawn from, in a format that is quick to read. */
export const drawCopy = async (source: string | Uint8Array, size: Size): Promise<Buffer> => {
  const picture = await openPicture(source)
  const { hasAlpha } = await picture.metadata()
  const scaled = picture.resize({ ...size, fit: 'fill' })
  return (hasAlpha ? scaled.png({ compressionLevel: 1 }) : scaled.jpeg({ quality: 92 })).toBuffer()
}
