import { writeFile } from 'node:fs/promises'
import type { ProductImportEvent } from '@vitrine/domain/product-import/status.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { onBehalfOf } from '../../ground/event/acting.ts'
import type { Actor } from '../../ground/event/actor.ts'
import type { JobHandler } from '../../ground/job/job.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { openCsvFile } from './file/csv-file.ts'
import { withTemporaryFile } from './file/temporary-file.ts'
import { importProducts } from './import-products.ts'
import { createReportWriter } from './import-report.ts'
import { endImport, findImport, readImportFile, saveProgress, type ImportKey, type ImportRow } from './import-store.ts'
import { readProducts } from './read-products.ts'

/** The kind of job that imports the products of a file. The key is the ID of the import. */
export const productImportJob = 'product-import'

/** Most collections across all products of a file. */
const maxCollections = 1000
/** After this time, another run of the job continues. It is far below the time limit of a run. */
const usualRunMs = 20_000
/** How often the progress is saved. Products since then are imported again if the server dies, which changes nothing. */
const saveEveryMs = 1000

interface Payload {
  /** Who started the import. */
  readonly actor?: Actor
}

/** `ended`: somebody canceled the import, or another server continues it. */
type Outcome = 'complete' | 'interrupted' | 'ended'

/** Imports products of a file for a while, from where the import stopped. */
const importSome = async (
  context: Context,
  row: ImportRow,
  { path, runMs }: { readonly path: string; readonly runMs: number },
): Promise<Outcome> => {
  const key = { siteId: row.site_id, id: row.id }
  const site = await requireSite(context.sites, key.siteId)
  const file = await openCsvFile(path)
  const report = createReportWriter(row.report)
  const startedMs = performance.now()
  let [processed, saved, savedMs] = [row.processed, row.processed, startedMs]
  let outcome: Outcome = 'complete'

  const save = async (): Promise<boolean> => {
    const isRunning = await saveProgress(context.db, key, { before: saved, processed, report: report.current() })
    saved = processed
    savedMs = performance.now()
    return isRunning
  }
  const mayContinue = async (count: number): Promise<boolean> => {
    processed = count
    const isLate = performance.now() - startedMs > runMs
    if (!isLate && performance.now() - savedMs < saveEveryMs) return true
    if (!(await save())) outcome = 'ended'
    else if (isLate) outcome = 'interrupted'
    return outcome === 'complete'
  }
  const settings = { currency: site.currency, weightUnit: site.settings.weightUnit }
  await importProducts(context, readProducts(file, row.format, settings), {
    site,
    dryRun: row.is_dry_run,
    maxCollections,
    skip: row.processed,
    onProduct: report.addProduct,
    onProblem: report.addProblem,
    onProgress: report.setCounts,
    mayContinue,
  })
  if (outcome === 'complete' && !(await save())) return 'ended'
  return outcome
}

const end = (context: Pick<Context, 'db' | 'now'>, key: ImportKey, event: ProductImportEvent): Promise<void> =>
  transact(context.db, async (transaction) => {
    const row = await findImport(transaction, { ...key, hold: true })
    if (row) await endImport(transaction, row, { event, now: context.now() })
  })

/** Each run of the job imports products for `runMs` milliseconds. */
export const productImportHandler = (context: Context, { runMs = usualRunMs } = {}): JobHandler<Payload> => ({
  kind: productImportJob,
  concurrency: 2,
  run: async ({ siteId, key: id, payload: { actor } }) => {
    const key = { siteId, id }
    const row = await findImport(context.db, key)
    const content = await readImportFile(context.db, key)
    if (!row || !content) return undefined
    const outcome = await onBehalfOf(actor, () =>
      withTemporaryFile(
        (path) => writeFile(path, content),
        (path) => importSome(context, row, { path, runMs }),
      ),
    )
    if (outcome === 'interrupted') return context.now()
    if (outcome === 'complete') await end(context, key, 'FINISH')
    return undefined
  },
  // The import itself shows that it failed.
  retry: { attempts: 5 },
  whenFailed: 'delete',
  onFailed: ({ siteId, key: id }) => end(context, { siteId, id }, 'FAIL'),
})
