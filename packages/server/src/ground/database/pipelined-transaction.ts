import {
  CompiledQuery,
  DummyDriver,
  PostgresDialect,
  Transaction,
  type DatabaseConnection,
  type IsolationLevel,
  type Kysely,
} from 'kysely'

/** What a transaction is told by Kysely itself and never asks: it begins no other, and ends nothing. */
const noDriver = {
  driver: new DummyDriver(),
  dialect: new PostgresDialect({ pool: () => Promise.reject(new Error('The transaction already has a connection.')) }),
}

const execute = async (connection: DatabaseConnection, text: string): Promise<void> => {
  await connection.executeQuery(CompiledQuery.raw(text))
}

/** Why the first of several failed, once all have been answered; nothing where none has. */
const firstFailure = async (answers: readonly Promise<unknown>[]): Promise<{ readonly cause: unknown } | undefined> => {
  const settled = await Promise.allSettled(answers)
  const failed = settled.find((answer) => answer.status === 'rejected')
  return failed && { cause: failed.reason as unknown }
}

/** What happens within a transaction, and what of it nobody has waited for. */
export interface TransactionWork<Tables, Result> {
  readonly run: (transaction: Transaction<Tables>) => Promise<Result>
  /** Statements that were sent, in their order, and whose answers are still to come. */
  readonly unanswered: readonly Promise<unknown>[]
  readonly onCommit: () => void
}

/**
 * A transaction in which statements need not wait for each other: those that are started together travel together, and
 * the commit travels with the last of them. PostgreSQL takes them in their order, and commits nothing of a transaction in
 * which one of them failed. Kysely's own sends each when the one before it is answered.
 */
export const inPipelinedTransaction = <Tables, Result>(
  db: Kysely<Tables>,
  isolation: IsolationLevel | undefined,
  { run, unanswered, onCommit }: TransactionWork<Tables, Result>,
): Promise<Result> =>
  db.getExecutor().provideConnection(async (connection) => {
    let isOver = false
    const executor = db.getExecutor().withConnectionProvider({
      provideConnection: (consumer) => {
        if (isOver) throw new Error('This transaction has ended: await everything it started.')
        return consumer(connection)
      },
    })
    const transaction = new Transaction<Tables>({ ...noDriver, config: noDriver, executor })
    await execute(connection, isolation ? `start transaction isolation level ${isolation}` : 'begin')
    try {
      const result = await run(transaction)
      isOver = true
      onCommit()
      // The commit of a transaction that failed before tells that alone: the statement says why.
      const failure = await firstFailure([...unanswered, execute(connection, 'commit')])
      if (failure) throw failure.cause
      return result
    } catch (error) {
      isOver = true
      const failure = await firstFailure(unanswered)
      await execute(connection, 'rollback').catch(() => undefined)
      throw failure ? failure.cause : error
    }
  })
