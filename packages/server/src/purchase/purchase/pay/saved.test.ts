import { afterAll, beforeAll, expect, test, describe } from 'vitest'
import { atTheTill, codeOf } from '../../../../../../test/buying.ts'
import { addProduct } from '../../../../../../test/goods.ts'
import { atTheDoor } from '../../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { runJobs } from '../../../testing/run-jobs.ts'
import { openStripeShop } from '../../../money/payment/providers/stripe/testing-stripe.ts'
import { openPayments } from '../open-payments.ts'

interface Stage {
  readonly shop: Shop
  /** Token of a card that pays, or of one whose bank requires a confirmation. */
  readonly card: (isChallenged?: boolean) => string
  /** The buyer's response to their bank. */
  readonly approve: () => Promise<void> | void
  readonly refuse: () => Promise<void> | void
  /** Number of members that the provider knows. */
  readonly countKnown: () => Promise<number>
  readonly close: () => Promise<void>
}

const stages: Readonly<Record<string, () => Promise<Stage>>> = {
  sandbox: async () => {
    const shop = await openShop()
    return {
      shop,
      card: (isChallenged) => (isChallenged ? 'sandbox:challenge' : 'sandbox:pays'),
      approve: () => {},
      refuse: () => {},
      countKnown: async () =>
        (
          await shop.context.db
            .selectFrom('sandbox_saved')
            .select('member_id')
            .distinct()
            .where('site_id', '=', shop.siteId)
            .execute()
        ).length,
      close: shop.close,
    }
  },
  stripe: async () => {
    const { shop, double, close } = await openStripeShop()
    return {
      shop,
      card: (isChallenged) => double.createToken(isChallenged ? '4000002760003184' : '4242424242424242'),
      approve: () => void double.answer(double.book.all('payment_intent').at(-1)!.id, true),
      refuse: () => void double.answer(double.book.all('payment_intent').at(-1)!.id, false),
      countKnown: async () => double.book.all('customer').length,
      close,
    }
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

  test('saves a card with an order, charges it for the next one, and removes it', async () => {
    const { token, orderId, saved } = await saver()
    expect(saved).toMatchObject({
      provider,
      card: { brand: 'Visa', lastFourDigits: '4242' },
      expiration: { month: 12 },
      expired: false,
      default: true,
    })
    expect(await paymentsOf(orderId)).toMatchObject([{ regularPaymentDetails: { savedPaymentMethod: true } }])
    expect((await till.orderOf(orderId)).activities).toContainEqual(
      expect.objectContaining({
        activityType: 'SAVED_PAYMENT_METHOD',
        savedPaymentMethod: { name: 'Visa', description: '•••• 4242' },
      }),
    )
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

  test('does not list, charge or remove another member’s saved payment methods', async () => {
    const { saved, token } = await saver()
    const { accessToken: other } = await signIn()
    expect(await listOf(other)).toEqual([])
    expect((await remove(other, saved.id)).status).toBe(404)
    for (const tried of [await basketOf(other), await basketOf()]) {
      expect((await till.pay(tried, saved.paymentToken)).status).toBe(404)
    }
    expect(await listOf(token)).toHaveLength(1)
  })

  test('lets the owner list and remove a member’s saved payment methods, but no other member', async () => {
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

  test('saves a card once the present member has confirmed the payment', async () => {
    const { accessToken: token } = await signIn()
    const challenged = await till.pay(await basketOf(token), stage.card(true), { savePaymentMethod: true })
    expect(challenged.body.paymentResponseToken).toBeDefined()
    expect(await listOf(token)).toEqual([])
    await stage.approve()
    expect((await till.confirm({ token, checkoutId: '' }, challenged)).status).toBe(200)
    const [saved] = await listOf(token)
    const again = await till.pay(await basketOf(token), saved.paymentToken)
    expect(again.body.paymentResponseToken).toBeDefined()
    await stage.approve()
    expect((await till.confirm({ token, checkoutId: '' }, again)).status).toBe(200)
  })

  test('saves nothing for guests or for payments without a card, and then charges nothing', async () => {
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

  /** Saves a card whose bank requires a confirmation each time. */
  const saveAsking = async (token: string) => {
    const challenged = await till.pay(await basketOf(token), stage.card(true), { savePaymentMethod: true })
    await stage.approve()
    await till.confirm({ token, checkoutId: '' }, challenged)
  }
  const owe = async (token: string) => {
    const tried = await basketOf(token)
    return (await till.orderUnpaid({ ...tried, token: stage.shop.apiKey })).body.orderId as string
  }
  const bill = (call: string, body: object) =>
    stage.shop.send(`POST /ecom/v1/order-billing/${call}`, { token: stage.shop.apiKey, body })
  const hold = (orderId: string, amount: string, more: object = {}) =>
    bill('authorize-charge-with-saved-payment-method', {
      orderId,
      amount: { amount },
      currency: 'EUR',
      delayedCaptureSettings: { scheduledAction: 'VOID', ...more },
    })
  const chargeAbsent = (orderId: string, paymentIntentId: string, more: object = {}) =>
    bill('charge-order', {
      orderId,
      merchantInitiated: true,
      regularCharge: { paymentIntentId, amount: { amount: '5' } },
      ...more,
    })
  const attemptsOf = (orderId: string) =>
    stage.shop.context.db.selectFrom('payment_attempt').select('state').where('order_id', '=', orderId).execute()

  test('authorizes an amount on a saved payment method of an absent member, and voids it when scheduled', async () => {
    const { token } = await saver()
    const orderId = await owe(token)
    const held = await hold(orderId, '5', { delayDuration: { count: 2, unit: 'HOURS' } })
    expect(held.status).toBe(200)
    expect(held.body.payment).toMatchObject({ status: 'AUTHORIZED', amount: { amount: '5.00' } })
    const { scheduledAction } = held.body.payment.regularPaymentDetails.authorizationDetails
    expect(scheduledAction.actionType).toBe('VOID')
    const inMs = new Date(scheduledAction.executionDate).getTime() - stage.shop.now().getTime()
    expect(Math.abs(inMs - 2 * 3_600_000)).toBeLessThan(60_000)
    expect(await till.orderOf(orderId)).toMatchObject({ paymentStatus: 'PENDING_MERCHANT' })
    const { status, body } = await hold(orderId, '5', { delayDuration: { count: 2 } })
    expect([status, body.details.validationError.fieldViolations[0].field]).toEqual([
      400,
      'delayedCaptureSettings.delayDuration.unit',
    ])
  })

  test('refuses to charge absent members if the store disabled it, and charges them again once enabled', async () => {
    const { token, saved } = await saver()
    const orderId = await owe(token)
    const allow = (mitEnabled: boolean) =>
      stage.shop.send('PATCH /ecom/v1/checkout-settings', {
        token: stage.shop.apiKey,
        body: { checkoutSettings: { checkoutFields: { mitEnabled } } },
      })
    expect((await allow(false)).body.checkoutSettings.checkoutFields.mitEnabled).toBe(false)
    for (const refused of [await hold(orderId, '5'), await chargeAbsent(orderId, saved.paymentToken)])
      expect(codeOf(refused)).toBe('PAYMENT_METHOD_UNAVAILABLE')
    await allow(true)
    expect((await chargeAbsent(orderId, saved.paymentToken)).status).toBe(200)
  })

  test('charges once when two owners charge concurrently, and once per idempotency key', async () => {
    const { token, saved } = await saver()
    const orderId = await owe(token)
    const due = (await till.orderOf(orderId)).priceSummary.total.amount
    const answers = await Promise.all([hold(orderId, due), hold(orderId, due), hold(orderId, due)])
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect(await attemptsOf(orderId)).toEqual([{ state: 'completed' }])
    const other = await owe(token)
    const key = { idempotencyKey: 'once' }
    const charged = [
      await chargeAbsent(other, saved.paymentToken, key),
      await chargeAbsent(other, saved.paymentToken, key),
    ]
    expect(charged.map(({ status }) => status)).toEqual([200, 200])
    expect(charged[0]!.body.payments).toMatchObject([{ status: 'APPROVED', amount: { amount: '5.00' } }])
    expect(await attemptsOf(other)).toHaveLength(1)
  })

  test('charges once for two identical concurrent requests, and returns the payment to both', async () => {
    const { token, saved } = await saver()
    const orderId = await owe(token)
    const ask = () => chargeAbsent(orderId, saved.paymentToken, { idempotencyKey: 'double-click' })
    const answers = await Promise.all([ask(), ask()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const [first, second] = answers.map(({ body }) => body.payments.map(({ id }: { id: string }) => id))
    expect(first).toEqual(second)
    expect(await attemptsOf(orderId)).toEqual([{ state: 'completed' }])
    expect(await paymentsOf(orderId)).toMatchObject([{ amount: { amount: '5.00' } }])
  })

  test('refuses payment methods saved by another member or by nobody', async () => {
    const { saved } = await saver()
    const { accessToken: other } = await signIn()
    const orderId = await owe(other)
    expect(codeOf(await chargeAbsent(orderId, saved.paymentToken))).toBe('PAYMENT_METHOD_UNAVAILABLE')
    expect(codeOf(await chargeAbsent(orderId, stage.card()))).toBe('PAYMENT_METHOD_UNAVAILABLE')
    expect(codeOf(await hold(orderId, '5'))).toBe('NO_SAVED_PAYMENT_METHOD')
    expect(await attemptsOf(orderId)).toEqual([])
  })

  test('declines a charge that needs the absent member’s confirmation, and suggests a payment link', async () => {
    const { token } = await saver()
    await saveAsking(token)
    const [asking] = await listOf(token)
    const orderId = await owe(token)
    for (const declined of [await hold(orderId, '5'), await chargeAbsent(orderId, asking.paymentToken)]) {
      expect(codeOf(declined)).toBe('PAYMENT_DECLINED')
      expect(declined.body.message).toContain('Send them a payment link')
    }
    expect(await till.orderOf(orderId)).toMatchObject({ paymentStatus: 'NOT_PAID' })
  })

  test('tells a present buyer to choose another payment method after a decline', async () => {
    const { token } = await saver()
    await saveAsking(token)
    const [asking] = await listOf(token)
    const orderId = await owe(token)
    const charge = await chargeAbsent(orderId, asking.paymentToken, {
      merchantInitiated: false,
      idempotencyKey: 'there',
    })
    expect(charge.status).toBe(200)
    await stage.refuse()
    const confirmed = await stage.shop.send('POST /vitrine/v1/payments/confirm', {
      token,
      body: { paymentResponseToken: charge.body.regularChargeResponseToken, approved: false },
    })
    const again = await chargeAbsent(orderId, asking.paymentToken, {
      merchantInitiated: false,
      idempotencyKey: 'there',
    })
    for (const declined of [confirmed, again]) {
      expect(codeOf(declined)).toBe('PAYMENT_DECLINED')
      expect(declined.body.message).toContain('choose another payment method')
      expect(declined.body.message).not.toContain('away')
    }
  })

  test('deletes only that member’s data at the provider when they delete their account', async () => {
    const [{ token, memberId }, other] = [await saver(), await saver()]
    const { context } = stage.shop
    const before = await stage.countKnown()
    expect((await stage.shop.send('DELETE /members/v1/members/my', { token })).status).toBe(200)
    await runJobs(context, 'forget-member')
    const { saved } = (await openPayments(context).payments.providers.find(context.db, {
      provider,
      site_id: stage.shop.siteId,
    }))!
    expect(await saved!.list(stage.shop.siteId, memberId)).toEqual([])
    expect(await saved!.list(stage.shop.siteId, other.memberId)).toHaveLength(1)
    expect(await stage.countKnown()).toBe(before - 1)
    const jobs = context.db.selectFrom('job').select('key').where('site_id', '=', stage.shop.siteId)
    expect(await jobs.where('kind', '=', 'forget-member').execute()).toEqual([])
  })
})
