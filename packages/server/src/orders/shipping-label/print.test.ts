import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../../../test/buying.ts'
import { buyReturnLabel } from './buy/return-label.ts'
import { fieldOf, ok, openLabelShop, type LabelShop } from './testing.ts'

let labels: LabelShop
beforeAll(async () => {
  labels = await openLabelShop()
})
afterAll(() => labels.close())

const labeled = async (): Promise<string> => {
  const { orderId } = await labels.desk.buy()
  return ok(await labels.buy(orderId)).shippingLabel.id
}
const fileAt = async (url: string) => {
  const { pathname, search } = new URL(url)
  const answer = await fetch(labels.shop.url + pathname + search)
  return { status: answer.status, text: Buffer.from(await answer.arrayBuffer()).toString('latin1') }
}
const pagesOf = (text: string): number => [...text.matchAll(/\/Type \/Page\b/g)].length

test('prints labels of several orders as one file, one per page, and loads each from the carrier once', async () => {
  const ids = [await labeled(), await labeled(), await labeled()]
  const { url, labels: count } = ok(await labels.print([...ids, ids[0]!]))
  expect(count).toBe(3)
  const { status, text } = await fileAt(url)
  expect([status, pagesOf(text)]).toEqual([200, 3])
  expect(labels.double.picturesFetched()).toBe(3)
  labels.double.fallSilent()
  const again = ok(await labels.print(ids.slice(0, 1)))
  expect(pagesOf((await fileAt(again.url)).text)).toBe(1)
  labels.double.fallSilent(false)
})

test('prints the labels of given orders, skipping orders without one', async () => {
  const { orderId } = await labels.desk.buy()
  const other = (await labels.desk.buy()).orderId
  expect(codeOf(await labels.printOrders([orderId]))).toBe('NOTHING_TO_PRINT')
  const { id } = ok(await labels.buy(orderId)).shippingLabel
  expect(ok(await labels.printOrders([other, orderId])).labels).toBe(1)
  expect(fieldOf(await labels.printOrders([orderId], { labelIds: [id] }))).toBe('orderIds')
  expect(fieldOf(await labels.desk.post('/vitrine/v1/shipping-labels/print', {}))).toBe('labelIds')
})

test('reports why labels cannot be printed', async () => {
  const id = await labeled()
  expect((await labels.print(['6c1c6f2f-6d0e-4cbb-9d1e-6f6f5f0f4a10'])).status).toBe(404)
  labels.double.fallSilent()
  expect((await labels.print([id])).status).toBe(503)
  labels.double.fallSilent(false)
  ok(await labels.void(id))
  expect(codeOf(await labels.print([id]))).toBe('NOTHING_TO_PRINT')
})

test('rejects a forged link', async () => {
  expect((await fileAt('http://localhost/documents/labels.pdf?token=made.up.here')).status).toBe(404)
  expect((await fileAt('http://localhost/documents/labels.pdf')).status).toBe(404)
})

test('buys one return label per return, from the buyer to the store', async () => {
  const { orderId } = await labels.desk.buy()
  const { lineItems } = await labels.desk.till.orderOf(orderId)
  const items = [{ lineItemId: lineItems[0].id as string, quantity: 1 }]
  const caller = { role: 'owner', siteId: labels.shop.siteId } as const
  const request = { caller, orderId, returnId: 'return-1', items }
  const both = await Promise.all([
    buyReturnLabel(labels.shop.context, request),
    buyReturnLabel(labels.shop.context, request),
  ])
  const label = await labels.read(both[0].id)
  expect(label).toMatchObject({
    status: 'BOUGHT',
    purpose: 'RETURN',
    weight: '0.5',
    rate: { serviceName: 'Ground Advantage' },
  })
  expect(new Set(both.map(({ id }) => id)).size).toBe(1)
  expect(labels.double.shipments.at(-1)).toMatchObject({ address_to: { city: 'Hamburg' } })
  expect(await labels.parcelsOf(orderId)).toEqual([])
  expect((await buyReturnLabel(labels.shop.context, request)).id).toBe(label.id)
  ok(await labels.void(label.id))
  expect((await buyReturnLabel(labels.shop.context, request)).id).not.toBe(label.id)
})
