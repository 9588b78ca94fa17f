import {
  externalPicture,
  externalVideo,
  findFreeSlug,
  findProducts,
  hasPreorders,
  insertProduct,
  lockProductRecord,
  productChanged,
  productCreated,
  type RecordedProduct,
  setCollections,
  setImportedPreorders,
  setStock,
  type StockLevel,
  stockReader,
  stockChanged,
  updateProductRow,
} from '../../catalog/product/api.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { transact } from '../../ground/database/transact.ts'
import { mediaIdOf } from '../../ground/media/addresses.ts'
import type { Site } from '../../ground/site/sites.ts'
import { describeProblem } from './product/problem.ts'
import { createCollectionFinder, type CollectionFinder } from './product/collections.ts'
import type { Problem, ProductDraft, ReadProduct } from './product/draft.ts'
import type { PictureFetcher } from './product/pictures.ts'
import { reconcile, type Reconciled } from './product/reconcile.ts'
import { assignTaxGroup, findTaxGroup } from './product/tax-class.ts'
import {
  fingerprintOf,
  findMemory,
  findUnclaimed,
  isImported,
  saveMemory,
  type HandleOnSite,
  type Remembered,
} from './store.ts'

export type ImportContext = Pick<Context, 'db' | 'now' | 'newId'>

export interface ImportOptions {
  readonly site: Site
  /** Whether to only report changes. */
  readonly dryRun?: boolean
  /** Most collections across all products. */
  readonly maxCollections?: number
  /** Downloads pictures. Without it, they keep their URLs. */
  readonly fetchPicture?: PictureFetcher
  readonly onProgress?: (counts: ImportCounts) => void
  readonly onProblem?: (problem: Problem) => void
  readonly onProduct?: (draft: ProductDraft, outcome: Outcome) => void
  /** Number of products that were imported before: they are read again, but not imported. */
  readonly skip?: number
  /** Called after each product. The import stops here if it resolves to `false`. */
  readonly mayContinue?: (processed: number) => Promise<boolean>
}

/** The outcome for a product. */
export type Outcome = 'new' | 'changed' | 'unchanged' | 'leftOut'

export interface ImportCounts extends Readonly<Record<Outcome, number>> {
  /** Number of rows with problems. */
  readonly problemRows: number
  readonly collections: readonly string[]
}

type ReportProblem = (problem: Problem) => void

interface Importing extends ImportContext {
  readonly options: ImportOptions
  readonly collections: CollectionFinder
}

const differs = (inShop: RecordedProduct, { changedFields, collectionIds, levels }: Reconciled): boolean =>
  changedFields.length > 0 ||
  levels.length > 0 ||
  JSON.stringify(collectionIds) !== JSON.stringify([...inShop.collectionIds].sort())

/** Returns the pictures and videos of a draft by URL: known, downloaded or external ones. Videos are not downloaded. */
const findMedia = async (
  draft: ProductDraft,
  memory: Remembered | undefined,
  { options: { fetchPicture }, now }: Pick<Importing, 'options' | 'now'>,
) => {
  const found = new Map<string, ReturnType<typeof externalPicture>>()
  for (const { url } of draft.pictures) {
    const known = memory?.pictures[url]
    const stored = known && known.url === undefined ? known : await fetchPicture?.(url)
    found.set(url, stored ?? known ?? externalPicture(url))
  }
  for (const url of draft.videos ?? []) found.set(url, memory?.pictures[url] ?? externalVideo(url, now()))
  return found
}

const isAsBefore = (draft: ProductDraft, memory: Remembered | undefined, { fetchPicture }: ImportOptions): boolean =>
  memory?.fingerprint === fingerprintOf(draft) &&
  (!fetchPicture || Object.values(memory.pictures).every(({ kind, url }) => kind !== 'image' || url === undefined))

/** Finds the tax group of a tax class, or reports a problem. */
const taxGroupFor = async ({ db, options }: Importing, draft: ProductDraft, report: ReportProblem) => {
  const { taxClass } = draft
  if (taxClass === undefined) return undefined
  const groupId = await findTaxGroup(db, options.site.id, taxClass)
  if (groupId === undefined) {
    const described = describeProblem('NO_TAX_GROUP', { value: taxClass })
    report({ row: draft.row, column: 'Tax class', ...described, severity: 'warning' })
  }
  return groupId
}

/** Finds or creates the product's collections, without those that have a rule. Beyond the limit, reports a problem and returns none. */
const collectionsFor = async ({ options, collections }: Importing, draft: ProductDraft, report: ReportProblem) => {
  const { dryRun = false, maxCollections } = options
  const ids: string[] = []
  for (const name of draft.collections) {
    const found = await collections.find(name, { dryRun })
    if (found === undefined) {
      const described = describeProblem('TOO_MANY_COLLECTIONS', { max: maxCollections ?? collections.created.length })
      report({ row: draft.row, ...described, severity: 'error' })
      return undefined
    }
    if (!found.hasRule) ids.push(found.id)
  }
  return ids
}

const findCollections = async (importing: Importing, { draft }: ReadProduct): Promise<void> => {
  if (draft) await collectionsFor(importing, draft, () => undefined)
}

/** Finds the image or video of a product that a URL of this store, or of an external file, refers to. */
const ownMedia = (site: Site, inShop: RecordedProduct | undefined, url: string) => {
  const id = mediaIdOf(site, url)
  return inShop?.record.media.find((media) => (id === undefined ? media.url === url : media.id === id))
}

/** Locks the product with the slug of a draft, unless another file has added it. */
const lockUnclaimed = async (transaction: Db, named: HandleOnSite): Promise<RecordedProduct | undefined> => {
  const id = await findUnclaimed(transaction, named)
  return id === undefined ? undefined : lockProductRecord(transaction, named.siteId, id)
}

/** Returns the levels that the store does not have already. */
const otherLevels = async (
  transaction: Db,
  siteId: string,
  { inShop, levels }: { inShop: RecordedProduct | undefined; levels: readonly StockLevel[] },
): Promise<readonly StockLevel[]> => {
  if (!inShop) return levels
  const [row] = await findProducts(transaction, siteId, [inShop.id])
  const stockOf = row && stockReader(row)
  return levels.filter(({ variantId, tracked, quantity, inStock }) => {
    const stock = stockOf?.(variantId)
    if (!stock || stock.tracked !== tracked) return true
    return stock.tracked ? stock.quantity !== quantity : stock.inStock !== inStock
  })
}

/** Creates or updates a product. */
const importOne = async (importing: Importing, draft: ProductDraft, report: ReportProblem): Promise<Outcome> => {
  const { db, now, newId, options } = importing
  const { site, dryRun = false } = options
  const named = { siteId: site.id, draft }
  const remembered = await findMemory(db, named)
  if (isAsBefore(draft, remembered, options)) return 'unchanged'

  // Network access happens before the transaction.
  const media = await findMedia(draft, remembered, importing)
  const taxGroupId = await taxGroupFor(importing, draft, report)
  const collectionIds = await collectionsFor(importing, draft, report)
  if (!collectionIds) return 'leftOut'

  return transact(db, async (transaction) => {
    const memory = await findMemory(transaction, named)
    const knownId = memory?.productId ?? draft.productId ?? (await findUnclaimed(transaction, named))
    const inShop =
      (knownId === undefined ? undefined : await lockProductRecord(transaction, site.id, knownId)) ??
      (await lockUnclaimed(transaction, named))
    const mediaOf = (url: string) => {
      const found = media.get(url)
      const isDownloaded = found !== undefined && found.url === undefined
      return isDownloaded ? found : (ownMedia(site, inShop, url) ?? found)
    }
    const reconciled = reconcile(draft, { inShop, memory, collectionIds, mediaOf, newId })
    const levels = memory ? reconciled.levels : await otherLevels(transaction, site.id, { inShop, ...reconciled })
    const saved = { ...reconciled, levels }
    const productId = inShop?.id ?? newId()
    // Stock of a bundle follows from its products.
    const preorderInfo = saved.record.bundle ? undefined : draft.preorder
    const preorder = preorderInfo && { productId, preorderInfo }
    const isChanged =
      inShop && (differs(inShop, saved) || (preorder && !(await hasPreorders(transaction, site.id, preorder))))
    const outcome: Outcome = !inShop ? 'new' : isChanged ? 'changed' : 'unchanged'
    if (dryRun) return outcome

    const slug = inShop?.slug ?? (await findFreeSlug(transaction, 'product', { siteId: site.id, wanted: draft.slug }))
    const { name, visible, record } = saved
    const product = { siteId: site.id, id: productId, slug, name, visible, record }
    if (!inShop) await insertProduct({ now, newId }, transaction, product)
    else if (saved.changedFields.length > 0)
      await updateProductRow({ now, newId }, transaction, { product, before: inShop.record })
    await setCollections(transaction, { siteId: site.id, productId, collectionIds: saved.collectionIds })
    await setStock(transaction, { siteId: site.id, productId, levels })
    if (preorder) await setImportedPreorders(transaction, site.id, preorder)
    if (taxGroupId !== undefined) await assignTaxGroup(transaction, site.id, { productId, groupId: taxGroupId })
    if (!inShop) await productCreated(transaction, site, product)
    else {
      await productChanged(transaction, site, { id: productId, changedFields: saved.changedFields })
      if (levels.length > 0) await stockChanged(transaction, site.id, productId, levels)
    }
    const memoryNow = { ...saved.memory, fingerprint: fingerprintOf(draft) }
    // A product that another file has added stays that file's, with what its import remembers.
    if (memory ?? !(await isImported(transaction, site.id, productId)))
      await saveMemory(transaction, named, { memory: memoryNow, productId, now: now() })
    return outcome
  })
}

/** Imports products one by one. A problem with one does not affect the others. */
export const importProducts = async (
  context: ImportContext,
  products: AsyncIterable<ReadProduct>,
  options: ImportOptions,
): Promise<ImportCounts> => {
  const collections = createCollectionFinder(context, { siteId: options.site.id, limit: options.maxCollections })
  const importing = { ...context, options, collections }
  const counts: Record<Outcome, number> = { new: 0, changed: 0, unchanged: 0, leftOut: 0 }
  const problemRows = new Set<number>()
  const current = (): ImportCounts => ({
    ...counts,
    problemRows: problemRows.size,
    collections: collections.created,
  })
  const report: ReportProblem = (problem) => {
    problemRows.add(problem.row)
    options.onProblem?.(problem)
  }
  const importNext = async ({ draft, problems }: ReadProduct): Promise<void> => {
    problems.forEach(report)
    if (draft) {
      const outcome = await importOne(importing, draft, report)
      counts[outcome] += 1
      options.onProduct?.(draft, outcome)
    } else if (problems.some(({ severity }) => severity === 'error')) counts.leftOut += 1
    options.onProgress?.(current())
  }
  const { skip = 0, mayContinue } = options
  let processed = 0
  for await (const product of products) {
    processed += 1
    // Collections count towards the limit, whenever their products were imported.
    if (processed <= skip) await findCollections(importing, product)
    else {
      await importNext(product)
      if (mayContinue && !(await mayContinue(processed))) return current()
    }
  }
  return current()
}
