import { randomUUID } from 'node:crypto'
import { isApiError } from '@vitrine/client'
import { drawWith } from '@vitrine/web/document/drawn-page.ts'
import { downloadViews } from '../../download/downloads.ts'
import { instructionsOf } from '../../instructions.ts'
import { createMoneyText } from '../../text/money.ts'
import type { Answer, Drawn } from '../../page.ts'
import { redirectTo } from '@vitrine/web/page/redirect-to.ts'
import { invoiceLinks, receiptLinks } from '../../receipt/receipts.ts'
import { remainderViews } from '../../remainder.ts'
import { actOnReturns, isAboutReturns, type RefusedReturn } from '../../returns/act.ts'
import { returnsView } from '../../returns/returns.ts'
import { actOnWithdrawal, isWithdrawal, type RefusedWithdrawal } from '../../withdrawal/act.ts'
import { withdrawalView } from '../../withdrawal/withdrawal.ts'
import { OrderPage, type OrderData } from './order-page.tsx'
import { OrdersPage, UnknownOrderPage, type OrdersData } from './orders-page.tsx'
import { giftCardView } from './order-gift-cards.tsx'
import { orderRow, orderView } from './order-view.ts'
import { showAccount, defineMembersPage, type OpenAccount } from '../open.ts'

const path = '/hosted/account/orders'
const perPage = 20

const showList = async (account: OpenAccount): Promise<Answer<OrdersData>> => {
  const cursor = account.request.url.searchParams.get('cursor')
  const paging = { limit: perPage, ...(cursor !== null && { cursor }) }
  const [{ orders, metadata }, company] = await Promise.all([
    account.api.orders.searchOrders({ cursorPaging: paging }),
    account.api.companies.getMyCompany(),
  ])
  const next = metadata.cursors?.next
  const data = {
    rows: orders.map((order) => orderRow(order, account)),
    shopHref: account.site.storefrontUrl,
    ...(next != null && { olderHref: `${path}?${new URLSearchParams({ cursor: next })}` }),
    ...(cursor !== null && { newestHref: path }),
    ...(company && { company: company.name }),
  }
  return showAccount(account, { title: account.words.orders, section: 'orders', data })
}

/** Gives the same answer for unknown orders and those of other members. */
const unknownOrder = (account: OpenAccount): Drawn =>
  drawWith(
    UnknownOrderPage,
    showAccount(account, { status: 404, title: account.words.orderNotFound, section: 'orders', data: {} }),
  )

const detailOf = (id: string): string => `${path}/detail?${new URLSearchParams({ id })}`

const returnsOf = async ({ api }: OpenAccount, id: string) => {
  const [returns, returnable, settings, withdrawability] = await Promise.all([
    api.returns.listReturnsOfOrder(id),
    api.returns.getReturnability(id),
    api.returns.getReturnSettings(),
    api.returns.getWithdrawability(id),
  ])
  return { returns, returnable, settings, withdrawability }
}

/** Why a form was rejected. */
interface Refused {
  readonly returned?: RefusedReturn
  readonly withdrawal?: RefusedWithdrawal
}

const showOrder = async (account: OpenAccount, refused: Refused = {}): Promise<Answer<OrderData>> => {
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
    const [query, href] = [request.url.searchParams, detailOf(id)]
    const returns = returnsView(
      { order, ...known },
      { ...account, action: `${href}#returns`, done: query.get('done'), refused: refused.returned },
    )
    const withdrawing = { ...account, href, query, newId: randomUUID, refused: refused.withdrawal }
    const withdrawal = withdrawalView({ order, ...known }, withdrawing)
    return showAccount(account, {
      ...((refused.returned ?? refused.withdrawal) && { status: 422 }),
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
        ...(withdrawal && { withdrawal }),
      },
    })
  } catch (error) {
    if (isApiError(error, 'NOT_FOUND', 'INVALID_ARGUMENT')) return unknownOrder(account)
    throw error
  }
}

const idIn = ({ request }: OpenAccount): string => request.url.searchParams.get('id') ?? ''

interface Acting {
  readonly id: string
  readonly form: FormData
  readonly lineIds: readonly string[]
}

/** Requests or cancels a return. */
const returnItems = async (account: OpenAccount, { id, form, lineIds }: Acting): Promise<Answer<OrderData>> => {
  const { returns } = account.api
  const answer = await actOnReturns(form, {
    lineIds,
    ask: (fields) => returns.requestReturn(id, fields),
    cancel: (returnId) => returns.cancelReturn(id, returnId),
  })
  if ('refused' in answer) return showOrder(account, { returned: answer.refused })
  return redirectTo(`${detailOf(id)}&done=${answer.done}#returns`)
}

/** Withdraws from an order. */
const withdraw = async (account: OpenAccount, { id, form, lineIds }: Acting): Promise<Answer<OrderData>> => {
  const refused = await actOnWithdrawal(form, {
    lineIds,
    withdraw: (statement) => account.api.returns.withdrawFromOrder(id, statement),
  })
  return refused ? showOrder(account, { withdrawal: refused }) : redirectTo(`${detailOf(id)}&done=withdrawn#withdrawal`)
}

const actOnOrder = async (account: OpenAccount, form: FormData): Promise<Answer<OrderData>> => {
  const id = idIn(account)
  const act = isWithdrawal(form) ? withdraw : isAboutReturns(form) ? returnItems : undefined
  if (!act) return showOrder(account)
  try {
    const { lineItems } = await account.api.orders.getOrder(id)
    return await act(account, { id, form, lineIds: lineItems.map((line) => line.id) })
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
