import { expect, test } from 'vitest'
import { csvOf, readFileOf } from '../testing.ts'

const mug = (more: Record<string, string> = {}) => ({
  handleId: 'product_1',
  fieldType: 'Product',
  name: 'Mug',
  description: '<p>Holds tea.</p>',
  productImageUrl: '',
  collection: '',
  sku: '',
  ribbon: '',
  price: '19',
  surcharge: '',
  visible: 'true',
  discountMode: 'PERCENT',
  discountValue: '0',
  inventory: 'InStock',
  weight: '',
  cost: '',
  productOptionName1: '',
  productOptionType1: '',
  productOptionDescription1: '',
  productOptionName2: '',
  productOptionType2: '',
  productOptionDescription2: '',
  ...more,
})
const variant = (more: Record<string, string>) => ({ handleId: 'product_1', fieldType: 'Variant', ...more })
const coloured = (more: Record<string, string> = {}) =>
  mug({
    productOptionName1: 'Colour',
    productOptionType1: 'COLOR',
    productOptionDescription1: '#8FA58A:Sage;#2f3e55:Ink',
    ...more,
  })

test('reads a product with every supported cell', async () => {
  const { format, drafts, problemTexts } = await readFileOf(
    csvOf([
      mug({
        productImageUrl: 'abc_123~mv2.jpg;https://cdn.example/b.png',
        collection: 'Kitchen; All Products ;Tea',
        sku: 'M1',
        ribbon: 'New',
        discountMode: 'AMOUNT',
        discountValue: '4.50',
        inventory: '12',
        weight: '0.4',
        cost: '6',
        brand: 'Kiln',
        additionalInfoTitle1: 'Care',
        additionalInfoDescription1: '<b>By hand</b>',
        customTextField1: 'Name on it',
        customTextCharLimit1: '20',
        customTextMandatory1: 'true',
      }),
    ]),
  )
  expect(problemTexts).toEqual([])
  expect(format).toBe('store')
  expect(drafts).toMatchObject([
    {
      handle: 'product_1',
      slug: 'mug',
      collections: ['Kitchen', 'Tea'],
      details: {
        price: 1900,
        sku: 'M1',
        ribbon: 'New',
        brand: 'Kiln',
        weight: 0.4,
        cost: 600,
        discount: { type: 'AMOUNT', amount: 450 },
        infoSections: [{ title: 'Care', description: '<b>By hand</b>' }],
        textFields: [{ title: 'Name on it', maxLength: 20, mandatory: true }],
      },
      stock: { tracked: true, quantity: 12 },
      pictures: [{ url: 'https://static.wixstatic.com/media/abc_123~mv2.jpg' }, { url: 'https://cdn.example/b.png' }],
    },
  ])
})

test('reads variants with a surcharge, stock and a color by name or code', async () => {
  const { drafts, problemTexts } = await readFileOf(
    csvOf([
      coloured(),
      variant({ productOptionDescription1: '#8fa58a:Sage', surcharge: '2.5', inventory: '3', sku: 'S' }),
      variant({ productOptionDescription1: 'ink', inventory: 'OutOfStock', visible: 'false' }),
    ]),
  )
  expect(problemTexts).toEqual([])
  expect(drafts[0]).toMatchObject({
    options: [
      {
        type: 'color',
        name: 'Colour',
        choices: [
          { value: '#8fa58a', description: 'Sage' },
          { value: '#2f3e55', description: 'Ink' },
        ],
      },
    ],
    variants: [
      { choices: { Colour: 'Sage' }, price: 2150, sku: 'S', stock: { tracked: true, quantity: 3 } },
      { choices: { Colour: 'Ink' }, visible: false, stock: { tracked: false, inStock: false } },
    ],
  })
  expect(drafts[0]!.variants[1]).not.toHaveProperty('price')
})

test('creates all combinations of choices if variants are not listed', async () => {
  const two = { productOptionName2: 'Size', productOptionType2: 'DROP_DOWN', productOptionDescription2: 'S;M;L' }
  const { drafts } = await readFileOf(csvOf([coloured(two)]))
  expect(drafts[0]!.variants).toHaveLength(6)
})

test.each([
  [
    'a variant without a product',
    [variant({ productOptionDescription1: 'Sage' })],
    /^2 fieldType \[error\].*“product_1”, is missing/,
  ],
  [
    'an unknown choice',
    [coloured(), variant({ productOptionDescription1: 'Pink' })],
    /^3 productOptionDescription1 \[error\] “Pink” is not a choice/,
  ],
  [
    'the same variant twice',
    [coloured(), variant({ productOptionDescription1: 'Ink' }), variant({ productOptionDescription1: 'Ink' })],
    /^4 .*already in row 3/,
  ],
  ['a product twice', [mug(), mug({ name: 'Cup' })], /^3 handleId \[error\].*already in row 2/],
  ['a variant of a product without options', [mug(), variant({})], /^3 fieldType \[error\]/],
  ['an unreadable price', [mug({ price: '12,34,5' })], /^2 price \[error\]/],
  [
    'an unreadable surcharge',
    [coloured(), variant({ productOptionDescription1: 'Ink', surcharge: 'some' })],
    /^3 surcharge \[error\]/,
  ],
  ['invalid stock', [mug({ inventory: 'maybe' })], /^2 inventory \[error\]/],
])('%s skips only that product', async (_title, rows, problem) => {
  const { drafts, problemTexts } = await readFileOf(csvOf([...rows, mug({ handleId: 'product_2', name: 'Plate' })]))
  expect(problemTexts).toEqual([expect.stringMatching(problem)])
  expect(drafts.map(({ name }) => name)).toEqual(['Plate'])
})

test.each([
  ['a discount of more than the price', { discountValue: '120' }, /^2 discountValue \[warning\]/],
  ['a discount of an unknown kind', { discountMode: 'HALF', discountValue: '1' }, /^2 discountMode \[warning\]/],
  [
    'stock for all choices together',
    { inventory: '5', productOptionName1: 'Size', productOptionDescription1: 'S;L' },
    /^2 inventory \[warning\]/,
  ],
  ['an invalid picture URL', { productImageUrl: 'not a picture' }, /^2 productImageUrl \[warning\]/],
])('%s is reported and corrected', async (_title, more, problem) => {
  const { drafts, problemTexts } = await readFileOf(csvOf([mug(more)]))
  expect(problemTexts).toEqual([expect.stringMatching(problem)])
  expect(drafts).toHaveLength(1)
})

test('finds variants anywhere, even before their product', async () => {
  const { drafts, problemTexts } = await readFileOf(
    csvOf([
      variant({ productOptionDescription1: 'Ink', sku: 'I' }),
      mug({ handleId: 'product_2', name: 'Plate' }),
      coloured(),
      variant({ productOptionDescription1: 'Sage', sku: 'S' }),
    ]),
  )
  expect(problemTexts).toEqual([])
  expect(drafts.map(({ name, variants }) => [name, variants.map(({ sku }) => sku)])).toEqual([
    ['Plate', []],
    ['Mug', ['I', 'S']],
  ])
})

test.each([
  ['name', 81],
  ['sku', 41],
  ['ribbon', 31],
  ['brand', 51],
  ['collection', 51],
  ['description', 8001],
  ['productOptionName1', 51],
  ['productOptionDescription1', 51],
  ['additionalInfoTitle1', 51],
])('rejects a %s of %s characters by row and never truncates it', async (column, length) => {
  const option = { productOptionName1: 'Size', productOptionDescription1: 'S' }
  const { drafts, problemTexts } = await readFileOf(
    csvOf([mug(), mug({ handleId: 'b', ...option, [column]: 'x'.repeat(length) })]),
  )
  expect(problemTexts[0]).toMatch(
    new RegExp(`^3 ${column} \\[error\\] .* has ${length} characters. At most ${length - 1} are`),
  )
  expect(drafts.map(({ handle }) => handle)).toEqual(['product_1'])
})

test('reads facts about the product and leaves those without a column unchanged', async () => {
  const { drafts, problemTexts } = await readFileOf(
    csvOf([mug({ Manufacturer: 'Kiln', 'Country of origin': 'PT', MPN: '' })]),
  )
  expect(problemTexts).toEqual([])
  expect(drafts[0]!.details).toMatchObject({ manufacturer: 'Kiln', countryOfOrigin: 'PT' })
  expect(drafts[0]!.details).not.toHaveProperty('mpn')
  expect(drafts[0]!.decides).toEqual(expect.arrayContaining(['manufacturer', 'mpn', 'countryOfOrigin']))
  expect(drafts[0]!.decides).not.toContain('customsCode')
})

test('rejects an invalid fact by row and column', async () => {
  const { problemTexts } = await readFileOf(csvOf([mug({ 'HS code': '12' })]))
  expect(problemTexts).toEqual([expect.stringMatching(/^2 HS code \[error\] “12” must have 6 to 13 digits/)])
})

test('reads alternative texts in the order of the images, and videos', async () => {
  const productImageUrl = 'https://cdn.example/a.png;https://cdn.example/b.png'
  const { drafts, problemTexts } = await readFileOf(
    csvOf([
      mug({
        productImageUrl,
        'Image alt texts': '\nA mug',
        Videos: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3\nhttps://cdn.example/film.mov',
      }),
      mug({ handleId: 'b', productImageUrl, 'Image alt texts': 'One\nTwo\nThree' }),
    ]),
  )
  expect(drafts).toMatchObject([
    {
      pictures: [{ url: 'https://cdn.example/a.png' }, { url: 'https://cdn.example/b.png', altText: 'A mug' }],
      videos: ['https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    },
  ])
  expect(problemTexts).toEqual([
    expect.stringMatching(/^2 Videos \[warning\] .*film\.mov” is not the https address of a video/),
    expect.stringMatching(/^3 Image alt texts \[error\] There are 3 texts for 2 images/),
  ])
})
