import type { Generated } from 'kysely'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DatabaseError, sqlStates } from './database-errors.ts'
import type { Migration } from './migrate.ts'
import type { Database } from './open-database.ts'
import { openTestDatabase } from './testing.ts'
import { transact, writeBehind } from './transact.ts'

interface Tables {
  sale: { id: Generated<number>; buyer: string }
}

const sales: Migration = {
  name: '0001-sales',
  async up(db) {
    await sql`create table sale (id int generated always as identity primary key, buyer text not null unique)`.execute(
      db,
    )
  },
}

let database: Database<Tables>
beforeEach(async () => {
  database = await openTestDatabase<Tables>([sales])
})
afterEach(() => database.close())

const buyers = async () =>
  (await database.db.selectFrom('sale').select('buyer').orderBy('id').execute()).map(({ buyer }) => buyer)
const sell = (buyer: string) => database.db.insertInto('sale').values({ buyer })

test('commits deferred writes in order', async () => {
  await transact(database.db, async (transaction) => {
    await writeBehind(transaction, sell('alice'))
    await writeBehind(transaction, sell('bob'))
    const seen = await transaction.selectFrom('sale').select('buyer').execute()
    expect(seen).toHaveLength(2)
    await writeBehind(transaction, sell('carol'))
  })
  expect(await buyers()).toEqual(['alice', 'bob', 'carol'])
})

test('waits for the write outside of a transaction', async () => {
  await writeBehind(database.db, sell('alice'))
  expect(await buyers()).toEqual(['alice'])
  await expect(writeBehind(database.db, sell('alice'))).rejects.toMatchObject({ code: sqlStates.uniqueViolation })
})

test('rolls back and reports the error if the last write fails', async () => {
  const failing = transact(database.db, async (transaction) => {
    await transaction.insertInto('sale').values({ buyer: 'alice' }).execute()
    await writeBehind(transaction, sell('alice'))
    return 'sold'
  })
  await expect(failing).rejects.toMatchObject({ code: sqlStates.uniqueViolation })
  expect(await buyers()).toEqual([])
})

test('reports the error of a failed write instead of that of the next statement', async () => {
  const failing = transact(database.db, async (transaction) => {
    await writeBehind(transaction, sell('alice'))
    await writeBehind(transaction, sell('alice'))
    await transaction.selectFrom('sale').selectAll().execute()
  })
  await expect(failing).rejects.toMatchObject({ code: sqlStates.uniqueViolation })
  expect(await buyers()).toEqual([])
})

test('rolls back deferred writes if the work fails', async () => {
  const leaving = transact(database.db, async (transaction) => {
    await writeBehind(transaction, sell('alice'))
    throw new Error('changed their mind')
  })
  await expect(leaving).rejects.toThrow('changed their mind')
  expect(await buyers()).toEqual([])
  await transact(database.db, (transaction) => writeBehind(transaction, sell('bob')))
  expect(await buyers()).toEqual(['bob'])
})

test('retries the whole transaction after a conflict', async () => {
  await sell('alice').execute()
  let tries = 0
  const failsAs = (cause: unknown) =>
    new DatabaseError(sqlStates.serializationFailure, 'Someone else has just bought.', { cause })
  await transact(database.db, async (transaction) => {
    tries += 1
    await writeBehind(transaction, sell(tries === 1 ? 'alice' : 'bob'), { failsAs })
  })
  expect(tries).toBe(2)
  expect(await buyers()).toEqual(['alice', 'bob'])
})

test('commits each of many concurrent transactions entirely or not at all', async () => {
  const buy = (index: number) =>
    transact(database.db, async (transaction) => {
      await writeBehind(transaction, sell(`buyer ${index}`))
      await writeBehind(transaction, sell(index % 3 === 0 ? `buyer ${index}` : `friend ${index}`))
    })
  const results = await Promise.allSettled(Array.from({ length: 30 }, (_, index) => buy(index)))
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(10)
  expect(await buyers()).toHaveLength(40)
})
