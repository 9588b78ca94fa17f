import { randomBytes, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { drawnFromSize, type Size } from '@vitrine/domain/media/plan-picture.ts'
import { maxPhotoMegapixels } from '@vitrine/domain/media/picture-sizes.ts'
import type { Context } from '../context/context.ts'
import { Refusal, invalidBecause } from '../base/refusal.ts'
import type { Db } from '../database/tables.ts'
import { copyPath } from './copies.ts'
import { toWebp, drawingQueue, openPicture } from './draw-picture.ts'
import { mediaPath, writeAtomically, type MediaFile } from './files.ts'
import { mediaKinds, mediaTypeOf } from './kind.ts'
import { mediaId } from './media-id.ts'
import type { MediaGuard } from './tables.ts'
import { QueueFull } from './work-queue.ts'

const quality = 82

interface Drawn {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

const unreadable = () => invalidBecause('file', 'UNREADABLE_FILE', { description: 'is not a readable image' })

/** Reads the size from the header without decoding the image. */
const measureUpload = async (bytes: Uint8Array): Promise<Size> => {
  const { autoOrient } = await (await openPicture(bytes)).metadata().catch(() => {
    throw unreadable()
  })
  const megapixels = (autoOrient.width * autoOrient.height) / 1e6
  if (megapixels <= maxPhotoMegapixels) return autoOrient
  throw invalidBecause('file', 'FILE_TOO_LARGE', {
    description: `must have at most ${maxPhotoMegapixels} million pixels, and has ${Math.ceil(megapixels)} million`,
  })
}

/** Redraws an image upright and without metadata, such as the location where it was taken. */
const redraw = async (bytes: Uint8Array, size: Size): Promise<Drawn> => {
  try {
    const picture = (await openPicture(bytes)).resize({ ...size, fit: 'fill' })
    return { bytes: await toWebp(picture, { ...size, quality }).toBuffer(), ...size }
  } catch {
    throw unreadable()
  }
}

/** Redraws an image in the drawing queue. Refuses it if the queue is full. */
const redrawInQueue = async (bytes: Uint8Array, size: Size, caller: string): Promise<Drawn> => {
  try {
    return await drawingQueue.run(randomUUID(), () => redraw(bytes, size), { caller })
  } catch (error) {
    throw error instanceof QueueFull ? new Refusal('UNAVAILABLE', undefined, { retryAfterSeconds: 5 }) : error
  }
}

const requireImage = (bytes: Uint8Array): void => {
  const type = mediaTypeOf(bytes)
  if (type && mediaKinds[type].kind === 'image') return
  const allowed = Object.entries(mediaKinds).flatMap(([name, { kind }]) => (kind === 'image' ? [name] : []))
  throw invalidBecause('file', 'WRONG_FILE_TYPE', { description: `must be one of ${allowed.join(', ')}` })
}

/** Redraws an uploaded image, and refuses other files. `caller` identifies the caller in the queue. */
export const redrawUpload = async (bytes: Uint8Array, caller: string): Promise<Drawn> => {
  requireImage(bytes)
  return redrawInQueue(bytes, drawnFromSize(await measureUpload(bytes)), caller)
}

/** Stores an image under an unguessable ID. Requests for it are checked by its guard. */
export const storeGuarded = async (
  context: Pick<Context, 'config' | 'now'>,
  db: Db,
  { siteId, guard, picture }: { siteId: string; guard: MediaGuard; picture: Drawn },
): Promise<MediaFile> => {
  const { bytes, width, height } = picture
  // Longer than the provider's IDs including the suffix `f000`, so that it is never looked up there.
  const id = mediaId(siteId, { content: randomBytes(20).toString('hex'), ending: 'webp' })
  await writeAtomically(mediaPath(context, id), bytes)
  const row = { site_id: siteId, id, kind: 'image' as const, content_type: 'image/webp', filename: 'photo.webp' }
  return db
    .insertInto('media_file')
    .values({ ...row, bytes: bytes.byteLength, width, height, guarded_by: guard, created_date: context.now() })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Returns the folder of all cached sizes of guarded images. */
export const guardedSizesRoot = ({ config }: Pick<Context, 'config'>): string =>
  join(config.mediaFolder, 'guarded-resized')

/** Returns the folder of the cached sizes of a guarded image, which are deleted with it. */
export const guardedSizesFolder = (context: Pick<Context, 'config'>, id: string): string =>
  join(guardedSizesRoot(context), id)

/** Deletes guarded images with all their sizes. */
export const deleteGuardedFiles = async (context: Pick<Context, 'config'>, ids: readonly string[]): Promise<void> => {
  for (const id of ids) {
    await rm(mediaPath(context, id), { force: true })
    await rm(copyPath(context, id), { force: true })
    await rm(guardedSizesFolder(context, id), { force: true, recursive: true })
  }
}
