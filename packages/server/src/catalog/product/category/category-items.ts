import type { ItemReference } from '@vitrine/contract/entities/catalog/category.ts'
import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import { sql } from 'kysely'
import { invalidField, InvalidRequest, Refusal, type Violation } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { bulkError, type Outcome } from '../../../ground/entity/bulk.ts'
import { allProductsId } from '../read/present/present-product.ts'
import { recordArranged, recordItems } from './category-events.ts'
import { lockCategories, type CategoryRow } from './category-rows.ts'

interface Done {
  readonly id: string
}
type DoneOutcome = Outcome<Done>

const refused = (error: unknown): DoneOutcome => ({ error: bulkError(error) })

/** Refuses items of other apps. */
export const requireProducts = (items: readonly ItemReference[], path: (index: number) => string): void => {
  const violations = items.flatMap(({ appId }, index): Violation[] => {
    const description = `must be the ID of the stores app: ${storesAppId}`
    return appId === storesAppId ? [] : [{ field: `${path(index)}.appId`, description, violatedRule: 'VALIDATION' }]
  })
  if (violations.length > 0) throw new InvalidRequest(violations)
}

type Locked = ReadonlyMap<string, Pick<CategoryRow, 'has_rule'>>

/** Refuses a category that does not exist, or always contains all products. */
const requireArrangeable = (id: string, locked: Locked): void => {
  if (!locked.has(id)) throw new Refusal('NOT_FOUND', 'The category was not found.', { categoryId: id })
  if (id === allProductsId) throw new Refusal('MANAGED_CATEGORY_OPERATION_NOT_ALLOWED')
}

/** Refuses a category that does not exist, or whose products are not added and removed by hand. */
export const requireEditable = (id: string, locked: Locked): void => {
  requireArrangeable(id, locked)
  if (locked.get(id)!.has_rule) throw new Refusal('COLLECTION_HAS_RULE', undefined, { categoryId: id })
}

/** Locks products until the transaction ends, and returns the IDs of those that exist. */
const lockProducts = async (db: Db, siteId: string, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', 'in', [...ids, ''])
    .orderBy('id')
    .forUpdate()
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Adds products to categories, and returns the pairs that are new. */
const insertItems = async (
  db: Db,
  siteId: string,
  { categoryIds, productIds }: { categoryIds: readonly string[]; productIds: readonly string[] },
): Promise<{ readonly categoryId: string; readonly productId: string }[]> => {
  const { rows } = await sql<{ categoryId: string; productId: string }>`
    insert into collection_product (site_id, collection_id, product_id, numeric_id, name, price, visible, last_updated)
    select p.site_id, c.id, p.id, p.numeric_id, p.name, p.price, p.visible, p.last_updated
    from product p cross join unnest(${[...categoryIds]}::text[]) c (id)
    where p.site_id = ${siteId} and p.id = any(${[...productIds]}::text[])
    on conflict do nothing returning collection_id as "categoryId", product_id as "productId"`.execute(db)
  return rows
}

const deleteItems = async (
  db: Db,
  siteId: string,
  { categoryIds, productIds }: { categoryIds: readonly string[]; productIds: readonly string[] },
): Promise<{ readonly categoryId: string; readonly productId: string }[]> => {
  const { rows } = await sql<{ categoryId: string; productId: string }>`
    delete from collection_product
    where site_id = ${siteId} and collection_id = any(${[...categoryIds]}::text[])
      and product_id = any(${[...productIds]}::text[])
    returning collection_id as "categoryId", product_id as "productId"`.execute(db)
  return rows
}

type Change = 'added' | 'removed'

const recordPairs = async (
  db: Db,
  siteId: string,
  { pairs, change }: { pairs: Awaited<ReturnType<typeof insertItems>>; change: Change },
): Promise<void> => {
  for (const id of new Set(pairs.map(({ categoryId }) => categoryId))) {
    const productIds = pairs.flatMap((one) => (one.categoryId === id ? [one.productId] : []))
    await recordItems(db, { siteId, id }, { [change]: productIds })
  }
}

/** Adds a product to categories, or removes it, in the caller's transaction. */
const changeCategories = async (
  db: Db,
  siteId: string,
  { productId, categoryIds, change }: { productId: string; categoryIds: readonly string[]; change: Change },
): Promise<DoneOutcome[]> => {
  const locked = await lockCategories(db, siteId, categoryIds)
  const products = await lockProducts(db, siteId, [productId])
  const outcomes = categoryIds.map((id): DoneOutcome => {
    try {
      requireEditable(id, locked)
      if (change === 'added' && !products.has(productId))
        throw new Refusal('PRODUCT_NOT_FOUND', undefined, { id: productId })
      return { made: { id } }
    } catch (error) {
      return refused(error)
    }
  })
  const about = {
    categoryIds: [...new Set(outcomes.flatMap((one) => ('made' in one ? [one.made.id] : [])))],
    productIds: [productId],
  }
  const pairs = await (change === 'added' ? insertItems : deleteItems)(db, siteId, about)
  await recordPairs(db, siteId, { pairs, change })
  return outcomes
}

/** Adds a product to categories, in the caller's transaction. Those that do not exist are left out. */
export const addToCategories = async (
  db: Db,
  siteId: string,
  about: { productId: string; categoryIds: readonly string[] },
): Promise<void> => {
  await changeCategories(db, siteId, { ...about, change: 'added' })
}

/**
 * Adds a product to the categories, and removes it from all others, in the caller's transaction. It stays in categories with
 * a rule, which decides when it leaves them.
 */
export const setCategoriesOf = async (
  db: Db,
  siteId: string,
  { productId, categoryIds }: { productId: string; categoryIds: readonly string[] },
) => {
  if (!(await lockProducts(db, siteId, [productId])).has(productId))
    throw new Refusal('PRODUCT_NOT_FOUND', undefined, { id: productId })
  const { rows: current } = await sql<{ id: string; hasRule: boolean }>`
    select m.collection_id as id, c.rule is not null as "hasRule" from collection_product m
    join collection c on c.site_id = m.site_id and c.id = m.collection_id
    where m.site_id = ${siteId} and m.product_id = ${productId} order by m.collection_id`.execute(db)
  const removedIds = current.flatMap(({ id, hasRule }) => (hasRule || categoryIds.includes(id) ? [] : [id]))
  const addedIds = categoryIds.filter((sent) => !current.some(({ id }) => id === sent))
  const change = (ids: readonly string[], kind: Change) =>
    changeCategories(db, siteId, { productId, categoryIds: ids, change: kind })
  return {
    addedIds,
    added: await change(addedIds, 'added'),
    removedIds,
    removed: await change(removedIds, 'removed'),
  }
}

/** Adds a product to categories, and removes it from others, in the caller's transaction. Refuses those that do not exist. */
export const editCategoriesOf = async (
  db: Db,
  siteId: string,
  { productId, add, remove }: { productId: string; add: readonly string[]; remove: readonly string[] },
): Promise<void> => {
  const locked = await lockCategories(db, siteId, [...add, ...remove])
  for (const id of [...add, ...remove]) requireEditable(id, locked)
  await changeCategories(db, siteId, { productId, categoryIds: add, change: 'added' })
  await changeCategories(db, siteId, { productId, categoryIds: remove, change: 'removed' })
}

/** Changes which products are in categories. */
export const createCategoryItems = ({ db }: Pick<Context, 'db'>) => ({
  /** Adds products to a category, or removes them. */
  change: (
    siteId: string,
    { categoryId, items, change }: { categoryId: string; items: readonly ItemReference[]; change: Change },
  ): Promise<DoneOutcome[]> =>
    transact(db, async (transaction) => {
      requireEditable(categoryId, await lockCategories(transaction, siteId, [categoryId]))
      const sentIds = items.map(({ catalogItemId }) => catalogItemId)
      const known = await lockProducts(transaction, siteId, sentIds)
      const outcomes = items.map((item, index): DoneOutcome => {
        try {
          requireProducts([item], () => `items[${index}]`)
          const { catalogItemId: id } = item
          if (change === 'added' && !known.has(id)) throw new Refusal('PRODUCT_NOT_FOUND', undefined, { id })
          return { made: { id } }
        } catch (error) {
          return refused(error)
        }
      })
      const productIds = outcomes.flatMap((one) => ('made' in one ? [one.made.id] : []))
      const about = { categoryIds: [categoryId], productIds }
      const pairs = await (change === 'added' ? insertItems : deleteItems)(transaction, siteId, about)
      await recordPairs(transaction, siteId, { pairs, change })
      return outcomes
    }),

  changeCategories: (siteId: string, about: Parameters<typeof changeCategories>[2]): Promise<DoneOutcome[]> =>
    transact(db, (transaction) => changeCategories(transaction, siteId, about)),

  setCategories: (siteId: string, about: Parameters<typeof setCategoriesOf>[2]) =>
    transact(db, (transaction) => setCategoriesOf(transaction, siteId, about)),

  /** Sets the first products of a category. */
  arrange: (
    siteId: string,
    { categoryId, items }: { categoryId: string; items: readonly ItemReference[] },
  ): Promise<void> =>
    transact(db, async (transaction) => {
      requireProducts(items, (index) => `items[${index}]`)
      const ids = items.map(({ catalogItemId }) => catalogItemId)
      const repeated = ids.findIndex((id, index) => ids.indexOf(id) !== index)
      if (repeated >= 0) throw invalidField(`items[${repeated}]`, 'is a repetition of an earlier item')
      requireArrangeable(categoryId, await lockCategories(transaction, siteId, [categoryId]))
      await transaction
        .updateTable('collection_product')
        .set({ arranged_index: null })
        .where('site_id', '=', siteId)
        .where('collection_id', '=', categoryId)
        .where('arranged_index', 'is not', null)
        .where('product_id', 'not in', [...ids, ''])
        .execute()
      const { rows } = await sql<{ id: string }>`
        update collection_product m set arranged_index = one.place - 1
        from unnest(${ids}::text[]) with ordinality as one (id, place)
        where m.site_id = ${siteId} and m.collection_id = ${categoryId} and m.product_id = one.id
        returning m.product_id as id`.execute(transaction)
      const missing = ids.find((id) => !rows.some((row) => row.id === id))
      if (missing !== undefined) throw new Refusal('ITEM_NOT_IN_CATEGORY', undefined, { catalogItemId: missing })
      await recordArranged(transaction, { siteId, id: categoryId })
    }),
})
