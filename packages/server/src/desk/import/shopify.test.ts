import { expect, test } from 'vitest'
import { csvOf, readFileOf } from './testing.ts'

const shirt = (more: Record<string, string> = {}) => ({
  Handle: 'shirt',
  Title: 'Shirt',
  'Body (HTML)': '<p>Soft.</p>',
  Vendor: 'Loom',
  Type: 'Shirts',
  Tags: '',
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
  [
    'without a type its tags are its collections',
    { Type: '', Tags: 'summer, men' },
    { collections: ['summer', 'men'] },
  ],
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

test('a product whose rows are not adjacent has all of its variants', async () => {
  const mug = shirt({ Handle: 'mug', Title: 'Mug' })
  const large = next({ 'Option1 Value': 'L', 'Variant Price': '1' })
  for (const rows of [
    [sized('S'), mug, large],
    [large, mug, sized('S')],
  ]) {
    const { drafts, told } = await readFileOf(csvOf(rows))
    expect(told).toEqual([])
    expect(drafts.map(({ handle, variants }) => [handle, variants.length])).toEqual([
      ['mug', 0],
      ['shirt', 2],
    ])
  }
})

test('one refused row leaves the whole product out, also when it stands apart', async () => {
  const mug = shirt({ Handle: 'mug', Title: 'Mug' })
  const { drafts, told } = await readFileOf(
    csvOf([sized('S'), mug, next({ 'Option1 Value': 'L', 'Variant Price': 'cheap' })]),
  )
  expect(told).toEqual(['4 Variant Price [error] “cheap” is not a number.'])
  expect(drafts.map(({ handle }) => handle)).toEqual(['mug'])
})

test('SKUs of 41 characters are refused by their row, so that no two variants share one', async () => {
  const sku = (end: string) => `FIELD-JACKET-WAXED-COTTON-OLIVE-GREEN-00${end}`
  const { drafts, told } = await readFileOf(
    csvOf([
      sized('S', { 'Variant SKU': sku('1') }),
      next({ 'Option1 Value': 'L', 'Variant Price': '1', 'Variant SKU': sku('2') }),
    ]),
  )
  expect(drafts).toEqual([])
  expect(told).toEqual(
    [2, 3].map((row) => expect.stringMatching(`^${row} Variant SKU \\[error\\] .* has 41 characters`)),
  )
})

test.each([
  ['Title', 81],
  ['Vendor', 51],
  ['Type', 51],
  ['Option1 Name', 51],
  ['Option1 Value', 51],
  ['Body (HTML)', 8001],
  ['Variant Barcode', 41],
  ['Handle', 91],
])('a %s of %s characters is refused by its row, never cut', async (column, length) => {
  const { drafts, told } = await readFileOf(
    csvOf([sized('S'), sized('L', { Handle: 'mug', [column]: 'x'.repeat(length) })]),
  )
  expect(told[0]).toMatch(new RegExp(` has ${length} characters. At most ${length - 1} are allowed`))
  expect(told[0]!.startsWith(`3 ${column} [error]`)).toBe(true)
  expect(drafts.map(({ handle }) => handle)).toEqual(['shirt'])
})

test('a name of 80 characters stays whole, whatever its letters', async () => {
  const { drafts } = await readFileOf(csvOf([shirt({ Title: '🧵'.repeat(80) })]))
  expect(drafts[0]!.name).toBe('🧵'.repeat(80))
})

test('two handles that begin with the same 90 characters are two products, and both are told', async () => {
  const long = 'a'.repeat(90)
  const { told } = await readFileOf(csvOf([shirt({ Handle: `${long}1` }), shirt({ Handle: `${long}2` })]))
  expect(told.map((one) => one.slice(0, 17))).toEqual(['2 Handle [error] ', '3 Handle [error] '])
})

test('two handles that lead to one address are not mixed up', async () => {
  const { drafts, told } = await readFileOf(csvOf([sized('S', { Handle: 'a b' }), sized('L', { Handle: 'a-b' })]))
  expect(told).toEqual(['3 Handle [error] “a-b” leads to the same address as “a b” in row 2.'])
  expect(drafts).toEqual([])
})

test('barcodes keep their leading zeros', async () => {
  const { drafts, told } = await readFileOf(
    csvOf([
      sized('S', { 'Variant Barcode': '0012345678905' }),
      next({ 'Option1 Value': 'L', 'Variant Price': '1', 'Variant Barcode': '012' }),
      shirt({ Handle: 'mug', Title: 'Mug', 'Variant Barcode': '00000000000000000001' }),
    ]),
  )
  expect(told).toEqual([])
  expect(drafts[0]!.variants.map(({ barcode }) => barcode)).toEqual(['0012345678905', '012'])
  expect(drafts[1]!.details.barcode).toBe('00000000000000000001')
})

const measured = (total: string, unit: string, base: string, baseUnit: string) => ({
  'Unit Price Total Measure': total,
  'Unit Price Total Measure Unit': unit,
  'Unit Price Base Measure': base,
  'Unit Price Base Measure Unit': baseUnit,
})
test('the unit price columns are the unit price of the product', async () => {
  const { drafts, told } = await readFileOf(csvOf([shirt(measured('750', 'ml', '1', 'l'))]))
  expect(told).toEqual([])
  expect(drafts[0]!.details.pricePerUnit).toEqual({
    totalQuantity: 750,
    totalMeasurementUnit: 'ML',
    baseQuantity: 1,
    baseMeasurementUnit: 'L',
  })
})

test.each([
  [
    'a unit that is none',
    measured('750', 'drops', '1', 'l'),
    /^2 Unit Price Total Measure Unit \[warning\] “drops” is not/,
  ],
  [
    'units of different things',
    measured('750', 'ml', '1', 'kg'),
    /^2 Unit Price Base Measure Unit .*measure different/,
  ],
  ['a missing part', measured('750', 'ml', '', 'l'), /^2 Unit Price Base Measure \[warning\].*blank/],
  ['a quantity of nothing', measured('0', 'ml', '1', 'l'), /^2 Unit Price Total Measure .*no quantity/],
])('a unit price with %s is reported', async (_title, more, problem) => {
  const { drafts, told } = await readFileOf(csvOf([shirt(more)]))
  expect(told).toEqual([expect.stringMatching(problem)])
  expect(drafts[0]!.details).not.toHaveProperty('pricePerUnit')
})

test('different unit prices of variants are reported by row', async () => {
  const { told } = await readFileOf(
    csvOf([
      sized('S', measured('250', 'g', '1', 'kg')),
      next({ 'Option1 Value': 'L', 'Variant Price': '1', ...measured('500', 'g', '1', 'kg') }),
    ]),
  )
  expect(told).toEqual([2, 3].map((row) => expect.stringMatching(`^${row} Unit Price Total Measure .*one unit price`)))
})

test('every value that a product has no place for is reported with its rows and column', async () => {
  const { drafts, told } = await readFileOf(
    csvOf([
      shirt({ Tags: 'summer', 'Variant Tax Code': 'PC040', 'Variant Inventory Qty': '3', 'Variant Taxable': 'true' }),
      shirt({ Handle: 'mug', Title: 'Mug', 'Variant Tax Code': 'PC041', 'Variant Taxable': 'false' }),
      shirt({ Handle: 'cup', Title: 'Cup', 'Variant Tax Code': 'PC042' }),
      { Handle: 'cup', Title: 'Other', 'Image Src': 'https://cdn.example/cup.jpg' },
    ]),
  )
  expect(drafts).toHaveLength(3)
  expect(told.toSorted()).toEqual([
    '2 Tags [warning] “summer” was not imported.',
    '2 Variant Inventory Qty [warning] “3” was not imported.',
    '2 Variant Tax Code [warning] Not imported in rows 2–4. The first value is “PC040”.',
    '3 Variant Taxable [warning] “false” was not imported.',
    '5 Title [warning] “Other” was not imported.',
  ])
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

test('letters that were lost before are reported by row and column', async () => {
  const { told } = await readFileOf(csvOf([shirt({ Title: 'M\uFFFDg' }), shirt({ Handle: 'b', Title: 'Tür' })]))
  expect(told).toEqual([expect.stringMatching(/^2 Title \[warning\] .*lost .*CSV UTF-8/)])
})

test.each(['', '\uFEFF', 'a,b\r\n1,2', '\0\0\0'])(
  'a file of something else is not taken for products: %j',
  async (content) => {
    expect((await readFileOf(content)).format).toBeUndefined()
  },
)
