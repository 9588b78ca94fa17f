import { maxCategoryDepth } from '@vitrine/contract/entities/catalog/category.ts'
import { sql } from 'kysely'
import { invalidField, Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { recordMoved, recordUpdated } from './category-events.ts'
import { lockCategories } from './category-rows.ts'
import { hideSubcategories } from './subtree.ts'
import { findAncestors, findSubtree, listChildIds, lockTree } from './tree.ts'

export interface Move {
  readonly id: string
  /** The new parent; `null` for the top level. */
  readonly parentId: string | null
  readonly position: 'FIRST' | 'LAST' | 'AFTER'
  readonly after: string | undefined
}

/** Refuses a move into the category's own subtree, or to a level below the lowest one. */
const requirePlace = async (db: Db, siteId: string, { id, parentId }: Move): Promise<void> => {
  if (parentId === null) return
  const subtree = await findSubtree(db, { siteId, id })
  if (subtree.some((one) => one.id === parentId)) {
    const words = 'parentCategoryId must not be the category itself or one of its subcategories.'
    throw new Refusal('TREE_CYCLE_DETECTED', words, { parentCategoryId: parentId })
  }
  const above = (await findAncestors(db, siteId, [parentId])).get(parentId)!
  const height = subtree.at(-1)!.depth
  if (above.length + 1 + height > maxCategoryDepth) throw new Refusal('CATEGORY_DEPTH_LIMIT_EXCEEDED')
}

/** Returns the subcategories of the new parent in their new order. */
const orderAfter = (siblings: readonly string[], { id, position, after }: Move): string[] => {
  const others = siblings.filter((one) => one !== id)
  if (position === 'FIRST') return [id, ...others]
  if (position === 'LAST') return [...others, id]
  if (after === undefined) throw new Refusal('MISSING_AFTER_CATEGORY', 'moveAfterCategoryId must be set for AFTER.')
  const index = others.indexOf(after)
  if (index < 0) throw new Refusal('AFTER_CATEGORY_NOT_IN_PARENT', undefined, { moveAfterCategoryId: after })
  return others.toSpliced(index + 1, 0, id)
}

const saveOrder = async (db: Db, siteId: string, ids: readonly string[]): Promise<void> => {
  await sql`
    update collection c set position = one.place - 1
    from unnest(${[...ids]}::text[]) with ordinality as one (id, place)
    where c.site_id = ${siteId} and c.id = one.id and c.position <> one.place - 1`.execute(db)
}

/** Creates the function that moves a category. Moves of a store are made one after the other. */
export const createCategoryMover =
  ({ db, now }: Pick<Context, 'db' | 'now'>) =>
  (site: Site, move: Move): Promise<readonly string[]> => {
    const { id, parentId, position, after } = move
    if (after !== undefined && position !== 'AFTER')
      throw invalidField('moveAfterCategoryId', 'is only for the position AFTER', 'FIELD_NOT_ALLOWED')
    return transact(db, async (transaction) => {
      await lockTree(transaction, site.id)
      const siblings = await listChildIds(transaction, site.id, parentId)
      const rows = await lockCategories(transaction, site.id, [
        id,
        ...siblings,
        ...(parentId === null ? [] : [parentId]),
      ])
      const row = rows.get(id)
      if (!row) throw new Refusal('NOT_FOUND', 'The category was not found.')
      const parent = parentId === null ? undefined : rows.get(parentId)
      if (parentId !== null && !parent)
        throw new Refusal('PARENT_CATEGORY_NOT_IN_TREE', undefined, { parentCategoryId: parentId })
      await requirePlace(transaction, site.id, move)
      const order = orderAfter(siblings, move)
      const isHidden = parent?.visible === false && row.visible
      await transaction
        .updateTable('collection')
        .set({
          parent_id: parentId,
          ...(isHidden && { visible: false }),
          revision: sql`revision + 1`,
          last_updated: now(),
        })
        .where('site_id', '=', site.id)
        .where('id', '=', id)
        .execute()
      await saveOrder(transaction, site.id, order)
      await recordMoved(transaction, { siteId: site.id, id }, { parentId, index: order.indexOf(id) })
      if (isHidden) {
        await recordUpdated(transaction, { id, site, changedFields: ['visible'] })
        await hideSubcategories(transaction, { id, site, now: now() })
      }
      return order
    })
  }
