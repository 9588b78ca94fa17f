import { setTimeout as wait } from 'node:timers/promises'
import { sql, type Compilable, type CompiledQuery, type IsolationLevel, type Kysely, type Transaction } from 'kysely'
import { sqlState, sqlStates } from './database-errors.ts'
import { inPipelinedTransaction } from './connection/pipelined-transaction.ts'

/** Errors that a retry may avoid: serialization failures, deadlocks, stale plans of prepared statements. */
const retryableStates = new Set<string>([sqlStates.serializationFailure, '40P01', '0A000', '26000'])
const maxAttempts = 5

export interface TransactOptions {
  /** Default: `read committed`. */
  isolation?: IsolationLevel
  /** The time limit of each statement in milliseconds; 0 for no limit, for background work. */
  statementMs?: number
}

type DeferredWork = () => Promise<unknown>

/** The state of a running transaction. */
interface TransactionState {
  /** Work to run before the commit. */
  readonly deferred: DeferredWork[]
  /** Statements that were sent and not answered yet. */
  readonly unanswered: Promise<unknown>[]
  /** Callbacks after the commit. */
  readonly committed: Set<() => void>
}

const states = new WeakMap<object, TransactionState>()

/** Runs work at the end of a transaction. Returns false if this is not a transaction of `transact`. */
export const beforeCommit = (transaction: object, work: DeferredWork): boolean => {
  const found = states.get(transaction)
  found?.deferred.push(work)
  return found !== undefined
}

/** Calls back after the transaction commits, or immediately if this is not a transaction of `transact`. */
export const afterCommit = (transaction: object, callback: () => void): void => {
  const found = states.get(transaction)
  if (found) found.committed.add(callback)
  else callback()
}

/**
 * Runs a statement without waiting for its result: following statements are sent along with it and processed in order.
 * If it fails, the transaction fails with its error and is rolled back.
 */
export const writeBehind = async (
  db: { readonly executeQuery: (query: CompiledQuery) => Promise<unknown> },
  statement: Compilable,
  { failsAs = (cause) => cause }: { failsAs?: (cause: unknown) => unknown } = {},
): Promise<void> => {
  const answer = db.executeQuery(statement.compile()).catch((cause: unknown) => {
    throw failsAs(cause)
  })
  const found = states.get(db)
  if (!found) return void (await answer)
  // The commit reports the error; if the transaction fails earlier, it can be ignored.
  answer.catch(() => undefined)
  found.unanswered.push(answer)
}

const runWith = async <Tables, Result>(
  transaction: Transaction<Tables>,
  started: TransactionState,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> => {
  states.set(transaction, started)
  const result = await work(transaction)
  const { deferred } = started
  // Deferred work may defer more work.
  while (deferred.length > 0) await Promise.all(deferred.splice(0).map((next) => next()))
  states.delete(transaction)
  return result
}

/**
 * Runs work in a transaction. Retries up to five times after conflicts with other transactions, so the work may run
 * more than once and must not have side effects outside the transaction.
 */
export async function transact<Tables, Result>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
  { isolation, statementMs }: TransactOptions = {},
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    // If the connection is lost during the commit, it is unknown whether it succeeded, so it must not be retried.
    let isCommitting = false
    const started: TransactionState = { deferred: [], unanswered: [], committed: new Set() }
    const run = async (transaction: Transaction<Tables>): Promise<Result> => {
      if (statementMs !== undefined)
        await sql`set local statement_timeout to ${sql.lit(statementMs)}`.execute(transaction)
      return runWith(transaction, started, work)
    }
    const onCommit = () => {
      isCommitting = true
    }
    try {
      const { unanswered, committed } = started
      const result = await inPipelinedTransaction(db, isolation, { run, unanswered, onCommit })
      for (const callback of committed) callback()
      return result
    } catch (cause) {
      const state = sqlState(cause) ?? ''
      const isRetryable = retryableStates.has(state) || (state === sqlStates.connectionLost && !isCommitting)
      if (attempt === maxAttempts || !isRetryable) throw cause
    }
    await wait(Math.random() * 10 * 2 ** attempt)
  }
}
