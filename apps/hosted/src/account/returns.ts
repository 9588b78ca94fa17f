import { isApiError } from '@vitrine/client'
import type { Answer } from '../page.ts'
import { actOnReturns, withDone, type ReturnWay } from '../returns/act.ts'
import { returnForm } from '../returns/form.ts'
import { defineMembersPage, showAccount, type OpenAccount } from './open.ts'
import { ReturnPage, type ReturnData } from './return-page.tsx'
import { unknownOrder } from './unknown-order.ts'

const orderPath = '/hosted/account/orders/detail'

export const returnAddress = (id: string): string => withDone('/hosted/account/orders/return', { id })

const wayOf = (account: OpenAccount): ReturnWay<ReturnData> => {
  const { api, words, request } = account
  const id = request.url.searchParams.get('id') ?? ''
  return {
    words,
    read: async () => {
      const [order, returns, returnable, settings] = await Promise.all([
        api.orders.getOrder(id),
        api.returns.listReturnsOfOrder(id),
        api.returns.getReturnability(id),
        api.returns.getReturnSettings(),
      ])
      return { order, returns, returnable, settings, isMember: true, back: withDone(orderPath, { id }) }
    },
    form: (known) => returnForm(known, account),
    draw: (known, refused) =>
      showAccount(account, {
        ...(refused && { status: 422 }),
        title: words.orderReturns.askTitle(known.order.number),
        section: 'orders',
        data: { form: returnForm(known, account, refused) },
      }),
    request: (asked) => api.returns.requestReturn(id, asked),
    cancel: (returnId) => api.returns.cancelReturn(id, returnId),
    orderAddress: (done) => withDone(orderPath, { id }, done),
  }
}

const orUnknown = async (
  account: OpenAccount,
  work: (way: ReturnWay<ReturnData>) => Promise<Answer<ReturnData>>,
): Promise<Answer<ReturnData>> => {
  try {
    return await work(wayOf(account))
  } catch (error) {
    if (isApiError(error, 'NOT_FOUND', 'INVALID_ARGUMENT')) return unknownOrder(account)
    throw error
  }
}

/** Where a member asks to return things of an order, and takes such a wish back. */
export const returnRoute = defineMembersPage({
  path: '/account/orders/return',
  Page: ReturnPage,
  load: (account) => orUnknown(account, async (way) => way.draw(await way.read())),
  act: (account, form) => orUnknown(account, (way) => actOnReturns(way, form)),
})
