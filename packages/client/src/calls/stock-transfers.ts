// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  ElevatedEndpoint,
  CursorMetadata,
  StockTransfer,
  StockTransferInput,
  StockTransferUpdateInput,
  ReceivedUnits,
} from '../generated.ts'

const stockTransferDates = { createdDate: true, updatedDate: true, shippedDate: true, closedDate: true } as const

const createStockTransferDates = { stockTransfer: stockTransferDates } as const

/** Creates a draft of a transfer, which changes no stock. A store has at most 500 that are not closed. */
export const createStockTransfer: ElevatedEndpoint<
  { body: { stockTransfer: StockTransferInput } },
  { stockTransfer: StockTransfer }
> = { route: 'POST /vitrine/v1/stock-transfers', elevated: true, dates: createStockTransferDates }

/** Returns a transfer. */
export const getStockTransfer: ElevatedEndpoint<
  { params: { stockTransferId: string } },
  { stockTransfer: StockTransfer }
> = {
  route: 'GET /vitrine/v1/stock-transfers/{stockTransferId}',
  repeatable: true,
  elevated: true,
  dates: createStockTransferDates,
}

/** Lists transfers that match a filter, sorted and paged. Default order: newest first. */
export const queryStockTransfers: ElevatedEndpoint<
  {
    body?: {
      query?: {
        /** Conditions by field, such as `{"name": {"$startsWith": "A"}}`. */
        filter?: unknown
        sort?: readonly { fieldName: string; order?: 'ASC' | 'DESC' }[]
        cursorPaging?: {
          /** Page size. Default: 50. At most 100. */
          limit?: number
          /** A cursor from `cursors` of the previous response. It includes the filter and sorting. */
          cursor?: unknown
        }
      }
    }
  },
  { stockTransfers: readonly StockTransfer[]; pagingMetadata: CursorMetadata }
> = {
  route: 'POST /vitrine/v1/stock-transfers/query',
  repeatable: true,
  elevated: true,
  dates: { stockTransfers: stockTransferDates },
}

/** Updates a draft. Fields that are not sent do not change. Requires its current revision. */
export const updateStockTransfer: ElevatedEndpoint<
  {
    params: { id: string }
    body: {
      stockTransfer: StockTransferUpdateInput
      /** Only these fields change; those that are not sent are cleared. Default: all that are sent. */
      fieldMask?: readonly string[]
    }
  },
  { stockTransfer: StockTransfer }
> = { route: 'PATCH /vitrine/v1/stock-transfers/{id}', elevated: true, dates: createStockTransferDates }

/**
 * Takes all units of a draft from the origin, or none if one is missing. They are not for sale until they
 * arrive. Requires its current revision.
 */
export const shipStockTransfer: ElevatedEndpoint<
  {
    params: { stockTransferId: string }
    body?: {
      /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
      revision?: string
    }
  },
  { stockTransfer: StockTransfer }
> = {
  route: 'POST /vitrine/v1/stock-transfers/{stockTransferId}/ship',
  elevated: true,
  dates: createStockTransferDates,
}

/**
 * Adds units that have arrived to the destination. The last ones complete the transfer. Requires its current
 * revision.
 */
export const receiveStockTransfer: ElevatedEndpoint<
  {
    params: { stockTransferId: string }
    body?: {
      /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
      revision?: string
      /** The units that have arrived. Default: all that are in transit. */
      units?: readonly ReceivedUnits[]
    }
  },
  { stockTransfer: StockTransfer }
> = {
  route: 'POST /vitrine/v1/stock-transfers/{stockTransferId}/receive',
  elevated: true,
  dates: createStockTransferDates,
}

/**
 * Cancels a transfer. Units in transit return to the origin; those that have arrived stay. Requires its current
 * revision.
 */
export const cancelStockTransfer: ElevatedEndpoint<
  {
    params: { stockTransferId: string }
    body?: {
      /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
      revision?: string
    }
  },
  { stockTransfer: StockTransfer }
> = {
  route: 'POST /vitrine/v1/stock-transfers/{stockTransferId}/cancel',
  elevated: true,
  dates: createStockTransferDates,
}
