import { expect, test } from 'vitest'
import { csvOf, readFileOf } from './testing.ts'

const shirt = (more: Record<string, string> = {}) => ({
  Handle: 'shirt',
  Title: 'Shirt',
  'Body (HTML)': '<p>Soft.</p>',
  Vendor: 'Loom',
  Type: 'Shirts',
  Tags: 'summer, men',
  Published: 'true',
  'Option1 Name': 'Title',
  'Option1 Value': 'Default Title',
  'Variant SKU': '',
  'Variant Grams': '0',
  'Variant Inventory Tracker': '',
  'Variant Inventory Qty': '',
  'Variant Inventory Policy': 'deny',
  'Variant Price': '50',
  'Variant Compare At Price': '',
  'Variant Requires Shipping': 'true',
  'Image Src': '',
  'Image Position': '',
  'Image Alt Text': '',
  'Variant Image': '',
  'Gift Card': 'false',
  ...more,
})
const sized = (size: string, more: Record<string, string> = {}) =>
  shirt({ 'Option1 Name': 'Size', 'Option1 Value': size, ...more })
const next = (more: Record<string, string>) => ({ Handle: 'shirt', ...more })

test('a product without options has one price, one stock and no variants', async () => {
  const { format, drafts, told } = await readFileOf(
    csvOf([shirt({ 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '7', 'Variant Grams': '250' })]),
  )
  expect(told).toEqual([])
  expect(format).toBe('shopify')
  expect(drafts).toMatchObject([
    {
      handle: 'shirt',
      name: 'Shirt',
      visible: true,
      collections: ['Shirts'],
      details: { price: 5000, weight: 0.25, brand: 'Loom', description: '<p>Soft.</p>', productType: 'physical' },
      options: [],
      variants: [],
      stock: { tracked: true, quantity: 7 },
    },
  ])
})

test('options, prices and pictures come from several rows', async () => {
  const pictures = ['https://cdn.example/front.jpg', 'https://cdn.example/red.jpg']
  const { drafts, told } = await readFileOf(
    csvOf([
      shirt({
        'Option1 Name': 'Size',
        'Option1 Value': 'S',
        'Option2 Name': 'Colour',
        'Option2 Value': 'Red',
        'Image Src': pictures[1]!,
        'Image Position': '2',
        'Variant Image': pictures[1]!,
      }),
      next({ 'Option1 Value': 'L', 'Option2 Value': 'Red', 'Variant Price': '60', 'Variant Image': pictures[1]! }),
      next({ 'Option1 Value': 'L', 'Option2 Value': 'Blue', 'Variant Price': '45.50', 'Variant SKU': 'S-LB' }),
      next({ 'Image Src': pictures[0]!, 'Image Position': '1', 'Image Alt Text': 'The front' }),
    ]),
  )
  expect(told).toEqual([])
  expect(drafts[0]).toMatchObject({
    details: { price: 4550 },
    options: [
      {
        name: 'Size',
        choices: [
          { description: 'S', picture: pictures[1] },
          { description: 'L', picture: pictures[1] },
        ],
      },
      { name: 'Colour', choices: [{ description: 'Red' }, { description: 'Blue' }] },
    ],
    variants: [
      { choices: { Size: 'S', Colour: 'Red' }, price: 5000 },
      { choices: { Size: 'L', Colour: 'Red' }, price: 6000 },
      { choices: { Size: 'L', Colour: 'Blue' }, sku: 'S-LB' },
    ],
    pictures: [{ url: pictures[0], altText: 'The front' }, { url: pictures[1] }],
  })
})

test.each([
  [
    'the price before is a discount',
    { 'Variant Compare At Price': '60' },
    { details: { price: 6000, discount: { type: 'AMOUNT', amount: 1000 } } },
  ],
  [
    'what needs no shipping is digital',
    { 'Variant Requires Shipping': 'false' },
    { details: { productType: 'digital' } },
  ],
  ['an unpublished product is hidden', { Published: 'FALSE' }, { visible: false }],
  ['a draft is hidden', { Status: 'draft' }, { visible: false }],
  ['a gift card is hidden', { 'Gift Card': 'true' }, { visible: false, details: { productType: 'digital' } }],
  ['without a type its tags are its collections', { Type: '' }, { collections: ['summer', 'men'] }],
  ['its collection comes before its type', { Collection: 'Best' }, { collections: ['Best'] }],
  [
    'what sells on when it is out is not counted',
    { 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '0', 'Variant Inventory Policy': 'continue' },
    { stock: { tracked: false, inStock: true } },
  ],
  [
    'more sold than there was is none',
    { 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '-3' },
    { stock: { tracked: true, quantity: 0 } },
  ],
  ['search engines read its own words', { 'SEO Title': 'A shirt' }, { details: { seo: { title: 'A shirt' } } }],
])('%s', async (_title, more, expected) => {
  const { drafts } = await readFileOf(csvOf([shirt(more)]))
  expect(drafts).toMatchObject([expected])
})

test.each([
  [
    'a price nobody can read',
    [shirt({ 'Variant Price': 'cheap' })],
    '2 Variant Price [error] “cheap” is not a number.',
  ],
  ['a missing price', [shirt({ 'Variant Price': '' })], '2 Variant Price [error] The price is missing.'],
  ['a missing title', [shirt({ Title: '' })], '2 Title [error] The title is missing.'],
  [
    'the same variant twice',
    [sized('S'), next({ 'Option1 Value': 'S', 'Variant Price': '1' })],
    '3 Option1 Value [error] The same variant is already in row 2.',
  ],
  [
    'a variant without its value',
    [sized('S'), next({ 'Option1 Value': 'L', 'Variant Price': '1' }), next({ 'Variant Price': '1' })],
    '4 Option1 Value [error] The value is missing.',
  ],
  [
    'stock that is no number',
    [shirt({ 'Variant Inventory Qty': 'lots' })],
    '2 Variant Inventory Qty [error] “lots” is not a whole number.',
  ],
  [
    'a row that nothing names',
    [shirt({ Handle: '', Title: '' })],
    '2  [error] This row does not say which product it belongs to.',
  ],
])('%s leaves the product out, and only that', async (_title, rows, problem) => {
  const { drafts, told } = await readFileOf(csvOf([...rows, shirt({ Handle: 'mug', Title: 'Mug' })]))
  expect(told).toEqual([problem])
  expect(drafts.map(({ handle }) => handle)).toEqual(['mug'])
})

test.each([
  ['a long name', { Title: 'word '.repeat(30) }, /^2 Title \[warning\] .* longer than 80/],
  ['a picture without an address', { 'Image Src': 'front.jpg' }, /^2 Image Src \[warning\] .*not the URL/],
  ['a weight nobody can read', { 'Variant Grams': 'heavy' }, /^2 Variant Grams \[warning\]/],
  [
    'more than can be in stock',
    { 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '1000000' },
    /^2 Variant Inventory Qty \[warning\]/,
  ],
])('%s is told and mended', async (_title, more, problem) => {
  const { drafts, told } = await readFileOf(csvOf([shirt(more)]))
  expect(drafts).toHaveLength(1)
  expect(told).toEqual([expect.stringMatching(problem)])
})

test('rows of one product that stand apart are told, not mixed up', async () => {
  const mug = shirt({ Handle: 'mug', Title: 'Mug' })
  const { drafts, told } = await readFileOf(
    csvOf([sized('S'), mug, next({ 'Option1 Value': 'L', 'Variant Price': '1' })]),
  )
  expect(drafts.map(({ handle, variants }) => [handle, variants.length])).toEqual([
    ['shirt', 1],
    ['mug', 0],
  ])
  expect(told[0]).toMatch(/^4 .* first is row 2/)
})

test('the newest template is read as well', async () => {
  const { format, drafts } = await readFileOf(
    csvOf(
      [
        {
          Title: 'Mug',
          'URL handle': 'mug',
          'Option1 name': '',
          'Option1 value': '',
          Price: '9,90',
          'Inventory tracker': 'shopify',
          'Inventory quantity': '4',
        },
      ],
      ';',
    ),
  )
  expect(format).toBe('shopify')
  expect(drafts).toMatchObject([{ handle: 'mug', details: { price: 990 }, stock: { quantity: 4 } }])
})

const rows = csvOf([shirt({ 'Body (HTML)': '<p>One,\r\ntwo; “three”</p>' }), shirt({ Handle: 'mug', Title: 'Müg' })])
test.each([
  ['a mark at its beginning', `\uFEFF${rows}`],
  ['other ends of line', rows.replaceAll('\r\n', '\n')],
  ['blank lines', rows.replace('\r\nmug', '\r\n\r\n\r\nmug')],
  ['16 bits a letter', Buffer.from(`\uFEFF${rows}`, 'utf16le')],
  [
    'tabs',
    csvOf([shirt({ 'Body (HTML)': '<p>One,\ntwo; “three”</p>' }), shirt({ Handle: 'mug', Title: 'Müg' })], '\t'),
  ],
  [
    'columns in another order and case',
    csvOf(
      [shirt(), shirt({ Handle: 'mug', Title: 'Müg' })].map((row) =>
        Object.fromEntries(Object.entries(row).toReversed()),
      ),
    ).replace('Handle', ' HANDLE '),
  ],
])('a file with %s is the same file', async (_title, content) => {
  const { drafts, told } = await readFileOf(content)
  expect(told).toEqual([])
  expect(drafts.map(({ name }) => name)).toEqual(['Shirt', 'Müg'])
})

test('a quotation mark that never closes ends the file, not the import', async () => {
  const { drafts, told } = await readFileOf(`${csvOf([shirt(), shirt({ Handle: 'mug', Title: 'Mug' })])}\r\ncup,"Cup`)
  expect(drafts.map(({ handle }) => handle)).toEqual(['shirt', 'mug'])
  expect(told).toEqual([expect.stringMatching(/^4 .*never closed/)])
})

test('a text with a separator outside of quotation marks is told, not shifted into other columns', async () => {
  const { drafts, told } = await readFileOf('Handle,Title,Option1 Value,Variant Price\r\nmug,Mug, big,,9\r\ncup,Cup,,8')
  expect(drafts.map(({ handle }) => handle)).toEqual(['cup'])
  expect(told).toEqual([expect.stringMatching(/^2 .*more cells than columns/)])
})

test('letters in another alphabet’s bytes are told once', async () => {
  const { told } = await readFileOf(
    Buffer.from(csvOf([shirt({ Title: 'Müg' }), shirt({ Handle: 'b', Title: 'Tür' })]), 'latin1'),
  )
  expect(told).toEqual([expect.stringMatching(/^2 .*CSV UTF-8/)])
})

test.each(['', '\uFEFF', 'a,b\r\n1,2', '\0\0\0'])(
  'a file of something else is not taken for products: %j',
  async (content) => {
    expect((await readFileOf(content)).format).toBeUndefined()
  },
)
