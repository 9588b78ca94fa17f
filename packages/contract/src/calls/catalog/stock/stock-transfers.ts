import { elevated, room } from '../../../call.ts'
import { revision } from '../../../entities/common.ts'
import {
  maxTransferLines,
  ReceivedUnits,
  StockTransfer,
  StockTransferUpdate,
} from '../../../entities/catalog/stock/stock-transfer.ts'
import { maskedFields } from '../../../entities/record-fields.ts'
import { entity, guid, input, list, oneOf, optional, shape, text, timestamp } from '../../../schema.ts'
import { CursorMetadata, cursorQuery } from '../../query.ts'

const StockTransferFields = entity(
  'StockTransferFields',
  {
    id: text(),
    status: text(),
    originLocationId: text(),
    destinationLocationId: text(),
    reference: text(),
    createdDate: timestamp(),
    updatedDate: timestamp(),
  },
  { description: 'Fields that stock transfers can be filtered by.' },
)
const StockTransferSortField = oneOf(['createdDate', 'updatedDate'], {
  title: 'StockTransferSortField',
  description: 'Fields that stock transfers can be sorted by.',
})

const id = shape({ stockTransferId: guid() })
const transfer = shape({ stockTransfer: StockTransfer })
const current = shape({ revision: optional(revision) })
const moved = ['NOT_FOUND', 'CONFLICT', 'INVALID_TRANSFER_STATUS', 'INVENTORY_QUANTITY_NOT_TRACKED'] as const

/** Transfers of stock between locations. */
export const stockTransferCalls = room({ scope: 'catalog', area: 'inventory', idempotent: true })({
  createStockTransfer: {
    method: 'POST',
    path: '/vitrine/v1/stock-transfers',
    summary: 'Creates a draft of a transfer, which changes no stock. A store has at most 500 that are not closed.',
    roles: elevated,
    repeatable: false,
    body: shape({ stockTransfer: input(StockTransfer) }),
    response: transfer,
    client: {
      module: 'stockTransfers',
      args: 'stockTransfer',
      gives: 'stockTransfer',
      example: [
        'const { productId, variantId, locationId } = inventoryItem',
        'const places = { originLocationId: locationId!, destinationLocationId: storesLocation.id }',
        'const about = { ...places, lines: [{ productId, variantId, quantity: 2 }] }',
        'const { id, revision } = await owner.stockTransfers.createStockTransfer(about)',
      ],
    },
  },
  getStockTransfer: {
    method: 'GET',
    path: '/vitrine/v1/stock-transfers/{stockTransferId}',
    summary: 'Returns a transfer.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: transfer,
    errors: ['NOT_FOUND'],
    client: {
      module: 'stockTransfers',
      gives: 'stockTransfer',
      example: 'const { status, lines } = await owner.stockTransfers.getStockTransfer(stockTransfer.id)',
    },
  },
  queryStockTransfers: {
    method: 'POST',
    path: '/vitrine/v1/stock-transfers/query',
    summary: 'Lists transfers that match a filter, sorted and paged. Default order: newest first.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({ query: optional(cursorQuery({ maxLimit: 100, maxSorts: 2 })) }),
    response: shape({ stockTransfers: list(StockTransfer), pagingMetadata: CursorMetadata }),
    client: {
      module: 'stockTransfers',
      finds: { fields: StockTransferFields, sortBy: StockTransferSortField },
      example: "const { items } = await owner.stockTransfers.queryStockTransfers().eq('status', 'IN_TRANSIT').find()",
    },
  },
  updateStockTransfer: {
    method: 'PATCH',
    path: '/vitrine/v1/stock-transfers/{id}',
    summary: 'Updates a draft. Fields that are not sent do not change. Requires its current revision.',
    roles: elevated,
    repeatable: false,
    params: shape({ id: guid() }),
    body: shape({ stockTransfer: input(StockTransferUpdate), fieldMask: maskedFields }),
    response: transfer,
    errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_TRANSFER_STATUS'],
    client: {
      module: 'stockTransfers',
      args: 'id stockTransfer ...options',
      gives: 'stockTransfer',
      example: [
        'const { id, revision } = stockTransfer',
        "await owner.stockTransfers.updateStockTransfer(id, { revision, reference: 'Van 3' })",
      ],
    },
  },
  shipStockTransfer: {
    method: 'POST',
    path: '/vitrine/v1/stock-transfers/{stockTransferId}/ship',
    summary:
      'Takes all units of a draft from the origin, or none if one is missing. They are not for sale until they arrive. Requires its current revision.',
    roles: elevated,
    repeatable: false,
    params: id,
    body: current,
    response: transfer,
    errors: [...moved, 'INSUFFICIENT_INVENTORY'],
    client: {
      module: 'stockTransfers',
      args: 'stockTransferId ...options',
      gives: 'stockTransfer',
      example: [
        'const { id, revision } = stockTransfer',
        'const { status } = await owner.stockTransfers.shipStockTransfer(id, { revision })',
      ],
    },
  },
  receiveStockTransfer: {
    method: 'POST',
    path: '/vitrine/v1/stock-transfers/{stockTransferId}/receive',
    summary:
      'Adds units that have arrived to the destination. The last ones complete the transfer. Requires its current revision.',
    roles: elevated,
    repeatable: false,
    params: id,
    body: shape({
      revision: optional(revision),
      units: optional(
        list(ReceivedUnits, {
          minItems: 1,
          maxItems: maxTransferLines,
          description: 'The units that have arrived. Default: all that are in transit.',
        }),
      ),
    }),
    response: transfer,
    errors: [...moved, 'MAX_QUANTITY_LIMIT_REACHED'],
    client: {
      module: 'stockTransfers',
      args: 'stockTransferId ...options',
      gives: 'stockTransfer',
      example: [
        'const { id, revision, lines } = shippedTransfer',
        'const units = [{ variantId: lines[0]!.variantId, quantity: 1 }]',
        'await owner.stockTransfers.receiveStockTransfer(id, { revision, units })',
      ],
    },
  },
  cancelStockTransfer: {
    method: 'POST',
    path: '/vitrine/v1/stock-transfers/{stockTransferId}/cancel',
    summary:
      'Cancels a transfer. Units in transit return to the origin; those that have arrived stay. Requires its current revision.',
    roles: elevated,
    repeatable: false,
    params: id,
    body: current,
    response: transfer,
    errors: [...moved, 'MAX_QUANTITY_LIMIT_REACHED'],
    client: {
      module: 'stockTransfers',
      args: 'stockTransferId ...options',
      gives: 'stockTransfer',
      example: [
        'const { id, revision } = stockTransfer',
        'const { status } = await owner.stockTransfers.cancelStockTransfer(id, { revision })',
      ],
    },
  },
})
