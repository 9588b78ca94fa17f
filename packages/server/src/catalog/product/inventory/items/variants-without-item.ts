import type { InventorySearchDetails } from '@vitrine/contract/entities/catalog/stock/inventory-search.ts'
import { onlyVariantId } from '@vitrine/domain/catalog/product.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../../ground/database/tables.ts'
import { noMoney } from '../../../../ground/entity/entity-kind.ts'
import { compileFilter, type Field } from '../../../../ground/query/conditions.ts'
import { containsWordsIn } from './query-items.ts'

const variantId = sql`coalesce(variant.v->>'id', ${sql.lit(onlyVariantId)})`

/** Fields that variants can be filtered by. */
export const variantFields: Readonly<Record<string, Field>> = {
  productId: { kind: 'text', column: sql`p.id`, isNeverNull: true },
  variantId: {
    kind: 'text',
    column: sql`coalesce(variant.v->>'id', overlay(p.id placing '8' from 15 for 1))`,
    isNeverNull: true,
  },
  visible: { kind: 'flag', column: sql`p.visible`, isNeverNull: true },
  'product.name': { kind: 'text', column: sql`p.name`, isNeverNull: true },
  'product.brand.id': { kind: 'text', column: sql`(p.record->'brand'->>'id')` },
  'product.variantName': {
    kind: 'text',
    column: sql`(
      select string_agg(variant.v->'choices'->>(o->>'name'), ', ' order by place)
      from jsonb_array_elements(p.record->'options') with ordinality as options(o, place))`,
  },
  'product.variantSku': { kind: 'text', column: sql`coalesce(variant.v->>'sku', p.record->>'sku')` },
  'product.variantBarcode': { kind: 'text', column: sql`(variant.v->>'barcode')` },
  'product.directCategoryIds': {
    kind: 'list',
    column: sql`array(select c.collection_id from collection_product c
      where c.site_id = p.site_id and c.product_id = p.id)`,
  },
}

/** A variant without an inventory item at a location. */
export interface VariantWithoutItem {
  readonly productId: string
  /** Its ID in catalog V1. */
  readonly variantId: string
}

interface Matching {
  readonly siteId: string
  readonly locationId: string
  readonly filter?: unknown
  readonly search?: InventorySearchDetails | undefined
  /** The last variant of the previous page. */
  readonly after?: VariantWithoutItem | undefined
  readonly limit: number
}

const isAfter = (after: VariantWithoutItem | undefined): RawBuilder<unknown> =>
  after
    ? sql`p.id >= ${after.productId} and (p.id, ${variantId}) > (${after.productId}, ${after.variantId})`
    : sql`true`

/** Lists variants that match and have no item at a location, in their order, after one of them. */
export const listVariantsWithoutItem = async (
  db: Db,
  { siteId, locationId, filter, search, after, limit }: Matching,
): Promise<VariantWithoutItem[]> => {
  const { rows } = await sql<VariantWithoutItem>`
    select p.id as "productId", ${variantId} as "variantId"
    from product p left join lateral jsonb_array_elements(p.record->'variants') as variant(v) on true
    where p.site_id = ${siteId} and not p.record ? 'bundle' and ${isAfter(after)}
      and not exists (select from inventory_item i where i.site_id = p.site_id and i.product_id = p.id
        and i.variant_id = ${variantId} and i.location_id = ${locationId})
      and ${compileFilter(filter, { fields: variantFields, toMinor: noMoney, path: '' })}
      and ${containsWordsIn(variantFields, search)}
    order by p.id, 2 limit ${limit}`.execute(db)
  return rows
}
