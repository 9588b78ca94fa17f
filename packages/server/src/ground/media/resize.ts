import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import {
  drawnFromSize,
  nameOfPlan,
  nearestResult,
  planPicture,
  type PictureFormat,
  type PicturePlan,
  type PictureRequest,
} from '@vitrine/domain/media/plan-picture.ts'
import { defaultMediaCacheBytes } from '../base/config.ts'
import { Refusal } from '../base/refusal.ts'
import type { Context } from '../context/context.ts'
import { copyPath, needsCopy } from './copies.ts'
import { createDiskBudget, markUsed } from './disk-budget.ts'
import { drawCopy, drawingQueue, drawPicture } from './draw-picture.ts'
import { findAnyMedia, mediaPath, writeAtomically, type MediaFile } from './files.ts'
import { guardedSizesRoot, guardedSizesFolder } from './guarded.ts'
import { QueueFull } from './work-queue.ts'

const contentTypes: Record<PictureFormat, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
}

export interface DeliveredPicture {
  readonly contentType: string
  readonly bytes: Buffer
  readonly file: MediaFile
  /** Set if it is another size of the same image, because the drawing queue is full. */
  readonly isFallback?: true
}

/** The cache folder of public images. */
const publicSizes = ({ config }: Pick<Context, 'config'>): string => join(config.mediaFolder, 'resized')

/** Returns the cache folder of an image's sizes. */
const sizesOf = (context: Pick<Context, 'config'>, file: MediaFile): string =>
  file.guarded_by === null ? join(publicSizes(context), file.id) : guardedSizesFolder(context, file.id)

const planFor = ({ width, height, focal_point: focalPoint }: MediaFile, request: PictureRequest): PicturePlan =>
  planPicture({ width, height, ...(focalPoint && { focalPoint }) }, request)

const readIfThere = (path: string): Promise<Buffer | undefined> => readFile(path).catch(() => undefined)

const retryAfterSeconds = 5

/** How long an image that can't be drawn is not tried again. */
const brokenMs = 10 * 60 * 1000
const maxBroken = 1000

/** Returns whether the caller may see an image. */
type MaySee = (file: MediaFile) => Promise<boolean>

export interface DeliveryOptions {
  readonly maySee: MaySee
  /** Identifies the caller, such as an IP address. */
  readonly caller: string
  /** Aborted when the caller disconnects. */
  readonly signal: AbortSignal
}

/** Creates a function that delivers images in the requested size and caches them on disk. */
export const createResizer = (context: Context) => {
  const { config, log, now } = context
  const brokenSince = new Map<string, number>()
  const { mediaCacheBytes = defaultMediaCacheBytes } = config
  const budget = createDiskBudget([publicSizes(context), guardedSizesRoot(context)], mediaCacheBytes)

  /** If caching fails, such as on a full disk, the image is drawn again next time. */
  const tryCache = async (path: string, bytes: Buffer): Promise<boolean> => {
    try {
      await writeAtomically(path, bytes)
      return true
    } catch (error) {
      log.warn({ err: error, path }, 'caching a resized picture failed')
      return false
    }
  }

  const warnOfFullCache = (error: unknown): void => {
    log.warn({ err: error }, 'deleting resized pictures failed')
  }

  const isFile = async (path: string): Promise<boolean> => Boolean(await stat(path).catch(() => undefined))

  /** Returns the file or copy to draw sizes from. */
  const sourceOf = async (file: MediaFile): Promise<string | Buffer> => {
    const [original, copy] = [mediaPath(context, file.id), copyPath(context, file.id)]
    if (!needsCopy(file)) return original
    if (await isFile(copy)) return copy
    const bytes = await drawCopy(original, drawnFromSize(file))
    return (await tryCache(copy, bytes)) ? copy : bytes
  }

  const draw = async (file: MediaFile, plan: PicturePlan, path: string): Promise<Buffer> => {
    const drawnMeanwhile = await readIfThere(path)
    if (drawnMeanwhile) return drawnMeanwhile
    const bytes = await drawPicture(await sourceOf(file), drawnFromSize(file), plan)
    if (await tryCache(path, bytes)) void budget.noteWritten(bytes.byteLength).catch(warnOfFullCache)
    return bytes
  }

  const isBroken = ({ id }: MediaFile): boolean => now().getTime() - (brokenSince.get(id) ?? -Infinity) < brokenMs

  const noteBroken = (error: unknown, { id }: MediaFile): void => {
    log.warn({ err: error, id }, 'drawing a picture failed')
    if (brokenSince.size >= maxBroken) brokenSince.clear()
    brokenSince.set(id, now().getTime())
  }

  const findFallback = async (file: MediaFile, plan: PicturePlan): Promise<DeliveredPicture> => {
    const folder = sizesOf(context, file)
    const nearest = nearestResult(plan, await readdir(folder).catch(() => []))
    const bytes = nearest && (await readIfThere(join(folder, nearest.name)))
    if (!bytes) throw new Refusal('UNAVAILABLE', undefined, { retryAfterSeconds })
    return { contentType: contentTypes[nearest.format], bytes, file, isFallback: true }
  }

  const deliverImage = async (
    file: MediaFile,
    plan: PicturePlan,
    { caller, signal }: Omit<DeliveryOptions, 'maySee'>,
  ): Promise<DeliveredPicture | undefined> => {
    const path = join(sizesOf(context, file), nameOfPlan(plan))
    const contentType = contentTypes[plan.format]
    const cached = await readIfThere(path)
    if (cached) {
      void markUsed(path, now())
      return { contentType, bytes: cached, file }
    }
    if (isBroken(file)) return undefined
    try {
      const bytes = await drawingQueue.run(path, () => draw(file, plan, path), { caller, signal })
      return { contentType, bytes, file }
    } catch (error) {
      if (error instanceof QueueFull) return findFallback(file, plan)
      if (!signal.aborted) noteBroken(error, file)
      return undefined
    }
  }

  const deliver = async (
    id: string,
    request: PictureRequest,
    options: DeliveryOptions,
  ): Promise<DeliveredPicture | undefined> => {
    const file = await findAnyMedia(context, id)
    if (!file || !(await options.maySee(file))) return undefined
    if (file.kind === 'image') return deliverImage(file, planFor(file, request), options)
    return file.poster_id === null ? undefined : deliver(file.poster_id, request, options)
  }

  return deliver
}
