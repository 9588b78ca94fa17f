import type { paymentRequestCalls } from '@vitrine/contract'
import { toMinor } from '@vitrine/domain/money.ts'
import { sql } from 'kysely'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import type { Field } from '../../ground/query/conditions.ts'
import { findCursorPage } from '../../ground/query/cursor-page.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { bulkError } from '../../ground/entity/bulk.ts'
import { createPaymentRequest } from './create.ts'
import { removePaymentRequest, updatePaymentRequest, voidPaymentRequest } from './edit.ts'
import { paymentRequestUrl, presentPaymentRequest } from './present.ts'
import { unknownRequest } from './refuse.ts'
import { findPaymentRequest, lockPaymentRequest, saveNamespaces, type StoredPaymentRequest } from './store.ts'
import { recordRequestEvents } from './record-events.ts'

/** Fields that payment requests can be filtered and sorted by. */
const fields: Readonly<Record<string, Field>> = {
  id: { kind: 'text', column: sql`id` },
  orderId: { kind: 'text', column: sql`order_id` },
  paymentGatewayOrderId: { kind: 'text', column: sql`payment_id` },
  'source.appId': { kind: 'text', column: sql`source_app_id` },
  'source.externalId': { kind: 'text', column: sql`source_external_id` },
  createdDate: { kind: 'date', column: sql`created_date` },
  updatedDate: { kind: 'date', column: sql`updated_date` },
  description: { kind: 'text', column: sql`description` },
  expirationDate: { kind: 'date', column: sql`expiration_date` },
  orderNumber: { kind: 'text', column: sql`order_number` },
  status: { kind: 'text', column: sql`case status when 'VOIDED' then 'EXPIRED' else status end` },
  title: { kind: 'text', column: sql`title` },
  'amount.amount': { kind: 'money', column: sql`amount` },
}

/** The calls that charge or send a request are implemented with the order billing calls. */
type PaymentRequestHandlers = Omit<
  Handlers<typeof paymentRequestCalls>,
  'chargeOrderPaymentRequest' | 'sendOrderPaymentRequest'
>

const createReading = ({
  db,
  sites,
  config,
}: Context): Pick<
  PaymentRequestHandlers,
  'getOrderPaymentRequest' | 'getOrderPaymentRequestUrl' | 'queryOrderPaymentRequests'
> => {
  const require = async (siteId: string, id: string): Promise<StoredPaymentRequest> => {
    const request = await findPaymentRequest(db, siteId, id)
    if (!request) throw unknownRequest()
    return request
  }
  return {
    getOrderPaymentRequest: async ({ siteId }, { params }) => ({
      orderPaymentRequest: presentPaymentRequest(
        await require(siteId, params.orderPaymentRequestId),
        await requireSite(sites, siteId),
      ),
    }),

    getOrderPaymentRequestUrl: async ({ siteId }, { body }) => ({
      orderPaymentRequestUrl: paymentRequestUrl(config, await require(siteId, body.orderPaymentRequestId)),
    }),

    queryOrderPaymentRequests: async ({ siteId }, { body }) => {
      const site = await requireSite(sites, siteId)
      const { rows, metadata } = await findCursorPage<StoredPaymentRequest>(db, body.query, {
        table: 'order_payment_request',
        siteId,
        fields,
        toMinor: (value) => toMinor(value, site.currency),
      })
      return {
        orderPaymentRequests: rows.map((request) => presentPaymentRequest(request, site)),
        pagingMetadata: metadata,
      }
    },
  }
}

const createCreating = (
  context: Context,
): Pick<PaymentRequestHandlers, 'createOrderPaymentRequest' | 'bulkCreateOrderPaymentRequests'> => ({
  createOrderPaymentRequest: async (caller, { body }) => {
    const site = await requireSite(context.sites, caller.siteId)
    const request = await createPaymentRequest(context, { caller, site, sent: body.orderPaymentRequest })
    return {
      orderPaymentRequest: presentPaymentRequest(request, site),
      orderPaymentRequestUrl: paymentRequestUrl(context.config, request),
    }
  },

  bulkCreateOrderPaymentRequests: async (caller, { body: { orderPaymentRequests, returnEntity = false } }) => {
    const site = await requireSite(context.sites, caller.siteId)
    const results = []
    for (const [originalIndex, sent] of orderPaymentRequests.entries()) {
      const made = await createPaymentRequest(context, { caller, site, sent }).then(
        (request) => ({ request }),
        (error: unknown) => ({ error: bulkError(error) }),
      )
      if ('error' in made) {
        results.push({ itemMetadata: { originalIndex, success: false, error: made.error } })
        continue
      }
      const { request } = made
      const item = {
        ...(returnEntity && { orderPaymentRequest: presentPaymentRequest(request, site) }),
        orderPaymentRequestUrl: paymentRequestUrl(context.config, request),
      }
      results.push({ itemMetadata: { id: request.id, originalIndex, success: true }, item })
    }
    const totalFailures = results.filter(({ itemMetadata }) => !itemMetadata.success).length
    const totalSuccesses = results.length - totalFailures
    return { results, bulkActionMetadata: { totalSuccesses, totalFailures, undetailedFailures: 0 } }
  },
})

/** Creates, reads, updates, voids and deletes payment requests of orders. */
export const createPaymentRequestHandlers = (context: Context): PaymentRequestHandlers => {
  const { db, sites, now } = context
  return {
    ...createReading(context),
    ...createCreating(context),

    updateOrderPaymentRequest: async ({ siteId }, { params: { id }, body }) => {
      const site = await requireSite(sites, siteId)
      const request = await updatePaymentRequest(context, { site, id, sent: body.orderPaymentRequest })
      return { orderPaymentRequest: presentPaymentRequest(request, site) }
    },

    updateOrderPaymentRequestExtendedFields: async ({ siteId }, { params: { id }, body }) => {
      const site = await requireSite(sites, siteId)
      const saved = await transact(db, async (transaction) => {
        const held = await lockPaymentRequest(transaction, siteId, id)
        if (!held) throw unknownRequest()
        const known = Object.hasOwn(held.namespaces, body.namespace) ? held.namespaces[body.namespace] : {}
        const entries = [...Object.entries(held.namespaces), [body.namespace, { ...known, ...body.namespaceData }]]
        const namespaces = Object.fromEntries(entries)
        const request = await saveNamespaces(transaction, held, { namespaces, now: now() })
        await recordRequestEvents(transaction, { request, site, tasks: ['notify-updated'] })
        return request
      })
      return { orderPaymentRequest: presentPaymentRequest(saved, site) }
    },

    deleteOrderPaymentRequest: async ({ siteId }, { params }) => {
      const site = await requireSite(sites, siteId)
      await removePaymentRequest(context, { site, id: params.orderPaymentRequestId })
      return {}
    },

    voidOrderPaymentRequest: async ({ siteId }, { body }) => {
      const site = await requireSite(sites, siteId)
      await voidPaymentRequest(context, { site, id: body.orderPaymentRequestId })
      return {}
    },
  }
}
