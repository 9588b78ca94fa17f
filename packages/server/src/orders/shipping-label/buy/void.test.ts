import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeOf } from '../../../../../../test/buying.ts'
import { token as doubleKey } from '../../../../../../test/shippo-double/double.ts'
import { ok, openLabelShop, type LabelShop } from '../testing.ts'

let labels: LabelShop
beforeAll(async () => {
  labels = await openLabelShop()
})
afterAll(() => labels.close())
beforeEach(() => {
  labels.double.loseAnswers(0)
  labels.double.fallSilent(false)
})

const labeled = async () => {
  const { orderId } = await labels.desk.buy()
  const label = ok(await labels.buy(orderId)).shippingLabel
  const { object_id } = labels.double.transactions.at(-1)!
  return { orderId, label, transaction: object_id }
}
const refundsOf = (transaction: string) => labels.double.refunds.filter((one) => one.transaction === transaction)
const canceledEmails = async (orderId: string) =>
  (await labels.dock.subjectsOf(orderId)).filter((subject) => subject.includes('not on its way'))

test('voids a label once: cancels its fulfillment immediately, and the refund follows', async () => {
  const { orderId, label, transaction } = await labeled()
  const answers = await Promise.all([labels.void(label.id), labels.void(label.id), labels.void(label.id)])
  for (const answer of answers) expect(ok(answer).shippingLabel.status).toBe('VOIDING')
  expect(refundsOf(transaction)).toHaveLength(1)
  expect(await labels.parcelsOf(orderId)).toEqual([])
  await labels.pollLater(180)
  expect((await labels.read(label.id)).status).toBe('VOIDING')
  refundsOf(transaction)[0]!.status = 'SUCCESS'
  await labels.pollLater(400)
  expect((await labels.read(label.id)).status).toBe('VOIDED')
  expect(ok(await labels.void(label.id)).shippingLabel.status).toBe('VOIDED')
  expect(refundsOf(transaction)).toHaveLength(1)
  expect(ok(await labels.buy(orderId)).shippingLabel.status).toBe('BOUGHT')
})

test('keeps the fulfillment of a voided label without its tracking number', async () => {
  const { orderId, label } = await labeled()
  ok(await labels.void(label.id, { shipment: 'KEEP' }))
  const [parcel] = await labels.parcelsOf(orderId)
  expect(parcel).toMatchObject({ id: label.fulfillmentId, completed: true })
  expect(parcel).not.toHaveProperty('trackingInfo.trackingNumber')
})

test('a used label cannot be voided and keeps its fulfillment', async () => {
  const { orderId, label, transaction } = await labeled()
  labels.double.use(transaction)
  expect(codeOf(await labels.void(label.id))).toBe('LABEL_REFUSED')
  expect(await labels.read(label.id)).toMatchObject({ status: 'BOUGHT', reason: expect.stringContaining('used') })
  expect(await labels.parcelsOf(orderId)).toMatchObject([{ id: label.fulfillmentId, completed: true }])
})

test('voids once when the response is lost; the fulfillment waits for the outcome', async () => {
  const { orderId, label, transaction } = await labeled()
  labels.double.loseAnswers(1)
  expect(ok(await labels.void(label.id)).shippingLabel.status).toBe('VOIDING')
  expect(await labels.parcelsOf(orderId)).toHaveLength(1)
  refundsOf(transaction)[0]!.status = 'SUCCESS'
  await labels.pollLater(180)
  expect((await labels.read(label.id)).status).toBe('VOIDED')
  expect(await labels.parcelsOf(orderId)).toEqual([])
  expect(refundsOf(transaction)).toHaveLength(1)
})

test('notifies a buyer of a canceled shipment, unless the email is turned off', async () => {
  const announced = await labeled()
  ok(await labels.void(announced.label.id))
  const before = (await labels.dock.subjectsOf(announced.orderId)).length
  const quiet = await labeled()
  ok(await labels.void(quiet.label.id, { sendShippingEmail: false }))
  expect((await labels.dock.subjectsOf(quiet.orderId)).length).toBe(before - 1)
  expect(await canceledEmails(quiet.orderId)).toEqual([])
})

test('voiding needs the account the label was bought with, by any of its keys', async () => {
  const { label } = await labeled()
  ok(await labels.disconnect())
  expect(codeOf(await labels.void(label.id))).toBe('LABELS_NOT_SET_UP')
  ok(await labels.connect({ provider: 'SHIPPO', apiKey: doubleKey }))
  expect(ok(await labels.void(label.id)).shippingLabel.status).toBe('VOIDING')
  expect((await labels.void('6c1c6f2f-6d0e-4cbb-9d1e-6f6f5f0f4a10')).status).toBe(404)
})
