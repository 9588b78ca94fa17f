import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ofThisShard, runs } from '../../../run-size.ts'
import { endProgram } from '../../stage/programs.ts'
import { compareBooks, listUnsettled, type Known } from './books.ts'
import { countClaims, listWrongClaims, offerClaims } from './claims.ts'
import { countGifts, listWrongCredit, listWrongGifts } from './gifts.ts'
import { invoiceEveryOrder, listInvoiceJobs, listWrongInvoices } from './invoices.ts'
import { createPeople, partCharged } from './people.ts'
import { listUnsettledOf, listWrongReturns } from './returns.ts'
import { openStore } from './store.ts'

const isAlike = (ours: Known, theirs: Known): boolean =>
  ours.captured === theirs.captured && ours.refunded === theirs.refunded && ours.held === theirs.held

const kills = ofThisShard(runs(2, 80))
/** Rare operations happen at least once in so many kills. */
const rare = 20

test(
  `a server killed ${kills} times during orders, links, saved cards, store credit, gift cards, captures, refunds, returns and invoices has charged what it sold and refunded what it owed`,
  { timeout: kills * 20_000 + 180_000 },
  async () => {
    const store = await openStore()
    let server = await store.start()
    onTestFinished(() => endProgram(server, 'SIGKILL').then(() => undefined))
    await store.connect()
    await invoiceEveryOrder(store)
    const [saver, creditor] = [await store.enterMember('1'), await store.enterMember('60')]
    const claims = await offerClaims(store)
    const people = createPeople(store, { saver: saver.token, creditor: creditor.token, claims })
    // The first kill is after every operation has happened once.
    const { charged, onCredit, settled } = people.confirmed
    await vi.waitUntil(() => charged.size > 0 && onCredit.size > 0 && settled.size > 0, { timeout: 120_000 })
    const isClaimed = async () => Object.values(await countClaims(store)).every((count) => count > 0)
    await vi.waitUntil(isClaimed, { timeout: 120_000, interval: 250 })
    for (let kill = 0; kill < kills; kill += 1) {
      // A slow machine gets as far as a fast one.
      const enough = people.countAnswers() + randomInt(2, 60)
      await vi.waitUntil(() => people.countAnswers() >= enough, { timeout: 120_000, interval: 5 })
      // However slow the machine is, operations that few orders live long enough for happen between kills.
      const often = Math.floor(kill / rare)
      await vi.waitUntil(() => [charged, onCredit, settled].every(({ size }) => size >= often), { timeout: 300_000 })
      // At a random moment.
      await pause(randomInt(50))
      await endProgram(server, 'SIGKILL')
      server = await store.start()
    }
    await people.end()
    await vi.waitFor(async () => expect(await listUnsettled(store)).toEqual([]), { timeout: 300_000, interval: 250 })
    await vi.waitFor(async () => expect(await listInvoiceJobs(store)).toEqual([]), { timeout: 300_000, interval: 250 })

    const { orders, canceled, paidRequests, captured, chargedAtMost } = people.confirmed
    const stored = await store.db.selectFrom('orders').select(['id', 'status', 'total', 'checkout_id']).execute()
    const byId = new Map(stored.map((order) => [order.id, order]))
    expect(orders.size).toBeGreaterThan(kills / 4)
    expect([...orders].filter((id) => !byId.has(id))).toEqual([])
    expect([...canceled].filter((id) => byId.get(id)?.status !== 'CANCELED')).toEqual([])
    expect(new Set(stored.map(({ checkout_id }) => checkout_id)).size).toBe(stored.length)

    const books = await compareBooks(store)
    const differing = books.filter(({ ours, theirs }) => ours && !isAlike(ours, theirs))
    expect(differing).toEqual([])
    // Failed attempts hold no money.
    const lost = books.filter(({ ours, theirs }) => !ours && (theirs.captured !== theirs.refunded || theirs.held > 0))
    expect(lost).toEqual([])

    const payments = books.flatMap(({ ours }) => ours ?? [])
    const wrong = stored.filter(({ id, total, status }) => {
      const own = payments.filter(({ orderId }) => orderId === id)
      const came = own.reduce((sum, payment) => sum + payment.came, 0)
      // Unpaid orders wait for their payment link.
      const isPartly = chargedAtMost.has(id) && came === partCharged
      const isPaid = came === Number(total) || (came === 0 && !orders.has(id)) || isPartly
      const isGivenBack = own.every((payment) => payment.captured === payment.refunded && payment.held === 0)
      const isTwice = new Set(own.map(({ provider }) => provider === 'gift-card')).size < own.length
      return isTwice || !isPaid || (status === 'CANCELED' && !isGivenBack)
    })
    expect(wrong).toEqual([])
    const chargedOf = (id: string) => payments.filter(({ orderId }) => orderId === id).map(({ came }) => came)
    expect([...charged].filter((id) => chargedOf(id).join(' ') !== String(partCharged))).toEqual([])
    expect(await listWrongCredit(store)).toEqual([])
    expect(await listWrongGifts(store)).toEqual([])
    expect(await listWrongReturns(store)).toEqual([])
    expect(await listUnsettledOf(store, settled)).toEqual([])
    expect(await listWrongClaims(store)).toEqual([])
    expect(await listWrongInvoices(store)).toEqual([])
    const requests = await store.db.selectFrom('order_payment_request').select(['id', 'status']).execute()
    const unpaid = requests.filter(({ id, status }) => paidRequests.has(id) && status !== 'PAID')
    expect(unpaid).toEqual([])
    expect(books.filter(({ id, ours }) => captured.has(id) && ours?.captured === 0)).toEqual([])
    const counts = `${stored.length} orders, ${canceled.size} canceled, ${captured.size} captured, ${paidRequests.size} links paid`
    const parts = `${charged.size} of ${chargedAtMost.size} parts charged to saved cards, ${onCredit.size} on credit, ${settled.size} returns settled`
    const claimed = await countClaims(store)
    const held = `${claimed.coupons} uses of a coupon, ${claimed.discounts} of a discount, ${claimed.places} places in slots`
    console.log(`killed ${kills} times: ${counts}, ${parts}, ${held}, ${await countGifts(store)}`)
    for (const count of Object.values(claimed)) expect(count).toBeGreaterThan(0)
    const often = Math.floor((kills - 1) / rare)
    for (const some of [charged, onCredit, settled]) expect(some.size).toBeGreaterThanOrEqual(often)
  },
)
