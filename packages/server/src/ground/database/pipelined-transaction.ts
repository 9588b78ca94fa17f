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
const unasked = {
  driver: new DummyDriver(),
  dialect: new PostgresDialect({ pool: () => Promise.reject(new Error('The transaction already has a connection.')) }),
}

const tell = async (connection: DatabaseConnection, text: string): Promise<void> => {
  await connection.executeQuery(CompiledQuery.raw(text))
}

/**
 * A transaction in which statements need not wait for each other: those that are started together travel together.
 * Kysely's own sends each when the one before it is answered.
 */
export const inPipelinedTransaction = <Tables, Result>(
  db: Kysely<Tables>,
  isolation: IsolationLevel | undefined,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> =>
  db.getExecutor().provideConnection(async (connection) => {
    let isOver = false
    const executor = db.getExecutor().withConnectionProvider({
      provideConnection: (consumer) => {
        if (isOver) throw new Error('This transaction has ended: await everything it started.')
        return consumer(connection)
      },
    })
    const transaction = new Transaction<Tables>({ ...unasked, config: unasked, executor })
    await tell(connection, isolation ? `start transaction isolation level ${isolation}` : 'begin')
    try {
      const result = await work(transaction)
      isOver = true
      await tell(connection, 'commit')
      return result
    } catch (error) {
      isOver = true
      await tell(connection, 'rollback').catch(() => undefined)
      throw error
    }
  })
