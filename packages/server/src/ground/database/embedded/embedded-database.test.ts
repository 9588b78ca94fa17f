import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isLongRun, runs } from '../../../../../../test/run-size.ts'
import { sqlStates } from '../database-errors.ts'
import { workerBundle } from './thread/bundle.mjs'
import type { Database } from '../open-database.ts'
import { openDatabase } from '../open-database.ts'
import { createThrowawayFolder } from './private-folder.ts'

/** The bundle must find its packages, so it is next to them. */
const packages = createRequire(import.meta.url)
  .resolve('@electric-sql/pglite')
  .split('@electric-sql')[0]!
const bundle = join(packages, '.cache', 'vitrine', `test-bundle-${process.pid}`)

beforeAll(async () => {
  const shared = { bundle: true, format: 'esm', platform: 'node', logLevel: 'error' } as const
  const child = fileURLToPath(new URL('../testing/child.ts', import.meta.url))
  await build({ ...shared, entryPoints: [child], outfile: join(bundle, 'child.mjs'), packages: 'external' })
  const { entryPoint, output, external } = workerBundle
  await build({ ...shared, entryPoints: [entryPoint], outfile: join(bundle, output), external })
})
afterAll(() => rmSync(bundle, { recursive: true, force: true }))

let dataFolder: string
beforeEach(() => {
  dataFolder = createThrowawayFolder()
})
afterEach(() => rmSync(dataFolder, { recursive: true, force: true }))

/** Starts another process on the same folder, which runs the bundled server. */
async function startChild(task: 'hold' | 'write') {
  const child = spawn(process.execPath, [join(bundle, 'child.mjs'), dataFolder, task], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed: string[] = []
  let complaints = ''
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()))
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => printed.push(line))
  const ended = once(child, 'exit')
  await Promise.race([once(lines, 'line'), ended])
  expect(complaints).toBe('')
  const kill = async (signal: NodeJS.Signals) => {
    expect(child.exitCode).toBe(null)
    child.kill(signal)
    await ended
  }
  return { pid: child.pid, printed, kill }
}

async function withDatabase<Result>(work: (database: Database<unknown>) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ dataFolder })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const numbers = async ({ db }: Database<unknown>) => {
  const { rows } = await sql<{ number: number }>`select number from written`.execute(db)
  return new Set(rows.map(({ number }) => number))
}

describe('the data folder', () => {
  test('keeps data across restarts', async () => {
    rmSync(dataFolder, { recursive: true })
    dataFolder = mkdtempSync(join(tmpdir(), 'shop-')) // on disk, to measure realistic times
    const started = performance.now()
    await withDatabase(async (database) => {
      console.log(`first start ${Math.round(performance.now() - started)} ms`)
      await sql`create table note (text text)`.execute(database.db)
      await sql`insert into note values ('milk')`.execute(database.db)
    })
    const reopened = performance.now()
    await withDatabase(async (database) => {
      console.log(`reopen ${Math.round(performance.now() - reopened)} ms`)
      expect((await sql`select text from note`.execute(database.db)).rows).toEqual([{ text: 'milk' }])
    })
    expect(readdirSync(join(dataFolder, 'database'))).toEqual(['cluster'])
  })

  test('flushes each commit to disk before confirming it', async () => {
    await withDatabase(async (database) => {
      await sql`create table sale (id int)`.execute(database.db)
      const before = await database.countFlushes()
      for (let id = 0; id < 20; id += 1) await sql`insert into sale values (${id})`.execute(database.db)
      expect((await database.countFlushes()) - before).toBeGreaterThanOrEqual(20)
    })
  })

  test.each([true, false])('notices changes of rows, and only these (durable: %s)', async (durable) => {
    const database = await openDatabase<unknown>({ dataFolder }, { durable })
    const { db } = database
    const hasChanged = database.watchChanges()
    const changes = async (statement: ReturnType<typeof sql>) => {
      await statement.execute(db)
      return hasChanged()
    }
    try {
      await sql`create table changed (id int)`.execute(db)
      expect(hasChanged()).toBe(true)
      expect(hasChanged()).toBe(false)
      expect(await changes(sql`insert into changed values (1)`)).toBe(true)
      expect(await changes(sql`update changed set id = 2`)).toBe(true)
      expect(await changes(sql`with new as (insert into changed values (3) returning id) select id from new`)).toBe(
        true,
      )
      expect(await changes(sql`do $$ begin insert into changed values (4); end $$`)).toBe(true)

      await sql`vacuum`.execute(db)
      hasChanged()
      expect(await changes(sql`select from changed`)).toBe(false)
      expect(await changes(sql`select from changed where id < 0 for update skip locked`)).toBe(false)
      expect(await changes(sql`update changed set id = 2 where id < 0`)).toBe(false)
    } finally {
      await database.close()
    }
  })

  test('tells a second process who holds it, and the first one continues', async () => {
    const first = await startChild('hold')
    const second = openDatabase({ dataFolder })
    await expect(second).rejects.toThrow(`${join(dataFolder, 'database')} is in use by process ${first.pid} on`)
    await expect(second).rejects.toThrow(
      /since \d{4}-.* stop that process \(kill \d+\), or start this one with another/,
    )
    await first.kill('SIGTERM')
    await withDatabase(async (database) => expect(await numbers(database)).toEqual(new Set()))
  })

  test.runIf(isLongRun)('is locked by exactly one of five processes that start at once', async () => {
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => openDatabase({ dataFolder })))
    const opened = results.filter((result) => result.status === 'fulfilled')
    expect(opened.length).toBeLessThanOrEqual(1)
    for (const { value } of opened) await value.close()
    await withDatabase(async ({ version }) => expect(version).toMatch(/^18\./))
  })

  test.runIf(isLongRun)('deletes the note of a dead process', async () => {
    await (await startChild('hold')).kill('SIGKILL')
    expect(readdirSync(join(dataFolder, 'database'))).toHaveLength(2)
    await withDatabase(async (database) => expect(await numbers(database)).toEqual(new Set()))
    expect(readdirSync(join(dataFolder, 'database'))).toEqual(['cluster'])
  })

  test.runIf(isLongRun)('stays locked by another machine as long as its heartbeat continues', async () => {
    const note = join(dataFolder, 'database', 'holder-elsewhere.json')
    mkdirSync(join(dataFolder, 'database'))
    const holder = { pid: 7, host: 'elsewhere', since: '2026-01-01', socket: '/nowhere', privateFolder: '/nowhere' }
    const heartbeat = setInterval(() => writeFileSync(note, JSON.stringify(holder)), 200)
    writeFileSync(note, JSON.stringify(holder))
    await expect(openDatabase({ dataFolder })).rejects.toThrow('in use by process 7 on elsewhere since 2026-01-01')
    clearInterval(heartbeat)
    await withDatabase(async ({ kind }) => expect(kind).toBe('embedded'))
  })

  test('rejects data of another PostgreSQL version and explains what to do', async () => {
    const cluster = join(dataFolder, 'database', 'cluster')
    mkdirSync(cluster, { recursive: true })
    writeFileSync(join(cluster, 'PG_VERSION'), '17\n')
    await expect(openDatabase({ dataFolder })).rejects.toThrow(/was written by PostgreSQL 17.*export the data/)
  })
})

test('loses no confirmed write when the process is killed', { timeout: 600_000 }, async () => {
  const rounds = runs(2, 20)
  const confirmed = new Set<number>()
  for (let round = 0; round < rounds; round += 1) {
    const { printed, kill } = await startChild('write')
    await new Promise((resolve) => setTimeout(resolve, 250 + ((round * 137) % 400)))
    await kill('SIGKILL')
    for (const line of printed) if (/^\d+$/.test(line)) confirmed.add(Number(line))
    const stored = await withDatabase(numbers)
    expect([...confirmed].filter((number) => !stored.has(number))).toEqual([])
  }
  console.log(`${confirmed.size} confirmed writes in ${rounds} kills, none lost`)
})

describe('the engine', () => {
  test.runIf(isLongRun)('rejects COPY FROM STDIN and continues', async () => {
    await withDatabase(async (database) => {
      await sql`create table note (text text)`.execute(database.db)
      const client = await database.connect()
      await expect(client.query('copy note from stdin')).rejects.toMatchObject({ code: '0A000' })
      const prepared = client.query({ name: 'sly', text: 'copy note (text) from stdin' })
      await expect(prepared).rejects.toMatchObject({ code: '0A000' })
      expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
      await client.end()
    })
  })

  test.runIf(isLongRun)('runs a query of many megabytes', async () => {
    await withDatabase(async ({ db }) => {
      const long = 'x'.repeat(9_000_000)
      const { rows } = await sql<{
        length: number
        text: string
      }>`select length(${long}) as length, ${long} as text`.execute(db)
      expect(rows[0]).toEqual({ length: 9_000_000, text: long })
    })
  })

  test('reports a crash instead of hanging', async () => {
    let reportCrash: (reason: string) => void
    const crash = new Promise<string>((resolve) => (reportCrash = resolve))
    const database = await openDatabase(
      { dataFolder },
      { onCrash: (reason) => reportCrash(reason), onConnectionError: () => {} },
    )
    rmSync(join(dataFolder, 'database', 'cluster', 'pg_wal'), { recursive: true })
    await expect(sql`select pg_switch_wal(); checkpoint`.execute(database.db)).rejects.toMatchObject({
      code: sqlStates.connectionLost,
    })
    expect(await crash).toMatch(/PANIC/)
    await database.close()
  })

  test.runIf(isLongRun)(
    'limits the size of the log and removes dead rows',
    async () => {
      await withDatabase(async ({ db }) => {
        await sql`create table parcel (id int, content text)`.execute(db)
        await sql`insert into parcel select n, repeat('x', 500) from generate_series(1, 20000) n`.execute(db)
        for (let round = 0; round < 15; round += 1) {
          await sql`update parcel set content = content || 'y'`.execute(db)
          await new Promise((resolve) => setTimeout(resolve, 100))
        }
        const { rows } = await sql<{ megabytes: number }>`
        select ((pg_current_wal_insert_lsn() - redo_lsn) / 1048576)::int as megabytes from pg_control_checkpoint()`.execute(
          db,
        )
        expect(rows[0]!.megabytes).toBeLessThan(150)
        const readDead = async () => {
          const { rows } = await sql<{ dead: number }>`
          select n_dead_tup as dead from pg_stat_user_tables where vacuum_count > 0 and analyze_count > 0`.execute(db)
          return rows
        }
        // Querying is work too, so don't do it in step with the housekeeping, which waits up to a minute for a quiet
        // moment.
        await expect.poll(readDead, { timeout: 75_000, interval: 1700 }).toEqual([{ dead: 0 }])
      })
    },
    120_000,
  )
})
