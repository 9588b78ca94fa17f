import type { Generated } from 'kysely'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Migration } from './migrate.ts'
import type { Database } from './open-database.ts'
import { openTestDatabase } from './testing.ts'
import { transact } from './transact.ts'

interface Tables {
  mug: { id: string; stock: number }
  sale: { id: Generated<number>; buyer: string }
}

const mugs: Migration = {
  name: '0001-mugs',
  async up(db) {
    await sql`create table mug (id text primary key, stock int not null check (stock >= 0))`.execute(db)
    await sql`create table sale (id int generated always as identity primary key, buyer text not null unique)`.execute(
      db,
    )
    await sql`insert into mug values ('blue', 10)`.execute(db)
  },
}

let database: Database<Tables>
beforeEach(async () => {
  database = await openTestDatabase<Tables>([mugs], { idleInTransactionMs: 1500, onConnectionError: () => {} })
})
afterEach(() => database.close())

const countSales = async () => (await database.db.selectFrom('sale').selectAll().execute()).length
const buyMug = (buyer: string) =>
  transact(database.db, async (transaction) => {
    const bought = await transaction
      .updateTable('mug')
      .set({ stock: sql`stock - 1` })
      .where('id', '=', 'blue')
      .where('stock', '>', 0)
      .executeTakeFirstOrThrow()
    if (bought.numUpdatedRows === 0n) return false
    await transaction.insertInto('sale').values({ buyer }).execute()
    return true
  })

describe('transactions', () => {
  test('sell exactly ten mugs to fifteen buyers', async () => {
    const results = await Promise.all(Array.from({ length: 15 }, (_, index) => buyMug(`buyer ${index}`)))
    expect(results.filter(Boolean)).toHaveLength(10)
    expect(await countSales()).toBe(10)
    expect(await database.db.selectFrom('mug').select('stock').executeTakeFirst()).toEqual({ stock: 0 })
  })

  test('do not see uncommitted changes of others', async () => {
    const [alice, bob] = await Promise.all([database.connect(), database.connect()])
    await alice.query('begin')
    await alice.query("insert into sale (buyer) values ('alice')")
    const seenByBob = bob.query('begin; select buyer from sale; commit') as unknown as Promise<{ rows: unknown[] }[]>
    await alice.query("insert into sale (buyer) values ('alice again')")
    await alice.query('rollback')
    expect((await seenByBob)[1]!.rows).toEqual([])
    expect((await bob.query('select buyer from sale')).rows).toEqual([])
    await Promise.all([alice.end(), bob.end()])
  })

  test('are rolled back when their connection is lost, and the next one succeeds', async () => {
    const unlucky = await database.connect()
    await unlucky.query('begin')
    await unlucky.query("insert into sale (buyer) values ('unlucky')")
    destroySocket(unlucky)
    expect(await buyMug('lucky')).toBe(true)
    expect(await database.db.selectFrom('sale').select('buyer').execute()).toEqual([{ buyer: 'lucky' }])
  })

  test('are rolled back when a statement fails, and the connection remains usable', async () => {
    const failing = database.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('sale').values({ buyer: 'alice' }).execute()
      await transaction.updateTable('mug').set({ stock: -1 }).execute()
    })
    await expect(failing).rejects.toMatchObject({ code: '23514', constraint: 'mug_stock_check' })
    expect(await countSales()).toBe(0)
  })

  test('fail at commit if the error of a statement was ignored', async () => {
    const hopeful = database.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('sale').values({ buyer: 'alice' }).execute()
      await sql`select 1 / 0`.execute(transaction).catch(() => {})
    })
    await expect(hopeful).rejects.toMatchObject({ code: '25P02' })
    expect(await countSales()).toBe(0)
  })

  test('are rolled back when idle, so that others can continue', async () => {
    const dreamer = await database.connect()
    await dreamer.query('begin')
    await dreamer.query("update mug set stock = stock - 1 where id = 'blue'")
    expect(await buyMug('patient')).toBe(true)
    await expect(dreamer.query('commit')).rejects.toThrow(/idle|not queryable|terminated/i)
    expect(await database.db.selectFrom('mug').select('stock').executeTakeFirst()).toEqual({ stock: 9 })
  })

  test('both succeed after a deadlock', async () => {
    await database.db.insertInto('mug').values({ id: 'red', stock: 10 }).execute()
    const take = (first: string, second: string) =>
      transact(database.db, async (transaction) => {
        for (const id of [first, second]) {
          await transaction
            .updateTable('mug')
            .set({ stock: sql`stock - 1` })
            .where('id', '=', id)
            .execute()
          await transaction
            .selectFrom('mug')
            .select(sql`pg_sleep(0.05)`.as('pause'))
            .where('id', '=', id)
            .execute()
        }
      })
    await Promise.all([take('blue', 'red'), take('red', 'blue')])
    expect(await database.db.selectFrom('mug').select('stock').execute()).toEqual([{ stock: 8 }, { stock: 8 }])
  })

  test('report the SQLSTATE of an error', async () => {
    await database.db.insertInto('sale').values({ buyer: 'alice' }).execute()
    const again = database.db.insertInto('sale').values({ buyer: 'alice' }).execute()
    await expect(again).rejects.toMatchObject({ code: '23505', constraint: 'sale_buyer_key' })
    await expect(sql`select * from cup`.execute(database.db)).rejects.toMatchObject({ code: '42P01' })
  })

  test('return values as documented in value-parsers.ts', async () => {
    const { rows } =
      await sql`select 9007199254740991::bigint as big, 1.10::numeric as exact, '{"a":[1]}'::jsonb as json,
      '2026-02-03 04:05:06Z'::timestamptz as moment, '2026-02-03'::date as day, array[1, null]::bigint[] as bigs`.execute(
        database.db,
      )
    expect(rows).toEqual([
      {
        big: 9007199254740991,
        exact: '1.10',
        json: { a: [1] },
        moment: new Date('2026-02-03T04:05:06Z'),
        day: '2026-02-03',
        bigs: [1, null],
      },
    ])
    await expect(sql`select 9007199254740993::bigint`.execute(database.db)).rejects.toThrow('does not fit a number')
  })
})

describe('named statements', () => {
  const lookUp = (id: string) => database.db.selectFrom('mug').selectAll().where('id', '=', id).execute()

  test('return the same result on many connections at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(Array.from({ length: 12 }, () => lookUp('blue')))
      expect(answers).toEqual(Array.from({ length: 12 }, () => [{ id: 'blue', stock: 10 }]))
    }
    const { rows } = await sql`select 1 from pg_prepared_statements where statement like '%from "mug"%'`.execute(
      database.db,
    )
    // Behind a pooler, the next statement may run in another session, which has no names.
    expect(rows.length > 0).toBe(process.env.VITRINE_TEST_DATABASE !== 'pgbouncer')
  })

  test('include a column that was added to the table', async () => {
    for (let round = 0; round < 4; round += 1) await lookUp('blue')
    await sql`alter table mug add column colour text not null default 'blue'`.execute(database.db)
    const answers = await Promise.all(Array.from({ length: 8 }, () => lookUp('blue')))
    expect(answers[7]).toEqual([{ id: 'blue', stock: 10, colour: 'blue' }])
  })

  test('do not conflict with statements of the same name of other clients', async () => {
    const [alice, bob] = await Promise.all([database.connect(), database.connect()])
    const ask = { name: 'question', text: 'select 1 as answer' }
    expect((await alice.query(ask)).rows).toEqual([{ answer: 1 }])
    expect((await bob.query({ ...ask, text: 'select 2 as answer' })).rows).toEqual([{ answer: 2 }])
    expect((await alice.query(ask)).rows).toEqual([{ answer: 1 }])
    await Promise.all([alice.end(), bob.end()])
  })
})

describe('notifications', () => {
  const listenTo = async (channel: string) => {
    const received: (string | null)[] = []
    const stop = await database.listen(channel, (payload) => received.push(payload))
    return { received, stop }
  }
  /** Notifications of a channel arrive in order, so after this one all earlier ones have arrived. */
  const notifyLast = async (channel: string, received: unknown[]) => {
    await database.notify(channel, 'last')
    await expect.poll(() => received.at(-1)).toBe('last')
  }

  test('reach all listeners until they stop', async () => {
    const [first, second] = [await listenTo('stock "changed"'), await listenTo('stock "changed"')]
    await database.notify('stock "changed"', 'blue')
    await expect.poll(() => [...first.received, ...second.received]).toEqual(['blue', 'blue'])
    await second.stop()
    await notifyLast('stock "changed"', first.received)
    expect(second.received).toEqual(['blue'])
  })

  test.runIf((process.env.VITRINE_TEST_DATABASE ?? 'embedded') !== 'embedded')(
    'report to listeners that some may be missing after a lost connection',
    async () => {
      const { received } = await listenTo('stock')
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where query like 'listen%' and datname = current_database()`.execute(database.db)
      await expect.poll(() => received).toEqual([null])
      await notifyLast('stock', received)
    },
  )

  test('of a transaction are sent only when it commits', async () => {
    const { received } = await listenTo('stock')
    await database.db.transaction().execute(async (transaction) => {
      await database.notify('stock', 'committed', transaction)
      expect(received).toEqual([])
    })
    const undone = database.db.transaction().execute(async (transaction) => {
      await database.notify('stock', 'undone', transaction)
      throw new Error('changed my mind')
    })
    await expect(undone).rejects.toThrow('changed my mind')
    await notifyLast('stock', received)
    expect(received).toEqual(['committed', 'last'])
  })
})

function destroySocket(client: object) {
  const { connection } = client as { connection: { stream: { destroy(): void } } }
  connection.stream.destroy()
}
