import type { orderLinkCalls } from '@vitrine/contract'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { Context } from '../../ground/context/context.ts'
import { openOrderLink } from './open.ts'
import { requestOrderLink } from './request.ts'

/** The page of an order, for whoever has the link from an email about it. */
export const createOrderLinkHandlers = (context: Context): Handlers<typeof orderLinkCalls> => ({
  openOrderLink: async (_caller, { body: { token } }) => ({ linkedOrder: await openOrderLink(context, token) }),

  requestOrderLink: async (_caller, { body }, { ip }) => {
    await requestOrderLink(context, { ...body, ip })
    return {}
  },
})
