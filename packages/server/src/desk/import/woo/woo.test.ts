import { expect, test } from 'vitest'
import { csvOf, readFileOf } from '../testing.ts'

const simple = (more: Record<string, string> = {}) => ({
  ID: '10',
  Type: 'simple',
  SKU: 'BEANIE',
  'GTIN, UPC, EAN, or ISBN': '',
  Name: 'Beanie',
  Published: '1',
  'Is featured?': '0',
  'Visibility in catalog': 'visible',
  'Short description': '',
  Description: '<p>Warm.</p>',
  'Date sale price starts': '',
  'Date sale price ends': '',
  'Tax status': 'taxable',
  'Tax class': '',
  'In stock?': '1',
  Stock: '',
  'Backorders allowed?': '0',
  'Sold individually?': '0',
  'Weight (kg)': '',
  'Length (cm)': '',
  'Width (cm)': '',
  'Height (cm)': '',
  'Allow customer reviews?': '1',
  'Purchase note': '',
  'Sale price': '',
  'Regular price': '20',
  Categories: '',
  Tags: '',
  Images: '',
  Parent: '',
  Position: '0',
  'Attribute 1 name': '',
  'Attribute 1 value(s)': '',
  'Attribute 1 visible': '',
  'Attribute 2 name': '',
  'Attribute 2 value(s)': '',
  ...more,
})
const hoodie = (more: Record<string, string> = {}) =>
  simple({
    ID: '20',
    Type: 'variable',
    SKU: 'HOODIE',
    Name: 'Hoodie',
    'Regular price': '',
    'Attribute 1 name': 'Color',
    'Attribute 1 value(s)': 'Blue, Green',
    'Attribute 1 visible': '1',
    'Attribute 2 name': 'Logo',
    'Attribute 2 value(s)': 'Yes, No',
    ...more,
  })
const variation = (color: string, logo: string, more: Record<string, string> = {}) => ({
  ID: '',
  Type: 'variation',
  Name: `Hoodie - ${color}, ${logo}`,
  Published: '1',
  'In stock?': '1',
  'Regular price': '45',
  Parent: 'id:20',
  'Attribute 1 name': 'Color',
  'Attribute 1 value(s)': color,
  'Attribute 2 name': 'Logo',
  'Attribute 2 value(s)': logo,
  ...more,
})

test('reads a simple product with every supported cell', async () => {
  const { format, drafts, problemTexts } = await readFileOf(
    csvOf([
      simple({
        'GTIN, UPC, EAN, or ISBN': '0012345678905',
        'Short description': 'Knitted.',
        Description: String.raw`<p>Warm.</p>\n<p>Soft.</p>`,
        'Tax class': 'reduced-rate',
        Stock: '12',
        'Weight (kg)': '0.2',
        'Length (cm)': '24',
        'Width (cm)': '1.5',
        'Height (cm)': '.5',
        'Sale price': '18',
        Categories: String.raw`Clothing > Accessories, Gifts\, small`,
        Images: 'https://cdn.example/a.jpg, https://cdn.example/b.jpg',
        'Attribute 1 name': 'Material',
        'Attribute 1 value(s)': 'Wool, Silk & Down',
        'Attribute 1 visible': '1',
        Brands: 'Loom',
        'Meta: _unit': 'g',
        'Meta: _unit_product': '200',
        'Meta: _unit_base': '100',
      }),
    ]),
  )
  expect(problemTexts).toEqual(['2 Height (cm) [warning] “.5” is not a number; it was skipped.'])
  expect(format).toBe('woocommerce')
  expect(drafts).toMatchObject([
    {
      handle: 'id:10',
      slug: 'beanie',
      name: 'Beanie',
      visible: true,
      collections: ['Clothing', 'Clothing > Accessories', 'Gifts, small'],
      taxClass: 'reduced-rate',
      details: {
        productType: 'physical',
        description: 'Knitted.\n<p>Warm.</p>\n<p>Soft.</p>',
        price: 2000,
        discount: { type: 'AMOUNT', amount: 200 },
        sku: 'BEANIE',
        barcode: '0012345678905',
        weight: 0.2,
        brand: 'Loom',
        productDimensions: { length: '24', width: '1.5', unit: 'CM' },
        infoSections: [{ title: 'Material', description: 'Wool, Silk &amp; Down' }],
        pricePerUnit: { totalQuantity: 200, totalMeasurementUnit: 'G', baseQuantity: 100, baseMeasurementUnit: 'G' },
      },
      stock: { tracked: true, quantity: 12 },
      pictures: [{ url: 'https://cdn.example/a.jpg' }, { url: 'https://cdn.example/b.jpg' }],
    },
  ])
})

test('finds variations anywhere, by ID or SKU', async () => {
  const { drafts, problemTexts } = await readFileOf(
    csvOf([
      variation('Blue', 'Yes', { Parent: 'HOODIE', SKU: 'H-BY' }),
      simple(),
      hoodie(),
      variation('Green', 'no', { SKU: 'H-GN', Published: '0', 'Regular price': '50', 'Weight (kg)': '0.7' }),
    ]),
  )
  expect(problemTexts).toEqual([])
  expect(drafts.map(({ handle }) => handle)).toEqual(['id:10', 'id:20'])
  expect(drafts[1]).toMatchObject({
    details: { price: 4500, sku: 'HOODIE' },
    options: [
      { name: 'Color', choices: [{ description: 'Blue' }, { description: 'Green' }] },
      { name: 'Logo', choices: [{ description: 'Yes' }, { description: 'No' }] },
    ],
    variants: [
      { choices: { Color: 'Blue', Logo: 'Yes' }, sku: 'H-BY', visible: true },
      { choices: { Color: 'Green', Logo: 'No' }, sku: 'H-GN', visible: false, price: 5000, weight: 0.7 },
    ],
  })
})

test.each([
  ['a draft is hidden', { Published: '-1' }, { visible: false }],
  ['a private product is hidden', { Published: '0' }, { visible: false }],
  ['a product hidden from the catalog is hidden', { 'Visibility in catalog': 'hidden' }, { visible: false }],
  ['virtual products are digital', { Type: 'simple, virtual' }, { details: { productType: 'digital' } }],
  ['uses tags as collections without categories', { Tags: 'warm, wool' }, { collections: ['warm', 'wool'] }],
  ['reads no category as no collection', { Categories: 'Uncategorized' }, { collections: [] }],
  ['an out-of-stock product is not for sale', { 'In stock?': '0' }, { stock: { tracked: false, inStock: false } }],
  [
    'does not track stock with backorders',
    { Stock: '2', 'Backorders allowed?': 'notify' },
    { stock: { tracked: false, inStock: true } },
  ],
  ['strips the apostrophe before a formula', { Name: "'-30 % Beanie" }, { name: '-30 % Beanie' }],
])('%s', async (_title, more, expected) => {
  const { drafts } = await readFileOf(csvOf([simple(more)]))
  expect(drafts).toMatchObject([expected])
})

test('reads a weight in the unit of its column', async () => {
  const { 'Weight (kg)': _kg, ...rest } = simple()
  const { drafts } = await readFileOf(csvOf([{ ...rest, 'Weight (lbs)': '2' }]))
  expect(drafts[0]!.details.weight).toBe(0.9072)
})

test.each([
  [
    'a variation of an unknown product',
    [variation('Blue', 'Yes', { Parent: 'id:99' })],
    /^2 Parent \[error\] The product of this variant, “id:99”, is missing/,
  ],
  ['a variation without a product', [variation('Blue', 'Yes', { Parent: '' })], /^2 {2}\[error\].*which product/],
  ['a grouped product', [simple({ Type: 'grouped' })], /^2 Type \[error\] Products of the type “grouped”/],
  ['a missing price', [simple({ 'Regular price': '' })], /^2 Regular price \[error\] The price is missing/],
  [
    'a variation for any color',
    [hoodie(), variation('Blue', 'Yes'), variation('', 'No')],
    /^4 Attribute 1 value\(s\) \[error\].*any Color/,
  ],
  [
    'the same variation twice',
    [hoodie(), variation('Blue', 'Yes'), variation('blue', 'yes')],
    /^4 Type \[error\].*already in row 3/,
  ],
  ['a product twice', [simple(), simple({ Name: 'Cap' })], /^3 Type \[error\].*already in row 2/],
  ['a variable product without variations', [hoodie()], /^2 Type \[error\].*missing/],
  [
    'a SKU of 41 characters',
    [hoodie(), variation('Blue', 'Yes', { SKU: 'x'.repeat(41) })],
    /^3 SKU \[error\] .*has 41 characters/,
  ],
  ['a name of 81 characters', [simple({ Name: 'x'.repeat(81) })], /^2 Name \[error\] .*has 81 characters/],
  [
    'a category of 51 characters',
    [simple({ Categories: 'x'.repeat(51) })],
    /^2 Categories \[error\] .*has 51 characters/,
  ],
])('%s skips only that product', async (_title, rows, problem) => {
  const { drafts, problemTexts } = await readFileOf(csvOf([...rows, simple({ ID: '30', SKU: 'CAP', Name: 'Cap' })]))
  expect(problemTexts).toContainEqual(expect.stringMatching(problem))
  expect(drafts.map(({ name }) => name)).toEqual(['Cap'])
})

test.each([
  [
    'a scheduled sale',
    { 'Sale price': '15', 'Date sale price ends': '2026-12-24' },
    /^2 Date sale price ends \[warning\].*regular price/,
  ],
  ['a purchase note', { 'Purchase note': 'Thanks' }, /^2 Purchase note \[warning\] “Thanks” was not imported/],
  ['tags beside categories', { Categories: 'Hats', Tags: 'warm' }, /^2 Tags \[warning\] “warm” was not imported/],
  ['columns of an extension', { 'Meta: _yoast': '5' }, /^2 Meta: _yoast \[warning\] “5” was not imported/],
  [
    'a product sold individually',
    { 'Sold individually?': '1' },
    /^2 Sold individually\? \[warning\] “1” was not imported/,
  ],
])('%s is reported by row and column', async (_title, more, problem) => {
  const { drafts, problemTexts } = await readFileOf(csvOf([simple(more)]))
  expect(drafts[0]!.details.price).toBe(2000)
  expect(drafts[0]!.details).not.toHaveProperty('discount')
  expect(problemTexts).toContainEqual(expect.stringMatching(problem))
})

test('assigns pictures of variations to their choices', async () => {
  const [blue, green] = ['https://cdn.example/blue.jpg', 'https://cdn.example/green.jpg']
  const { drafts } = await readFileOf(
    csvOf([hoodie(), variation('Blue', 'Yes', { Images: blue }), variation('Green', 'Yes', { Images: green })]),
  )
  expect(drafts[0]!.options[0]!.choices).toMatchObject([{ picture: blue }, { picture: green }])
  expect(drafts[0]!.pictures).toEqual([{ url: blue }, { url: green }])
})
