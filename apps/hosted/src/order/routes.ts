import { calls, isApiError, type LinkedOrder } from '@vitrine/client'
import { giftCardView } from '../account/order-gift-cards.tsx'
import { orderView } from '../account/order-view.ts'
import { downloadViews } from '../download/downloads.ts'
import { instructionsOf } from '../instructions.ts'
import { createMoneyText } from '../money.ts'
import { drawWith } from '@vitrine/web/drawn-page.ts'
import { definePage, frameOf, type Answer, type PageRequest, type Route } from '../page.ts'
import { invoiceLinks, receiptLinks } from '../receipt/receipts.ts'
import type { Speech } from '../words/speech.ts'
import { askForLink, drawFinder, loadFinder } from './find.ts'
import { FindOrderPage } from './find-page.tsx'
import { LinkedOrderPage, type LinkedOrderData } from './order-page.tsx'
import { timelineOf } from './timeline.ts'

/** What can be paid by link, on the host that the page came from. */
const dueOf = ({ order, paymentUrl }: LinkedOrder, money: ReturnType<typeof createMoneyText>) => {
  if (paymentUrl === undefined) return {}
  const { pathname, search } = new URL(paymentUrl)
  return { due: { amount: money(order.balanceSummary?.balance), href: pathname + search } }
}

const dataOf = (token: string, linked: LinkedOrder, speech: Speech): LinkedOrderData => {
  const { order, fulfillments, downloads, giftCards, invoices, receipts, paymentMethod, contactEmail } = linked
  const { words, locale } = speech
  const money = createMoneyText(order.currency, locale)
  const writing = { currency: order.currency ?? '', locale, words }
  return {
    token,
    order: orderView(order, { fulfillments, speech }),
    downloads: downloadViews(downloads, speech),
    giftCards: giftCards.map((card) => giftCardView(card, money)),
    ...instructionsOf(order, { paymentMethod, locale }),
    ...dueOf(linked, money),
    invoices: invoiceLinks(invoices, writing),
    receipts: receiptLinks(receipts, writing),
    timeline: timelineOf(order, words),
    ...(contactEmail !== undefined && { contactEmail }),
  }
}

const load = async (request: PageRequest): Promise<Answer<LinkedOrderData>> => {
  const token = request.url.searchParams.get('token') ?? ''
  const api = request.api()
  try {
    const { linkedOrder } = await api.send(calls.openOrderLink, { body: { token } })
    const { site } = await api.send(calls.getSite, { query: { siteId: linkedOrder.siteId } })
    const speech = await request.speak(linkedOrder.order.buyerLanguage ?? site.language)
    return {
      title: speech.words.orderTitle(linkedOrder.order.number),
      data: dataOf(token, linkedOrder, speech),
      frame: frameOf({ ...speech, site }),
    }
  } catch (error) {
    if (!isApiError(error, 'ORDER_LINK_EXPIRED', 'NOT_FOUND', 'INVALID_ARGUMENT')) throw error
    const why = error.code === 'ORDER_LINK_EXPIRED' ? 'expired' : 'broken'
    return drawFinder(request, why)
  }
}

/** The page of an order for whoever has the link from its emails, and the way to another link. */
export const linkedOrderRoutes: readonly Route[] = [
  definePage({
    path: '/order',
    Page: LinkedOrderPage,
    load,
    act: async (request, form) => drawWith(FindOrderPage, await askForLink(request, form)),
  }),
  definePage({ path: '/order/find', Page: FindOrderPage, load: loadFinder, act: askForLink }),
]
