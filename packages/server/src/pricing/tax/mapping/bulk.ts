import type { BulkActionMetadata, ItemMetadata } from '@vitrine/contract/entities/bulk-results.ts'
import { bulkError } from '../../../ground/entity/bulk.ts'

interface Outcome<Item> {
  readonly itemMetadata: ItemMetadata
  readonly item?: Item
}

/** Applies an action to many items, one after the other. A refused item does not affect the others. */
export const oneByOne = async <Sent, Item extends { readonly id: string }>(
  sent: readonly Sent[],
  { returnEntity }: { readonly returnEntity: boolean },
  work: (one: Sent) => Promise<Item>,
): Promise<{ results: Outcome<Item>[]; bulkActionMetadata: BulkActionMetadata }> => {
  const results: Outcome<Item>[] = []
  for (const [originalIndex, one] of sent.entries()) {
    results.push(
      await work(one).then(
        (item) => ({
          itemMetadata: { id: item.id, originalIndex, success: true },
          ...(returnEntity && { item }),
        }),
        (error: unknown) => ({ itemMetadata: { originalIndex, success: false, error: bulkError(error) } }),
      ),
    )
  }
  const totalSuccesses = results.filter(({ itemMetadata }) => itemMetadata.success).length
  return {
    results,
    bulkActionMetadata: { totalSuccesses, totalFailures: sent.length - totalSuccesses, undetailedFailures: 0 },
  }
}
