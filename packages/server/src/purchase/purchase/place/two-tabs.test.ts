import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheTill, codeOf, type Till } from '../../../../../../test/buying.ts'
import { addProduct, addTestCoupon, type Goods } from '../../../../../../test/goods.ts'
import { openShop, type Answer, type Shop } from '../../../../../../test/shop.ts'
import { createSandbox } from '../../../money/payment/providers/sandbox.ts'
import { serverBeside } from '../testing.ts'

let shop: Shop
let till: Awaited<ReturnType<typeof atTheTill>>
beforeAll(async () => {
  shop = await openShop()
  till = await atTheTill(shop)
})
afterAll(() => shop.close())

const goods = (more: Goods = {}) => addProduct(shop.context.db, shop.siteId, { stock: 100, ...more })

/** Waits until every abandoned payment is voided at the provider, by this or another server. */
const settled = async (tried: Till): Promise<void> => {
  const { reconcile } = serverBeside(shop.context)
  const voiding = async () => {
    await reconcile()
    return (await till.chargesOf(tried)).filter(({ state }) => state === 'voiding')
  }
  await expect.poll(voiding, { timeout: 15_000 }).toEqual([])
}

/** A buyer with a paid order was charged once; a buyer without one was not charged. */
const expectFair = async (tried: Till, answers: readonly Answer[]) => {
  for (const answer of answers) expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500)
  await settled(tried)
  const { db } = shop.context
  const order = await db
    .selectFrom('orders')
    .select(['id', 'payment_status', 'total'])
    .where('checkout_id', '=', tried.checkoutId)
    .executeTakeFirst()
  const charges = await till.chargesOf(tried)
  const charged = charges.filter(({ charge }) => charge === 'captured').map(({ id }) => id)
  const payments = order && (await db.selectFrom('payment').select('id').where('order_id', '=', order.id).execute())
  expect(charged, JSON.stringify(charges)).toEqual((payments ?? []).map(({ id }) => id))
  return { order, charged }
}

/** Runs two actions concurrently in several checkouts, in alternating order. Then checks all of them. */
const race = async (
  rounds: number,
  begin: () => Promise<Till>,
  acts: (tried: Till, challenged: Answer) => readonly [() => Promise<Answer>, () => Promise<Answer>],
) => {
  const raced: { tried: Till; answers: readonly [Answer, Answer] }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const tried = await begin()
    const [one, other] = acts(tried, await till.pay(tried, 'sandbox:challenge'))
    const late = round % 2 === 0 ? undefined : other()
    const early = one()
    raced.push({ tried, answers: [await early, await (late ?? other())] })
  }
  const ends = []
  for (const { tried, answers } of raced) ends.push({ ...(await expectFair(tried, answers)), tried, answers })
  return ends
}

const repetitions = 25

test('places one order with one charge when one tab confirms and another pays with another card', async () => {
  const mug = await goods()
  const ends = await race(
    repetitions,
    () => till.checkoutOf(mug),
    (tried, challenged) => [() => till.confirm(tried, challenged), () => till.pay(tried)],
  )
  for (const { order, charged } of ends) expect([order?.payment_status, charged.length]).toEqual(['PAID', 1])
  expect(await till.stockOf(mug)).toBe(100 - repetitions)
}, 120_000)

test('completes an answered challenge, while the card of another tab waits', async () => {
  const tried = await till.checkoutOf(await goods())
  const challenged = await till.pay(tried, 'sandbox:challenge')
  const [confirmed, second] = await Promise.all([till.confirm(tried, challenged, false), till.pay(tried)])
  expect(codeOf(confirmed)).toBe('PAYMENT_DECLINED')
  expect(second.status).toBe(200)
  await expectFair(tried, [confirmed, second])
})

test('refuses to confirm a challenge that was replaced by another card, with the reason', async () => {
  const tried = await till.checkoutOf(await goods())
  const challenged = await till.pay(tried, 'sandbox:challenge')
  expect((await till.pay(tried)).status).toBe(200)
  const late = await till.confirm(tried, challenged)
  expect(late.body.details.applicationError).toMatchObject({ code: 'PAYMENT_DECLINED', data: { reason: 'replaced' } })
  await expectFair(tried, [late])
})

test('charges the same card once when it is submitted again during a challenge', async () => {
  const tried = await till.checkoutOf(await goods())
  const { db } = shop.context
  const card = await createSandbox({ db, now: shop.now }).createToken(shop.siteId, '4000000000003220')
  const answers = [...(await Promise.all([1, 2, 3].map(() => till.pay(tried, card)))), await till.pay(tried, card)]
  for (const { body } of answers) expect(body.paymentResponseToken).toBe(answers[0]!.body.paymentResponseToken)
  expect((await till.confirm(tried, answers[3]!)).status).toBe(200)
  expect(await till.chargesOf(tried)).toHaveLength(1)
})

test('places the order with the card that pays when two tabs use two cards at once', async () => {
  const mug = await goods()
  for (const other of ['sandbox:declines', 'sandbox:challenge', 'sandbox:no-funds']) {
    const tried = await till.checkoutOf(mug)
    const answers = await Promise.all([till.pay(tried, other), till.pay(tried)])
    expect(answers[1]!.status, JSON.stringify(answers[1]!.body)).toBe(200)
    const { order, charged } = await expectFair(tried, answers)
    expect([order?.payment_status, charged.length], other).toEqual(['PAID', 1])
  }
})

test('places one order when the confirmation is sent twice', async () => {
  const tried = await till.checkoutOf(await goods())
  const challenged = await till.pay(tried, 'sandbox:challenge')
  const answers = await Promise.all([1, 2, 3].map(() => till.confirm(tried, challenged)))
  expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(1)
  await expectFair(tried, answers)
})

test('places a free order without a charge when a full coupon is applied during a challenge', async () => {
  await addTestCoupon(shop.context.db, shop.siteId, { code: 'ALL', effect: { type: 'PERCENT_OFF', percent: '100' } })
  const ebook = await goods({ record: { productType: 'digital' } })
  const withCoupon = async (tried: Till) => {
    await shop.send(`PATCH /ecom/v1/checkouts/${tried.checkoutId}`, { token: tried.token, body: { couponCode: 'ALL' } })
    return till.orderUnpaid(tried)
  }
  const ends = await race(
    6,
    () => till.checkoutOf(ebook),
    (tried, challenged) => [() => till.confirm(tried, challenged), () => withCoupon(tried)],
  )
  // Whichever came first made the order: free or paid in full.
  for (const { order, charged } of ends) expect(charged.length).toBe(Number(order!.total) === 0 ? 0 : 1)
}, 60_000)

test('pays with a gift card applied during a challenge, and charges nothing to the card', async () => {
  const body = { giftCard: { initialValue: { amount: '500' } } }
  const { code } = (await shop.send('POST /vitrine/v1/gift-cards', { token: shop.apiKey, body })).body
  const tried = await till.checkoutOf(await goods())
  const challenged = await till.pay(tried, 'sandbox:challenge')
  const path = `PATCH /ecom/v1/checkouts/${tried.checkoutId}`
  await shop.send(path, { token: tried.token, body: { giftCardCode: code } })
  const answers = await Promise.all([till.confirm(tried, challenged), till.orderUnpaid(tried)])
  await settled(tried)
  expect(answers[1]!.status, JSON.stringify(answers[1]!.body)).toBe(200)
  expect((await till.chargesOf(tried)).filter(({ charge }) => charge === 'captured')).toEqual([])
  expect((await till.orderOf(answers[1]!.body.orderId)).paymentStatus).toBe('PAID')
})

test('ends a challenge when the shop places the order, unless the charge came first', async () => {
  const mug = await goods()
  await race(
    10,
    () => till.checkoutOf(mug),
    (tried, challenged) => [
      () => till.confirm(tried, challenged),
      () => till.orderUnpaid({ ...tried, token: shop.apiKey }),
    ],
  )
  expect(await till.stockOf(mug)).toBe(90)
}, 60_000)

/** Places an order that a checkout can be marked with. */
const anotherOrder = async (): Promise<string> => (await till.pay(await till.checkoutOf(await goods()))).body.orderId

test('keeps the order of a checkout marked as completed, and charges no card for it', async () => {
  const mug = await goods()
  const orderId = await anotherOrder()
  const mark = ({ checkoutId }: Till) =>
    shop.send(`POST /ecom/v1/checkouts/${checkoutId}/mark-as-completed`, { token: shop.apiKey, body: { orderId } })
  const ends = await race(
    10,
    () => till.checkoutOf(mug),
    (tried, challenged) => [() => till.confirm(tried, challenged), () => mark(tried)],
  )
  for (const { order, tried, answers } of ends) {
    const marked = answers[1]
    const row = shop.context.db.selectFrom('cart').select('order_id').where('id', '=', tried.checkoutId)
    const expected = marked.status === 200 ? [orderId, undefined] : [order?.id, 'CHECKOUT_ALREADY_COMPLETED']
    expect([(await row.executeTakeFirstOrThrow()).order_id, codeOf(marked)]).toEqual(expected)
  }
}, 60_000)

test('refuses a checkout that was completed elsewhere, and ignores repeated completions', async () => {
  const tried = await till.checkoutOf(await goods())
  const mark = (orderId: string) =>
    shop.send(`POST /ecom/v1/checkouts/${tried.checkoutId}/mark-as-completed`, {
      token: shop.apiKey,
      body: { orderId },
    })
  const unknown = await mark(randomUUID())
  expect(unknown.body.details.validationError.fieldViolations).toMatchObject([{ field: 'orderId' }])
  const orderId = await anotherOrder()
  expect((await mark(orderId)).status).toBe(200)
  expect((await mark(await anotherOrder())).body.details.applicationError).toMatchObject({
    code: 'CHECKOUT_ALREADY_COMPLETED',
    data: { orderId },
  })
  expect((await till.pay(tried)).body).toMatchObject({ orderId })
})
