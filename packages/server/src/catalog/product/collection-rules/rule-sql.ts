import type { Condition, NumberOperator, Rule, TextOperator } from '@vitrine/domain/collection-rule/rule.ts'
import { comparisonOf, textPattern } from '@vitrine/domain/collection-rule/text-pattern.ts'
import { onlyVariantId } from '@vitrine/domain/catalog/product.ts'
import { currencyDigits } from '@vitrine/domain/money.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'

/** What the same rule depends on, besides products. */
export interface RuleSetting {
  readonly now: Date
  readonly currency: string
}

/** The fields of a product `p` that rules need. All at once: each access to the record itself would decompress it again. */
const recordFields = sql`
  jsonb_to_record(p.record) as r (brand jsonb, ribbon jsonb, "additionalRibbons" jsonb, variants jsonb, sku text,
    weight numeric, price bigint, "reducedPrice" bigint, discount jsonb)`

const onlyVariant = sql.lit(JSON.stringify([{ id: onlyVariantId, visible: true, choices: {} }]))

/** `productPrices` of the domain in SQL, for a variant with a price of its own or not. */
const paidPrice = sql`case r.discount->>'type'
  when 'AMOUNT' then greatest(0, full_price - (r.discount->>'amount')::bigint)
  when 'PERCENT' then greatest(0, full_price - round(full_price * (r.discount->>'percent')::numeric * 0.01))
  else coalesce(own_reduced, full_price) end`

/** The visible variants of a product, as one row. */
const variantFacts = sql`
  (select min(paid) as price, coalesce(bool_or(paid < full_price), false) as is_reduced,
    array_agg(id) as ids, array_agg(sku) as skus, array_agg(weight) as weights, jsonb_agg(choices) as choices
  from (
    select id, sku, weight, choices, full_price, ${paidPrice} as paid
    from (
      select one.id, coalesce(one.sku, r.sku) as sku, coalesce(one.weight, r.weight) as weight, one.choices,
        coalesce(one.price, r.price) as full_price,
        case when one.price is null then r."reducedPrice" else one."reducedPrice" end as own_reduced
      from jsonb_to_recordset(case when jsonb_array_length(r.variants) > 0 then r.variants else ${onlyVariant}::jsonb end)
        as one (id text, visible boolean, price bigint, "reducedPrice" bigint, sku text, weight numeric, choices jsonb)
      where one.visible
    ) priced
  ) shown) as v`

/** What a condition compares: columns of the product, fields of its record, or its variants. */
const sources = {
  NAME: 'product',
  PRODUCT_TYPE: 'product',
  CREATED: 'product',
  BRAND: 'record',
  RIBBON: 'record',
  SKU: 'variants',
  PRICE: 'variants',
  REDUCED: 'variants',
  IN_STOCK: 'variants',
  WEIGHT: 'variants',
  CHOICE: 'variants',
} as const satisfies Readonly<Record<Condition['field'], string>>

/** Joins what a rule compares to products `p`: many records are large, so those that it does not need are not read. */
export const factsOf = ({ conditions }: Rule): RawBuilder<unknown> => {
  const needed = new Set(conditions.map(({ field }) => sources[field]))
  if (needed.has('variants')) return sql`cross join lateral ${recordFields} cross join lateral ${variantFacts}`
  return needed.has('record') ? sql`cross join lateral ${recordFields}` : sql``
}

const negated = (condition: RawBuilder<boolean>, isNegated: boolean): RawBuilder<boolean> =>
  isNegated ? sql<boolean>`not ${condition}` : condition

/** Compares the texts of a set-returning expression. */
const anyText = (texts: RawBuilder<unknown>, operator: TextOperator, value: string): RawBuilder<boolean> => {
  const { comparison, isNegated } = comparisonOf(operator)
  const pattern = textPattern(comparison, value)
  return negated(sql<boolean>`exists (select from ${texts} as one (text) where one.text ~ ${pattern})`, isNegated)
}

const oneText = (text: RawBuilder<unknown>, operator: TextOperator, value: string): RawBuilder<boolean> => {
  const { comparison, isNegated } = comparisonOf(operator)
  return negated(sql<boolean>`coalesce(${text} ~ ${textPattern(comparison, value)}, false)`, isNegated)
}

const comparisons: Readonly<Record<NumberOperator, RawBuilder<unknown>>> = {
  EQUALS: sql`=`,
  LESS_THAN: sql`<`,
  AT_MOST: sql`<=`,
  AT_LEAST: sql`>=`,
  GREATER_THAN: sql`>`,
}

const brandName = sql`r.brand->>'name'`
const ribbonNames = sql`(
  select r.ribbon->>'name' where r.ribbon is not null
  union all select label.value->>'name' from jsonb_array_elements(r."additionalRibbons") label)`

/** A variant without a stock level is in stock. */
const isInStock = sql<boolean>`exists (
  select from unnest(v.ids) as one (id)
  left join inventory_item i on i.site_id = p.site_id and i.product_id = p.id and i.variant_id = one.id
  where i.id is null or case when i.tracked then i.quantity > 0 else i.in_stock end)`

const choicesOf = (option: string): RawBuilder<unknown> => sql`(
  select choice.value from jsonb_array_elements(v.choices) variant cross join jsonb_each_text(variant) choice
  where choice.key ~ ${textPattern('EQUALS', option)})`

const conditionSql = (condition: Condition, { now, currency }: RuleSetting): RawBuilder<boolean> => {
  switch (condition.field) {
    case 'NAME':
      return oneText(sql`p.name`, condition.operator, condition.value)
    case 'BRAND':
      if (!('value' in condition))
        return negated(sql<boolean>`(${brandName} is not null)`, condition.operator === 'IS_NOT_SET')
      return oneText(sql`(${brandName})`, condition.operator, condition.value)
    case 'RIBBON':
      if (!('value' in condition))
        return negated(sql<boolean>`exists ${ribbonNames}`, condition.operator === 'IS_NOT_SET')
      return anyText(ribbonNames, condition.operator, condition.value)
    case 'SKU':
      return anyText(sql`unnest(v.skus)`, condition.operator, condition.value)
    case 'PRODUCT_TYPE':
      return sql<boolean>`(p.product_type = ${condition.value.toLowerCase()})`
    case 'PRICE': {
      const minor = sql`${condition.value}::numeric * ${sql.lit(10 ** currencyDigits(currency))}`
      return sql<boolean>`coalesce(v.price ${comparisons[condition.operator]} ${minor}, false)`
    }
    case 'REDUCED':
      return negated(sql<boolean>`v.is_reduced`, condition.operator === 'IS_FALSE')
    case 'IN_STOCK':
      return negated(isInStock, condition.operator === 'IS_FALSE')
    case 'WEIGHT':
      return sql<boolean>`exists (select from unnest(v.weights) as one (weight)
        where one.weight ${comparisons[condition.operator]} ${condition.value}::numeric)`
    case 'CHOICE':
      return anyText(choicesOf(condition.option), condition.operator, condition.value)
    case 'CREATED': {
      const since = sql`${now.toISOString()}::timestamptz - ${Number(condition.value)} * interval '24 hours'`
      return negated(sql<boolean>`(p.created_date >= ${since})`, condition.operator === 'NOT_WITHIN_DAYS')
    }
  }
}

/**
 * Disables JIT compilation until the transaction ends: for these many small expressions it takes longer than the query
 * itself.
 */
export const disableCompiler = async (transaction: Db): Promise<void> => {
  await sql`set local jit = off`.execute(transaction)
}

/** Returns the condition that products `p` with the facts of a rule match it. It is never null. */
export const matchesRule = ({ match, conditions }: Rule, setting: RuleSetting): RawBuilder<boolean> => {
  const parts = conditions.map((condition) => conditionSql(condition, setting))
  return sql<boolean>`(${sql.join(parts, match === 'ALL' ? sql` and ` : sql` or `)})`
}
