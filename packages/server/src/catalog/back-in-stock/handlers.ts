import type { backInStockCalls, backInStockSettingCalls } from '@vitrine/contract'
import { sql } from 'kysely'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { Field } from '../../ground/query/conditions.ts'
import { findCursorPage } from '../../ground/query/cursor-page.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { ask } from './ask.ts'
import { readAwaited } from './awaited.ts'
import { changeCollecting, presentCollecting } from './collecting.ts'
import { countByReference } from './count.ts'
import { forgetRequests, happenTo } from './notify.ts'
import { presentRequest } from './present.ts'
import { report } from './report.ts'
import { findRequest, type StoredRequest } from './store.ts'

/** Fields that requests can be filtered by. */
const fields: Readonly<Record<string, Field>> = {
  id: { kind: 'text', column: sql`id` },
  email: { kind: 'text', column: sql`email` },
  status: { kind: 'text', column: sql`status` },
  autoNotified: { kind: 'flag', column: sql`auto_notified` },
  contactId: { kind: 'text', column: sql`contact_id` },
  itemUrl: { kind: 'text', column: sql`item_url` },
  createdDate: { kind: 'date', column: sql`created_date` },
}

const found = (request: StoredRequest | undefined): StoredRequest => {
  if (!request) throw new Refusal('BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND')
  return request
}

type Calls = typeof backInStockCalls & typeof backInStockSettingCalls

/** Creates the handlers for calls of buyers and owners about back-in-stock requests. */
export const createBackInStockHandlers = (context: Context): Handlers<Calls> => {
  const { db, sites } = context
  const page = { table: 'back_in_stock_request', fields, toMinor: Number }

  return {
    createBackInStockNotificationRequest: async (caller, { body }, exchange) => ({
      request: await ask(context, caller, { body, exchange }),
    }),

    getBackInStockNotificationRequest: async ({ siteId }, { params }) => ({
      request: presentRequest(found(await findRequest(db, siteId, { id: params.id.toLowerCase() }))),
    }),

    deleteBackInStockNotificationRequest: ({ siteId }, { params }) =>
      transact(db, async (transaction) => {
        const request = found(await findRequest(transaction, siteId, { id: params.id.toLowerCase(), hold: true }))
        await forgetRequests(transaction, siteId, [request])
        return {}
      }),

    queryBackInStockNotificationRequests: async ({ siteId }, { body }) => {
      const { rows, metadata } = await findCursorPage<StoredRequest>(db, body.query, { ...page, siteId })
      return { requests: rows.map(presentRequest), metadata }
    },

    getBackInStockNotificationRequestsCountByCatalogReferences: async ({ siteId }, { body }) => ({
      countsPerCatalogReference: await countByReference(db, siteId, body.catalogReferences),
    }),

    listAwaitedItems: ({ siteId }) => readAwaited(db, siteId),

    markAsNotificationSent: ({ siteId }, { params }) =>
      transact(db, async (transaction) => {
        const request = found(await findRequest(transaction, siteId, { id: params.id.toLowerCase(), hold: true }))
        return { request: presentRequest(await happenTo(transaction, request, { event: 'MARKED' })) }
      }),

    reportItemsBackInStock: async ({ siteId }, { body }) => {
      await report(context, siteId, body)
      return {}
    },

    getBackInStockSettings: async ({ siteId }) => ({ settings: presentCollecting(await requireSite(sites, siteId)) }),
    startCollectingRequests: async ({ siteId }, { body: { appId } }) => ({
      settings: await changeCollecting(context, siteId, { appId, isCollecting: true }),
    }),
    stopCollectingRequests: async ({ siteId }, { body: { appId } }) => ({
      settings: await changeCollecting(context, siteId, { appId, isCollecting: false }),
    }),
  }
}
