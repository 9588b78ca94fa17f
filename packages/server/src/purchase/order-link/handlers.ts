import type { orderLinkCalls } from '@vitrine/contract'
import type { SignedInMember, Visitor } from '../../ground/base/caller.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { Context } from '../../ground/context/context.ts'
import { memberOfOrder, type StoredOrder } from '../../orders/order/api.ts'
import { cancelReturn, presentReturn, requestReturn, withdrawFromOrder } from '../returns/api.ts'
import { openOrderLink, requireLinkedOrder } from './open.ts'
import { requestOrderLink } from './request.ts'

/** Anyone who has the link to an order acts as its buyer, for this order only. */
const buyerOf = ({ site_id: siteId, owner, ...order }: StoredOrder): Visitor | SignedInMember => {
  const visitorId = order.body.buyerInfo.visitorId ?? owner.slice(owner.indexOf(':') + 1)
  const memberId = memberOfOrder({ owner })
  if (memberId === undefined) return { role: 'visitor', siteId, visitorId }
  // A link has no session.
  return { role: 'member', siteId, visitorId, memberId, sessionId: '' }
}

/** Handles the order page that emails link to. */
export const createOrderLinkHandlers = (context: Context): Handlers<typeof orderLinkCalls> => ({
  openOrderLink: async (_caller, { body: { token } }) => ({ linkedOrder: await openOrderLink(context, token) }),

  requestLinkedReturn: async (_caller, { body: { token, ...request } }) => {
    const order = await requireLinkedOrder(context, token)
    const caller = buyerOf(order)
    return { orderReturn: presentReturn(await requestReturn(context, { caller, orderId: order.id, ...request })) }
  },

  cancelLinkedReturn: async (_caller, { body: { token, returnId: id } }) => {
    const order = await requireLinkedOrder(context, token)
    const caller = buyerOf(order)
    return { orderReturn: presentReturn(await cancelReturn(context, { caller, id, orderId: order.id })) }
  },

  withdrawFromLinkedOrder: async (_caller, { body: { token, ...stated } }) => {
    const order = await requireLinkedOrder(context, token)
    const caller = buyerOf(order)
    return { orderReturn: presentReturn(await withdrawFromOrder(context, { caller, orderId: order.id, ...stated })) }
  },

  requestOrderLink: async (_caller, { body }, { ip }) => {
    await requestOrderLink(context, { ...body, ip })
    return {}
  },
})
