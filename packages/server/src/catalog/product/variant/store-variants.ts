import type { Query, QueryMetadata } from '@vitrine/contract/calls/query.ts'
import type { StoreVariant } from '@vitrine/contract/entities/catalog/product/product.ts'
import {
  hasOwnVariants,
  onlyVariantId,
  variantImage,
  variantsOf,
  type ProductRecord,
  type VariantRecord,
} from '@vitrine/domain/catalog/product.ts'
import { sql, type RawBuilder } from 'kysely'
import { productMediaUrl } from '../../../ground/media/addresses.ts'
import { compileFilter, compileSort, type Field } from '../../../ground/query/conditions.ts'
import { findKeysetPage, readListing } from '../../../ground/query/keyset.ts'
import type { Site } from '../../../ground/site/sites.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { allProductsId, presentStock } from '../read/present/present-product.ts'
import { productColumns, stockReader, withComponents, type ProductRow } from '../read/product-rows.ts'
import { countUpTo } from '../read/counts.ts'
import { collectionIds, hasLowerName } from '../read/query-products.ts'
import { requireShortScan, variantIndexes } from '../read/scan-limits.ts'

const defaultLimit = 50
const longestName = 80

/** A product and the ID of one of its variants. */
type VariantRow = ProductRow & { readonly variant_id: string }

const column = (text: string): RawBuilder<unknown> => sql.raw(text)

/** All variants. A product without options has one, which stands for the product. */
const variants = sql`cross join lateral (
  select v->>'id' as variant_id, coalesce(v->>'sku', p.record->>'sku') as sku, (v->>'visible')::boolean as visible,
    true as managed, place
  from jsonb_array_elements(p.record->'variants') with ordinality as one(v, place)
  union all
  select ${sql.lit(onlyVariantId)}, p.record->>'sku', true, false, 1
  where jsonb_array_length(p.record->'variants') = 0
) v`

/** `combineStocks` of the domain in SQL. Columns are null for a variant without a stock level. */
const stock = sql`left join lateral (
  select bool_or(tracked) and not bool_or(not tracked and in_stock) as tracked, bool_or(not tracked and in_stock) as in_stock,
    case when max(quantity) > 0 then sum(greatest(quantity, 0)) else max(quantity) end as quantity
  from inventory_item i where i.site_id = p.site_id and i.product_id = p.id and i.variant_id = v.variant_id
) s on true`

/** Splits a store variant's ID into product ID and variant ID. */
const idsOf = (id: string): readonly [productId: string, variantId: string] => [
  id.slice(0, -onlyVariantId.length - 1),
  id.slice(-onlyVariantId.length),
]

/** Variants that may have one of these IDs. The index is on their products. */
const hasProductIn = (values: readonly unknown[]): RawBuilder<boolean> =>
  sql<boolean>`p.id = any(${values.map((id) => idsOf(String(id))[0])}::text[])`

/** Fields that store variants can be filtered and sorted by. */
const fields: Readonly<Record<string, Field>> = {
  id: { kind: 'text', column: column("(p.id || '-' || v.variant_id)"), narrowValues: hasProductIn },
  variantId: { kind: 'text', column: column('v.variant_id') },
  productId: { kind: 'text', column: column('p.id'), isNeverNull: true },
  productName: {
    kind: 'text',
    column: column('p.name'),
    sortBy: column('lower(p.name)'),
    narrowValues: hasLowerName,
    isNeverNull: true,
  },
  managedVariant: { kind: 'flag', column: column('v.managed') },
  sku: { kind: 'text', column: column('v.sku') },
  collectionIds: { kind: 'list', column: collectionIds },
  'stock.trackQuantity': { kind: 'flag', column: column('coalesce(s.tracked, false)') },
  'stock.quantity': { kind: 'number', column: column('case when s.tracked then s.quantity end') },
  'stock.inStock': {
    kind: 'flag',
    column: column('coalesce(case when s.tracked then s.quantity > 0 else s.in_stock end, true)'),
  },
}

const presentMedia = (row: VariantRow, site: Site): StoreVariant['media'] => {
  const variant = variantsOf(row.record).find(({ id }) => id === row.variant_id)
  const media = variant && variantImage(row.record, variant)
  if (!media) return undefined
  const { id, url = productMediaUrl(site, media), width, height, altText, focalPoint } = media
  const texts = { ...(altText !== undefined && { altText }), ...(focalPoint && { focalPoint }) }
  return { image: { id, url, width, height, ...texts } }
}

/** Returns the variant's choices in the order of the options. */
const nameOf = ({ options }: ProductRecord, { choices }: VariantRecord): string => {
  const words = options.flatMap((option) => choices[option.name] ?? []).join(', ')
  return [...words].slice(0, longestName).join('')
}

/** Presents a row as a store variant. */
const presentStoreVariant = (row: VariantRow, site: Site): StoreVariant => {
  const { record } = row
  const variant = variantsOf(record).find(({ id }) => id === row.variant_id)!
  const sku = variant.sku ?? record.sku
  const media = presentMedia(row, site)
  const name = nameOf(record, variant)
  return {
    id: `${row.id}-${variant.id}`,
    variantId: variant.id,
    productId: row.id,
    ...(name !== '' && { variantName: name }),
    productName: row.name,
    managedVariant: hasOwnVariants(record),
    ...(sku !== undefined && { sku }),
    stock: presentStock(stockReader(row)(variant.id)),
    choices: variant.choices,
    collectionIds: [allProductsId, ...row.collection_ids],
    ...(media && { media }),
  }
}

interface CatalogView {
  readonly site: Site
  /** Whether to include hidden products and variants. */
  readonly hidden: boolean
}

const from = ({ site, hidden }: CatalogView, condition: RawBuilder<boolean>) => sql`
  from product p ${variants} ${stock}
  where p.site_id = ${site.id} ${hidden ? sql`` : sql`and p.visible and v.visible`} and ${condition}`

const requireShort = async (db: Db, { site, hidden }: CatalogView, query: Query): Promise<void> => {
  const rows = sql`from product p where p.site_id = ${site.id}`
  if (!hidden) await requireShortScan(db, query, { rows, indexes: variantIndexes })
}

/** Lists a page of variants across products, by default those of the newest product first. */
export const queryStoreVariants = async (
  db: Db,
  { query = {}, ...view }: CatalogView & { query: Query | undefined },
): Promise<{ variants: StoreVariant[]; metadata: QueryMetadata }> => {
  if (query.cursorPaging) {
    const wanted = readListing(query, { defaultSort: [{ fieldName: 'productId' }], path: 'query' })
    await requireShort(db, view, wanted.listing)
    const { rows, metadata } = await findKeysetPage<VariantRow>(db, wanted, {
      columns: sql`${productColumns}, v.variant_id`,
      from: from(view, sql`true`),
      fields,
      tieBreak: [
        { kind: 'number', column: column('p.numeric_id') },
        { kind: 'number', column: column('v.place') },
      ],
      toMinor: Number,
      path: 'query',
    })
    const shown = await withComponents(db, view.site.id, rows)
    return { variants: shown.map((row) => presentStoreVariant(row, view.site)), metadata }
  }
  const { limit = defaultLimit, offset = 0 } = query.paging ?? {}
  const source = from(view, compileFilter(query.filter, { fields, toMinor: Number }))
  const order = compileSort(query.sort ?? [], { fields, tieBreak: sql`p.numeric_id desc, v.place` })
  await requireShort(db, view, query)
  const { rows } = await sql<VariantRow>`
    select ${productColumns}, v.variant_id ${source} order by ${order} limit ${limit} offset ${offset}`.execute(db)
  const isLast = rows.length > 0 && rows.length < limit
  const total = isLast ? { total: offset + rows.length } : await countUpTo(db, source)
  const shown = await withComponents(db, view.site.id, rows)
  return {
    variants: shown.map((row) => presentStoreVariant(row, view.site)),
    metadata: { count: rows.length, offset, ...total },
  }
}

/** Finds a variant by `{productId}-{variantId}`. */
export const findStoreVariant = async (db: Db, view: CatalogView, id: string): Promise<StoreVariant | undefined> => {
  const [productId, variantId] = idsOf(id)
  const isSameVariant = sql<boolean>`p.id = ${productId} and v.variant_id = ${variantId}`
  const { rows } = await sql<VariantRow>`
    select ${productColumns}, v.variant_id ${from(view, isSameVariant)}`.execute(db)
  const [found] = await withComponents(db, view.site.id, rows)
  return found && presentStoreVariant(found, view.site)
}
