import { assert, expectRefusal, need } from '../../expect.ts'
import { check } from '../../report.ts'
import { openBackOffice } from '../../shop.ts'
import { paidOrder } from './money-back.ts'

/** Functions that the SDK has, but not in its public types. */
interface Internal {
  readonly generateInvoice: (orderId: string) => Promise<{ invoiceId?: string }>
  readonly bulkGenerateInvoices: (orderIds: string[]) => Promise<{
    results?: { item?: { orderId?: string; invoiceId?: string }; itemMetadata?: { success?: boolean } }[]
    bulkActionMetadata?: { totalSuccesses?: number; totalFailures?: number }
  }>
  readonly addInvoiceToOrder: (
    orderId: string,
    invoice: { _id: string; appId: string },
  ) => Promise<{ orderInvoices?: { _id?: string; appId?: string }[] }>
}

const nobody = () => crypto.randomUUID()

/** Invoices of orders. */
export const writeInvoices = async (productId: string): Promise<void> => {
  const { orderInvoices } = openBackOffice()
  const internal = orderInvoices as unknown as Internal
  const [first, second] = [(await paidOrder(productId)).orderId, (await paidOrder(productId)).orderId]
  const listed = async (...orderIds: string[]) =>
    (await orderInvoices.listInvoicesForMultipleOrders(orderIds)).invoicesForOrder ?? []
  await check('orderInvoices.generateInvoice', 'issues an invoice for an order, once', async () => {
    const { invoiceId } = await internal.generateInvoice(first)
    assert.match(need(invoiceId, 'invoice id'), /^[\da-f-]{36}$/)
    await expectRefusal(() => internal.generateInvoice(first), { status: 428, code: 'INVOICE_ALREADY_EXISTS' })
    await expectRefusal(() => internal.generateInvoice(nobody()), { status: 404, code: 'ORDER_NOT_FOUND' })
  })
  await check('orderInvoices.bulkGenerateInvoices', 'each order succeeds or fails independently', async () => {
    const { results = [], bulkActionMetadata } = await internal.bulkGenerateInvoices([first, second])
    assert.deepEqual(
      results.map(({ itemMetadata }) => itemMetadata?.success),
      [false, true],
    )
    assert.equal(results[1]?.item?.orderId, second)
    assert.equal(bulkActionMetadata?.totalFailures, 1)
  })
  await check('orderInvoices.addInvoiceToOrder', 'an external invoice in addition to ours', async () => {
    const invoice = { _id: '2026-17', appId: nobody() }
    // The SDK renames the fields of its arguments.
    const { orderInvoices: all = [] } = await internal.addInvoiceToOrder(second, { ...invoice })
    assert.equal(all.length, 2)
    assert.deepEqual(all[1], invoice)
  })
  await check('orderInvoices.listInvoicesForMultipleOrders', 'invoices of several orders', async () => {
    const found = await listed(first, second, nobody())
    assert.deepEqual(
      found.map(({ orderId, invoicesInfo = [] }) => [orderId, invoicesInfo.length]),
      [
        [first, 1],
        [second, 2],
      ],
    )
  })
}
