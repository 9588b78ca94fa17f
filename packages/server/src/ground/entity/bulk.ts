import type { BulkActionMetadata, BulkError, ItemMetadata } from '@vitrine/contract/entities/bulk-results.ts'
import { sql } from 'kysely'
import { InvalidRequest, Refusal } from '../base/refusal.ts'
import type { Db } from '../database/tables.ts'
import { markEvents } from '../event/outbox.ts'

/** Converts a refusal to an error of one item. Rethrows anything else, which is a bug. */
export const bulkError = (error: unknown): BulkError => {
  if (error instanceof Refusal) {
    return { code: error.code, description: error.message, ...(error.data && { data: { ...error.data } }) }
  }
  if (!(error instanceof InvalidRequest)) throw error
  const { violations } = error
  const description = violations.map((one) => `${one.field} ${one.description}`).join('; ')
  return { code: 'INVALID_ARGUMENT', description, data: { fieldViolations: violations } }
}

/** The outcome of one item of a bulk request. */
export type Outcome<Made> = { readonly made: Made } | { readonly error: BulkError }

/**
 * Runs work for each item of a bulk request, one after the other, in one transaction. What the work of a refused item
 * has changed is undone, with its events; the other items are not affected. Errors that are not refusals fail the whole
 * request.
 */
export const runEach = async <Sent, Made>(
  transaction: Db,
  items: readonly Sent[],
  work: (item: Sent, index: number) => Promise<Made>,
): Promise<Outcome<Made>[]> => {
  const outcomes: Outcome<Made>[] = []
  for (const [index, item] of items.entries()) {
    await sql`savepoint item`.execute(transaction)
    const dropEvents = markEvents(transaction)
    try {
      outcomes.push({ made: await work(item, index) })
    } catch (error) {
      outcomes.push({ error: bulkError(error) })
      await sql`rollback to savepoint item`.execute(transaction)
      dropEvents()
    }
    await sql`release savepoint item`.execute(transaction)
  }
  return outcomes
}

/** Returns what was made, without the items that were refused. */
export const madeOf = <Made>(outcomes: readonly Outcome<Made>[]): Made[] =>
  outcomes.flatMap((outcome) => ('made' in outcome ? [outcome.made] : []))

export interface BulkAnswer<Item> {
  readonly results: { readonly itemMetadata: ItemMetadata; readonly item?: Item }[]
  readonly bulkActionMetadata: BulkActionMetadata
}

interface PresentOptions<Made, Item> {
  /** The IDs of refused items, as far as the request names them. */
  readonly ids?: readonly (string | undefined)[] | undefined
  /** The item of a result. Default: results have none. */
  readonly itemOf?: (made: Made) => Item
}

/** Presents the outcomes of a bulk request, in the order of its items. */
export const presentOutcomes = <Made extends { readonly id: string }, Item>(
  outcomes: readonly Outcome<Made>[],
  { ids = [], itemOf }: PresentOptions<Made, Item> = {},
): BulkAnswer<Item> => {
  const results = outcomes.map((outcome, originalIndex) => {
    if ('error' in outcome) {
      const id = ids[originalIndex]
      const itemMetadata = { ...(id !== undefined && { id }), originalIndex, success: false, error: outcome.error }
      return { itemMetadata }
    }
    const { made } = outcome
    return { itemMetadata: { id: made.id, originalIndex, success: true }, ...(itemOf && { item: itemOf(made) }) }
  })
  const totalSuccesses = madeOf(outcomes).length
  const totalFailures = outcomes.length - totalSuccesses
  return { results, bulkActionMetadata: { totalSuccesses, totalFailures, undetailedFailures: 0 } }
}
