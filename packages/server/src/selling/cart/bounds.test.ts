import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, referenceTo, textModifier, type Product } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'

const size = { type: 'drop_down', name: 'Size', choices: [{ value: 'S', description: 'S' }] } as const

let shop: Shop
let cup: Product
let shirt: Product
beforeAll(async () => {
  shop = await openShop()
  const { db } = shop.context
  cup = await addProduct(db, shop.siteId, { name: 'Cup', record: { modifiers: [textModifier('Engraving')] } })
  shirt = await addProduct(db, shop.siteId, { name: 'Shirt', options: [size] })
})
afterAll(() => shop.close())

const add = async (token: string, catalogReference: object, quantity = 1) =>
  shop.send('POST /ecom/v1/carts/current/add-to-cart', {
    token,
    body: { lineItems: [{ catalogReference, quantity }] },
  })
const withOptions = (product: Product, options: object) => ({ ...referenceTo(product), options })
const refusedField = (answer: Awaited<ReturnType<typeof add>>) =>
  `${answer.status} ${answer.body.details.validationError?.fieldViolations[0].field}`

test('rejects choices and texts that the product does not have, and drops any other option', async () => {
  const token = await shop.visitorToken()
  const field = '400 lineItems[0].catalogReference.options'
  const ofCup = (options: object) => add(token, withOptions(cup, options)).then(refusedField)
  expect(await ofCup({ customTextFields: { Poem: 'x' } })).toBe(`${field}.customTextFields.Poem`)
  expect(await ofCup({ options: { Size: 'S' } })).toBe(`${field}.options.Size`)
  expect(await ofCup({ customTextFields: { Engraving: 5 } })).toBe(`${field}.customTextFields.Engraving`)
  expect(await ofCup({ customTextFields: ['Engraving'] })).toBe(`${field}.customTextFields`)
  const withColour = withOptions(shirt, { options: { Size: 'S', Colour: 'red' } })
  expect(refusedField(await add(token, withColour))).toBe(`${field}.options.Colour`)

  const others = { options: { Size: 'S' }, customTextFields: null, campaign: 'spring', deep: { er: 1 } }
  const { body } = await add(token, withOptions(shirt, others))
  expect(body.cart.lineItems[0].catalogReference.options).toEqual({
    options: { Size: 'S' },
    variantId: shirt.variants[0]!.id,
  })
})

test("limits the buyer's text to the product's maximum and returns it once per place", async () => {
  const token = await shop.visitorToken()
  const engrave = (text: string) => add(token, withOptions(cup, { customTextFields: { Engraving: text } }))
  expect((await engrave('x'.repeat(501))).status).toBe(428)
  const text = 'y'.repeat(500)
  const { body } = await engrave(text)
  const [line] = body.cart.lineItems
  expect(line.catalogReference.options.customTextFields).toEqual({ Engraving: text })
  expect(line.descriptionLines).toEqual([
    { name: { original: 'Engraving', translated: 'Engraving' }, plainText: { original: text } },
  ])
  expect(JSON.stringify(body).split(text)).toHaveLength(3)
})

test('rejects a change that makes a cart or checkout too large, and leaves it unchanged', async () => {
  const { db } = shop.context
  const fields = Array.from({ length: 20 }, (_, index) => textModifier(`Line ${index}`))
  const poem = await addProduct(db, shop.siteId, { name: 'Poem', record: { modifiers: fields } })
  const texts = (mark: string) => Object.fromEntries(fields.map(({ name }) => [name, mark.padEnd(500, 'x')]))
  const token = await shop.visitorToken()
  let lines = 0
  let answer = await add(token, withOptions(poem, { customTextFields: texts('0') }))
  while (answer.status === 200 && lines < 300) {
    lines += 1
    answer = await add(token, withOptions(poem, { customTextFields: texts(String(lines)) }))
  }
  expect(refusedField(answer)).toBe('400 lineItems')
  const { body } = await shop.send('GET /ecom/v1/carts/current', { token })
  expect(body.cart.lineItems).toHaveLength(lines)
  expect(JSON.stringify(body).length).toBeLessThan(2_000_000)

  const value = 'z'.repeat(1999)
  const customFields = Array.from({ length: 300 }, (_, index) => ({ title: `Question ${index}`, value }))
  const opened = await shop.send('POST /ecom/v1/carts/current/create-checkout', { token, body: {} })
  const changed = await shop.send(`PATCH /ecom/v1/checkouts/${opened.body.checkoutId}`, {
    token,
    body: { checkout: { customFields } },
  })
  expect(changed.status).toBe(400)
})
