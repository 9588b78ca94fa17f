import { isApiError } from '@vitrine/client'
import { drawWith } from '@vitrine/web/drawn-page.ts'
import { downloadViews } from '../download/downloads.ts'
import { instructionsOf } from '../instructions.ts'
import { createMoneyText } from '../money.ts'
import type { Answer, Drawn } from '../page.ts'
import { redirectTo } from '@vitrine/web/redirect-to.ts'
import { invoiceLinks, receiptLinks } from '../receipt/receipts.ts'
import { remainderViews } from '../remainder.ts'
import { actOnReturns, isAboutReturns, type RefusedReturn } from '../returns/act.ts'
import { returnsView } from '../returns/returns.ts'
import { OrderPage, type OrderData } from './order-page.tsx'
import { OrdersPage, UnknownOrderPage, type OrdersData } from './orders-page.tsx'
import { giftCardView } from './order-gift-cards.tsx'
import { orderRow, orderView } from './order-view.ts'
import { showAccount, defineMembersPage, type OpenAccount } from './open.ts'

const path = '/hosted/account/orders'
const perPage = 20

const showList = async (account: OpenAccount): Promise<Answer<OrdersData>> => {
  const cursor = account.request.url.searchParams.get('cursor')
  const paging = { limit: perPage, ...(cursor !== null && { cursor }) }
  const { orders, metadata } = await account.api.orders.searchOrders({ cursorPaging: paging })
  const next = metadata.cursors?.next
  const data = {
    rows: orders.map((order) => orderRow(order, account)),
    shopHref: account.site.storefrontUrl,
    ...(next != null && { olderHref: `${path}?${new URLSearchParams({ cursor: next })}` }),
    ...(cursor !== null && { newestHref: path }),
  }
  return showAccount(account, { title: account.words.orders, section: 'orders', data })
}

/** Says the same of an order that is not there and of one that is another's. */
const unknownOrder = (account: OpenAccount): Drawn =>
  drawWith(
    UnknownOrderPage,
    showAccount(account, { status: 404, title: account.words.orderNotFound, section: 'orders', data: {} }),
  )

const detailOf = (id: string): string => `${path}/detail?${new URLSearchParams({ id })}`

const returnsOf = async ({ api }: OpenAccount, id: string) => {
  const [returns, returnable, settings] = await Promise.all([
    api.returns.listReturnsOfOrder(id),
    api.returns.getReturnability(id),
    api.returns.getReturnSettings(),
  ])
  return { returns, returnable, settings }
}

const showOrder = async (account: OpenAccount, refused?: RefusedReturn): Promise<Answer<OrderData>> => {
  const { api, request } = account
  const id = idIn(account)
  try {
    const [
      order,
      { orderWithFulfillments },
      { paymentMethod },
      giftCards,
      receipts,
      invoices,
      downloads,
      known,
      remainders,
    ] = await Promise.all([
      api.orders.getOrder(id),
      api.orderFulfillments.listFulfillmentsForSingleOrder(id),
      api.payments.getPaymentInstructions(id),
      api.giftCards.listGiftCardsOfOrder(id),
      api.payments.listReceipts(id),
      api.invoices.listInvoices(id),
      api.digitalGoods.listDownloads(id),
      returnsOf(account, id),
      api.purchaseTerms.listRemainders(id),
    ])
    const done = request.url.searchParams.get('done')
    const returns = returnsView({ order, ...known }, { ...account, action: `${detailOf(id)}#returns`, done, refused })
    return showAccount(account, {
      ...(refused && { status: 422 }),
      title: account.words.orderTitle(order.number),
      section: 'orders',
      data: {
        downloads: downloadViews(downloads, account),
        giftCards: giftCards.map((card) => giftCardView(card, createMoneyText(order.currency, account.locale))),
        order: orderView(order, { ...orderWithFulfillments, speech: account }),
        ...instructionsOf(order, { paymentMethod, locale: account.locale }),
        invoices: invoiceLinks(invoices, { ...account, currency: order.currency }),
        receipts: receiptLinks(receipts, { ...account, currency: order.currency }),
        remainders: remainderViews(remainders, order, account),
        ...(returns && { returns }),
      },
    })
  } catch (error) {
    if (isApiError(error, 'NOT_FOUND', 'INVALID_ARGUMENT')) return unknownOrder(account)
    throw error
  }
}

const idIn = ({ request }: OpenAccount): string => request.url.searchParams.get('id') ?? ''

/** Asks for a return of an order, or cancels one. */
const actOnOrder = async (account: OpenAccount, form: FormData): Promise<Answer<OrderData>> => {
  const [{ api }, id] = [account, idIn(account)]
  if (!isAboutReturns(form)) return showOrder(account)
  try {
    const order = await api.orders.getOrder(id)
    const answer = await actOnReturns(form, {
      lineIds: order.lineItems.map((line) => line.id),
      ask: (asked) => api.returns.requestReturn(id, asked),
      cancel: (returnId) => api.returns.cancelReturn(id, returnId),
    })
    if ('refused' in answer) return await showOrder(account, answer.refused)
    return redirectTo(`${detailOf(id)}&done=${answer.done}#returns`)
  } catch (error) {
    if (isApiError(error, 'NOT_FOUND', 'INVALID_ARGUMENT')) return unknownOrder(account)
    throw error
  }
}

export const orderRoutes = [
  defineMembersPage({ path: '/account/orders', Page: OrdersPage, load: showList }),
  defineMembersPage({
    path: '/account/orders/detail',
    Page: OrderPage,
    load: (account) => showOrder(account),
    act: actOnOrder,
  }),
]
