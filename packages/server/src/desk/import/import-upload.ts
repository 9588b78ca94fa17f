import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { invalidField, refusalFor, invalidBecause } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { currentActor } from '../../ground/event/acting.ts'
import { queueJob } from '../../ground/job/store.ts'
import { openCsvFile, type CsvFile } from './file/csv-file.ts'
import { encodingNames, UnreadableFile } from '@vitrine/domain/file-encoding.ts'
import { withTemporaryFile } from './file/temporary-file.ts'
import { productImportJob } from './import-job.ts'
import { insertImport, isImporting, type ImportRow } from './import-store.ts'
import type { FormatName } from './product/draft.ts'
import { countProducts, recognise } from './read-products.ts'

/** Larger files are imported by command. */
export const largestImportBytes = 25 * 1024 * 1024
/** Most products in a file. */
const maxProducts = 50_000
/** Most characters of a file's name. */
const maxNameLength = 200

const tooLarge = () =>
  invalidBecause('file', 'FILE_TOO_LARGE', {
    description: 'must be at most 25 MB: import larger files by npm run import',
  })

/** Refuses a file by its declared size before it is uploaded. */
export const refuseLargeImport = (bytes: number): void => {
  if (bytes > largestImportBytes) throw tooLarge()
}

/** Passes bytes through up to the size limit. */
const bounded = (): Transform => {
  let all = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      all += chunk.byteLength
      done(all > largestImportBytes ? tooLarge() : null, chunk)
    },
  })
}

const openUpload = async (path: string): Promise<CsvFile & { readonly format: FormatName }> => {
  const file = await openCsvFile(path).catch((error: unknown) => {
    throw error instanceof UnreadableFile
      ? invalidBecause('file', 'UNREADABLE_FILE', {
          description: `cannot be read. ${error.message}`,
          rule: 'VALIDATION',
        })
      : error
  })
  const format = recognise(file.header)
  if (format) return { ...file, format }
  throw invalidBecause('file', 'WRONG_FILE_TYPE', {
    description: 'must be a product export of Shopify, WooCommerce (in English) or the hosted store',
    rule: 'VALIDATION',
  })
}

const countUpload = async (file: CsvFile, format: FormatName): Promise<number> => {
  const count = await countProducts(file, format)
  if (count <= maxProducts) return count
  const message = `has ${count} products: at most ${maxProducts} are allowed. Import larger files by npm run import`
  throw invalidBecause('file', 'FILE_TOO_LARGE', { description: message })
}

const busy = () => refusalFor('CONFLICT', 'IMPORT_RUNNING')

/** Stores that send a file to this process. */
const sendingSites = new Set<string>()

interface Upload {
  readonly siteId: string
  readonly content: Readable
  readonly fileName: string
  readonly dryRun: boolean
}

const receive = (
  { db, newId, now }: Pick<Context, 'db' | 'newId' | 'now'>,
  { siteId, content, fileName, dryRun }: Upload,
): Promise<ImportRow> => {
  const write = (path: string) => pipeline(content, bounded(), createWriteStream(path))
  return withTemporaryFile(write, async (path) => {
    const file = await openUpload(path)
    const [{ format }, id, actor] = [file, newId(), currentActor()]
    const row = {
      site_id: siteId,
      id,
      file_name: fileName,
      file: await readFile(path),
      format,
      encoding: encodingNames[file.encoding],
      is_dry_run: dryRun,
      total: await countUpload(file, format),
      created_date: now(),
    }
    return transact(db, async (transaction) => {
      const inserted = await insertImport(transaction, row)
      if (!inserted) throw busy()
      await queueJob(transaction, { siteId, kind: productImportJob, key: id, payload: actor ? { actor } : {} })
      return inserted
    })
  })
}

/** Takes a file and starts to import its products, one file per store at a time. Refuses files that cannot be read. */
export const startImport = async (
  context: Pick<Context, 'db' | 'newId' | 'now'>,
  upload: Upload,
): Promise<ImportRow> => {
  const { siteId, fileName } = upload
  if (fileName.length > maxNameLength)
    throw invalidField('fileName', `must have at most ${maxNameLength} characters`, 'MAX_LENGTH')
  if (sendingSites.has(siteId) || (await isImporting(context.db, siteId))) throw busy()
  sendingSites.add(siteId)
  try {
    return await receive(context, upload)
  } finally {
    sendingSites.delete(siteId)
  }
}
