import type { Order } from '@vitrine/client'
import { showToast } from '@vitrine/ui'
import { shop } from '../shop.ts'
import { words } from '../words/en.ts'

/** Sends the buyer of an order that stands a link to pay what is due; its page asks again where that fails. */
export const sendLink = async ({ id: orderId, number, balanceSummary }: Order): Promise<void> => {
  const amount = { amount: balanceSummary!.balance!.amount! }
  const asked = { orderId, amount, title: words.drafts.linkName(number) }
  try {
    const made = await shop.orderPaymentRequests.createOrderPaymentRequest({ orderPaymentRequest: asked })
    await shop.orderPaymentRequests.sendOrderPaymentRequest(made.id!)
  } catch {
    showToast({ message: words.drafts.sentNot })
  }
}
