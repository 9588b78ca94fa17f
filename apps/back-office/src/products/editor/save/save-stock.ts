import type { Violation } from '@vitrine/client'
import { bulkErrorText, type BulkError } from '../../../errors/bulk-error-text.ts'
import { words } from '../../../words/words.ts'
import { shop } from '../../../shop.ts'
import type { StockChange } from '../draft/stock-changes.ts'

/** Limit of the calls. */
const batchSize = 100

interface Result {
  readonly itemMetadata: {
    readonly originalIndex?: number | undefined
    readonly error?: BulkError | undefined
  }
}

const violationsOf = (changes: readonly StockChange[], results: readonly Result[]): Violation[] =>
  results.flatMap(({ itemMetadata: { originalIndex, error } }, index) => {
    const change = changes[originalIndex ?? index]
    if (!error || !change) return []
    const description = error.code === 'CONFLICT' ? words.editor.stockMoved : bulkErrorText(error)
    return [{ field: change.field, description }]
  })

const inBatches = async (
  changes: readonly StockChange[],
  send: (batch: readonly StockChange[]) => Promise<readonly Result[]>,
): Promise<Violation[]> => {
  const violations: Violation[] = []
  for (let from = 0; from < changes.length; from += batchSize) {
    const batch = changes.slice(from, from + batchSize)
    violations.push(...violationsOf(batch, await send(batch)))
  }
  return violations
}

/**
 * Saves quantities, each with the revision of its inventory item, so that what was sold in the meantime is not overwritten.
 * Returns the errors by field.
 */
export const saveStock = async (productId: string, changes: readonly StockChange[]): Promise<Violation[]> => {
  const known = changes.filter(({ item }) => item !== undefined)
  const missing = changes.filter(({ item }) => item === undefined)
  const updated = await inBatches(known, async (batch) => {
    const items = batch.map(({ item, level }) => ({
      inventoryItem: { id: item!.id!, revision: item!.revision!, ...level },
    }))
    return (await shop.inventoryItemsV3.bulkUpdateInventoryItems(items, { reason: 'MANUAL' })).results
  })
  const created = await inBatches(missing, async (batch) => {
    const items = batch.map(({ variantId, locationId, level }) => ({ productId, variantId, locationId, ...level }))
    return (await shop.inventoryItemsV3.bulkCreateInventoryItems(items)).results
  })
  return [...updated, ...created]
}
