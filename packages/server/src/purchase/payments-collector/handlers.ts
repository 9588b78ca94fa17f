import type { paymentsCollectorCalls } from '@vitrine/contract'
import type { Refundability } from '@vitrine/contract/calls/money/payments-collector.ts'
import type { PaymentRefundability } from '@vitrine/contract/entities/money/order-billing.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { withCurrency, requireSite } from '../../ground/site/sites.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import { capturePayments, orderRefundability, readBilledOrder, voidPayments } from '../billing/api.ts'
import { forEachOrder, presentOrder, requireOrder } from '../../orders/order/api.ts'
import { type Payments, transactionsOf } from '../../money/payment/api.ts'
import { markOrderAsPaid } from '../purchase/api.ts'
import { collectableOf } from './collectable.ts'
import { preparePayment } from './prepare.ts'
import { triggerRefund } from './refund.ts'

type CollectorHandlers = Handlers<typeof paymentsCollectorCalls>

/** Maps newer reasons to the closest one that this call defines. */
const nonRefundable = { UNKNOWN_REASON: 'INTERNAL_ERROR', AMOUNT_OFFSET_BY_CHARGEBACK: 'FORBIDDEN' } as const
const manual = { UNKNOWN_REASON: 'NOT_SUPPORTED' } as const

const refundabilityOf = ({ payment, ...able }: PaymentRefundability): Refundability => {
  const paymentId = payment!.paymentId
  if (able.refundable) return { paymentId, refundabilityStatus: 'REFUNDABLE' }
  if (able.manuallyRefundable) {
    const { reason } = able.manuallyRefundable
    const known = reason === 'UNKNOWN_REASON' ? manual[reason] : reason
    return { paymentId, refundabilityStatus: 'MANUAL', manuallyRefundableReason: known }
  }
  const { reason } = able.nonRefundable!
  const isNewer = reason === 'UNKNOWN_REASON' || reason === 'AMOUNT_OFFSET_BY_CHARGEBACK'
  return {
    paymentId,
    refundabilityStatus: 'NOT_REFUNDABLE',
    nonRefundableReason: isNewer ? nonRefundable[reason] : reason,
  }
}

type Collecting = Pick<
  CollectorHandlers,
  | 'getPaymentCollectabilityStatus'
  | 'preparePaymentCollection'
  | 'createPaymentGatewayOrder'
  | 'recordManuallyCollectedPayment'
  | 'bulkMarkOrdersAsPaid'
  | 'chargeOrderMemberships'
>

const createCollecting = (context: Context): Collecting => {
  const { db, sites } = context
  return {
    getPaymentCollectabilityStatus: async (caller, { params: { ecomOrderId } }) => {
      const site = await requireSite(sites, caller.siteId)
      const order = await requireOrder(db, caller, ecomOrderId)
      const { status, due } = await collectableOf(db, site, order)
      return {
        status,
        ...(due !== undefined && { amount: createMoneyWriter(withCurrency(site, order.body.currency)).price(due) }),
      }
    },

    preparePaymentCollection: async (caller, { params, body: { amount, paymentGatewayOrderId: before } }) => ({
      paymentGatewayOrderId: await preparePayment(context, {
        caller,
        orderId: params.ecomOrderId,
        amount,
        ...(before !== undefined && { before }),
      }),
    }),

    createPaymentGatewayOrder: async (caller, { params: { ecomOrderId: orderId } }) => ({
      paymentGatewayOrderId: await preparePayment(context, { caller, orderId }),
    }),

    recordManuallyCollectedPayment: async (caller, { params: { orderId: id }, body: { amount } }) => {
      const { status } = await requireOrder(db, caller, id)
      if (status === 'CANCELED') throw new Refusal('ORDER_CANCELED')
      await markOrderAsPaid(context, { caller, id, amount })
      return {}
    },

    bulkMarkOrdersAsPaid: async (caller, { body: { ecomOrderIds } }) => {
      const { outcomes, bulkActionMetadata } = await forEachOrder(ecomOrderIds, (id) =>
        markOrderAsPaid(context, { caller, id }),
      )
      const results = outcomes.map(({ itemMetadata, order }) => ({
        itemMetadata,
        ...(order && { item: presentOrder(order) }),
      }))
      return { results, bulkActionMetadata }
    },

    chargeOrderMemberships: async (caller, { params: { ecomOrderId } }) => {
      await readBilledOrder(db, caller, ecomOrderId)
      throw new Refusal('MEMBERSHIP_NOT_ELIGIBLE', 'This store sells no memberships.')
    },
  }
}

/** Handles the legacy calls for payments of placed orders, on top of the newer ones. */
export const createCollectorHandlers = (context: Context, payments: Payments): CollectorHandlers => {
  const { db, sites } = context
  return {
    ...createCollecting(context),

    getRefundabilityStatus: async (caller, { params: { ecomOrderId } }) => {
      const site = await requireSite(sites, caller.siteId)
      const order = await readBilledOrder(db, caller, ecomOrderId)
      const able = await orderRefundability(context, { order, site, providers: payments.providers })
      return {
        refundabilities: able.payments.map(refundabilityOf),
        refundablePerItem: able.lineItems.some(({ availableRefundQuantity }) => availableRefundQuantity > 0),
      }
    },

    triggerRefund: (caller, { params: { ecomOrderId: orderId }, body: request }) =>
      triggerRefund(context, payments, { caller, orderId, request }),

    captureOrderPayments: async (caller, { params: { ecomOrderId: orderId }, body }) => {
      const site = await requireSite(sites, caller.siteId)
      await capturePayments(context, payments, { caller, site, orderId, payments: body.payments })
      return { orderTransactions: await transactionsOf(db, { site_id: site.id, id: orderId }, site) }
    },

    voidOrderPayments: async (caller, { params: { ecomOrderId: orderId }, body: { paymentIds } }) => {
      const site = await requireSite(sites, caller.siteId)
      await voidPayments(context, payments, { caller, site, orderId, paymentIds })
      return { orderTransactions: await transactionsOf(db, { site_id: site.id, id: orderId }, site) }
    },
  }
}
