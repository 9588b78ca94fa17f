import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { withExclusiveLock } from './exclusive-lock.ts'
import { openDatabase, type Database } from './open-database.ts'
import { getTestRun } from './testing/run.ts'

const run = await getTestRun()

/** Returns whether a process waits for a lock, for longer than the limits of statements and idle transactions. */
const waitsLong = async ({ db }: Database<unknown>): Promise<boolean> => {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event = 'advisory' and now() - query_start > interval '300 ms'`.execute(
    db,
  )
  return rows.length > 0
}

test.runIf(run.kind === 'postgresql')(
  'makes a second process wait without a time limit, and calls onWait',
  async () => {
    const location = { url: run.kind === 'postgresql' ? run.serverUrl : '' }
    const limits = { statementMs: 100, idleInTransactionMs: 100 }
    const [first, second] = [await openDatabase(location, limits), await openDatabase(location, limits)]
    onTestFinished(async () => {
      await first.close()
      await second.close()
    })
    const done: string[] = []
    let later: Promise<unknown> | undefined
    const onWait = () => void done.push('waits')
    await withExclusiveLock(first, { name: 'a test' }, async () => {
      later = withExclusiveLock(second, { name: 'a test', onWait }, async () => void done.push('second'))
      await expect.poll(() => waitsLong(first)).toBe(true)
      done.push('first')
    })
    await later
    expect(done).toEqual(['waits', 'first', 'second'])
  },
)
