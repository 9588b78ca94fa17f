import { productFactNames, translatedFactNames } from '@vitrine/contract/entities/catalog/product/product-facts.ts'
import { sql } from 'kysely'

/** The alias of the product's table: a product, or a component of it. */
type Alias = 'p' | 'c'

/** The stock of a product's variants. */
export const stockFor = (alias: Alias) => sql`
  (select jsonb_agg(case when i.preorder_enabled
      then jsonb_build_array(i.variant_id, i.tracked, i.quantity, i.in_stock, i.preorder_limit - i.preorder_counter,
        i.preorder_message, i.preorder_date)
      else jsonb_build_array(i.variant_id, i.tracked, i.quantity, i.in_stock) end) from inventory_item i
    where i.site_id = ${sql.ref(`${alias}.site_id`)} and i.product_id = ${sql.ref(`${alias}.id`)})`

/** Long fields that are shown on product pages but not in carts. */
const unoffered = [
  'description',
  'richDescription',
  'visibleInPos',
  'tags',
  'extendedFields',
  'mainCategoryId',
  'infoSections',
  'brand',
  'ribbon',
  'additionalRibbons',
  'seo',
  'productDimensions',
  'packageDimensions',
  'pricePerUnit',
  'priorPrices',
  ...productFactNames,
]

/** Their translations. */
const unofferedWords = ['description', 'additionalInfoSections', 'ribbon', 'images', ...translatedFactNames]

/** The record of a product without what carts don't need. */
export const offeredRecord = (alias: Alias) =>
  sql`${sql.ref(`${alias}.record`)} - ${sql.lit(`{${unoffered.join(',')}}`)}::text[]`

export const offeredTranslations = (alias: Alias) => sql`
  (select jsonb_object_agg(words.key, words.value - ${sql.lit(`{${unofferedWords.join(',')}}`)}::text[])
    from jsonb_each(${sql.ref(`${alias}.translations`)}) words)`

export const taxGroupOf = (alias: Alias) => sql`
  (select g.tax_group_id from product_tax_group g
    where g.site_id = ${sql.ref(`${alias}.site_id`)} and g.product_id = ${sql.ref(`${alias}.id`)})`

export const termsOf = (alias: Alias) => sql`
  (select t.terms from purchase_terms t
    where t.site_id = ${sql.ref(`${alias}.site_id`)} and t.product_id = ${sql.ref(`${alias}.id`)})`

export const deliveryProfileOf = (alias: Alias) => sql`
  (select d.profile_id from product_delivery_profile d
    where d.site_id = ${sql.ref(`${alias}.site_id`)} and d.product_id = ${sql.ref(`${alias}.id`)})`
