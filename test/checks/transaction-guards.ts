import { AsyncLocalStorage } from 'node:async_hooks'
import { DefaultQueryExecutor, type DatabaseConnection } from 'kysely'
import type { Sites } from '@vitrine/server/ground/site/sites.ts'

const inTransaction = new AsyncLocalStorage<true>()

// Transactions run their work with a connection; single statements run no code of ours with theirs.
const { provideConnection } = DefaultQueryExecutor.prototype
Object.assign(DefaultQueryExecutor.prototype, {
  provideConnection<Result>(
    this: DefaultQueryExecutor,
    consumer: (connection: DatabaseConnection) => Promise<Result>,
  ): Promise<Result> {
    return provideConnection.call(this, (connection) =>
      inTransaction.run(true, () => consumer(connection)),
    ) as Promise<Result>
  },
})

const cachedLookups = ['find', 'findApp', 'findClient', 'findFirstApp', 'findApiKey'] as const satisfies (keyof Sites)[]

/**
 * In a transaction, the embedded database has no other connection, so looking up a site or app would wait forever
 * unless it is cached. This guard makes it fail in any case.
 */
export const refuseSitesInTransactions = (sites: Sites): void => {
  for (const name of cachedLookups) {
    const ask = sites[name] as (...args: unknown[]) => Promise<unknown>
    const guarded = async (...args: unknown[]): Promise<unknown> => {
      if (inTransaction.getStore()) throw new Error(`${name} was called within a transaction: call it before.`)
      return ask(...args)
    }
    Object.assign(sites, { [name]: guarded })
  }
}
