import { isOpenAttempt } from '@vitrine/domain/payment/attempt.ts'
import { heldOf, netCapturedOf, sumsOf } from '@vitrine/domain/payment/ledger.ts'
import { balanceOf, orderPaymentStatusOf } from '@vitrine/domain/payment/order-payment.ts'
import { recordStatusOf } from '@vitrine/domain/payment/record.ts'
import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLongRun } from '../../../../../test/run-size.ts'
import { atTheTill, type Till } from '../../../../../test/buying.ts'
import { addProduct, type Product } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import type { Owner, Visitor } from '../../ground/base/caller.ts'
import { createLog } from '../../ground/base/log.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import { transact } from '../../ground/database/transact.ts'
import { endChallenges } from '../../money/payment/attempts/give-up.ts'
import { listMovements, listPayments, paymentsOfOrder } from '../../money/payment/ledger/ledger-store.ts'
import { createPayments } from '../../money/payment/payments.ts'
import { responseToken } from '../../money/payment/attempts/placed.ts'
import { ownProviders } from '../../money/payment/provider.ts'
import { createOffline } from '../../money/payment/providers/offline.ts'
import { listActions } from '../../money/payment/actions/action-store.ts'
import { listRefundTransactions } from '../../money/payment/refunds/refund-store.ts'
import { saveOfflineMethod } from '../../money/payment/providers/offline-store.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { capturePayments, voidPayments } from '../billing/authorized-payments.ts'
import { refundPayments } from '../billing/refund/refund-payments.ts'
import { cancelOrder } from './status/cancel.ts'
import { confirmPayment } from './pay/confirm.ts'
import { markOrderAsPaid } from './charge/mark-as-paid.ts'
import { placeAndPay, placeUnpaid } from './pay/ordering.ts'
import { createSelling } from './selling.ts'
import { cardsWithHolds, createBank, deliveries, tokenFor, type Bank } from './testing-bank.ts'
import { beginLife, checkModel } from './testing-steps.ts'

let shop: Shop
let till: Awaited<ReturnType<typeof atTheTill>>
beforeAll(async () => {
  shop = await openShop({ hasOwnServer: isLongRun })
  till = await atTheTill(shop)
  await saveOfflineMethod(shop.context.db, {
    site_id: shop.siteId,
    kind: 'BANK_TRANSFER',
    name: 'Transfer',
    instructions: 'To us',
    enabled: true,
    updated_date: new Date(),
  })
})
afterAll(() => shop.close())

/** Ahead of the shop's own server, which would otherwise process everything first. */
let ahead = 24 * 60 * 60 * 1000
const now = () => new Date(Date.now() + ahead)

type Step =
  | {
      readonly type: 'pay'
      readonly card: (typeof cardsWithHolds)[number]
      readonly delivery: (typeof deliveries)[number]
      readonly tab: number
    }
  | { readonly type: 'answer the bank'; readonly approved: boolean }
  | { readonly type: 'order by transfer' }
  | { readonly type: 'order by the owner' }
  | { readonly type: 'change the cart' }
  | { readonly type: 'mark as paid' }
  | { readonly type: 'cancel' }
  | { readonly type: 'capture'; readonly amount?: string }
  | { readonly type: 'void' }
  | { readonly type: 'refund'; readonly amount?: string; readonly owners: number }
  | { readonly type: 'refund at the desk' }
  | { readonly type: 'dispute' }
  | { readonly type: 'webhook' }
  | { readonly type: 'late responses arrive' }
  | { readonly type: 'bank fails'; readonly times: number }
  | { readonly type: 'crash' }
  | { readonly type: 'time passes'; readonly seconds: number }
  | { readonly type: 'reconcile' }
  | { readonly type: 'pause'; readonly ms: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('pay' as const),
      card: fc.constantFrom(...cardsWithHolds),
      delivery: fc.constantFrom(...deliveries),
      tab: fc.integer({ min: 1, max: 2 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('answer the bank' as const), approved: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Step>(
      { type: 'capture' },
      { type: 'capture', amount: '10.00' },
      { type: 'capture', amount: '0.01' },
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Step>(
      { type: 'refund', owners: 1 },
      { type: 'refund', owners: 2 },
      { type: 'refund', owners: 2, amount: '5.00' },
      { type: 'refund', owners: 1, amount: '0.01' },
    ),
  },
  ...(
    [
      'void',
      'refund at the desk',
      'dispute',
      'order by transfer',
      'order by the owner',
      'change the cart',
      'mark as paid',
      'cancel',
      'webhook',
      'late responses arrive',
      'crash',
      'reconcile',
    ] as const
  ).map((type) => ({ weight: 1, arbitrary: fc.constant({ type }) })),
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('bank fails' as const), times: fc.integer({ min: 1, max: 2 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('time passes' as const), seconds: fc.constantFrom(1, 31, 301) }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('pause' as const), ms: fc.constantFrom(0, 3, 15) }) },
)

/** Opens a server over the shop's database. It runs until it is killed. */
const openServer = (bank: Bank) => {
  const life = beginLife()
  const context = { ...shop.context, now, log: createLog('silent') }
  const providers = ownProviders({ sandbox: bank.reachedBy(life), offline: createOffline(context) })
  const payments = createPayments(context, { providers, selling: createSelling(context, providers) })
  return { life, context, payments }
}

/** Sets up one buyer at one checkout, and everything that can happen to it. */
const openScenario = async () => {
  const mug: Product = await addProduct(shop.context.db, shop.siteId, { stock: 3 })
  const visitorId = randomUUID()
  const tried: Till = await till.checkoutOf(mug, { token: await shop.visitorToken(visitorId) })
  const buyer: Visitor = { role: 'visitor', siteId: shop.siteId, clientId: shop.clientId, visitorId }
  const owner: Owner = { role: 'owner', siteId: shop.siteId }
  const bank = createBank()
  return {
    mug,
    checkoutId: tried.checkoutId,
    buyer,
    owner,
    bank,
    server: openServer(bank),
    unexpected: [] as unknown[],
  }
}
type Scenario = Awaited<ReturnType<typeof openScenario>>

const attemptsOf = ({ checkoutId }: Scenario) =>
  shop.context.db.selectFrom('payment_attempt').selectAll().where('checkout_id', '=', checkoutId).execute()
const ordersOf = ({ checkoutId }: Scenario) =>
  shop.context.db.selectFrom('orders').selectAll().where('checkout_id', '=', checkoutId).execute()

const orderIdsOf = async (scenario: Scenario): Promise<string[]> => (await ordersOf(scenario)).map(({ id }) => id)
/** Lists the card payments of an order. Offline payments are up to the owner. */
const cardPaymentsOf = async (orderId: string): Promise<string[]> =>
  (await listPayments(shop.context.db, { site_id: shop.siteId, id: orderId }))
    .filter(({ provider }) => provider !== 'offline')
    .map(({ id }) => id)

/** Performs a step. Refusals are expected. */
const act = async (scenario: Scenario, one: Step): Promise<void> => {
  const { server, buyer, owner, checkoutId, bank } = scenario
  const { context, payments } = server
  const site = await requireSite(context.sites, shop.siteId)
  switch (one.type) {
    case 'pay': {
      const paying = { paymentToken: tokenFor(one.card, one.delivery, one.tab) }
      await placeAndPay(context, payments, { caller: buyer, checkoutId, paying, agreed: {} })
      return
    }
    case 'answer the bank': {
      const attempt = (await attemptsOf(scenario)).find(({ state }) => state === 'awaiting' || state === 'confirming')
      if (!attempt) return
      const answered = { paymentResponseToken: responseToken(attempt), approved: one.approved }
      await confirmPayment(context, { payments, sandbox: bank }, { caller: buyer, ...answered })
      return
    }
    case 'order by transfer': {
      const paying = { paymentMethodId: 'BANK_TRANSFER' }
      await placeAndPay(context, payments, { caller: buyer, checkoutId, paying, agreed: {} })
      return
    }
    case 'order by the owner':
      await placeUnpaid(context, { caller: owner, checkoutId, agreed: {} })
      return
    case 'change the cart':
      await transact(context.db, (db) => endChallenges(context, db, { siteId: shop.siteId, of: { checkoutId } }))
      return
    case 'mark as paid':
      for (const { id } of await ordersOf(scenario)) await markOrderAsPaid(context, { caller: owner, id })
      return
    case 'cancel':
      for (const { id } of await ordersOf(scenario)) {
        await cancelOrder(context, payments, { caller: owner, id, options: { restockAllItems: true } })
      }
      return
    case 'capture':
      for (const orderId of await orderIdsOf(scenario)) {
        const amount = one.amount === undefined ? {} : { amount: { amount: one.amount } }
        const captures = (await cardPaymentsOf(orderId)).map((paymentId) => ({ paymentId, ...amount }))
        await capturePayments(context, payments, { caller: owner, site, orderId, payments: captures })
      }
      return
    case 'void':
      for (const orderId of await orderIdsOf(scenario)) {
        const paymentIds = await cardPaymentsOf(orderId)
        await voidPayments(context, payments, { caller: owner, site, orderId, paymentIds })
      }
      return
    case 'refund':
      for (const orderId of await orderIdsOf(scenario)) {
        const amount = one.amount === undefined ? {} : { amount: { amount: one.amount } }
        const paymentRefunds = (await cardPaymentsOf(orderId)).map((paymentId) => ({ paymentId, ...amount }))
        const ask = () =>
          refundPayments(context, payments, { caller: owner, site, refund: { orderId, paymentRefunds } })
        const results = await Promise.allSettled(Array.from({ length: one.owners }, ask))
        for (const done of results) if (done.status === 'rejected' && !isExpected(done.reason)) throw done.reason
      }
      return
    case 'refund at the desk':
    case 'dispute':
      for (const { id } of await attemptsOf(scenario)) {
        const isOrdered = (await ordersOf(scenario)).length > 0
        if (isOrdered && one.type === 'dispute') bank.dispute(id)
        if (isOrdered && one.type === 'refund at the desk') bank.refundAtDesk(id, 300)
      }
      return
    case 'webhook':
      for (const { id } of await attemptsOf(scenario)) {
        await payments.hear('sandbox', { headers: {}, body: Buffer.from(id) })
      }
      return
    case 'reconcile':
      await Promise.all([server, openServer(bank), openServer(bank)].map((each) => each.payments.reconcile()))
      return
    default:
      return
  }
}

/** Applies a step that affects everyone and completes immediately. */
const applyEvent = async (scenario: Scenario, one: Step): Promise<void> => {
  if (one.type === 'late responses arrive') await scenario.bank.release()
  if (one.type === 'bank fails') scenario.bank.failNext(one.times)
  if (one.type === 'time passes') ahead += one.seconds * 1000
  if (one.type === 'pause') await wait(one.ms)
  if (one.type === 'crash') {
    scenario.server.life.isDead = true
    scenario.server = openServer(scenario.bank)
  }
}

const isExpected = (error: unknown): boolean =>
  error instanceof Refusal || (error instanceof Error && error.message === 'The bank does not answer.')

/** Returns whether a refund, capture or void is pending. */
const isPending = async (scenario: Scenario): Promise<boolean> => {
  for (const orderId of await orderIdsOf(scenario)) {
    const key = { site_id: shop.siteId, id: orderId }
    const [refunds, actions] = [
      await listRefundTransactions(shop.context.db, key),
      await listActions(shop.context.db, key),
    ]
    if (refunds.some(({ state }) => state !== 'succeeded' && state !== 'failed')) return true
    if (actions.some(({ state }) => state === 'pending')) return true
  }
  return false
}

/**
 * Lets everything complete: late responses and webhooks arrive, and time passes. On a busy machine, many rounds can pass
 * while a step holds the lock of an attempt.
 */
const settleAll = async (scenario: Scenario): Promise<void> => {
  scenario.bank.failNext(0)
  const patience = Date.now() + 30_000
  for (let round = 0; round < 12 || Date.now() < patience; round += 1) {
    await scenario.bank.release()
    await act(scenario, { type: 'webhook' })
    ahead += 10 * 60 * 1000
    await scenario.server.payments.reconcile()
    await scenario.server.payments.carryOut()
    const attempts = await attemptsOf(scenario)
    const isDone = attempts.every(({ state }) => !isOpenAttempt(state) && state !== 'voiding')
    const isQuiet = isDone && !(await isPending(scenario))
    if (isQuiet && round > 1) return
    await wait(5)
  }
  throw new Error(`some attempts never complete: ${JSON.stringify(await attemptsOf(scenario))}`)
}

/** The bank, the ledger, the order and the stock must agree to the cent. */
const expectConserved = async (scenario: Scenario): Promise<void> => {
  const { db } = shop.context
  const [orders, attempts] = [await ordersOf(scenario), await attemptsOf(scenario)]
  expect(orders.length).toBeLessThanOrEqual(1)
  expect(attempts.filter(({ state }) => state === 'completed').length).toBeLessThanOrEqual(orders.length)
  const [order] = orders
  const payments = order ? await listPayments(db, order) : []
  const movements = order ? await listMovements(db, order) : []

  for (const { id, state } of attempts) {
    const moved = sumsOf(movements.filter(({ paymentId }) => paymentId === id))
    const payment = payments.find((one) => one.id === id)
    expect(payment !== undefined, `${state} ${id}`).toBe(state === 'completed')
    const isCard = payment?.provider !== 'offline'
    const booked = scenario.bank.booksOf(id)
    const { charged, refunded, disputed, returned } = booked
    const recorded = [moved.captured, moved.refunded, moved.disputed, moved['dispute-reversed']]
    expect([charged, refunded, disputed, returned], state).toEqual(isCard ? recorded : [0, 0, 0, 0])
    expect(booked.isOverdrawn).toBe(false)
    if (isCard && heldOf(moved) === 0 && moved.authorized > moved.captured) expect(booked.isReleased).toBe(true)
  }
  for (const { id, status, amount } of payments) {
    const moved = sumsOf(movements.filter(({ paymentId }) => paymentId === id))
    expect(recordStatusOf(moved)).toBe(status === 'CANCELED' ? 'PENDING' : status)
    expect(moved.captured).toBeLessThanOrEqual(Number(amount))
  }

  const isCanceled = order?.status === 'CANCELED'
  const held = order && !isCanceled ? 1 : 0
  expect(await till.stockOf(scenario.mug)).toBe(3 - held)
  if (!order) return
  const sums = sumsOf(movements)
  const total = Number(order.total)
  const of = paymentsOfOrder(payments, movements)
  expect(order.payment_status).toBe(orderPaymentStatusOf({ total, isCanceled }, sums, of))
  const { due, paid, refunded } = balanceOf({ total }, sums, of)
  const inCents = (amount: string | undefined) => Math.round(Number(amount) * 100)
  const { balance, ...summary } = order.body.balanceSummary!
  expect([balance, summary.paid, summary.refunded].map((price) => inCents(price?.amount))).toEqual([
    due,
    paid,
    refunded,
  ])
  expect(refunded).toBeLessThanOrEqual(paid)
  if (!isCanceled) return
  // A canceled order is fully refunded, except for what a bank returned later or refused to refund, and nothing is
  // authorized.
  const isRefused = (await listRefundTransactions(db, order)).some(({ state }) => state === 'failed')
  if (!isRefused) expect(netCapturedOf(sums)).toBeLessThanOrEqual(sums['dispute-reversed'])
  expect(of.held).toBe(0)
}

test(
  'conserves money and places at most one order, whatever two tabs, a bank, crashes, a reconciler and the owner do, in any order',
  { timeout: isLongRun ? 3_600_000 : 60_000 },
  async () => {
    const model = { openScenario, applyEvent, act, isExpected, settleAll, expectConserved }
    await expect(checkModel(step, model)).resolves.toBeUndefined()
  },
)
