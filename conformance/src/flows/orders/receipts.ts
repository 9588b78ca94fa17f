import { assert, expectRefusal, need } from '../../expect.ts'
import { check } from '../../report.ts'
import { openBackOffice } from '../../shop.ts'
import { paidOrder } from './money-back.ts'

/** Functions that the SDK has, but not in its public types. */
interface Internal {
  readonly voidMemberships: (orderId: string, options: { paymentIds: readonly string[] }) => Promise<void>
  readonly updatePayments: () => Promise<void>
  readonly updateRefundTransaction: (orderId: string, refundId: string, options?: object) => Promise<void>
}

const nobody = () => crypto.randomUUID()

const writeReceipts = async (productId: string): Promise<void> => {
  const { orderBilling } = openBackOffice()
  const { orderId, paymentId } = await paidOrder(productId)
  const held = await paidOrder(productId, { delayCapture: true })
  const generate = (id: string, ...paymentIds: string[]) => orderBilling.generateReceipts(id, { paymentIds })
  await check('orderBilling.generateReceipts', 'creates a receipt of a payment, once', async () => {
    const { receipts } = await generate(orderId, paymentId)
    assert.equal(receipts?.length, 1)
    assert.equal(receipts[0]!.paymentId, paymentId)
    assert.match(need(receipts[0]!.receiptId, 'receipt id'), /^[\da-f-]{36}$/)
    await expectRefusal(() => generate(orderId, paymentId), { status: 428, code: 'RECEIPT_ALREADY_EXIST' })
  })
  await check('orderBilling.generateReceipts', 'authorized and unknown payments have none', async () => {
    await expectRefusal(() => generate(held.orderId, held.paymentId), { status: 428, code: 'INVALID_PAYMENT_STATUS' })
    await expectRefusal(() => generate(orderId, nobody()), { status: 404, code: 'PAYMENT_NOT_FOUND' })
    await expectRefusal(() => generate(nobody(), paymentId), { status: 404, code: 'ORDER_NOT_FOUND' })
  })
}

const refuseMemberships = async (productId: string): Promise<void> => {
  const { orderBilling } = openBackOffice()
  const { orderId, paymentId } = await paidOrder(productId)
  await check('orderBilling.chargeMemberships', 'refused by name', async () => {
    const existingMembership = { membershipId: nobody(), appId: nobody() }
    const memberships = [{ lineItemId: nobody(), membershipIdentifier: { identifier: { existingMembership } } }]
    const charge = (id: string) => orderBilling.chargeMemberships(id, { memberId: nobody(), memberships } as never)
    await expectRefusal(() => charge(orderId), { status: 428, code: 'MEMBERSHIP_NOT_ELIGIBLE' })
    await expectRefusal(() => charge(nobody()), { status: 404, code: 'ORDER_NOT_FOUND' })
  })
  await check('orderBilling.voidMemberships', 'refused by name', async () => {
    const { voidMemberships } = orderBilling as unknown as Pick<Internal, 'voidMemberships'>
    const release = (id: string) => voidMemberships(orderId, { paymentIds: [id] })
    await expectRefusal(() => release(paymentId), { status: 428, code: 'NOT_MEMBERSHIP_PAYMENT' })
    await expectRefusal(() => release(nobody()), { status: 404, code: 'PAYMENT_NOT_FOUND' })
  })
}

const updateNothing = async (productId: string): Promise<void> => {
  const { orderBilling, orderTransactions } = openBackOffice()
  const { updatePayments, updateRefundTransaction } = orderTransactions as unknown as Omit<Internal, 'voidMemberships'>
  const { orderId, paymentId } = await paidOrder(productId)
  const paymentRefunds = [{ paymentId, amount: { amount: '1' } }]
  const { refund } = await orderBilling.refundPayments(orderId, { paymentRefunds } as never)
  const refundId = need(refund?._id, 'refund id')
  const read = async () => (await orderTransactions.listTransactionsForSingleOrder(orderId)).orderTransactions
  const before = await read()
  await check('orderTransactions.updatePayments', 'the SDK cannot name an order, and the error says so', () =>
    expectRefusal(() => updatePayments(), { status: 404, code: 'ORDER_TRANSACTIONS_NOT_FOUND' }),
  )
  await check(
    'orderTransactions.updateRefundTransaction',
    'an unchanged status is accepted, one that contradicts the provider refused',
    async () => {
      await updateRefundTransaction(orderId, refundId)
      const [known] = need(before?.refunds?.[0]?.transactions, 'transactions of the refund')
      await updateRefundTransaction(orderId, refundId, { transaction: known })
      const transaction = { refundStatus: 'FAILED' }
      await expectRefusal(() => updateRefundTransaction(orderId, refundId, { transaction }), { status: 400 })
      assert.deepEqual(await read(), before)
    },
  )
  await check('orderTransactions.updateRefundTransaction', 'of an unknown payment', async () => {
    const none = { status: 404, code: 'REFUND_TRANSACTION_NOT_FOUND' }
    const transaction = { paymentId: nobody() }
    await expectRefusal(() => updateRefundTransaction(orderId, refundId, { transaction }), none)
    const missing = { status: 404, code: 'REFUND_NOT_FOUND' }
    await expectRefusal(() => updateRefundTransaction(orderId, nobody()), missing)
    const unknown = { status: 404, code: 'ORDER_TRANSACTIONS_NOT_FOUND' }
    await expectRefusal(() => updateRefundTransaction(nobody(), refundId), unknown)
  })
}

/** Receipts, and specified calls that have no effect here. */
export const writeOfMoney = async (productId: string): Promise<void> => {
  await writeReceipts(productId)
  await refuseMemberships(productId)
  await updateNothing(productId)
}
