import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { migrate } from '@vitrine/server/ground/database/migrate.ts'
import { openDatabase } from '@vitrine/server/ground/database/open-database.ts'
import type { Tables } from '@vitrine/server/ground/database/tables.ts'
import { startTestServer } from '@vitrine/server/ground/database/testing-postgres.ts'
import { migrations } from '@vitrine/server/migrations.ts'
import { insertApiKey } from '@vitrine/server/people/api-key/store.ts'
import { createSite, registerOAuthApp } from '@vitrine/server/shop/desk/create-site.ts'
import { addDelivery, addProduct, buyer, referenceTo } from '../goods.ts'
import { endProgram, freePort, openProgram, platformProgram } from './programs.ts'

const kills = process.env.VITRINE_LONG === '1' ? 200 : 20
const siteId = 'killed'
const [apiKey, clientId] = [randomUUID(), randomUUID()]

/** A store on PostgreSQL, whose server can be killed and started again. */
const openStore = async () => {
  const postgres = await startTestServer()
  onTestFinished(postgres.stop)
  const database = await openDatabase<Tables>({ url: postgres.url })
  onTestFinished(() => database.close())
  const { db } = database
  await migrate(db, migrations)
  await createSite(db, { id: siteId, name: 'Killed', currency: 'EUR', language: 'en', demo: true })
  await registerOAuthApp(db, siteId, {
    clientId,
    name: 'Tests',
    rotatesRefreshTokens: true,
    redirectUris: [],
    origins: [],
  })
  await insertApiKey(db, { siteId, key: apiKey, name: 'tests' })
  const port = await freePort()
  const environment = {
    DATABASE_URL: postgres.url,
    VITRINE_DEMO: '0',
    PORT: String(port),
    PUBLIC_URL: '',
    // What a server cut off is told to the test by its answers, not by its log.
    LOG_LEVEL: 'silent',
  }
  return { db, url: `http://localhost:${port}`, start: () => openProgram(platformProgram, environment) }
}
type Store = Awaited<ReturnType<typeof openStore>>

/** What has been confirmed to somebody: none of it may ever be untrue. */
interface Confirmed {
  readonly orders: Set<string>
  readonly canceled: Set<string>
}

/** People who go on with what they do, whatever becomes of the server. */
const createPeople = ({
  url,
  ...store
}: Store & { product: Awaited<ReturnType<typeof addProduct>>; delivery: string }) => {
  const confirmed: Confirmed = { orders: new Set(), canceled: new Set() }
  let isOver = false

  /** The answer, or nothing where there was none, or a refusal. */
  // oxlint-disable-next-line typescript/no-explicit-any
  const send = async (path: string, token: string, body: object): Promise<any> => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: token }) }
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) }).catch(
      () => undefined,
    )
    const read = await answer?.json().catch(() => undefined)
    return answer?.ok ? read : undefined
  }

  const pay = async (token: string, checkoutId: string): Promise<string | undefined> => {
    const card = ['pays', 'pays', 'declines', 'challenge'][randomInt(4)]!
    const path = `/ecom/v1/checkouts/${checkoutId}/create-order-and-charge`
    const placed = await send(path, token, { paymentToken: `sandbox:${card}` })
    if (!placed?.paymentResponseToken) return placed?.orderId
    const { paymentResponseToken } = placed
    const answered = { paymentResponseToken, approved: randomInt(3) > 0 }
    return (await send('/vitrine/v1/payments/confirm', token, answered))?.orderId
  }

  const buy = async (token: string): Promise<void> => {
    const checkoutInfo = {
      buyerInfo: { email: buyer.email },
      billingInfo: buyer.contact,
      shippingInfo: {
        shippingDestination: buyer.contact,
        selectedCarrierServiceOption: { code: store.delivery },
      },
    }
    const lineItems = [{ catalogReference: referenceTo(store.product), quantity: 1 }]
    const opened = await send('/ecom/v1/checkouts', token, { lineItems, channelType: 'WEB', checkoutInfo })
    if (!opened) return
    // Whoever hears nothing tries again.
    const orderId = (await pay(token, opened.checkout.id)) ?? (await pay(token, opened.checkout.id))
    if (orderId) confirmed.orders.add(orderId)
  }

  const cancelOne = async (): Promise<void> => {
    const orders = [...confirmed.orders].filter((id) => !confirmed.canceled.has(id))
    const id = orders[randomInt(Math.max(1, orders.length))]
    if (id === undefined) return
    if (await send(`/ecom/v1/orders/${id}/cancel`, apiKey, {})) confirmed.canceled.add(id)
  }

  /** Gives back a part of what is left, asked for once more where nobody answered. */
  const refundOne = async (): Promise<void> => {
    const orderId = [...confirmed.orders][randomInt(Math.max(1, confirmed.orders.size))]
    if (orderId === undefined) return
    const path = '/ecom/v1/order-billing/get-order-refundability'
    const payment = (await send(path, apiKey, { orderId }))?.payments[0]?.payment
    const most = Math.round(Number(payment?.monetary?.maxRefund?.amount ?? 0) * 100)
    if (most === 0) return
    const amount = (randomInt(1, most + 1) / 100).toFixed(2)
    const paymentRefunds = [{ paymentId: payment.paymentId, amount: { amount } }]
    await send('/ecom/v1/order-billing/refund-payments', apiKey, { orderId, paymentRefunds })
  }

  const goOn = async (act: () => Promise<void>): Promise<void> => {
    if (isOver) return
    await act()
    await pause(randomInt(20))
    await goOn(act)
  }
  const shopper = async (): Promise<void> => {
    let token = ''
    await goOn(async () => {
      token ||= (await send('/oauth2/token', '', { clientId, grantType: 'anonymous' }))?.access_token ?? ''
      if (token) await buy(token)
    })
  }

  const all = Promise.all([shopper(), shopper(), shopper(), goOn(cancelOne), goOn(refundOne), goOn(refundOne)])
  return {
    confirmed,
    end: async () => {
      isOver = true
      await all
    },
  }
}

/** Every payment, as the shop's books and the provider's own have it. */
const compareBooks = async ({ db }: Store) =>
  (
    await sql<{
      id: string
      order_id: string | null
      captured: number
      refunded: number
      charged: number
      back: number
    }>`
      select coalesce(p.id, c.attempt_id) as id, p.order_id,
        coalesce((select sum(amount) from payment_movement m where m.payment_id = p.id and m.type = 'captured'), 0)::int as captured,
        coalesce((select sum(amount) from payment_movement m where m.payment_id = p.id and m.type = 'refunded'), 0)::int as refunded,
        coalesce((select a.amount from payment_attempt a where a.id = c.attempt_id and c.outcome->>'status' = 'captured'), 0)::int as charged,
        coalesce((select sum(amount) from sandbox_refund r where r.attempt_id = c.attempt_id), 0)::int as back
      from payment p full join sandbox_charge c on c.attempt_id = p.id`.execute(db)
  ).rows

/** Nobody waits half a minute for a server that is dead, nor for a buyer who has gone: their time is over now. */
const isSettled = async ({ db }: Store): Promise<boolean> => {
  const over = sql`lease_date > now() and created_date < now() - interval '1 second'`
  await sql`update payment_attempt set lease_date = date_trunc('milliseconds', now()) where state <> 'completed' and ${over}`.execute(
    db,
  )
  const open = sql`state in ('scheduled', 'started', 'pending')`
  await sql`update refund_transaction set lease_date = date_trunc('milliseconds', now()) where ${open} and ${over}`.execute(
    db,
  )
  const left = await sql<{ count: number }>`
    select (select count(*) from payment_attempt where state in ('started', 'awaiting', 'confirming', 'voiding'))
      + (select count(*) from refund_transaction where ${open}) as count`.execute(db)
  return Number(left.rows[0]!.count) === 0
}

test(
  `a server that is killed ${kills} times amid orders and refunds has charged what it sold, and given back what it owed`,
  { timeout: kills * 15_000 + 120_000 },
  async () => {
    const store = await openStore()
    const product = await addProduct(store.db, siteId, { price: 1000 })
    const delivery = await addDelivery(store.db, siteId)
    let server = await store.start()
    onTestFinished(() => endProgram(server, 'SIGKILL').then(() => undefined))
    const people = createPeople({ ...store, product, delivery })
    for (let kill = 0; kill < kills; kill += 1) {
      await pause(randomInt(50, 700))
      await endProgram(server, 'SIGKILL')
      server = await store.start()
    }
    await pause(500)
    await people.end()
    await vi.waitUntil(() => isSettled(store), { timeout: 60_000, interval: 250 })

    const { orders, canceled } = people.confirmed
    const stored = await store.db.selectFrom('orders').select(['id', 'status', 'total', 'checkout_id']).execute()
    expect(orders.size).toBeGreaterThan(kills)
    expect([...orders].filter((id) => !stored.some((order) => order.id === id))).toEqual([])
    expect(
      [...canceled].filter((id) => !stored.some((order) => order.id === id && order.status === 'CANCELED')),
    ).toEqual([])
    expect(new Set(stored.map(({ checkout_id }) => checkout_id)).size).toBe(stored.length)
    const books = await compareBooks(store)
    expect(books.filter(({ captured, charged }) => captured !== charged)).toEqual([])
    expect(books.filter(({ refunded, back }) => refunded !== back)).toEqual([])
    expect(books.filter(({ captured, refunded }) => refunded > captured)).toEqual([])
    const paid = new Map(books.map(({ order_id, captured, refunded }) => [order_id, { captured, refunded }]))
    for (const { id, total, status } of stored) {
      const { captured, refunded } = paid.get(id) ?? { captured: 0, refunded: 0 }
      expect(captured, `paid for the order ${id}`).toBe(Number(total))
      const owed = status === 'CANCELED' ? captured : refunded
      expect(refunded, `refunded of the order ${id}`).toBe(owed)
    }
    console.log(`killed ${kills} times: ${stored.length} orders, ${canceled.size} canceled`)
  },
)
