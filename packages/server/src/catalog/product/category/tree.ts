import { maxCategoryDepth } from '@vitrine/contract/entities/catalog/category.ts'
import type { CollectionTranslations } from '@vitrine/domain/catalog/translation.ts'
import { sql } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'

/** A category in the tree. */
export interface TreeNode {
  readonly id: string
  readonly parentId: string | null
  readonly name: string
  readonly slug: string
  readonly visible: boolean
  readonly translations: CollectionTranslations | null
}

interface Place {
  readonly siteId: string
  readonly id: string
}

/**
 * Locks the tree of a store until the transaction ends, so that two changes can't form a cycle together. Taken before
 * locks on rows and slugs.
 */
export const lockTree = async (db: Db, siteId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext(${`categories:${siteId}`}))`.execute(db)
}

/** Finds a category and all below it, with their depth in this subtree: 1 for the category itself. */
export const findSubtree = async (
  db: Db,
  { siteId, id }: Place,
  { onlyVisible = false }: { readonly onlyVisible?: boolean } = {},
): Promise<{ readonly id: string; readonly depth: number; readonly visible: boolean }[]> => {
  const { rows } = await sql<{ id: string; depth: number; visible: boolean }>`
    with recursive below (id, depth, visible) as (
      select c.id, 1, c.visible from collection c where c.site_id = ${siteId} and c.id = ${id}
      union all
      select c.id, b.depth + 1, c.visible from below b
      join collection c on c.site_id = ${siteId} and c.parent_id = b.id
      where b.depth < ${sql.lit(maxCategoryDepth)} ${onlyVisible ? sql`and c.visible` : sql``}
    ) select id, depth, visible from below order by depth, id`.execute(db)
  return rows
}

/** Finds the parents of categories, from the top level down, by the ID of the category. */
export const findAncestors = async (
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly TreeNode[]>> => {
  const { rows } = await sql<TreeNode & { readonly start: string }>`
    with recursive above (start, id, parent_id, name, slug, visible, translations, distance) as (
      select c.id, c.id, c.parent_id, c.name, c.slug, c.visible, c.translations, 0 from collection c
      where c.site_id = ${siteId} and c.id = any(${[...new Set(ids)]}::text[])
      union all
      select a.start, c.id, c.parent_id, c.name, c.slug, c.visible, c.translations, a.distance + 1 from above a
      join collection c on c.site_id = ${siteId} and c.id = a.parent_id
      where a.distance < ${sql.lit(maxCategoryDepth)}
    ) select start, id, parent_id as "parentId", name, slug, visible, translations from above
    where distance > 0 order by start, distance desc`.execute(db)
  const ancestors = new Map<string, TreeNode[]>(ids.map((id) => [id, []]))
  for (const { start, ...node } of rows) ancestors.get(start)!.push(node)
  return ancestors
}

/** Lists the IDs of the subcategories of a category in order; `null` for those at the top level. */
export const listChildIds = async (db: Db, siteId: string, parentId: string | null): Promise<string[]> => {
  const rows = await db
    .selectFrom('collection')
    .select('id')
    .where('site_id', '=', siteId)
    .where('parent_id', parentId === null ? 'is' : '=', parentId)
    .orderBy('position')
    .orderBy('numeric_id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns the position after the last category with a parent; `null` for the top level. */
export const nextPosition = async (db: Db, siteId: string, parentId: string | null): Promise<number> => {
  const { position } = await db
    .selectFrom('collection')
    .select(({ fn }) => fn.coalesce(fn.max('position'), sql<number>`-1`).as('position'))
    .where('site_id', '=', siteId)
    .where('parent_id', parentId === null ? 'is' : '=', parentId)
    .executeTakeFirstOrThrow()
  return Number(position) + 1
}
