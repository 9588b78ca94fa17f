// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, ResponseOf } from '../call-options.ts'
import type * as calls from '../calls/stock-transfers.ts'
import type { StockTransfer, StockTransferInput, StockTransferUpdateInput, ReceivedUnits } from '../generated.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

const stockTransferDates = { createdDate: true, updatedDate: true, shippedDate: true, closedDate: true } as const

const createStockTransferDates = { stockTransfer: stockTransferDates } as const

/**
 * Creates a draft of a transfer, which changes no stock. A store has at most 500 that are not closed. Elevated.
 *
 * @example
 * const { productId, variantId, locationId } = inventoryItem
 * const places = { originLocationId: locationId!, destinationLocationId: storesLocation.id }
 * const about = { ...places, lines: [{ productId, variantId, quantity: 2 }] }
 * const { id, revision } = await owner.stockTransfers.createStockTransfer(about)
 */
export const createStockTransfer = (
  send: ElevatedSend,
): ((stockTransfer: StockTransferInput, call?: CallOptions) => Promise<StockTransfer>) =>
  bind(
    send,
    { route: 'POST /vitrine/v1/stock-transfers stockTransfer', elevated: true, dates: createStockTransferDates },
    'stockTransfer',
  )

/**
 * Returns a transfer. Elevated.
 *
 * @example
 * const { status, lines } = await owner.stockTransfers.getStockTransfer(stockTransfer.id)
 */
export const getStockTransfer = (
  send: ElevatedSend,
): ((stockTransferId: string, call?: CallOptions) => Promise<StockTransfer>) =>
  bind(
    send,
    {
      route: 'GET /vitrine/v1/stock-transfers/{stockTransferId} stockTransferId',
      repeatable: true,
      elevated: true,
      dates: createStockTransferDates,
    },
    'stockTransfer',
  )

/** Fields that stock transfers can be filtered by. */
export interface StockTransferFields {
  id: string
  status: string
  originLocationId: string
  destinationLocationId: string
  reference: string
  createdDate: Date
  updatedDate: Date
}

/** Fields that stock transfers can be sorted by. */
export type StockTransferSortField = 'createdDate' | 'updatedDate'

/** A query builder for stock transfers. */
export type StockTransferQuery = CursorQuery<StockTransfer, StockTransferFields, StockTransferSortField>

/**
 * Lists transfers that match a filter, sorted and paged. Default order: newest first. Without arguments, returns
 * a query to build. Elevated.
 *
 * @example
 * const { items } = await owner.stockTransfers.queryStockTransfers().eq('status', 'IN_TRANSIT').find()
 */
export const queryStockTransfers = (
  send: ElevatedSend,
): CursorQueryCall<StockTransferQuery, ResponseOf<typeof calls.queryStockTransfers>> =>
  cursorQueryCall(
    send,
    {
      route: 'POST /vitrine/v1/stock-transfers/query',
      repeatable: true,
      elevated: true,
      dates: { stockTransfers: stockTransferDates },
    },
    'stockTransfers',
  )

/**
 * Updates a draft. Fields that are not sent do not change. Requires its current revision. Elevated.
 *
 * @example
 * const { id, revision } = stockTransfer
 * await owner.stockTransfers.updateStockTransfer(id, { revision, reference: 'Van 3' })
 */
export const updateStockTransfer = (
  send: ElevatedSend,
): ((
  id: string,
  stockTransfer: StockTransferUpdateInput,
  options?: { fieldMask?: readonly string[] },
  call?: CallOptions,
) => Promise<StockTransfer>) =>
  bind(
    send,
    {
      route: 'PATCH /vitrine/v1/stock-transfers/{id} id stockTransfer ...options',
      elevated: true,
      dates: createStockTransferDates,
    },
    'stockTransfer',
  )

/**
 * Takes all units of a draft from the origin, or none if one is missing. They are not for sale until they
 * arrive. Requires its current revision. Elevated.
 *
 * @example
 * const { id, revision } = stockTransfer
 * const { status } = await owner.stockTransfers.shipStockTransfer(id, { revision })
 */
export const shipStockTransfer = (
  send: ElevatedSend,
): ((stockTransferId: string, options?: { revision?: string }, call?: CallOptions) => Promise<StockTransfer>) =>
  bind(
    send,
    {
      route: 'POST /vitrine/v1/stock-transfers/{stockTransferId}/ship stockTransferId ...options',
      elevated: true,
      dates: createStockTransferDates,
    },
    'stockTransfer',
  )

/**
 * Adds units that have arrived to the destination. The last ones complete the transfer. Requires its current
 * revision. Elevated.
 *
 * @example
 * const { id, revision, lines } = shippedTransfer
 * const units = [{ variantId: lines[0]!.variantId, quantity: 1 }]
 * await owner.stockTransfers.receiveStockTransfer(id, { revision, units })
 */
export const receiveStockTransfer = (
  send: ElevatedSend,
): ((
  stockTransferId: string,
  options?: { revision?: string; units?: readonly ReceivedUnits[] },
  call?: CallOptions,
) => Promise<StockTransfer>) =>
  bind(
    send,
    {
      route: 'POST /vitrine/v1/stock-transfers/{stockTransferId}/receive stockTransferId ...options',
      elevated: true,
      dates: createStockTransferDates,
    },
    'stockTransfer',
  )

/**
 * Cancels a transfer. Units in transit return to the origin; those that have arrived stay. Requires its current
 * revision. Elevated.
 *
 * @example
 * const { id, revision } = stockTransfer
 * const { status } = await owner.stockTransfers.cancelStockTransfer(id, { revision })
 */
export const cancelStockTransfer = (
  send: ElevatedSend,
): ((stockTransferId: string, options?: { revision?: string }, call?: CallOptions) => Promise<StockTransfer>) =>
  bind(
    send,
    {
      route: 'POST /vitrine/v1/stock-transfers/{stockTransferId}/cancel stockTransferId ...options',
      elevated: true,
      dates: createStockTransferDates,
    },
    'stockTransfer',
  )
