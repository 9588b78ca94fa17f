import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runs } from '../../../../../test/run-size.ts'
import { ApiKeyStrategy, checkoutSettings, createClient, orders, ordersSettings } from '@vitrine/client'
import { addDelivery, addProduct, buyer, referenceTo, type Product } from '../../../../../test/goods.ts'
import { addListener } from '../../../../../test/listener.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
let delivery: string
const openOwner = () =>
  createClient({
    auth: ApiKeyStrategy({ apiKey: shop.apiKey }),
    host: shop.url,
    modules: { checkoutSettings, ordersSettings, orders },
  })
let owner: ReturnType<typeof openOwner>
beforeAll(async () => {
  shop = await openShop()
  await addListener(shop)
  delivery = await addDelivery(shop.context.db, shop.siteId)
  owner = openOwner()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.context.db.deleteFrom('checkout_settings').execute()
  await shop.context.db.deleteFrom('orders_settings').execute()
})

const goods = (stock: number) => addProduct(shop.context.db, shop.siteId, { stock })
const stockOf = async ({ id }: Product) =>
  (
    await shop.context.db
      .selectFrom('inventory_item')
      .select('quantity')
      .where('product_id', '=', id)
      .executeTakeFirstOrThrow()
  ).quantity

const arrive = async (product: Product, { billed = true, more = {} }: { billed?: boolean; more?: object } = {}) => {
  const token = await shop.visitorToken()
  const { address } = buyer.contact
  // Without a billing name, only the recipient is known.
  const contact = billed ? buyer.contact : { address, contactDetails: { company: 'Kiln' } }
  const body = {
    lineItems: [{ catalogReference: referenceTo(product), quantity: 1 }],
    channelType: 'WEB',
    checkoutInfo: {
      buyerInfo: { email: buyer.email },
      shippingInfo: { shippingDestination: contact, selectedCarrierServiceOption: { code: delivery } },
    },
    ...more,
  }
  const { body: answer } = await shop.send('POST /ecom/v1/checkouts', { token, body })
  return { token, checkoutId: String(answer.checkout.id) }
}
type Visit = Awaited<ReturnType<typeof arrive>>
const pay = ({ token, checkoutId }: Visit, more: object = {}) => {
  const body = { paymentToken: 'sandbox:pays', ...more }
  return shop.send(`POST /ecom/v1/checkouts/${checkoutId}/create-order-and-charge`, { token, body })
}
const placeUnpaid = async ({ checkoutId }: Visit): Promise<string> => {
  const token = shop.apiKey
  const { body } = await shop.send(`POST /ecom/v1/checkouts/${checkoutId}/create-order`, { token, body: {} })
  return body.orderId
}
const errorOf = ({ body }: { body: { details?: { applicationError?: { code?: string; data?: unknown } } } }) =>
  body.details?.applicationError

test('returns default settings that require least of buyers', async () => {
  const { checkoutSettings: settings } = await owner.checkoutSettings.getCheckoutSettings()
  expect(settings).toMatchObject({
    checkoutFields: { policyAgreementCheckbox: { visible: false }, giftCardRedeemEnabled: true },
    checkoutBillingFields: 'MINIMUM_REQUIRED_FIELDS',
  })
  expect(settings.createdDate).toBe(undefined)
  const { ordersSettings: orders } = await owner.ordersSettings.getOrdersSettings()
  expect(orders).toMatchObject({ inventoryUpdateTrigger: 'ON_ORDER_PLACED', createInvoice: false })
})

test('updates the sent settings only, and sends an event', async () => {
  const policies = { termsAndConditions: { visible: true, content: 'Be kind.' } }
  await owner.checkoutSettings.updateCheckoutSettings({ checkoutPolicies: policies })
  const header = { text: 'Welcome', textColor: '#112233', logo: { size: 'LARGE' as const } }
  const { checkoutSettings: changed } = await owner.checkoutSettings.updateCheckoutSettings({
    checkoutBrand: { header, footer: { dividerColor: '#445566' } },
    checkoutPolicies: { returnPolicy: { content: '30 days.' } },
  })
  expect(changed).toMatchObject({
    checkoutPolicies: { ...policies, returnPolicy: { visible: false, content: '30 days.' } },
    checkoutBrand: { header, footer: { dividerColor: '#445566' } },
  })
  expect(changed.updatedDate).toBeInstanceOf(Date)
  expect(await owner.checkoutSettings.getCheckoutSettings()).toEqual({ checkoutSettings: changed })
  const events = await shop.context.db
    .selectFrom('event')
    .select(['type', 'body'])
    .where('entity', '=', `checkout_settings:${shop.siteId}`)
    .orderBy('sequence', 'desc')
    .execute()
  expect(events[0]).toMatchObject({
    type: 'wix.ecom.v1.checkout_settings_updated',
    body: { currentEntity: { checkoutBrand: { header } } },
  })
})

test('accepts a picture of the store or an https URL as logo, and reports no other', async () => {
  const brandOf = (image: object) => ({ checkoutBrand: { header: { logo: { image } } } })
  const logoOf = async (image: object) =>
    (await owner.checkoutSettings.updateCheckoutSettings(brandOf(image))).checkoutSettings.checkoutBrand!.header!.logo!
      .image
  const there = { url: 'https://pictures.example/logo.svg', altText: 'Kiln & Co.' }
  expect(await logoOf(there)).toMatchObject(there)
  for (const [image, field] of [
    [{ url: 'http://pictures.example/logo.svg' }, 'url'],
    [{ id: 'nobodys.png' }, 'id'],
  ] as const)
    await expect(logoOf(image)).rejects.toMatchObject({
      violations: [{ field: `checkoutSettings.checkoutBrand.header.logo.image.${field}` }],
    })
  expect(await logoOf({ url: '' })).toMatchObject({ url: '' })
})

test('keeps concurrent changes of two owners to different settings', async () => {
  const { updateCheckoutSettings, getCheckoutSettings } = owner.checkoutSettings
  await Promise.all([
    updateCheckoutSettings({ checkoutFields: { giftCardRedeemEnabled: false } }),
    updateCheckoutSettings({ checkoutBillingFields: 'All_FIELDS' }),
  ])
  const { checkoutSettings: settings } = await getCheckoutSettings()
  expect(settings).toMatchObject({
    checkoutFields: { giftCardRedeemEnabled: false },
    checkoutBillingFields: 'All_FIELDS',
  })
})

test('shows policies in the language of the buyer, and all texts to the owner only', async () => {
  await shop.send('PATCH /vitrine/v1/site-settings', {
    token: shop.apiKey,
    body: { siteSettings: { languages: ['de', 'he'] } },
  })
  const translations = [
    { language: 'de', content: 'Zahlen Sie bitte.' },
    { language: 'he', content: ' ' },
  ]
  const custom = { title: 'Care', translations: [{ language: 'de', title: 'Pflege', content: 'Trocken lagern.' }] }
  const sent = {
    termsAndConditions: { visible: true, content: 'Please pay.', translations },
    customPolicy: { visible: true, content: 'Keep dry.', ...custom },
  }
  const { checkoutSettings: saved } = await owner.checkoutSettings.updateCheckoutSettings({ checkoutPolicies: sent })
  expect(saved.checkoutPolicies).toMatchObject(sent)

  const token = await shop.visitorToken()
  const readIn = async (language: string) => {
    const headers = { 'x-vitrine-language': language }
    const { body } = await shop.send('GET /ecom/v1/checkout-settings', { token, headers })
    const { termsAndConditions, customPolicy } = body.checkoutSettings.checkoutPolicies
    const design = await shop.send('GET /vitrine/v1/store-design', { token, headers })
    return { atCheckout: [termsAndConditions, customPolicy], inStore: design.body.policies }
  }
  const english = ['Please pay.', 'Care', 'Keep dry.'] as const
  for (const [language, [terms, title, content]] of [
    ['de-AT', ['Zahlen Sie bitte.', 'Pflege', 'Trocken lagern.']],
    ['he', english],
    ['fr', english],
    ['en', english],
  ] as const)
    expect(await readIn(language), language).toEqual({
      atCheckout: [
        { visible: true, content: terms },
        { visible: true, title, content },
      ],
      inStore: [
        { kind: 'TERMS', content: terms },
        { kind: 'CUSTOM', title, content },
      ],
    })
})

test('shows buyers no text of a policy that is not shown', async () => {
  const imprint = { content: 'A draft.', translations: [{ language: 'de', content: 'Ein Entwurf.' }] }
  await owner.checkoutSettings.updateCheckoutSettings({ checkoutPolicies: { imprint } })
  const { body } = await shop.send('GET /ecom/v1/checkout-settings', { token: await shop.visitorToken() })
  expect(body.checkoutSettings.checkoutPolicies.imprint).toEqual({ visible: false })
})

test.each([
  ['a language twice', [{ language: 'de', content: 'Eins.' }, { language: 'de' }], '[1].language'],
  ['no language', [{ content: 'Eins.' }], '[0].language'],
  ['no code of a language', [{ language: 'DE?', content: 'Eins.' }], '[0].language'],
])('reports translations of a policy with %s by their field', async (_what, translations, field) => {
  const body = { checkoutSettings: { checkoutPolicies: { imprint: { content: 'One.', translations } } } }
  const answer = await shop.send('PATCH /ecom/v1/checkout-settings', { token: shop.apiKey, body })
  expect([answer.status, answer.body.details.validationError.fieldViolations[0].field]).toEqual([
    400,
    `checkoutSettings.checkoutPolicies.imprint.translations${field}`,
  ])
})

test('shows checkout settings to buyers, and lets only the owner change them', async () => {
  const token = await shop.visitorToken()
  expect((await shop.send('GET /ecom/v1/checkout-settings', { token })).status).toBe(200)
  const body = { checkoutSettings: {}, ordersSettings: {} }
  expect((await shop.send('PATCH /ecom/v1/checkout-settings', { token, body })).status).toBe(403)
  expect((await shop.send('PATCH /ecom/v1/orders-settings', { token, body })).status).toBe(403)
  expect((await shop.send('GET /ecom/v1/orders-settings', { token })).status).toBe(403)
})

test('requires agreement to the policies, if enabled', async () => {
  const checkoutFields = { policyAgreementCheckbox: { visible: true } }
  await owner.checkoutSettings.updateCheckoutSettings({ checkoutFields })
  const visit = await arrive(await goods(5))
  expect(errorOf(await pay(visit))).toMatchObject({
    code: 'MISSING_CHECKOUT_DETAILS',
    data: { missing: ['policyAgreement'] },
  })
  expect((await pay(visit, { policyAgreement: false })).status).toBe(428)
  expect((await pay(visit, { policyAgreement: true })).status).toBe(200)
})

test('requires the full billing address, if enabled, and records it on the order', async () => {
  await owner.checkoutSettings.updateCheckoutSettings({ checkoutBillingFields: 'All_FIELDS' })
  expect(errorOf(await pay(await arrive(await goods(5), { billed: false })))).toMatchObject({
    data: {
      missing: ['checkout.billingInfo.contactDetails.firstName', 'checkout.billingInfo.contactDetails.lastName'],
    },
  })
  expect((await pay(await arrive(await goods(5)))).status).toBe(200)
})

test('accepts no gift card if they are disabled', async () => {
  const body = { giftCard: { initialValue: { amount: '10' } } }
  const { body: issued } = await shop.send('POST /vitrine/v1/gift-cards', { token: shop.apiKey, body })
  const visit = await arrive(await goods(5), { more: { giftCardCode: issued.code } })
  await owner.checkoutSettings.updateCheckoutSettings({ checkoutFields: { giftCardRedeemEnabled: false } })
  const again = await shop.send(`PATCH /ecom/v1/checkouts/${visit.checkoutId}`, {
    token: visit.token,
    body: { giftCardCode: issued.code },
  })
  expect(errorOf(again)?.code).toBe('ERROR_GIFT_CARD_NOT_ACCEPTED')
})

test('reduces stock when an order is placed or paid, as configured', async () => {
  const [first, second] = [await goods(5), await goods(5)]
  await placeUnpaid(await arrive(first))
  expect(await stockOf(first)).toBe(4)
  await owner.ordersSettings.updateOrdersSettings({ inventoryUpdateTrigger: 'ON_ORDER_PAID' })
  const waiting = await placeUnpaid(await arrive(second))
  expect(await stockOf(second)).toBe(5)
  await owner.orders.cancelOrder(waiting, { restockAllItems: true })
  expect(await stockOf(second)).toBe(5)
  expect((await pay(await arrive(second))).status).toBe(200)
  expect(await stockOf(second)).toBe(4)
})

test('keeps the last piece available during bank authentication if payments reduce stock', async () => {
  await owner.ordersSettings.updateOrdersSettings({ inventoryUpdateTrigger: 'ON_ORDER_PAID' })
  const last = await goods(1)
  const slow = await arrive(last)
  const { body: pending } = await pay(slow, { paymentToken: 'sandbox:challenge' })
  expect(await stockOf(last)).toBe(1)
  expect((await pay(await arrive(last))).status).toBe(200)
  const confirm = { paymentResponseToken: pending.paymentResponseToken, approved: true }
  const late = await shop.send('POST /vitrine/v1/payments/confirm', { token: slow.token, body: confirm })
  expect(errorOf(late)?.code).toBe('INSUFFICIENT_INVENTORY')
  expect(await stockOf(last)).toBe(0)
  const charge = await shop.context.db
    .selectFrom('sandbox_charge')
    .select('outcome')
    .where('attempt_id', '=', pending.paymentGatewayOrderId)
    .executeTakeFirstOrThrow()
  expect(charge.outcome.status).toBe('declined')
})

const buyers = runs(30, 200)

test('sells ten pieces to ten of many concurrent buyers and charges nobody else', async () => {
  await owner.ordersSettings.updateOrdersSettings({ inventoryUpdateTrigger: 'ON_ORDER_PAID' })
  const mug = await goods(10)
  const visits = await Promise.all(Array.from({ length: buyers }, () => arrive(mug)))
  const answers = await Promise.all(visits.map((visit) => pay(visit)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  expect(await stockOf(mug)).toBe(0)
  const ids = visits.map(({ checkoutId }) => checkoutId)
  const attempts = await shop.context.db
    .selectFrom('payment_attempt')
    .innerJoin('sandbox_charge', 'sandbox_charge.attempt_id', 'payment_attempt.id')
    .select('outcome')
    .where('checkout_id', 'in', ids)
    .execute()
  expect(attempts.filter(({ outcome }) => outcome.status === 'captured')).toHaveLength(10)
})
