import { AsyncLocalStorage } from 'node:async_hooks'
import { TransactionBuilder } from 'kysely'
import type { Sites } from '@vitrine/server/ground/site/sites.ts'

const inTransaction = new AsyncLocalStorage<true>()

const { execute } = TransactionBuilder.prototype as unknown as {
  execute: (work: (transaction: unknown) => Promise<unknown>) => Promise<unknown>
}
Object.assign(TransactionBuilder.prototype, {
  execute(this: TransactionBuilder<unknown>, work: (transaction: unknown) => Promise<unknown>) {
    return execute.call(this, (transaction) => inTransaction.run(true, () => work(transaction)))
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
