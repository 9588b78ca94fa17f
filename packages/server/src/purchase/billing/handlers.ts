import type { orderBillingCalls, orderTransactionCalls } from '@vitrine/contract'
import { errors } from '@vitrine/contract/errors.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { requireOrder } from '../../orders/order/api.ts'
import { type Payments, transactionsOf } from '../../money/payment/api.ts'
import { capturePayments, voidPayments } from './authorized-payments.ts'
import { calculateForOrder } from './refund/calculate.ts'
import { readBilledOrder, type OnSite } from './held-order.ts'
import { updateStatus } from './payment-status.ts'
import { refundPayments } from './refund/refund-payments.ts'
import { generateReceipts, refuseMemberships } from './receipts.ts'
import { orderRefundability } from './refund/refundability.ts'
import { updateNoPayments } from './refund/unnamed-fields.ts'
import { updateRefund } from './refund/update-refund.ts'

type BillingHandlers = Handlers<typeof orderBillingCalls>
type TransactionHandlers = Handlers<typeof orderTransactionCalls>

const createBilling = (context: Context, payments: Payments): BillingHandlers => {
  const { db, sites } = context
  return {
    calculateRefund: async (caller, { body: { orderId, refundItems } }) => {
      const site = await requireSite(sites, caller.siteId)
      const order = await readBilledOrder(db, caller, orderId)
      return calculateForOrder(db, { order, site, requested: refundItems })
    },

    getOrderRefundability: async (caller, { body: { orderId } }) => {
      const site = await requireSite(sites, caller.siteId)
      const order = await readBilledOrder(db, caller, orderId)
      return orderRefundability(context, { order, site, providers: payments.providers })
    },

    refundPayments: async (caller, { body }) => {
      const site = await requireSite(sites, caller.siteId)
      const refundId = await refundPayments(context, payments, { caller, site, refund: body })
      const orderTransactions = await transactionsOf(db, { site_id: site.id, id: body.orderId }, site)
      const refund = orderTransactions.refunds!.find(({ id }) => id === refundId)!
      return { refund, orderTransactions }
    },

    captureAuthorizedPayments: async (caller, { body }) => {
      const site = await requireSite(sites, caller.siteId)
      await capturePayments(context, payments, { caller, site, ...body })
      return { orderTransactions: await transactionsOf(db, { site_id: site.id, id: body.orderId }, site) }
    },

    voidAuthorizedPayments: async (caller, { body }) => {
      const site = await requireSite(sites, caller.siteId)
      await voidPayments(context, payments, { caller, site, ...body })
      return { orderTransactions: await transactionsOf(db, { site_id: site.id, id: body.orderId }, site) }
    },

    generateReceipts: async (caller, { body }) => {
      const site = await requireSite(sites, caller.siteId)
      return { receipts: await generateReceipts(context, { caller, site, ...body }) }
    },

    chargeMemberships: async (caller, { body: { orderId } }) => {
      await readBilledOrder(db, caller, orderId)
      throw new Refusal('MEMBERSHIP_NOT_ELIGIBLE', 'This store sells no memberships.')
    },

    voidMemberships: (caller, { body }) => refuseMemberships(context, { caller, ...body }),
  }
}

/** Error of one item in a bulk request. */
const errorOf = (error: unknown) => {
  if (!(error instanceof Refusal)) throw error
  return { code: error.code, description: error.message || errors[error.code].description }
}

const createTransactions = (context: Context): TransactionHandlers => {
  const { db, sites } = context

  const listOne = async (caller: OnSite, orderId: string) => {
    const order = await requireOrder(db, caller, orderId).catch((error: unknown) => {
      if (error instanceof Refusal) return undefined
      throw error
    })
    return order ? [await transactionsOf(db, order, await requireSite(sites, caller.siteId))] : []
  }

  return {
    listTransactionsForMultipleOrders: async (caller, { body: { orderIds } }) => {
      const found = await Promise.all([...new Set(orderIds)].map((id) => listOne(caller, id)))
      return { orderTransactions: found.flat() }
    },

    updatePaymentStatus: async (caller, { params, body: { status } }) => {
      const site = await requireSite(sites, caller.siteId)
      const order = await updateStatus(context, { caller, site, ...params, status })
      return { orderTransactions: await transactionsOf(db, order, site) }
    },

    bulkUpdatePaymentStatuses: async (caller, { body: { paymentAndOrderIds, returnFullEntity, status } }) => {
      const site = await requireSite(sites, caller.siteId)
      const results = []
      for (const [originalIndex, { orderId, paymentId }] of paymentAndOrderIds.entries()) {
        const itemMetadata = { id: paymentId, originalIndex }
        try {
          const order = await updateStatus(context, { caller, site, orderId, paymentId, status })
          const { payments = [] } = returnFullEntity ? await transactionsOf(db, order, site) : {}
          const item = payments.find(({ id }) => id === paymentId)
          results.push({ itemMetadata: { ...itemMetadata, success: true }, ...(item && { item }) })
        } catch (error) {
          results.push({ itemMetadata: { ...itemMetadata, success: false, error: errorOf(error) } })
        }
      }
      const totalSuccesses = results.filter(({ itemMetadata: { success } }) => success).length
      const totalFailures = results.length - totalSuccesses
      return { results, bulkActionMetadata: { totalSuccesses, totalFailures, undetailedFailures: 0 } }
    },

    updatePayments: async (caller, { params: { orderId }, body: fields = {} }) => {
      await updateNoPayments(db, { caller, orderId, fields })
      return {}
    },

    updateRefundTransaction: async (caller, { params: { orderId }, body: { refundId, transaction } }) => {
      const site = await requireSite(sites, caller.siteId)
      await updateRefund(context, { caller, site, update: { orderId, refundId, ...(transaction && { transaction }) } })
      return {}
    },
  }
}

/** Handles payments, refunds and receipts of placed orders. */
export const createBillingHandlers = (context: Context, payments: Payments): BillingHandlers & TransactionHandlers => ({
  ...createBilling(context, payments),
  ...createTransactions(context),
})
