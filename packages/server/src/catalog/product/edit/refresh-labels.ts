import { sql, type RawBuilder } from 'kysely'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import type { NamedCopy } from '../../../ground/entity/named-entity.ts'
import type { JobHandler } from '../../../ground/job/job.ts'
import { findBrands, refreshBrandJob } from '../../brand/api.ts'
import { findRibbons, refreshRibbonJob } from '../../ribbon/api.ts'

/** Products updated in one transaction. */
const batch = 500

interface Label {
  readonly siteId: string
  readonly id: string
  /** Absent if the brand or ribbon was deleted. */
  readonly copy: NamedCopy | undefined
}

const asJson = (copy: NamedCopy): RawBuilder<unknown> => sql`${JSON.stringify(copy)}::jsonb`

/** A single copy, such as the brand, and the products whose copy is out of date. */
const singleCopy = (field: 'brand' | 'ribbon', { id, copy }: Label) => {
  const key = sql.lit(field)
  return {
    record: copy ? sql`jsonb_set(p.record, array[${key}], ${asJson(copy)})` : sql`p.record - ${key}`,
    isStale: sql<boolean>`p.record->${key}->>'id' = ${id}
      ${copy ? sql`and p.record->${key} <> ${asJson(copy)}` : sql``}`,
  }
}

/** The copies in the list of additional ribbons. */
const listedCopy = ({ id, copy }: Label) => {
  const others = sql`(select coalesce(jsonb_agg(${copy ? sql`case when one->>'id' = ${id} then ${asJson(copy)} else one end` : sql`one`} order by place), '[]')
    from jsonb_array_elements(p.record->'additionalRibbons') with ordinality ribbons(one, place)
    ${copy ? sql`` : sql`where one->>'id' <> ${id}`})`
  const stale = sql<boolean>`p.record->'additionalRibbons' @> ${JSON.stringify([{ id }])}::jsonb`
  return {
    record: sql`jsonb_set(p.record, '{additionalRibbons}', ${others})`,
    isStale: copy
      ? sql<boolean>`${stale} and not p.record->'additionalRibbons' @> ${JSON.stringify([copy])}::jsonb`
      : stale,
  }
}

/** Updates some products with an outdated copy. Returns how many. */
const refreshSome = async (
  db: Db,
  { siteId }: Label,
  { record, isStale }: ReturnType<typeof singleCopy>,
  now: Date,
): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    update product p set record = ${record}, revision = revision + 1, last_updated = ${now}
    where p.site_id = ${siteId} and p.id in (
      select p.id from product p where p.site_id = ${siteId} and ${isStale} order by p.id limit ${sql.lit(batch)}
      for update)`.execute(db)
  return Number(numAffectedRows)
}

const createRefresh = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  kind: string,
  {
    find,
    copiesOf,
  }: {
    find: typeof findBrands
    copiesOf: (label: Label) => readonly ReturnType<typeof singleCopy>[]
  },
): JobHandler => ({
  kind,
  run: async ({ siteId, key: id }) => {
    const label: Label = { siteId, id, copy: (await find(db, siteId, [id])).get(id) }
    for (const copies of copiesOf(label)) {
      while ((await transact(db, (transaction) => refreshSome(transaction, label, copies, now()))) === batch);
    }
    return undefined
  },
})

/** Jobs that update the copies of brands and ribbons in products after a change. */
export const refreshLabelJobs = (context: Pick<Context, 'db' | 'now'>): readonly JobHandler[] => [
  createRefresh(context, refreshBrandJob, { find: findBrands, copiesOf: (label) => [singleCopy('brand', label)] }),
  createRefresh(context, refreshRibbonJob, {
    find: findRibbons,
    copiesOf: (label) => [singleCopy('ribbon', label), listedCopy(label)],
  }),
]
