import { defaultVariantId, onlyVariantId, variantsOf, type ProductRecord } from '@vitrine/domain/catalog/product.ts'
import { defaultLocationId } from '@vitrine/domain/stock/locations.ts'
import { sql } from 'kysely'
import { invalidField, Refusal, required, invalidBecause } from '../../../../ground/base/refusal.ts'
import type { Db } from '../../../../ground/database/tables.ts'
import { holdLocations } from '../../location/locations.ts'
import { attempt, madeBy, type Attempt } from '../attempt.ts'
import type { Sent } from './edit-item.ts'
import { insertItems, lockProducts, refuseBundle, type ItemRow, type ItemState } from './item-store.ts'

/** An item to create. */
export interface NewItem extends Sent {
  /** Returns its state. Refuses it by throwing. */
  readonly state: () => ItemState
}

/** Identifies an item: its product, the V1 ID of its variant, and its location. */
interface ItemKey {
  readonly productId: string
  readonly variantId: string
  readonly locationId: string
}

const keyOf = ({ productId, variantId, locationId }: ItemKey): string => `${productId}/${variantId}/${locationId}`
const keyOfRow = (row: ItemRow): string =>
  keyOf({ productId: row.product_id, variantId: row.variant_id, locationId: row.location_id })

/** What items of a request can refer to. The products are locked and the locations are kept until the transaction ends. */
interface Known {
  readonly siteId: string
  readonly products: ReadonlyMap<string, ProductRecord>
  readonly locations: ReadonlySet<string>
}

const lockKnown = async (db: Db, siteId: string, items: readonly Sent[]): Promise<Known> => {
  const productIds = items.flatMap(({ sent }) => sent.productId?.toLowerCase() ?? [])
  const locationIds = [defaultLocationId(siteId), ...items.flatMap(({ sent }) => sent.locationId?.toLowerCase() ?? [])]
  await lockProducts(db, siteId, productIds)
  const { rows } = await sql<{ id: string; record: ProductRecord }>`
    select id, record from product where site_id = ${siteId} and id = any(${productIds}::text[])`.execute(db)
  const locations = await holdLocations(db, siteId, locationIds)
  return { siteId, products: new Map(rows.map(({ id, record }) => [id, record])), locations }
}

/** Returns which item is meant. Refuses products, variants and locations that do not exist. */
const readKey = ({ sent, path }: Sent, { siteId, products, locations }: Known): ItemKey => {
  const productId = required(sent.productId, `${path}.productId`).toLowerCase()
  const sentVariant = required(sent.variantId, `${path}.variantId`).toLowerCase()
  const record = products.get(productId)
  if (!record) throw invalidBecause(`${path}.productId`, 'UNKNOWN', { description: 'is not a product of the store' })
  refuseBundle({ is_bundle: record.bundle !== undefined })
  const variantId = sentVariant === defaultVariantId(productId) ? onlyVariantId : sentVariant
  if (!variantsOf(record).some(({ id }) => id === variantId))
    throw invalidField(`${path}.variantId`, 'is not a variant of the product')
  const locationId = sent.locationId?.toLowerCase() ?? defaultLocationId(siteId)
  if (!locations.has(locationId))
    throw invalidBecause(`${path}.locationId`, 'UNKNOWN', { description: 'is not a location of the store' })
  return { productId, variantId, locationId }
}

const readNew = (item: NewItem, known: Known) => {
  const key = readKey(item, known)
  const { productId: product_id, variantId: variant_id, locationId: location_id } = key
  return { key: keyOf(key), row: { site_id: known.siteId, product_id, variant_id, location_id, ...item.state() } }
}

/** Inserts items. An item whose variant has one at the location is refused. */
export const insertEach = async (db: Db, siteId: string, items: readonly NewItem[]): Promise<Attempt<ItemRow>[]> => {
  const known = await lockKnown(db, siteId, items)
  const attempts = items.map((item) => attempt(() => readNew(item, known)))
  const rows = madeBy(attempts).map(({ row }) => row)
  const inserted = await insertItems(db, rows, { reason: 'MANUAL' })
  const byKey = new Map(inserted.map((row) => [keyOfRow(row), row]))
  return attempts.map((one): Attempt<ItemRow> => {
    if ('refusal' in one) return one
    const row = byKey.get(one.made.key)
    // A second item with the same key was not inserted.
    byKey.delete(one.made.key)
    return row ? { made: row } : { refusal: new Refusal('ITEM_ALREADY_EXISTS') }
  })
}

interface UpsertPlan {
  readonly found: readonly { readonly item: Sent; readonly id: string }[]
  readonly missing: readonly Sent[]
  readonly refused: readonly (readonly [Sent, Attempt<never>])[]
}

const readKeys = (items: readonly Sent[], known: Known): (readonly [Sent, Attempt<ItemKey>])[] => {
  const seen = new Set<string>()
  const readNext = (item: Sent): ItemKey => {
    const key = readKey(item, known)
    if (seen.has(keyOf(key)))
      throw invalidField(item.path, 'is in the request already', 'VALIDATION', 'DUPLICATE_BULK_UPSERT_KEY')
    seen.add(keyOf(key))
    return key
  }
  return items.map((item) => [item, attempt(() => readNext(item))])
}

/** Decides which items of a request to update and which to create, by variant and location. */
export const upsertPlan = async (db: Db, siteId: string, items: readonly Sent[]): Promise<UpsertPlan> => {
  const keys = readKeys(items, await lockKnown(db, siteId, items))
  const made = keys.flatMap(([item, one]) => ('made' in one ? [{ item, key: one.made }] : []))
  const productIds = [...new Set(made.map(({ key }) => key.productId))]
  const { rows } = await sql<ItemRow>`
    select * from inventory_item where site_id = ${siteId} and product_id = any(${productIds}::text[])
      and variant_id = any(${made.map(({ key }) => key.variantId)}::text[])`.execute(db)
  const idByKey = new Map(rows.map((row) => [keyOfRow(row), row.id]))
  const idOf = ({ key }: { readonly key: ItemKey }) => idByKey.get(keyOf(key))
  return {
    found: made.flatMap((one) => (idOf(one) === undefined ? [] : [{ item: one.item, id: idOf(one)! }])),
    missing: made.flatMap((one) => (idOf(one) === undefined ? [one.item] : [])),
    refused: keys.flatMap(([item, one]) => ('refusal' in one ? [[item, one] as const] : [])),
  }
}
