import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '../context/context.ts'
import { invalidField } from '../base/refusal.ts'
import type { Db } from '../database/tables.ts'
import { mediaPath, writeWhole, type MediaFile } from './files.ts'
import { mediaKinds, mediaTypeOf } from './kind.ts'
import { loadSharp } from './load-sharp.ts'
import type { MediaGuard } from './tables.ts'

/** What strangers send is decoded up to this size: the largest that phones take by default. */
const mostPixels = 50_000_000
/** Pixels of the longer side that is kept. */
const longestSide = 2000
const quality = 82

interface Drawn {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

const unreadable = `is not a readable image, or has more than ${mostPixels} pixels`

/** Draws a picture anew, upright: nothing else that was in the file is kept, such as where it was taken. */
const redraw = async (bytes: Uint8Array): Promise<Drawn> => {
  const sharp = await loadSharp()
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels }).autoOrient()
    const scaled = picture.resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    const { data, info } = await scaled.webp({ quality }).toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch {
    throw invalidField('file', unreadable, 'FORMAT')
  }
}

const refuseNoPicture = (bytes: Uint8Array): void => {
  const type = mediaTypeOf(bytes)
  if (type && mediaKinds[type].kind === 'image') return
  const allowed = Object.entries(mediaKinds).flatMap(([name, { kind }]) => (kind === 'image' ? [name] : []))
  throw invalidField('file', `must be one of ${allowed.join(', ')}`, 'FORMAT')
}

/** Draws what was sent as a picture of ours; a file that is none is refused. */
export const readSentPicture = async (bytes: Uint8Array): Promise<Drawn> => {
  refuseNoPicture(bytes)
  return redraw(bytes)
}

/** Keeps a picture under an ID that nobody can guess. Whoever asks for it is looked at by its guard. */
export const keepGuarded = async (
  context: Pick<Context, 'config' | 'now'>,
  db: Db,
  { siteId, guard, picture }: { siteId: string; guard: MediaGuard; picture: Drawn },
): Promise<MediaFile> => {
  const { bytes, width, height } = picture
  // Longer than the provider's IDs, `f000` at their end included, so that it is never looked for there.
  const id = `${siteId.replaceAll('-', '').slice(0, 8)}_${randomBytes(20).toString('hex')}.webp`
  await writeWhole(mediaPath(context, id), bytes)
  const row = { site_id: siteId, id, kind: 'image' as const, content_type: 'image/webp', filename: 'photo.webp' }
  return db
    .insertInto('media_file')
    .values({ ...row, bytes: bytes.byteLength, width, height, guarded_by: guard, created_date: context.now() })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Where the sizes of a guarded picture lie: together, so that they can be deleted with it. */
export const guardedSizes = ({ config }: Pick<Context, 'config'>, id: string): string =>
  join(config.mediaFolder, 'guarded-resized', id)

/** Deletes the files of guarded pictures, in all sizes. */
export const deleteGuardedFiles = async (context: Pick<Context, 'config'>, ids: readonly string[]): Promise<void> => {
  for (const id of ids) {
    await rm(mediaPath(context, id), { force: true })
    await rm(guardedSizes(context, id), { force: true, recursive: true })
  }
}
