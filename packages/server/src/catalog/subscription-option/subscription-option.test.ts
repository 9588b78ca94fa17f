import { randomUUID } from 'node:crypto'
import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, type Goods } from '../../../../../test/goods.ts'
import { addListener } from '../../../../../test/listener.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { runJobs } from '../../testing/run-jobs.ts'
import { refreshSubscriptionOptionJob } from './api.ts'

let shop: Shop
let visitor: string
beforeAll(async () => {
  shop = await openShop({ hasOwnServer: true })
  await addListener(shop)
  visitor = await shop.visitorToken()
})
afterAll(() => shop.close())

const path = '/stores/v1/subscription-options'
const reading = '/_api/subscription-options-reader-server/v1/subscription-options'
const send = (route: string, body?: object, token = shop.apiKey) => shop.send(route, { token, ...(body && { body }) })
const ok = async (route: string, body?: object, token?: string) => {
  const answer = await send(route, body, token)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}
const fieldsOf = async (route: string, body: object): Promise<string[]> => {
  const { status, body: answer } = await send(route, body)
  expect(status, JSON.stringify(answer)).toBe(400)
  return answer.details.validationError.fieldViolations.map(({ field }: { field: string }) => field)
}
const monthly = (more: object = {}) => ({
  title: 'Monthly',
  subscriptionSettings: { frequency: 'MONTH', autoRenewal: true },
  ...more,
})
const create = async (more: object = {}) =>
  (await ok(`POST ${path}`, { subscriptionOption: monthly(more) })).subscriptionOption
const goods = (more: Goods = {}) => addProduct(shop.context.db, shop.siteId, more)
const assign = (productId: string, ...assignedSubscriptionOptions: object[]) =>
  ok(`POST ${path}/product/${productId}/assign`, { assignedSubscriptionOptions })
const optionsOf = async (productId: string, { hidden = false, token = shop.apiKey } = {}) =>
  (await ok(`GET ${reading}/byProduct/${productId}?includeHiddenSubscriptionOptions=${hidden}`, undefined, token))
    .subscriptionOptions
const read = async (id: string, token?: string) =>
  (await ok(`GET /stores/v3/products/${id}?fields=SUBSCRIPTION_PRICES_INFO&fields=CURRENCY`, undefined, token)).product
const update = async (id: string, subscriptionDetails: object | undefined, more: object = {}) => {
  const { revision } = await read(id)
  return send(`PATCH /stores/v3/products/${id}`, { product: { revision, subscriptionDetails, ...more } })
}
const nobody = randomUUID()

test('creates, updates and deletes options, singly and in bulk', async () => {
  const discount = { type: 'PERCENT', value: 12.5 }
  const made = await create({ description: 'Each month.', discount })
  expect(made).toEqual({ id: expect.any(String), ...monthly({ description: 'Each month.', discount }) })
  expect((await ok(`GET ${reading}/${made.id}`, undefined, visitor)).subscriptionOption).toEqual(made)
  const settings = { frequency: 'WEEK', interval: 2, autoRenewal: false, billingCycles: 6 }
  const change = { description: '', subscriptionSettings: settings, discount: { type: 'AMOUNT', value: 2.5 } }
  const changed = (await ok(`PATCH ${path}/${made.id}`, { subscriptionOption: change })).subscriptionOption
  expect(changed).toEqual({ id: made.id, title: 'Monthly', subscriptionSettings: settings, discount: change.discount })
  const none = { subscriptionOption: { discount: { type: 'UNDEFINED', value: 0 } } }
  expect((await ok(`PATCH ${path}/${made.id}`, none)).subscriptionOption).not.toHaveProperty('discount')

  const { subscriptionOptions } = await ok(`POST ${path}/createBulk`, {
    subscriptionOptions: [monthly(), monthly({ title: 'Other' })],
  })
  const [one, other]: { id: string }[] = subscriptionOptions
  const lost = { id: nobody, title: 'Lost' }
  const refused = await send(`PATCH ${path}`, { subscriptionOptions: [{ id: one!.id, title: 'Changed' }, lost] })
  expect(refused.status).toBe(404)
  const renamed = await ok(`PATCH ${path}`, {
    subscriptionOptions: [
      { id: other!.id, title: 'B' },
      { id: one!.id, title: 'A' },
    ],
  })
  expect(renamed.subscriptionOptions.map(({ title }: { title: string }) => title)).toEqual(['B', 'A'])
  expect((await send(`POST ${path}/deleteBulk`, { ids: [one!.id, nobody] })).status).toBe(404)
  await ok(`POST ${path}/deleteBulk`, { ids: [one!.id, other!.id] })
  await ok(`DELETE ${path}/${made.id}`)
  for (const id of [made.id, one!.id]) expect((await send(`GET ${reading}/${id}`)).status).toBe(404)
  expect((await send(`DELETE ${path}/${made.id}`)).status).toBe(404)
})

test('refuses terms that do not fit, by field', async () => {
  const ask = (more: object) => fieldsOf(`POST ${path}`, { subscriptionOption: monthly(more) })
  const settings = (more: object) => ask({ subscriptionSettings: { frequency: 'MONTH', autoRenewal: false, ...more } })
  expect(await ask({ title: '  ' })).toEqual(['subscriptionOption.title'])
  expect(await ask({ title: 'x'.repeat(21) })).toEqual(['subscriptionOption.title'])
  expect(await settings({})).toEqual(['subscriptionOption.subscriptionSettings.billingCycles'])
  expect(await settings({ billingCycles: 1 })).toEqual(['subscriptionOption.subscriptionSettings.billingCycles'])
  expect(await settings({ frequency: 'UNDEFINED' })).toEqual(['subscriptionOption.subscriptionSettings.frequency'])
  for (const discount of [
    { type: 'PERCENT', value: 100 },
    { type: 'AMOUNT', value: 0 },
    { type: 'AMOUNT', value: 0.001 },
  ])
    expect(await ask({ discount })).toEqual(['subscriptionOption.discount.value'])
  expect(await ask({ discount: { value: 3 } })).toEqual(['subscriptionOption.discount.type'])
  const twice = [{ id: nobody }, { id: nobody }]
  expect(await fieldsOf(`PATCH ${path}`, { subscriptionOptions: twice })).toEqual(['subscriptionOptions[1].id'])
})

test('assigns options to products in order, and carries changes into them', async () => {
  const [first, second] = [await create({ title: 'First' }), await create({ title: 'Second' })]
  const [product, hiddenProduct] = [await goods({ price: 2000 }), await goods({ visible: false })]
  await assign(product.id, { id: second.id, hidden: true }, { id: first.id })
  await assign(hiddenProduct.id, { id: first.id })
  expect(await optionsOf(product.id, { hidden: true })).toEqual([
    { ...second, hidden: true },
    { ...first, hidden: false },
  ])
  expect(await optionsOf(product.id, { token: visitor })).toMatchObject([{ id: first.id }])
  const forbidden = `GET ${reading}/byProduct/${product.id}?includeHiddenSubscriptionOptions=true`
  expect((await send(forbidden, undefined, visitor)).status).toBe(403)

  const productsOf = (query = '', token = shop.apiKey) =>
    ok(`GET ${reading}/${first.id}/productIds${query}`, undefined, token)
  expect(await productsOf('', visitor)).toEqual({
    productIds: [product.id],
    metadata: { items: 1, offset: 0 },
    totalResults: 1,
  })
  const all = [product.id, hiddenProduct.id].toSorted()
  const page = '?includeHiddenProducts=true&paging.limit=1&paging.offset=1'
  expect(await productsOf(page)).toEqual({ productIds: [all[1]], metadata: { items: 1, offset: 1 }, totalResults: 2 })

  await ok(`PATCH ${path}/${second.id}`, { subscriptionOption: { title: 'Renamed' } })
  await ok(`DELETE ${path}/${first.id}`)
  await runJobs(shop.context, refreshSubscriptionOptionJob)
  expect(await optionsOf(product.id, { hidden: true })).toEqual([{ ...second, title: 'Renamed', hidden: true }])
  expect(await optionsOf(hiddenProduct.id)).toEqual([])
  await assign(product.id)
  expect(await optionsOf(product.id, { hidden: true })).toEqual([])

  const missing = await send(`POST ${path}/product/${product.id}/assign`, {
    assignedSubscriptionOptions: [{ id: nobody }],
  })
  expect([missing.status, missing.body.details.applicationError.code]).toEqual([404, 'NOT_FOUND'])
  const twice = [{ id: second.id }, { id: second.id }]
  expect(await fieldsOf(`POST ${path}/product/${product.id}/assign`, { assignedSubscriptionOptions: twice })).toEqual([
    'assignedSubscriptionOptions[1].id',
  ])
  expect((await send(`POST ${path}/product/${nobody}/assign`, {})).body.details.applicationError.code).toBe(
    'PRODUCT_NOT_FOUND',
  )
})

test('sells a product with options without a subscription only if that is allowed', async () => {
  const product = await goods({ stock: 5 })
  const add = async () => {
    const catalogReference = { appId: storesAppId, catalogItemId: product.id }
    return send('POST /ecom/v1/carts', { lineItems: [{ quantity: 1, catalogReference }] }, visitor)
  }
  const isAllowed = async () => (await ok(`GET ${reading}/product/${product.id}/oneTimePurchasesStatus`)).allowed
  const allow = (allowed: boolean) => ok(`PATCH ${path}/product/${product.id}/allowOneTimePurchase`, { allowed })
  expect([await isAllowed(), (await add()).status]).toEqual([true, 200])
  await assign(product.id, { id: (await create()).id })
  expect(await isAllowed()).toBe(false)
  const refused = await add()
  expect(JSON.stringify(refused.body)).toContain('only sold by subscription')
  await allow(true)
  expect([await isAllowed(), (await add()).status]).toEqual([true, 200])
  const search = async (allowed: boolean) => {
    const filter = { id: product.id, 'subscriptionDetails.allowOneTimePurchases': allowed }
    return (await ok('POST /stores/v3/products/search', { search: { filter } })).products.length
  }
  expect([await search(true), await search(false)]).toEqual([1, 0])
  await allow(false)
  expect([await search(true), await search(false)]).toEqual([0, 1])
  expect((await send(`PATCH ${path}/product/${nobody}/allowOneTimePurchase`, { allowed: true })).status).toBe(404)
})

test('shows and writes the subscriptions of a product in catalog V3', async () => {
  const product = await goods({ price: 2000 })
  const own = { title: 'Quarterly', frequency: 'MONTH', interval: 3, billingCycles: 4 }
  const off = { discount: { type: 'AMOUNT', amountOff: '5.00' } }
  const sent = [
    { ...own, ...off },
    { title: 'Secret', frequency: 'YEAR', autoRenewal: true, visible: false },
  ]
  const details = (await update(product.id, { subscriptions: sent, allowOneTimePurchases: true })).body.product
    .subscriptionDetails
  expect(details).toMatchObject({ subscriptions: sent, allowOneTimePurchases: true })
  const [quarterly, secret] = details.subscriptions
  const shown = await read(product.id, visitor)
  expect(shown.subscriptionDetails.subscriptions.map(({ id }: { id: string }) => id)).toEqual([quarterly.id])
  expect(shown.variantsInfo.variants[0].subscriptionPricesInfo.subscriptionPrices).toMatchObject([
    { subscriptionId: quarterly.id, price: { amount: '15.00', formattedAmount: expect.stringContaining('15') } },
  ])

  const option = await create({ discount: { type: 'PERCENT', value: 10 } })
  await assign(product.id, { id: option.id }, { id: secret.id })
  const { subscriptionDetails } = await read(product.id)
  expect(subscriptionDetails.subscriptions).toMatchObject([
    { id: option.id, title: 'Monthly' },
    { id: secret.id, visible: true },
  ])
  const [copy] = subscriptionDetails.subscriptions
  const hidden = await update(product.id, { subscriptions: [{ ...copy, visible: false }] })
  expect(hidden.body.product.subscriptionDetails.subscriptions).toMatchObject([{ id: option.id, visible: false }])
  expect(hidden.body.product.subscriptionDetails.allowOneTimePurchases).toBe(false)
  const list = 'product.subscriptionDetails.subscriptions[0]'
  const violation = async (one: object) => {
    const { body } = await update(product.id, { subscriptions: [one] })
    return body.details.validationError.fieldViolations.map(({ field }: { field: string }) => field)
  }
  expect(await violation({ ...copy, title: 'Other' })).toEqual([list])
  expect(await violation({ ...own, id: nobody })).toEqual([`${list}.id`])
  expect(await violation({ ...own, autoRenewal: true })).toEqual([list])
  expect(await violation({ ...own, billingCycles: undefined })).toEqual([`${list}.billingCycles`])
  expect(await violation({ ...own, discount: { type: 'PERCENT', amountOff: '1.00' } })).toEqual([`${list}.discount`])
  const { revision } = await read(product.id)
  const cleared = await ok('POST /stores/v3/bulk/products/update', {
    products: [{ product: { id: product.id, revision }, fieldMask: ['subscriptionDetails'] }],
    returnEntity: true,
  })
  expect(cleared.results[0].item).not.toHaveProperty('subscriptionDetails')
})
