import { randomUUID } from 'node:crypto'
import { calls, isApiError, type LinkedOrder } from '@vitrine/client'
import { giftCardView } from '../account/orders/order-gift-cards.tsx'
import { orderView } from '../account/orders/order-view.ts'
import type { Dated } from '../text/day-text.ts'
import { downloadViews } from '../download/downloads.ts'
import { instructionsOf } from '../instructions.ts'
import { createMoneyText } from '../text/money.ts'
import { drawWith } from '@vitrine/web/document/drawn-page.ts'
import { redirectTo } from '@vitrine/web/page/redirect-to.ts'
import { definePage, frameOf, type Answer, type PageRequest, type Route } from '../page.ts'
import { remainderViews } from '../remainder.ts'
import { actOnReturns, isAboutReturns, type RefusedReturn } from '../returns/act.ts'
import { returnsView } from '../returns/returns.ts'
import { invoiceLinks, receiptLinks } from '../receipt/receipts.ts'
import { actOnWithdrawal, isWithdrawal, type RefusedWithdrawal } from '../withdrawal/act.ts'
import { withdrawalView } from '../withdrawal/withdrawal.ts'
import type { Speech } from '../words/speech.ts'
import { askForLink, drawFinder, loadFinder } from './find.ts'
import { FindOrderPage } from './find-page.tsx'
import { LinkedOrderPage, type LinkedOrderData } from './order-page.tsx'
import { timelineOf } from './timeline.ts'

/** Returns what can be paid by link, on the host that served the page. */
const dueOf = ({ paymentUrl, paymentAmount }: LinkedOrder, money: ReturnType<typeof createMoneyText>) => {
  if (paymentUrl === undefined) return {}
  const { pathname, search } = new URL(paymentUrl)
  return { due: { amount: money(paymentAmount), href: pathname + search } }
}

/** Returns the URL of a link's page. */
const addressOf = (token: string): string => `/hosted/order?${new URLSearchParams({ token })}`

interface Showing extends Speech, Dated {
  readonly token: string
  readonly query: URLSearchParams
  readonly refused?: Refused
}

/** Why a form was rejected. */
interface Refused {
  readonly returned?: RefusedReturn
  readonly withdrawal?: RefusedWithdrawal
}

const returnsOf = ({ order, returns, returnable, returnSettings: settings }: LinkedOrder, showing: Showing) => {
  const view = returnsView(
    { order, returns, returnable, settings },
    {
      ...showing,
      action: `${addressOf(showing.token)}#returns`,
      done: showing.query.get('done'),
      refused: showing.refused?.returned,
    },
  )
  return view && { returns: view }
}

const withdrawalOf = ({ order, returns, withdrawability }: LinkedOrder, showing: Showing) => {
  const view = withdrawalView(
    { order, returns, withdrawability },
    { ...showing, href: addressOf(showing.token), newId: randomUUID, refused: showing.refused?.withdrawal },
  )
  return view && { withdrawal: view }
}

const dataOf = (linked: LinkedOrder, showing: Showing): LinkedOrderData => {
  const { order, fulfillments, downloads, giftCards, invoices, receipts, paymentMethod, contactEmail } = linked
  const { words, locale } = showing
  const money = createMoneyText(order.currency, locale)
  const writing = { currency: order.currency ?? '', locale, words }
  return {
    order: orderView(order, { fulfillments, speech: showing }),
    downloads: downloadViews(downloads, showing),
    giftCards: giftCards.map((card) => giftCardView(card, money)),
    ...instructionsOf(order, { paymentMethod, locale }),
    ...dueOf(linked, money),
    remainders: remainderViews(linked.remainders, order, showing),
    invoices: invoiceLinks(invoices, writing),
    receipts: receiptLinks(receipts, writing),
    ...returnsOf(linked, showing),
    ...withdrawalOf(linked, showing),
    timeline: timelineOf(order, linked.returns, words),
    ...(contactEmail !== undefined && { contactEmail }),
  }
}

const tokenIn = ({ url }: PageRequest): string => url.searchParams.get('token') ?? ''

/** Runs work with a link's token. If the link is invalid or expired, shows how to get a new one. */
const withLink = async <Done>(request: PageRequest, work: () => Promise<Done>) => {
  try {
    return await work()
  } catch (error) {
    if (!isApiError(error, 'ORDER_LINK_EXPIRED', 'NOT_FOUND', 'INVALID_ARGUMENT')) throw error
    return drawFinder(request, error.code === 'ORDER_LINK_EXPIRED' ? 'expired' : 'broken')
  }
}

const load = (request: PageRequest, refused?: Refused): Promise<Answer<LinkedOrderData>> =>
  withLink(request, async () => {
    const [api, token] = [request.api(), tokenIn(request)]
    const { linkedOrder } = await api.send(calls.openOrderLink, { body: { token } })
    const { site } = await api.send(calls.getSite, { query: { siteId: linkedOrder.siteId } })
    const speech = await request.speak(linkedOrder.order.buyerLanguage ?? site.language)
    const query = request.url.searchParams
    return {
      ...(refused && { status: 422 }),
      title: speech.words.orderTitle(linkedOrder.order.number),
      data: dataOf(linkedOrder, { ...speech, site, token, query, ...(refused && { refused }) }),
      frame: frameOf({ ...speech, site }),
    }
  })

/** Withdraws from the order, as holder of the link. */
const withdrawByLink = (request: PageRequest, form: FormData): Promise<Answer<LinkedOrderData>> =>
  withLink(request, async () => {
    const [api, token] = [request.api(), tokenIn(request)]
    const { linkedOrder } = await api.send(calls.openOrderLink, { body: { token } })
    const refused = await actOnWithdrawal(form, {
      lineIds: linkedOrder.order.lineItems.map(({ id }) => id),
      withdraw: (statement) => api.send(calls.withdrawFromLinkedOrder, { body: { token, ...statement } }),
    })
    return refused
      ? load(request, { withdrawal: refused })
      : redirectTo(`${addressOf(token)}&done=withdrawn#withdrawal`)
  })

/** Requests or cancels a return, as holder of the link. */
const actByLink = (request: PageRequest, form: FormData): Promise<Answer<LinkedOrderData>> =>
  withLink(request, async () => {
    const [api, token] = [request.api(), tokenIn(request)]
    const { linkedOrder } = await api.send(calls.openOrderLink, { body: { token } })
    const answer = await actOnReturns(form, {
      lineIds: linkedOrder.order.lineItems.map(({ id }) => id),
      ask: (fields) => api.send(calls.requestLinkedReturn, { body: { token, ...fields } }),
      cancel: (returnId) => api.send(calls.cancelLinkedReturn, { body: { token, returnId } }),
    })
    if ('refused' in answer) return load(request, { returned: answer.refused })
    return redirectTo(`${addressOf(token)}&done=${answer.done}#returns`)
  })

/** The order page for holders of its link, and the form for a new link. */
export const linkedOrderRoutes: readonly Route[] = [
  definePage({
    path: '/order',
    Page: LinkedOrderPage,
    load: (request) => load(request),
    act: async (request, form) => {
      if (isWithdrawal(form)) return withdrawByLink(request, form)
      return isAboutReturns(form) ? actByLink(request, form) : drawWith(FindOrderPage, await askForLink(request, form))
    },
  }),
  definePage({ path: '/order/find', Page: FindOrderPage, load: loadFinder, act: askForLink }),
]
