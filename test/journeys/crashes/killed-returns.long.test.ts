import { sql } from 'kysely'
import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buyer, referenceTo } from '../../goods.ts'
import { ofThisShard } from '../../run-size.ts'
import { listUnsettled } from './killed-money/books.ts'
import { openStore, type Store } from './killed-money/store.ts'
import { endProgram } from '../stage/programs.ts'

const kills = ofThisShard(24)

/** Retries until a server responds, even with an error. */
const createAsking = ({ url, apiKey }: Store) => {
  // oxlint-disable-next-line typescript/no-explicit-any -- tests inspect arbitrary responses
  return async (method: string, path: string, body?: object, token: string = apiKey): Promise<any> => {
    for (;;) {
      const headers = { 'content-type': 'application/json', ...(token && { authorization: token }) }
      const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
      const answer = await fetch(url + path, init).catch(() => undefined)
      const content = await answer?.json().catch(() => undefined)
      if (content !== undefined) return content
      await pause(20)
    }
  }
}
type Asking = ReturnType<typeof createAsking>

/** Creates a fulfilled, paid order of two mugs at 10.00, with a return of both received and a draft of the exchange. */
const returnOrder = async (ask: Asking, { clientId, product, delivery }: Store): Promise<string> => {
  const { access_token: token } = await ask('POST', '/oauth2/token', { clientId, grantType: 'anonymous' }, '')
  const checkoutInfo = {
    buyerInfo: { email: buyer.email },
    billingInfo: buyer.contact,
    shippingInfo: { shippingDestination: buyer.contact, selectedCarrierServiceOption: { code: delivery } },
  }
  const lineItems = [{ catalogReference: referenceTo(product), quantity: 2 }]
  const { checkout } = await ask('POST', '/ecom/v1/checkouts', { lineItems, channelType: 'WEB', checkoutInfo }, token)
  const pay = `/ecom/v1/checkouts/${checkout.id}/create-order-and-charge`
  const { orderId } = await ask('POST', pay, { paymentToken: 'sandbox:pays' }, token)
  const { order } = await ask('GET', `/ecom/v1/orders/${orderId}`)
  const [{ id: lineItemId }] = order.lineItems
  const fulfillment = { lineItems: [{ id: lineItemId, quantity: 2 }] }
  await ask('POST', `/ecom/v1/fulfillments/orders/${orderId}/create-fulfillment`, { fulfillment })
  const items = [{ lineItemId, quantity: 2, reason: 'CHANGED_MIND' }]
  const created = await ask('POST', `/vitrine/v1/orders/${orderId}/returns`, { items, wish: 'EXCHANGE' })
  const path = `/vitrine/v1/returns/${created.orderReturn.id}`
  await ask('POST', `${path}/approve`, {})
  await ask('POST', `${path}/receive`, { items: [{ lineItemId, quantity: 2 }] })
  const begun = await ask('POST', `${path}/exchange-draft`, {})
  // Cheaper or more expensive than the returned items.
  const customLineItems = [
    { productName: { original: 'Bowl' }, price: { amount: String(randomInt(5, 40)) }, quantity: 1 },
  ]
  const draft = `/ecom/v1/draft-orders/${begun.orderReturn.exchangeDraftId}/add-line-items`
  await ask('POST', draft, { customLineItems })
  return created.orderReturn.id
}

/** Lists returns whose items, money, draft and exchange order are inconsistent. */
const listWrong = async ({ db }: Store): Promise<readonly unknown[]> => {
  const { rows } = await sql`
    with known as (
      select r.id, r.status, r.body #>> '{settlement,type}' as type, r.exchange_order_id as other,
        (select count(*)::int from refund f where f.order_id = r.order_id) as refunds,
        (select coalesce(sum(t.amount), 0)::int from refund_transaction t where t.refund_id = r.refund_id) as amount,
        (select coalesce(sum(t.amount), 0)::int from refund_transaction t
          where t.refund_id = r.refund_id and t.provider = 'exchange') as taken,
        (select coalesce(sum(m.amount), 0)::int from payment p join payment_movement m on m.payment_id = p.id
          where p.order_id = r.exchange_order_id and p.provider = 'exchange' and m.type = 'captured') as credited,
        (select coalesce(sum(m.amount), 0)::int from payment_movement m
          where m.order_id = r.order_id and m.type = 'refunded') as refunded,
        (select coalesce(sum(s.amount), 0)::int from sandbox_refund s join payment p on p.id = s.attempt_id
          where p.order_id = r.order_id) as content,
        (select status from draft_order d where d.id = r.exchange_draft_id) as draft,
        (select total::int from orders o where o.id = r.exchange_order_id) as total
      from order_return r)
    select * from known where status <> 'SETTLED' or refunds <> 1 or amount <> 2000 or refunded <> 2000
      or taken <> credited or content <> amount - taken
      or (type = 'EXCHANGE' and (other is null or draft <> 'COMMITTED' or credited <> least(total, 2000)))
      or (type <> 'EXCHANGE' and (other is not null or draft <> 'DRAFT'))`.execute(db)
  return rows
}

test(
  `a server killed ${kills} times during refunds and exchanges has settled each return once`,
  { timeout: kills * 20_000 + 120_000 },
  async () => {
    const store = await openStore()
    let server = await store.start()
    onTestFinished(() => endProgram(server, 'SIGKILL').then(() => undefined))
    const ask = createAsking(store)
    const shift = { isOver: false, settled: 0 }
    // Two owners with different resolutions compete until the store confirms.
    const settle = async (id: string, type: string): Promise<void> => {
      for (;;) {
        await ask('POST', `/vitrine/v1/returns/${id}/settle`, { type })
        const { orderReturn } = await ask('GET', `/vitrine/v1/returns/${id}`)
        // A server that was just killed answers with an error.
        if (orderReturn?.status === 'SETTLED') return
      }
    }
    const work = async (): Promise<void> => {
      while (!shift.isOver) {
        const id = await returnOrder(ask, store).catch(() => undefined)
        if (id === undefined) continue
        await Promise.all([settle(id, 'EXCHANGE'), settle(id, randomInt(2) === 0 ? 'REFUND' : 'EXCHANGE')])
        shift.settled += 1
      }
    }
    const working = Promise.all([work(), work(), work()])
    for (let kill = 0; kill < kills; kill += 1) {
      const enough = shift.settled + 1
      await vi.waitUntil(() => shift.settled >= enough, { timeout: 300_000, interval: 5 })
      await pause(randomInt(250))
      await endProgram(server, 'SIGKILL')
      server = await store.start()
    }
    shift.isOver = true
    await working
    await vi.waitFor(async () => expect(await listUnsettled(store)).toEqual([]), { timeout: 300_000, interval: 250 })
    // A return that was killed before its items were received stays open.
    await store.db.deleteFrom('order_return').where('status', 'in', ['REQUESTED', 'APPROVED', 'RECEIVED']).execute()
    expect(await listWrong(store)).toEqual([])
    const types = await store.db
      .selectFrom('order_return')
      .select(sql<string>`body #>> '{settlement,type}'`.as('type'))
      .execute()
    console.log(
      `killed ${kills} times: ${types.length} returns, ${types.filter(({ type }) => type === 'EXCHANGE').length} exchanged`,
    )
    expect(types.length).toBeGreaterThanOrEqual(kills)
  },
)
