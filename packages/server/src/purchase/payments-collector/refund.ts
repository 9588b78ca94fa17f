import type { paymentsCollectorCalls } from '@vitrine/contract'
import type { RefundItems, RefundSideEffects } from '@vitrine/contract/entities/money/order-billing.ts'
import type { ItemMetadata } from '@vitrine/contract/entities/bulk-results.ts'
import { InvalidRequest, invalidField, Refusal } from '../../ground/base/refusal.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { Context } from '../../ground/context/context.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { type OnSite, readBilledOrder, refundPayments, restockable } from '../billing/api.ts'
import { listRefunds, type Payments, transactionsOf } from '../../money/payment/api.ts'

type RefundRequest = Parameters<Handlers<typeof paymentsCollectorCalls>['triggerRefund']>[1]['body']

/** Converts refund details to the format of the newer calls. */
const itemsOf = (details: RefundRequest['details'] = {}): RefundItems | undefined => {
  const { items, lineItems = items, additionalFees, shippingIncluded = false, shipping } = details
  if (items && details.lineItems) {
    throw invalidField('details.items', 'cannot be combined with details.lineItems', 'ONE_OF_ALIGNMENT')
  }
  const delivery = shipping ?? (shippingIncluded ? {} : undefined)
  if (!lineItems && !additionalFees && !delivery) return undefined
  return {
    ...(lineItems && { lineItems }),
    ...(additionalFees && { additionalFees }),
    ...(delivery && { shipping: delivery }),
  }
}

const sideEffectsOf = async (
  { db }: Pick<Context, 'db'>,
  { caller, orderId, sideEffects = {} }: { caller: OnSite; orderId: string } & Pick<RefundRequest, 'sideEffects'>,
): Promise<RefundSideEffects> => {
  const { restockInfo: { type, items } = { type: 'NO_ITEMS' }, sendOrderRefundedEmail, customMessage } = sideEffects
  if (items && type !== 'SOME_ITEMS') {
    throw invalidField('sideEffects.restockInfo.items', 'are only for the type SOME_ITEMS', 'FIELD_NOT_ALLOWED')
  }
  if (type === 'SOME_ITEMS' && !items?.length) {
    throw invalidField('sideEffects.restockInfo.items', 'is required for the type SOME_ITEMS', 'REQUIRED_FIELD')
  }
  const order = await readBilledOrder(db, caller, orderId)
  const lineItems = type === 'ALL_ITEMS' ? restockable(order, await listRefunds(db, order)) : (items ?? [])
  return {
    restock: { lineItems },
    notifications: {
      sendCustomerEmail: sendOrderRefundedEmail ?? false,
      ...(customMessage !== undefined && { customMessage }),
    },
  }
}

const olderNames = {
  PAYMENT_NOT_FOUND: 'PAYMENTS_NOT_FOUND',
  PAYMENT_NOT_REFUNDABLE: 'REFUND_NOT_AVAILABLE',
  EXTERNAL_REFUND_EXPECTED: 'REFUND_NOT_AVAILABLE',
  INVALID_PAYMENT_REFUND_AMOUNT: 'INVALID_AMOUNT',
} as const

/** Translates error codes to the ones this call defines. */
const refuseByOlderName = (error: unknown): never => {
  if (error instanceof InvalidRequest || !(error instanceof Refusal)) throw error
  const code = olderNames[error.code as keyof typeof olderNames]
  throw code === undefined ? error : new Refusal(code, error.message, error.data)
}

type Transactions = Awaited<ReturnType<typeof transactionsOf>>

/** Lists the payments whose refund has already failed. */
const failedOf = ({ refunds = [] }: Transactions, refundId: string): ItemMetadata[] => {
  const transactions = refunds.find(({ id }) => id === refundId)?.transactions ?? []
  return transactions.flatMap(({ paymentId, refundStatus }, originalIndex) =>
    refundStatus === 'FAILED' ? [{ id: paymentId, originalIndex, success: false }] : [],
  )
}

/** Refunds payments of an order, like the calls of `orderBilling`. */
export const triggerRefund = async (
  context: Context,
  payments: Pick<Payments, 'sendRefunds' | 'providers'>,
  { caller, orderId, request }: { caller: OnSite; orderId: string; request: RefundRequest },
) => {
  const site = await requireSite(context.sites, caller.siteId)
  const refundItems = itemsOf(request.details)
  const reason = request.details?.reason
  const refund = {
    orderId,
    paymentRefunds: request.payments,
    sideEffects: await sideEffectsOf(context, { caller, orderId, sideEffects: request.sideEffects }),
    ...(refundItems && { refundItems }),
    ...(reason !== undefined && { customerReason: reason }),
  }
  const refundId = await refundPayments(context, payments, { caller, site, refund }).catch(refuseByOlderName)
  const orderTransactions = await transactionsOf(context.db, { site_id: site.id, id: orderId }, site)
  return { orderTransactions, refundId, failedPaymentIds: failedOf(orderTransactions, refundId) }
}
