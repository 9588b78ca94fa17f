import type { Context } from '../context/context.ts'
import type { Db } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { runEach, type Outcome } from './bulk.ts'

/** What became of an imported entity. */
export interface Imported {
  readonly action: 'CREATED' | 'UPDATED' | 'SKIPPED'
  readonly id: string
}

interface Importing<Sent> {
  readonly entities: readonly Sent[]
  readonly isPreview: boolean
  readonly importOne: (transaction: Db, sent: Sent, index: number) => Promise<Imported>
}

/** Refusals name the field without the path of its entity: `email` for `customers[3].email`. */
const present = (outcome: Outcome<Imported>, originalIndex: number) => {
  if ('made' in outcome) return { originalIndex, ...outcome.made }
  const { description, data } = outcome.error
  const [violation] = (data?.['fieldViolations'] ?? []) as { field: string; description: string }[]
  const field = violation?.field.split('.').slice(1).join('.')
  const message = violation?.description ?? description
  return { originalIndex, action: 'REFUSED' as const, ...(field && { field }), message, error: outcome.error }
}

/** Ends the transaction of a preview, so that nothing is saved. */
class PreviewEnd extends Error {
  constructor(readonly outcomes: Outcome<Imported>[]) {
    super('The preview has ended.')
  }
}

/** Imports entities. Each one succeeds or fails independently. A preview does the same and saves nothing. */
export const importEach = async <Sent>(
  { db }: Pick<Context, 'db'>,
  { entities, isPreview, importOne }: Importing<Sent>,
): Promise<ReturnType<typeof present>[]> => {
  const run = async (transaction: Db) => {
    const outcomes = await runEach(transaction, entities, (sent, index) => importOne(transaction, sent, index))
    if (isPreview) throw new PreviewEnd(outcomes)
    return outcomes
  }
  const outcomes = await transact(db, run).catch((error: unknown) => {
    if (error instanceof PreviewEnd) return error.outcomes
    throw error
  })
  return outcomes.map(present)
}
