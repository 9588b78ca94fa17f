import { expect, test } from 'vitest'
import { csvOf, readFileOf } from './testing.ts'

const list = (count: number, part: string, separator = ',') =>
  Array.from({ length: count }, (_one, index) => `${part}${index}`).join(separator)
const shopify = (more: Record<string, string>) => ({
  Handle: 'cup',
  Title: 'Cup',
  'Option1 Value': '',
  'Variant Price': '5',
  ...more,
})
const woo = (more: Record<string, string>) => ({
  ID: '1',
  Type: 'simple',
  SKU: 'CUP',
  Name: 'Cup',
  'Regular price': '5',
  Categories: '',
  Parent: '',
  'Attribute 1 name': '',
  'Attribute 1 value(s)': '',
  ...more,
})
const store = (more: Record<string, string>) => ({
  handleId: 'cup',
  fieldType: 'Product',
  name: 'Cup',
  price: '5',
  ...more,
})
const sizes = (count: number, separator: string) => ({
  productOptionName1: 'Size',
  productOptionType1: 'DROP_DOWN',
  productOptionDescription1: list(count, 'v', separator),
})

// Each must be read in linear time.
test.each([
  ['tags', [shopify({ Tags: list(251, 't') })], 'Tags', 'There are 251 here. At most 250 are allowed.'],
  ['images', [woo({ Images: list(251, 'https://a.example/') })], 'Images', 'There are 251 here.'],
  ['categories', [woo({ Categories: list(251, 'c') })], 'Categories', 'There are 251 here.'],
  ['nested categories', [woo({ Categories: 'a>'.repeat(20_000) })], 'Categories', 'are allowed.'],
  [
    'values of an attribute',
    [woo({ Type: 'variable', 'Attribute 1 name': 'Size', 'Attribute 1 value(s)': list(1001, 'v') })],
    'Attribute 1 value(s)',
    'There are 1001 here. At most 1000 are allowed.',
  ],
  ['choices of an option', [store(sizes(1001, ';'))], 'productOptionDescription1', 'There are 1001 here.'],
  ['images of the store', [store({ productImageUrl: list(251, 'a.jpg;') })], 'productImageUrl', 'There are 2'],
  ['collections of the store', [store({ collection: list(251, 'c', ';') })], 'collection', 'There are 251 here.'],
])('rejects a cell with too many %s by row and column', async (_title, rows, column, message) => {
  const { drafts, problemTexts } = await readFileOf(csvOf(rows))
  expect(drafts).toEqual([])
  expect(problemTexts.find((one) => one.startsWith(`2 ${column} [error]`))).toContain(message)
})

test('rejects a product with more rows than variants and pictures allow', async () => {
  const rows = Array.from({ length: 2001 }, (_one, index) => shopify({ 'Option1 Value': `v${index}` }))
  expect(await readFileOf(csvOf(rows))).toMatchObject({
    drafts: [],
    problemTexts: ['2  [error] The product “cup” has 2001 rows. At most 2000 are allowed.'],
  })
})
