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

describe('what a shop may rely on', () => {
  test('fifteen buyers of ten mugs get exactly ten', async () => {
    const results = await Promise.all(Array.from({ length: 15 }, (_, index) => buyMug(`buyer ${index}`)))
    expect(results.filter(Boolean)).toHaveLength(10)
    expect(await countSales()).toBe(10)
    expect(await database.db.selectFrom('mug').select('stock').executeTakeFirst()).toEqual({ stock: 0 })
  })

  test('nobody sees what another has not committed', async () => {
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

  test('a buyer whose connection dies in the middle leaves nothing, and the next one is served', async () => {
    const unlucky = await database.connect()
    await unlucky.query('begin')
    await unlucky.query("insert into sale (buyer) values ('unlucky')")
    destroySocket(unlucky)
    expect(await buyMug('lucky')).toBe(true)
    expect(await database.db.selectFrom('sale').select('buyer').execute()).toEqual([{ buyer: 'lucky' }])
  })

  test('a statement that fails undoes its transaction, and the connection goes on', async () => {
    const failing = database.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('sale').values({ buyer: 'alice' }).execute()
      await transaction.updateTable('mug').set({ stock: -1 }).execute()
    })
    await expect(failing).rejects.toMatchObject({ code: '23514', constraint: 'mug_stock_check' })
    expect(await countSales()).toBe(0)
  })

  test('whoever swallows a failure inside a transaction is told that nothing was committed', async () => {
    const hopeful = database.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('sale').values({ buyer: 'alice' }).execute()
      await sql`select 1 / 0`.execute(transaction).catch(() => {})
    })
    await expect(hopeful).rejects.toMatchObject({ code: '25P02' })
    expect(await countSales()).toBe(0)
  })

  test('a buyer who wanders off inside a transaction does not stop the shop', async () => {
    const dreamer = await database.connect()
    await dreamer.query('begin')
    await dreamer.query("update mug set stock = stock - 1 where id = 'blue'")
    expect(await buyMug('patient')).toBe(true)
    await expect(dreamer.query('commit')).rejects.toThrow(/idle|not queryable|terminated/i)
    expect(await database.db.selectFrom('mug').select('stock').executeTakeFirst()).toEqual({ stock: 9 })
  })

  test('two who deadlock are both served in the end', async () => {
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

  test('an error carries its SQLSTATE', async () => {
    await database.db.insertInto('sale').values({ buyer: 'alice' }).execute()
    const again = database.db.insertInto('sale').values({ buyer: 'alice' }).execute()
    await expect(again).rejects.toMatchObject({ code: '23505', constraint: 'sale_buyer_key' })
    await expect(sql`select * from cup`.execute(database.db)).rejects.toMatchObject({ code: '42P01' })
  })

  test('values arrive as the table in value-parsers.ts says', async () => {
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

  test('the same question on many connections at once gets the same answer', async () => {
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(Array.from({ length: 12 }, () => lookUp('blue')))
      expect(answers).toEqual(Array.from({ length: 12 }, () => [{ id: 'blue', stock: 10 }]))
    }
    const { rows } = await sql`select 1 from pg_prepared_statements where statement like '%from "mug"%'`.execute(
      database.db,
    )
    // Behind a pooler the next statement may run on another session, which knows no names.
    expect(rows.length > 0).toBe(process.env.VITRINE_TEST_DATABASE !== 'pgbouncer')
  })

  test('a table that gains a column is read with it', async () => {
    for (let round = 0; round < 4; round += 1) await lookUp('blue')
    await sql`alter table mug add column colour text not null default 'blue'`.execute(database.db)
    const answers = await Promise.all(Array.from({ length: 8 }, () => lookUp('blue')))
    expect(answers[7]).toEqual([{ id: 'blue', stock: 10, colour: 'blue' }])
  })

  test('one client cannot meet another one’s statement of the same name', async () => {
    const [alice, bob] = await Promise.all([database.connect(), database.connect()])
    const ask = { name: 'question', text: 'select 1 as answer' }
    expect((await alice.query(ask)).rows).toEqual([{ answer: 1 }])
    expect((await bob.query({ ...ask, text: 'select 2 as answer' })).rows).toEqual([{ answer: 2 }])
    expect((await alice.query(ask)).rows).toEqual([{ answer: 1 }])
    await Promise.all([alice.end(), bob.end()])
  })
})

describe('notifications', () => {
  const heardOn = async (channel: string) => {
    const heard: (string | null)[] = []
    const stop = await database.listen(channel, (payload) => heard.push(payload))
    return { heard, stop }
  }
  /** Notifications of one channel come in order: when this one is here, so is everything before it. */
  const notifyLast = async (channel: string, heard: unknown[]) => {
    await database.notify(channel, 'last')
    await expect.poll(() => heard.at(-1)).toBe('last')
  }

  test('are heard by everyone who listens, until they stop', async () => {
    const [first, second] = [await heardOn('stock "changed"'), await heardOn('stock "changed"')]
    await database.notify('stock "changed"', 'blue')
    await expect.poll(() => [...first.heard, ...second.heard]).toEqual(['blue', 'blue'])
    await second.stop()
    await notifyLast('stock "changed"', first.heard)
    expect(second.heard).toEqual(['blue'])
  })

  test.runIf((process.env.VITRINE_TEST_DATABASE ?? 'embedded') !== 'embedded')(
    'may be missed when a connection breaks, and listeners are told so',
    async () => {
      const { heard } = await heardOn('stock')
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where query like 'listen%' and datname = current_database()`.execute(database.db)
      await expect.poll(() => heard).toEqual([null])
      await notifyLast('stock', heard)
    },
  )

  test('said inside a transaction are heard when it commits, and never if it does not', async () => {
    const { heard } = await heardOn('stock')
    await database.db.transaction().execute(async (transaction) => {
      await database.notify('stock', 'committed', transaction)
      expect(heard).toEqual([])
    })
    const undone = database.db.transaction().execute(async (transaction) => {
      await database.notify('stock', 'undone', transaction)
      throw new Error('changed my mind')
    })
    await expect(undone).rejects.toThrow('changed my mind')
    await notifyLast('stock', heard)
    expect(heard).toEqual(['committed', 'last'])
  })
})

function destroySocket(client: object) {
  const { connection } = client as { connection: { stream: { destroy(): void } } }
  connection.stream.destroy()
}
