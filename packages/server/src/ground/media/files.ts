import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type Selectable } from 'kysely'
import type { Context } from '../context/context.ts'
import type { Db } from '../database/tables.ts'
import { invalidField, invalidBecause } from '../base/refusal.ts'
import { findModelProblem } from '@vitrine/domain/media/model-file.ts'
import { drawnFromSize, type Size } from '@vitrine/domain/media/plan-picture.ts'
import { copyPath, isLarge } from './copies.ts'
import { drawCopy, drawingQueue, maxUploadPixels, openPicture } from './draw-picture.ts'
import { mediaKinds, mediaTypeOf, mediaTypes } from './kind.ts'
import { findVideoProblem } from './video-file.ts'
import type { MediaFileTable } from './tables.ts'
import { mediaId, siteOfMedia } from './media-id.ts'

export type MediaFile = Selectable<MediaFileTable>

export interface NewMedia {
  readonly siteId: string
  readonly bytes: Uint8Array
  readonly filename: string
  readonly altText?: string
  readonly focalPoint?: { readonly x: number; readonly y: number }
  readonly posterId?: string
  /** The size of a video, set by the uploader. Images are measured. */
  readonly size?: { readonly width: number; readonly height: number }
}

const unreadable = `is not a readable image, or has more than ${maxUploadPixels / 1e6} megapixels`

const refuseUnreadable = async <Result>(reading: Promise<Result>): Promise<Result> => {
  try {
    return await reading
  } catch {
    throw invalidBecause('file', 'UNREADABLE_FILE', { description: unreadable })
  }
}

const measure = async (bytes: Uint8Array): Promise<Size> => {
  const { autoOrient } = await (await openPicture(bytes)).metadata()
  // Cameras store the orientation in metadata; the size is that of the upright image.
  return autoOrient
}

/** Draws the smaller copy of a large image at upload time, so that no visitor has to wait for it. */
const copyOf = async (bytes: Uint8Array, size: Size): Promise<Buffer | undefined> =>
  isLarge(size)
    ? drawingQueue.run(randomUUID(), () => drawCopy(bytes, drawnFromSize(size)), { isUrgent: true })
    : undefined

/** Returns the path of a file. */
export const mediaPath = ({ config }: Pick<Context, 'config'>, id: string): string =>
  join(config.mediaFolder, 'files', id)

/** Writes a file atomically, by renaming a draft: readers never see a partial file. */
export const writeAtomically = async (path: string, bytes: Uint8Array): Promise<void> => {
  await mkdir(join(path, '..'), { recursive: true })
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, bytes)
  await rename(draft, path)
}

const findProblem = (kind: MediaFileTable['kind'], bytes: Uint8Array): string | undefined => {
  if (kind === 'image') return undefined
  return kind === 'video' ? findVideoProblem(bytes) : findModelProblem(bytes)
}

/** Detects the type of a file by its content, and refuses files that are not complete. */
const requireMediaType = (bytes: Uint8Array) => {
  const contentType = mediaTypeOf(bytes)
  if (!contentType)
    throw invalidBecause('file', 'WRONG_FILE_TYPE', { description: `must be one of ${mediaTypes.join(', ')}` })
  const known = mediaKinds[contentType]
  const problem = findProblem(known.kind, bytes)
  if (problem !== undefined) throw invalidBecause('file', 'UNREADABLE_FILE', { description: problem })
  return { contentType, ...known }
}

/** Stores an image, video or 3D model. Identical files are stored once. */
export const storeMedia = async (
  context: Pick<Context, 'db' | 'config' | 'now'>,
  media: NewMedia,
): Promise<MediaFile> => {
  const { siteId, bytes, filename, altText, focalPoint, posterId } = media
  const { contentType, kind, ending } = requireMediaType(bytes)
  if (posterId !== undefined && (await findMedia(context, posterId))?.kind !== 'image') {
    throw invalidField('posterId', 'must be the ID of an uploaded image')
  }
  const isImage = kind === 'image'
  const size = isImage ? await refuseUnreadable(measure(bytes)) : (media.size ?? { width: 0, height: 0 })
  const content = createHash('sha256').update(bytes).digest('hex').slice(0, 24)
  const id = mediaId(siteId, { content, ending })
  const path = mediaPath(context, id)
  const isThere = await stat(path).catch(() => undefined)
  if (isThere?.size !== bytes.byteLength) {
    const copy = isImage ? await refuseUnreadable(copyOf(bytes, size)) : undefined
    if (copy) await writeAtomically(copyPath(context, id), copy)
    await writeAtomically(path, bytes)
  }

  const row = {
    alt_text: altText ?? null,
    focal_point: focalPoint ? JSON.stringify(focalPoint) : null,
    poster_id: posterId ?? null,
  }
  return context.db
    .insertInto('media_file')
    .values({
      site_id: siteId,
      id,
      kind,
      content_type: contentType,
      filename,
      bytes: bytes.byteLength,
      ...size,
      ...row,
      created_date: context.now(),
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'id']).doUpdateSet({ filename, ...row }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Finds a file, including guarded ones. */
export const findAnyMedia = async ({ db }: Pick<Context, 'db'>, id: string): Promise<MediaFile | undefined> => {
  const siteId = siteOfMedia(id)
  if (siteId === undefined) return undefined
  return db.selectFrom('media_file').selectAll().where('site_id', '=', siteId).where('id', '=', id).executeTakeFirst()
}

/** Finds a public file. */
export const findMedia = async (context: Pick<Context, 'db'>, id: string): Promise<MediaFile | undefined> => {
  const file = await findAnyMedia(context, id)
  return file?.guarded_by === null ? file : undefined
}

/** What products show of a file. */
export type PublicMedia = Pick<
  MediaFile,
  'id' | 'kind' | 'width' | 'height' | 'alt_text' | 'focal_point' | 'poster_id' | 'bytes' | 'created_date'
>

/** Lists public files by ID. */
export const listPublicMedia = (db: Context['db'], siteId: string, ids: readonly string[]): Promise<PublicMedia[]> =>
  db
    .selectFrom('media_file')
    .select(['id', 'kind', 'width', 'height', 'alt_text', 'focal_point', 'poster_id', 'bytes', 'created_date'])
    .where('site_id', '=', siteId)
    .where('id', 'in', [...ids])
    .where('guarded_by', 'is', null)
    .execute()

/** Deletes the records of files, but not the files themselves. */
export const deleteMediaRecords = async (
  db: Db,
  keys: readonly { readonly siteId: string; readonly id: string }[],
): Promise<void> => {
  if (keys.length === 0) return
  await sql`
    delete from media_file file using jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as unneeded("siteId" text, id text)
    where file.site_id = unneeded."siteId" and file.id = unneeded.id`.execute(db)
}
