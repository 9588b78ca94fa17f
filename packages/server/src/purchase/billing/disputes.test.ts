import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Dispute } from '@vitrine/contract/entities/money/disputes.ts'
import { codeOf } from '../../../../../test/buying.ts'
import { mailsOf } from '../../../../../test/mails.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { createOwner } from '../../people/owner/owner-create.ts'
import { serverBeside } from '../purchase/testing.ts'
import { atTheDesk } from './testing.ts'

let shop: Shop
let desk: Awaited<ReturnType<typeof atTheDesk>>
const email = 'owner@disputes.test'
beforeAll(async () => {
  shop = await openShop()
  desk = await atTheDesk(shop)
  await createOwner(shop.context.db, { siteId: shop.siteId, email, password: 'a quiet lighthouse' })
})
afterAll(() => shop.close())

const list = async (query = ''): Promise<Dispute[]> =>
  (await shop.send(`GET /vitrine/v1/disputes${query}`, { token: shop.apiKey })).body.disputes
const answer = (id: string, body: object) => desk.post(`/vitrine/v1/disputes/${id}/answer`, body)
const contest = (id: string, evidence: object = { explanation: 'It arrived.', shippingTrackingNumber: '1Z 999' }) =>
  answer(id, { accept: false, evidence })
const days = (count: number) => ({ laterBySeconds: count * 86_400 })

/** Buys an order whose payment is then disputed. */
const disputed = async (token = 'sandbox:disputed') => {
  const bought = await desk.buy(token)
  await serverBeside(shop.context, { laterBySeconds: 70 }).carryOut()
  const [dispute] = await list(`?orderId=${bought.orderId}`)
  return { ...bought, dispute: dispute! }
}
/** Returns the dispute after the bank has decided it. */
const decided = async (orderId: string) => {
  for (const laterBySeconds of [2000, 4000]) await serverBeside(shop.context, { laterBySeconds }).carryOut()
  return (await list(`?orderId=${orderId}`))[0]
}
/** Moves the sandbox charge back in time, so that the shop's own server sees its dispute as open. */
const openNow = (orderId: string) =>
  shop.context.db
    .updateTable('sandbox_charge')
    .set({ created_date: new Date(Date.now() - 120_000) })
    .where('attempt_id', 'in', (query) => query.selectFrom('payment').select('id').where('order_id', '=', orderId))
    .execute()

test('shows the amount, reason and deadline of a dispute, and sends the owner one email', async () => {
  const { dispute, orderId, order } = await disputed()
  expect(dispute).toMatchObject({
    orderId,
    orderNumber: order.number,
    provider: 'sandbox',
    status: 'OPEN',
    amount: { amount: '42.90' },
    withdrawn: { amount: '42.90' },
    returned: { amount: '0.00' },
    reason: 'fraudulent',
    answerable: true,
  })
  expect(new Date(dispute.answerBefore!).getTime()).toBeGreaterThan(Date.now())
  expect((await list('?open=true')).map(({ id }) => id)).toContain(dispute.id)
  await serverBeside(shop.context, { laterBySeconds: 2000 }).carryOut()
  const mails = await mailsOf(shop, email)
  const [mail, ...more] = mails.filter(({ subject }) => subject.includes(`Dispute about order ${order.number} `))
  expect(more).toEqual([])
  expect(mail!.text).toContain(`The payment of €42.90 for order ${order.number} is disputed.`)
  expect(mail!.text).toContain(`/back-office/orders/${orderId}`)
})

test('wins a dispute that is contested with a tracking number, and gets the money back', async () => {
  const { dispute, orderId } = await disputed()
  await openNow(orderId)
  const answered = await contest(dispute.id)
  expect(answered.body.dispute, JSON.stringify(answered.body)).toMatchObject({
    status: 'ANSWERED',
    accepted: false,
    evidence: { shippingTrackingNumber: '1Z 999' },
    answerable: false,
    whyNot: 'DISPUTE_ALREADY_ANSWERED',
  })
  expect((await list('?open=true')).map(({ id }) => id)).not.toContain(dispute.id)
  expect(await decided(orderId)).toMatchObject({ status: 'WON', returned: { amount: '42.90' } })
  expect((await desk.refundability(orderId)).body.payments[0].refundable).toBe(true)
  expect(codeOf(await contest(dispute.id))).toBe('DISPUTE_CLOSED')
})

test('loses a dispute that is contested without proof, or accepted', async () => {
  const [words, given] = [await disputed(), await disputed()]
  for (const { orderId } of [words, given]) await openNow(orderId)
  await contest(words.dispute.id, { explanation: 'It arrived.' })
  const accepted = await answer(given.dispute.id, { accept: true })
  expect(accepted.body.dispute).toMatchObject({ status: 'LOST', accepted: true })
  expect(await decided(words.orderId)).toMatchObject({ status: 'LOST', returned: { amount: '0.00' } })
})

test('accepts one of several concurrent answers and refuses the others', async () => {
  const { dispute, orderId } = await disputed()
  await openNow(orderId)
  const answers = await Promise.all([contest(dispute.id), answer(dispute.id, { accept: true }), contest(dispute.id)])
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused).toHaveLength(2)
  for (const one of refused) expect(['DISPUTE_ALREADY_ANSWERED', 'DISPUTE_CLOSED']).toContain(codeOf(one))
})

test.each([
  ['without evidence', { accept: false }, 'evidence'],
  ['with empty evidence', { accept: false, evidence: {} }, 'evidence'],
  ['accepted with evidence', { accept: true, evidence: { explanation: 'No.' } }, 'evidence'],
  ['with nothing', {}, 'accept'],
])('refuses an answer %s, and names the field', async (_title, body, field) => {
  const { dispute } = await disputed()
  const refused = await answer(dispute.id, body)
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.body)).toContain(`"${field}"`)
  expect((await list(`?orderId=${dispute.orderId}`))[0]!.status).toBe('OPEN')
})

test('refuses an answer after the deadline, and an answer to an unknown dispute', async () => {
  const { dispute, orderId } = await disputed()
  const past = { answer_before: new Date(Date.now() - 1000) }
  await shop.context.db.updateTable('chargeback').set(past).where('id', '=', dispute.id).execute()
  expect((await list(`?orderId=${orderId}`))[0]).toMatchObject({ answerable: false, whyNot: 'DISPUTE_DEADLINE_PASSED' })
  expect(codeOf(await contest(dispute.id))).toBe('DISPUTE_DEADLINE_PASSED')
  expect(codeOf(await contest(crypto.randomUUID()))).toBe('DISPUTE_NOT_FOUND')
  await serverBeside(shop.context, days(9)).carryOut()
  expect((await list(`?orderId=${orderId}`))[0]).toMatchObject({ status: 'LOST' })
})

test('sends the answer once when a server stops before it sent it to the provider', async () => {
  const { dispute, orderId } = await disputed()
  await openNow(orderId)
  // The server saved the answer, and stopped before sending it to the provider.
  const written = {
    dispute_state: 'answering',
    answer: JSON.stringify({ accept: false, evidence: { explanation: 'No.' } }),
  }
  await shop.context.db
    .updateTable('chargeback')
    .set({ ...written, lease_date: new Date() } as never)
    .where('id', '=', dispute.id)
    .execute()
  const servers = [1, 2, 3].map(() => serverBeside(shop.context, { laterBySeconds: 40 }))
  await Promise.all(servers.map(({ carryOut }) => carryOut()))
  expect((await list(`?orderId=${orderId}`))[0]).toMatchObject({ status: 'ANSWERED' })
})

test('counts an answer as given when the provider refuses it as a duplicate', async () => {
  const { dispute, orderId } = await disputed()
  await openNow(orderId)
  await contest(dispute.id)
  // The server stopped after the provider accepted the answer, and before saving that.
  await shop.context.db
    .updateTable('chargeback')
    .set({ dispute_state: 'answering', lease_date: new Date() } as never)
    .where('id', '=', dispute.id)
    .execute()
  await serverBeside(shop.context, { laterBySeconds: 10 }).carryOut()
  const [after] = await list(`?orderId=${orderId}`)
  expect(after!.status).toBe('ANSWERED')
  expect(after!.answerRefusal).toBeUndefined()
})

test('shows why the provider rejected an answer, and accepts another one', async () => {
  const { dispute, orderId } = await disputed()
  await openNow(orderId)
  const refusing = serverBeside(shop.context, {
    misbehaving: { answerDispute: async () => ({ status: 'failed', code: 'too_short', description: 'Say more.' }) },
  })
  const written = { dispute_state: 'answering', answer: JSON.stringify({ accept: true }), lease_date: new Date() }
  await shop.context.db
    .updateTable('chargeback')
    .set(written as never)
    .where('id', '=', dispute.id)
    .execute()
  await refusing.carryOut(orderId)
  expect((await list(`?orderId=${orderId}`))[0]).toMatchObject({
    status: 'OPEN',
    answerable: true,
    answerRefusal: 'Say more. (too_short)',
  })
  expect((await contest(dispute.id)).body.dispute).toMatchObject({ status: 'ANSWERED' })
})
