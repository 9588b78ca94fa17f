import { expect, test } from 'vitest'
import { csvOf, readFileOf } from '../testing.ts'

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

test('reads a product without options with one price and stock', async () => {
  const { format, drafts, problemTexts } = await readFileOf(
    csvOf([shirt({ 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '7', 'Variant Grams': '250' })]),
  )
  expect(problemTexts).toEqual([])
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

test('reads options, prices and pictures from several rows', async () => {
  const pictures = ['https://cdn.example/front.jpg', 'https://cdn.example/red.jpg']
  const { drafts, problemTexts } = await readFileOf(
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
  expect(problemTexts).toEqual([])
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
    'reads a compare-at price as a discount',
    { 'Variant Compare At Price': '60' },
    { details: { price: 6000, discount: { type: 'AMOUNT', amount: 1000 } } },
  ],
  [
    'a product without shipping is digital',
    { 'Variant Requires Shipping': 'false' },
    { details: { productType: 'digital' } },
  ],
  ['an unpublished product is hidden', { Published: 'FALSE' }, { visible: false }],
  ['a draft is hidden', { Status: 'draft' }, { visible: false }],
  ['a gift card is hidden', { 'Gift Card': 'true' }, { visible: false, details: { productType: 'digital' } }],
  ['uses tags as collections without a type', { Type: '', Tags: 'summer, men' }, { collections: ['summer', 'men'] }],
  ['prefers the collection to the type', { Collection: 'Best' }, { collections: ['Best'] }],
  [
    'does not track stock that continues to sell',
    { 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '0', 'Variant Inventory Policy': 'continue' },
    { stock: { tracked: false, inStock: true } },
  ],
  [
    'reads negative stock as zero',
    { 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '-3' },
    { stock: { tracked: true, quantity: 0 } },
  ],
  ['reads SEO title and description', { 'SEO Title': 'A shirt' }, { details: { seo: { title: 'A shirt' } } }],
])('%s', async (_title, more, expected) => {
  const { drafts } = await readFileOf(csvOf([shirt(more)]))
  expect(drafts).toMatchObject([expected])
})

test.each([
  ['an unreadable price', [shirt({ 'Variant Price': 'cheap' })], '2 Variant Price [error] “cheap” is not a number.'],
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
    'non-numeric stock',
    [shirt({ 'Variant Inventory Qty': 'lots' })],
    '2 Variant Inventory Qty [error] “lots” is not a whole number.',
  ],
  [
    'a row without a handle',
    [shirt({ Handle: '', Title: '' })],
    '2  [error] This row does not say which product it belongs to.',
  ],
])('%s skips only that product', async (_title, rows, problem) => {
  const { drafts, problemTexts } = await readFileOf(csvOf([...rows, shirt({ Handle: 'mug', Title: 'Mug' })]))
  expect(problemTexts).toEqual([problem])
  expect(drafts.map(({ handle }) => handle)).toEqual(['mug'])
})

test.each([
  ['a picture without a URL', { 'Image Src': 'front.jpg' }, /^2 Image Src \[warning\] .*not the URL/],
  ['an unreadable weight', { 'Variant Grams': 'heavy' }, /^2 Variant Grams \[warning\]/],
  [
    'more than the maximum stock',
    { 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '1000000' },
    /^2 Variant Inventory Qty \[warning\]/,
  ],
])('%s is reported and corrected', async (_title, more, problem) => {
  const { drafts, problemTexts } = await readFileOf(csvOf([shirt(more)]))
  expect(drafts).toHaveLength(1)
  expect(problemTexts).toEqual([expect.stringMatching(problem)])
})

test('reads all variants of a product whose rows are not adjacent', async () => {
  const mug = shirt({ Handle: 'mug', Title: 'Mug' })
  const large = next({ 'Option1 Value': 'L', 'Variant Price': '1' })
  for (const rows of [
    [sized('S'), mug, large],
    [large, mug, sized('S')],
  ]) {
    const { drafts, problemTexts } = await readFileOf(csvOf(rows))
    expect(problemTexts).toEqual([])
    expect(drafts.map(({ handle, variants }) => [handle, variants.length])).toEqual([
      ['mug', 0],
      ['shirt', 2],
    ])
  }
})

test('skips a whole product because of one invalid row, even if it is not adjacent', async () => {
  const mug = shirt({ Handle: 'mug', Title: 'Mug' })
  const { drafts, problemTexts } = await readFileOf(
    csvOf([sized('S'), mug, next({ 'Option1 Value': 'L', 'Variant Price': 'cheap' })]),
  )
  expect(problemTexts).toEqual(['4 Variant Price [error] “cheap” is not a number.'])
  expect(drafts.map(({ handle }) => handle)).toEqual(['mug'])
})

test('rejects SKUs of 41 characters by row, so that no two variants share one', async () => {
  const sku = (end: string) => `FIELD-JACKET-WAXED-COTTON-OLIVE-GREEN-00${end}`
  const { drafts, problemTexts } = await readFileOf(
    csvOf([
      sized('S', { 'Variant SKU': sku('1') }),
      next({ 'Option1 Value': 'L', 'Variant Price': '1', 'Variant SKU': sku('2') }),
    ]),
  )
  expect(drafts).toEqual([])
  expect(problemTexts).toEqual(
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
])('rejects a %s of %s characters by row and never truncates it', async (column, length) => {
  const { drafts, problemTexts } = await readFileOf(
    csvOf([sized('S'), sized('L', { Handle: 'mug', [column]: 'x'.repeat(length) })]),
  )
  expect(problemTexts[0]).toMatch(new RegExp(` has ${length} characters. At most ${length - 1} are allowed`))
  expect(problemTexts[0]!.startsWith(`3 ${column} [error]`)).toBe(true)
  expect(drafts.map(({ handle }) => handle)).toEqual(['shirt'])
})

test('keeps a name of 80 characters in any script', async () => {
  const { drafts } = await readFileOf(csvOf([shirt({ Title: '🧵'.repeat(80) })]))
  expect(drafts[0]!.name).toBe('🧵'.repeat(80))
})

test('reports two handles that share their first 90 characters as separate products', async () => {
  const long = 'a'.repeat(90)
  const { problemTexts } = await readFileOf(csvOf([shirt({ Handle: `${long}1` }), shirt({ Handle: `${long}2` })]))
  expect(problemTexts.map((one) => one.slice(0, 17))).toEqual(['2 Handle [error] ', '3 Handle [error] '])
})

test('does not mix up two handles with the same slug', async () => {
  const { drafts, problemTexts } = await readFileOf(
    csvOf([sized('S', { Handle: 'a b' }), sized('L', { Handle: 'a-b' })]),
  )
  expect(problemTexts).toEqual(['3 Handle [error] “a-b” leads to the same address as “a b” in row 2.'])
  expect(drafts).toEqual([])
})

test('keeps leading zeros of barcodes', async () => {
  const { drafts, problemTexts } = await readFileOf(
    csvOf([
      sized('S', { 'Variant Barcode': '0012345678905' }),
      next({ 'Option1 Value': 'L', 'Variant Price': '1', 'Variant Barcode': '012' }),
      shirt({ Handle: 'mug', Title: 'Mug', 'Variant Barcode': '00000000000000000001' }),
    ]),
  )
  expect(problemTexts).toEqual([])
  expect(drafts[0]!.variants.map(({ barcode }) => barcode)).toEqual(['0012345678905', '012'])
  expect(drafts[1]!.details.barcode).toBe('00000000000000000001')
})

const measured = (total: string, unit: string, base: string, baseUnit: string) => ({
  'Unit Price Total Measure': total,
  'Unit Price Total Measure Unit': unit,
  'Unit Price Base Measure': base,
  'Unit Price Base Measure Unit': baseUnit,
})
test('reads the unit price of a product', async () => {
  const { drafts, problemTexts } = await readFileOf(csvOf([shirt(measured('750', 'ml', '1', 'l'))]))
  expect(problemTexts).toEqual([])
  expect(drafts[0]!.details.pricePerUnit).toEqual({
    totalQuantity: 750,
    totalMeasurementUnit: 'ML',
    baseQuantity: 1,
    baseMeasurementUnit: 'L',
  })
})

test.each([
  [
    'an unknown unit',
    measured('750', 'drops', '1', 'l'),
    /^2 Unit Price Total Measure Unit \[warning\] “drops” is not/,
  ],
  ['units of different kinds', measured('750', 'ml', '1', 'kg'), /^2 Unit Price Base Measure Unit .*measure different/],
  ['a missing part', measured('750', 'ml', '', 'l'), /^2 Unit Price Base Measure \[warning\].*blank/],
  ['a quantity of zero', measured('0', 'ml', '1', 'l'), /^2 Unit Price Total Measure .*not a valid quantity/],
])('reports a unit price with %s', async (_title, more, problem) => {
  const { drafts, problemTexts } = await readFileOf(csvOf([shirt(more)]))
  expect(problemTexts).toEqual([expect.stringMatching(problem)])
  expect(drafts[0]!.details).not.toHaveProperty('pricePerUnit')
})

test('reports different unit prices of variants by row', async () => {
  const { problemTexts } = await readFileOf(
    csvOf([
      sized('S', measured('250', 'g', '1', 'kg')),
      next({ 'Option1 Value': 'L', 'Variant Price': '1', ...measured('500', 'g', '1', 'kg') }),
    ]),
  )
  expect(problemTexts).toEqual(
    [2, 3].map((row) => expect.stringMatching(`^${row} Unit Price Total Measure .*one unit price`)),
  )
})

test('reports every value that is not imported, with rows and column', async () => {
  const { drafts, problemTexts } = await readFileOf(
    csvOf([
      shirt({ Tags: 'summer', 'Variant Tax Code': 'PC040', 'Variant Inventory Qty': '3', 'Variant Taxable': 'true' }),
      shirt({ Handle: 'mug', Title: 'Mug', 'Variant Tax Code': 'PC041', 'Variant Taxable': 'false' }),
      shirt({ Handle: 'cup', Title: 'Cup', 'Variant Tax Code': 'PC042' }),
      { Handle: 'cup', Title: 'Other', 'Image Src': 'https://cdn.example/cup.jpg' },
    ]),
  )
  expect(drafts).toHaveLength(3)
  expect(problemTexts.toSorted()).toEqual([
    '2 Tags [warning] “summer” was not imported.',
    '2 Variant Inventory Qty [warning] “3” was not imported.',
    '2 Variant Tax Code [warning] Not imported in rows 2–4. The first value is “PC040”.',
    '3 Variant Taxable [warning] “false” was not imported.',
    '5 Title [warning] “Other” was not imported.',
  ])
})

test('reads the latest template', async () => {
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
  ['a byte order mark', `\uFEFF${rows}`],
  ['other line endings', rows.replaceAll('\r\n', '\n')],
  ['blank lines', rows.replace('\r\nmug', '\r\n\r\n\r\nmug')],
  ['UTF-16', Buffer.from(`\uFEFF${rows}`, 'utf16le')],
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
])('reads the same from a file with %s', async (_title, content) => {
  const { drafts, problemTexts } = await readFileOf(content)
  expect(problemTexts).toEqual([])
  expect(drafts.map(({ name }) => name)).toEqual(['Shirt', 'Müg'])
})

test('ends the file, not the import, at an unclosed quotation mark', async () => {
  const { drafts, problemTexts } = await readFileOf(
    `${csvOf([shirt(), shirt({ Handle: 'mug', Title: 'Mug' })])}\r\ncup,"Cup`,
  )
  expect(drafts.map(({ handle }) => handle)).toEqual(['shirt', 'mug'])
  expect(problemTexts).toEqual([expect.stringMatching(/^4 .*never closed/)])
})

test('reports an unquoted separator instead of shifting columns', async () => {
  const { drafts, problemTexts } = await readFileOf(
    'Handle,Title,Option1 Value,Variant Price\r\nmug,Mug, big,,9\r\ncup,Cup,,8',
  )
  expect(drafts.map(({ handle }) => handle)).toEqual(['cup'])
  expect(problemTexts).toEqual([expect.stringMatching(/^2 .*more cells than columns/)])
})

test('reports lost characters by row and column', async () => {
  const { problemTexts } = await readFileOf(csvOf([shirt({ Title: 'M\uFFFDg' }), shirt({ Handle: 'b', Title: 'Tür' })]))
  expect(problemTexts).toEqual([expect.stringMatching(/^2 Title \[warning\] .*lost .*CSV UTF-8/)])
})

test.each(['', '\uFEFF', 'a,b\r\n1,2', '\0\0\0'])(
  'does not detect another kind of file as products: %j',
  async (content) => {
    expect((await readFileOf(content)).format).toBeUndefined()
  },
)
