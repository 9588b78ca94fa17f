import { sql } from 'kysely'
import type { Db } from '../database/tables.ts'

/** The maximum number of attempts and emailed codes per sign-up or sign-in. */
const most = { tries: 5, codes_sent: 5 } as const

interface Spent {
  readonly table: 'verification' | 'mfa_challenge'
  readonly counter: keyof typeof most
}

/** Counts an attempt before it is checked, or an email before it is sent. Returns false if none are left. */
export const spendAttempt = async (
  db: Db,
  { site_id, state_hash }: { readonly site_id: string; readonly state_hash: string },
  { table, counter }: Spent,
): Promise<boolean> => {
  const row = await db
    .updateTable(table)
    .set({ [counter]: sql`${sql.ref(counter)} + 1` })
    .where('site_id', '=', site_id)
    .where('state_hash', '=', state_hash)
    .where(counter, '<', most[counter])
    .returning(counter)
    .executeTakeFirst()
  return row !== undefined
}
