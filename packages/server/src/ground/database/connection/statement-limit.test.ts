import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isLongRun } from '../../../../../../test/run-size.ts'
import { sqlStates } from '../database-errors.ts'
import type { Database } from '../open-database.ts'
import { CallerDisconnected, createRequestScope, inScope } from '../request-scope.ts'
import { openTestDatabase } from '../testing.ts'
import { transact } from '../transact.ts'

const limitMs = 1500

let database: Database<unknown>
beforeEach(async () => {
  database = await openTestDatabase<unknown>([], { statementMs: limitMs, onConnectionError: () => undefined })
  await sql`create table sale (id int primary key)`.execute(database.db)
})
afterEach(() => database.close())

const sell = (id: number, db = database.db) => sql`insert into sale values (${id})`.execute(db)
const sales = async () => {
  const { rows } = await sql<{ id: number }>`select id from sale order by id`.execute(database.db)
  return rows.map(({ id }) => id)
}
/** Runs for a minute unless it is stopped. */
const aMinute = sql`select count(*) from generate_series(1, 100000000000) i where i % 7 = 8`

describe('a statement that would run for a minute', () => {
  test('is canceled without losing confirmed data, and waiting callers are served', async () => {
    for (const id of [1, 2, 3]) await sell(id)
    const endless = aMinute.execute(database.db)
    const [others] = await Promise.all([
      Promise.all([sales(), transact(database.db, (transaction) => sell(4, transaction)), sales()]),
      expect(endless).rejects.toMatchObject({ code: sqlStates.statementCanceled }),
    ])
    expect(others[0]).toEqual(expect.arrayContaining([1, 2, 3]))
    expect(await sales()).toEqual([1, 2, 3, 4])
    await sell(5)
    expect(await sales()).toEqual([1, 2, 3, 4, 5])
  })

  test('rolls back its transaction', async () => {
    const begun = transact(database.db, async (transaction) => {
      await sell(1, transaction)
      await aMinute.execute(transaction)
    })
    await expect(begun).rejects.toMatchObject({ code: sqlStates.statementCanceled })
    expect(await sales()).toEqual([])
  })

  test.runIf(isLongRun)('can run if its transaction has a longer limit', async () => {
    const slow = sql`select pg_sleep(${(limitMs * 1.6) / 1000}::float8)`
    await transact(database.db, async (transaction) => {
      await sql`set local statement_timeout to 0`.execute(transaction)
      await slow.execute(transaction)
      await sell(1, transaction)
    })
    expect(await sales()).toEqual([1])
    await expect(aMinute.execute(database.db)).rejects.toMatchObject({ code: sqlStates.statementCanceled })
  })

  test('keeps listeners connected and tells them to read the database', async () => {
    const received: (string | null)[] = []
    await database.listen('news', (payload) => received.push(payload))
    await expect(aMinute.execute(database.db)).rejects.toMatchObject({ code: sqlStates.statementCanceled })
    await expect
      .poll(
        async () => {
          await database.notify('news', 'again')
          return received
        },
        { timeout: 20_000 },
      )
      .toContain('again')
    expect(received[0]).toBe(database.kind === 'embedded' ? null : 'again')
  })
})

describe('work whose caller has disconnected', () => {
  /** Blocks all others on the embedded database; on a server, blocks access to the table. */
  const block = async () => {
    const client = await database.connect()
    await client.query('begin; lock table sale')
    return async () => {
      await client.query('commit')
      await client.end()
    }
  }

  test('is canceled while it waits', async () => {
    const release = await block()
    const scope = createRequestScope()
    const waiting = inScope(scope, () => sell(1))
    const transaction = inScope(scope, () => transact(database.db, (inner) => sell(2, inner)))
    await new Promise((resolve) => setTimeout(resolve, 100))
    scope.cancel()
    const disconnected = { status: 'rejected', reason: expect.any(CallerDisconnected) }
    expect(await Promise.allSettled([waiting, transaction])).toMatchObject([disconnected, disconnected])
    await release()
    expect(await sales()).toEqual([])
  })

  test('is not started', async () => {
    const scope = createRequestScope()
    scope.cancel()
    await expect(inScope(scope, () => sell(1))).rejects.toThrow(CallerDisconnected)
    expect(await sales()).toEqual([])
  })

  test('is rolled back if nothing was committed', async () => {
    const scope = createRequestScope()
    const work = inScope(scope, () =>
      transact(database.db, async (transaction) => {
        await sell(1, transaction)
        scope.cancel()
        await sell(2, transaction)
      }),
    )
    await expect(work).rejects.toThrow(CallerDisconnected)
    expect(await sales()).toEqual([])
  })

  test('runs to its end once something was committed', async () => {
    const scope = createRequestScope()
    await inScope(scope, async () => {
      await transact(database.db, (transaction) => sell(1, transaction))
      scope.cancel()
      await transact(database.db, (transaction) => sell(2, transaction))
      await sell(3)
    })
    expect(await sales()).toEqual([1, 2, 3])
  })
})
