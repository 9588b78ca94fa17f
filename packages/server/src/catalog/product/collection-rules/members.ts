import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import { recordItems } from '../category/category-events.ts'
import { disableCompiler, factsOf, matchesRule, type RuleSetting } from './rule-sql.ts'
import type { RuledCollection } from './rule-store.ts'

/** Rules compared in one statement. */
const rulesAtOnce = 20
/** Products added or removed by one statement. Caches learn which they are up to this number, and otherwise forget all. */
const writtenAtOnce = 200

interface Difference {
  readonly collectionId: string
  readonly productId: string
  /** Whether the product matches the rule, but is not in the collection; otherwise, it is the other way around. */
  readonly isMissing: boolean
}

interface Comparing extends RuleSetting {
  readonly siteId: string
  readonly collections: readonly RuledCollection[]
  /** The condition on products `p` that are compared. */
  readonly among: RawBuilder<boolean>
}

const differencesOf = (
  { siteId, among, ...setting }: Comparing,
  { id, rule }: RuledCollection,
): RawBuilder<Difference> => {
  const isMatch = matchesRule(rule, setting)
  return sql<Difference>`
    select ${id} as "collectionId", p.id as "productId", m.product_id is null as "isMissing"
    from product p ${factsOf(rule)}
    left join collection_product m on m.site_id = p.site_id and m.collection_id = ${id} and m.product_id = p.id
    where p.site_id = ${siteId} and ${among} and ${isMatch} <> (m.product_id is not null)`
}

const findDifferences = async (db: Db, comparing: Comparing): Promise<Difference[]> => {
  const { collections } = comparing
  await disableCompiler(db)
  const found: Difference[] = []
  for (let from = 0; from < collections.length; from += rulesAtOnce) {
    const some = collections.slice(from, from + rulesAtOnce).map((one) => differencesOf(comparing, one))
    found.push(...(await sql<Difference>`${sql.join(some, sql` union all `)}`.execute(db)).rows)
  }
  return found
}

interface Members {
  readonly siteId: string
  readonly id: string
  readonly productIds: readonly string[]
}

/**
 * Locks products before any membership is written, as whoever changes a product does, and so that no other name or price is
 * written at the same time. Deleted ones are left out.
 */
const lockProducts = async (db: Db, siteId: string, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const products = db.selectFrom('product').select('id').where('site_id', '=', siteId)
  const rows = await products
    .where('id', 'in', [...ids, ''])
    .orderBy('id')
    .forShare()
    .execute()
  return new Set(rows.map(({ id }) => id))
}

const addMembers = async (db: Db, { siteId, id, productIds }: Members): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    insert into collection_product (site_id, collection_id, product_id, numeric_id, name, price, visible, last_updated)
    select site_id, ${id}, id, numeric_id, name, price, visible, last_updated from product
    where site_id = ${siteId} and id = any(${[...productIds]}::text[])
    on conflict do nothing returning product_id as id`.execute(db)
  return rows.map((row) => row.id)
}

const removeMembers = async (db: Db, { siteId, id, productIds }: Members): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    delete from collection_product
    where site_id = ${siteId} and collection_id = ${id} and product_id = any(${[...productIds]}::text[])
    returning product_id as id`.execute(db)
  return rows.map((row) => row.id)
}

const changeMembers = async (
  db: Db,
  { change, productIds, ...one }: Members & { readonly change: 'added' | 'removed' },
): Promise<void> => {
  const write = change === 'added' ? addMembers : removeMembers
  for (let from = 0; from < productIds.length; from += writtenAtOnce) {
    const changed = await write(db, { ...one, productIds: productIds.slice(from, from + writtenAtOnce) })
    await recordItems(db, one, { [change]: changed })
  }
}

/** Adds the products that match the rules of locked collections, and removes those that do not, among some products. */
export const applyRules = async (db: Db, comparing: Comparing): Promise<void> => {
  const { siteId, collections } = comparing
  const differences = await findDifferences(db, comparing)
  if (differences.length === 0) return
  const locked = await lockProducts(db, siteId, [...new Set(differences.map(({ productId }) => productId))])
  for (const { id } of collections) {
    const own = differences.filter(({ collectionId, productId }) => collectionId === id && locked.has(productId))
    const idsOf = (isMissing: boolean) =>
      own.filter((one) => one.isMissing === isMissing).map(({ productId }) => productId)
    await changeMembers(db, { siteId, id, change: 'removed', productIds: idsOf(false) })
    await changeMembers(db, { siteId, id, change: 'added', productIds: idsOf(true) })
  }
}
