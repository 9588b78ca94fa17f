import { conditionFields } from '@vitrine/contract/entities/catalog/collection-rule.ts'
import { operatorsOf, productTypes, type Condition, type Rule } from '@vitrine/domain/collection-rule/rule.ts'
import { matchesRule as matchesInDomain, type RuledProduct } from '@vitrine/domain/collection-rule/testing.ts'
import {
  onlyVariantId,
  type OptionRecord,
  type ProductRecord,
  type VariantRecord,
} from '@vitrine/domain/catalog/product.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct } from '../../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { setStock } from '../edit/save-product.ts'
import { findProducts, stockReader } from '../read/product-rows.ts'
import { isInStock } from '@vitrine/domain/stock/stock.ts'
import { factsOf, matchesRule } from './rule-sql.ts'

let shop: Shop
const now = new Date('2026-06-15T12:00:00Z')
const setting = { now, currency: 'EUR' }
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000)

/** Texts of products and of conditions, so that many match: other alphabets, special characters, parts of others. */
const texts = [
  'Lamp',
  'LAMP shade',
  'Größe',
  'GRÖSSE',
  'größe XL',
  'Σίσυφος',
  'σίσυφοσ',
  'a.c',
  'abc',
  '100 %',
  '[x]',
  'ё',
  'Ё',
  '𝒜',
]
const text = fc.constantFrom(...texts)
const label = fc.option(
  text.map((name) => ({ name })),
  { nil: undefined, freq: 3 },
)
const price = fc.integer({ min: 0, max: 30 }).map((step) => step * 105)
const maybe = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined, freq: 3 })
const weight = fc.constantFrom(0, 0.1, 0.25, 0.3, 1, 2.5)
const optionNames = ['Color', 'größe']

const variant = fc.record(
  {
    id: fc.uuid(),
    visible: fc.boolean(),
    price: maybe(price),
    reducedPrice: maybe(price),
    sku: maybe(text),
    weight: maybe(weight),
    choices: fc.record({ Color: text, größe: text }, { requiredKeys: [] }),
  },
  { requiredKeys: ['id', 'visible', 'choices'] },
)

const discount = fc.oneof(
  price.map((amount) => ({ type: 'AMOUNT' as const, amount })),
  fc.constantFrom('10', '33.333', '0.5', '100').map((percent) => ({ type: 'PERCENT' as const, percent })),
)

const record = fc
  .record({
    price,
    reducedPrice: maybe(price),
    discount: maybe(discount),
    sku: maybe(text),
    weight: maybe(weight),
    brand: label,
    ribbon: label,
    additionalRibbons: maybe(
      fc.array(
        text.map((name) => ({ name })),
        { minLength: 1, maxLength: 2 },
      ),
    ),
    productType: fc.constantFrom('physical' as const, 'digital' as const),
    variants: fc.array(variant, { maxLength: 3 }),
  })
  .map(({ variants, ...others }): ProductRecord => {
    const options = optionNames.map((name): OptionRecord => ({ type: 'drop_down', name, choices: [] }))
    const own = variants.map((one) => withoutEmpty(one) as unknown as VariantRecord)
    const rest = withoutEmpty(others) as unknown as Omit<ProductRecord, 'variants' | 'options'>
    return {
      ...rest,
      description: '',
      infoSections: [],
      media: [],
      options: own.length > 0 ? options : [],
      variants: own,
    }
  })

const withoutEmpty = (object: object) =>
  Object.fromEntries(Object.entries(object).filter(([, one]) => one !== undefined))

const product = fc.record({
  name: text,
  record,
  age: fc.constantFrom(0, 1, 2, 29.999, 30, 30.001, 400),
  /** By variant: a quantity, whether it is in stock if it is not tracked, or nothing. */
  stock: fc.array(fc.oneof(fc.integer({ min: -1, max: 2 }), fc.boolean(), fc.constant(undefined)), {
    minLength: 3,
    maxLength: 3,
  }),
})

const amount = fc.constantFrom('0', '1.05', '5.25', '10.5', '10.50', '21', '31.50')
const valueOf: Readonly<Record<Condition['field'], fc.Arbitrary<string>>> = {
  NAME: fc.oneof(text, fc.constantFrom('amp', 'ö', '.', '%', 'σ')),
  BRAND: text,
  RIBBON: text,
  SKU: fc.oneof(text, fc.constantFrom('a', 'X')),
  PRODUCT_TYPE: fc.constantFrom(...productTypes),
  PRICE: amount,
  REDUCED: amount,
  IN_STOCK: amount,
  WEIGHT: fc.constantFrom('0', '0.1', '0.25', '0.30', '1', '2.5'),
  CHOICE: text,
  CREATED: fc.constantFrom('1', '2', '30', '365'),
}
const isValueless = (operator: string) => ['IS_SET', 'IS_NOT_SET', 'IS_TRUE', 'IS_FALSE'].includes(operator)

const condition = fc.constantFrom(...conditionFields).chain((field) =>
  fc
    .record({
      operator: fc.constantFrom(...operatorsOf[field]),
      value: valueOf[field],
      option: fc.constantFrom('Color', 'GRÖßE'),
    })
    .map(
      ({ operator, value, option }) =>
        ({
          field,
          operator,
          ...(!isValueless(operator) && { value }),
          ...(field === 'CHOICE' && { option }),
        }) as Condition,
    ),
)
const rule = fc.record({
  match: fc.constantFrom('ALL' as const, 'ANY' as const),
  conditions: fc.array(condition, { minLength: 1, maxLength: 4 }),
})

const products = new Map<string, RuledProduct>()

/** Products of all kinds, the same in each run. */
const addProducts = async (count: number) => {
  const { db } = shop.context
  for (const { name, record: sent, age, stock } of fc.sample(product, { numRuns: count, seed: 20_260_615 })) {
    const { id } = await addProduct(db, shop.siteId, { name, record: sent })
    await db
      .updateTable('product')
      .set({ created_date: daysAgo(age) })
      .where('id', '=', id)
      .execute()
    const ids = sent.variants.length > 0 ? sent.variants.map((one) => one.id) : [onlyVariantId]
    const levels = ids.flatMap((variantId, index) => {
      const level = stock[index]
      if (level === undefined) return []
      const tracked = typeof level === 'number'
      return [{ variantId, tracked, quantity: tracked ? level : 0, inStock: tracked ? level > 0 : level }]
    })
    await setStock(db, { siteId: shop.siteId, productId: id, levels })
    const [row] = await findProducts(db, shop.siteId, [id])
    const stockOf = stockReader(row!)
    products.set(id, {
      name,
      createdDate: row!.created_date,
      record: row!.record,
      isInStock: (variantId) => isInStock(stockOf(variantId)),
    })
  }
}

beforeAll(async () => {
  shop = await openShop()
  await addProducts(80)
})
afterAll(() => shop.close())

const chosenInSql = async (chosenBy: Rule): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select p.id from product p ${factsOf(chosenBy)}
    where p.site_id = ${shop.siteId} and ${matchesRule(chosenBy, setting)}`.execute(shop.context.db)
  return rows.map(({ id }) => id).toSorted()
}
const chosenInDomain = (chosenBy: Rule): string[] =>
  [...products].flatMap(([id, one]) => (matchesInDomain(one, chosenBy, setting) ? [id] : [])).toSorted()

test('chooses in SQL the products that the domain chooses, for any rule', async () => {
  await fc.assert(
    fc.asyncProperty(rule, async (chosenBy) => {
      expect(await chosenInSql(chosenBy)).toEqual(chosenInDomain(chosenBy))
    }),
    { numRuns: 100 },
  )
})

const single = conditionFields.flatMap((field) => operatorsOf[field].map((operator) => [field, operator] as const))

test.each(single)('chooses some products by %s %s, and leaves others out', async (field, operator) => {
  const some = fc.sample(valueOf[field], { numRuns: 40, seed: 1 }).map((value): Rule => {
    const option = field === 'CHOICE' ? { option: 'color' } : {}
    const own = { field, operator, ...(!isValueless(operator) && { value }), ...option } as Condition
    return { match: 'ALL', conditions: [own] }
  })
  const counts = some.map((one) => chosenInDomain(one).length)
  expect(Math.max(...counts)).toBeGreaterThan(0)
  expect(Math.min(...counts)).toBeLessThan(products.size)
  const index = counts.findIndex((count) => count > 0 && count < products.size)
  expect(await chosenInSql(some[index]!)).toEqual(chosenInDomain(some[index]!))
})

test('takes rules with twenty conditions of any field', async () => {
  const twenty = fc.sample(condition, { numRuns: 20, seed: 5 })
  for (const match of ['ALL', 'ANY'] as const)
    expect(await chosenInSql({ match, conditions: twenty })).toEqual(chosenInDomain({ match, conditions: twenty }))
})

test('does not see products of another store', async () => {
  const other = await openShop()
  const lamp = await addProduct(other.context.db, other.siteId, { name: `Lamp ${randomUUID()}` })
  const everything: Rule = { match: 'ALL', conditions: [{ field: 'PRICE', operator: 'AT_LEAST', value: '0' }] }
  expect(await chosenInSql(everything)).not.toContain(lamp.id)
})
