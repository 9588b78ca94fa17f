import { afterAll, beforeAll, expect, test, describe } from 'vitest'
import { atTheTill } from '../../../../../test/buying.ts'
import { addProduct } from '../../../../../test/goods.ts'
import { atTheDoor } from '../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { openStripeShop } from '../payment/providers/stripe/testing-stripe.ts'

interface Stage {
  readonly shop: Shop
  /** A token of a card that pays, or of one whose bank asks. */
  readonly card: (asks?: boolean) => string
  readonly close: () => Promise<void>
}

const stages: Readonly<Record<string, () => Promise<Stage>>> = {
  sandbox: async () => {
    const shop = await openShop()
    return { shop, card: (asks) => (asks ? 'sandbox:challenge' : 'sandbox:pays'), close: shop.close }
  },
  stripe: async () => {
    const { shop, double, close } = await openStripeShop()
    return { shop, card: (asks) => double.createToken(asks ? '4000002760003184' : '4242424242424242'), close }
  },
}
const mine = '/vitrine/v1/members/my/saved-payment-methods'

describe.each(Object.entries(stages))('with %s', (provider, open) => {
  let stage: Stage
  let till: Awaited<ReturnType<typeof atTheTill>>
  beforeAll(async () => {
    stage = await open()
    till = await atTheTill(stage.shop)
  })
  afterAll(() => stage.close())

  const signIn = () => atTheDoor(stage.shop).signIn()
  const basketOf = async (token?: string) => {
    const product = await addProduct(stage.shop.context.db, stage.shop.siteId, { stock: 10 })
    return till.checkoutOf(product, token === undefined ? {} : { token })
  }
  const listOf = async (token: string) => (await stage.shop.send(`GET ${mine}`, { token })).body.savedPaymentMethods
  const remove = (token: string, id: string) => stage.shop.send(`DELETE ${mine}/${encodeURIComponent(id)}`, { token })
  /** A member with a saved card. */
  const saver = async () => {
    const { accessToken: token, memberId } = await signIn()
    const bought = await till.pay(await basketOf(token), stage.card(), { savePaymentMethod: true })
    expect(bought.status).toBe(200)
    const [saved] = await listOf(token)
    return { token, memberId, orderId: bought.body.orderId as string, saved }
  }
  const paymentsOf = async (orderId: string) =>
    (await stage.shop.send(`GET /ecom/v1/payments/orders/${orderId}`, { token: stage.shop.apiKey })).body
      .orderTransactions.payments

  test('a member saves a card with an order, pays the next one with it, and removes it', async () => {
    const { token, orderId, saved } = await saver()
    expect(saved).toMatchObject({
      provider,
      card: { brand: 'Visa', lastFourDigits: '4242' },
      expiration: { month: 12 },
      expired: false,
      default: true,
    })
    expect(await paymentsOf(orderId)).toMatchObject([{ regularPaymentDetails: { savedPaymentMethod: true } }])
    const second = await till.pay(await basketOf(token), saved.paymentToken)
    expect(second.status).toBe(200)
    expect(await paymentsOf(second.body.orderId)).toMatchObject([
      {
        status: 'APPROVED',
        regularPaymentDetails: { savedPaymentMethod: true, creditCardDetails: { lastFourDigits: '4242' } },
      },
    ])
    expect((await remove(token, saved.id)).status).toBe(200)
    expect(await listOf(token)).toEqual([])
    expect((await remove(token, saved.id)).status).toBe(404)
    expect((await till.pay(await basketOf(token), saved.paymentToken)).status).toBe(404)
  })

  test('what somebody else has saved does not exist: it is not listed, charged or removed', async () => {
    const { saved, token } = await saver()
    const { accessToken: other } = await signIn()
    expect(await listOf(other)).toEqual([])
    expect((await remove(other, saved.id)).status).toBe(404)
    for (const tried of [await basketOf(other), await basketOf()]) {
      expect((await till.pay(tried, saved.paymentToken)).status).toBe(404)
    }
    expect(await listOf(token)).toHaveLength(1)
  })

  test('the owner lists and removes what a member has saved, and no member does so for another', async () => {
    const { saved, memberId, token } = await saver()
    const { accessToken: other, memberId: otherId } = await signIn()
    const of = (id: string) => `/vitrine/v1/members/${id}/saved-payment-methods`
    const asOwner = { token: stage.shop.apiKey }
    expect((await stage.shop.send(`GET ${of(memberId)}`, asOwner)).body.savedPaymentMethods).toEqual([saved])
    expect((await stage.shop.send(`GET ${of(memberId)}`, { token: other })).status).toBe(403)
    const path = encodeURIComponent(saved.id)
    expect((await stage.shop.send(`DELETE ${of(otherId)}/${path}`, asOwner)).status).toBe(404)
    expect((await stage.shop.send(`DELETE ${of(memberId)}/${path}`, asOwner)).status).toBe(200)
    expect(await listOf(token)).toEqual([])
  })

  test('a bank that asks is answered by the member who is there, and the card is saved once it has paid', async () => {
    const { accessToken: token } = await signIn()
    const asked = await till.pay(await basketOf(token), stage.card(true), { savePaymentMethod: true })
    expect(asked.body.paymentResponseToken).toBeDefined()
    expect(await listOf(token)).toEqual([])
    if (provider !== 'sandbox') return
    expect((await till.confirm({ token, checkoutId: '' }, asked)).status).toBe(200)
    const [saved] = await listOf(token)
    const again = await till.pay(await basketOf(token), saved.paymentToken)
    expect(again.body.paymentResponseToken).toBeDefined()
    expect((await till.confirm({ token, checkoutId: '' }, again)).status).toBe(200)
  })

  test('guests save nothing, nothing is saved of what is not paid by card, and nothing is charged then', async () => {
    const { accessToken: token } = await signIn()
    const [guests, members] = [await basketOf(), await basketOf(token)]
    const refused = [
      await till.pay(guests, stage.card(), { savePaymentMethod: true }),
      await till.pay(members, '', { savePaymentMethod: true }),
      await till.orderUnpaid(members, { savePaymentMethod: true }),
      await till.orderUnpaid({ ...members, token: stage.shop.apiKey }, { savePaymentMethod: true }),
    ]
    for (const { status, body } of refused) {
      expect(status).toBe(400)
      const [violation] = body.details.validationError.fieldViolations
      expect(violation).toMatchObject({ field: 'savePaymentMethod', violatedRule: 'FIELD_NOT_ALLOWED' })
    }
    expect(await till.chargesOf(guests)).toEqual([])
    expect(await till.chargesOf(members)).toEqual([])
    expect((await till.pay(members, stage.card())).status).toBe(200)
    expect(await listOf(token)).toEqual([])
  })
})
