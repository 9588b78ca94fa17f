import { supportedLanguages } from '@vitrine/domain/languages.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheTill } from '../../../../../test/buying.ts'
import { addProduct } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { speechFor } from '../../ground/words/speech.ts'
import { atTheDock } from './testing.ts'

let shop: Shop
let till: Awaited<ReturnType<typeof atTheTill>>
let dock: ReturnType<typeof atTheDock>
beforeAll(async () => {
  shop = await openShop()
  till = await atTheTill(shop)
  dock = atTheDock(shop, till)
})
afterAll(() => shop.close())

const trackingInfo = { trackingNumber: '1Z 999', shippingProvider: 'ups' }
const page = 'https://www.ups.com/track?tracknum=1Z999'

/** Creates an order of three mugs whose buyer reads the given language. */
const buyIn = async (language: string) => {
  const bought = await till.checkoutOf(await addProduct(shop.context.db, shop.siteId, { name: 'Mug' }), { quantity: 3 })
  const headers = { 'accept-language': language }
  const path = `/ecom/v1/checkouts/${bought.checkoutId}/create-order-and-charge`
  const paid = await shop.send(`POST ${path}`, { token: bought.token, body: { paymentToken: 'sandbox:pays' }, headers })
  const order = await till.orderOf(paid.body.orderId)
  return { orderId: order.id as string, number: order.number as string, line: order.lineItems[0].id as string }
}

test.each(supportedLanguages)('writes fulfillment, tracking and cancellation emails in %s', async (language) => {
  const { words, direction } = speechFor({ accepted: language })
  const { orderId, number, line } = await buyIn(language)
  const { fulfillmentId } = (await dock.send(orderId, { lineItems: [{ id: line, quantity: 1 }] })).body
  await dock.change(orderId, fulfillmentId, { trackingInfo })
  await dock.change(orderId, fulfillmentId, { trackingInfo: { ...trackingInfo, trackingNumber: '1Z 998' } })
  await dock.send(orderId, {})
  await dock.cancel(orderId, fulfillmentId)

  const [, part, added, changed, rest, canceled] = await dock.mailsOf(orderId)
  const labels = words.order
  expect([part, added, changed, rest, canceled].map((mail) => mail?.subject)).toEqual([
    labels.shippedPartSubject(number, 'Test shop'),
    labels.trackingSubject(number, 'Test shop'),
    labels.trackingSubject(number, 'Test shop'),
    labels.shippedSubject(number, 'Test shop'),
    labels.parcelCanceledSubject(number, 'Test shop'),
  ])
  expect(part!.text).toContain(labels.itemsRemaining(2))
  expect(added!.text).toContain(labels.trackingAddedTitle)
  expect(added!.text).toContain(labels.tracking('UPS 1Z 999'))
  expect(added!.text).toContain(page)
  expect(changed!.text).toContain(labels.trackingChangedText(number))
  expect(changed!.text).toContain(labels.tracking('UPS 1Z 998'))
  expect(rest!.text).toContain(labels.line('2', 'Mug'))
  expect(canceled!.text).toContain(labels.parcelCanceledText(number))
  expect(canceled!.text).toContain(labels.parcelCanceledNext)
  for (const mail of [part, added, changed, rest, canceled])
    expect(mail!.html).toContain(`<html lang="${language}" dir="${direction}">`)
  expect(added!.html).toContain(`href="${page}"`)
})

test('emails can be turned off for each step; no cancellation is sent for a shipment without an email', async () => {
  const { orderId, line } = await buyIn('en')
  const quiet = { sendShippingEmail: false }
  const before = await dock.subjectsOf(orderId)
  const { fulfillmentId } = (await dock.send(orderId, { lineItems: [{ id: line, quantity: 2 }] }, quiet)).body
  await dock.change(orderId, fulfillmentId, { trackingInfo }, quiet)
  await dock.change(orderId, fulfillmentId, { completed: false })
  await dock.change(orderId, fulfillmentId, { completed: true }, quiet)
  await dock.cancel(orderId, fulfillmentId)
  expect(await dock.subjectsOf(orderId)).toEqual(before)
  const shipped = (await dock.send(orderId, {})).body.fulfillmentId
  await dock.cancel(orderId, shipped, '?sendShippingEmail=false')
  expect(await dock.subjectsOf(orderId)).toHaveLength(before.length + 1)
})

test('notifies the buyer once when an announced shipment did not ship after all', async () => {
  const { orderId } = await buyIn('en')
  const { fulfillmentId } = (await dock.send(orderId, {})).body
  await dock.change(orderId, fulfillmentId, { completed: false })
  expect((await dock.subjectsOf(orderId)).at(-1)).toContain('was canceled')
  const mails = await dock.subjectsOf(orderId)
  await dock.cancel(orderId, fulfillmentId)
  expect(await dock.subjectsOf(orderId)).toEqual(mails)
})
