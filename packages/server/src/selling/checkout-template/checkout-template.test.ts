import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiKeyStrategy, checkoutTemplates, createClient } from '@vitrine/client'
import { addDelivery, addProduct, addTestCoupon, referenceTo, type Goods } from '../../../../../test/goods.ts'
import { addListener } from '../../../../../test/listener.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
const openOwner = () =>
  createClient({ auth: ApiKeyStrategy({ apiKey: shop.apiKey }), host: shop.url, modules: { checkoutTemplates } })
let owner: ReturnType<typeof openOwner>
beforeAll(async () => {
  shop = await openShop()
  await addListener(shop)
  await addDelivery(shop.context.db, shop.siteId)
  await addTestCoupon(shop.context.db, shop.siteId)
  owner = openOwner()
})
afterAll(() => shop.close())

const items = async (quantity = 1, more: Goods = {}) => {
  const product = await addProduct(shop.context.db, shop.siteId, more)
  return [{ catalogReference: { ...referenceTo(product), options: {} }, quantity }]
}
const usesOf = (id: string) =>
  shop.context.db
    .selectFrom('event')
    .select(['type', 'body'])
    .where('entity', '=', `checkout_template:${id}`)
    .orderBy('sequence')
    .execute()
const open = (id: string, token = '') =>
  shop.send(`POST /ecom/v1/checkout-templates/${id}/create-checkout-from-template`, {
    token,
    body: { siteId: shop.siteId },
  })

test('the owner’s link opens a checkout with the items, which its visitor may finish', async () => {
  const template = await owner.checkoutTemplates.createCheckoutTemplate({
    lineItems: await items(2),
    couponCode: 'WELCOME10',
    externalReference: { resourceId: 'campaign-7' },
  })
  expect(template).toMatchObject({ status: 'ACTIVE', lineItems: [{ quantity: 2 }] })
  const redirect = await owner.checkoutTemplates.createAndRedirectToCheckout(template.id, shop.siteId)
  expect(redirect).toMatchObject({ statusCode: 302, headers: [{ key: 'Location' }] })
  const link = new URL(redirect.headers[0]!.value).searchParams.get('token')
  const opened = await shop.send('POST /vitrine/v1/checkout-links/open', { body: { token: link } })
  const { checkoutId, accessToken } = opened.body
  const read = await shop.send(`GET /ecom/v1/checkouts/${checkoutId}`, { token: accessToken })
  expect(read.body.checkout).toMatchObject({
    lineItems: [{ quantity: 2 }],
    appliedDiscounts: [{ coupon: { code: 'WELCOME10' } }],
    priceSummary: { subtotal: { amount: '38.00' } },
    externalReference: { resourceId: 'campaign-7' },
  })
  const used = (await usesOf(template.id)).at(-1)
  expect(used).toMatchObject({
    type: 'wix.ecom.v1.checkout_template_used',
    body: { checkoutTemplate: { id: template.id }, checkout: { id: checkoutId } },
  })
})

test('redirects a browser that follows the link, and returns the URL to a program', async () => {
  const { id } = await owner.checkoutTemplates.createCheckoutTemplate({ lineItems: await items(1) })
  const link = `${shop.url}/ecom/v1/checkout-templates/${id}/create-and-redirect-to-checkout?siteId=${shop.siteId}`
  const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
  const answer = await fetch(link, { headers, redirect: 'manual' })
  expect(answer.status).toBe(302)
  expect(new URL(answer.headers.get('location')!).searchParams.get('token')).toBeTruthy()
})

test('each use of a template creates a new checkout that only its visitor sees', async () => {
  const { id } = await owner.checkoutTemplates.createCheckoutTemplate({ lineItems: await items() })
  const [token, stranger] = [await shop.visitorToken(), await shop.visitorToken()]
  const [first, second] = [await open(id, token), await open(id, token)]
  expect(first.body.checkoutId).not.toBe(second.body.checkoutId)
  expect(first.body.checkoutUrl).toContain('/hosted/checkout?token=')
  const path = `GET /ecom/v1/checkouts/${first.body.checkoutId}`
  expect((await shop.send(path, { token })).body.checkout.purchaseFlowId).toBe(first.body.purchaseFlowId)
  expect((await shop.send(path, { token: stranger })).status).toBe(404)
})

test('buyers cannot change what the owner locked', async () => {
  const { id } = await owner.checkoutTemplates.createCheckoutTemplate({
    lineItems: await items(),
    couponCode: 'WELCOME10',
    customization: { lockedCoupon: true, lockedGiftCard: true, webClient: { disabledPolicyAgreementCheckbox: true } },
  })
  const token = await shop.visitorToken()
  const { checkoutId } = (await open(id, token)).body
  const route = `/ecom/v1/checkouts/${checkoutId}`
  const { body } = await shop.send(`GET ${route}`, { token })
  expect(body.checkout.customSettings).toEqual({
    lockCouponCode: true,
    lockGiftCard: true,
    disabledPolicyAgreementCheckbox: true,
  })
  const codeOf = async (method: string, sent: object) =>
    (await shop.send(method, { token, body: sent })).body.details?.applicationError?.code
  expect(await codeOf(`POST ${route}/remove-coupon`, {})).toBe('ILLEGAL_STATE')
  expect(await codeOf(`PATCH ${route}`, { couponCode: 'OTHER' })).toBe('ILLEGAL_STATE')
  expect(await codeOf(`POST ${route}/remove-gift-card`, {})).toBe('ILLEGAL_STATE')
  expect((await shop.send(`POST ${route}/remove-coupon`, { token: shop.apiKey, body: {} })).status).toBe(200)
})

test('an inactive template creates no checkout, and its link leads to the shop', async () => {
  const { id } = await owner.checkoutTemplates.createCheckoutTemplate({ lineItems: await items() })
  await owner.checkoutTemplates.updateCheckoutTemplate(id, { status: 'INACTIVE' })
  expect((await open(id)).body.details.applicationError.code).toBe('ILLEGAL_STATE')
  const redirect = await owner.checkoutTemplates.createAndRedirectToCheckout(id, shop.siteId)
  expect(redirect.headers[0]!.value).toBe('http://localhost:3000')
})

test('an expired coupon of a template does not prevent buying', async () => {
  const { id } = await owner.checkoutTemplates.createCheckoutTemplate({ lineItems: await items(), couponCode: 'GONE' })
  const token = await shop.visitorToken()
  const { checkoutId } = (await open(id, token)).body
  const { body } = await shop.send(`GET /ecom/v1/checkouts/${checkoutId}`, { token })
  expect(body.checkout).toMatchObject({ appliedDiscounts: [], priceSummary: { total: { amount: '19.00' } } })
})

test('creates no checkout from a sold-out template or one of another shop', async () => {
  const { id } = await owner.checkoutTemplates.createCheckoutTemplate({ lineItems: await items(3, { stock: 2 }) })
  expect((await open(id)).body.details.applicationError.code).toBe('INSUFFICIENT_INVENTORY')
  const other = await openShop()
  const path = `/ecom/v1/checkout-templates/${id}/create-checkout-from-template`
  for (const [token, siteId] of [
    ['', other.siteId],
    [other.apiKey, other.siteId],
    [other.apiKey, shop.siteId],
  ] as const) {
    expect((await other.send(`POST ${path}`, { token, body: { siteId } })).status).toBe(404)
  }
  expect((await shop.send(`POST ${path}`, { body: { siteId: randomUUID() } })).status).toBe(404)
  await other.close()
})

test('creates templates in bulk; each fails independently', async () => {
  const good = { lineItems: await items() }
  const { results, bulkActionMetadata } = await owner.checkoutTemplates.bulkCreateCheckoutTemplates(
    [good, { lineItems: [] }, good],
    { returnEntity: true },
  )
  expect(bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 1, undetailedFailures: 0 })
  expect(results.map(({ itemMetadata }) => itemMetadata.success)).toEqual([true, false, true])
  expect(results[1]).toMatchObject({ itemMetadata: { originalIndex: 1, error: { code: 'INVALID_ARGUMENT' } } })
  expect(results[0]!.item!.id).toBe(results[0]!.itemMetadata.id)
})

test('the owner queries, updates and deletes templates, and webhooks are sent', async () => {
  const sent = { lineItems: await items(), externalReference: { resourceId: randomUUID() } }
  const { id } = await owner.checkoutTemplates.createCheckoutTemplate(sent)
  const found = await owner.checkoutTemplates
    .queryCheckoutTemplates()
    .eq('externalReference.resourceId', sent.externalReference.resourceId)
    .find()
  expect(found.items.map((one) => one.id)).toEqual([id])
  const changed = await owner.checkoutTemplates.updateCheckoutTemplate(id, {
    couponCode: 'LATER',
    externalReference: { resourceId: 'other' },
  })
  expect(changed).toMatchObject({ couponCode: 'LATER', externalReference: sent.externalReference })
  await owner.checkoutTemplates.deleteCheckoutTemplate(id)
  await expect(owner.checkoutTemplates.getCheckoutTemplate(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const kind = 'wix.ecom.v1.checkout_template'
  const types = (await usesOf(id)).map(({ type }) => type)
  expect(types).toEqual([`${kind}_created`, `${kind}_updated`, `${kind}_deleted`])
})

test('only the owner creates templates, and their prices apply', async () => {
  const [line] = await items()
  const send = (token: string, checkoutTemplate: object) =>
    shop.send('POST /ecom/v1/checkout-templates', { token, body: { checkoutTemplate } })
  expect((await send(await shop.visitorToken(), { lineItems: [line] })).status).toBe(403)
  const catalogOverrideFields = { price: '1.00' }
  const customLineItems = [{ productName: { original: 'Wrapping' }, price: '2.50' }]
  const made = await send(shop.apiKey, { lineItems: [{ ...line, catalogOverrideFields }], customLineItems })
  const { id } = made.body.checkoutTemplate
  const opened = await shop.send(`POST /ecom/v1/checkout-templates/${id}/create-checkout-from-template`, {
    token: await shop.visitorToken(),
    body: { siteId: shop.siteId },
  })
  const { checkout } = (await shop.send(`GET /ecom/v1/checkouts/${opened.body.checkoutId}`, { token: shop.apiKey }))
    .body
  expect(checkout.lineItems.map((one: { price: { amount: string } }) => one.price.amount)).toEqual(['1.00', '2.50'])
})
