import type { Order } from '@vitrine/client'
import { showToast } from '@vitrine/ui'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'

/** The payment request of a deposit. It is created with the order, next to those of the outstanding balances. */
const depositRequest = async (orderId: string): Promise<string | undefined> => {
  const [{ items }, remainders] = await Promise.all([
    shop.orderPaymentRequests.queryOrderPaymentRequests().eq('orderId', orderId).find(),
    shop.purchaseTerms.listRemainders(orderId),
  ])
  const later = new Set(remainders.map(({ paymentRequestId }) => paymentRequestId))
  return items.find(({ id, status }) => status === 'UNPAID' && !later.has(id))?.id
}

/** Sends the buyer of a placed order a link to pay what is due. If that fails, the order's page offers it again. */
export const sendPaymentLink = async ({ id: orderId, number, balanceSummary, remainders }: Order): Promise<void> => {
  const amount = { amount: balanceSummary!.balance!.amount! }
  const request = { orderId, amount, title: words.drafts.linkName(number) }
  try {
    if (remainders?.length) {
      const deposit = await depositRequest(orderId!)
      if (deposit !== undefined) await shop.orderPaymentRequests.sendOrderPaymentRequest(deposit)
      return
    }
    const made = await shop.orderPaymentRequests.createOrderPaymentRequest({ orderPaymentRequest: request })
    await shop.orderPaymentRequests.sendOrderPaymentRequest(made.id!)
  } catch {
    showToast({ message: words.drafts.sentNot })
  }
}
