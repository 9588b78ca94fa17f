import type { orderImportCalls } from '@vitrine/contract'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { Context } from '../../ground/context/context.ts'
import { presentOrder } from '../../orders/order/api.ts'
import { setCounter } from './counter.ts'
import { createOrder } from './create.ts'
import { deleteImported, importOrder } from './import.ts'

/** Creates orders that were placed elsewhere, and imports past orders. */
export const createOrderImportHandlers = (context: Context): Handlers<typeof orderImportCalls> => ({
  createExternalOrder: async (caller, { body: { order: sent, settings = {} } }) => ({
    order: presentOrder(await createOrder(context, { caller, sent, settings })),
  }),

  importOrder: async (caller, { body: { order: sent } }) => ({
    order: presentOrder(await importOrder(context, { caller, sent })),
  }),

  bulkDeleteImportedOrders: async (caller, { body: { orderIds } }) => {
    await deleteImported(context, { caller, orderIds })
    // The deletion is already complete. The ID only identifies it.
    return { jobId: context.newId() }
  },

  setOrderNumberCounter: async ({ siteId }, { body: { counter, allowLowerCounter: allowsLower = false } }) => {
    const old = await setCounter(context, { siteId, counter: Number(counter), allowsLower })
    return { oldCounter: String(old), newCounter: counter }
  },
})
