import { isOpenAttempt } from '@vitrine/domain/payment/attempt.ts'
import { sumsOf } from '@vitrine/domain/payment/ledger.ts'
import { balanceOf, orderPaymentStatusOf } from '@vitrine/domain/payment/order-payment.ts'
import fc from 'fast-check'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLongRun } from '../../../../../../test/run-size.ts'
import { atTheTill } from '../../../../../../test/buying.ts'
import { addProduct } from '../../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import type { Owner } from '../../../ground/base/caller.ts'
import { createLog } from '../../../ground/base/log.ts'
import { InvalidRequest, Refusal } from '../../../ground/base/refusal.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import { issueGiftCard } from '../../../money/gift-card/sold/issue.ts'
import { listMovements, listPayments } from '../../../money/payment/ledger/ledger-store.ts'
import { createPayments } from '../../../money/payment/payments.ts'
import { responseToken } from '../../../money/payment/attempts/placed.ts'
import { ownProviders } from '../../../money/payment/provider.ts'
import { createOffline } from '../../../money/payment/providers/offline.ts'
import { createPaymentRequest } from '../../../orders/payment-request/create.ts'
import { voidPaymentRequest } from '../../../orders/payment-request/edit.ts'
import { runJobs } from '../../../testing/run-jobs.ts'
import { cancelOrder } from '../status/cancel.ts'
import { confirmPayment } from '../pay/confirm.ts'
import { markOrderAsPaid } from './mark-as-paid.ts'
import { createSelling } from '../selling.ts'
import { cards, createBank, deliveries, tokenFor, type Bank } from '../testing-bank.ts'
import { beginLife, checkModel } from '../testing-steps.ts'
import { addPayments } from './add-payments.ts'
import { chargeOrder } from './charge-order.ts'
import { payRequest } from './payment-link/pay-request.ts'
import { redeemGiftCardFor } from './redeem.ts'

let shop: Shop
let till: Awaited<ReturnType<typeof atTheTill>>
beforeAll(async () => {
  shop = await openShop({ hasOwnServer: isLongRun })
  till = await atTheTill(shop)
})
afterAll(() => shop.close())

/** Ahead of the shop's own server, which would otherwise process everything first. */
let ahead = 24 * 60 * 60 * 1000
const now = () => new Date(Date.now() + ahead)

type Step =
  | {
      readonly type: 'pay the link' | 'charge the order'
      readonly card: (typeof cards)[number]
      readonly delivery: (typeof deliveries)[number]
      readonly tab: number
      /** Which of the two links, or which amount is charged. */
      readonly which: number
    }
  | { readonly type: 'answer the bank'; readonly approved: boolean }
  | { readonly type: 'note cash'; readonly cents: number }
  | { readonly type: 'bank fails'; readonly times: number }
  | { readonly type: 'time passes'; readonly seconds: number }
  | { readonly type: 'pause'; readonly ms: number }
  | {
      readonly type:
        | 'redeem the gift card'
        | 'mark as paid'
        | 'cancel'
        | 'void the link'
        | 'links expire'
        | 'webhook'
        | 'late responses arrive'
        | 'crash'
        | 'reconcile'
    }

const paying = (type: 'pay the link' | 'charge the order') =>
  fc.record({
    type: fc.constant(type),
    card: fc.constantFrom(...cards),
    delivery: fc.constantFrom(...deliveries),
    tab: fc.integer({ min: 1, max: 2 }),
    which: fc.integer({ min: 0, max: 1 }),
  })

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: paying('pay the link') },
  { weight: 3, arbitrary: paying('charge the order') },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('answer the bank' as const), approved: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('note cash' as const), cents: fc.constantFrom(1, 500, 1390) }),
  },
  ...(
    [
      'redeem the gift card',
      'mark as paid',
      'cancel',
      'void the link',
      'links expire',
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

const openServer = (bank: Bank) => {
  const life = beginLife()
  const context = { ...shop.context, now, log: createLog('silent') }
  const providers = ownProviders({ sandbox: bank.reachedBy(life), offline: createOffline(context) })
  const payments = createPayments(context, { providers, selling: createSelling(context, providers) })
  return { life, context, payments }
}

const total = 2390
const cardValue = 3000

/** Creates an unpaid order of 23.90, two links to pay 10.00 and 23.90 of it, and a gift card of 30.00. */
const openScenario = async () => {
  const mug = await addProduct(shop.context.db, shop.siteId, { stock: 3 })
  const tried = await till.checkoutOf(mug)
  const orderId: string = (await till.orderUnpaid({ ...tried, token: shop.apiKey })).body.orderId
  const owner: Owner = { role: 'owner', siteId: shop.siteId }
  const site = await requireSite(shop.context.sites, shop.siteId)
  const bank = createBank()
  const server = openServer(bank)
  const ask = (amount: string, expirationDate?: Date) =>
    createPaymentRequest(server.context, {
      caller: owner,
      site,
      sent: {
        orderId,
        amount: { amount },
        title: 'Part',
        ...(expirationDate && { expirationDate: expirationDate.toISOString() }),
      },
    })
  const requests = [await ask('10', new Date(now().getTime() + 200_000)), await ask('23.90')]
  const giftCard = await issueGiftCard(server.context, site, { initialValue: { amount: '30' } })
  return { mug, orderId, owner, site, bank, server, requests, giftCard, unexpected: [] as unknown[] }
}
type Scenario = Awaited<ReturnType<typeof openScenario>>

const attemptsOf = ({ orderId }: Scenario) =>
  shop.context.db.selectFrom('payment_attempt').selectAll().where('order_id', '=', orderId).execute()

/** Performs a step. Refusals are expected. */
const act = async (scenario: Scenario, one: Step): Promise<unknown> => {
  const { server, owner, site, orderId, bank, requests, giftCard } = scenario
  const { context, payments } = server
  switch (one.type) {
    case 'pay the link': {
      const token = tokenFor(one.card, one.delivery, one.tab)
      const means = { provider: 'sandbox', method: null, token }
      return payRequest(context, payments, { request: requests[one.which]!, means })
    }
    case 'charge the order': {
      const paymentIntentId = tokenFor(one.card, one.delivery, one.tab)
      const regularCharge = { paymentIntentId, amount: { amount: one.which === 0 ? '5' : '13.90' } }
      const giftCards = one.tab === 1 ? [{ giftCardCode: giftCard.code, amount: { amount: '4' } }] : []
      return chargeOrder(context, payments, { site, request: { orderId, regularCharge, giftCards } })
    }
    case 'redeem the gift card': {
      const request = { orderId, giftCardCode: giftCard.code, amount: { amount: '7' }, currency: 'EUR' }
      return redeemGiftCardFor(context, { site, request })
    }
    case 'answer the bank': {
      const attempt = (await attemptsOf(scenario)).find(({ state }) => state === 'awaiting' || state === 'confirming')
      if (!attempt) return undefined
      const answered = { paymentResponseToken: responseToken(attempt), approved: one.approved }
      return confirmPayment(context, { payments, sandbox: bank }, { caller: owner, ...answered })
    }
    case 'note cash':
      return addPayments(context, {
        caller: owner,
        orderId,
        payments: [{ amount: { amount: String(one.cents / 100) } }],
      })
    case 'mark as paid':
      return markOrderAsPaid(context, { caller: owner, id: orderId })
    case 'cancel':
      return cancelOrder(context, payments, { caller: owner, id: orderId, options: { restockAllItems: true } })
    case 'void the link':
      return voidPaymentRequest(context, { site, id: requests[1]!.id })
    case 'links expire':
      return void (await runJobs(context, 'payment-request'))
    case 'webhook':
      for (const { id } of await attemptsOf(scenario)) {
        await payments.hear('sandbox', { headers: {}, body: Buffer.from(id) })
      }
      return undefined
    case 'reconcile':
      return Promise.all([server, openServer(bank), openServer(bank)].map((each) => each.payments.reconcile()))
    default:
      return undefined
  }
}

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
  error instanceof Refusal ||
  error instanceof InvalidRequest ||
  (error instanceof Error && error.message === 'The bank does not answer.')

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
    const isQuiet = attempts.every(({ state }) => !isOpenAttempt(state) && state !== 'voiding')
    if (isQuiet && round > 1) return
    await wait(5)
  }
  throw new Error(`some attempts never complete: ${JSON.stringify(await attemptsOf(scenario))}`)
}

/** The bank, the ledger, the order, its links and the gift card must agree to the cent. */
const expectConserved = async (scenario: Scenario): Promise<void> => {
  const { db } = shop.context
  const order = await db.selectFrom('orders').selectAll().where('id', '=', scenario.orderId).executeTakeFirstOrThrow()
  const [attempts, payments, movements] = [
    await attemptsOf(scenario),
    await listPayments(db, order),
    await listMovements(db, order),
  ]
  for (const { id, state } of attempts) {
    const moved = sumsOf(movements.filter(({ paymentId }) => paymentId === id))
    expect(
      payments.some((one) => one.id === id),
      `${state} ${id}`,
    ).toBe(state === 'completed')
    const { charged, refunded } = scenario.bank.booksOf(id)
    expect([charged, refunded], state).toEqual([moved.captured, moved.refunded])
  }
  const sums = sumsOf(movements)
  const isCanceled = order.status === 'CANCELED'
  // Never more than the amount due.
  expect(sums.captured).toBeLessThanOrEqual(total)
  expect(order.payment_status).toBe(orderPaymentStatusOf({ total, isCanceled }, sums))
  const { due, paid } = balanceOf({ total }, sums)
  const inCents = (amount: string | undefined) => Math.round(Number(amount) * 100)
  expect(
    [order.body.balanceSummary?.balance, order.body.balanceSummary?.paid].map((one) => inCents(one?.amount)),
  ).toEqual([due, paid])
  expect(sums.refunded).toBe(isCanceled ? sums.captured : 0)

  const card = await db
    .selectFrom('gift_card')
    .select('balance')
    .where('id', '=', scenario.giftCard.card.id)
    .executeTakeFirstOrThrow()
  const byCard = payments.filter(({ provider }) => provider === 'gift-card').map(({ id }) => id)
  const ofCard = sumsOf(movements.filter(({ paymentId }) => byCard.includes(paymentId)))
  expect(Number(card.balance)).toBe(cardValue - ofCard.captured + ofCard.refunded)

  for (const { id } of scenario.requests) {
    const request = await db
      .selectFrom('order_payment_request')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const paying = attempts.filter(
      ({ state, draft }) => state === 'completed' && (draft as { paymentRequestId?: string }).paymentRequestId === id,
    )
    // Paid once, by the payment it refers to, or not at all.
    expect(paying.map((one) => one.id)).toEqual(request.status === 'PAID' ? [request.payment_id] : [])
  }
}

test(
  'never charges more than the amount due, whatever two tabs, two links, a gift card, cash, a bank, crashes and the owner do to an order',
  { timeout: isLongRun ? 3_600_000 : 60_000 },
  async () => {
    const model = { openScenario, applyEvent, act, isExpected, settleAll, expectConserved }
    await expect(checkModel(step, model)).resolves.toBeUndefined()
  },
)
