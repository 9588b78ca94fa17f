import {
  CompiledQuery,
  DummyDriver,
  PostgresDialect,
  Transaction,
  type DatabaseConnection,
  type IsolationLevel,
  type Kysely,
} from 'kysely'

/** A driver and dialect that a transaction requires but never uses. */
const noDriver = {
  driver: new DummyDriver(),
  dialect: new PostgresDialect({ pool: () => Promise.reject(new Error('The transaction already has a connection.')) }),
}

const execute = async (connection: DatabaseConnection, text: string): Promise<void> => {
  await connection.executeQuery(CompiledQuery.raw(text))
}

/** Waits for all responses and returns the error of the first that failed; `undefined` if all succeeded. */
const firstFailure = async (answers: readonly Promise<unknown>[]): Promise<{ readonly cause: unknown } | undefined> => {
  const settled = await Promise.allSettled(answers)
  const failed = settled.find((answer) => answer.status === 'rejected')
  return failed && { cause: failed.reason as unknown }
}

/** The work of a transaction and its pending statements. */
export interface TransactionWork<Tables, Result> {
  readonly run: (transaction: Transaction<Tables>) => Promise<Result>
  /** Statements that were sent and not answered yet, in order. */
  readonly unanswered: readonly Promise<unknown>[]
  readonly onCommit: () => void
}

/**
 * Runs a transaction that pipelines statements: statements that are issued together are sent together, and COMMIT is
 * sent with the last ones. PostgreSQL processes them in order and commits nothing if one of them failed. Kysely's own
 * transactions wait for each response.
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
      // If the transaction failed, COMMIT only reports that; the statement has the reason.
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
