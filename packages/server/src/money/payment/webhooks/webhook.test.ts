import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheTill } from '../../../../../../test/buying.ts'
import { addProduct } from '../../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { createSandbox, signatureHeader } from '../providers/sandbox.ts'

let shop: Shop
let till: Awaited<ReturnType<typeof atTheTill>>
beforeAll(async () => {
  shop = await openShop()
  till = await atTheTill(shop)
})
afterAll(() => shop.close())

const sandbox = () => createSandbox({ db: shop.context.db, now: shop.now })

const post = (body: string, headers: Record<string, string> = {}, provider = 'sandbox') =>
  shop.send(`POST /vitrine/v1/payments/webhooks/${provider}`, { body, headers })

/** Sends a sandbox webhook about an attempt. */
const sendWebhook = async (attemptId: string) => {
  const { headers, body } = await sandbox().messageAbout(attemptId)
  return post(Buffer.from(body).toString('utf8'), headers as Record<string, string>)
}

const challenge = async () => {
  const mug = await addProduct(shop.context.db, shop.siteId, { stock: 5 })
  const tried = await till.checkoutOf(mug)
  const { paymentGatewayOrderId: attemptId } = (await till.pay(tried, 'sandbox:challenge')).body
  return { mug, tried, attemptId: attemptId as string }
}

const orderOf = (checkoutId: string) =>
  shop.context.db.selectFrom('orders').select(['id', 'payment_status']).where('checkout_id', '=', checkoutId).execute()

test('places the order of a buyer who closed the window on a webhook, once despite repetitions', async () => {
  const { tried, attemptId } = await challenge()
  expect((await sendWebhook(attemptId)).status).toBe(200)
  expect(await orderOf(tried.checkoutId)).toEqual([])
  await sandbox().answer({ siteId: shop.siteId, attemptId }, true)
  const answers = await Promise.all([1, 2, 3, 4].map(() => sendWebhook(attemptId)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await orderOf(tried.checkoutId)).toMatchObject([{ payment_status: 'PAID' }])
  const ledger = shop.context.db.selectFrom('payment_movement').select('type').where('payment_id', '=', attemptId)
  expect(await ledger.execute()).toEqual([{ type: 'captured' }])
})

test('a webhook about a refused challenge releases the reserved goods', async () => {
  const { mug, tried, attemptId } = await challenge()
  expect(await till.stockOf(mug)).toBe(4)
  await sandbox().answer({ siteId: shop.siteId, attemptId }, false)
  await sendWebhook(attemptId)
  expect([await till.stockOf(mug), await orderOf(tried.checkoutId)]).toEqual([5, []])
})

test('a webhook about a charge of a payment that was given up voids the charge', async () => {
  const { tried, attemptId } = await challenge()
  expect((await till.pay(tried)).status).toBe(200)
  const book = shop.context.db.updateTable('sandbox_charge').where('attempt_id', '=', attemptId)
  await book.set({ outcome: JSON.stringify({ status: 'captured', transactionId: 'late' }) }).execute()
  await sendWebhook(attemptId)
  const charges = await till.chargesOf(tried)
  expect(charges.filter(({ charge }) => charge === 'captured')).toHaveLength(1)
  expect(charges.find(({ id }) => id === attemptId)).toMatchObject({ state: 'released', charge: 'declined' })
})

/** Changes the last digit of a text. */
const withAnotherEnd = (text: string): string => text.slice(0, -1) + (text.endsWith('0') ? '1' : '0')

test('accepts webhooks with a valid signature over their bytes only', async () => {
  const { tried, attemptId } = await challenge()
  const { headers, body } = await sandbox().messageAbout(attemptId)
  const signed = headers as Record<string, string>
  const text = Buffer.from(body).toString('utf8')
  await sandbox().answer({ siteId: shop.siteId, attemptId }, true)
  const forged = [
    await post(text),
    await post(`${text} `, signed),
    await post(text, { [signatureHeader]: withAnotherEnd(signed[signatureHeader]!) }),
    await post(text, { [signatureHeader]: `nobody.${'0'.repeat(64)}` }),
    await post('', signed),
  ]
  expect(forged.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
  expect(await orderOf(tried.checkoutId)).toEqual([])
  for (const provider of ['nobody', 'offline', 'constructor', '__proto__']) {
    expect((await post(text, signed, provider)).status, provider).toBe(404)
  }
})

test('ignores a webhook about an unknown payment, and does not read one that is too long', async () => {
  expect((await sendWebhook('f0000000-0000-4000-8000-000000000000')).status).toBe(200)
  expect((await post('x'.repeat(300_000))).status).toBe(413)
})
