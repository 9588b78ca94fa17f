import { isApiError } from '@vitrine/client'
import { instructionsOf } from '../instructions.ts'
import type { Answer } from '../page.ts'
import { orderRow, orderView } from './order-view.ts'
import { drawAccount, forMembers, type OpenAccount } from './open.ts'

const path = '/hosted/account/orders'
const perPage = 20

const drawList = async (account: OpenAccount): Promise<Answer> => {
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
  return drawAccount(account, { page: 'account-orders', title: account.words.orders, section: 'orders', data })
}

/** Says the same of an order that is not there and of one that is another's. */
const unknownOrder = (account: OpenAccount): Answer =>
  drawAccount(account, {
    status: 404,
    page: 'account-order-unknown',
    title: account.words.orderUnknown,
    section: 'orders',
    data: {},
  })

const drawOrder = async (account: OpenAccount): Promise<Answer> => {
  const { api, request } = account
  const id = request.url.searchParams.get('id') ?? ''
  try {
    const [order, { orderWithFulfillments }, { paymentMethod }] = await Promise.all([
      api.orders.getOrder(id),
      api.orderFulfillments.listFulfillmentsForSingleOrder(id),
      api.payments.getPaymentInstructions(id),
    ])
    return drawAccount(account, {
      page: 'account-order',
      title: account.words.orderTitle(order.number),
      section: 'orders',
      data: {
        order: orderView(order, { ...orderWithFulfillments, speech: account }),
        ...instructionsOf(order, { paymentMethod, locale: account.locale }),
      },
    })
  } catch (error) {
    if (isApiError(error, 'NOT_FOUND', 'INVALID_ARGUMENT')) return unknownOrder(account)
    throw error
  }
}

export const orderRoutes = [
  forMembers({ path: '/account/orders', load: drawList }),
  forMembers({ path: '/account/orders/detail', load: drawOrder }),
]
