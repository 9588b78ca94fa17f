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

/** The provider is told of everything that was given up; what another server tells at this moment is waited for. */
const settled = async (tried: Till): Promise<void> => {
  const { reconcile } = serverBeside(shop.context)
  const voiding = async () => {
    await reconcile()
    return (await till.chargesOf(tried)).filter(({ state }) => state === 'voiding')
  }
  await expect.poll(voiding, { timeout: 15_000 }).toEqual([])
}

/** Whoever has a paid order was charged for it once; whoever has none was not charged. */
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

/** Lets two do what they do at once, now the one and now the other first, in so many checkouts; then looks at all of them. */
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

test('whoever confirms in one tab and pays with another card in the next has one order and one charge', async () => {
  const mug = await goods()
  const ends = await race(
    repetitions,
    () => till.checkoutOf(mug),
    (tried, challenged) => [() => till.confirm(tried, challenged), () => till.pay(tried)],
  )
  for (const { order, charged } of ends) expect([order?.payment_status, charged.length]).toEqual(['PAID', 1])
  expect(await till.stockOf(mug)).toBe(100 - repetitions)
}, 120_000)

test('a challenge that was answered goes on to its end, and the card of another tab waits for it', async () => {
  const tried = await till.checkoutOf(await goods())
  const challenged = await till.pay(tried, 'sandbox:challenge')
  const [confirmed, second] = await Promise.all([till.confirm(tried, challenged, false), till.pay(tried)])
  expect(codeOf(confirmed)).toBe('PAYMENT_DECLINED')
  expect(second.status).toBe(200)
  await expectFair(tried, [confirmed, second])
})

test('whoever goes on to another card cannot confirm the first one any more, and hears why', async () => {
  const tried = await till.checkoutOf(await goods())
  const challenged = await till.pay(tried, 'sandbox:challenge')
  expect((await till.pay(tried)).status).toBe(200)
  const late = await till.confirm(tried, challenged)
  expect(late.body.details.applicationError).toMatchObject({ code: 'PAYMENT_DECLINED', data: { reason: 'replaced' } })
  await expectFair(tried, [late])
})

test('the same card, sent again while its bank asks, is asked once', async () => {
  const tried = await till.checkoutOf(await goods())
  const { db } = shop.context
  const card = await createSandbox({ db, now: shop.now }).createToken(shop.siteId, '4000000000003220')
  const answers = [...(await Promise.all([1, 2, 3].map(() => till.pay(tried, card)))), await till.pay(tried, card)]
  for (const { body } of answers) expect(body.paymentResponseToken).toBe(answers[0]!.body.paymentResponseToken)
  expect((await till.confirm(tried, answers[3]!)).status).toBe(200)
  expect(await till.chargesOf(tried)).toHaveLength(1)
})

test('of two cards in two tabs at once the one that pays makes the order, whatever becomes of the other', async () => {
  const mug = await goods()
  for (const other of ['sandbox:declines', 'sandbox:challenge', 'sandbox:no-funds']) {
    const tried = await till.checkoutOf(mug)
    const answers = await Promise.all([till.pay(tried, other), till.pay(tried)])
    expect(answers[1]!.status, JSON.stringify(answers[1]!.body)).toBe(200)
    const { order, charged } = await expectFair(tried, answers)
    expect([order?.payment_status, charged.length], other).toEqual(['PAID', 1])
  }
})

test('an answer to the bank that is sent twice makes one order', async () => {
  const tried = await till.checkoutOf(await goods())
  const challenged = await till.pay(tried, 'sandbox:challenge')
  const answers = await Promise.all([1, 2, 3].map(() => till.confirm(tried, challenged)))
  expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(1)
  await expectFair(tried, answers)
})

test('a coupon for the whole, entered during a challenge, makes a free order and no charge', async () => {
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
  // Whichever came first made the order: free, or paid in full.
  for (const { order, charged } of ends) expect(charged.length).toBe(Number(order!.total) === 0 ? 0 : 1)
}, 60_000)

test('a gift card for the whole, entered during a challenge, pays, and the bank charges nothing', async () => {
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

test('an order that the shop places during a challenge ends it; a charge that came first is the order', async () => {
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

/** An order that a checkout may be marked with. */
const anotherOrder = async (): Promise<string> => (await till.pay(await till.checkoutOf(await goods()))).body.orderId

test('a checkout that is marked as completed keeps its order, and no card is charged for it', async () => {
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
    const row = shop.context.db.selectFrom('checkout').select('order_id').where('id', '=', tried.checkoutId)
    const expected = marked.status === 200 ? [orderId, undefined] : [order?.id, 'CHECKOUT_ALREADY_COMPLETED']
    expect([(await row.executeTakeFirstOrThrow()).order_id, codeOf(marked)]).toEqual(expected)
  }
}, 60_000)

test('a checkout that was completed elsewhere is refused as that, and marking it twice changes nothing', async () => {
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
