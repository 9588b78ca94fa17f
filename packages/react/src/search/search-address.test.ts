import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ProductSearch } from './product-search.ts'
import { readSearch, writeSearch } from './search-address.ts'

const read = (address: string): ProductSearch => readSearch(new URLSearchParams(address))

test.each<[string, ProductSearch]>([
  ['', { filter: {} }],
  ['q=%20lamp%20&page=2&sort=-price', { expression: 'lamp', filter: {}, sort: 'PRICE_DESC', page: 2 }],
  [
    'o.Color=Red&o.Color=Blue&o.Size=L',
    {
      filter: {
        options: [
          { name: 'Color', choices: ['Red', 'Blue'] },
          { name: 'Size', choices: ['L'] },
        ],
      },
    },
  ],
  [
    'from=0&to=49.99&brand=Nord&in=c1',
    { filter: { price: { from: 0, to: 49.99 }, brands: ['Nord'], collectionIds: ['c1'] } },
  ],
  ['stock=IN_STOCK&sale=1', { filter: { availability: ['IN_STOCK'], onSale: true } }],
])('reads the search of %s', (address, search) => {
  expect(read(address)).toEqual(search)
})

test.each([
  'page=0',
  'page=-1',
  'page=x',
  'page=1e9',
  'from=-1',
  'to=x',
  'from=1e99',
  'sort=cheap',
  'sort=toString',
  'stock=SOON',
  'sale=yes',
  'o.=x',
  'brand=',
  `brand=${'x'.repeat(101)}`,
])('ignores invalid parameters: %s', (address) => expect(read(address)).toEqual({ filter: {} }))

test('caps values at the server’s limits', () => {
  const brands = Array.from({ length: 80 }, (_, index) => `brand=b${index}`).join('&')
  const options = Array.from({ length: 30 }, (_, index) => `o.option${index}=a`).join('&')
  const { filter, expression } = read(`${brands}&${options}&q=${'x'.repeat(500)}`)
  expect([filter?.brands?.length, filter?.options?.length, expression?.length]).toEqual([50, 10, 100])
})

test('keeps other parameters of the page', () => {
  const before = new URLSearchParams('utm=mail&q=lamp&page=3')
  expect(String(writeSearch({ expression: 'vase' }, before))).toBe('utm=mail&q=vase')
})

test('round-trips through the URL', () => {
  const text = fc.string({ minLength: 1, maxLength: 100 })
  const texts = fc.uniqueArray(text, { minLength: 1, maxLength: 5 })
  const filter = fc.record(
    {
      price: fc.record({ from: fc.nat(1000), to: fc.nat(1000) }),
      brands: texts,
      collectionIds: fc.uniqueArray(fc.string({ minLength: 1, maxLength: 64 }), { minLength: 1, maxLength: 5 }),
      options: fc.uniqueArray(fc.record({ name: text, choices: texts }), {
        minLength: 1,
        maxLength: 5,
        selector: ({ name }) => name,
      }),
      availability: fc.constantFrom(['IN_STOCK' as const], ['IN_STOCK' as const, 'OUT_OF_STOCK' as const]),
      onSale: fc.constant(true),
    },
    { requiredKeys: [] },
  )
  const search = fc.record(
    {
      expression: text.map((words) => words.trim()).filter((words) => words !== ''),
      filter,
      sort: fc.constantFrom('RELEVANCE' as const, 'BEST_SELLING' as const, 'NAME' as const, 'PRICE_ASC' as const),
      page: fc.integer({ min: 2, max: 400 }),
    },
    { requiredKeys: ['filter'] },
  )
  fc.assert(
    fc.property(search, (one) => {
      expect(read(String(writeSearch(one)))).toEqual(one)
    }),
  )
})
