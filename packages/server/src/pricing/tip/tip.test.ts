import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheTill, codeOf } from '../../../../../test/buying.ts'
import { mailsOf } from '../../../../../test/mails.ts'
import { addProduct, referenceTo, type Product } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
let till: Awaited<ReturnType<typeof atTheTill>>
let mug: Product
let settings: { id: string; revision: string }
let ada: { id: string; revision: string }
let ben: { id: string; revision: string }

const ask = (call: string, body?: object, token: string = shop.apiKey) =>
  shop.send(call, { token, ...(body && { body }) })
const settingsPath = '/tip-settings/v1/tip-settings'
const changeSettings = async (change: object) => {
  const { id, revision } = settings
  const answer = await ask(`PATCH ${settingsPath}`, { tipSettings: { id, revision, ...change } })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  settings = answer.body.tipSettings
}
const addStaff = async (tipStaffMember: object) =>
  (await ask('POST /vitrine/v1/tip-staff', { tipStaffMember })).body.tipStaffMember

beforeAll(async () => {
  shop = await openShop({ taxRatePercent: '19' })
  till = await atTheTill(shop)
  mug = await addProduct(shop.context.db, shop.siteId, { price: 2005, stock: 900 })
  const presets = [{ value: 10 }, { value: 12.5 }, { value: 20 }]
  const created = await ask(`POST ${settingsPath}/create-default`, { tipSettings: { tipType: 'PERCENTAGE', presets } })
  settings = created.body.tipSettings
  ada = await addStaff({ name: 'Ada', share: 2 })
  ben = await addStaff({ name: 'Ben' })
})
afterAll(() => shop.close())

const choose = ({ purchaseFlowId }: { purchaseFlowId: string }, tipChoice: object, token: string) =>
  ask('PATCH /tips/v1/tips/choice', { tipChoice, purchaseFlowId }, token)
const open = async (quantity = 1) => {
  const tried = await till.checkoutOf(mug, { quantity })
  return { tried, checkout: (await till.readCheckout(tried)).body.checkout }
}
const tipped = async (tipChoice: object, quantity = 1) => {
  const { tried, checkout } = await open(quantity)
  const answer = await choose(checkout, tipChoice, tried.token)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  const after = (await till.readCheckout(tried)).body.checkout
  return { tried, checkout: after, before: checkout }
}
const buy = async (tipChoice: object, quantity = 1) => {
  const { tried } = await tipped(tipChoice, quantity)
  const { body, status } = await till.pay(tried)
  expect(status, JSON.stringify(body)).toBe(200)
  return till.orderOf(body.orderId)
}
const tipOfOrder = async (orderId: string) => (await ask(`GET /tips/v1/tips/order/${orderId}`)).body.tip

test('adds no tip by default, and shows a chosen tip untaxed in total, order and email', async () => {
  const { tried, checkout, before } = await tipped({ tipType: 'PERCENTAGE', value: '12.5' }, 2)
  expect(before.additionalFees).toEqual([])
  expect(checkout.additionalFees).toMatchObject([
    { code: 'TIP', name: 'Tip', price: { amount: '5.01' }, priceAfterTax: { amount: '5.01' }, source: 'PLATFORM' },
  ])
  expect(checkout.priceSummary.tax).toEqual(before.priceSummary.tax)
  expect(Number(checkout.priceSummary.total.amount) - Number(before.priceSummary.total.amount)).toBeCloseTo(5.01, 6)
  const { orderId } = (await till.pay(tried)).body
  const order = await till.orderOf(orderId)
  expect(order.additionalFees).toMatchObject([{ code: 'TIP', name: 'Tip', price: { amount: '5.01' } }])
  expect(order.priceSummary.total.amount).toBe(checkout.priceSummary.total.amount)
  const mails = await mailsOf(shop)
  expect(mails.some(({ text }) => /Tip.*5[.,]01/s.test(text))).toBe(true)

  // Equal shares: the remaining cent goes to the first.
  const tip = await tipOfOrder(orderId)
  expect(tip).toMatchObject({ id: orderId, amount: '5.01', lineItemSubtotal: '40.10' })
  expect(tip.distributions).toMatchObject([
    { staff: { staffMemberId: ada.id, name: 'Ada' }, amount: '2.51', source: 'WEB', orderId },
    { staff: { staffMemberId: ben.id, name: 'Ben' }, amount: '2.50', source: 'WEB' },
  ])
  expect(tip).not.toHaveProperty('undistributedAmount')
})

test('lists the offered tips and rejects others', async () => {
  const { tried, checkout } = await open()
  const offer = `GET /vitrine/v1/checkouts/${checkout.id}/tip-offer`
  const read = async () => (await ask(offer, undefined, tried.token)).body.tipOffer
  expect(await read()).toMatchObject({
    tipType: 'PERCENTAGE',
    allowCustomAmount: true,
    presets: [{ value: '10', default: false, amount: { amount: '2.01' } }, { value: '12.5' }, { value: '20' }],
  })
  const refusedField = async (tipChoice: object) =>
    (await choose(checkout, tipChoice, tried.token)).body.details?.validationError?.fieldViolations?.[0]?.field
  expect(await refusedField({ tipType: 'PERCENTAGE', value: '11' })).toBe('tipChoice')
  expect(await refusedField({ tipType: 'AMOUNT', value: '10' })).toBe('tipChoice')
  expect(await refusedField({ tipType: 'UNKNOWN_TIP_TYPE' })).toBe('tipChoice.tipType')
  expect(await refusedField({ tipType: 'CUSTOM', value: '0.001' })).toBe('tipChoice.value')
  expect(await refusedField({ tipType: 'CUSTOM', value: '-1' })).toBe('tipChoice.value')

  expect((await choose(checkout, { tipType: 'CUSTOM', value: '3.33' }, tried.token)).status).toBe(200)
  expect((await read()).choice).toEqual({ tipType: 'CUSTOM', value: '3.33' })
  const other = await shop.visitorToken()
  expect((await choose(checkout, { tipType: 'CUSTOM', value: '1' }, other)).status).toBe(404)
  expect((await ask(`GET /tips/v1/tips/choice/${checkout.purchaseFlowId}`, undefined, other)).status).toBe(404)
  const chosen = await ask(`GET /tips/v1/tips/choice/${checkout.purchaseFlowId}`, undefined, tried.token)
  expect(chosen.body).toEqual({ tipChoice: { tipType: 'CUSTOM', value: '3.33' } })

  await changeSettings({ allowCustomAmount: false })
  expect((await till.readCheckout(tried)).body.checkout.additionalFees).toEqual([])
  expect(await refusedField({ tipType: 'CUSTOM', value: '1' })).toBe('tipChoice')
  expect((await choose(checkout, { tipType: 'CUSTOM', value: '0' }, tried.token)).status).toBe(200)
  await changeSettings({ allowCustomAmount: true, allowCustomerTip: false })
  expect(await read()).toBeUndefined()
  expect(codeOf(await choose(checkout, { tipType: 'CUSTOM', value: '1' }, tried.token))).toBe('TIP_SETTINGS_NOT_FOUND')
  await changeSettings({ allowCustomerTip: true })
})

test('offers amounts, and splits tips by staff shares', async () => {
  await changeSettings({
    tipType: 'AMOUNT',
    presets: [{ value: 1 }, { value: 2 }],
    staffDistributionMethod: 'PROPORTIONAL',
  })
  const order = await buy({ tipType: 'AMOUNT', value: '1' })
  expect((await tipOfOrder(order.id)).distributions.map(({ amount }: { amount: string }) => amount)).toEqual([
    '0.67',
    '0.33',
  ])
  const preview = await ask('POST /tips/v1/tips/preview', {
    lineItemInfo: [{ price: '20.00', quantity: 2 }],
    tipChoice: { tipType: 'PERCENTAGE', value: '10' },
  })
  expect(preview.body.tip).toMatchObject({
    lineItemSubtotal: '40.00',
    amount: '4.00',
    distributions: [{ amount: '2.67' }, { amount: '1.33' }],
  })
  const lines = [{ price: '1', catalogReference: { catalogItemId: randomUUID() } }]
  const unknown = { lineItemInfo: lines, tipChoice: { tipType: 'PERCENTAGE', value: '10' } }
  expect(codeOf(await ask('POST /tips/v1/tips/preview', unknown))).toBe('CATALOG_ITEMS_NOT_FOUND')
  const nowhere = { ...unknown, tipSettingsId: randomUUID() }
  expect(codeOf(await ask('POST /tips/v1/tips/preview', nowhere))).toBe('TIP_SETTINGS_NOT_FOUND')
  await changeSettings({ tipType: 'PERCENTAGE', presets: [{ value: 10 }], staffDistributionMethod: 'EQUAL' })
})

test('refunds a tip by amount, and reports what each staff member keeps in a period', async () => {
  await new Promise((done) => setTimeout(done, 10))
  const from = new Date().toISOString()
  const order = await buy({ tipType: 'CUSTOM', value: '9.00' })
  const until = new Date(shop.context.now().getTime() + 60_000).toISOString()
  const report = async () => (await ask(`GET /vitrine/v1/tips/shares?${new URLSearchParams({ from, until })}`)).body
  expect(await report()).toMatchObject({
    shares: [
      { name: 'Ada', received: { amount: '4.50' }, kept: { amount: '4.50' }, tips: 1 },
      { name: 'Ben', received: { amount: '4.50' }, kept: { amount: '4.50' }, tips: 1 },
    ],
    tipped: { amount: '9.00' },
    undistributed: { amount: '0.00' },
  })
  const money = await ask('POST /ecom/v1/payments/list-by-ids', { orderIds: [order.id] })
  const [{ payments }] = money.body.orderTransactions
  const refund = await ask('POST /ecom/v1/order-billing/refund-payments', {
    orderId: order.id,
    paymentRefunds: [{ paymentId: payments[0].id, amount: { amount: '3.01' } }],
    refundItems: { additionalFees: [{ additionalFeeId: order.additionalFees[0].id, amount: { amount: '3.01' } }] },
  })
  expect(refund.status, JSON.stringify(refund.body)).toBe(200)
  expect(await report()).toMatchObject({
    shares: [
      { name: 'Ada', received: { amount: '4.50' }, refunded: { amount: '1.51' }, kept: { amount: '2.99' } },
      { name: 'Ben', refunded: { amount: '1.50' }, kept: { amount: '3.00' } },
    ],
    tipped: { amount: '9.00' },
    refunded: { amount: '3.01' },
  })
  const wrong = await ask(`GET /vitrine/v1/tips/shares?${new URLSearchParams({ from: until, until: from })}`)
  expect(wrong.status).toBe(400)
})

const unpaid = async () => {
  const { tried } = await open()
  const { orderId } = (await till.orderUnpaid({ ...tried, token: shop.apiKey })).body
  return orderId as string
}

test('lets the store set, change and remove the tip of a placed order', async () => {
  const orderId = await unpaid()
  const before = await till.orderOf(orderId)
  expect(codeOf(await ask(`GET /tips/v1/tips/order/${orderId}`))).toBe('TIP_NOT_FOUND')
  const set = await ask('POST /tips/v1/tips/set', { orderId, tip: { amount: '5.00' } })
  expect(set.status, JSON.stringify(set.body)).toBe(200)
  expect(set.body).toMatchObject({
    tip: { amount: '5.00', distributions: [{ amount: '2.50', source: 'DASHBOARD' }, { amount: '2.50' }] },
    orderInfo: { orderId, additionalFeePrice: { amount: '5.00' } },
  })
  const after = await till.orderOf(orderId)
  expect(Number(after.priceSummary.total.amount) - Number(before.priceSummary.total.amount)).toBeCloseTo(5, 6)

  const staff = { staffMemberId: ben.id }
  const tipDistributions = [{ amount: '1.50', staff, source: 'POS', transaction: { date: '2026-01-02T03:04:05.000Z' } }]
  const added = await ask('POST /tips/v1/tips/tip-distributions/add', { orderId, tipDistributions })
  expect(added.status, JSON.stringify(added.body)).toBe(200)
  expect(added.body).toMatchObject({
    tipDistributions: [{ amount: '1.50', source: 'POS', transaction: { date: '2026-01-02T03:04:05.000Z' } }],
    orderInfo: { additionalFeePrice: { amount: '6.50' } },
  })
  const filter = { orderId }
  const found = await ask('POST /tips/v1/tips/tip-distributions/query', { query: { filter } })
  expect(found.body.tipDistributions).toHaveLength(3)
  const sum = await ask('POST /tips/v1/tips/tip-distributions/sum-amounts', { filter })
  expect(sum.body).toEqual({ totalAmount: '6.50' })

  const given = { amount: '7.00', distributions: [{ amount: '3.00', staff }] }
  const shared = await ask('POST /tips/v1/tips/set', { orderId, tip: given })
  expect(shared.body.tip).toMatchObject({
    amount: '7.00',
    undistributedAmount: '4.00',
    distributions: [{ amount: '3.00' }],
  })
  const more = { amount: '2.00', distributions: [{ amount: '3.00', staff }] }
  expect(codeOf(await ask('POST /tips/v1/tips/set', { orderId, tip: more }))).toBe('INVALID_TIP')
  const nobody = { distributions: [{ amount: '3.00', staff: { staffMemberId: randomUUID() } }] }
  expect(codeOf(await ask('POST /tips/v1/tips/set', { orderId, tip: nobody }))).toBe('INVALID_TIP')

  const removed = await ask('POST /tips/v1/tips/remove', { orderId })
  expect(removed.body).toEqual({ orderInfo: { orderId } })
  expect((await till.orderOf(orderId)).priceSummary.total).toEqual(before.priceSummary.total)
  expect(codeOf(await ask('POST /tips/v1/tips/remove', { orderId }))).toBe('TIP_NOT_FOUND')
  const paid = await buy({ tipType: 'CUSTOM', value: '1.00' })
  expect(codeOf(await ask('POST /tips/v1/tips/remove', { orderId: paid.id }))).toBe(
    'CANNOT_REMOVE_PAID_TIP_DISTRIBUTION',
  )
  expect(codeOf(await ask('POST /tips/v1/tips/remove', { orderId: randomUUID() }))).toBe('ORDER_NOT_FOUND')
})

test('keeps the tip of an order that is edited concurrently, and the edit', async () => {
  const orderId = await unpaid()
  const edit = await ask('POST /ecom/v1/draft-orders', { sourceOrderId: orderId })
  const { id } = edit.body.calculatedDraftOrder.draftOrder
  expect(codeOf(await ask('POST /tips/v1/tips/set', { orderId, tip: { amount: '5.00' } }))).toBe(
    'ORDER_IS_ALREADY_EDITED',
  )
  expect(codeOf(await ask(`GET /tips/v1/tips/draft-order/${id}`))).toBe('TIP_NOT_FOUND')
  expect((await ask(`GET /ecom/v1/draft-orders/${id}`)).status).toBe(200)
  expect(codeOf(await ask(`GET /tips/v1/tips/draft-order/${randomUUID()}`))).toBe('DRAFT_ORDER_NOT_FOUND')
})

test('shows in the settings whether the store can set tips, and who gets them', async () => {
  const orderId = await unpaid()
  const distributions = [{ amount: '1.00', staff: { staffMemberId: ada.id } }]
  await changeSettings({ allowEditDistribution: false })
  expect(codeOf(await ask('POST /tips/v1/tips/set', { orderId, tip: { distributions } }))).toBe('INVALID_TIP')
  await changeSettings({ allowEditDistribution: true, allowBusinessTipAtPayment: false })
  const adding = { orderId, tipDistributions: distributions }
  expect(codeOf(await ask('POST /tips/v1/tips/tip-distributions/add', adding))).toBe('INVALID_TIP_DISTRIBUTION')
  await changeSettings({ allowBusinessTipAtPayment: true })
})

test('rejects invalid settings and keeps the default ones', async () => {
  const presets = [{ value: 5, default: true }]
  const make = (tipSettings: object, path = settingsPath) => ask(`POST ${path}`, { tipSettings })
  const usual = { tipType: 'PERCENTAGE', presets }
  expect(codeOf(await make(usual, `${settingsPath}/create-default`))).toBe('DEFAULT_SETTINGS_ALREADY_EXISTS')
  const two = [...presets, { value: 6, default: true }]
  expect(codeOf(await make({ ...usual, presets: two }))).toBe('CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET')
  expect(codeOf(await make({ ...usual, presets: [{ value: 101 }] }))).toBe('PRESET_PERCENTAGE_TOO_HIGH')
  expect((await make({ tipType: 'UNKNOWN_TIP_TYPE', presets })).status).toBe(400)
  expect((await make({ ...usual, staffDistributionMethod: 'UNKNOWN_SPLIT_METHOD' })).status).toBe(400)
  expect((await make({ ...usual, userId: randomUUID(), locationId: randomUUID() })).status).toBe(400)
  const terminal = (await make({ ...usual, paymentTerminalId: 'till-1' })).body.tipSettings
  const query = { filter: { paymentTerminalId: 'till-1' } }
  expect((await ask(`POST ${settingsPath}/query`, { query })).body.tipSettings).toMatchObject([
    { id: terminal.id, default: false },
  ])
  expect((await ask(`DELETE ${settingsPath}/${terminal.id}`)).status).toBe(200)
  expect(codeOf(await ask(`DELETE ${settingsPath}/${settings.id}`))).toBe('CANNOT_DELETE_DEFAULT_SETTINGS')
  const stale = { id: settings.id, revision: '1', allowCustomAmount: true }
  expect(codeOf(await ask(`PATCH ${settingsPath}`, { tipSettings: stale }))).toBe('CONFLICT')
})

test('keeps tips of deleted staff, and reports tips that nobody shares', async () => {
  const staffPath = '/tips-staff/v1/eligible-staff'
  const list = async (query = '') => (await ask(`GET ${staffPath}${query}`)).body.staff
  expect(await list('?filterByName=ad')).toEqual([{ id: ada.id, name: 'Ada', staffMemberId: ada.id }])
  expect(await list(`?filterByIds=${ben.id}`)).toMatchObject([{ name: 'Ben' }])
  const off = await ask(`PATCH /vitrine/v1/tip-staff/${ada.id}`, {
    tipStaffMember: { revision: ada.revision, active: false },
  })
  expect(off.body.tipStaffMember).toMatchObject({ name: 'Ada', active: false, share: 2 })
  expect((await ask(`DELETE /vitrine/v1/tip-staff/${ben.id}`)).status).toBe(200)
  expect(await list()).toEqual([])
  const order = await buy({ tipType: 'CUSTOM', value: '2.00' })
  expect(await tipOfOrder(order.id)).toMatchObject({ amount: '2.00', distributions: [], undistributedAmount: '2.00' })
  const all = await ask('POST /tips/v1/tips/tip-distributions/query', {
    query: { filter: { 'staff.staffMemberId': ben.id } },
  })
  expect(all.body.tipDistributions.length).toBeGreaterThan(0)
})

test('shows the tip in the cart and its checkout', async () => {
  const token = await shop.visitorToken()
  const lineItems = [{ catalogReference: referenceTo(mug), quantity: 1 }]
  const { cart } = (await ask('POST /ecom/v1/carts/current/add-to-cart', { lineItems }, token)).body
  expect((await choose(cart, { tipType: 'CUSTOM', value: '4.00' }, token)).status).toBe(200)
  const estimate = (await ask('POST /ecom/v1/carts/current/estimate-totals', {}, token)).body
  expect(estimate.additionalFees).toMatchObject([{ code: 'TIP', price: { amount: '4.00' } }])
  const { checkoutId } = (await ask('POST /ecom/v1/carts/current/create-checkout', { channelType: 'WEB' }, token)).body
  const { checkout } = (await ask(`GET /ecom/v1/checkouts/${checkoutId}`, undefined, token)).body
  expect(checkout.additionalFees).toMatchObject([{ code: 'TIP' }])
})
