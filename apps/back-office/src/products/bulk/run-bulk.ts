import type { ListedProductChange, ProductSheetEntry } from '@vitrine/client'
import { bulkErrorText, type BulkError } from '../../errors/bulk-error-text.ts'
import { shop } from '../../shop.ts'
import { changeOf, undoOf, type BulkAction } from './bulk-changes.ts'

/** Most products of a request. */
const batchSize = 100

/** A product that was not changed. */
export interface BulkFailure {
  readonly id: string
  readonly name: string
  readonly reason: string
}

/** Result of a bulk action. */
export interface BulkResult {
  readonly count: number
  readonly failed: readonly BulkFailure[]
  /** Changes that restore the products. Empty for a deletion. */
  readonly undo: readonly ListedProductChange[]
}

export type OnProgress = (done: number) => void

const batchesOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / batchSize) }, (_batch, index) =>
    items.slice(index * batchSize, (index + 1) * batchSize),
  )

interface ItemResult {
  readonly itemMetadata: {
    readonly id?: string
    readonly originalIndex: number
    readonly error?: BulkError
  }
}

/** Why an item was refused, without the path of its field. */
export const reasonOf = ({ itemMetadata: { error = {} } }: ItemResult): string => bulkErrorText(error)

const failuresOf = (results: readonly ItemResult[], named: readonly { id: string; name: string }[]): BulkFailure[] =>
  results.flatMap((result) => {
    if (!result.itemMetadata.error) return []
    const { id, name } = named[result.itemMetadata.originalIndex]!
    return [{ id, name, reason: reasonOf(result) }]
  })

/** Sends changes of products that were read before, and returns what restores them. */
const send = async (
  before: readonly ProductSheetEntry[],
  changes: readonly ListedProductChange[],
): Promise<BulkResult> => {
  if (changes.length === 0) return { count: 0, failed: [], undo: [] }
  const { results } = await shop.productList.bulkUpdateListedProducts([...changes])
  const undo = results.flatMap(({ item, itemMetadata: { originalIndex } }) =>
    item ? [undoOf(before[originalIndex]!, changes[originalIndex]!, item.revision)] : [],
  )
  return { count: undo.length, failed: failuresOf(results, before), undo }
}

const together = (results: readonly BulkResult[]): BulkResult => ({
  count: results.reduce((sum, { count }) => sum + count, 0),
  failed: results.flatMap(({ failed }) => failed),
  undo: results.flatMap(({ undo }) => undo),
})

const inBatches = async <Item>(
  items: readonly Item[],
  work: (batch: readonly Item[]) => Promise<BulkResult>,
  onProgress: OnProgress,
): Promise<BulkResult> => {
  const results: BulkResult[] = []
  let done = 0
  for (const batch of batchesOf(items)) {
    results.push(await work(batch))
    done += batch.length
    onProgress(done)
  }
  return together(results)
}

/** Changes products, a hundred per request. Each one succeeds or fails independently. */
export const runBulk = (ids: readonly string[], action: BulkAction, onProgress: OnProgress): Promise<BulkResult> =>
  inBatches(
    ids,
    async (batch) => {
      const entries = await shop.productList.listProductSheet([...batch])
      return send(
        entries,
        entries.map((entry) => changeOf(entry, action)),
      )
    },
    onProgress,
  )

/** Restores products. Those that somebody changed since are left as they are. */
export const undoBulk = (undo: readonly ListedProductChange[], onProgress: OnProgress): Promise<BulkResult> =>
  inBatches(
    undo,
    async (batch) => {
      const entries = await shop.productList.listProductSheet(batch.map(({ id }) => id))
      const byId = new Map(batch.map((change) => [change.id, change]))
      return send(
        entries,
        entries.flatMap(({ id }) => byId.get(id) ?? []),
      )
    },
    onProgress,
  )

/** Deletes products. */
export const deleteBulk = (ids: readonly string[], onProgress: OnProgress): Promise<BulkResult> =>
  inBatches(
    ids,
    async (batch) => {
      const named = await shop.productList.listProductSheet([...batch])
      const existing = named.map(({ id }) => id)
      if (existing.length === 0) return { count: 0, failed: [], undo: [] }
      const { results } = await shop.productsV3.bulkDeleteProducts(existing)
      const failed = failuresOf(results as readonly ItemResult[], named)
      return { count: existing.length - failed.length, failed, undo: [] }
    },
    onProgress,
  )

/** The IDs of all products that match a filter. */
export const findAllIds = async (filter: object): Promise<string[]> => {
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const query = cursor === undefined ? { filter } : {}
    const paging = { limit: batchSize, ...(cursor !== undefined && { cursor }) }
    const { products, pagingMetadata } = await shop.productList.queryProductList({ ...query, cursorPaging: paging })
    ids.push(...products.map(({ id }) => id))
    cursor = pagingMetadata.cursors.next
  } while (cursor !== undefined)
  return ids
}
