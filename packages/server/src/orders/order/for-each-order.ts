import type { BulkActionMetadata, ItemMetadata } from '@vitrine/contract/entities/bulk-results.ts'
import { bulkError } from '../../ground/entity/bulk.ts'
import type { StoredOrder } from './present.ts'

interface Outcome {
  readonly itemMetadata: ItemMetadata
  readonly order?: StoredOrder
}

/** Applies an operation to orders in sequence. A refusal of one does not affect the others. */
export const forEachOrder = async (
  ids: readonly string[],
  work: (id: string, index: number) => Promise<StoredOrder>,
): Promise<{ outcomes: Outcome[]; bulkActionMetadata: BulkActionMetadata }> => {
  const outcomes: Outcome[] = []
  for (const [originalIndex, id] of ids.entries()) {
    const metadata = { id, originalIndex }
    outcomes.push(
      await work(id, originalIndex).then(
        (order) => ({ itemMetadata: { ...metadata, success: true }, order }),
        (error: unknown) => ({ itemMetadata: { ...metadata, success: false, error: bulkError(error) } }),
      ),
    )
  }
  const totalFailures = outcomes.filter(({ order }) => !order).length
  const totalSuccesses = ids.length - totalFailures
  return { outcomes, bulkActionMetadata: { totalSuccesses, totalFailures, undetailedFailures: 0 } }
}
