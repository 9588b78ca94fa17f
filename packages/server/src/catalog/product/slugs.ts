import { sql } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'

type Slugged = 'product' | 'collection'

/** Lets one transaction at a time give out addresses of a site, so that two never give the same. */
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

/** Whether another one has this address; it stays as it is until the transaction ends. */
export const isSlugOfAnother = async (
  db: Db,
  table: Slugged,
  { siteId, id, slug }: { siteId: string; id: string; slug: string },
): Promise<boolean> => {
  await lockSlugs(db, siteId)
  return isSlugTaken(db, table, { siteId, slug, except: id })
}

/** The wanted address, or with the first number behind it that no other has. */
export const findFreeSlug = async (
  db: Db,
  table: Slugged,
  { siteId, wanted }: { siteId: string; wanted: string },
): Promise<string> => {
  await lockSlugs(db, siteId)
  const base = wanted === '' ? table : wanted
  if (!(await isSlugTaken(db, table, { siteId, slug: base }))) return base
  const { rows } = await sql<{ slug: string }>`
    select slug from ${sql.table(table)} where site_id = ${siteId} and starts_with(slug, ${`${base}-`})`.execute(db)
  const taken = new Set(rows.map(({ slug }) => slug))
  let number = 2
  while (taken.has(`${base}-${number}`)) number += 1
  return `${base}-${number}`
}
