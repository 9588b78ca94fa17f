import { sql } from 'kysely'
import type { Db } from '../database/tables.ts'

/** The maximum number of attempts and emailed codes per sign-up or sign-in. */
const most = { tries: 5, codes_sent: 5 } as const

interface Spent {
  readonly table: 'verification' | 'mfa_challenge'
  readonly what: keyof typeof most
}

/** Counts an attempt before it is checked, or an email before it is sent. Returns false if none are left. */
export const spendAttempt = async (
  db: Db,
  { site_id, state_hash }: { readonly site_id: string; readonly state_hash: string },
  { table, what }: Spent,
): Promise<boolean> => {
  const row = await db
    .updateTable(table)
    .set({ [what]: sql`${sql.ref(what)} + 1` })
    .where('site_id', '=', site_id)
    .where('state_hash', '=', state_hash)
    .where(what, '<', most[what])
    .returning(what)
    .executeTakeFirst()
  return row !== undefined
}
