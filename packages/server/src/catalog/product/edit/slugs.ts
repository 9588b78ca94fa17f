import { sql } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'

type Slugged = 'product' | 'collection'

/** Serializes slug assignment within a site, so that two transactions never pick the same one. */
export const lockSlugs = async (db: Db, siteId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext(${`slug:${siteId}`}))`.execute(db)
}

const isSlugTaken = async (
  db: Db,
  table: Slugged,
  { siteId, slug, except = '' }: { siteId: string; slug: string; except?: string },
): Promise<boolean> => {
  const other = await db
    .selectFrom(table)
    .select('id')
    .where('site_id', '=', siteId)
    .where('slug', '=', slug)
    .where('id', '!=', except)
    .executeTakeFirst()
  return other !== undefined
}

/** Whether another item uses this slug. The answer holds until the transaction ends. */
export const isSlugOfAnother = async (
  db: Db,
  table: Slugged,
  { siteId, id, slug }: { siteId: string; id: string; slug: string },
): Promise<boolean> => {
  await lockSlugs(db, siteId)
  return isSlugTaken(db, table, { siteId, slug, except: id })
}

/**
 * Returns the slug itself, or with the lowest number that makes it unique. A caller that reserves slugs has locked them.
 */
export const findFreeSlug = async (
  db: Db,
  table: Slugged,
  { siteId, wanted, reserved }: { siteId: string; wanted: string; reserved?: ReadonlySet<string> },
): Promise<string> => {
  if (!reserved) await lockSlugs(db, siteId)
  const base = wanted === '' ? table : wanted
  if (!reserved?.has(base) && !(await isSlugTaken(db, table, { siteId, slug: base }))) return base
  const { rows } = await sql<{ slug: string }>`
    select slug from ${sql.table(table)} where site_id = ${siteId} and starts_with(slug, ${`${base}-`})`.execute(db)
  const taken = new Set([...rows.map(({ slug }) => slug), ...(reserved ?? [])])
  let number = 2
  while (taken.has(`${base}-${number}`)) number += 1
  return `${base}-${number}`
}
