import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheTill, type Till } from '../../../../../test/buying.ts'
import { addProduct } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import type { Visitor } from '../../ground/base/caller.ts'
import { listMovements } from '../../money/payment/ledger/ledger-store.ts'
import { chargedNow, type Begun, type PaymentProvider, type PaymentRef } from '../../money/payment/provider.ts'
import { createSandbox } from '../../money/payment/providers/sandbox.ts'
import { serverBeside } from './testing.ts'

let shop: Shop
let till: Awaited<ReturnType<typeof atTheTill>>
beforeAll(async () => {
  shop = await openShop()
  till = await atTheTill(shop)
})
afterAll(() => shop.close())

const serverWith = (misbehaving: Partial<PaymentProvider> = {}, { laterBySeconds = 0 } = {}) =>
  serverBeside(shop.context, { misbehaving, laterBySeconds })
const theSandbox = () => createSandbox({ db: shop.context.db, now: shop.now }).provider

const buy = async (mug: Parameters<typeof till.checkoutOf>[0]) => {
  const visitorId = randomUUID()
  const tried = await till.checkoutOf(mug, { token: await shop.visitorToken(visitorId) })
  const { siteId, clientId } = shop
  const caller: Visitor = { role: 'visitor', siteId, clientId, visitorId }
  return { ...tried, caller }
}

const ordersOf = ({ checkoutId }: Till) =>
  shop.context.db.selectFrom('orders').select(['id', 'payment_status']).where('checkout_id', '=', checkoutId).execute()
const never = new Promise<never>(() => undefined)
const paid = {
  clientAction: { type: 'none' },
  state: { status: 'captured', transactionId: 'late' },
} as const satisfies Begun

test('has one of three servers read the result of a charge, and places one order', async () => {
  const mug = await addProduct(shop.context.db, shop.siteId, { stock: 10 })
  // The charge succeeds, and the server stops before it receives the response.
  const dying = serverWith({
    begin: async (payment, token) => (await theSandbox().begin(payment, token, chargedNow), never),
  })
  const tried = await Promise.all([1, 2, 3, 4].map(() => buy(mug)))
  for (const { caller, checkoutId } of tried) {
    void dying.pay(caller, checkoutId)
  }
  for (const one of tried) {
    await expect.poll(async () => (await till.chargesOf(one))[0]?.charge).toBe('captured')
  }
  const servers = [1, 2, 3].map(() => serverWith({}, { laterBySeconds: 31 }))
  await Promise.all(servers.map(({ reconcile }) => reconcile()))
  const charges = (await Promise.all(tried.map(till.chargesOf))).flat()
  // Other stores of this server may have pending payments, too.
  const isOfTried = (request: string) => charges.some(({ id }) => request.endsWith(id))
  const requests = servers.flatMap((server) => server.requests).filter(isOfTried)
  expect(requests.filter((one) => one.startsWith('read'))).toHaveLength(4)
  expect(new Set(requests).size).toBe(requests.length)
  for (const one of tried) expect(await ordersOf(one)).toMatchObject([{ payment_status: 'PAID' }])
})

test('has one of three servers void an abandoned payment', async () => {
  const mug = await addProduct(shop.context.db, shop.siteId, { stock: 10 })
  const tried = await Promise.all([1, 2, 3].map(() => buy(mug)))
  const dying = serverWith({ begin: () => never })
  for (const { caller, checkoutId } of tried) {
    void dying.pay(caller, checkoutId)
  }
  await expect.poll(() => till.stockOf(mug)).toBe(7)
  const servers = [1, 2, 3].map(() => serverWith({}, { laterBySeconds: 31 }))
  const rounds = async () => Promise.all(servers.map(({ reconcile }) => reconcile()))
  await rounds()
  expect(await till.stockOf(mug)).toBe(10)
  await rounds()
  const ids = (await Promise.all(tried.map((one) => till.chargesOf(one)))).flat().map(({ id }) => id)
  const voided = servers.flatMap(({ requests }) => requests).filter((one) => one.startsWith('void'))
  expect(voided.toSorted()).toEqual(ids.map((id) => `void ${id}`).toSorted())
})

test('refunds a charge that completes after the payment was abandoned, and places no order', async () => {
  const mug = await addProduct(shop.context.db, shop.siteId, { stock: 1 })
  const { caller, ...tried } = await buy(mug)
  let answer: (begun: Begun) => void = () => undefined
  // Ahead of the shop's own server, which would otherwise void it first.
  const slow = serverWith({ begin: () => new Promise((resolve) => (answer = resolve)) }, { laterBySeconds: 10 })
  const paying = slow.pay(caller, tried.checkoutId)
  await expect.poll(() => till.stockOf(mug)).toBe(0)
  const later = serverWith({}, { laterBySeconds: 45 })
  await later.reconcile()
  await later.reconcile()
  const [given] = await till.chargesOf(tried)
  expect(given!.state).toBe('released')
  answer(paid)
  await expect(paying).rejects.toMatchObject({ code: 'PAYMENT_DECLINED' })
  expect(slow.requests).toEqual([`void ${given!.id}`])
  expect([await ordersOf(tried), await till.stockOf(mug)]).toEqual([[], 1])
})

test('asks the buyer to wait when the bank fails, and places the order later', async () => {
  const mug = await addProduct(shop.context.db, shop.siteId, { stock: 1 })
  const { caller, ...tried } = await buy(mug)
  const failing = serverWith({
    begin: async (payment, token) => {
      await theSandbox().begin(payment, token, chargedNow)
      throw new Error('The connection broke.')
    },
  })
  const paying = failing.pay(caller, tried.checkoutId)
  await expect(paying).rejects.toMatchObject({ code: 'PAYMENT_NOT_CONFIRMED' })
  await serverWith({}, { laterBySeconds: 31 }).reconcile()
  expect(await ordersOf(tried)).toMatchObject([{ payment_status: 'PAID' }])
})

test('settles other payments while one cannot be settled', async () => {
  const mug = await addProduct(shop.context.db, shop.siteId, { stock: 2 })
  const tried = [await buy(mug), await buy(mug)]
  const dying = serverWith({ begin: () => never })
  for (const { caller, checkoutId } of tried) {
    void dying.pay(caller, checkoutId)
  }
  await expect.poll(() => till.stockOf(mug)).toBe(0)
  const [stuck] = await till.chargesOf(tried[0]!)
  const read = async ({ attemptId }: PaymentRef) => {
    if (attemptId === stuck!.id) throw new Error('The bank knows nothing of this one.')
    return undefined
  }
  await serverWith({ read }, { laterBySeconds: 31 }).reconcile()
  expect(await till.stockOf(mug)).toBe(1)
  await serverWith({}, { laterBySeconds: 62 }).reconcile()
  expect(await till.stockOf(mug)).toBe(2)
})

test('charges and reserves nothing after a server stops before the bank receives the buyer’s answer', async () => {
  const mug = await addProduct(shop.context.db, shop.siteId, { stock: 1 })
  const { caller, ...tried } = await buy(mug)
  const dying = serverBeside(shop.context, { answer: () => never })
  const { paymentResponseToken = '' } = await dying.pay(caller, tried.checkoutId, 'sandbox:challenge')
  void dying.confirm(caller, { paymentResponseToken, approved: true })
  await expect.poll(async () => (await till.chargesOf(tried))[0]!.state).toBe('confirming')
  const later = serverWith({}, { laterBySeconds: 31 })
  await later.reconcile()
  expect(await till.stockOf(mug)).toBe(1)
  await later.reconcile()
  expect(await till.chargesOf(tried)).toMatchObject([{ state: 'released', charge: 'declined' }])
  const again = serverWith().confirm(caller, { paymentResponseToken, approved: true })
  await expect(again).rejects.toMatchObject({ code: 'PAYMENT_DECLINED' })
  expect((await till.pay(tried)).status).toBe(200)
})

test('records a refund that succeeded while the bank charged the payment back', async () => {
  const mug = await addProduct(shop.context.db, shop.siteId, { stock: 1 })
  const { caller, ...tried } = await buy(mug)
  await serverWith().pay(caller, tried.checkoutId)
  const [charge] = await till.chargesOf(tried)
  const [date, amount] = [new Date(), 2390]
  const dispute = {
    reference: 'd',
    amount,
    withdrawn: amount,
    returned: 0,
    date,
    reason: 'fraud',
    status: 'open',
  } as const
  const refund = { reference: 'r', amount: 500, status: 'succeeded', date } as const
  const facts = async () => ({
    state: paid.state,
    captured: amount,
    isReleased: false,
    refunds: [refund],
    disputes: [dispute],
  })
  await serverWith({ facts, webhook: async () => [{ attemptId: charge!.id }] }).hear('sandbox', {
    headers: {},
    body: Buffer.from(''),
  })
  const [order] = await ordersOf(tried)
  const movements = await listMovements(shop.context.db, { site_id: shop.siteId, id: order!.id })
  expect(movements.map((one) => [one.type, one.amount])).toEqual([
    ['captured', amount],
    ['disputed', amount],
    ['refunded', 500],
  ])
})
