import type { stockTransferCalls } from '@vitrine/contract'
import type { Handlers } from '../../../ground/base/handlers.ts'
import type { Context } from '../../../ground/context/context.ts'
import { createTransfers } from './transfers.ts'

/** Creates the handlers for transfers of stock between locations. */
export const createTransferHandlers = (context: Context): Handlers<typeof stockTransferCalls> => {
  const transfers = createTransfers(context)
  const stepOf = (siteId: string, id: string, { revision }: { readonly revision?: string }) => ({
    siteId,
    id,
    revision,
  })

  return {
    createStockTransfer: async ({ siteId }, { body }) => ({
      stockTransfer: await transfers.create(siteId, body.stockTransfer),
    }),

    getStockTransfer: async ({ siteId }, { params }) => ({
      stockTransfer: await transfers.get(siteId, params.stockTransferId),
    }),

    queryStockTransfers: ({ siteId }, { body }) => transfers.query(siteId, body.query),

    updateStockTransfer: async ({ siteId }, { params, body: { stockTransfer: sent, fieldMask } }) => ({
      stockTransfer: await transfers.update(siteId, params.id, { sent, fieldMask }),
    }),

    shipStockTransfer: async ({ siteId }, { params, body }) => ({
      stockTransfer: await transfers.ship(stepOf(siteId, params.stockTransferId, body)),
    }),

    receiveStockTransfer: async ({ siteId }, { params, body }) => ({
      stockTransfer: await transfers.receive(stepOf(siteId, params.stockTransferId, body), body.units),
    }),

    cancelStockTransfer: async ({ siteId }, { params, body }) => ({
      stockTransfer: await transfers.cancel(stepOf(siteId, params.stockTransferId, body)),
    }),
  }
}
