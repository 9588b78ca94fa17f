import { ApiKeyStrategy, createClient, customizationsV3, products, productsV3 } from '@vitrine/client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { noteStatements } from '../../../../../../../test/statements.ts'
import { openShop, type Shop } from '../../../../../../../test/shop.ts'

let shop: Shop
const modules = { products, productsV3, customizationsV3 }
const openOwner = () => createClient({ host: shop.url, auth: ApiKeyStrategy({ apiKey: shop.apiKey }), modules })
let owner: ReturnType<typeof openOwner>
beforeAll(async () => {
  shop = await openShop()
  owner = openOwner()
})
afterAll(() => shop.close())
beforeEach(() => shop.context.db.deleteFrom('customization').where('site_id', '=', shop.siteId).execute())

const size = (...names: string[]) => ({
  name: 'Size',
  optionType: 'drop_down' as const,
  choices: names.map((name) => ({ value: name, description: name })),
})
const colors = (values: Readonly<Record<string, string>>) => ({
  name: 'Color',
  optionType: 'color' as const,
  choices: Object.entries(values).map(([description, value]) => ({ value, description })),
})
const create = async (more: object) =>
  (await owner.products.createProduct({ name: 'Shirt', priceData: { price: 20 }, ...more })).product
const readV3 = (id: string) => owner.productsV3.getProduct(id)
const customizations = async () => (await owner.customizationsV3.queryCustomizations().ascending('name').find()).items
const choiceIds = async (id: string) =>
  Object.fromEntries(
    (await readV3(id)).options!.flatMap(({ choicesSettings }) =>
      choicesSettings!.choices!.map(({ name, choiceId }) => [name!, choiceId]),
    ),
  )

test('gives options of V1 the customizations that products share', async () => {
  const first = await create({ productOptions: [size('S', 'M'), colors({ Red: '#ff0000' })] })
  const second = await create({ productOptions: [size('M', 'L')] })
  const [color, sizes] = await customizations()
  expect(color).toMatchObject({
    name: 'Color',
    customizationType: 'PRODUCT_OPTION',
    customizationRenderType: 'SWATCH_CHOICES',
    choicesSettings: { choices: [{ name: 'Red', colorCode: '#ff0000' }] },
  })
  expect(sizes!.choicesSettings!.choices.map(({ name }) => name)).toEqual(['S', 'M', 'L'])
  const { options } = await readV3(first.id)
  expect(options!.map(({ id }) => id)).toEqual([sizes!.id, color!.id])
  const ids = Object.fromEntries(sizes!.choicesSettings!.choices.map(({ id, name }) => [name, id]))
  expect(await choiceIds(second.id)).toEqual({ M: ids.M, L: ids.L })
})

test('keeps the spelling of a product', async () => {
  await create({ productOptions: [size('Small')] })
  const other = await create({ productOptions: [{ ...size('small'), name: 'size' }] })
  expect(other.productOptions).toMatchObject([{ name: 'size', choices: [{ description: 'small' }] }])
  expect(await customizations()).toHaveLength(1)
})

test('lets V3 change options of V1, and the other way round', async () => {
  const { id } = await create({ productOptions: [size('S', 'M')] })
  const { revision, options, variantsInfo } = await readV3(id)
  const [option] = options!
  const added = { name: 'L', choiceType: 'CHOICE_TEXT' as const }
  const choices = [...option!.choicesSettings!.choices!.map(({ choiceId }) => ({ choiceId })), added]
  const large = { optionChoiceNames: { optionName: 'Size', choiceName: 'L' } }
  const updated = await owner.productsV3.updateProduct(id, {
    revision: revision!,
    options: [{ id: option!.id!, choicesSettings: { choices } }],
    variantsInfo: {
      variants: [
        ...variantsInfo!.variants!.map((one) => ({ id: one.id!, choices: one.choices!, price: one.price! })),
        { choices: [large], price: { actualPrice: { amount: '25' } } },
      ],
    },
  })
  expect(updated.options![0]!.choicesSettings!.choices!.map(({ name }) => name)).toEqual(['S', 'M', 'L'])
  const before = await choiceIds(id)
  // V1 adds a choice, and renames another.
  const { product } = await owner.products.updateProduct(id, { productOptions: [size('S', 'Medium', 'L', 'XL')] })
  expect(product.variants).toHaveLength(4)
  const after = await choiceIds(id)
  expect([after.S, after.L]).toEqual([before.S, before.L])
  expect(after.Medium).not.toBe(before.M)
  const [sizes] = await customizations()
  expect(sizes!.choicesSettings!.choices.map(({ name }) => name)).toEqual(['S', 'M', 'L', 'Medium', 'XL'])
  expect((await readV3(id)).options![0]!.id).toBe(sizes!.id)
})

test('gives an option that V1 renames another customization', async () => {
  const { id } = await create({ productOptions: [size('S')] })
  await owner.products.updateProduct(id, { productOptions: [{ ...size('S'), name: 'Width' }] })
  const [sizes, widths] = await customizations()
  expect([sizes!.name, widths!.name]).toEqual(['Size', 'Width'])
  expect((await readV3(id)).options).toMatchObject([{ id: widths!.id, name: 'Width' }])
})

test('connects modifiers by name, and keeps their customization while V1 changes choices', async () => {
  const wrap = (...names: string[]) => ({
    name: 'Wrapping',
    modifierRenderType: 'TEXT_CHOICES' as const,
    choicesSettings: { choices: names.map((name) => ({ name, addedPrice: '2.00' })) },
  })
  const text = { name: 'Engraving', modifierRenderType: 'FREE_TEXT' as const, freeTextSettings: { maxCharCount: 20 } }
  const { id, modifiers } = await create({ modifiers: [wrap('Paper'), text] })
  const [engraving, wrapping] = await customizations()
  expect(modifiers!.map((one) => one.id)).toEqual([wrapping!.id, engraving!.id])
  expect(engraving).toMatchObject({ customizationRenderType: 'FREE_TEXT', freeTextInput: { maxCharCount: 20 } })
  const [paper] = wrapping!.choicesSettings!.choices
  expect(modifiers![0]!.choicesSettings!.choices).toMatchObject([{ choiceId: paper!.id, addedPrice: '2.00' }])

  const sent = { ...wrap('Paper', 'Cloth'), id: wrapping!.id }
  const { product } = await owner.products.updateProduct(id, { modifiers: [sent, { ...text, id: engraving!.id }] })
  expect(product.modifiers!.map((one) => one.id)).toEqual([wrapping!.id, engraving!.id])
  const [, changed] = await customizations()
  expect(changed!.choicesSettings!.choices.map(({ name }) => name)).toEqual(['Paper', 'Cloth'])
  expect(product.modifiers![0]!.choicesSettings!.choices!.map(({ choiceId }) => choiceId)).toEqual(
    changed!.choicesSettings!.choices.map((one) => one.id),
  )
})

test('leaves alone what customizations cannot have', async () => {
  // Names that differ in case only.
  const { id, productOptions } = await create({ productOptions: [size('s', 'S')] })
  expect(productOptions[0]!.choices.map(({ description }) => description)).toEqual(['s', 'S'])
  expect((await readV3(id)).options!.map((one) => one.id)).toEqual([undefined])
  expect(await customizations()).toEqual([])
})

test('creates a customization once for products that are created at the same time', async () => {
  const made = await Promise.all(
    ['S', 'M', 'L', 'XL', 'S', 'M'].map((name) => create({ productOptions: [size(name)] })),
  )
  const [sizes, ...others] = await customizations()
  expect(others).toEqual([])
  expect(sizes!.choicesSettings!.choices.map(({ name }) => name).toSorted()).toEqual(['L', 'M', 'S', 'XL'])
  for (const { id } of made) expect((await readV3(id)).options![0]!.id).toBe(sizes!.id)
})

test('needs three more statements if the customizations exist', async () => {
  const sent = { productOptions: [size('S', 'M'), colors({ Red: '#ff0000' })] }
  await create(sent)
  await create({})
  const [, plain] = await noteStatements(() => create({}))
  const [, connected] = await noteStatements(() => create(sent))
  expect(connected.length - plain.length).toBeLessThanOrEqual(3)
})
