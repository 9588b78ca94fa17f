import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'

const everyMs = 100
/** Longer than transactions of this server last: their statements and pauses are limited. */
const maxMs = 30_000

/**
 * Waits until all transactions have ended that have written something and not committed. They may have changed products
 * before they could know of a rule that was saved meanwhile, and then no job follows that checks these products.
 */
export const waitForOlderTransactions = async (db: Db): Promise<void> => {
  const current = await sql<{ next: string }>`select pg_snapshot_xmax(pg_current_snapshot())::text as next`.execute(db)
  const { next } = current.rows[0]!
  for (const begun = Date.now(); Date.now() - begun < maxMs; await wait(everyMs)) {
    const { rows } = await sql<{ hasEnded: boolean }>`
      select pg_snapshot_xmin(pg_current_snapshot()) >= ${next}::xid8 as "hasEnded"`.execute(db)
    if (rows[0]!.hasEnded) return
  }
}
