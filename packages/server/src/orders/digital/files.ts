import { fileTypeOf, safeFileName } from '@vitrine/domain/download/file-type.ts'
import type { SecureFile } from '@vitrine/contract/calls/orders/digital-goods.ts'
import type { Selectable } from 'kysely'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { invalidBecause } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { SecureFileTable } from './tables.ts'

export type StoredFile = Selectable<SecureFileTable>

export const largestFileBytes = 2 * 1024 ** 3

const tooLarge = () => invalidBecause('file', 'FILE_TOO_LARGE', { description: 'must be at most 2 GB' })

/** Rejects a file by its declared size, before it is uploaded. */
export const refuseTooLarge = (bytes: number): void => {
  if (bytes > largestFileBytes) throw tooLarge()
}

/** Returns the path of a secure file. Public media are served from a different folder. */
export const securePath = ({ config }: Pick<Context, 'config'>, id: string): string =>
  join(config.mediaFolder, 'secure', id)

/** Counts the bytes of a stream and fails when they exceed the maximum file size. */
const counting = (count: (bytes: number) => void): Transform => {
  let all = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      all += chunk.byteLength
      count(all)
      done(all > largestFileBytes ? tooLarge() : null, chunk)
    },
  })
}

/** Whether the client closed the connection during the upload. */
const isCutOff = (error: unknown): boolean =>
  ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET'].includes(String((error as { code?: unknown } | null)?.code))

interface Upload {
  readonly siteId: string
  readonly content: Readable
  readonly fileName: string
  readonly contentType: string
}

/** Stores an uploaded file for sale: streams it to disk under a random name and records it once it is complete. */
export const storeSecureFile = async (
  context: Pick<Context, 'db' | 'config' | 'now' | 'newId'>,
  { siteId, content, fileName, contentType }: Upload,
): Promise<StoredFile> => {
  const id = context.newId()
  const path = securePath(context, id)
  await mkdir(join(path, '..'), { recursive: true })
  let bytes = 0
  const draft = `${path}.part`
  try {
    await pipeline(
      content,
      counting((all) => {
        bytes = all
      }),
      createWriteStream(draft),
    )
    if (bytes === 0) throw invalidBecause('file', 'EMPTY_FILE')
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw isCutOff(error) ? invalidBecause('file', 'INCOMPLETE_FILE') : error
  }
  const row = {
    site_id: siteId,
    id,
    file_name: safeFileName(fileName),
    content_type: contentType,
    bytes,
    created_date: context.now(),
  }
  await context.db.insertInto('secure_file').values(row).execute()
  return row
}

export const findSecureFile = (db: Db, siteId: string, id: string): Promise<StoredFile | undefined> =>
  db.selectFrom('secure_file').selectAll().where('site_id', '=', siteId).where('id', '=', id).executeTakeFirst()

export const findSecureFiles = async (
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredFile>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('secure_file')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export const presentFile = ({ id, file_name: fileName, bytes }: StoredFile): SecureFile => ({
  id,
  fileName,
  fileSize: String(bytes),
  fileType: fileTypeOf(fileName),
})
