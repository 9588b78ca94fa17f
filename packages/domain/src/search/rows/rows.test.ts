import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aggregate } from './aggregate.ts'
import { maxNestedGroups } from './nested-groups.ts'
import type { Column, FoundRows, Rows } from './columns.ts'
import type { Condition, Test } from './condition.ts'
import { periodStarts } from './date-periods.ts'
import { matchRows } from './match-rows.ts'

interface Item {
  readonly size: string
  readonly price: number
}
interface Product {
  readonly name: string
  /** Absent: NaN in the column. */
  readonly weight?: number
  readonly tags: readonly string[]
  readonly items: readonly Item[]
}

const textColumn = (texts: readonly string[]): Column => ({ kind: 'texts', read: (row) => texts[row]! })
const numberColumn = (values: readonly number[]): Column => ({ kind: 'numbers', values: Float64Array.from(values) })

/** Rows with equal sets share their number, as in an index. */
const setColumn = (lists: readonly (readonly string[])[]): Column => {
  const keys = [...new Set(lists.map((list) => JSON.stringify(list)))]
  const numbers = Uint32Array.from(lists, (list) => keys.indexOf(JSON.stringify(list)))
  return { kind: 'sets', numbers, sets: keys.map((key) => JSON.parse(key) as string[]) }
}

const rowsOf = (columns: Readonly<Record<string, Column>>, size: number): Rows => ({
  size,
  column: (field) => columns[field]!,
})

const rowsOfProducts = (products: readonly Product[]): Rows => {
  const items = products.flatMap((one) => one.items)
  const offsets = Uint32Array.from([
    0,
    ...products.map((_, at) => products.slice(0, at + 1).flatMap((one) => one.items).length),
  ])
  const size = textColumn(items.map((item) => item.size))
  const price = numberColumn(items.map((item) => item.price))
  const columns: Record<string, Column> = {
    name: textColumn(products.map(({ name }) => name)),
    weight: numberColumn(products.map(({ weight }) => weight ?? Number.NaN)),
    tags: setColumn(products.map(({ tags }) => tags)),
    items: { kind: 'items', offsets, items: rowsOf({ size, price }, items.length) },
    'items.size': { kind: 'itemField', offsets, column: size as Extract<Column, { kind: 'texts' }> },
  }
  return rowsOf(columns, products.length)
}

const valuesOf = (product: Product | Item, field: string): readonly (string | number)[] => {
  const value = (product as unknown as Record<string, string | number | readonly string[] | undefined>)[field]
  if (value === undefined || value === '') return []
  return typeof value === 'object' ? value : [value]
}

const passes = (values: readonly (string | number)[], tested: Test): boolean => {
  switch (tested.kind) {
    case 'in':
      return values.some((value) => tested.values.includes(value))
    case 'hasAll':
      return tested.values.every((value) => values.includes(value))
    case 'exists':
      return values.length > 0
    case 'compare':
      return values.some((value) => {
        const { operator, value: other } = tested
        if (operator === '<' || operator === '<=') return value < other || (operator === '<=' && value === other)
        return value > other || (operator === '>=' && value === other)
      })
    default:
      return values.some((value) =>
        String(value).toLowerCase()[tested.kind === 'contains' ? 'includes' : tested.kind](tested.text.toLowerCase()),
      )
  }
}

/** The obvious way: condition by condition for one product. */
const isMet = (condition: Condition, product: Product | Item): boolean => {
  switch (condition.kind) {
    case 'and':
      return condition.conditions.every((one) => isMet(one, product))
    case 'or':
      return condition.conditions.some((one) => isMet(one, product))
    case 'not':
      return !isMet(condition.condition, product)
    case 'items':
      return (product as Product).items.some((item) => isMet(condition.condition, item))
    case 'field':
      return passes(valuesOf(product, condition.field), condition.test)
    default:
      return condition satisfies never
  }
}

const word = fc.constantFrom('', 'a', 'A', 'ab', 'ba', 'é')
const aNumber = fc.integer({ min: 0, max: 4 })
const product: fc.Arbitrary<Product> = fc
  .record({
    name: word,
    weight: fc.option(aNumber, { nil: undefined }),
    tags: fc.uniqueArray(fc.constantFrom('a', 'ab', 'b'), { maxLength: 3 }),
    items: fc.array(fc.record({ size: word, price: aNumber }), { maxLength: 3 }),
  })
  .map(({ weight, ...rest }) => ({ ...rest, ...(weight !== undefined && { weight }) }))

const textTest: fc.Arbitrary<Test> = fc.oneof(
  fc.array(word, { maxLength: 3 }).map((values): Test => ({ kind: 'in', values: values.filter((one) => one !== '') })),
  fc.record({ kind: fc.constantFrom('startsWith', 'endsWith', 'contains'), text: word }) as fc.Arbitrary<Test>,
  fc.record({
    kind: fc.constant('compare'),
    operator: fc.constantFrom('<', '<=', '>', '>='),
    value: word,
  }) as fc.Arbitrary<Test>,
  fc.constant<Test>({ kind: 'exists' }),
)
const numberTest: fc.Arbitrary<Test> = fc.oneof(
  fc.array(aNumber, { maxLength: 3 }).map((values): Test => ({ kind: 'in', values })),
  fc.record({
    kind: fc.constant('compare'),
    operator: fc.constantFrom('<', '<=', '>', '>='),
    value: aNumber,
  }) as fc.Arbitrary<Test>,
  fc.constant<Test>({ kind: 'exists' }),
)
const on = (field: string, tests: fc.Arbitrary<Test>): fc.Arbitrary<Condition> =>
  tests.map((one): Condition => ({ kind: 'field', field, test: one }))
const hasAll = fc
  .uniqueArray(fc.constantFrom('a', 'ab'), { maxLength: 2 })
  .map((values): Test => ({ kind: 'hasAll', values }))
const onItems = fc.oneof(on('size', textTest), on('price', numberTest))

const condition: fc.Arbitrary<Condition> = fc.letrec<{ node: Condition }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 3 },
    on('name', textTest),
    on('weight', numberTest),
    on('tags', fc.oneof(textTest, hasAll)),
    fc.array(onItems, { maxLength: 2 }).map((conditions): Condition => ({
      kind: 'items',
      field: 'items',
      condition: { kind: 'and', conditions },
    })),
    fc.record({
      kind: fc.constantFrom('and', 'or'),
      conditions: fc.array(tie('node'), { maxLength: 3 }),
    }) as fc.Arbitrary<Condition>,
    tie('node').map((one): Condition => ({ kind: 'not', condition: one })),
  ),
})).node

test('marks the same rows as testing one product after the other', () => {
  fc.assert(
    fc.property(fc.array(product, { maxLength: 8 }), condition, (products, one) => {
      const marks = [...matchRows(one, rowsOfProducts(products))].map((mark) => mark === 1)
      expect(marks).toEqual(products.map((each) => isMet(one, each)))
    }),
    { numRuns: 500 },
  )
})

const allOf = (products: readonly Product[]): FoundRows => ({
  rows: rowsOfProducts(products),
  found: Uint32Array.from(products.keys()),
  count: products.length,
})

test('counts the values of several parts as of one, and never more than the limit', () => {
  const field = fc.constantFrom('name', 'tags', 'weight', 'items.size')
  fc.assert(
    fc.property(
      fc.array(product, { maxLength: 8 }),
      fc.nat(8),
      field,
      fc.integer({ min: 1, max: 3 }),
      (products, cut, name, limit) => {
        const counted = (parts: readonly FoundRows[], most: number) =>
          aggregate(
            { type: 'VALUE', field: name, limit: most, sortBy: 'COUNT', descending: true, missing: 'none' },
            parts,
          )
        const [first, second] = [products.slice(0, cut), products.slice(cut)]
        expect(counted([allOf(first), allOf(second)], 250)).toEqual(counted([allOf(products)], 250))
        const { values } = counted([allOf(products)], limit) as { values: readonly unknown[] }
        expect(values.length).toBeLessThanOrEqual(limit)
        const having = (value: string | number) =>
          products.filter((one) => {
            const own =
              name === 'items.size' ? one.items.flatMap((item) => valuesOf(item, 'size')) : valuesOf(one, name)
            return own.length === 0 ? value === 'none' : own.includes(value)
          }).length
        for (const { value, count } of values as readonly { value: string | number; count: number }[])
          expect(count).toBe(having(value))
      },
    ),
  )
})

test('groups by several fields', () => {
  const products: Product[] = [
    { name: 'a', weight: 1, tags: ['b'], items: [] },
    { name: 'ab', weight: 3, tags: ['b', 'a'], items: [] },
  ]
  const byTag = { type: 'VALUE', field: 'tags', limit: 10, sortBy: 'COUNT', descending: true } as const
  const byWeight = {
    type: 'RANGE',
    field: 'weight',
    ranges: [
      { from: 0, to: 2 },
      { from: 2, to: Infinity },
    ],
  } as const
  const result = aggregate({ type: 'NESTED', levels: [byTag, byWeight] }, [allOf(products)])
  expect(result).toEqual({
    kind: 'nested',
    groups: [
      [
        { value: 'b', count: 2 },
        { value: 0, count: 1 },
      ],
      [
        { value: 'b', count: 2 },
        { value: 1, count: 1 },
      ],
      [
        { value: 'a', count: 1 },
        { value: 1, count: 1 },
      ],
    ],
  })
})

test('stops at the maximum number of groups', () => {
  const products = Array.from({ length: 60 }, (_, at): Product => ({ name: `${at}`, weight: at, tags: [], items: [] }))
  const tagged = products.map((one) => ({ ...one, tags: products.map(({ name }) => name) }))
  const by = (field: string) => ({ type: 'VALUE', field, limit: 250, sortBy: 'VALUE', descending: false }) as const
  const result = aggregate({ type: 'NESTED', levels: [by('tags'), by('name')] }, [allOf(tagged)])
  const { groups } = result as { groups: readonly unknown[] }
  expect(groups.length).toBeGreaterThan(maxNestedGroups)
  expect(groups.length).toBeLessThan(2 * maxNestedGroups)
})

test.each([
  ['DAY', 'Europe/Vilnius', '2026-03-29T12:00:00Z', '2026-03-28T22:00:00.000Z'],
  ['WEEK', 'UTC', '2026-11-22T12:00:00Z', '2026-11-16T00:00:00.000Z'],
  ['MONTH', 'Pacific/Auckland', '2026-12-31T12:00:00Z', '2026-12-31T11:00:00.000Z'],
  ['YEAR', 'America/New_York', '2026-01-01T03:00:00Z', '2025-01-01T05:00:00.000Z'],
  ['HOUR', 'Asia/Kolkata', '2026-01-01T00:45:10Z', '2026-01-01T00:30:00.000Z'],
  ['MINUTE', 'UTC', '2026-01-01T00:45:10Z', '2026-01-01T00:45:00.000Z'],
] as const)('finds the start of a %s in %s', (interval, timeZone, moment, start) => {
  const startOf = periodStarts(interval, timeZone)
  expect(new Date(startOf(Date.parse(moment))).toISOString()).toBe(start)
})
