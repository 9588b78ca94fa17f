import type { Db } from '../../ground/database/tables.ts'
import type { Series } from './store.ts'
import type { InvoiceRules } from './tables.ts'
import { lockSite } from '../../ground/site/site-store.ts'

/** Reads the invoice settings that the owner has set. */
export const readRules = async (db: Db, siteId: string): Promise<Partial<InvoiceRules>> => {
  const row = await db.selectFrom('invoice_settings').select('body').where('site_id', '=', siteId).executeTakeFirst()
  return row?.body ?? {}
}

/** Reads the settings under a lock of the store, which also serializes the very first change. */
export const holdRules = async (db: Db, siteId: string): Promise<Partial<InvoiceRules>> => {
  await lockSite(db, siteId)
  return readRules(db, siteId)
}

export const saveRules = async (db: Db, siteId: string, rules: InvoiceRules): Promise<void> => {
  const body = JSON.stringify(rules)
  await db
    .insertInto('invoice_settings')
    .values({ site_id: siteId, body })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet({ body }))
    .execute()
}

/** Lists the last number of each series in use. */
export const listCounters = async (db: Db, siteId: string): Promise<ReadonlyMap<Series, number>> => {
  const rows = await db
    .selectFrom('invoice_counter')
    .select(['series', 'last_number'])
    .where('site_id', '=', siteId)
    .execute()
  return new Map(rows.map(({ series, last_number }) => [series, last_number]))
}

/** Raises the next number of a series, never lowers it. Returns the lowest allowed next number. */
export const raiseCounter = async (
  db: Db,
  siteId: string,
  { series, next }: { series: Series; next: number },
): Promise<number> => {
  const key = { site_id: siteId, series }
  const insert = db.insertInto('invoice_counter').values({ ...key, last_number: 0 })
  await insert.onConflict((conflict) => conflict.doNothing()).execute()
  const { last_number } = await db
    .selectFrom('invoice_counter')
    .select('last_number')
    .where('site_id', '=', siteId)
    .where('series', '=', series)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (next > last_number) {
    await db
      .updateTable('invoice_counter')
      .set({ last_number: next - 1 })
      .where('site_id', '=', siteId)
      .where('series', '=', series)
      .execute()
  }
  return last_number + 1
}
