import type { returnCalls } from '@vitrine/contract'
import { toMinor } from '@vitrine/domain/money.ts'
import { sql } from 'kysely'
import type { Handlers } from '../../ground/base/handlers.ts'
import { invalidField } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Field } from '../../ground/query/conditions.ts'
import { findCursorPage } from '../../ground/query/cursor-page.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { requireOrder } from '../../orders/order/api.ts'
import type { Payments } from '../../money/payment/api.ts'
import { labelForReturn } from './labels/buy-label.ts'
import { approveReturn, cancelReturn, declineReturn, receiveReturn } from './change.ts'
import { createExchangeDraft } from './exchange/exchange-draft.ts'
import { presentReturn } from './present.ts'
import { requestReturn } from './request.ts'
import { presentReturnability, returnableOf } from './returnable.ts'
import { presentReturnSettings, returnRules, saveReturnSettings } from './settings.ts'
import { settleReturn } from './settle/settle.ts'
import { presentSettlement, readSettlement } from './settle/settlement.ts'
import { unknownReturn } from './step.ts'
import { presentWithdrawability, withdrawableOf } from './withdrawal/withdrawable.ts'
import { withdrawFromOrder } from './withdrawal/withdraw.ts'
import { countReturns, findReturn, listReturns, type StoredReturn } from './store.ts'

type ReturnHandlers = Handlers<typeof returnCalls>

/** Fields that returns can be filtered and sorted by. */
const fields: Readonly<Record<string, Field>> = {
  id: { kind: 'text', column: sql`id` },
  orderId: { kind: 'text', column: sql`order_id` },
  orderNumber: { kind: 'text', column: sql`order_number` },
  kind: { kind: 'text', column: sql`kind` },
  status: { kind: 'text', column: sql`status` },
  wish: { kind: 'text', column: sql`wish` },
  exchangeDraftId: { kind: 'text', column: sql`exchange_draft_id` },
  'settlement.exchange.orderId': { kind: 'text', column: sql`exchange_order_id` },
  createdDate: { kind: 'date', column: sql`created_date` },
  updatedDate: { kind: 'date', column: sql`updated_date` },
}

type Reading = Pick<
  ReturnHandlers,
  | 'getReturnability'
  | 'getWithdrawability'
  | 'listReturnsOfOrder'
  | 'getReturn'
  | 'queryReturns'
  | 'countReturns'
  | 'getReturnSettings'
>

const createReading = (context: Context): Reading => {
  const { db, sites } = context
  return {
    getReturnability: async (caller, { params: { orderId } }) => {
      const site = await requireSite(sites, caller.siteId)
      const order = await requireOrder(db, caller, orderId)
      return { lineItems: (await returnableOf(context, db, { order, site, caller })).map(presentReturnability) }
    },

    getWithdrawability: async (caller, { params: { orderId } }) => {
      const site = await requireSite(sites, caller.siteId)
      const order = await requireOrder(db, caller, orderId)
      const { lines } = await withdrawableOf(context, db, { order, site })
      return { withdrawability: presentWithdrawability(lines, site) }
    },

    listReturnsOfOrder: async (caller, { params: { orderId } }) => {
      const order = await requireOrder(db, caller, orderId)
      return { orderReturns: (await listReturns(db, order)).map(presentReturn) }
    },

    getReturn: async ({ siteId }, { params: { returnId } }) => {
      const found = await findReturn(db, siteId, returnId)
      if (!found) throw unknownReturn()
      return { orderReturn: presentReturn(found) }
    },

    queryReturns: async ({ siteId }, { body: { query } }) => {
      const { currency } = await requireSite(sites, siteId)
      const { rows, metadata } = await findCursorPage<StoredReturn>(db, query, {
        table: 'order_return',
        siteId,
        fields,
        toMinor: (value) => toMinor(value, currency),
      })
      return { orderReturns: rows.map(presentReturn), pagingMetadata: metadata }
    },

    countReturns: async ({ siteId }, { body: { queries } }) => {
      const { currency } = await requireSite(sites, siteId)
      const options = { siteId, fields, toMinor: (value: string | number) => toMinor(value, currency) }
      const counts = queries.map(({ filter }, index) =>
        countReturns(db, filter, { ...options, path: `queries[${index}]` }),
      )
      return { counts: await Promise.all(counts) }
    },

    getReturnSettings: async ({ siteId }) => ({
      returnSettings: presentReturnSettings(await requireSite(sites, siteId)),
    }),
  }
}

/** Handles returns. */
export const createReturnHandlers = (context: Context, payments: Payments): ReturnHandlers => ({
  ...createReading(context),

  requestReturn: async (caller, { params: { orderId }, body }) => ({
    orderReturn: presentReturn(await requestReturn(context, { caller, orderId, ...body })),
  }),

  withdrawFromOrder: async (caller, { params: { orderId }, body }) => ({
    orderReturn: presentReturn(await withdrawFromOrder(context, { caller, orderId, ...body })),
  }),

  cancelReturn: async (caller, { params: { orderId, returnId: id } }) => ({
    orderReturn: presentReturn(await cancelReturn(context, { caller, id, orderId })),
  }),

  approveReturn: async (caller, { params: { returnId: id }, body: { buyLabel = false, ...body } = {} }) => {
    if (buyLabel && body.label) throw invalidField('label', 'cannot be set together with buyLabel', 'ONE_OF_ALIGNMENT')
    const { instructions, returnAddress } = returnRules(await requireSite(context.sites, caller.siteId))
    const label = buyLabel ? { label: await labelForReturn(context, { caller, id }) } : {}
    const approval = {
      ...(instructions && { instructions }),
      ...(returnAddress && { returnAddress }),
      ...body,
      ...label,
    }
    return { orderReturn: presentReturn(await approveReturn(context, { caller, id }, approval)) }
  },

  declineReturn: async (caller, { params: { returnId: id }, body: { reason } }) => ({
    orderReturn: presentReturn(await declineReturn(context, { caller, id }, reason)),
  }),

  receiveReturn: async (caller, { params: { returnId: id }, body: { items } }) => ({
    orderReturn: presentReturn(await receiveReturn(context, { caller, id }, items)),
  }),

  createExchangeDraft: async (caller, { params: { returnId: id } }) => ({
    orderReturn: presentReturn(await createExchangeDraft(context, { caller, id })),
  }),

  previewReturnSettlement: async (caller, { params: { returnId: id }, body }) => ({
    preview: presentSettlement(await readSettlement(context, payments, { caller, id }, body), body),
  }),

  settleReturn: async (caller, { params: { returnId: id }, body }) => ({
    orderReturn: presentReturn(await settleReturn(context, payments, { caller, id }, body)),
  }),

  updateReturnSettings: async ({ siteId }, { body: { returnSettings } }) => ({
    returnSettings: presentReturnSettings(await saveReturnSettings(context, siteId, returnSettings)),
  }),
})
