import { elevated, room } from '../../../call.ts'
import { bulkItems } from '../../../entities/bulk-results.ts'
import { InventoryItem } from '../../../entities/catalog/stock/inventory.ts'
import { described, flag, guid, integer, list, optional, shape, text } from '../../../schema.ts'
import { RestQuery, restMetadata, totalResults } from '../../rest-query.ts'

const productId = text({ minLength: 1, maxLength: 36 })
/** One of them names the product. */
const ids = {
  inventoryId: optional(productId),
  productId: optional(productId),
  externalId: optional(productId),
}
const variantId = optional(guid({ description: 'Default: the only variant of a product without options.' }))
const units = (verb: string) => integer({ minimum: 1, maximum: 99_999, description: `Number of units to ${verb}.` })

export const inventoryCalls = room({ scope: 'catalog', area: 'inventory', idempotent: true })({
  decrementInventory: {
    method: 'POST',
    path: '/stores/v2/inventoryItems/decrement',
    summary: 'Removes units of up to 100 variants from the inventory: all or none.',
    roles: elevated,
    repeatable: false,
    body: shape({
      decrementData: list(
        shape({
          ...ids,
          variantId,
          decrementBy: units('remove'),
          preorderRequest: optional(flag({ description: 'Whether the units are preordered.' })),
        }),
        bulkItems,
      ),
    }),
    response: shape({}),
    errors: ['PRODUCT_NOT_FOUND', 'INSUFFICIENT_INVENTORY', 'INVENTORY_QUANTITY_NOT_TRACKED'],
    client: {
      module: 'inventory',
      args: 'decrementData',
      example: [
        'const { productId, variantId } = inventoryItem',
        'await owner.inventory.decrementInventory([{ productId, variantId, decrementBy: 1 }])',
      ],
    },
  },
  incrementInventory: {
    method: 'POST',
    path: '/stores/v2/inventoryItems/increment',
    summary: 'Adds units of up to 100 variants to the inventory: all or none.',
    roles: elevated,
    repeatable: false,
    body: shape({ incrementData: list(shape({ ...ids, variantId, incrementBy: units('add') }), bulkItems) }),
    response: shape({}),
    errors: ['PRODUCT_NOT_FOUND', 'MAX_QUANTITY_LIMIT_REACHED', 'INVENTORY_QUANTITY_NOT_TRACKED'],
    client: {
      module: 'inventory',
      args: 'incrementData',
      example: [
        'const { productId, variantId } = inventoryItem',
        'await owner.inventory.incrementInventory([{ productId, variantId, incrementBy: 1 }])',
      ],
    },
  },
  getInventoryVariants: {
    method: 'POST',
    path: '/stores-reader/v2/inventoryItems/{inventoryId}/getVariants',
    summary: "Returns the stock of a product's variants, all or some.",
    roles: elevated,
    repeatable: true,
    reads: true,
    params: shape({ inventoryId: text({ minLength: 1, maxLength: 64 }) }),
    body: shape({ variantIds: optional(list(guid(), { maxItems: 1000, description: 'Default: all variants.' })) }),
    response: shape({ inventoryItem: described(InventoryItem, 'The stock of the product.') }),
    errors: ['PRODUCT_NOT_FOUND'],
    client: {
      module: 'inventory',
      args: 'inventoryId ...options',
      example:
        'const { inventoryItem: stock } = await owner.inventory.getInventoryVariants(product.id, { variantIds: [variant.id] })',
    },
  },
  queryInventory: {
    method: 'POST',
    path: '/stores-reader/v2/inventoryItems/query',
    summary: 'Lists the stock of products that match a filter, sorted and paged. Default order: newest first.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({ query: optional(RestQuery) }),
    response: shape({ inventoryItems: list(InventoryItem), metadata: restMetadata, totalResults }),
    client: {
      module: 'inventory',
      args: '...options',
      example: [
        'const query = { filter: \'{"trackQuantity": true}\', paging: { limit: 20 } }',
        'const { inventoryItems } = await owner.inventory.queryInventory({ query })',
      ],
    },
  },
})
