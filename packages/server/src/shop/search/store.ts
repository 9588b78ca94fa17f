import type { SearchSynonyms } from '@vitrine/contract/entities/search.ts'
import type { MediaRecord } from '@vitrine/domain/catalog/product.ts'
import { sql, type RawBuilder } from 'kysely'
import { prepared } from '../../ground/database/prepared.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { Note } from '../catalog/changes.ts'
import { inventoryStatus } from '../catalog/query-products.ts'
import { configurationsAsJson } from './languages.ts'
import type { Choice, IndexedProduct } from './indexed-product.ts'

/** A text without accents, as `foldText` of the domain says it. */
const folded = (text: RawBuilder<unknown>) =>
  sql`replace(lower(regexp_replace(normalize(coalesce(${text}, ''), nfkd), '[\\u0300-\\u036f\\u0591-\\u05c7]', '', 'g')), 'ß', 'ss')`

const stemmed = (configuration: string, text: RawBuilder<unknown>, field: 'A' | 'B' | 'C' | 'D') =>
  sql`setweight(to_tsvector(${configuration}::regconfig, ${folded(text)}), ${sql.lit(field)})`

/** The choices that buyers can make: of each some variant is shown. */
const choices = sql`coalesce((
  select jsonb_agg(jsonb_build_array(o->>'name', o->>'type', c->>'value', c->>'description'))
  from jsonb_array_elements(p.record->'options') o, jsonb_array_elements(o->'choices') c
  where exists (select from jsonb_array_elements(p.record->'variants') v
    where (v->>'visible')::boolean and v->'choices'->>(o->>'name') = c->>'description')), '[]')`

/** The texts of a product by field, in the language of the store. */
const ownTexts = (configuration: string) => sql`
  ${stemmed(configuration, sql`p.name`, 'A')}
  || ${stemmed(configuration, sql`p.record->>'brand'`, 'B')}
  || ${stemmed(
    configuration,
    sql`concat_ws(' ', p.record->>'ribbon', (
      select string_agg(concat_ws(' ', o->>'name', c->>'description'), ' ')
      from jsonb_array_elements(p.record->'options') o, jsonb_array_elements(o->'choices') c))`,
    'C',
  )}
  || ${stemmed(
    configuration,
    sql`concat_ws(' ', p.record->>'description', (
      select string_agg(concat_ws(' ', i->>'title', i->>'description'), ' ')
      from jsonb_array_elements(p.record->'infoSections') i))`,
    'D',
  )}`

const saidConfiguration = sql`coalesce(${configurationsAsJson}::jsonb->>said.key, 'simple')`
const stemmedAsSaid = (text: RawBuilder<unknown>, field: 'A' | 'C' | 'D') =>
  sql`setweight(to_tsvector((${saidConfiguration})::regconfig, ${folded(text)}), ${sql.lit(field)})`

/** The words of a product in other languages, each stemmed in its own. */
const translatedTerms = sql`
  select term.lexeme, coalesce((select min(w) from unnest(term.weights) w), 'D') as field
  from jsonb_each(p.translations) said, unnest(
    ${stemmedAsSaid(sql`said.value->>'name'`, 'A')}
    || ${stemmedAsSaid(
      sql`concat_ws(' ', said.value->>'ribbon', (
        select string_agg(concat_ws(' ', o->>'translatedName', c->>'translatedDescription'), ' ')
        from jsonb_array_elements(said.value->'productOptions') o
        left join jsonb_array_elements(o->'choices') c on true))`,
      'C',
    )}
    || ${stemmedAsSaid(
      sql`concat_ws(' ', said.value->>'description', (
        select string_agg(concat_ws(' ', i->>'title', i->>'description'), ' ')
        from jsonb_array_elements(said.value->'additionalInfoSections') i))`,
      'D',
    )}) term`

/** SKUs are whole words, whatever the language. */
const skus = sql`
  select lower(regexp_replace(sku, '\\s', '', 'g')) as lexeme, 'B' as field from (
    select p.record->>'sku' as sku union
    select v->>'sku' from jsonb_array_elements(p.record->'variants') v) of_product
  where sku ~ '\\S'`

const mostTermLength = 60

interface Slice {
  readonly siteId: string
  readonly language: string
  readonly configuration: string
  readonly ids: readonly string[]
}

/**
 * Makes what is missing or older than its product. Two servers may do it at once: the newer product wins. The products
 * are held meanwhile, so that none is deleted under its document.
 */
const makeDocuments = ({ siteId, language, configuration, ids }: Slice) => sql`
  insert into search_document (site_id, product_id, revision, language, terms, choices)
  select p.site_id, p.id, p.revision, ${language}, coalesce((
      select string_agg(lexeme || ' ' || field, chr(10)) from (
        select lexeme, min(field) as field from (
          select lexeme, coalesce((select min(w) from unnest(weights) w), 'D') as field
          from unnest(${ownTexts(configuration)})
          union all ${translatedTerms}
          union all ${skus}) every_field
        where length(lexeme) <= ${sql.lit(mostTermLength)} group by lexeme) terms), ''), ${choices}
  from (
    select p.* from product p
    where p.site_id = ${siteId} and p.id = any(${[...ids]}) and not exists (
      select from search_document d
      where d.site_id = p.site_id and d.product_id = p.id and d.revision = p.revision and d.language = ${language})
    order by p.id for key share of p) p
  on conflict (site_id, product_id) do update set revision = excluded.revision, language = excluded.language,
    terms = excluded.terms, choices = excluded.choices
  where search_document.revision <= excluded.revision`

interface Row extends Omit<IndexedProduct, 'choices'> {
  readonly choices: readonly Choice[]
}

/** Products as an index holds them; those that are gone are left out. */
export const readIndexed = async (db: Db, slice: Slice): Promise<IndexedProduct[]> => {
  await makeDocuments(slice).execute(db)
  const { rows } = await sql<Row>`
    select p.id, p.numeric_id as "numericId", p.name, p.visible, p.discounted_price as price,
      p.discounted_price < p.price as "isOnSale", ${inventoryStatus} <> 'OUT_OF_STOCK' as "isInStock",
      p.record->>'brand' as brand, d.terms, d.choices,
      array(select c.collection_id from collection_product c
        where c.site_id = p.site_id and c.product_id = p.id) as "collectionIds",
      coalesce((select sum(s.quantity) from order_product s where s.site_id = p.site_id and s.product_id = p.id
        and s.placed_date > now() - interval '90 days'), 0)::float8 as sold
    from product p join search_document d on d.site_id = p.site_id and d.product_id = p.id
    where p.site_id = ${slice.siteId} and p.id = any(${[...slice.ids]})`.execute(db)
  return rows
}

export const readIds = async (db: Db, siteId: string, after: string, limit: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from product where site_id = ${siteId} and id > ${after} order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Pieces sold in the last 90 days. */
export const readSales = async (db: Db, siteId: string): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ id: string; sold: number }>`
    select product_id as id, sum(quantity)::float8 as sold from order_product
    where site_id = ${siteId} and placed_date > now() - interval '90 days' group by product_id`.execute(db)
  return new Map(rows.map(({ id, sold }) => [id, sold]))
}

export const readNotes = async (db: Db, siteId: string): Promise<Note[]> =>
  db
    .selectFrom('catalog_change')
    .select(['id', 'notes', 'product_ids', 'is_folded'])
    .where('site_id', '=', siteId)
    .execute()

export interface IndexedCollection {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly visible: boolean
  readonly terms: readonly string[]
}

/** The collections of a store, with the words of their names. */
export const readCollections = async (db: Db, siteId: string, configuration: string): Promise<IndexedCollection[]> => {
  const { rows } = await sql<IndexedCollection>`
    select id, name, slug, visible,
      tsvector_to_array(to_tsvector(${configuration}::regconfig, ${folded(sql`name`)})) as terms
    from collection where site_id = ${siteId} order by position, numeric_id`.execute(db)
  return rows
}

const selectStems = prepared(
  (configuration: string, words: readonly string[]) => sql<{ stems: string[] }>`
    select array(
      select coalesce((select lexeme from unnest(to_tsvector(${configuration}::regconfig, word))
        order by length(lexeme) desc limit 1), '')
      from unnest(${words}::text[]) with ordinality asked(word, place) order by place) as stems`,
)

/** The stem of each word; none where it says nothing, such as “the”. */
export const readStems = async (db: Db, configuration: string, words: readonly string[]): Promise<string[]> =>
  (await selectStems(db, configuration, [...words])).rows[0]!.stems

export const readSynonyms = async (db: Db, siteId: string): Promise<readonly SearchSynonyms[]> => {
  const found = await db
    .selectFrom('search_settings')
    .select('synonyms')
    .where('site_id', '=', siteId)
    .executeTakeFirst()
  return found?.synonyms ?? []
}

export const saveSynonyms = async (db: Db, siteId: string, synonyms: readonly SearchSynonyms[]): Promise<void> => {
  const saved = { synonyms: JSON.stringify(synonyms) }
  await db
    .insertInto('search_settings')
    .values({ site_id: siteId, ...saved })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet(saved))
    .execute()
}

/** What a suggestion shows of a product. */
export interface Card {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly visible: boolean
  readonly price: number
  readonly discounted_price: number
  readonly media: MediaRecord | null
}

export const readCards = async (db: Db, siteId: string, ids: readonly string[]): Promise<Card[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<Card>`
    select id, name, slug, visible, price, discounted_price, record->'media'->0 as media from product
    where site_id = ${siteId} and id = any(${[...ids]})`.execute(db)
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}
