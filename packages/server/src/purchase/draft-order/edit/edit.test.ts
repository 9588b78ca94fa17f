import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../../../../test/buying.ts'
import { mailsOf } from '../../../../../../test/mails.ts'
import { addProduct, referenceTo } from '../../../../../../test/goods.ts'
import { addListener } from '../../../../../../test/listener.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { atTheDesk } from '../../billing/testing.ts'

let shop: Shop
let desk: Awaited<ReturnType<typeof atTheDesk>>
beforeAll(async () => {
  shop = await openShop()
  await addListener(shop)
  desk = await atTheDesk(shop)
})
afterAll(() => shop.close())

const path = '/ecom/v1/draft-orders'
type Answer = Awaited<ReturnType<typeof desk.post>>
const ok = ({ status, body }: Answer) => {
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const begin = (orderId: string) => desk.post(path, { sourceOrderId: orderId })
const edited = async (orderId: string) => ok(await begin(orderId)).calculatedDraftOrder.draftOrder
const change = (draftId: string, lineItemChanges: object[]) =>
  desk.post(`${path}/${draftId}/line-items`, { lineItemChanges })
const add = (draftId: string, body: object) => desk.post(`${path}/${draftId}/add-line-items`, body)
const commit = (draftId: string, body: object = {}) => desk.post(`${path}/${draftId}/commit`, body)
const draftability = async (orderId: string) =>
  (await shop.send(`GET ${path}/${orderId}/draftability`, { token: shop.apiKey })).body
const orderOf = async (id: string) => (await shop.send(`GET /ecom/v1/orders/${id}`, { token: shop.apiKey })).body.order
const lineOf = (draft: { lineItems: { lineItem: { id: string } }[] }) => draft.lineItems[0]!.lineItem.id
const reasonOf = ({ body }: Answer) => body.details.applicationError.data.reason
const send = (orderId: string, lineItems: object[]) =>
  desk.post(`/ecom/v1/fulfillments/orders/${orderId}/create-fulfillment`, { fulfillment: { lineItems } })
const balanceOf = async (id: string) => {
  const { balanceSummary } = await orderOf(id)
  return [balanceSummary.balance.amount, balanceSummary.paid.amount, balanceSummary.refunded.amount]
}
const mailsTo = async (recipient: string) => (await mailsOf(shop, recipient)).map(({ subject }) => subject)
/** Buys mugs at 19.00, paid by card. */
const bought = async (quantity = 2) => {
  const sold = await desk.buy('sandbox:pays', { quantity })
  return { ...sold, order: sold.order!, lineId: sold.order!.lineItems[0].id as string }
}

test('starts an edit with the current order, and keeps one open edit per order', async () => {
  const { orderId, order } = await bought()
  expect(await draftability(orderId)).toMatchObject({ orderDraftable: true, nonDraftableReasons: [] })
  const answer = ok(await begin(orderId))
  expect(answer.preexistingDraftOrder).toBe(false)
  const draft = answer.calculatedDraftOrder.draftOrder
  expect(draft).toMatchObject({ orderId, isEdit: true, priceSummary: { total: order.priceSummary.total } })
  expect(draft.lineItems).toHaveLength(1)
  expect(draft.lineItems[0]).not.toHaveProperty('added')
  expect(draft.shippingInfo).not.toHaveProperty('changedDetails')
  const again = ok(await begin(orderId))
  expect(again.preexistingDraftOrder).toBe(true)
  expect(again.calculatedDraftOrder.draftOrder.id).toBe(draft.id)
})

test('refunds the difference, restocks and sends events when an edit removes units', async () => {
  const { orderId, mug, order, lineId } = await bought(3)
  const draft = await edited(orderId)
  ok(await change(draft.id, [{ lineItemId: lineId, newQuantity: 1 }]))
  const before = Number(order.priceSummary.total.amount)
  const body = {
    refundDifference: true,
    reason: 'Called us',
    commitSettings: { updateInventory: [{ lineItemId: lineId }], sendNotificationsToBusiness: true },
  }
  const { orderAfterCommit, committedDraftOrder } = ok(await commit(draft.id, body))
  const after = before - 38
  expect(committedDraftOrder.status).toBe('COMMITTED')
  expect(orderAfterCommit).toMatchObject({
    paymentStatus: 'PARTIALLY_REFUNDED',
    priceSummary: { total: { amount: after.toFixed(2) } },
    lineItems: [{ id: lineId, quantity: 1 }],
  })
  expect(await balanceOf(orderId)).toEqual(['0.00', before.toFixed(2), '38.00'])
  expect(await desk.till.stockOf(mug)).toBe(9)
  const activity = orderAfterCommit.activities.find(
    ({ activityType }: { activityType: string }) => activityType === 'DRAFT_ORDER_CHANGES_APPLIED',
  )
  expect(activity).toMatchObject({
    actor: { type: 'key' },
    draftOrderChangesApplied: {
      draftOrderId: draft.id,
      reason: 'Called us',
      changes: [
        { lineItemChanged: { quantity: { originalQuantity: 3, newQuantity: 1, deltaType: 'QUANTITY_DECREASED' } } },
        { totalPriceChanged: { newTotal: { amount: after.toFixed(2) } } },
      ],
    },
  })
  const events = await desk.eventsOf(orderId)
  expect(events.map(({ type }) => type)).toContain('order_committed')
  expect((await mailsTo(order.buyerInfo.email)).some((subject) => subject.includes('was changed'))).toBe(true)
  expect(await draftability(orderId)).toMatchObject({ nonDraftableReasons: ['PARTIALLY_OR_FULLY_REFUNDED'] })
})

test('leaves a balance when an edit adds items, and settles it with a payment', async () => {
  const { orderId, mug, lineId } = await bought()
  const cup = await addProduct(shop.context.db, shop.siteId, { stock: 5, price: 500 })
  const draft = await edited(orderId)
  ok(await change(draft.id, [{ lineItemId: lineId, newQuantity: 4 }]))
  ok(await add(draft.id, { catalogLineItems: [{ catalogReference: referenceTo(cup), quantity: 2 }] }))
  const { orderAfterCommit } = ok(await commit(draft.id))
  expect(orderAfterCommit).toMatchObject({ paymentStatus: 'PARTIALLY_PAID', fulfillmentStatus: 'NOT_FULFILLED' })
  expect(orderAfterCommit.balanceSummary.balance.amount).toBe('48.00')
  expect([await desk.till.stockOf(mug), await desk.till.stockOf(cup)]).toEqual([6, 3])
  const orderPaymentRequest = { orderId, amount: { amount: '48.00' }, title: 'Two more mugs and cups' }
  ok(await desk.post('/ecom/v1/order-payment-requests', { orderPaymentRequest }))
  ok(await desk.post(`/ecom/v1/payments-collector/orders/${orderId}/mark-as-paid`, {}))
  expect(await orderOf(orderId)).toMatchObject({ paymentStatus: 'PAID' })
})

test('recalculates the total from changed prices, discounts, fees and shipping', async () => {
  const { orderId, lineId, order } = await bought()
  const draft = await edited(orderId)
  ok(await change(draft.id, [{ lineItemId: lineId, newPrice: '20.00' }]))
  const discounts = [{ discountType: 'GLOBAL', percentage: '10', description: 'Sorry', applyToDraftOrder: true }]
  ok(await desk.post(`${path}/${draft.id}/create-custom-discounts`, { discounts }))
  const customAdditionalFees = [{ name: 'Wrap', price: { amount: '3.00' }, applyToDraftOrder: true }]
  ok(await desk.post(`${path}/${draft.id}/create-additional-fees`, { customAdditionalFees }))
  const { orderAfterCommit } = ok(await commit(draft.id))
  const shipping = Number(order.priceSummary.shipping.amount)
  expect(orderAfterCommit).toMatchObject({
    priceSummary: {
      subtotal: { amount: '40.00' },
      discount: { amount: '4.00' },
      totalAdditionalFees: { amount: '3.00' },
      total: { amount: (39 + shipping).toFixed(2) },
    },
    appliedDiscounts: [{ merchantDiscount: { description: 'Sorry', amount: { amount: '4.00' } } }],
    additionalFees: [{ name: 'Wrap', price: { amount: '3.00' }, source: 'MANUAL' }],
  })
})

test('keeps fulfilled units, and updates the fulfillment status', async () => {
  const { orderId, lineId } = await bought(3)
  ok(await send(orderId, [{ id: lineId, quantity: 2 }]))
  const draft = await edited(orderId)
  expect(draft.lineItems[0]).toMatchObject({ fulfilledQuantity: 2 })
  const refused = await change(draft.id, [{ lineItemId: lineId, newQuantity: 1 }])
  expect(refused.body.details.validationError.fieldViolations[0]).toMatchObject({
    field: 'lineItemChanges[0].newQuantity',
    description: 'must be at least 2: so many are fulfilled',
  })
  ok(await change(draft.id, [{ lineItemId: lineId, newQuantity: 2 }]))
  const { orderAfterCommit } = ok(await commit(draft.id))
  expect(orderAfterCommit.fulfillmentStatus).toBe('FULFILLED')
})

test('refuses to edit an order that is not draftable, with the reasons', async () => {
  const { orderId, paymentId } = await bought()
  ok(await desk.refund(orderId, { paymentRefunds: [{ paymentId, amount: { amount: '1.00' } }] }))
  const refused = await begin(orderId)
  expect(codeOf(refused)).toBe('ORDER_CANNOT_BE_EDITED')
  expect(refused.body.details.applicationError.data).toEqual({ nonDraftableReasons: ['PARTIALLY_OR_FULLY_REFUNDED'] })
  const canceled = await bought()
  ok(await desk.post(`/ecom/v1/orders/${canceled.orderId}/cancel`, {}))
  expect((await draftability(canceled.orderId)).nonDraftableReasons).toContain('ORDER_STATUS_IS_NOT_SUPPORTED')
  expect(await draftability(randomUUID())).toMatchObject({ nonDraftableReasons: ['ORDER_NOT_FOUND'] })
})

test('applies an edit once, even from concurrent requests', async () => {
  const { orderId, mug, lineId } = await bought(3)
  const draft = await edited(orderId)
  ok(await change(draft.id, [{ lineItemId: lineId, newQuantity: 2 }]))
  const body = { refundDifference: true, commitSettings: { updateInventory: [{ lineItemId: lineId }] } }
  const answers = await Promise.all([commit(draft.id, body), commit(draft.id, body), commit(draft.id, body)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 428, 428])
  const refused = answers.filter(({ status }) => status === 428).map((answer) => codeOf(answer))
  expect(refused).toEqual(['DRAFT_ORDER_ALREADY_COMMITTED', 'DRAFT_ORDER_ALREADY_COMMITTED'])
  expect((await balanceOf(orderId))[2]).toBe('19.00')
  expect(await desk.till.stockOf(mug)).toBe(8)
})

test('refuses to commit an edit that another owner has changed unseen', async () => {
  const { orderId, lineId } = await bought(3)
  const mine = await edited(orderId)
  const theirs = await edited(orderId)
  expect(theirs.id).toBe(mine.id)
  ok(await change(mine.id, [{ lineItemId: lineId, newQuantity: 2 }]))
  expect(codeOf(await commit(theirs.id, { revision: theirs.revision }))).toBe('CONFLICT')
  ok(await commit(mine.id, { revision: mine.revision + 1 }))
})

test('never refunds more than was paid when an edit and a refund are concurrent', async () => {
  const { orderId, paymentId, lineId, order } = await bought(2)
  const draft = await edited(orderId)
  ok(await change(draft.id, [{ lineItemId: lineId, newQuantity: 1 }]))
  const total = Number(order.priceSummary.total.amount)
  const all = { paymentRefunds: [{ paymentId, amount: { amount: total.toFixed(2) } }] }
  const [commits, refunds] = await Promise.all([
    commit(draft.id, { refundDifference: true }),
    desk.refund(orderId, all),
  ])
  const won = [commits.status, refunds.status]
  expect(won.filter((status) => status === 200)).toHaveLength(1)
  const refundedAmount = won[0] === 200 ? 19 : total
  expect((await balanceOf(orderId))[2]).toBe(refundedAmount.toFixed(2))
  expect(won[0] === 200 || reasonOf(commits) === 'PARTIALLY_OR_FULLY_REFUNDED').toBe(true)
})

test('keeps fulfilled units when an edit and a fulfillment are concurrent', async () => {
  const { orderId, lineId } = await bought(2)
  const draft = await edited(orderId)
  ok(await change(draft.id, [{ lineItemId: lineId, newQuantity: 1 }]))
  const [commits, sends] = await Promise.all([commit(draft.id), send(orderId, [{ id: lineId, quantity: 2 }])])
  expect([commits.status, sends.status].filter((status) => status === 200)).toHaveLength(1)
  const order = await orderOf(orderId)
  expect(order.lineItems[0].quantity).toBe(sends.status === 200 ? 2 : 1)
  expect(commits.status === 200 || reasonOf(commits) === 'FULFILLED').toBe(true)
})

test('requires a new edit after the order has changed', async () => {
  const { orderId, lineId } = await bought(2)
  const draft = await edited(orderId)
  ok(await change(draft.id, [{ lineItemId: lineId, newQuantity: 1 }]))
  await shop.context.db.updateTable('draft_order').set({ order_id: null }).where('id', '=', draft.id).execute()
  const other = await edited(orderId)
  ok(await change(other.id, [{ lineItemId: lineId, newQuantity: 3 }]))
  ok(await commit(other.id))
  const refused = await commit(draft.id)
  expect(codeOf(refused)).toBe('DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS')
  expect(reasonOf(refused)).toBe('ORDER_CHANGED')
})

test('refuses an edit below the authorized amount', async () => {
  const held = await desk.hold()
  const draft = await edited(held.orderId)
  ok(await change(draft.id, [{ lineItemId: lineOf(draft), newQuantity: 1 }]))
  expect(reasonOf(await commit(draft.id))).toBe('PAYMENT_IS_PENDING')
  ok(await change(draft.id, [{ lineItemId: lineOf(draft), newQuantity: 3 }]))
  ok(await commit(draft.id))
})

test('refuses an edit that adds out-of-stock items, and changes nothing', async () => {
  const { orderId, mug, lineId } = await bought(2)
  const draft = await edited(orderId)
  ok(await change(draft.id, [{ lineItemId: lineId, newQuantity: 40 }]))
  expect(codeOf(await commit(draft.id))).toBe('INSUFFICIENT_INVENTORY')
  expect((await orderOf(orderId)).lineItems[0].quantity).toBe(2)
  expect(await desk.till.stockOf(mug)).toBe(8)
  ok(await change(draft.id, [{ lineItemId: lineId, newQuantity: 0 }]))
  expect(reasonOf(await commit(draft.id))).toBe('NO_ITEMS')
})

test('refuses refunds beyond what was paid above the new total', async () => {
  const { orderId, paymentId, lineId } = await bought(2)
  const draft = await edited(orderId)
  ok(await change(draft.id, [{ lineItemId: lineId, newQuantity: 1 }]))
  const paymentRefunds = [{ paymentId, amount: { amount: '19.01' } }]
  expect(codeOf(await commit(draft.id, { paymentRefunds }))).toBe('INVALID_PAYMENT_REFUND_AMOUNT')
  ok(await commit(draft.id, { paymentRefunds: [{ paymentId, amount: { amount: '19.00' } }] }))
  expect((await balanceOf(orderId))[2]).toBe('19.00')
})

test('cancels the issued invoice and issues a new one for the edited order', async () => {
  const { orderId, lineId } = await bought(2)
  ok(await desk.post(`/ecom/v1/invoices/orders/${orderId}`, {}))
  const draft = await edited(orderId)
  ok(await change(draft.id, [{ lineItemId: lineId, newQuantity: 1 }]))
  ok(await commit(draft.id, { refundDifference: true }))
  const rows = await shop.context.db
    .selectFrom('invoice')
    .select(['kind', 'state', 'total'])
    .where('order_id', '=', orderId)
    .orderBy('created_date')
    .orderBy('number')
    .execute()
  const { priceSummary } = await orderOf(orderId)
  const now = Math.round(Number(priceSummary.total.amount) * 100)
  expect(rows.map(({ kind, state, total }) => [kind, state, Number(total)]).toSorted()).toEqual(
    [
      ['CREDIT_NOTE', 'ISSUED', now + 1900],
      ['INVOICE', 'ISSUED', now],
      ['INVOICE', 'ISSUED', now + 1900],
    ].toSorted(),
  )
})

const placedUnpaid = async () => {
  const mug = await addProduct(shop.context.db, shop.siteId, { stock: 10, price: 2000 })
  const draftOrder = { catalogLineItems: [{ catalogReference: referenceTo(mug), quantity: 3 }] }
  const { id } = ok(await desk.post(path, { draftOrder })).calculatedDraftOrder.draftOrder
  return { mug, order: ok(await desk.post(`${path}/${id}/create-order`, {})).createdOrder }
}
const charge = (orderId: string, amount: string) =>
  desk.post('/ecom/v1/order-billing/charge-order', {
    orderId,
    regularCharge: { paymentIntentId: 'sandbox:pays', amount: { amount } },
    idempotencyKey: randomUUID(),
  })

test('charges no more than the total and loses no payment when an edit and a payment are concurrent', async () => {
  for (const _ of [1, 2, 3]) {
    const { order, mug } = await placedUnpaid()
    const draft = await edited(order.id)
    ok(await change(draft.id, [{ lineItemId: lineOf(draft), newQuantity: 1 }]))
    const body = { refundDifference: true, commitSettings: { updateInventory: [{ lineItemId: lineOf(draft) }] } }
    const [paid, committed] = await Promise.all([charge(order.id, '60.00'), commit(draft.id, body)])
    expect([200, 428]).toContain(paid.status)
    const after = await orderOf(order.id)
    const [total, captured, refunded] = [
      after.priceSummary.total,
      after.balanceSummary.paid,
      after.balanceSummary.refunded,
    ].map(({ amount }) => Number(amount))
    expect(captured! - refunded!).toBeLessThanOrEqual(total!)
    expect(captured! > 0).toBe(paid.status === 200)
    expect(total).toBe(committed.status === 200 ? 20 : 60)
    expect(await desk.till.stockOf(mug)).toBe(committed.status === 200 ? 9 : 7)
  }
})

test('returns exactly the stock that an edited order has taken when it is canceled', async () => {
  const { order, mug } = await placedUnpaid()
  const draft = await edited(order.id)
  ok(await change(draft.id, [{ lineItemId: lineOf(draft), newQuantity: 5 }]))
  ok(await commit(draft.id))
  expect(await desk.till.stockOf(mug)).toBe(5)
  const open = await edited(order.id)
  ok(await change(open.id, [{ lineItemId: lineOf(draft), newQuantity: 4 }]))
  ok(await commit(open.id))
  // Units that were not restocked stay out of stock.
  expect(await desk.till.stockOf(mug)).toBe(5)
  ok(await desk.post(`/ecom/v1/orders/${order.id}/cancel`, { restockAllItems: true }))
  expect(await desk.till.stockOf(mug)).toBe(9)
})

test.each([
  ['en', 'was changed'],
  ['de', 'wurde geändert'],
  ['es', 'ha cambiado'],
  ['he', 'שונתה'],
])('emails the buyer the changes and the amount due in their language (%s)', async (buyerLanguage, words) => {
  const email = `${randomUUID()}@example.test`
  const customLineItems = [{ productName: { original: 'Engraving' }, price: { amount: '10.00' }, quantity: 1 }]
  const draftOrder = { customLineItems, buyerInfo: { email }, buyerLanguage }
  const { id } = ok(await desk.post(path, { draftOrder })).calculatedDraftOrder.draftOrder
  const { createdOrder } = ok(await desk.post(`${path}/${id}/create-order`, {}))
  const draft = await edited(createdOrder.id)
  ok(await change(draft.id, [{ lineItemId: lineOf(draft), newQuantity: 2 }]))
  ok(await commit(draft.id))
  const mails = shop.context.db
    .selectFrom('mail')
    .selectAll()
    .where('site_id', '=', shop.siteId)
    .where('recipient', '=', email)
  const sent = (await mails.execute()).find(({ subject }) => subject.includes(words))
  expect(JSON.stringify(sent)).toMatch(/20[.,]00/)
})
