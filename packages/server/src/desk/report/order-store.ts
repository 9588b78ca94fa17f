import type { Contribution } from '@vitrine/domain/report/contributions.ts'
import { sql } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import type { CollectionsByProduct, NamedGroup } from './reported-order.ts'

/** What the sums contain of an order. */
export interface Counted {
  readonly contributions: readonly Contribution[]
  /** The collections of its products when it was first counted. */
  readonly collections: CollectionsByProduct
}

/** Locks what the sums contain of some orders, so that two servers do not replace it at the same time. */
export const lockCounted = async (
  db: Db,
  siteId: string,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Counted>> => {
  await sql`
    insert into report_order (site_id, order_id)
    select ${siteId}, id from unnest(${[...orderIds]}::text[]) as sent(id) order by id
    on conflict do nothing`.execute(db)
  const rows = await db
    .selectFrom('report_order')
    .select(['order_id', 'contributions', 'collections'])
    .where('site_id', '=', siteId)
    .where('order_id', 'in', [...orderIds])
    .orderBy('order_id')
    .forUpdate()
    .execute()
  return new Map(rows.map(({ order_id: id, ...counted }) => [id, counted]))
}

export const saveCounted = async (db: Db, siteId: string, counted: ReadonlyMap<string, Counted>): Promise<void> => {
  const rows = [...counted].map(([id, one]) => ({ id, ...one }))
  const update = sql`
    update report_order set contributions = sent.contributions, collections = sent.collections
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sent(id text, contributions jsonb, collections jsonb)
    where site_id = ${siteId} and order_id = sent.id`
  await update.execute(db)
}

interface FoundCollections {
  readonly byProduct: CollectionsByProduct
  readonly groups: readonly NamedGroup[]
}

/** Finds the collections of products now, with their names. */
export const findCollectionsOf = async (
  db: Db,
  siteId: string,
  productIds: readonly string[],
): Promise<FoundCollections> => {
  if (productIds.length === 0) return { byProduct: {}, groups: [] }
  const { rows } = await sql<{ product: string; id: string; name: string }>`
    select one.product_id as product, collection.id, collection.name
    from collection_product one
    join collection on collection.site_id = one.site_id and collection.id = one.collection_id
    where one.site_id = ${siteId} and one.product_id = any(${[...productIds]}::text[])
    order by collection.id`.execute(db)
  const ofProduct = (product: string) => rows.filter((row) => row.product === product).map(({ id }) => id)
  return {
    byProduct: Object.fromEntries(productIds.map((product) => [product, ofProduct(product)])),
    groups: rows.map(({ id, name }) => ({ kind: 'COLLECTION', key: id, name })),
  }
}

/** A name of a group, with the date of the order that it is from. */
export type DatedName = NamedGroup & { readonly date: Date }

/** Saves names of groups, unless those of a later order are known. */
export const saveNames = async (db: Db, siteId: string, names: readonly DatedName[]): Promise<void> => {
  if (names.length === 0) return
  const statement = sql`
    insert into report_name (site_id, kind, key, name, noted_date)
    select distinct on (kind, key) ${siteId}, kind, key, name, date
    from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as sent(kind text, key text, name text, date timestamptz)
    where name <> ''
    order by kind, key, date desc
    on conflict (site_id, kind, key) do update set name = excluded.name, noted_date = excluded.noted_date
      where report_name.noted_date <= excluded.noted_date and report_name.name <> excluded.name`
  await statement.execute(db)
}

/** Lists orders that the sums contain, a page at a time. */
export const listCountedOrders = async (
  db: Db,
  { siteId, after, limit }: { readonly siteId: string; readonly after: string; readonly limit: number },
): Promise<string[]> => {
  const orders = db.selectFrom('report_order').select('order_id').where('site_id', '=', siteId)
  const rows = await orders.where('order_id', '>', after).orderBy('order_id').limit(limit).execute()
  return rows.map(({ order_id: id }) => id)
}
