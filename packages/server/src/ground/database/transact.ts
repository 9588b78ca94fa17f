import { setTimeout as wait } from 'node:timers/promises'
import { sql, type Compilable, type CompiledQuery, type IsolationLevel, type Kysely, type Transaction } from 'kysely'
import { sqlState, sqlStates } from './database-errors.ts'
import { inPipelinedTransaction } from './pipelined-transaction.ts'

/** Failures that a second try may not meet: serialization, deadlock, a prepared plan that went stale. */
const retryableStates = new Set<string>([sqlStates.serializationFailure, '40P01', '0A000', '26000'])
const maxAttempts = 5

export interface TransactOptions {
  /** `read committed` unless said otherwise. */
  isolation?: IsolationLevel
  /** How long a statement of it may take; 0 for as long as it takes: for work that nobody waits for. */
  statementMs?: number
}

type DeferredWork = () => Promise<unknown>

/** What a transaction that is under way has still to do, or to hear of. */
interface TransactionState {
  /** Put off to its end. */
  readonly deferred: DeferredWork[]
  /** Sent, and not answered yet. */
  readonly unanswered: Promise<unknown>[]
  /** To be called once it is committed. */
  readonly committed: Set<() => void>
}

const states = new WeakMap<object, TransactionState>()

/** Does something as the last of a transaction, or answers false: this is none, or not one of `transact`. */
export const beforeCommit = (transaction: object, work: DeferredWork): boolean => {
  const found = states.get(transaction)
  found?.deferred.push(work)
  return found !== undefined
}

/** Calls back once a transaction is committed; at once where this is none, or not one of `transact`. */
export const afterCommit = (transaction: object, callback: () => void): void => {
  const found = states.get(transaction)
  if (found) found.committed.add(callback)
  else callback()
}

/**
 * Writes by one statement whose answer nobody needs: what comes next travels with it, and the database takes it in its
 * order. Where it fails, nothing of the transaction stands, and the transaction fails with its error.
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
  // Whoever commits hears of it; where the transaction fails before, nobody has to.
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
  // Doing one may put off another.
  while (deferred.length > 0) await Promise.all(deferred.splice(0).map((next) => next()))
  states.delete(transaction)
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
