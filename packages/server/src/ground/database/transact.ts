import { setTimeout as wait } from 'node:timers/promises'
import { sql, type IsolationLevel, type Kysely, type Transaction } from 'kysely'
import { sqlState, sqlStates } from './database-errors.ts'
import { inPipelinedTransaction } from './pipelined-transaction.ts'

/** Failures that a second try may not meet: serialization, deadlock, a prepared plan that went stale. */
const worthAnotherTry = new Set<string>([sqlStates.serializationFailure, '40P01', '0A000', '26000'])
const attempts = 5

export interface TransactOptions {
  /** `read committed` unless said otherwise. */
  isolation?: IsolationLevel
  /** How long a statement of it may take; 0 for as long as it takes: for work that nobody waits for. */
  statementMs?: number
}

type Work = () => Promise<unknown>

/** What is put off to the end of each transaction that is under way. */
const putOff = new WeakMap<object, Work[]>()

/** Does something as the last of a transaction, or answers false: this is none, or not one of `transact`. */
export const beforeCommit = (transaction: object, work: Work): boolean => {
  const works = putOff.get(transaction)
  works?.push(work)
  return works !== undefined
}

/**
 * Writes without waiting for it: what comes next travels with it, and nothing is committed before it is done. For writes
 * whose answer nobody needs, and which nothing that comes next in the transaction reads.
 */
export const writeBehind = async (transaction: object, write: Promise<unknown>): Promise<void> => {
  // Whoever commits hears of it; where the transaction fails before, nobody has to.
  write.catch(() => undefined)
  if (!beforeCommit(transaction, () => write)) await write
}

const withPutOff = async <Tables, Result>(
  transaction: Transaction<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> => {
  const works: Work[] = []
  putOff.set(transaction, works)
  const result = await work(transaction)
  // Doing one may put off another.
  while (works.length > 0) await Promise.all(works.splice(0).map((next) => next()))
  putOff.delete(transaction)
  return result
}

/**
 * Runs work in a transaction, and again, up to five times, when it lost against another one. The work may therefore
 * run more than once: it must do nothing outside the transaction.
 */
export async function transact<Tables, Result>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
  { isolation, statementMs }: TransactOptions = {},
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    // Where the connection is lost while it commits, nobody knows whether it has: it must not be done twice.
    let isCommitting = false
    try {
      return await inPipelinedTransaction(db, isolation, async (transaction) => {
        if (statementMs !== undefined)
          await sql`set local statement_timeout to ${sql.lit(statementMs)}`.execute(transaction)
        const result = await withPutOff(transaction, work)
        isCommitting = true
        return result
      })
    } catch (cause) {
      const state = sqlState(cause) ?? ''
      const isWorthIt = worthAnotherTry.has(state) || (state === sqlStates.connectionLost && !isCommitting)
      if (attempt === attempts || !isWorthIt) throw cause
    }
    await wait(Math.random() * 10 * 2 ** attempt)
  }
}
