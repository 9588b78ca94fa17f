/**
 * Cost of payment operations on an order: a refund, a capture, and an incoming Stripe webhook. CPU of server and
 * PostgreSQL together. Stripe is our double in the measuring process; its time doesn't count. Compared with a bare
 * node:http server that stores the transaction with minimal SQL and no provider.
 */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { connectStripeDouble, webhookSecret } from '../test/stripe-double/connect.ts'
import { createStripeDouble, type StripeDouble } from '../test/stripe-double/double.ts'
import { apiKey, openBenchShop, serveShop } from './measure/bench-shop.ts'
import { siteId } from './measure/fill-large-catalog.ts'
import { createBuyer, type Purchase } from './measure/guest.ts'
import { report } from './measure/report.ts'
import { signMessage } from './measure/serve-bare-shop.ts'
import { measureStep, numbersOf, printCost, type Call, type Step } from './measure/steps.ts'

const products = 1000
const times = 100

type Buy = (call: Call, index: number) => Promise<Purchase>
type Act = (call: Call, bought: Purchase) => Promise<unknown>

interface Case {
  readonly name: string
  /** Limit in milliseconds. */
  readonly limit: number
  readonly ours: { readonly prepare: Step['prepare']; readonly step: Step['step'] }
  readonly bare: Act
}

const paymentsOf = async (call: Call, orderId: string): Promise<{ id: string }[]> =>
  (await call('GET', `/ecom/v1/payments/orders/${orderId}`, { token: apiKey })).orderTransactions.payments

/** An order with its payment ID. */
const paidBy =
  (buy: Buy): Step['prepare'] =>
  async (call, index) => {
    const { orderId } = await buy(call, index)
    const [payment] = await paymentsOf(call, orderId)
    return { orderId, paymentId: payment!.id }
  }

interface Paid {
  readonly orderId: string
  readonly paymentId: string
}

const bill = (call: Call, name: string, body: object) =>
  call('POST', `/ecom/v1/order-billing/${name}`, { token: apiKey, body })

const refund = (call: Call, _index: number, { orderId, paymentId }: Paid) =>
  bill(call, 'refund-payments', { orderId, paymentRefunds: [{ paymentId, amount: { amount: '1.00' } }] })
const capture = (call: Call, _index: number, { orderId, paymentId }: Paid) =>
  bill(call, 'capture-authorized-payments', { orderId, payments: [{ paymentId }] })

/** Sends a signed Stripe webhook for a payment. */
const sendWebhook =
  (double: StripeDouble): Step['step'] =>
  (call, _index, message: never) => {
    const body = JSON.stringify(message)
    const signature = double.signatureOf(body, webhookSecret, double.book.seconds())
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    return call('POST', `/vitrine/v1/payments/webhooks/stripe/${siteId}`, { body, headers })
  }

const lastMessage = ({ book }: StripeDouble, { paymentId }: Paid): object => {
  const intent = book
    .all('payment_intent')
    .findLast(({ metadata }) => Object.values(metadata as object).includes(paymentId))!
  return book.events.findLast(({ data }) => [data.object.id, data.object.payment_intent].includes(intent.id))!
}

const casesOf = (double: StripeDouble, buyWith: (token: () => string, options?: object) => Buy): readonly Case[] => {
  const card = () => double.createToken('4242424242424242')
  const sandbox = () => 'sandbox:pays'
  const isHeld = { delayCapture: true }
  const byStripe = paidBy(buyWith(card))!
  const bareBill = (name: string) => (call: Call, bought: Purchase) => bill(call, name, bought)
  const bareWebhook: Act = (call, { orderId }) => {
    const body = { orderId, event: randomUUID() }
    return call('POST', '/webhooks', { body, headers: { signature: signMessage(body) } })
  }
  const refunded = bareBill('refund-payments')
  const captured = bareBill('capture-authorized-payments')
  return [
    { name: 'refund, sandbox', limit: 5, ours: { prepare: paidBy(buyWith(sandbox)), step: refund }, bare: refunded },
    { name: 'refund, Stripe', limit: 5, ours: { prepare: byStripe, step: refund }, bare: refunded },
    {
      name: 'capture, sandbox',
      limit: 5,
      ours: { prepare: paidBy(buyWith(sandbox, isHeld)), step: capture },
      bare: captured,
    },
    {
      name: 'capture, Stripe',
      limit: 5,
      ours: { prepare: paidBy(buyWith(card, isHeld)), step: capture },
      bare: captured,
    },
    {
      name: 'a message of Stripe that tells what is known',
      limit: 2,
      ours: {
        // The first webhook brings data that only Stripe has.
        prepare: async (call, index) => {
          const message = lastMessage(double, (await byStripe(call, index)) as Paid)
          await sendWebhook(double)(call, index, message as never)
          return message
        },
        step: sendWebhook(double),
      },
      bare: bareWebhook,
    },
    {
      name: 'a message of Stripe that tells of a refund at its own desk',
      limit: 2,
      ours: {
        prepare: async (call, index) => {
          const paid = (await byStripe(call, index)) as Paid
          const { data } = lastMessage(double, paid) as { data: { object: { id: string; payment_intent?: string } } }
          const payment_intent = data.object.payment_intent ?? data.object.id
          double.refund({ payment_intent, amount: '100' })
          return lastMessage(double, paid)
        },
        step: sendWebhook(double),
      },
      bare: bareWebhook,
    },
  ]
}

const main = async (): Promise<void> => {
  const double = await createStripeDouble()
  double.events.setDelivery('held')
  const stripeUrl = double.addresses.apiUrl
  const shop = await openBenchShop(import.meta.filename, { products, stripeUrl })
  const { db, bare, vitrine, databaseRoot, delivery } = shop
  await connectStripeDouble(db, siteId, double)
  const buy = createBuyer({ products, delivery })
  const buyWith = (token: () => string, options: object = {}) => {
    const buyer: Buy = (call, index) => buy(call, index, { paymentToken: token(), ...options })
    return buyer
  }
  // Vacuums after earlier purchases at once, so that it isn't measured.
  await sql`alter system set autovacuum to off`.execute(db)
  await sql`select pg_reload_conf()`.execute(db)
  const tidy = () => sql`vacuum analyze`.execute(db)
  try {
    let from = 0
    for (const { name, limit, ours, bare: act } of casesOf(double, buyWith)) {
      const least: Step = { name, times, tidy, prepare: buy, step: (call, _index, bought) => act(call, bought) }
      const step: Step = { name, times, tidy, ...ours }
      const baseline = printCost(name, 'bare', await measureStep(bare, databaseRoot, least, from))
      from += numbersOf(least)
      const cost = printCost(name, 'ours', await measureStep(vitrine, databaseRoot, step, from))
      from += numbersOf(step)
      report({
        name,
        ours: cost,
        baseline,
        against: 'bare node:http, the least SQL, no provider',
        unit: 'ms CPU of server and database',
        limit: { ours: limit },
      })
    }
  } finally {
    await shop.close()
    await double.close()
  }
}

const [role, start] = process.argv.slice(2)
await (role && start ? serveShop(role, start) : main())
process.exitCode ??= 0
