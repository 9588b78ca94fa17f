import { randomInt } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { buyer, referenceTo } from '../../goods.ts'
import { ofThisShard } from '../../run-size.ts'
import { oneOf, openServers, type Servers } from './killed-money/servers.ts'

const kills = ofThisShard(32)

const order = async ({ send, clientId, product, delivery }: Servers): Promise<string | undefined> => {
  const grant = await send('POST', '/oauth2/token', { clientId, grantType: 'anonymous' }, '')
  if (!grant) return undefined
  const checkoutInfo = {
    buyerInfo: { email: buyer.email },
    billingInfo: buyer.contact,
    shippingInfo: { shippingDestination: buyer.contact, selectedCarrierServiceOption: { code: delivery } },
  }
  const lineItems = [{ catalogReference: referenceTo(product), quantity: 2 }]
  const token = grant.access_token as string
  const opened = await send('POST', '/ecom/v1/checkouts', { lineItems, channelType: 'WEB', checkoutInfo }, token)
  const path = `/ecom/v1/checkouts/${opened?.checkout.id}/create-order-and-charge`
  return (await send('POST', path, { paymentToken: 'sandbox:pays' }, token))?.orderId
}

/** Confirmed documents and their numbers. */
type Confirmed = Map<string, string>

const act = async ({ send }: Servers, orderId: string, confirmed: Confirmed): Promise<void> => {
  const note = (invoice?: { id: string; displayNumber?: string }) => {
    if (invoice?.displayNumber) confirmed.set(invoice.id, invoice.displayNumber)
  }
  const listed = (await send('GET', `/vitrine/v1/orders/${orderId}/invoices`))?.invoices ?? []
  for (const invoice of listed) note(invoice)
  const open = listed.find((one: { type: string; status: string }) => one.type === 'INVOICE' && one.status !== 'Void')
  if (!open) return void (await send('POST', `/ecom/v1/invoices/orders/${orderId}`))
  const own = (what: string, body: object) => send('POST', `/vitrine/v1/invoices/${open.id}/${what}`, body)
  if (open.status === 'Draft') return note((await own('issue', { send: true }))?.invoice)
  const chance = randomInt(4)
  if (chance < 2) return note((await own('credit-notes', { amount: '0.50' }))?.invoice)
  if (chance === 2) return note((await own('void', {}))?.invoice)
  await send('POST', '/vitrine/v1/invoices', { orderId })
}

test(
  `three servers, one of them killed ${kills} times while issuing invoices, leave no gap and use no number twice`,
  { timeout: kills * 15_000 + 120_000 },
  async () => {
    const servers = await openServers()
    const { db, send } = servers
    await send('PATCH', '/ecom/v1/orders-settings', { ordersSettings: { createInvoice: true } })
    const orders: string[] = []
    const confirmed: Confirmed = new Map()
    const run = { isOver: false, done: 0 }
    const person = async (): Promise<void> => {
      while (!run.isOver) {
        if (orders.length < 12 || randomInt(8) === 0) {
          const id = await order(servers)
          if (id) orders.push(id)
        } else {
          await act(servers, oneOf(orders), confirmed)
          run.done += 1
        }
      }
    }
    const people = [person(), person(), person(), person(), person()]
    for (let kill = 0; kill < kills; kill += 1) {
      const enough = run.done + randomInt(3, 20)
      await vi.waitUntil(() => run.done >= enough, { timeout: 300_000, interval: 5 })
      await servers.killOne()
    }
    run.isOver = true
    await Promise.all(people)
    const jobs = () => db.selectFrom('job').selectAll().where('kind', '=', 'invoice').execute()
    await vi.waitFor(async () => expect(await jobs()).toEqual([]), { timeout: 300_000, interval: 250 })

    const rows = await db.selectFrom('invoice').selectAll().execute()
    for (const series of ['INVOICE', 'CREDIT_NOTE'] as const) {
      const numbers = rows.flatMap((row) => (row.series === series ? [row.number!] : [])).toSorted((a, b) => a - b)
      expect(numbers.length).toBeGreaterThan(kills / 2)
      expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    }
    // What was confirmed is stored.
    const byId = new Map(rows.map((row) => [row.id, row]))
    expect([...confirmed].filter(([id, number]) => byId.get(id)?.display_number !== number)).toEqual([])
    // Every paid order has exactly one valid invoice.
    expect(orders.filter((id) => !rows.some((row) => row.order_id === id && row.kind === 'INVOICE'))).toEqual([])
    // No invoice was credited for more than its amount.
    const over = rows.filter((row) => {
      const notes = rows.filter((one) => one.invoice_id === row.id && one.state === 'ISSUED')
      return notes.reduce((sum, one) => sum + Number(one.total), 0) > Number(row.total)
    })
    expect(over).toEqual([])
    console.log(`killed ${kills} times: ${rows.length} documents of ${orders.length} orders, ${confirmed.size} told of`)
  },
)
