import type { Order } from '@vitrine/client'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'

/**
 * Returns the payment request of what an order is paid first: its deposit, or its first outstanding balance, such as that
 * of an invoice. Both are created with the order.
 */
const firstRequest = async (orderId: string): Promise<string | undefined> => {
  const [{ items }, remainders] = await Promise.all([
    shop.orderPaymentRequests.queryOrderPaymentRequests().eq('orderId', orderId).find(),
    shop.purchaseTerms.listRemainders(orderId),
  ])
  const later = remainders.flatMap(({ paymentRequestId }) => paymentRequestId ?? [])
  const unpaid = items.filter(({ status }) => status === 'UNPAID').map(({ id }) => id!)
  return unpaid.find((id) => !later.includes(id)) ?? later.find((id) => unpaid.includes(id))
}

/** Creates a payment request for all that an order without a deposit or balances is due. */
const createRequest = async ({ id: orderId, number, balanceSummary }: Order): Promise<string> => {
  const amount = { amount: balanceSummary!.balance!.amount! }
  const request = { orderId, amount, title: words.drafts.linkName(number) }
  return (await shop.orderPaymentRequests.createOrderPaymentRequest({ orderPaymentRequest: request })).id!
}

/**
 * Sends the buyer of a placed order a link to pay what is due. Returns whether it was sent: if not, the order's page
 * offers it again.
 */
export const sendPaymentLink = async (order: Order): Promise<boolean> => {
  try {
    const request = order.remainders?.length ? await firstRequest(order.id) : await createRequest(order)
    if (request === undefined) return false
    await shop.orderPaymentRequests.sendOrderPaymentRequest(request)
    return true
  } catch {
    return false
  }
}
