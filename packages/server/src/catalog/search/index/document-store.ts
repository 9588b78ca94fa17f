import { productFactNames, translatedFactNames } from '@vitrine/contract/entities/catalog/product/product-facts.ts'
import { productFacts } from '@vitrine/domain/catalog/facts/product-facts.ts'
import { longestText } from '@vitrine/domain/search/terms.ts'
import { sql, type RawBuilder } from 'kysely'
import { transact } from '../../../ground/database/transact.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { documentsOf, type ProductDocument, type ProductTexts } from './documents.ts'
import type { IndexedProduct } from './segment.ts'

const codesOfVariant = sql`nullif(concat_ws(chr(10), v->>'sku', v->>'barcode'), '')`

/** SKUs and barcodes of a product and its visible variants, one per line. */
const skus = sql`concat_ws(chr(10), p.record->>'sku', p.record->>'barcode', (
  select string_agg(distinct ${codesOfVariant}, chr(10))
  from jsonb_array_elements(p.record->'variants') v where (v->>'visible')::boolean))`

/** SKUs and barcodes of hidden variants. */
const hiddenSkus = sql`(select string_agg(distinct ${codesOfVariant}, chr(10))
  from jsonb_array_elements(p.record->'variants') v where not (v->>'visible')::boolean)`

const searchedFacts = productFactNames.filter((name) => productFacts[name].isSearched)
const searchedTranslations = translatedFactNames.filter((name) => productFacts[name].isSearched)

/** The searched facts among the keys of a JSON object, as arguments of `concat_ws`. */
const factWords = (object: RawBuilder<unknown>, names: readonly string[]) =>
  sql.join([sql`null`, ...names.map((name) => sql`${object}->>${sql.lit(name)}`)])

const ribbonNames = sql`concat_ws(' ', p.record->'ribbon'->>'name', (
  select string_agg(ribbon->>'name', ' ') from jsonb_array_elements(p.record->'additionalRibbons') ribbon))`

const optionWords = sql`concat_ws(' ', ${ribbonNames}, ${factWords(sql`p.record`, searchedFacts)}, (
  select string_agg(concat_ws(' ', o->>'name', c->>'description'), ' ')
  from jsonb_array_elements(p.record->'options') o, jsonb_array_elements(o->'choices') c))`

const longWords = sql`concat_ws(' ', p.record->>'description', (
  select string_agg(concat_ws(' ', i->>'title', i->>'description'), ' ')
  from jsonb_array_elements(p.record->'infoSections') i))`

const translatedOptionWords = sql`concat_ws(' ', words.value->>'ribbon', ${factWords(sql`words.value`, searchedTranslations)}, (
  select string_agg(concat_ws(' ', o->>'translatedName', c->>'translatedDescription'), ' ')
  from jsonb_array_elements(words.value->'productOptions') o
  left join jsonb_array_elements(o->'choices') c on true))`

const translatedLongWords = sql`concat_ws(' ', words.value->>'description', (
  select string_agg(concat_ws(' ', i->>'title', i->>'description'), ' ')
  from jsonb_array_elements(words.value->'additionalInfoSections') i))`

/** The visible variants. */
const shownVariants = sql`jsonb_array_elements(p.record->'variants') with ordinality v(value, place)
  where (v.value->>'visible')::boolean`

const hasVariants = sql`jsonb_array_length(p.record->'variants') > 0`

/** Format: see `traits.ts`. A product without options has one variant without choices. */
const variants = sql`jsonb_build_object(
  'options', coalesce((
    select jsonb_agg(jsonb_build_array(o->>'name', case when o->>'type' = 'color' then (
        select jsonb_object_agg(c->>'description', c->>'value') from jsonb_array_elements(o->'choices') c) end)
      order by option_place)
    from jsonb_array_elements(p.record->'options') with ordinality options(o, option_place)), '[]'),
  'variants', case when ${hasVariants} then coalesce((
    select jsonb_agg(coalesce((
        select jsonb_agg(v.value->'choices'->>(o->>'name') order by option_place)
        from jsonb_array_elements(p.record->'options') with ordinality options(o, option_place)), '[]') order by v.place)
    from ${shownVariants}), '[]') else '[[]]' end,
  'hidden', (select count(*) from jsonb_array_elements(p.record->'variants') v where not (v->>'visible')::boolean))::text`

const onlyVariantId = '00000000-0000-0000-0000-000000000000'
/** Visible variants first, as in `attributes.ts`. */
const variantIds = sql`case when ${hasVariants} then array(
  select v.value->>'id' from jsonb_array_elements(p.record->'variants') with ordinality v(value, place)
  order by not (v.value->>'visible')::boolean, v.place) else array[${sql.lit(onlyVariantId)}] end`

interface IndexScope {
  readonly siteId: string
  readonly language: string
  readonly configuration: string
}

/** Reads the texts that documents are built from. */
const readTexts = async (db: Db, { siteId }: IndexScope, ids: readonly string[]): Promise<ProductTexts[]> =>
  (
    await sql<ProductTexts>`
      select p.id, p.revision, p.name, p.record, p.record->'brand'->>'name' as brand, ${skus} as skus, ${hiddenSkus} as "hiddenSkus",
        left(${optionWords}, ${sql.lit(longestText)}) as options, left(${longWords}, ${sql.lit(longestText)}) as long, (
          select jsonb_agg(jsonb_build_object('language', words.key, 'name', coalesce(words.value->>'name', ''),
            'options', left(${translatedOptionWords}, ${sql.lit(longestText)}),
            'long', left(${translatedLongWords}, ${sql.lit(longestText)})))
          from jsonb_each(p.translations) words) as translations
      from product p where p.site_id = ${siteId} and p.id = any(${[...ids]})`.execute(db)
  ).rows

/**
 * Inserts documents of products. If two servers do it at once, the newer product revision wins. Products are locked
 * meanwhile, so that none is deleted under its document. Products changed since their texts were read are skipped.
 */
const insertDocuments = ({ siteId, language }: IndexScope, documents: readonly ProductDocument[]) => {
  const column = (of: (document: ProductDocument) => unknown) => documents.map(of)
  return sql`
    insert into search_document (site_id, product_id, revision, language, name, brand, terms, attributes, variants, variant_ids)
    select p.site_id, p.id, p.revision, ${language}, d.name, p.record->'brand'->>'name',
      d.terms, d.attributes, ${variants}, ${variantIds}
    from (select * from product where site_id = ${siteId} and id = any(${column(({ id }) => id)}) order by id
      for key share) p
    join unnest(${column(({ id }) => id)}::text[], ${column(({ revision }) => revision)}::bigint[],
      ${column(({ name }) => name)}::text[], ${column(({ terms }) => terms)}::text[],
      ${column(({ attributes }) => attributes)}::text[]) d(id, revision, name, terms, attributes)
      on d.id = p.id and d.revision = p.revision
    on conflict (site_id, product_id) do update set revision = excluded.revision, language = excluded.language,
      name = excluded.name, brand = excluded.brand, terms = excluded.terms, attributes = excluded.attributes,
      variants = excluded.variants,
      variant_ids = excluded.variant_ids
    where search_document.revision <= excluded.revision`
}

/** Disables JIT compilation: for these many small expressions it takes four times as long as the query itself. */
const withoutCompiler = <Result>(db: Db, work: (transaction: Db) => Promise<Result>): Promise<Result> =>
  transact(
    db,
    async (transaction) => {
      await sql`set local jit = off`.execute(transaction)
      return work(transaction)
    },
    { statementMs: 0 },
  )

const makeDocuments = async (db: Db, scope: IndexScope, ids: readonly string[]): Promise<void> => {
  const texts = await withoutCompiler(db, (transaction) => readTexts(transaction, scope, ids))
  const documents = await documentsOf(db, scope.configuration, texts)
  await withoutCompiler(db, (transaction) => insertDocuments(scope, documents).execute(transaction))
}

type Row = Omit<IndexedProduct, 'terms'> & { readonly terms: string | null }

/** Products with their documents, whose columns are null if there is none or it is older than the product. */
const columns = sql`
  p.id, p.numeric_id as "numericId", p.revision, p.visible, p.discounted_price as price,
  p.discounted_price < p.price as "isOnSale", p.slug, p.handle, p.import_id as "importId", p.name as "originalName",
  floor(extract(epoch from p.created_date) * 1000)::float8 as "createdDate",
  floor(extract(epoch from p.last_updated) * 1000)::float8 as "updatedDate",
  d.name, d.brand, d.terms, d.attributes, d.variants, (
    select string_agg(place::text, ',' order by place) from (
      select array_position(d.variant_ids, i.variant_id) as place from inventory_item i
      where i.site_id = p.site_id and i.product_id = p.id group by i.variant_id
      having not bool_or(case when i.tracked then i.quantity > 0 else i.in_stock end)) places) as "soldOut", (
    select string_agg(c.collection_id, ',' order by c.collection_id) from collection_product c
    where c.site_id = p.site_id and c.product_id = p.id) as "collectionSet",
  (select string_agg(place || case when is_orderable then '+' else '' end, ',' order by place) from (
    select array_position(d.variant_ids, i.variant_id) as place,
      not bool_or(case when i.tracked then i.quantity > 0 else i.in_stock end) and sum(greatest(
        case when i.preorder_enabled then i.preorder_limit - i.preorder_counter else 0 end, 0)) > 0 as is_orderable
    from inventory_item i where i.site_id = p.site_id and i.product_id = p.id
    group by i.variant_id having bool_or(i.preorder_enabled)) places) as "preorders",
  (select g.tax_group_id from product_tax_group g
    where g.site_id = p.site_id and g.product_id = p.id) as "taxGroupId",
  (select o.profile_id from product_delivery_profile o
    where o.site_id = p.site_id and o.product_id = p.id) as "deliveryProfileId"`

/** Looks up each document by its key. Without statistics the planner would read all of them for a few. */
const joined = ({ siteId, language }: IndexScope) => sql`
  from product p left join lateral (
    select * from search_document found where found.site_id = p.site_id and found.product_id = p.id limit 1
  ) d on d.revision = p.revision and d.language = ${language}
  where p.site_id = ${siteId}`

const readRows = async (db: Db, scope: IndexScope, ids: readonly string[]): Promise<Row[]> =>
  (await sql<Row>`select ${columns} ${joined(scope)} and p.id = any(${[...ids]})`.execute(db)).rows

const hasDocument = (row: Row): row is IndexedProduct => row.terms !== null

/** Number of documents built at once. */
const madeAtOnce = 200

/** Completes rows after building missing documents. Changes made meanwhile are read with their notes. */
const complete = async (db: Db, scope: IndexScope, rows: readonly Row[]): Promise<IndexedProduct[]> => {
  const missing = rows.filter((row) => !hasDocument(row)).map(({ id }) => id)
  const made: Row[] = []
  for (let from = 0; from < missing.length; from += madeAtOnce) {
    const ids = missing.slice(from, from + madeAtOnce)
    await makeDocuments(db, scope, ids)
    made.push(...(await readRows(db, scope, ids)))
  }
  return [...rows, ...made].filter(hasDocument).sort((one, other) => one.numericId - other.numericId)
}

/** Reads products for an index. Deleted ones are omitted. */
export const readIndexed = async (db: Db, scope: IndexScope, ids: readonly string[]): Promise<IndexedProduct[]> =>
  complete(db, scope, await readRows(db, scope, ids))

/** Reads the next products of a store by number. `next` is absent after the last page. */
export const readIndexedAfter = async (
  db: Db,
  scope: IndexScope,
  { after, limit }: { after: number; limit: number },
): Promise<{ readonly products: readonly IndexedProduct[]; readonly next?: number }> => {
  const { rows } = await sql<Row>`
    select ${columns} ${joined(scope)} and p.numeric_id > ${after} order by p.numeric_id limit ${sql.lit(limit)}`.execute(
    db,
  )
  const products = await complete(db, scope, rows)
  return rows.length < limit ? { products } : { products, next: rows.at(-1)!.numericId }
}

/** Lists the stores searched most recently, whose indexes are worth building in advance. */
export const readSearchedSites = async (db: Db, limit: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from site s where exists (select from search_document d where d.site_id = s.id) limit ${limit}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
