import { defaultVariantId } from '@vitrine/domain/catalog/product.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addListener } from '../../../../../../test/listener.ts'
import { openShop, type Answer, type Shop } from '../../../../../../test/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const path = '/stores/v3/products'
const send = (route: string, body?: object, token = shop.apiKey) => shop.send(route, { token, body })
const ok = async (route: string, body?: object) => {
  const answer = await send(route, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}
const priced = (amount: string, more: object = {}) => ({ price: { actualPrice: { amount } }, ...more })
const vase = (more: object = {}) => ({
  name: 'Vase',
  productType: 'PHYSICAL',
  variantsInfo: { variants: [priced('24.00')] },
  ...more,
})
const create = async (more: object = {}, fields: readonly string[] = []) =>
  (await ok(`POST ${path}`, { product: vase(more), fields })).product
const update = (id: string, product: object, fields: readonly string[] = []) =>
  send(`PATCH ${path}/${id}`, { product, fields })
const change = async (id: string, product: object, fields: readonly string[] = []) =>
  (await ok(`PATCH ${path}/${id}`, { product, fields })).product
const readV1 = async (id: string) => (await ok(`GET /stores-reader/v1/products/${id}`)).product
const refusal = ({ status, body }: Answer) => ({
  status,
  code: body.details?.applicationError?.code,
  data: body.details?.applicationError?.data,
  fields: body.details?.validationError?.fieldViolations?.map(({ field }: { field: string }) => field),
  rules: body.details?.validationError?.fieldViolations?.map(({ ruleName }: { ruleName?: string }) => ruleName),
})
const refused = async (more: object) => refusal(await send(`POST ${path}`, { product: vase(more) }))

const size = (...names: string[]) => ({
  name: 'Size',
  optionRenderType: 'TEXT_CHOICES',
  choicesSettings: { choices: names.map((name) => ({ name, choiceType: 'CHOICE_TEXT' })) },
})
const ofSize = (choiceName: string) => ({
  choices: [{ optionChoiceNames: { optionName: 'Size', choiceName, renderType: 'TEXT_CHOICES' } }],
})

test('creates a product without options, which V1 reads too', async () => {
  const variant = {
    sku: 'VS-1',
    barcode: '4006381333931',
    price: { actualPrice: { amount: '24.00' }, compareAtPrice: { amount: '30.00' } },
    revenueDetails: { cost: { amount: '10.00' } },
    physicalProperties: {
      weight: 1.5,
      pricePerUnit: { settings: { quantity: 500, measurementUnit: 'ML' } },
      productDimensions: { length: '10', width: '10', height: '30', unit: 'CM' },
    },
  }
  const product = await create(
    {
      name: ' Tall vase ',
      plainDescription: '<p>Hand-thrown <b>stoneware</b>.</p><script>alert(1)</script>',
      visible: false,
      visibleInPos: false,
      brand: { name: 'Kiln' },
      ribbon: { name: 'New' },
      additionalRibbons: [{ name: 'Handmade' }],
      infoSections: [{ uniqueName: 'Care', plainDescription: '<p>Wipe.</p>' }],
      physicalProperties: { pricePerUnit: { quantity: 1, measurementUnit: 'L' } },
      variantsInfo: { variants: [variant] },
      seoData: { tags: [{ type: 'title', children: 'Vase', custom: false, disabled: false }] },
      tags: { publicTags: { tagIds: ['gift'] }, privateTags: { tagIds: ['slow'] } },
      extendedFields: { namespaces: { '@app/erp': { number: 7 } } },
      manufacturer: 'Kiln Ltd.',
    },
    ['PLAIN_DESCRIPTION', 'INFO_SECTION', 'INFO_SECTION_PLAIN_DESCRIPTION', 'MERCHANT_DATA', 'URL'],
  )
  const { id } = product
  expect(product).toMatchObject({
    revision: '1',
    name: 'Tall vase',
    slug: 'tall-vase',
    url: { relativePath: '/product-page/tall-vase' },
    plainDescription: '<p>Hand-thrown <strong>stoneware</strong>.</p>',
    visible: false,
    visibleInPos: false,
    productType: 'PHYSICAL',
    brand: { id: expect.any(String), name: 'Kiln' },
    ribbon: { name: 'New' },
    additionalRibbons: [{ name: 'Handmade' }],
    infoSections: [{ uniqueName: 'Care', title: 'Care', plainDescription: '<p>Wipe.</p>' }],
    physicalProperties: { pricePerUnit: { quantity: 1, measurementUnit: 'L' } },
    variantsInfo: {
      variants: [
        { ...variant, id: defaultVariantId(id), visible: true, revenueDetails: { cost: { amount: '10.00' } } },
      ],
    },
    tags: { publicTags: { tagIds: ['gift'] }, privateTags: { tagIds: ['slow'] } },
    extendedFields: { namespaces: { '@app/erp': { number: 7 } } },
    manufacturer: 'Kiln Ltd.',
  })
  expect(await readV1(id)).toMatchObject({
    name: 'Tall vase',
    slug: 'tall-vase',
    price: { price: 30, discountedPrice: 24 },
    discount: { type: 'AMOUNT', value: 6 },
    sku: 'VS-1',
    brand: 'Kiln',
    ribbon: 'New',
    weight: 1.5,
    additionalInfoSections: [{ title: 'Care', description: '<p>Wipe.</p>' }],
    manageVariants: false,
  })
  const again = await create({ name: 'Tall vase', visible: true, tags: { privateTags: { tagIds: ['slow'] } } })
  expect(again.slug).toBe('tall-vase-2')
  const shown = await shop.send(`GET ${path}/${again.id}`, { token: await shop.visitorToken() })
  expect(shown.body.product.tags).toEqual({})
  const query = { filter: { 'productData.productId': id } }
  const { variants } = await ok('POST /stores/v3/products/query-variants', { query })
  expect(variants[0].productData).toMatchObject({ visible: false, visibleInPos: false })
})

test('creates options, modifiers and variants with customizations, and reuses them', async () => {
  const glaze = {
    name: 'Glaze',
    optionRenderType: 'SWATCH_CHOICES',
    choicesSettings: { choices: [{ name: 'Sage', choiceType: 'ONE_COLOR', colorCode: '#8fa58a' }] },
  }
  const engraving = {
    name: 'Engraving',
    modifierRenderType: 'FREE_TEXT',
    mandatory: true,
    freeTextSettings: { title: 'Your text', minCharCount: 1, maxCharCount: 20, defaultAddedPrice: '3.00' },
  }
  const wrap = {
    name: 'Wrap',
    modifierRenderType: 'TEXT_CHOICES',
    choicesSettings: { choices: [{ name: 'Silk', choiceType: 'CHOICE_TEXT', addedPrice: '2.50' }] },
  }
  const sage = { optionChoiceNames: { optionName: 'glaze', choiceName: 'SAGE', renderType: 'SWATCH_CHOICES' } }
  const variants = [
    priced('20.00', { sku: 'S', choices: [...ofSize('S').choices, sage], physicalProperties: { weight: 1 } }),
    priced('26.00', { sku: 'L', choices: [...ofSize('L').choices, sage] }),
  ]
  const product = await create(
    { options: [size('S', 'L'), glaze], modifiers: [engraving, wrap], variantsInfo: { variants } },
    ['VARIANT_OPTION_CHOICE_NAMES'],
  )
  expect(product).toMatchObject({
    options: [
      {
        id: expect.any(String),
        name: 'Size',
        key: 'Size',
        choicesSettings: { choices: [{ choiceId: expect.any(String), name: 'S', inStock: true, visible: true }, {}] },
      },
      { name: 'Glaze', optionRenderType: 'SWATCH_CHOICES' },
    ],
    modifiers: [
      { id: expect.any(String), mandatory: true, freeTextSettings: { title: 'Your text', defaultAddedPrice: '3.00' } },
      { name: 'Wrap', choicesSettings: { choices: [{ choiceId: expect.any(String), addedPrice: '2.50' }] } },
    ],
    actualPriceRange: { minValue: { amount: '20.00' }, maxValue: { amount: '26.00' } },
    variantsInfo: {
      variants: [
        { sku: 'S', physicalProperties: { weight: 1 }, choices: [{ optionChoiceNames: { choiceName: 'S' } }, {}] },
        { sku: 'L', price: { actualPrice: { amount: '26.00' } } },
      ],
    },
  })
  const [sizes] = product.options
  const [{ choiceId: small }] = sizes.choicesSettings.choices
  const byIds = await create({
    options: [{ id: sizes.id, choicesSettings: { choices: [{ choiceId: small }, { name: 'XL' }] } }],
    variantsInfo: {
      variants: [
        priced('9.00', { choices: [{ optionChoiceIds: { optionId: sizes.id, choiceId: small } }] }),
        priced('9.00', ofSize('XL')),
      ],
    },
  })
  expect(byIds.options).toMatchObject([{ id: sizes.id, choicesSettings: { choices: [{ choiceId: small }, {}] } }])
  const { customization } = await ok(`GET /stores/v3/customizations/${sizes.id}?fields=ASSIGNED_PRODUCTS_COUNT`)
  expect(customization).toMatchObject({ assignedProductsCount: 2 })
  expect(customization.choicesSettings.choices.map(({ name }: { name: string }) => name)).toEqual(['S', 'L', 'XL'])
  expect(await readV1(byIds.id)).toMatchObject({
    manageVariants: true,
    productOptions: [{ name: 'Size', choices: [{ description: 'S' }, { description: 'XL' }] }],
    price: { price: 9 },
    variants: [{ choices: { Size: 'S' } }, { choices: { Size: 'XL' } }],
  })
  const { product: saved } = await ok(`GET ${path}/${product.id}?fields=VARIANT_OPTION_CHOICE_NAMES`)
  const copy = await change(product.id, { ...saved, name: 'Vase again' }, ['VARIANT_OPTION_CHOICE_NAMES'])
  expect(copy).toEqual({ ...saved, name: 'Vase again', revision: '2', updatedDate: copy.updatedDate })
})

test('updates sent fields only, by the current revision, and keeps IDs and stock of variants', async () => {
  const { id, revision } = await create({
    options: [size('S', 'L')],
    variantsInfo: { variants: [priced('5.00', ofSize('S')), priced('6.00', ofSize('L'))] },
    brand: { name: 'Loom' },
    plainDescription: '<p>Soft.</p>',
  })
  const first = (await ok(`GET ${path}/${id}`)).product.variantsInfo.variants
  await ok(`PATCH /stores/v2/inventoryItems/product/${id}`, {
    inventoryItem: { trackQuantity: true, variants: [{ variantId: first[0].id, quantity: 4 }] },
  })
  const renamed = await change(id, { revision, name: 'Rug', brand: {} }, ['PLAIN_DESCRIPTION'])
  expect(renamed).toMatchObject({
    revision: '2',
    name: 'Rug',
    slug: expect.stringMatching(/^vase/),
    plainDescription: '<p>Soft.</p>',
  })
  expect(renamed).not.toHaveProperty('brand')
  const conflict = refusal(await update(id, { revision: '1', name: 'Other' }))
  expect(conflict).toMatchObject({
    status: 409,
    code: 'CONFLICT',
    data: { expectedRevision: '1', currentRevision: '2' },
  })
  expect(refusal(await update(id, { name: 'Other' })).fields).toEqual(['product.revision'])

  const variants = [priced('7.00', ofSize('S')), priced('8.00', { id: first[1].id }), priced('9.00', ofSize('XL'))]
  const { variantsInfo } = await change(id, {
    revision: '2',
    options: [size('S', 'L', 'XL')],
    variantsInfo: { variants },
  })
  expect(variantsInfo.variants).toMatchObject([{ id: first[0].id }, { id: first[1].id }, {}])
  expect((await readV1(id)).variants).toMatchObject([
    { variant: { priceData: { price: 7 } }, stock: { quantity: 4 } },
    { variant: { priceData: { price: 8 } } },
    { variant: { priceData: { price: 9 } }, stock: { quantity: 0 } },
  ])
  const unaligned = await update(id, { revision: '3', options: [size('S')] })
  expect(refusal(unaligned)).toMatchObject({ rules: ['MISSING_OPTIONS_ON_UPDATE_VARIANTS'] })
  const plain = await change(id, { revision: '3', options: [], variantsInfo: { variants: [priced('4.00')] } })
  expect(plain).toMatchObject({ options: [], variantsInfo: { variants: [{ id: defaultVariantId(id) }] } })
})

test('keeps a discount of V1 while prices are sent as they were read', async () => {
  const product = { name: 'Lamp', priceData: { price: 50 }, discount: { type: 'PERCENT', value: 10 } }
  const { id } = (await ok('POST /stores/v1/products', { product })).product
  const { product: read } = await ok(`GET ${path}/${id}`)
  await change(id, { revision: read.revision, variantsInfo: read.variantsInfo })
  expect((await readV1(id)).discount).toEqual({ type: 'PERCENT', value: 10 })
  const variants = [{ ...read.variantsInfo.variants[0], ...priced('40.00') }]
  await change(id, { revision: '2', variantsInfo: { variants } })
  expect(await readV1(id)).toMatchObject({ discount: { type: 'NONE' }, price: { price: 40, discountedPrice: 40 } })
})

test('connects modifiers that V1 created with customizations', async () => {
  const wrap = {
    name: 'Wrap of V1',
    modifierRenderType: 'TEXT_CHOICES',
    choicesSettings: { choices: [{ name: 'Silk', addedPrice: '2.00' }] },
  }
  const customTextFields = [{ title: 'Greeting', maxLength: 20, mandatory: false }]
  const product = { name: 'Box', priceData: { price: 5 }, modifiers: [wrap], customTextFields }
  const { id } = (await ok('POST /stores/v1/products', { product })).product
  const { product: read } = await ok(`GET ${path}/${id}`)
  const { modifiers } = await change(id, { revision: read.revision, modifiers: read.modifiers })
  expect(modifiers).toMatchObject([
    { name: 'Wrap of V1', key: 'Wrap of V1', choicesSettings: { choices: [{ name: 'Silk', addedPrice: '2.00' }] } },
    { name: 'Greeting', freeTextSettings: { maxCharCount: 20 } },
  ])
  for (const one of modifiers) await ok(`GET /stores/v3/customizations/${one.id}`)
  const productOptions = [{ name: 'Tone', choices: [{ value: 'Low', description: 'Low' }] }]
  const bell = (await ok('POST /stores/v1/products', { product: { ...product, productOptions } })).product
  const { variantsInfo, revision } = (await ok(`GET ${path}/${bell.id}`)).product
  expect((await change(bell.id, { revision, variantsInfo })).variantsInfo).toEqual(variantsInfo)
  expect(await readV1(id)).toMatchObject({ customTextFields })
})

test('refuses variants that do not match the options', async () => {
  const options = [size('S', 'L')]
  const of = (...variants: object[]) => refused({ options, variantsInfo: { variants } })
  expect(await of(priced('1.00'))).toMatchObject({ status: 400, code: 'MISSING_VARIANT_OPTION_CHOICE' })
  expect(await of(priced('1.00', ofSize('M')))).toMatchObject({ code: 'VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT' })
  const twice = await of(priced('1.00', ofSize('S')), priced('2.00', ofSize('s')))
  expect(twice).toMatchObject({ code: 'DUPLICATE_VARIANT_OPTION_CHOICE' })
  expect(await of(priced('1.00', { choices: [{}] }))).toMatchObject({ rules: ['MISSING_VARIANT_OPTION_CHOICE'] })
  const withId = priced('1.00', { ...ofSize('S'), id: '00000000-1111-4222-8333-444444444444' })
  expect(await of(withId)).toMatchObject({ rules: ['ID_NOT_ALLOWED_IN_REQUEST'] })
  const two = { variantsInfo: { variants: [priced('1.00'), priced('2.00')] } }
  expect(await refused(two)).toMatchObject({ code: 'INVALID_DEFAULT_VARIANT' })
  const doubled = { options: [...options, ...options], variantsInfo: { variants: [priced('1.00', ofSize('S'))] } }
  expect(await refused(doubled)).toMatchObject({ code: 'DUPLICATE_PRODUCT_OPTIONS' })
})

const nobody = '00000000-1111-4222-8333-444444444444'

test.each<[string, object, object]>([
  ['a name of spaces', { name: ' ' }, { fields: ['product.name'], rules: ['ONLY_SPACES_STRING_ERROR'] }],
  ['a slug with spaces', { slug: 'a b' }, { fields: ['product.slug'], rules: ['INVALID_SLUG_FORMAT'] }],
  ['an unknown brand', { brand: { id: nobody } }, { fields: ['product.brand.id'] }],
  ['an unknown ribbon', { ribbon: { id: nobody } }, { status: 404, code: 'RIBBON_NOT_FOUND' }],
  [
    'a ribbon twice',
    { additionalRibbons: [{ name: 'New' }, { name: 'NEW' }] },
    { code: 'DUPLICATE_RIBBON_IN_ADDITIONAL', data: { ribbonIds: [expect.any(String)] } },
  ],
  [
    'the main ribbon as an additional one',
    { ribbon: { name: 'New' }, additionalRibbons: [{ name: 'New' }] },
    { code: 'DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL' },
  ],
  ['an unknown info section', { infoSections: [{ id: nobody }] }, { fields: ['product.infoSections[0].id'] }],
  [
    'an unknown customization',
    { options: [{ id: nobody, choicesSettings: { choices: [{ name: 'S' }] } }] },
    { status: 404, code: 'CUSTOMIZATION_NOT_EXIST' },
  ],
  [
    'an option without a type',
    { options: [{ ...size('S'), optionRenderType: undefined }] },
    { code: 'PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED' },
  ],
  [
    'a choice without a name',
    { options: [{ ...size('S'), choicesSettings: { choices: [{}] } }] },
    { code: 'PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED' },
  ],
  ['a modifier without a name', { modifiers: [{ mandatory: true }] }, { code: 'MODIFIER_NAME_AND_TYPE_REQUIRED' }],
  [
    'a lower price before the reduction',
    { variantsInfo: { variants: [{ price: { actualPrice: { amount: '2' }, compareAtPrice: { amount: '1' } } }] } },
    { code: 'COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE' },
  ],
  [
    'no price',
    { variantsInfo: { variants: [{}] } },
    { fields: ['product.variantsInfo.variants[0].price.actualPrice.amount'] },
  ],
  ['no type', { productType: undefined }, { fields: ['product.productType'] }],
  ['unknown media', { media: { itemsInfo: { items: [{ id: 'none.jpg' }] } } }, { code: 'PRODUCT_MEDIA_NOT_EXIST' }],
  [
    'media twice',
    { media: { itemsInfo: { items: [{ url: 'https://a.example/a.jpg' }, { url: 'https://a.example/a.jpg' }] } } },
    { rules: ['DUPLICATE_MEDIA_ERROR'] },
  ],
  [
    'a unit price without contents',
    { physicalProperties: { pricePerUnit: { quantity: 1, measurementUnit: 'KG' } } },
    { rules: ['PRICE_PER_UNIT_NOT_ALIGNED'] },
  ],
  [
    'a digital product with a weight',
    { productType: 'DIGITAL', variantsInfo: { variants: [priced('1', { physicalProperties: { weight: 1 } })] } },
    { rules: ['VARIANTS_TYPED_PROPERTIES_ARE_NOT_ALIGNED'] },
  ],
  [
    'a digital product at the point of sale',
    { productType: 'DIGITAL', visibleInPos: true },
    { rules: ['DIGITAL_PRODUCT_CANNOT_BE_VISIBLE_IN_POS'] },
  ],
  [
    'an unknown file',
    {
      productType: 'DIGITAL',
      variantsInfo: { variants: [priced('1', { digitalProperties: { digitalFile: { id: 'none' } } })] },
    },
    { status: 404, code: 'DIGITAL_FILE_NOT_FOUND_ERROR', data: { ids: ['none'] } },
  ],
  [
    'a subscription without an end',
    { subscriptionDetails: { subscriptions: [{ title: 'A' }] } },
    { fields: ['product.subscriptionDetails.subscriptions[0].billingCycles'] },
  ],
  ['a tax group', { taxGroupId: nobody }, { fields: ['product.taxGroupId'] }],
])('refuses %s', async (_what, more, expected) => {
  const before = await shop.context.db.selectFrom('product').select('id').execute()
  expect(await refused(more)).toMatchObject(expected)
  expect(await shop.context.db.selectFrom('product').select('id').execute()).toHaveLength(before.length)
})

test('refuses a slug of another product, in one transaction too', async () => {
  const { slug } = await create({ name: 'Taken' })
  expect(await refused({ slug })).toMatchObject({ status: 409, code: 'DUPLICATE_SLUG_ERROR' })
})

test('sends the events of both versions, with the fields that changed', async () => {
  await addListener(shop)
  const { id } = await create({ name: 'Bowl' })
  await change(id, { revision: '1', name: 'Wide bowl', variantsInfo: { variants: [priced('30.00')] } })
  const { rows } = {
    rows: await shop.context.db
      .selectFrom('event')
      .selectAll()
      .where('entity', '=', `product:${id}`)
      .orderBy('sequence')
      .execute(),
  }
  expect(rows.map(({ type }) => type.replace(/.*\./, ''))).toEqual([
    'ProductCreated',
    'product_created',
    'ProductChanged',
    'product_updated',
  ])
  expect(rows[2]!.body).toMatchObject({ changedFields: ['name', 'priceData'] })
  expect(rows[3]!.body).toMatchObject({
    currentEntity: { name: 'Wide bowl' },
    modifiedFields: { name: 'Bowl', revision: '1' },
  })
  expect(rows[3]!.actor).toBeTruthy()
})
