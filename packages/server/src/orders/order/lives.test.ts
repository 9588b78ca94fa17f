import { decideCancel } from '@vitrine/domain/order/status/cancel.ts'
import {
  fulfillmentMoves,
  fulfillmentStatusOf,
  type OrderToSend,
} from '@vitrine/domain/order/fulfillment/fulfillment.ts'
import { decideMarkAsPaid } from '@vitrine/domain/order/status/mark-as-paid.ts'
import { decideFulfill, decideParcelCancel } from '@vitrine/domain/order/fulfillment/parcels.ts'
import { orderMoves } from '@vitrine/domain/order/states.ts'
import { heldOf, sumsOf } from '@vitrine/domain/payment/ledger.ts'
import { orderPaymentMoves, orderPaymentStatusOf } from '@vitrine/domain/payment/order-payment.ts'
import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { isLongRun, ofThisShard, propertyRuns } from '../../../../../test/run-size.ts'
import { addProduct, type Product } from '../../../../../test/goods.ts'
import { openShop, type Answer, type Shop } from '../../../../../test/shop.ts'
import { atTheDesk } from '../../purchase/billing/testing.ts'
import { orderToSend } from '../fulfillment/pieces.ts'
import { readPieces } from '../fulfillment/store.ts'
import { listMovements, listPayments, paymentsOfOrder } from '../../money/payment/ledger/ledger-store.ts'
import { serverBeside } from '../../purchase/purchase/testing.ts'
import { findOrder } from './store.ts'

const onTheShelf = 10
const ordered = 3

let shop: Shop
let desk: Awaited<ReturnType<typeof atTheDesk>>
beforeAll(async () => {
  shop = await openShop({ hasOwnServer: isLongRun })
  desk = await atTheDesk(shop)
})
afterAll(() => shop.close())

/** Actions of owners on an order. Parcels are addressed by their index. */
type Step =
  | { readonly type: 'send'; readonly quantity?: number }
  | { readonly type: 'cancel a parcel'; readonly place: number }
  | { readonly type: 'refund'; readonly cents: number; readonly restock: number }
  | { readonly type: 'capture' }
  | { readonly type: 'void' }
  | { readonly type: 'mark as paid'; readonly cents?: number }
  | { readonly type: 'edit'; readonly quantity: number }
  | { readonly type: 'cancel'; readonly restocks: boolean }

const one: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom<Step>(
      { type: 'send' },
      { type: 'send', quantity: 1 },
      { type: 'send', quantity: 2 },
      { type: 'send', quantity: 4 },
    ),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('cancel a parcel' as const), place: fc.integer({ min: 0, max: 2 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('refund' as const),
      cents: fc.constantFrom(1, 1900, 6190, 100_000),
      restock: fc.integer({ min: 0, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.constantFrom<Step>({ type: 'capture' }, { type: 'void' }) },
  { weight: 1, arbitrary: fc.constantFrom<Step>({ type: 'mark as paid' }, { type: 'mark as paid', cents: 1000 }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('edit' as const), quantity: fc.integer({ min: 1, max: 5 }) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('cancel' as const), restocks: fc.boolean() }) },
)

/** How an order starts, and the rounds of concurrent steps that follow. */
const life = fc.record({
  beginning: fc.constantFrom('paid', 'held', 'unpaid'),
  steps: fc.array(
    fc.oneof({ weight: 3, arbitrary: fc.tuple(one) }, { weight: 1, arbitrary: fc.tuple(one, one, one) }),
    {
      minLength: 1,
      maxLength: 8,
    },
  ),
})

interface Story {
  readonly orderId: string
  readonly mug: Product
}

const begin = async (beginning: string): Promise<Story> => {
  if (beginning !== 'unpaid') {
    const more = beginning === 'held' ? { delayCapture: true } : {}
    return desk.buy('sandbox:pays', { quantity: ordered, goods: { stock: onTheShelf }, more })
  }
  const mug = await addProduct(shop.context.db, shop.siteId, { stock: onTheShelf })
  const till = await desk.till.checkoutOf(mug, { quantity: ordered })
  const { body } = await desk.till.orderUnpaid({ ...till, token: shop.apiKey })
  return { orderId: body.orderId, mug }
}

/** Reads the state of an order from the database, the stock and the provider. */
const readState = async ({ orderId, mug }: Story) => {
  const { db } = shop.context
  const order = (await findOrder(db, shop.siteId, orderId))!
  const [pieces, movements, payments, stock] = [
    await readPieces(db, order),
    await listMovements(db, order),
    await listPayments(db, order),
    await desk.till.stockOf(mug),
  ]
  const sums = sumsOf(movements)
  return { order, sending: orderToSend(order, pieces), movements, payments, sums, stock }
}
type Seen = Awaited<ReturnType<typeof readState>>

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0)
const quantityOf = ({ ordered: lines }: OrderToSend) => sum(lines.map(({ quantity }) => quantity))
const restockedOf = ({ restocked }: OrderToSend) => sum(restocked.map(({ quantity }) => quantity))
const decimal = (cents: number) => ({ amount: (cents / 100).toFixed(2) })

/** Whether the domain allows a step in the current state; `undefined` if that depends on more than is known here. */
const isAllowed = ({ order, sending, payments, movements, sums }: Seen, step: Step): boolean | undefined => {
  switch (step.type) {
    case 'send': {
      const lines = step.quantity === undefined ? [] : [{ id: sending.ordered[0]!.id, quantity: step.quantity }]
      return decideFulfill(sending, { id: randomUUID(), lines, isOut: true }).ok
    }
    case 'cancel a parcel': {
      const parcel = sending.parcels[step.place]
      return parcel === undefined ? false : decideParcelCancel(sending, parcel.id).ok
    }
    case 'capture':
    case 'void':
      return payments.some(({ id }) => heldFor(id, movements) > 0)
    case 'mark as paid': {
      const { held } = paymentsOfOrder(payments, movements)
      const input = { status: order.status, total: Number(order.total), sums, held, payments: [] }
      return decideMarkAsPaid(input, step.cents).ok
    }
    case 'cancel':
      return decideCancel(
        { ...sending, stockTaken: order.stock_taken },
        { restocks: step.restocks, notifiesBuyer: false },
      ).ok
    case 'refund': {
      const payment = payments.find((known) => leftOf(known.id, movements) > 0)
      const back = order.stock_taken ? quantityOf(sending) - restockedOf(sending) : 0
      return payment !== undefined && step.cents <= leftOf(payment.id, movements) && step.restock <= back
    }
    case 'edit':
      return undefined
  }
}

/** The authorized amount that can still be captured. */
const heldFor = (paymentId: string, movements: Seen['movements']): number =>
  heldOf(sumsOf(movements.filter((movement) => movement.paymentId === paymentId)))

/** The captured amount that can still be refunded. */
const leftOf = (paymentId: string, movements: Seen['movements']): number => {
  const { captured, refunded } = sumsOf(movements.filter((movement) => movement.paymentId === paymentId))
  return captured - refunded
}

const edit = async (orderId: string, { lineId, quantity }: { lineId: string; quantity: number }): Promise<Answer> => {
  const path = '/ecom/v1/draft-orders'
  const begun = await desk.post(path, { sourceOrderId: orderId })
  if (begun.status !== 200) return begun
  const { id } = begun.body.calculatedDraftOrder.draftOrder
  const changed = await desk.post(`${path}/${id}/line-items`, {
    lineItemChanges: [{ lineItemId: lineId, newQuantity: quantity }],
  })
  if (changed.status !== 200) return changed
  const commitSettings = { updateInventory: [{ lineItemId: lineId }] }
  return desk.post(`${path}/${id}/commit`, { refundDifference: true, commitSettings })
}

/** Runs a step with the calls of the server. */
const act = ({ orderId }: Story, { sending, payments, movements }: Seen, step: Step): Promise<Answer> => {
  const lineId = sending.ordered[0]!.id
  const paid = payments.find(({ id }) => leftOf(id, movements) > 0) ?? payments[0]
  const paymentId = paid?.id ?? randomUUID()
  const held = payments.find(({ id }) => heldFor(id, movements) > 0)?.id ?? paymentId
  const orders = `/ecom/v1/payments-collector/orders/${orderId}`
  switch (step.type) {
    case 'send': {
      const lineItems = step.quantity === undefined ? [] : [{ id: lineId, quantity: step.quantity }]
      const parcel = { fulfillment: { lineItems }, sendShippingEmail: false }
      return desk.post(`/ecom/v1/fulfillments/orders/${orderId}/create-fulfillment`, parcel)
    }
    case 'cancel a parcel': {
      const id = sending.parcels[step.place]?.id ?? randomUUID()
      return shop.send(`DELETE /ecom/v1/fulfillments/${id}/orders/${orderId}`, { token: shop.apiKey })
    }
    case 'refund': {
      const isOutside = paid?.provider === 'offline'
      const part = { paymentId, amount: decimal(step.cents), ...(isOutside && { externalRefund: true }) }
      const restock = { lineItems: step.restock === 0 ? [] : [{ lineItemId: lineId, quantity: step.restock }] }
      return desk.refund(orderId, { paymentRefunds: [part], sideEffects: { restock } })
    }
    case 'capture':
      return desk.capture(orderId, held)
    case 'void':
      return desk.release(orderId, held)
    case 'mark as paid':
      return step.cents === undefined
        ? desk.post(`${orders}/mark-as-paid`, {})
        : desk.post(`${orders}/manual-payment`, { amount: decimal(step.cents) })
    case 'edit':
      return edit(orderId, { lineId, quantity: step.quantity })
    case 'cancel':
      return desk.post(`/ecom/v1/orders/${orderId}/cancel`, { restockAllItems: step.restocks })
  }
}

/** Whether a state can be reached from another one by the moves of its table. */
const isReachable = (moves: Readonly<Record<string, readonly string[]>>, from: string, to: string): boolean => {
  const seen = new Set([from])
  for (const state of seen) for (const next of moves[state] ?? []) seen.add(next)
  return seen.has(to)
}
const orderStates = Object.fromEntries(
  Object.entries(orderMoves).map(([from, { on }]) => [
    from,
    Object.values<{ readonly to: string }>(on).map(({ to }) => to),
  ]),
)

/** Checks that money, goods and states agree with each other, with the provider and with the stock. */
const expectSound = async (story: Story, before: Seen, after: Seen): Promise<void> => {
  const { order, sending, payments, movements, sums, stock } = after
  expect(sums.refunded).toBeLessThanOrEqual(sums.captured)
  for (const { id, provider, amount, currency } of payments.filter((payment) => payment.provider !== 'offline')) {
    const moved = sumsOf(movements.filter(({ paymentId }) => paymentId === id))
    const ref = { attemptId: id, siteId: shop.siteId, method: null, amount: Number(amount), currency }
    const facts = await serverBeside(shop.context).sandbox.provider.facts!(ref)
    const given = sum((facts!.refunds ?? []).map((refund) => refund.amount))
    expect([facts!.captured, given], provider).toEqual([moved.captured, moved.refunded])
  }
  const of = paymentsOfOrder(payments, movements)
  const isCanceled = order.status === 'CANCELED'
  expect(order.payment_status).toBe(orderPaymentStatusOf({ total: Number(order.total), isCanceled }, sums, of))
  expect(order.fulfillment_status).toBe(fulfillmentStatusOf(sending, order.status))
  const packed = sum(sending.parcels.flatMap(({ lines }) => lines.map(({ quantity }) => quantity)))
  expect(packed).toBeLessThanOrEqual(quantityOf(sending))
  expect(restockedOf(sending)).toBeLessThanOrEqual(quantityOf(sending))
  expect(isReachable(orderStates, before.order.status, order.status)).toBe(true)
  expect(isReachable(orderPaymentMoves, before.order.payment_status, order.payment_status)).toBe(true)
  expect(isReachable(fulfillmentMoves, before.order.fulfillment_status, order.fulfillment_status)).toBe(true)
  const taken = order.stock_taken ? quantityOf(sending) - restockedOf(sending) : 0
  expect(stock, JSON.stringify([order.status, order.stock_taken, sending])).toBe(onTheShelf - taken)
  if (isCanceled) expect([sums.captured - sums.refunded, of.held]).toEqual([0, 0])
  expect(story.orderId).toBe(order.id)
}

/** Retries briefly, since the shop's worker may still be processing what a step has queued. */
const settledAfter = (story: Story, before?: Seen): Promise<Seen> =>
  vi.waitFor(
    async () => {
      const seen = await readState(story)
      await expectSound(story, before ?? seen, seen)
      return seen
    },
    { timeout: 30_000, interval: 100 },
  )

/** A second server whose clock is an hour ahead. */
const runJobsLater = async (): Promise<void> => {
  const later = serverBeside(shop.context, { laterBySeconds: 3600 })
  for (const work of [later.carryOut, later.reconcile, later.carryOut]) await work()
}

const live = async ({ beginning, steps }: typeof life extends fc.Arbitrary<infer Life> ? Life : never) => {
  const story = await begin(beginning)
  let seen = await settledAfter(story)
  for (const atOnce of steps) {
    const before = seen
    const allowed = isAllowed(before, atOnce[0])
    const answers = await Promise.all(atOnce.map((step) => act(story, before, step)))
    for (const { status, body } of answers) expect(status, JSON.stringify(body)).toBeLessThan(500)
    // Queued work, such as refunding a concurrent capture, is done by the background jobs.
    if (atOnce.length > 1) await runJobsLater()
    seen = await settledAfter(story, before)
    if (atOnce.length > 1 || allowed === undefined) continue
    expect(answers[0]!.status === 200, JSON.stringify([atOnce[0], answers[0]!.body])).toBe(allowed)
  }
}

test(
  'conserves money, keeps states legal and stock correct under any sequence of sequential or concurrent actions',
  { timeout: isLongRun ? 3_600_000 : 90_000 },
  async () => {
    const bounds = isLongRun ? { numRuns: ofThisShard(propertyRuns) } : { numRuns: 15, interruptAfterTimeLimit: 15_000 }
    const property = fc.asyncProperty(life, live)
    await expect(fc.assert(property, { ...bounds, endOnFailure: true })).resolves.toBeUndefined()
  },
)
