import type { Order } from '@vitrine/client'
import { downloadViews } from '../download/downloads.ts'
import { instructionsOf } from '../instructions.ts'
import type { Answer, PageRequest } from '../page.ts'
import { invoiceLinks, receiptLinks } from '../receipt/receipts.ts'
import { shipmentsOf } from '../shipment/shipments.ts'
import type { ConfirmationData } from './confirmation-page.tsx'
import { checkoutFrame } from './draw.ts'
import { openCheckout, type OpenCheckout } from './frame/open.ts'

/** Offers guests an account. The order joins it once the email is verified. */
const offerOf = ({ clientId }: OpenCheckout, { buyerInfo }: Order): Pick<ConfirmationData, 'offer'> => {
  const { email, memberId } = buyerInfo
  if (clientId === undefined || memberId !== undefined || !email) return {}
  const next = `/hosted/account/orders?${new URLSearchParams({ clientId })}`
  return { offer: { email, href: `/hosted/sign-up?${new URLSearchParams({ clientId, continue: next })}` } }
}

/** Loads the confirmation of an order. */
export const loadConfirmation = async (request: PageRequest): Promise<Answer<ConfirmationData>> => {
  const opened = await openCheckout(request)
  const orderId = request.url.searchParams.get('orderId') ?? ''
  const [order, { paymentMethod }, { orderWithFulfillments }, receipts, invoices, downloads] = await Promise.all([
    opened.api.orders.getOrder(orderId),
    opened.api.payments.getPaymentInstructions(orderId),
    opened.api.orderFulfillments.listFulfillmentsForSingleOrder(orderId),
    opened.api.payments.listReceipts(orderId),
    opened.api.invoices.listInvoices(orderId),
    opened.api.digitalGoods.listDownloads(orderId),
  ])
  const frame = checkoutFrame(opened)
  return {
    title: opened.words.thankYou,
    data: {
      number: order.number,
      homeUrl: frame.homeUrl,
      ...offerOf(opened, order),
      downloads: downloadViews(downloads, opened),
      ...instructionsOf(order, { paymentMethod, locale: opened.locale }),
      shipments: shipmentsOf(order, orderWithFulfillments.fulfillments ?? [], opened.words),
      invoices: invoiceLinks(invoices, { ...opened, currency: order.currency }),
      receipts: receiptLinks(receipts, { ...opened, currency: order.currency }),
    },
    frame,
  }
}
