import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { openCsvFile, type CsvFile } from './file/csv-file.ts'
import type { FormatName, Problem } from './product/draft.ts'
import { encodingNames, UnreadableFile } from './file/encoding.ts'
import { importProducts, type ImportCounts } from './import-products.ts'
import { readProducts, recognise, TooManyProducts } from './read-products.ts'

/** Larger files are imported by command, since a request must not take minutes. */
export const largestImportBytes = 10 * 1024 * 1024
/** Most products in a file, since some of them take long. */
const maxProducts = 5000
/** Most collections across all products. */
const maxCollections = 1000
/** Most problems in a response; the others are counted. */
const maxProblems = 1000

/** Most products that a report lists. */
const maxListed = 50

/** The result of an import or dry run. */
export interface ImportReport {
  readonly format: FormatName
  /** The detected encoding. */
  readonly encoding: string
  readonly dryRun: boolean
  readonly counts: ImportCounts
  /** The first products, with what happened or would happen to each. */
  readonly products: readonly { readonly row: number; readonly name: string; readonly outcome: string }[]
  /** The first 1,000, by row. */
  readonly problems: readonly Problem[]
  /** Number of further problems. */
  readonly moreProblems: number
}

const tooLarge = () => invalidField('file', 'must be at most 10 MB: import larger files by npm run import', 'MAX_SIZE')

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
    throw error instanceof UnreadableFile ? invalidField('file', `cannot be read. ${error.message}`) : error
  })
  const format = recognise(file.header)
  if (format) return { ...file, format }
  throw invalidField('file', 'must be a product export of Shopify, WooCommerce (in English) or the hosted store')
}

/** Stores with an import in progress in this process. */
const busySites = new Set<string>()

interface Upload {
  readonly siteId: string
  readonly content: Readable
  readonly dryRun: boolean
}

/** Imports products of an uploaded file, one file per store at a time. Pictures keep their URLs. */
export const importUpload = async (
  context: Pick<Context, 'db' | 'sites' | 'now' | 'newId'>,
  { siteId, content, dryRun }: Upload,
): Promise<ImportReport> => {
  if (busySites.has(siteId)) throw new Refusal('CONFLICT', 'Another file is being imported. Try again when it is done.')
  busySites.add(siteId)
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-import-'))
  try {
    const path = join(folder, 'products.csv')
    await pipeline(content, bounded(), createWriteStream(path))
    const file = await openUpload(path)
    const { format } = file
    const site = await requireSite(context.sites, siteId)
    const problems: Problem[] = []
    const products: { row: number; name: string; outcome: string }[] = []
    let count = 0
    const counts = await importProducts(
      context,
      readProducts(file, format, { currency: site.currency, weightUnit: site.settings.weightUnit, maxProducts }),
      {
        site,
        dryRun,
        maxCollections,
        onProduct: ({ row, name }, outcome) => {
          if (products.length < maxListed) products.push({ row, name, outcome })
        },
        onProblem: (problem) => {
          count += 1
          if (problems.length < maxProblems) problems.push(problem)
        },
      },
    )
    const encoding = encodingNames[file.encoding]
    problems.sort((one, other) => one.row - other.row)
    return { format, encoding, dryRun, counts, products, problems, moreProblems: count - problems.length }
  } catch (error) {
    if (!(error instanceof TooManyProducts)) throw error
    const message = `has ${error.count} products: at most ${maxProducts} are allowed. Import larger files by npm run import`
    throw invalidField('file', message, 'MAX_SIZE')
  } finally {
    busySites.delete(siteId)
    await rm(folder, { recursive: true, force: true })
  }
}
