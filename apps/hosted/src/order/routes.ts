import type { LinkedOrder } from '@vitrine/client'
import { giftCardView } from '../account/order-gift-cards.tsx'
import { orderView } from '../account/order-view.ts'
import { downloadViews } from '../download/downloads.ts'
import { instructionsOf } from '../instructions.ts'
import { createMoneyText } from '../money.ts'
import { drawWith } from '@vitrine/web/drawn-page.ts'
import { definePage, frameOf, type Answer, type PageRequest, type Route } from '../page.ts'
import { invoiceLinks, receiptLinks } from '../receipt/receipts.ts'
import { returnsView } from '../returns/view.ts'
import { askForLink, loadFinder } from './find.ts'
import { FindOrderPage } from './find-page.tsx'
import { linkedOrderOf, orFinder, type OpenLink } from './open-link.ts'
import { LinkedOrderPage, type LinkedOrderData } from './order-page.tsx'
import { LinkedReturnPage } from './return-page.tsx'
import { actOnReturn, loadReturn, returnAddress } from './returns.ts'
import { timelineOf } from './timeline.ts'

/** What can be paid by link, on the host that the page came from. */
const dueOf = ({ order, paymentUrl }: LinkedOrder, money: ReturnType<typeof createMoneyText>) => {
  if (paymentUrl === undefined) return {}
  const { pathname, search } = new URL(paymentUrl)
  return { due: { amount: money(order.balanceSummary?.balance), href: pathname + search } }
}

const dataOf = ({ token, linked, speech }: OpenLink, done: string | null): LinkedOrderData => {
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
    returns: returnsView(linked, { address: returnAddress(token), done }, speech),
    timeline: timelineOf(linked, words),
    ...(contactEmail !== undefined && { contactEmail }),
  }
}

const load = (request: PageRequest): Promise<Answer<LinkedOrderData>> =>
  orFinder(request, async () => {
    const open = await linkedOrderOf(request)
    const { linked, site, speech } = open
    return {
      title: speech.words.orderTitle(linked.order.number),
      data: dataOf(open, request.url.searchParams.get('done')),
      frame: frameOf({ ...speech, site }),
    }
  })

/** The page of an order for whoever has the link from its emails, and the way to another link. */
export const linkedOrderRoutes: readonly Route[] = [
  definePage({
    path: '/order',
    Page: LinkedOrderPage,
    load,
    act: async (request, form) => drawWith(FindOrderPage, await askForLink(request, form)),
  }),
  definePage({ path: '/order/return', Page: LinkedReturnPage, load: loadReturn, act: actOnReturn }),
  definePage({ path: '/order/find', Page: FindOrderPage, load: loadFinder, act: askForLink }),
]
