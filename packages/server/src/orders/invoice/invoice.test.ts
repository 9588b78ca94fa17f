import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Invoice } from '@vitrine/contract/entities/orders/invoices.ts'
import { codeOf } from '../../../../../test/buying.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { buyer } from '../../../../../test/goods.ts'
import { addListener } from '../../../../../test/listener.ts'
import { mailJob } from '../../doors/mail-delivery/delivery.ts'
import { createJobRunner } from '../../ground/job/runner.ts'
import { openMailServer } from '../../ground/mail/testing-mail-server.ts'
import { atTheDesk } from '../../purchase/billing/testing.ts'
import { runJobs } from '../../testing/run-jobs.ts'

let shop: Shop
let desk: Awaited<ReturnType<typeof atTheDesk>>
beforeAll(async () => {
  shop = await openShop({ hasOwnServer: true })
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

test('issues a numbered invoice whose PDF opens by its link alone', async () => {
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

const own = (id: string, what: string, body: object = {}) => asOwner(`POST /vitrine/v1/invoices/${id}/${what}`, body)
const draft = async (orderId: string, more: object = {}): Promise<Invoice> =>
  (await asOwner('POST /vitrine/v1/invoices', { orderId, ...more })).body.invoice
const settle = (invoiceSettings: object) => asOwner('PATCH /vitrine/v1/invoice-settings', { invoiceSettings })
const unpaid = async () => {
  const { mug } = await desk.buy()
  const { body } = await desk.till.orderUnpaid({ ...(await desk.till.checkoutOf(mug)), token: shop.apiKey })
  return body.orderId as string
}
const mailsTo = async (email: string) =>
  (await shop.send(`GET /dev/mail.json?to=${encodeURIComponent(email)}`)).body.messages
const storedOf = (id: string) =>
  shop.context.db.selectFrom('invoice').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('a draft has no number and is hidden from its buyer until issued; a deleted draft is only listed', async () => {
  const till = await desk.till.checkoutOf((await desk.buy()).mug)
  const { orderId } = (await desk.till.pay(till)).body
  const first = await draft(orderId, { note: 'Thank you!', dueDate: '2030-01-01T00:00:00.000Z' })
  expect([first.status, first.displayNumber]).toEqual(['Draft', undefined])
  expect(await list(orderId, till.token)).toEqual([])
  expect(codeOf(await own(first.id, 'send'))).toBe('INVOICE_IS_DRAFT')
  expect(codeOf(await own(first.id, 'void'))).toBe('INVOICE_IS_DRAFT')
  expect(codeOf(await own(first.id, 'credit-notes', { amount: '1' }))).toBe('INVOICE_IS_DRAFT')
  expect((await asOwner(`DELETE /vitrine/v1/invoices/${first.id}`)).status).toBe(200)
  expect((await asOwner(`DELETE /vitrine/v1/invoices/${first.id}`)).status).toBe(200)
  expect(await list(orderId)).toMatchObject([{ id: first.id, status: 'Deleted' }])
  expect(await list(orderId, till.token)).toEqual([])
  expect((await fetchPdf(first.url)).response.status).toBe(404)
  expect(codeOf(await own(first.id, 'issue'))).toBe('INVOICE_NOT_FOUND')
  const second = await draft(orderId, { dueDate: '2030-01-01T00:00:00.000Z' })
  const { invoice } = (await own(second.id, 'issue')).body
  expect(invoice).toMatchObject({ status: 'Paid', dueDate: '2030-01-01T00:00:00.000Z' })
  expect((await list(orderId, till.token)).map(({ displayNumber }) => displayNumber)).toEqual([invoice.displayNumber])
  expect(codeOf(await own(second.id, 'issue'))).toBe('INVOICE_IS_ISSUED')
  expect(codeOf(await asOwner(`DELETE /vitrine/v1/invoices/${second.id}`))).toBe('INVOICE_IS_ISSUED')
  const stranger = await shop.send(`GET /vitrine/v1/orders/${orderId}/invoices`, { token: await shop.visitorToken() })
  expect(stranger.status).toBe(404)
})

test('a void invoice keeps its number, and the order can have another one', async () => {
  const { orderId } = await desk.buy()
  const invoice = await invoiceOf(orderId)
  const before = await fetchPdf(invoice.url)
  expect((await own(invoice.id, 'void')).body.invoice).toMatchObject({
    status: 'Void',
    displayNumber: invoice.displayNumber,
  })
  expect((await own(invoice.id, 'void')).status).toBe(200)
  for (const what of ['send', 'issue']) expect(codeOf(await own(invoice.id, what))).toBe('INVOICE_IS_VOID')
  expect(codeOf(await own(invoice.id, 'credit-notes', { amount: '1' }))).toBe('INVOICE_IS_VOID')
  expect(before.bytes.equals((await fetchPdf(invoice.url)).bytes)).toBe(false)
  const next = await invoiceOf(orderId)
  expect(next.displayNumber).not.toBe(invoice.displayNumber)
  const { activities } = await desk.till.orderOf(orderId)
  const types = activities.map(({ activityType }: { activityType: string }) => activityType)
  expect(types.filter((type: string) => type.startsWith('INVOICE'))).toEqual([
    'INVOICE_ADDED',
    'INVOICE_REMOVED',
    'INVOICE_ADDED',
  ])
})

test('an issued invoice stays unchanged when the order or the store changes', async () => {
  const { orderId } = await desk.buy()
  const invoice = await invoiceOf(orderId)
  const [before, row] = [await fetchPdf(invoice.url), await storedOf(invoice.id)]
  const siteSettings = { name: 'Another name', legalName: 'Another GmbH', vatId: 'DE111111111', accentColor: '#aa0000' }
  const businessAddress = { country: 'DE', addressLine: 'Neue Str. 1', postalCode: '10115', city: 'Berlin' }
  await asOwner('PATCH /vitrine/v1/site-settings', { siteSettings: { ...siteSettings, businessAddress } })
  const { db } = shop.context
  const { body } = await db.selectFrom('orders').select('body').where('id', '=', orderId).executeTakeFirstOrThrow()
  const changed = { ...body, billingInfo: {}, lineItems: [] }
  await db
    .updateTable('orders')
    .set({ body: JSON.stringify(changed) })
    .where('id', '=', orderId)
    .execute()
  expect(await storedOf(invoice.id)).toEqual(row)
  expect((await fetchPdf(invoice.url)).bytes.equals(before.bytes)).toBe(true)
  const later = await invoiceOf((await desk.buy()).orderId)
  expect((await storedOf(later.id)).body.seller).toMatchObject({
    name: 'Another GmbH',
    vatId: 'DE111111111',
    lines: ['Neue Str. 1', '10115 Berlin', expect.stringContaining('German')],
  })
})

test('an unpaid invoice becomes overdue by its due date and paid by payments', async () => {
  const orderId = await unpaid()
  const invoice = await invoiceOf(orderId)
  expect(invoice).toMatchObject({ status: 'Sent', outstanding: { amount: invoice.total.amount } })
  const due = (date: Date) =>
    shop.context.db.updateTable('invoice').set({ due_date: date }).where('id', '=', invoice.id).execute()
  await due(new Date(Date.now() - 1000))
  expect((await list(orderId))[0]!.status).toBe('Overdue')
  const pay = (amount: string) => {
    const payment = { amount: { amount }, regularPaymentDetails: { offlinePayment: true }, status: 'APPROVED' }
    return asOwner(`POST /ecom/v1/payments/orders/${orderId}/add-payment`, { payments: [payment] })
  }
  const paidInPart = await pay('5')
  expect(paidInPart.status, JSON.stringify(paidInPart.body)).toBe(200)
  expect((await list(orderId))[0]!.status).toBe('PartialAndOverdue')
  await due(new Date(Date.now() + 60_000))
  expect((await list(orderId))[0]!.status).toBe('PartiallyPaid')
  await asOwner(`POST /ecom/v1/payments-collector/orders/${orderId}/mark-as-paid`)
  expect((await list(orderId))[0]!.status).toBe('Paid')
  const held = await desk.hold()
  expect((await invoiceOf(held.orderId)).status).toBe('Processing')
})

test('emails an invoice with a link and records it in the timeline', async () => {
  const { orderId } = await desk.buy()
  const invoice = await invoiceOf(orderId)
  const sent = await own(invoice.id, 'send')
  expect(sent.body.recipient).toBe(buyer.email)
  const [mail] = await mailsTo(buyer.email)
  expect(mail.subject).toContain(invoice.displayNumber)
  expect(mail.text).toContain(invoice.url)
  const { activities } = await desk.till.orderOf(orderId)
  expect(activities.at(-1)).toMatchObject({ activityType: 'INVOICE_SENT' })
  expect((await list(orderId))[0]!.sentDate).toBeTypeOf('string')
})

test('attaches the same PDF to the email that its link opens', async () => {
  const mail = await openMailServer()
  onTestFinished(mail.close)
  const invoice = await invoiceOf((await desk.buy()).orderId)
  await own(invoice.id, 'send')
  const { context } = shop
  const delivery = createJobRunner(context, [mailJob(context, mail.url)])
  delivery.start()
  onTestFinished(delivery.stop)
  const brings = (message: string) => message.includes(`filename=${invoice.displayNumber}.pdf`)
  await expect.poll(() => mail.messages.some((message) => brings(message)), { timeout: 10_000 }).toBe(true)
  const message = mail.messages.find((one) => brings(one))!
  const { attachments } = await PostalMime.parse(message)
  expect(attachments).toMatchObject([{ mimeType: 'application/pdf' }])
  const { bytes } = await fetchPdf(invoice.url)
  expect(Buffer.from(attachments[0]!.content as ArrayBuffer).equals(bytes)).toBe(true)
})

test('credits lines and amounts, up to the total of the invoice', async () => {
  const { orderId } = await desk.buy()
  const invoice = await invoiceOf(orderId)
  const line = invoice.lines[0]!
  const credit = (body: object) => own(invoice.id, 'credit-notes', body)
  const first = (await credit({ lines: [{ id: line.id, quantity: 1 }], reason: 'Broken' })).body.invoice
  expect(first).toMatchObject({
    type: 'CREDIT_NOTE',
    status: 'Sent',
    total: { amount: '19.00' },
    creditedInvoiceId: invoice.id,
    reason: 'Broken',
    lines: [{ id: line.id, quantity: 1, total: { amount: '19.00' } }],
  })
  expect(first.displayNumber).toMatch(/^CN-\d{5}$/)
  expect((await fetchPdf(first.url)).response.status).toBe(200)
  expect(codeOf(await credit({ lines: [{ id: line.id, quantity: 2 }] }))).toBe('CREDIT_EXCEEDS_INVOICE')
  expect(codeOf(await credit({ lines: [{ id: 'nothing' }] }))).toBe('LINE_NOT_ON_INVOICE')
  expect(codeOf(await credit({ amount: '23.91' }))).toBe('CREDIT_EXCEEDS_INVOICE')
  for (const wrong of [{}, { amount: '1', lines: [{ id: line.id }] }, { amount: '0' }, { amount: '0.001' }]) {
    expect((await credit(wrong)).status).toBe(400)
  }
  expect(codeOf(await own(invoice.id, 'void'))).toBe('INVOICE_HAS_CREDIT_NOTES')
  expect(codeOf(await own(first.id, 'credit-notes', { amount: '1' }))).toBe('INVOICE_NOT_FOUND')
  const both = await Promise.all([credit({ amount: '20' }), credit({ amount: '20' })])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 428])
  expect((await list(orderId))[0]).toMatchObject({ credited: { amount: '39.00' } })
  await own(first.id, 'void')
  expect((await list(orderId))[0]).toMatchObject({ credited: { amount: '20.00' } })
})

test('a refund creates a credit note if the store’s settings say so', async () => {
  const { orderId, paymentId } = await desk.buy()
  const refund = (amount: string, more: object = {}) =>
    desk.refund(orderId, { paymentRefunds: [{ paymentId, amount: { amount } }], ...more })
  await refund('1')
  const invoice = await invoiceOf(orderId)
  expect(await list(orderId)).toHaveLength(1)
  const refundItems = { lineItems: [{ lineItemId: invoice.lines[0]!.id, quantity: 1 }] }
  const { body } = await refund('19', { refundItems, customerReason: 'Too small' })
  const [, note] = await list(orderId)
  expect(note).toMatchObject({
    type: 'CREDIT_NOTE',
    refundId: body.refund.id,
    reason: 'Too small',
    total: { amount: '19.00' },
    lines: [{ quantity: 1 }],
  })
  await refund('22.90')
  expect((await list(orderId)).map(({ total }) => total.amount)).toEqual(['42.90', '19.00', '22.90'])
  await settle({ createsCreditNotes: false })
  const other = await desk.buy()
  await invoiceOf(other.orderId)
  await desk.refund(other.orderId, { paymentRefunds: [{ paymentId: other.paymentId, amount: { amount: '5' } }] })
  expect(await list(other.orderId)).toHaveLength(1)
  await settle({ createsCreditNotes: true })
})

test('numbers invoices without gaps despite concurrent requests and refusals', async () => {
  const bought = await Promise.all([1, 2, 3, 4, 5, 6].map(() => desk.buy()))
  const answers = await Promise.all(
    bought.flatMap(({ orderId }) => [generate(orderId), generate(orderId), generate(crypto.randomUUID())]),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(6)
  expect(new Set(answers.map((answer) => codeOf(answer)))).toEqual(
    new Set([undefined, 'INVOICE_ALREADY_EXISTS', 'ORDER_NOT_FOUND']),
  )
  for (const series of ['INVOICE', 'CREDIT_NOTE'] as const) {
    const rows = await shop.context.db.selectFrom('invoice').select('number').where('series', '=', series).execute()
    const numbers = rows.map(({ number }) => number!).toSorted((a, b) => a - b)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  }
})

test('the owner raises the next number, never lowers it, and sets the prefixes', async () => {
  const { invoiceSettings: before } = (await asOwner('GET /vitrine/v1/invoice-settings')).body
  const next = before.nextInvoiceNumber
  const low = await settle({ nextInvoiceNumber: next - 1 })
  expect([low.status, JSON.stringify(low.body)]).toEqual([400, expect.stringContaining('nextInvoiceNumber')])
  expect((await settle({ nextInvoiceNumber: next, invoicePrefix: 'R/' })).body.invoiceSettings).toMatchObject({
    nextInvoiceNumber: next,
    invoicePrefix: 'R/',
  })
  await settle({ nextInvoiceNumber: next + 100 })
  const invoice = await invoiceOf((await desk.buy()).orderId)
  expect(invoice.displayNumber).toBe(`R/${String(next + 100).padStart(5, '0')}`)
  expect((await fetchPdf(invoice.url)).response.headers.get('content-disposition')).toContain('filename="R00')
  await settle({ sharesSeries: true, creditNotePrefix: 'K', footer: 'IBAN DE02', dueDays: 0 })
  const { body } = await own(invoice.id, 'credit-notes', { amount: '1', send: true })
  expect(body.invoice).toMatchObject({ displayNumber: `K${String(next + 101).padStart(5, '0')}` })
  expect(body.invoice.sentDate).toBeTypeOf('string')
  const settings = (await asOwner('GET /vitrine/v1/invoice-settings')).body.invoiceSettings
  expect([settings.nextInvoiceNumber, settings.nextCreditNoteNumber]).toEqual([next + 102, next + 102])
  await settle({ sharesSeries: false, creditNotePrefix: 'CN-', invoicePrefix: 'INV-', dueDays: 14 })
})

test('issues invoices automatically once, when the order is paid or placed', async () => {
  const createInvoice = (on: boolean) =>
    asOwner('PATCH /ecom/v1/orders-settings', { ordersSettings: { createInvoice: on } })
  const write = async () => void (await Promise.all([1, 2, 3].map(() => runJobs(shop.context, 'invoice'))))
  await createInvoice(true)
  const [paid, waiting] = [await desk.buy(), await unpaid()]
  await write()
  expect((await list(paid.orderId)).map(({ status, sentDate }) => [status, typeof sentDate])).toEqual([
    ['Paid', 'string'],
  ])
  expect(await list(waiting)).toEqual([])
  await settle({ createOn: 'ORDER_PLACED', sendsInvoices: false })
  const placed = await unpaid()
  await write()
  expect((await list(placed)).map(({ status, sentDate }) => [status, sentDate])).toEqual([['Sent', undefined]])
  const done = await desk.buy()
  await asOwner('PATCH /ecom/v1/orders-settings', { ordersSettings: { createInvoice: false } })
  await generate(done.orderId)
  await write()
  expect(await list(done.orderId)).toHaveLength(1)
  expect(
    await shop.context.db
      .selectFrom('job')
      .selectAll()
      .where('site_id', '=', shop.siteId)
      .where('kind', '=', 'invoice')
      .execute(),
  ).toEqual([])
  const none = await desk.buy()
  await write()
  expect(await list(none.orderId)).toEqual([])
  await settle({ createOn: 'ORDER_PAID', sendsInvoices: true })
})

test('rejects orders that cannot have an invoice with the codes of the specification', async () => {
  const { db } = shop.context
  const change = async (change: Record<string, unknown>) => {
    const { orderId } = await desk.buy()
    const { body } = await db.selectFrom('orders').select('body').where('id', '=', orderId).executeTakeFirstOrThrow()
    const { body: inBody, ...columns } = change
    const row = { ...columns, body: JSON.stringify({ ...body, ...(inBody as object) }) }
    await db.updateTable('orders').set(row).where('id', '=', orderId).execute()
    return codeOf(await generate(orderId))
  }
  const nobody = { billingInfo: {}, recipientInfo: {}, buyerInfo: {} }
  expect(await change({ email: '', body: nobody })).toBe('MISSING_CONTACT')
  expect(await change({ email: '' })).toBe('MISSING_CONTACT_EMAIL')
  expect(await change({ email: 'nowhere' })).toBe('INVALID_EMAIL')
  expect(await change({ total: 0 })).toBe('INVALID_PRICE_AMOUNT')
  expect(await change({ owner: `member:${crypto.randomUUID()}` })).toBe('CONTACT_NOT_FOUND')
  expect(await change({ body: { currency: 'XQQ' } })).toBe('UNKNOWN_CURRENCY')
  const { orderId } = await desk.buy()
  await asOwner(`POST /ecom/v1/orders/${orderId}/cancel`, {})
  expect(codeOf(await generate(orderId))).toBe('GENERATE_INVOICE_NOT_SUPPORTED')
  expect(codeOf(await generate(crypto.randomUUID()))).toBe('ORDER_NOT_FOUND')
})

test('generates invoices in bulk with an error per failure; lists own and external invoices', async () => {
  const [one, two] = [await desk.buy(), await desk.buy()]
  const unknown = crypto.randomUUID()
  const { body } = await asOwner('POST /ecom/v1/bulk/invoices/generate', {
    orderIds: [one.orderId, unknown, one.orderId],
  })
  expect(body.results.map((each: { itemMetadata: object }) => each.itemMetadata)).toMatchObject([
    { id: one.orderId, originalIndex: 0, success: true },
    { id: unknown, success: false, error: { code: 'ORDER_NOT_FOUND' } },
    { success: false, error: { code: 'INVOICE_ALREADY_EXISTS' } },
  ])
  expect(body.bulkActionMetadata).toEqual({ totalSuccesses: 1, totalFailures: 2, undetailedFailures: 0 })
  const appId = crypto.randomUUID()
  const add = (invoiceInfo: object, orderId = two.orderId) =>
    asOwner(`POST /ecom/v1/invoices/orders/${orderId}/add-invoice`, { invoiceInfo })
  const added = [await add({ id: '2026-17', appId }), await add({ id: '2026-17', appId })]
  expect(added.map((each) => each.body)).toEqual(added.map(() => ({ orderInvoices: [{ id: '2026-17', appId }] })))
  for (const wrong of [{ id: 'x' }, { appId }, { id: '', appId }]) expect((await add(wrong)).status).toBe(400)
  expect(codeOf(await add({ id: '1', appId }, unknown))).toBe('ORDER_NOT_FOUND')
  const query = { orderIds: [one.orderId, two.orderId, unknown] }
  const { invoicesForOrder } = (await asOwner('POST /ecom/v1/invoices/list-by-ids', query)).body
  expect(invoicesForOrder).toEqual([
    { orderId: one.orderId, invoicesInfo: [{ id: body.results[0].item.invoiceId, appId: expect.any(String) }] },
    { orderId: two.orderId, invoicesInfo: [{ id: '2026-17', appId }] },
  ])
  const token = await shop.visitorToken()
  const stranger = await shop.send('POST /ecom/v1/invoices/list-by-ids', { token, body: query })
  expect(stranger.body).toEqual({ invoicesForOrder: [] })
})

test('prints documents of several orders as one PDF; packing slips cover unfulfilled items or one fulfillment', async () => {
  const [one, two] = [await desk.buy(), await desk.buy()]
  const print = (body: object) => asOwner('POST /vitrine/v1/documents/print', body)
  const orderIds = [one.orderId, two.orderId]
  expect(codeOf(await print({ orderIds, type: 'INVOICE' }))).toBe('NOTHING_TO_PRINT')
  await invoiceOf(two.orderId)
  expect((await print({ orderIds, type: 'INVOICE' })).body.documents).toBe(1)
  const slips = (await print({ orderIds, type: 'PACKING_SLIP' })).body
  expect(slips.documents).toBe(2)
  expect((await fetchPdf(slips.url)).response.headers.get('content-type')).toBe('application/pdf')
  expect((await fetchPdf(`${slips.url}x`)).response.status).toBe(404)
  const lineItems = [{ id: one.order.lineItems[0].id, quantity: 2 }]
  const sent = await asOwner(`POST /ecom/v1/fulfillments/orders/${one.orderId}/create-fulfillment`, {
    fulfillment: { lineItems },
  })
  expect((await print({ orderIds, type: 'PACKING_SLIP' })).body.documents).toBe(1)
  const ofParcel = { orderIds: [one.orderId], type: 'PACKING_SLIP', fulfillmentId: sent.body.fulfillmentId }
  expect((await print(ofParcel)).body.documents).toBe(1)
  expect(codeOf(await print({ ...ofParcel, fulfillmentId: crypto.randomUUID() }))).toBe('NOTHING_TO_PRINT')
  expect((await print({ ...ofParcel, orderIds })).status).toBe(400)
  expect(codeOf(await print({ orderIds: [crypto.randomUUID()], type: 'INVOICE' }))).toBe('ORDER_NOT_FOUND')
})

test('sends an order_updated webhook when an order gets an invoice', async () => {
  await addListener(shop)
  const { orderId } = await desk.buy()
  await generate(orderId)
  const types = (await desk.eventsOf(orderId)).filter(({ type }) => type === 'order_updated')
  expect(types.at(-1)!.body).toMatchObject({ currentEntity: { id: orderId } })
})
