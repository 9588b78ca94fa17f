import type { orderInvoiceCalls } from '@vitrine/contract'
import { isElevated } from '../../ground/base/caller.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { bulkError } from '../../ground/entity/bulk.ts'
import { noteOnOrder, requireOrder } from '../order/api.ts'
import { withOrder, type OnSite } from './changes/held.ts'
import { generateInvoice } from './changes/issue.ts'
import { ownInvoicesAppId } from './documents/own-app.ts'
import { insertExternalInvoice, listExternalInvoices, listInvoicesOfOrders } from './store.ts'

/** Lists the issued invoices of orders, of this server and of other apps. */
const invoicesOf = async (
  db: Db,
  { siteId, orderIds, evenDrafts }: { siteId: string; orderIds: readonly string[]; evenDrafts: boolean },
) => {
  const [own, external] = await Promise.all([
    listInvoicesOfOrders(db, siteId, orderIds),
    listExternalInvoices(db, siteId, orderIds),
  ])
  const shown = own.filter(
    ({ kind, state }) => kind === 'INVOICE' && (state === 'ISSUED' || (evenDrafts && state === 'DRAFT')),
  )
  return orderIds.map((orderId) => ({
    orderId,
    invoicesInfo: [
      ...shown.filter((one) => one.order_id === orderId).map(({ id }) => ({ id, appId: ownInvoicesAppId })),
      ...external.filter((one) => one.order_id === orderId).map(({ id, app_id }) => ({ id, appId: app_id })),
    ],
  }))
}

/** Filters orders to those the caller may see. */
const visibleOrders = async (db: Db, caller: OnSite, orderIds: readonly string[]): Promise<string[]> => {
  const found = await Promise.all(
    [...new Set(orderIds)].map((id) =>
      requireOrder(db, caller, id).catch((error: unknown) => {
        if (error instanceof Refusal) return undefined
        throw error
      }),
    ),
  )
  return found.flatMap((order) => (order ? [order.id] : []))
}

/** Calls of the specification. */
export const createOrderInvoiceCalls = (context: Context): Handlers<typeof orderInvoiceCalls> => {
  const { db, now } = context
  const generate = (caller: OnSite, orderId: string): Promise<string> =>
    withOrder(context, { caller, orderId }, async (held, about) => {
      const { invoice } = await generateInvoice(context, held, about)
      return invoice.id
    })

  return {
    generateInvoice: async (caller, { params }) => ({ invoiceId: await generate(caller, params.orderId) }),

    bulkGenerateInvoices: async (caller, { body: { orderIds } }) => {
      const results = []
      for (const [originalIndex, orderId] of orderIds.entries()) {
        const itemMetadata = { id: orderId, originalIndex }
        try {
          const item = { orderId, invoiceId: await generate(caller, orderId) }
          results.push({ itemMetadata: { ...itemMetadata, success: true }, item })
        } catch (error) {
          results.push({ itemMetadata: { ...itemMetadata, success: false, error: bulkError(error) } })
        }
      }
      const totalSuccesses = results.filter(({ itemMetadata: { success } }) => success).length
      const totalFailures = results.length - totalSuccesses
      return { results, bulkActionMetadata: { totalSuccesses, totalFailures, undetailedFailures: 0 } }
    },

    addInvoiceToOrder: async (caller, { params: { orderId }, body: { invoiceInfo } }) => {
      const { id, appId } = invoiceInfo
      if (id === undefined) throw invalidField('invoiceInfo.id', 'must be set', 'REQUIRED_FIELD')
      if (appId === undefined) throw invalidField('invoiceInfo.appId', 'must be set', 'REQUIRED_FIELD')
      if (appId === ownInvoicesAppId) {
        throw invalidField('invoiceInfo.appId', 'must be another app: invoices of this store are listed already')
      }
      return withOrder(context, { caller, orderId }, async (held, about) => {
        const added = await insertExternalInvoice(held, about.order, { id, appId, now: now() })
        if (added === 'full') throw new Refusal('TOO_MANY_INVOICES')
        if (added === 'added') await noteOnOrder(context, held, about, 'INVOICE_ADDED')
        const [all] = await invoicesOf(held, { siteId: caller.siteId, orderIds: [orderId], evenDrafts: true })
        return { orderInvoices: all!.invoicesInfo }
      })
    },

    listInvoicesForMultipleOrders: async (caller, { body: { orderIds } }) => ({
      invoicesForOrder: await invoicesOf(db, {
        siteId: caller.siteId,
        orderIds: await visibleOrders(db, caller, orderIds),
        evenDrafts: isElevated(caller),
      }),
    }),
  }
}
