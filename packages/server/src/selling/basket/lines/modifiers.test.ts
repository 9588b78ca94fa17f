import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { choicesOf } from '@vitrine/domain/cart/choices.ts'
import { atTheTill, codeOf } from '../../../../../../test/buying.ts'
import { addTestCoupon, buyer, referenceTo } from '../../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { chargesOf } from '../../../orders/invoice/documents/text.ts'

let shop: Shop
let till: Awaited<ReturnType<typeof atTheTill>>
beforeAll(async () => {
  shop = await openShop({ taxRatePercent: '19' })
  till = await atTheTill(shop)
})
afterAll(() => shop.close())

const ask = (call: string, body?: object, token: string = shop.apiKey, headers: Record<string, string> = {}) =>
  shop.send(call, { token, headers, ...(body && { body }) })

const engraving = {
  name: 'Engraving',
  modifierRenderType: 'FREE_TEXT',
  freeTextSettings: { minCharCount: 2, maxCharCount: 12, defaultAddedPrice: '5.00' },
}
const wrapping = {
  name: 'Wrapping',
  mandatory: true,
  modifierRenderType: 'TEXT_CHOICES',
  choicesSettings: { choices: [{ name: 'Paper', addedPrice: '2.50' }, { name: 'None' }] },
}
const ribbon = {
  name: 'Ribbon',
  modifierRenderType: 'SWATCH_CHOICES',
  choicesSettings: { choices: [{ name: 'Red', colorCode: '#c00000', addedPrice: '0.75' }] },
}

const add = async (modifiers: readonly object[] = [engraving, wrapping, ribbon], more: object = {}) => {
  const product = { name: 'Cup', priceData: { price: 20 }, modifiers, ...more }
  const answer = await ask('POST /stores/v1/products', { product })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.product
}
const change = (id: string, product: object) => ask(`PATCH /stores/v1/products/${id}`, { product })
const put = (token: string, product: { id: string }, options: object, quantity = 1) => {
  const reference = referenceTo(product as never, { ...options })
  return ask(
    'POST /ecom/v1/carts/current/add-to-cart',
    { lineItems: [{ catalogReference: reference, quantity }] },
    token,
  )
}
const all = {
  options: { Wrapping: 'Paper', Ribbon: 'Red' },
  customTextFields: { Engraving: 'For Ann' },
}
const violations = ({ body }: Awaited<ReturnType<typeof ask>>): string[] =>
  body.details.validationError.fieldViolations.map(
    ({ field, description }: { field: string; description: string }) => `${field}: ${description}`,
  )

describe('in the catalog', () => {
  test('keeps their order, keeps keys when renamed, and restores them from an earlier response', async () => {
    const product = await add()
    expect(product.modifiers).toMatchObject([
      {
        key: 'Engraving',
        mandatory: false,
        freeTextSettings: {
          title: 'Engraving',
          minCharCount: 2,
          maxCharCount: 12,
          defaultAddedPrice: '5.00',
          formattedAddedPrice: '€5.00',
        },
      },
      { key: 'Wrapping', mandatory: true, choicesSettings: { choices: [{ key: 'Paper' }, { addedPrice: '0.00' }] } },
      { choicesSettings: { choices: [{ choiceType: 'ONE_COLOR', colorCode: '#c00000' }] } },
    ])
    expect(product.customTextFields).toEqual([{ title: 'Engraving', maxLength: 12, mandatory: false }])

    const [first, second, third] = product.modifiers
    const [paper] = second.choicesSettings.choices
    const renamed = { ...second, name: 'Gift wrap', choicesSettings: { choices: [{ ...paper, name: 'Silk paper' }] } }
    const changed = (await change(product.id, { modifiers: [third, renamed] })).body.product
    expect(changed.modifiers.map(({ id, key, name }: typeof first) => [id, key, name])).toEqual([
      [third.id, 'Ribbon', 'Ribbon'],
      [second.id, 'Wrapping', 'Gift wrap'],
    ])
    expect(changed.modifiers[1].choicesSettings.choices).toMatchObject([
      { choiceId: paper.choiceId, key: 'Paper', name: 'Silk paper' },
    ])
    const back = await change(product.id, { modifiers: product.modifiers })
    expect(back.body.product.modifiers).toEqual(product.modifiers)
    expect((await change(product.id, { modifiers: [] })).body.product.modifiers).toBeUndefined()
  })

  test('custom text fields keep their price, and setting them leaves other modifiers unchanged', async () => {
    const product = await add([wrapping, engraving])
    const customTextFields = [{ title: 'Engraving', maxLength: 5, mandatory: true }, { title: 'Poem' }]
    const changed = (await change(product.id, { customTextFields })).body.product
    expect(changed.modifiers.map(({ name }: { name: string }) => name)).toEqual(['Wrapping', 'Engraving', 'Poem'])
    expect(changed.modifiers[1]).toMatchObject({
      id: product.modifiers[1].id,
      mandatory: true,
      freeTextSettings: { maxCharCount: 5, defaultAddedPrice: '5.00' },
    })
    const sentWhole = await change(product.id, { ...changed, name: 'Cup of poems' })
    expect(sentWhole.body.product.modifiers).toEqual(changed.modifiers)
  })

  const choices = (...sent: readonly object[]) => ({ ...wrapping, choicesSettings: { choices: sent } })
  test.each<[string, readonly object[], string]>([
    ['a duplicate name', [engraving, { ...engraving }], 'product.modifiers[0].name: is the name of two modifiers'],
    ['a missing name', [{ ...engraving, name: undefined }], 'product.modifiers[0].name: is required'],
    ['a missing render type', [{ name: 'A' }], 'product.modifiers[0].modifierRenderType: '],
    [
      'missing choices',
      [{ ...wrapping, choicesSettings: undefined }],
      'product.modifiers[0].choicesSettings.choices: ',
    ],
    [
      'choices of a text modifier',
      [{ ...engraving, choicesSettings: wrapping.choicesSettings }],
      'product.modifiers[0].choicesSettings: is not for FREE_TEXT',
    ],
    [
      'two choices with the same name',
      [choices({ name: 'A' }, { name: 'A' })],
      'product.modifiers[0].choicesSettings.choices[0].name: is the name of two choices',
    ],
    [
      'a missing color',
      [{ ...choices({ name: 'A' }), modifierRenderType: 'SWATCH_CHOICES' }],
      'product.modifiers[0].choicesSettings.choices[0].colorCode: is required',
    ],
    [
      'a color on a choice without swatches',
      [choices({ name: 'A', colorCode: '#ffffff' })],
      'product.modifiers[0].choicesSettings.choices[0].colorCode: is only for SWATCH_CHOICES',
    ],
    [
      'a price with too many decimals',
      [choices({ name: 'A', addedPrice: '0.125' })],
      'product.modifiers[0].choicesSettings.choices[0].addedPrice: EUR has at most 2 decimals',
    ],
    [
      'a negative price',
      [choices({ name: 'A', addedPrice: '-1' })],
      'product.modifiers[0].choicesSettings.choices[0].addedPrice: ',
    ],
    [
      'a text limit beyond the maximum',
      [{ ...engraving, freeTextSettings: { maxCharCount: 501 } }],
      'product.modifiers[0].freeTextSettings.maxCharCount: ',
    ],
    [
      'a minimum above the maximum',
      [{ ...engraving, freeTextSettings: { minCharCount: 9, maxCharCount: 5 } }],
      'product.modifiers[0].freeTextSettings.minCharCount: must be at most 5',
    ],
    [
      'more than ten modifiers',
      Array.from({ length: 11 }, (_, index) => ({ ...engraving, name: `Line ${index}` })),
      'product.modifiers: ',
    ],
  ])('rejects %s and names the field', async (_what, modifiers, message) => {
    const answer = await ask('POST /stores/v1/products', { product: { name: 'X', priceData: { price: 1 }, modifiers } })
    expect(answer.status).toBe(400)
    expect(violations(answer)[0]).toContain(message)
  })

  test('rejects a modifier named like an option, and modifiers of gift cards', async () => {
    const option = { name: 'Wrapping', choices: [{ value: 'S', description: 'S' }] }
    const product = { name: 'X', priceData: { price: 1 } }
    const twice = await ask('POST /stores/v1/products', {
      product: { ...product, productOptions: [option], modifiers: [wrapping] },
    })
    expect(violations(twice)).toEqual(['product.modifiers[0].name: is the name of an option of the product'])
    const { id } = await add([wrapping])
    expect(violations(await change(id, { productOptions: [option] }))).toEqual([
      'product.productOptions[0].name: is the name of a modifier of the product',
    ])
    const card = await ask('POST /stores/v1/products', {
      product: { ...product, giftCard: true, modifiers: [wrapping] },
    })
    expect(violations(card)[0]).toContain('product.modifiers: are not for gift cards')
  })
})

interface ShownGroup {
  readonly id: string
  readonly name: { readonly original: string }
  readonly modifiers: readonly [
    {
      readonly label: { readonly original: string }
      readonly price: { readonly amount: string }
      readonly quantity: number
    },
  ]
}

describe('in a cart', () => {
  test('lists the chosen modifiers with their prices, which are included in the price of the item', async () => {
    const product = await add()
    const token = await shop.visitorToken()
    const { body } = await put(token, product, all, 2)
    const [line] = body.cart.lineItems
    expect([
      line.price.amount,
      line.fullPrice.amount,
      line.lineItemPrice.amount,
      line.modifiersTotalPrice.amount,
    ]).toEqual(['28.25', '28.25', '56.50', '8.25'])
    const groups = line.modifierGroups.map(({ id, name, modifiers: [one] }: ShownGroup) => [
      id,
      name.original,
      one.label.original,
      one.price.amount,
      one.quantity,
    ])
    const [first, second, third] = product.modifiers
    expect(groups).toEqual([
      [first.id, 'Engraving', 'For Ann', '5.00', 1],
      [second.id, 'Wrapping', 'Paper', '2.50', 1],
      [third.id, 'Ribbon', 'Red', '0.75', 1],
    ])
    expect(line.descriptionLines).toMatchObject([
      { name: { original: 'Engraving' }, plainText: { original: 'For Ann' } },
      { name: { original: 'Wrapping' }, plainText: { original: 'Paper' } },
      { name: { original: 'Ribbon' }, colorInfo: { original: 'Red', code: '#c00000' } },
    ])
    const estimate = (await ask('POST /ecom/v1/carts/current/estimate-totals', {}, token)).body
    expect(estimate.calculatedLineItems[0].pricesBreakdown).toMatchObject({
      modifiers: { amount: '8.25' },
      price: { amount: '28.25' },
      lineItemPrice: { amount: '56.50' },
    })
    expect(estimate.priceSummary.subtotal.amount).toBe('56.50')
  })

  test('adds a line for different choices, and merges equal choices in other words', async () => {
    const product = await add()
    const token = await shop.visitorToken()
    const wrapped = (choice: string, text?: string) => ({
      options: { Wrapping: choice },
      ...(text && { customTextFields: { Engraving: text } }),
    })
    await put(token, product, wrapped('Paper'))
    await put(token, product, wrapped('None'))
    await put(token, product, wrapped('Paper', 'Bob'))
    const [, { id, choicesSettings }] = product.modifiers
    const byId = { options: { [id]: choicesSettings.choices[0].choiceId } }
    const { body } = await put(token, product, byId, 3)
    expect(
      body.cart.lineItems.map(({ quantity, price }: { quantity: number; price: { amount: string } }) => [
        quantity,
        price.amount,
      ]),
    ).toEqual([
      [4, '22.50'],
      [1, '20.00'],
      [1, '27.50'],
    ])
  })

  test.each<[string, object, string, string]>([
    ['a missing mandatory choice', {}, 'ITEM_NOT_AVAILABLE', 'Choose “Wrapping”: “Paper” or “None”.'],
    [
      'an unknown choice',
      { options: { Wrapping: 'Foil' } },
      'ITEM_NOT_AVAILABLE',
      '“Wrapping” can be “Paper” or “None”.',
    ],
    [
      'a text that is too long',
      { options: { Wrapping: 'None' }, customTextFields: { Engraving: 'For Ann and Bob' } },
      'ITEM_NOT_AVAILABLE',
      '“Engraving” can have at most 12 characters.',
    ],
  ])('rejects %s and states what is allowed', async (_what, options, code, description) => {
    const answer = await put(await shop.visitorToken(), await add(), options)
    expect(codeOf(answer)).toBe(code)
    expect(answer.body.details.applicationError.description).toBe(description)
  })

  test('rejects unknown modifiers and prices set by a buyer, and names the field', async () => {
    const [token, product] = [await shop.visitorToken(), await add()]
    const unknown = await put(token, product, { options: { Wrapping: 'None', Bow: 'Big' } })
    expect(violations(unknown)).toEqual([
      'lineItems[0].catalogReference.options.options.Bow: is not an option or a modifier of this product',
    ])
    const reference = referenceTo(product, { options: { Wrapping: 'Paper' } })
    const price = { amount: '0.00' }
    const modifierGroups = [{ name: { original: 'Wrapping' }, modifiers: [{ label: { original: 'Paper' }, price }] }]
    const lineItems = [{ catalogReference: reference, quantity: 1, modifierGroups }]
    for (const as of [token, shop.apiKey]) {
      const call = as === token ? 'POST /ecom/v1/carts/current/add-to-cart' : 'POST /ecom/v1/carts'
      expect(violations(await ask(call, { lineItems }, as))[0]).toContain('lineItems[0].modifierGroups: are only for')
    }
  })

  test('price lists and product discounts apply to the product price only, coupons to the whole', async () => {
    const product = await add([wrapping], { discount: { type: 'PERCENT', value: 10 } })
    const token = await shop.visitorToken()
    const [line] = (await put(token, product, { options: { Wrapping: 'Paper' } })).body.cart.lineItems
    expect([line.price.amount, line.fullPrice.amount]).toEqual(['20.50', '22.50'])
    const { body } = await ask('POST /vitrine/v1/price-lists', { priceList: { name: 'Half', percentage: '-50' } })
    const cart = await ask('GET /ecom/v1/carts/current', undefined, token)
    expect(cart.body.cart.lineItems[0].price.amount).toBe('11.50')
    await ask(`DELETE /vitrine/v1/price-lists/${body.priceList.id}`)
    await addTestCoupon(shop.context.db, shop.siteId, { code: 'TEN' })
    await ask('PATCH /ecom/v1/carts/current', { couponCode: 'TEN' }, token)
    const estimate = (await ask('POST /ecom/v1/carts/current/estimate-totals', {}, token)).body
    expect([estimate.priceSummary.subtotal.amount, estimate.priceSummary.discount.amount]).toEqual(['20.50', '2.05'])
  })

  test('an elevated caller overrides the product price only; custom lines bring priced modifiers', async () => {
    const product = await add([wrapping])
    const lineItem = {
      catalogReference: referenceTo(product, { options: { Wrapping: 'Paper' } }),
      quantity: 1,
      catalogOverrideFields: { price: '7.00' },
    }
    const modifierGroups = [
      {
        id: 'extras',
        name: { original: 'Extras' },
        modifiers: [
          { label: { original: 'Cheese' }, quantity: 2, price: '1.50' },
          { id: 'o', label: { original: 'Onions' }, details: { original: 'red' } },
        ],
      },
    ]
    const custom = { productName: { original: 'Burger' }, price: '9.00', quantity: 2, modifierGroups }
    const { cart } = (await ask('POST /ecom/v1/carts', { lineItems: [lineItem], customLineItems: [custom] })).body
    const [ofCatalog, burger] = cart.lineItems
    expect(ofCatalog.price.amount).toBe('9.50')
    expect([burger.price.amount, burger.lineItemPrice.amount, burger.modifiersTotalPrice.amount]).toEqual([
      '12.00',
      '24.00',
      '3.00',
    ])
    expect(burger.modifierGroups).toMatchObject([
      {
        id: 'extras',
        modifiers: [{ id: '1', quantity: 2, price: { amount: '1.50' } }, { details: { original: 'red' } }],
      },
    ])
    const wrong = { ...custom, modifierGroups: [{ modifiers: [{}] }] }
    expect(violations(await ask('POST /ecom/v1/carts', { customLineItems: [wrong] }))).toEqual([
      'customLineItems[0].modifierGroups[0].name.original: must be set',
      'customLineItems[0].modifierGroups[0].modifiers[0].label.original: must be set',
    ])
    const lineItems = [{ quantity: 2, price: '9.00', modifierGroups }]
    const totals = (await ask('POST /ecom/v1/calculate-totals', { lineItems })).body
    expect([
      totals.priceSummary?.subtotal.amount,
      totals.calculatedLineItems?.[0].pricesBreakdown.modifiers.amount,
    ]).toEqual(['24.00', '3.00'])
  })
})

describe('at checkout', () => {
  const options = { options: { Wrapping: 'Paper' } }
  test('shows a changed price first and does not sell a removed choice', async () => {
    const product = await add([wrapping])
    const tried = await till.checkoutOf(product, { options })
    const [modifier] = product.modifiers
    const [paper, none] = modifier.choicesSettings.choices
    const reprice = (choices: readonly object[]) =>
      change(product.id, { modifiers: [{ ...modifier, choicesSettings: { choices } }] })
    await reprice([{ ...paper, addedPrice: '4.00' }, none])
    expect(codeOf(await till.pay(tried))).toBe('CART_PRICES_OUT_OF_SYNC')
    expect((await till.readCheckout(tried)).body.checkout.lineItems[0].price.amount).toBe('24.00')
    // A renamed choice is still the same choice.
    await reprice([{ ...paper, addedPrice: '4.00', name: 'Silk paper' }, none])
    const paid = await till.pay(tried)
    expect(paid.status, JSON.stringify(paid.body)).toBe(200)
    const order = await till.orderOf(paid.body.orderId)
    expect(order.lineItems[0]).toMatchObject({
      price: { amount: '24.00' },
      modifierGroups: [
        {
          name: { original: 'Wrapping' },
          modifiers: [{ label: { original: 'Silk paper' }, price: { amount: '4.00' } }],
        },
      ],
    })

    const { text } = await shop.context.db
      .selectFrom('mail')
      .select('text')
      .where('site_id', '=', shop.siteId)
      .where('recipient', '=', buyer.email)
      .orderBy('created_date', 'desc')
      .executeTakeFirstOrThrow()
    expect(text).toContain('Cup, Wrapping: Silk paper (+€4.00)')
    const minor = Math.round(Number(order.priceSummary.total.amount) * 100)
    expect(chargesOf(order, minor)[0]?.details).toBe('Wrapping: Silk paper (+€4.00)')
    // Packing slips show no prices.
    expect(choicesOf(order.lineItems[0])).toBe('Wrapping: Silk paper')

    const other = await till.checkoutOf(product, { options })
    await reprice([none])
    const removed = await till.pay(other)
    expect(removed.status).not.toBe(200)
    const { checkout } = (await till.readCheckout(other)).body
    expect(checkout.lineItems[0].availability.status).toBe('NOT_AVAILABLE')
    expect(checkout.violations).toMatchObject([{ severity: 'ERROR', description: '“Cup” is no longer available.' }])
  })

  test('multiplies modifier prices by the quantity; the parts of the order add up to its total', async () => {
    const product = await add([engraving, wrapping, ribbon])
    const tried = await till.checkoutOf(product, { options: all, quantity: 3 })
    const { checkout } = (await till.readCheckout(tried)).body
    const [line] = checkout.lineItems
    expect(line.modifiersTotalPrice.amount).toBe('8.25')
    const { orderId } = (await till.pay(tried)).body
    const order = await till.orderOf(orderId)
    expect(order.priceSummary.subtotal.amount).toBe('84.75')
    const minor = (amount: string) => Math.round(Number(amount) * 100)
    const { subtotal, shipping, tax, discount, total } = order.priceSummary
    const parts = minor(subtotal.amount) + minor(shipping.amount) - minor(discount.amount)
    const taxed = order.taxIncludedInPrices ? 0 : minor(tax.amount)
    expect(parts + taxed).toBe(minor(total.amount))
  })
})

test('converts modifier prices by the exchange rate without rounding; the parts add up to the total', async () => {
  const product = await add([engraving, wrapping])
  const currencies = [{ currency: 'USD', rate: '1.1', charged: true, rounding: { to: '1', mode: 'UP', less: '0.01' } }]
  const { status } = await ask('PATCH /vitrine/v1/site-settings', { siteSettings: { currencies } })
  expect(status).toBe(200)
  const token = await shop.visitorToken()
  const lineItems = [
    { catalogReference: referenceTo(product, all.options && { ...all, options: { Wrapping: 'Paper' } }), quantity: 1 },
  ]
  const headers = { 'x-wix-currency': 'USD' }
  const { body } = await ask('POST /ecom/v1/carts/current/add-to-cart', { lineItems }, token, headers)
  const [line] = body.cart.lineItems
  expect([line.price.amount, line.modifiersTotalPrice.amount, body.cart.currency]).toEqual(['31.24', '8.25', 'USD'])
  const shown = await ask(`GET /stores-reader/v1/products/${product.id}`, undefined, token, headers)
  expect(shown.body.product.modifiers[1].choicesSettings.choices[0]).toMatchObject({
    addedPrice: '2.50',
    convertedAddedPrice: '2.75',
    formattedAddedPrice: '$2.75',
  })
  await ask('PATCH /vitrine/v1/site-settings', { siteSettings: { currencies: [] } })
})

test('draft orders and order edits keep modifiers and their prices', async () => {
  const product = await add([wrapping])
  const line = (choice: string, quantity: number) => ({
    catalogReference: referenceTo(product, { options: { Wrapping: choice } }),
    quantity,
  })
  const ok = ({ status, body }: Awaited<ReturnType<typeof ask>>) => {
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }
  const path = 'POST /ecom/v1/draft-orders'
  const begin = { draftOrder: { catalogLineItems: [line('Paper', 2), line('None', 1)] } }
  const { draftOrder } = ok(await ask(path, begin)).calculatedDraftOrder
  const { createdOrder } = ok(await ask(`${path}/${draftOrder.id}/create-order`, {}))
  const chosen = [
    { name: { original: 'Wrapping' }, modifiers: [{ label: { original: 'Paper' }, price: { amount: '2.50' } }] },
  ]
  expect(createdOrder.lineItems).toMatchObject([
    { price: { amount: '22.50' }, modifierGroups: chosen },
    { price: { amount: '20.00' } },
  ])
  expect(createdOrder.priceSummary.subtotal.amount).toBe('65.00')
  const edit = ok(await ask(path, { sourceOrderId: createdOrder.id })).calculatedDraftOrder.draftOrder
  const again = await ask(`${path}/${edit.id}/add-line-items`, { catalogLineItems: [line('Paper', 1)] })
  expect(codeOf(again)).toBe('CATALOG_ITEM_ALREADY_EXIST')
  const lineItemChanges = [{ lineItemId: edit.lineItems[0].lineItem.id, newQuantity: 1 }]
  ok(await ask(`${path}/${edit.id}/line-items`, { lineItemChanges }))
  ok(await ask(`${path}/${edit.id}/commit`, {}))
  const order = await till.orderOf(createdOrder.id)
  expect(order.lineItems[0]).toMatchObject({ quantity: 1, price: { amount: '22.50' }, modifierGroups: chosen })
})
