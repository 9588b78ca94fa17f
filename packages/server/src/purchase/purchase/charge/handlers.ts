import type { orderChargeCalls, paymentLinkCalls, paymentRequestCalls } from '@vitrine/contract'
import type { Handlers } from '../../../ground/base/handlers.ts'
import { invalidField, Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import { transact } from '../../../ground/database/transact.ts'
import { actorOf } from '../../../ground/event/actor.ts'
import { queueMail } from '../../../ground/mail/outbox.ts'
import { requireSite, type Site } from '../../../ground/site/sites.ts'
import { emailActivity, findOrder, lockOrder, noteOnOrder } from '../../../orders/order/api.ts'
import {
  cardProviderFor,
  type Payments,
  responseToken,
  type Sandbox,
  transactionsOf,
  findAwaitingOfRequest,
} from '../../../money/payment/api.ts'
import { findPaymentRequest, paymentRequestUrl, unknownRequest } from '../../../orders/payment-request/api.ts'
import { createCardToken } from '../pay/card-token.ts'
import { presentAction } from '../pay/present-action.ts'
import { addPayments } from './add-payments.ts'
import { chargeOrder } from './charge-order.ts'
import { refuseDeclinedRequest } from './declined.ts'
import { paymentRequestEmail } from './payment-link/emails.ts'
import { openLink, presentLink } from './payment-link/link.ts'
import { confirmLink, payLink } from './payment-link/pay-link.ts'
import { payRequest, refuseOver } from './payment-link/pay-request.ts'
import { redeemGiftCardFor } from './redeem.ts'
import { authorizeSaved } from './saved.ts'

interface Rooms {
  readonly payments: Payments
  readonly sandbox: Sandbox
}

type RequestHandlers = Pick<
  Handlers<typeof paymentRequestCalls>,
  'chargeOrderPaymentRequest' | 'sendOrderPaymentRequest'
>
type LinkHandlers = Handlers<typeof paymentLinkCalls>
type ChargeHandlers = Handlers<typeof orderChargeCalls>

const createRequestHandlers = (context: Context, { payments }: Rooms): RequestHandlers => {
  const { db, sites, config, now } = context
  const require = async (siteId: string, id: string) => {
    const request = await findPaymentRequest(db, siteId, id)
    const order = request && (await findOrder(db, siteId, request.order_id))
    if (!request || !order) throw unknownRequest()
    return { request, order, site: await requireSite(sites, siteId) }
  }
  return {
    chargeOrderPaymentRequest: async ({ siteId }, { body: { orderPaymentRequestId: id, paymentToken = '' } }) => {
      const { request, order, site } = await require(siteId, id)
      await refuseOver(db, { request, order, now: now() })
      if (paymentToken === '') throw invalidField('paymentToken', 'must be set', 'REQUIRED_FIELD')
      const provider = await cardProviderFor(db, site, paymentToken)
      if (provider === undefined) throw new Refusal('PAYMENT_METHOD_UNAVAILABLE')
      const means = { provider, method: null, token: paymentToken }
      const attempt = await payRequest(context, payments, { request, means })
      refuseDeclinedRequest(attempt)
      return attempt.state === 'awaiting' ? { paymentResponseToken: responseToken(attempt) } : {}
    },

    sendOrderPaymentRequest: async (caller, { params }) => {
      const { siteId } = caller
      const { request, order: known, site } = await require(siteId, params.orderPaymentRequestId)
      await refuseOver(db, { request, order: known, now: now() })
      return transact(db, async (transaction) => {
        const order = await lockOrder(transaction, caller, known.id)
        const { email: recipient } = order
        if (recipient === '') return { recipient }
        const message = paymentRequestEmail(order, { site, request, url: paymentRequestUrl(config, request) })
        await queueMail(transaction, { siteId, recipient, message })
        const payment = { amount: Number(request.amount), currency: request.currency }
        const sent = emailActivity('PAYMENT_LINK_SENT', { recipient, payment, data: { paymentRequestId: request.id } })
        await noteOnOrder(context, transaction, { order, actor: actorOf(caller) }, sent)
        return { recipient }
      })
    },
  }
}

const createLinkHandlers = (context: Context, rooms: Rooms): LinkHandlers => {
  const present = async (token: string) =>
    presentLink(context, rooms.payments.providers, await openLink(context, token))
  return {
    openPaymentLink: async (_caller, { body: { token } }) => ({ paymentLink: await present(token) }),

    payPaymentLink: async (_caller, { body: { token, ...paying } }, { ip }) => {
      const paid = await payLink(context, rooms.payments, { token, paying, ip })
      return { paymentLink: await present(token), ...paid }
    },

    getPaymentLinkAction: async (_caller, { body: { token } }) => {
      const { request } = await openLink(context, token)
      const attempt = await findAwaitingOfRequest(context.db, request)
      return attempt ? { paymentAction: await presentAction(context.db, rooms.payments.providers, attempt) } : {}
    },

    createPaymentLinkToken: async (_caller, { body: { token, ...card } }) => {
      const { site } = await openLink(context, token)
      return createCardToken(context, rooms.sandbox, { siteId: site.id, card })
    },

    confirmPaymentLink: async (_caller, { body: { token, paymentResponseToken: response, approved } }) => {
      await confirmLink(context, rooms, { token, response, approved })
      return { paymentLink: await present(token) }
    },
  }
}

const createChargeHandlers = (context: Context, { payments }: Rooms): ChargeHandlers => {
  const { db, sites } = context
  /** Presents the payments that a charge has made, and all payments of the order. */
  const presentCharged = async (site: Site, orderId: string, ids: readonly string[]) => {
    const orderTransactions = await transactionsOf(db, { site_id: site.id, id: orderId }, site)
    const made = (orderTransactions.payments ?? []).filter(({ id }) => id !== undefined && ids.includes(id))
    return { made, orderTransactions }
  }
  return {
    chargeOrder: async ({ siteId }, { body }) => {
      const site = await requireSite(sites, siteId)
      const charged = await chargeOrder(context, payments, { site, request: body })
      const { made, orderTransactions } = await presentCharged(site, body.orderId, charged.paymentIds)
      return {
        payments: made,
        orderTransactions,
        ...(charged.responseToken !== undefined && { regularChargeResponseToken: charged.responseToken }),
      }
    },

    redeemGiftCard: async ({ siteId }, { body }) => {
      const site = await requireSite(sites, siteId)
      const id = await redeemGiftCardFor(context, { site, request: body })
      const { made, orderTransactions } = await presentCharged(site, body.orderId, [id])
      return { orderTransactions, payment: made[0]! }
    },

    authorizeChargeWithSavedPaymentMethod: async ({ siteId }, { body }) => {
      const site = await requireSite(sites, siteId)
      const id = await authorizeSaved(context, payments, { site, request: body })
      const { made, orderTransactions } = await presentCharged(site, body.orderId, [id])
      return { orderTransactions, payment: made[0]! }
    },

    addPayments: (caller, { params: { orderId }, body: { payments: sent } }) =>
      addPayments(context, { caller, orderId, payments: sent }),
  }
}

/** Handles payments of existing orders: payment requests, links, charges and external payments. */
export const createOrderMoneyIn = (
  context: Context,
  rooms: Rooms,
): RequestHandlers & LinkHandlers & ChargeHandlers => ({
  ...createRequestHandlers(context, rooms),
  ...createLinkHandlers(context, rooms),
  ...createChargeHandlers(context, rooms),
})
