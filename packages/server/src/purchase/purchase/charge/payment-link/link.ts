import type { PaymentLink } from '@vitrine/contract/entities/money/order-payment-request.ts'
import type { PaymentMethod } from '@vitrine/contract/entities/money/payment-method.ts'
import { isProviderPending } from '@vitrine/domain/payment/attempt.ts'
import type { Context } from '../../../../ground/context/context.ts'
import type { Db } from '../../../../ground/database/tables.ts'
import { openLinkToken } from '../../../../ground/token/link-token.ts'
import { requireSite, type Site } from '../../../../ground/site/sites.ts'
import { createMoneyWriter } from '../../../../ground/words/money-writer.ts'
import { findOrder, type StoredOrder } from '../../../../orders/order/api.ts'
import {
  type Handover,
  isUnanswered,
  offeredOffline,
  type Providers,
  type ShownMethod,
  findOpenAttemptOfRequest,
  findPromised,
} from '../../../../money/payment/api.ts'
import {
  findPaymentRequest,
  type StoredPaymentRequest,
  unknownRequest,
} from '../../../../orders/payment-request/api.ts'
import { onlineFor } from '../../place/offered.ts'
import { decidePayable } from '../payable.ts'

/** What a payment link points to. */
export interface OpenLink {
  readonly site: Site
  readonly request: StoredPaymentRequest
  readonly order: StoredOrder
}

/** Finds the payment request of a link. A wrong guess reveals nothing. */
export const openLink = async ({ db, sites }: Pick<Context, 'db' | 'sites'>, token: string): Promise<OpenLink> => {
  const request = await openLinkToken(token, (siteId, id) => findPaymentRequest(db, siteId, id))
  if (!request) throw unknownRequest()
  const site = await requireSite(sites, request.site_id)
  const order = await findOrder(db, site.id, request.order_id)
  if (!order) throw unknownRequest()
  return { site, request, order }
}

/** How the items are handed over; nothing to send if they were delivered already. */
const handoverOf = ({ fulfillment_status: sent, body }: StoredOrder): Handover => {
  if (sent === 'FULFILLED' || sent === 'CANCELED') return 'nothing-to-send'
  return body.shippingInfo?.logistics?.pickupDetails ? 'picked-up' : 'either'
}

/** Lists the offline payment methods of a link. Empty if the owner disabled them. */
export const offlineFor = async (db: Db, { site, request, order }: OpenLink): Promise<ShownMethod[]> =>
  request.blocks_manual ? [] : offeredOffline(db, site.id, handoverOf(order))

/** Lists the payment methods of a link, cards first. */
const methodsFor = async (db: Db, providers: Providers, link: OpenLink): Promise<PaymentMethod[]> => {
  const { site, request } = link
  const amount = Number(request.amount)
  const [online, outside] = await Promise.all([
    onlineFor(db, providers, { site, amount, currency: request.currency }),
    offlineFor(db, link),
  ])
  return [...online, ...outside.map(({ id, name }) => ({ id, name, type: 'OFFLINE' as const }))]
}

const stateOf = async (db: Db, { request, order }: OpenLink, now: Date): Promise<PaymentLink['state']> => {
  if (request.status === 'PAID' || request.status === 'VOIDED') return request.status
  const open = await findOpenAttemptOfRequest(db, request)
  if (open && isProviderPending(open.state) && !isUnanswered(open)) return 'IN_PROGRESS'
  const promised = await findPromised(db, request)
  if (promised && promised.provider !== 'offline') return 'IN_PROGRESS'
  if (order.status === 'CANCELED') return 'ORDER_CANCELED'
  if (request.status === 'EXPIRED' || (request.expiration_date && request.expiration_date <= now)) return 'EXPIRED'
  return (await decidePayable(db, order, Number(request.amount))).ok ? 'UNPAID' : 'NOT_DUE'
}

/** Presents the page of a payment link. */
export const presentLink = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  providers: Providers,
  link: OpenLink,
): Promise<PaymentLink> => {
  const { site, request, order } = link
  const state = await stateOf(db, link, now())
  const promised = state === 'UNPAID' ? await findPromised(db, request) : undefined
  return {
    siteId: site.id,
    state,
    title: request.title,
    ...(request.description !== null && { description: request.description }),
    orderNumber: request.order_number,
    amount: createMoneyWriter({ currency: request.currency, language: site.language }).price(Number(request.amount)),
    currency: request.currency,
    ...(request.expiration_date && { expirationDate: request.expiration_date.toISOString() }),
    ...(order.body.buyerLanguage && { buyerLanguage: order.body.buyerLanguage }),
    paymentMethods: state === 'UNPAID' ? await methodsFor(db, providers, link) : [],
    ...(promised?.method && { instructions: { ...promised.method, type: 'OFFLINE' as const } }),
    isTest: site.acceptsTestCards,
  }
}
