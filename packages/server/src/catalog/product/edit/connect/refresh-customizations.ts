import type { Customization } from '@vitrine/contract/entities/catalog/customization.ts'
import type { ProductRecord } from '@vitrine/domain/catalog/product.ts'
import { sql } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../../../ground/context/context.ts'
import type { Db } from '../../../../ground/database/tables.ts'
import { transact } from '../../../../ground/database/transact.ts'
import type { JobHandler } from '../../../../ground/job/job.ts'
import { findCustomizations, refreshCustomizationJob } from '../../../customization/api.ts'
import { refreshCustomization } from './customization-copies.ts'

/** Products updated in one transaction. */
const batch = 100

/** The expression of the index `product_by_customization`. */
const customizationIds = sql`
  (jsonb_path_query_array(record, '$.options[*].id') || jsonb_path_query_array(record, '$.modifiers[*].id'))`

interface Place {
  readonly siteId: string
  readonly id: string
  /** The last product of the previous batch. */
  readonly after: string
}

const lockSome = async (db: Db, { siteId, id, after }: Place) => {
  const { rows } = await sql<{ id: string; record: ProductRecord }>`
    select id, record from product
    where site_id = ${siteId} and ${customizationIds} ?| array[${id}]::text[] and id > ${after}
    order by id limit ${sql.lit(batch)} for update`.execute(db)
  return rows
}

/** Updates some products with an outdated copy. Returns the last one; `undefined` if there are no more. */
const refreshSome = async (
  db: Db,
  place: Place,
  { customization, now }: { customization: Customization | undefined; now: Date },
): Promise<string | undefined> => {
  const rows = await lockSome(db, place)
  for (const { id, record } of rows) {
    const refreshed = refreshCustomization(record, place.id, customization)
    if (isDeepStrictEqual(refreshed, record)) continue
    await sql`
      update product set record = ${JSON.stringify(refreshed)}::jsonb, revision = revision + 1, last_updated = ${now}
      where site_id = ${place.siteId} and id = ${id}`.execute(db)
  }
  return rows.length === batch ? rows.at(-1)!.id : undefined
}

/** The job that updates the copies of a customization in products after a change. */
export const refreshCustomizationHandler = ({ db, now }: Pick<Context, 'db' | 'now'>): JobHandler => ({
  kind: refreshCustomizationJob,
  run: async ({ siteId, key: id }) => {
    const customization = (await findCustomizations(db, siteId, [id])).get(id)
    let after: string | undefined = ''
    while (after !== undefined) {
      const place: Place = { siteId, id, after }
      after = await transact(db, (transaction) => refreshSome(transaction, place, { customization, now: now() }))
    }
    return undefined
  },
})
