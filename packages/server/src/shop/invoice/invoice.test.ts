import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Invoice } from '@vitrine/contract/entities/invoices.ts'
import { codeOf } from '../../../../../test/buying.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { atTheDesk } from '../billing/testing.ts'

let shop: Shop
let desk: Awaited<ReturnType<typeof atTheDesk>>
beforeAll(async () => {
  shop = await openShop()
  desk = await atTheDesk(shop)
})
afterAll(() => shop.close())

const asOwner = (route: string, body?: object) =>
  shop.send(route, { token: shop.apiKey, ...(body !== undefined && { body }) })
const generate = (orderId: string) => asOwner(`POST /ecom/v1/invoices/orders/${orderId}`)
const list = async (orderId: string, token = shop.apiKey): Promise<Invoice[]> =>
  (await shop.send(`GET /vitrine/v1/orders/${orderId}/invoices`, { token })).body.invoices
const invoiceOf = async (orderId: string): Promise<Invoice> => {
  const { body } = await generate(orderId)
  return (await list(orderId)).find(({ id }) => id === body.invoiceId)!
}
const fetchPdf = async (url: string) => {
  const { pathname, search } = new URL(url)
  const response = await fetch(`${shop.url}${pathname}${search}`)
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

test('an order gets an invoice with a number, and its PDF opens by its address alone', async () => {
  const { orderId, order } = await desk.buy()
  const invoice = await invoiceOf(orderId)
  expect(invoice).toMatchObject({
    type: 'INVOICE',
    status: 'Paid',
    orderId,
    orderNumber: order.number,
    total: { amount: '42.90' },
    outstanding: { amount: '0.00' },
    lines: [
      { kind: 'LINE', name: 'Mug', quantity: 2, creditableQuantity: 2, total: { amount: '38.00' } },
      { id: 'delivery', kind: 'DELIVERY', total: { amount: '4.90' } },
    ],
  })
  expect(invoice.displayNumber).toMatch(/^INV-\d{5}$/)
  const { response, bytes } = await fetchPdf(invoice.url)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(response.headers.get('content-disposition')).toBe(`inline; filename="${invoice.displayNumber}.pdf"`)
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const guessed = await fetchPdf(invoice.url.replace(/token=.*/, `token=${invoice.id}.guess`))
  expect(guessed.response.status).toBe(404)
  expect(codeOf(await generate(orderId))).toBe('INVOICE_ALREADY_EXISTS')
})
