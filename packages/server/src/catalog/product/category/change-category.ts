import { maxCategoryDepth } from '@vitrine/contract/entities/catalog/category.ts'
import { sql } from 'kysely'
import { invalidField, Refusal, required } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { readMask, type MaskFields } from '../../../ground/entity/field-mask.ts'
import { madeOf, runEach, type Outcome } from '../../../ground/entity/bulk.ts'
import { requireCurrent } from '../../../ground/entity/revision.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { columnsOf, readSlug, writableFields, type SentCategory, type WritableField } from './category-columns.ts'
import { recordCreated, recordUpdated } from './category-events.ts'
import { findCategory, lockCategories, type CategoryRow } from './category-rows.ts'
import { deleteSubtree, hideSubcategories } from './subtree.ts'
import { findAncestors, lockTree, nextPosition } from './tree.ts'

/** Most categories of a store. */
const maxCategories = 1000

const allFields = Object.keys(writableFields) as WritableField[]
const maskFields: MaskFields<WritableField> = Object.fromEntries(allFields.map((name) => [name, [name]]))

/** An update of a request. */
export interface SentUpdate {
  readonly sent: SentCategory
  readonly path: string
  readonly fieldMask?: readonly string[] | undefined
}

const requireCapacity = async (db: Db, siteId: string): Promise<void> => {
  const { rows } = await sql<{ isFull: boolean }>`
    select count(*) >= ${maxCategories} as "isFull" from collection where site_id = ${siteId}`.execute(db)
  if (rows[0]!.isFull) throw new Refusal('CATEGORIES_LIMIT_PER_TREE_EXCEEDED')
}

/** Refuses a parent that does not exist, is at the lowest level, or is hidden. */
const requireParent = async (
  db: Db,
  { siteId, parentId, visible }: { siteId: string; parentId: string | null; visible: boolean },
): Promise<void> => {
  if (parentId === null) return
  const parent = await findCategory(db, siteId, { id: parentId })
  if (!parent) throw new Refusal('PARENT_CATEGORY_NOT_IN_TREE', undefined, { parentCategoryId: parentId })
  const ancestors = (await findAncestors(db, siteId, [parentId])).get(parentId)!
  if (ancestors.length + 2 > maxCategoryDepth) throw new Refusal('CATEGORY_DEPTH_LIMIT_EXCEEDED')
  if (visible && !parent.visible) throw new Refusal('PARENT_CATEGORY_HIDDEN')
}

const namesOf = ({ sent, path, fieldMask }: SentUpdate): ReadonlySet<WritableField> =>
  readMask(fieldMask, { fields: maskFields, name: path.replace(/[^.]*$/, 'fieldMask') }) ??
  new Set(allFields.filter((name) => sent[name] !== undefined))

/** Refuses changes of fields that have a call of their own. */
const refuseFixed = (row: CategoryRow, { sent: { visible, parentCategory }, path }: SentUpdate): void => {
  const notAllowed = (field: string, call: string) =>
    invalidField(`${path}.${field}`, `cannot be changed here: use ${call}`, 'FIELD_NOT_ALLOWED')
  if (visible !== undefined && visible !== row.visible) throw notAllowed('visible', 'updateCategoryVisibility')
  if (parentCategory?.id !== undefined && parentCategory.id !== row.parent_id)
    throw notAllowed('parentCategory.id', 'moveCategory')
}

const missing = () => new Refusal('NOT_FOUND', 'The category was not found.')

/** Creates, updates, shows, hides and deletes categories. Each change and its events share a transaction. */
export const createCategoryWriter = ({ db, now, newId }: Pick<Context, 'db' | 'now' | 'newId'>) => {
  const insert = async (transaction: Db, sent: SentCategory, { site }: { site: Site }): Promise<string> => {
    const { visible = true, parentCategory } = sent
    const [siteId, id, path, parentId] = [site.id, newId(), 'category', parentCategory?.id ?? null]
    await lockTree(transaction, siteId)
    await requireCapacity(transaction, siteId)
    await requireParent(transaction, { siteId, parentId, visible })
    const names = new Set(allFields.filter((name) => name === 'name' || (name !== 'slug' && sent[name] !== undefined)))
    const columns = await columnsOf(transaction, sent, { site, id, path, names, known: [] })
    await transaction
      .insertInto('collection')
      .values({
        description: '',
        media: '[]',
        ...columns,
        name: columns.name || '',
        slug: await readSlug(transaction, sent, { site, id, path }),
        site_id: siteId,
        id,
        visible,
        parent_id: parentId,
        position: await nextPosition(transaction, siteId, parentId),
        created_date: now(),
        last_updated: now(),
      })
      .execute()
    await recordCreated(transaction, { id, site })
    return id
  }

  const save = (transaction: Db, { site_id: siteId, id }: CategoryRow, columns: object) =>
    transaction
      .updateTable('collection')
      .set({ ...columns, revision: sql`revision + 1`, last_updated: now() })
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .execute()

  /** Saves the sent fields of a locked category. Its event is recorded by the caller. */
  const update = async (transaction: Db, row: CategoryRow | undefined, given: SentUpdate & { site: Site }) => {
    if (!row) throw missing()
    const { sent, path, site } = given
    requireCurrent(row, sent.revision, `${path}.revision`)
    refuseFixed(row, given)
    const names = namesOf(given)
    const { id, media: known } = row
    await save(transaction, row, await columnsOf(transaction, sent, { site, id, names, known, path }))
    return { id, changedFields: [...names].map((name) => writableFields[name]) }
  }

  const show = async (transaction: Db, row: CategoryRow, site: Site): Promise<void> => {
    const ancestors = (await findAncestors(transaction, site.id, [row.id])).get(row.id)!
    if (!ancestors.every(({ visible }) => visible)) throw new Refusal('PARENT_CATEGORY_HIDDEN')
    await save(transaction, row, { visible: true })
  }

  return {
    /** Creates a category and returns its ID. */
    create: (site: Site, sent: SentCategory): Promise<string> =>
      transact(db, (transaction) => insert(transaction, sent, { site })),

    update: (site: Site, id: string, given: SentUpdate): Promise<void> =>
      transact(db, async (transaction) => {
        const row = (await lockCategories(transaction, site.id, [id])).get(id)
        const { changedFields } = await update(transaction, row, { ...given, site })
        await recordUpdated(transaction, { id, site, changedFields })
      }),

    updateEach: (site: Site, updates: readonly SentUpdate[]): Promise<Outcome<{ readonly id: string }>[]> =>
      transact(db, async (transaction) => {
        const ids = updates.flatMap(({ sent }) => sent.id ?? [])
        await lockCategories(transaction, site.id, ids)
        const outcomes = await runEach(transaction, updates, async (given) => {
          const id = required(given.sent.id, `${given.path}.id`)
          // Read again, because an item of the same request may have changed it.
          return update(transaction, await findCategory(transaction, site.id, { id }), { ...given, site })
        })
        for (const { id, changedFields } of madeOf(outcomes))
          await recordUpdated(transaction, { id, site, changedFields })
        return outcomes
      }),

    setVisible: (site: Site, id: string, { visible, revision }: { visible: boolean; revision: string }) =>
      transact(db, async (transaction) => {
        await lockTree(transaction, site.id)
        const row = (await lockCategories(transaction, site.id, [id])).get(id)
        if (!row) throw missing()
        requireCurrent(row, revision, 'revision')
        if (visible) await show(transaction, row, site)
        else await save(transaction, row, { visible })
        await recordUpdated(transaction, { id, site, changedFields: ['visible'] })
        if (!visible) await hideSubcategories(transaction, { id, site, now: now() })
      }),

    /** Shows categories, parents first. */
    showEach: (site: Site, ids: readonly string[]): Promise<Outcome<{ readonly id: string }>[]> =>
      transact(db, async (transaction) => {
        await lockTree(transaction, site.id)
        const rows = await lockCategories(transaction, site.id, ids)
        const ancestors = await findAncestors(transaction, site.id, ids)
        const order = ids.map((id, index) => ({ id, index, depth: ancestors.get(id)!.length }))
        order.sort((one, other) => one.depth - other.depth)
        const outcomes = await runEach(transaction, order, async ({ id }) => {
          const row = rows.get(id)
          if (!row) throw missing()
          await show(transaction, row, site)
          return { id }
        })
        for (const { id } of madeOf(outcomes))
          await recordUpdated(transaction, { id, site, changedFields: ['visible'] })
        return ids.map((_, index) => outcomes[order.findIndex((one) => one.index === index)]!)
      }),

    remove: (siteId: string, id: string): Promise<void> =>
      transact(db, async (transaction) => {
        if (!(await deleteSubtree(transaction, { siteId, id }))) throw missing()
      }),
  }
}
