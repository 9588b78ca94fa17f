import {
  maxItemQuantity,
  maxPreorders,
  type InventoryItemUpdate,
} from '@vitrine/contract/entities/catalog/stock/inventory-item-v3.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { invalidField, Refusal } from '../../../../ground/base/refusal.ts'
import { readMask } from '../../../../ground/entity/field-mask.ts'
import { preordersLeft } from './item-state.ts'
import type { ItemRow, ItemState } from './item-store.ts'

export type SentItem = Input<InventoryItemUpdate>

/** An item of a request. */
export interface Sent {
  readonly sent: SentItem
  /** Its path in the request, such as `inventoryItem` or `inventoryItems[0]`. */
  readonly path: string
  readonly fieldMask?: readonly string[] | undefined
}

type Part = 'quantity' | 'inStock' | 'enabled' | 'message' | 'expectedDate' | 'limit'
const maskFields: Readonly<Record<string, readonly Part[]>> = {
  quantity: ['quantity'],
  inStock: ['inStock'],
  preorderInfo: ['enabled', 'message', 'expectedDate', 'limit'],
  'preorderInfo.enabled': ['enabled'],
  'preorderInfo.message': ['message'],
  'preorderInfo.expectedDate': ['expectedDate'],
  'preorderInfo.limit': ['limit'],
}

/** Returns the parts to write: those that a mask names, or else those that were sent. */
const partsOf = ({ sent, path, fieldMask }: Sent): ReadonlySet<Part> => {
  const masked = readMask(fieldMask, { fields: maskFields, name: path.replace(/[^.]*$/, 'fieldMask') })
  if (masked) return masked
  const { quantity, inStock, preorderInfo: { enabled, message, expectedDate, limit } = {} } = sent
  const values = Object.entries({ quantity, inStock, enabled, message, expectedDate, limit })
  return new Set(values.flatMap(([part, value]) => (value === undefined ? [] : [part as Part])))
}

/** Returns the columns of the stock. A quantity turns tracking on, `inStock` turns it off. */
const stockColumns = ({ sent, path }: Sent, parts: ReadonlySet<Part>): Partial<ItemState> => {
  const [quantity, inStock] = [
    parts.has('quantity') ? sent.quantity : undefined,
    parts.has('inStock') ? sent.inStock : undefined,
  ]
  if (quantity !== undefined && inStock !== undefined)
    throw invalidField(path, 'can have one of quantity and inStock', 'ONE_OF_ALIGNMENT')
  if (quantity !== undefined) return { tracked: true, quantity, in_stock: quantity > 0 }
  if (inStock !== undefined) return { tracked: false, quantity: 0, in_stock: inStock }
  if (!parts.has('quantity') && !parts.has('inStock')) return {}
  throw invalidField(path, 'must have quantity or inStock', 'ONE_OF_ALIGNMENT')
}

const preorderColumns = ({ sent }: Sent, parts: ReadonlySet<Part>): Partial<ItemState> => {
  const { enabled = false, message = null, expectedDate = null, limit = maxPreorders } = sent.preorderInfo ?? {}
  return {
    ...(parts.has('enabled') && { preorder_enabled: enabled }),
    ...(parts.has('message') && { preorder_message: message }),
    ...(parts.has('expectedDate') && { preorder_date: expectedDate }),
    ...(parts.has('limit') && { preorder_limit: limit }),
  }
}

/** Refuses preorder settings that do not fit the item. */
const requirePreorders = (
  { sent, path }: Sent,
  {
    tracked,
    preorder_limit: limit,
    preorder_counter: counter,
  }: Pick<ItemRow, 'tracked' | 'preorder_limit' | 'preorder_counter'>,
): void => {
  if (!tracked && sent.preorderInfo?.limit !== undefined)
    throw invalidField(
      `${path}.preorderInfo.limit`,
      'is not supported for items whose quantity is not tracked',
      'VALIDATION',
      'PREORDER_LIMIT_NOT_SUPPORTED_FOR_UNTRACKED_INVENTORY',
    )
  if (!tracked || limit >= counter) return
  const words = `The limit of preorders cannot be less than the ${counter} units that were preordered.`
  throw new Refusal('PRE_ORDER_VALIDATION', words, { counter })
}

/** Returns the state of a new item. */
export const newItemState = (item: Sent): ItemState => {
  const parts = partsOf({ ...item, fieldMask: undefined })
  const stock = stockColumns(item, parts)
  const { tracked, quantity, in_stock: inStock } = stock
  if (tracked === undefined) throw invalidField(item.path, 'must have quantity or inStock', 'REQUIRED_ONE_OF_FIELD')
  if (quantity! < 0) {
    const rule = 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE'
    throw invalidField(`${item.path}.quantity`, 'must be at least 0', 'MIN', rule)
  }
  const state: ItemState = {
    tracked,
    quantity: quantity!,
    in_stock: inStock!,
    preorder_enabled: false,
    preorder_message: null,
    preorder_date: null,
    preorder_limit: maxPreorders,
    preorder_counter: 0,
    ...preorderColumns(item, parts),
  }
  requirePreorders(item, state)
  return state
}

const requireSame = ({ sent, path }: Sent, row: ItemRow): void => {
  const known = { productId: row.product_id, variantId: row.catalog_variant_id, locationId: row.location_id }
  for (const name of ['productId', 'variantId', 'locationId'] as const) {
    const value = sent[name]
    if (value === undefined || value.toLowerCase() === known[name]) continue
    if (name === 'variantId' && value === row.variant_id) continue
    throw invalidField(`${path}.${name}`, 'cannot change: create another item', 'FIELD_NOT_ALLOWED')
  }
}

type NegativeCode = 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING' | 'INVALID_TARGET_QUANTITY'

/** Returns the columns that an update changes. */
export const updatedColumns = (
  row: ItemRow,
  item: Sent,
  negativeCode: NegativeCode = 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING',
): Partial<ItemState> => {
  requireSame(item, row)
  const parts = partsOf(item)
  const columns = { ...stockColumns(item, parts), ...preorderColumns(item, parts) }
  const { quantity } = columns
  const before = row.tracked ? row.quantity : 0
  if (quantity !== undefined && quantity < 0 && quantity < before)
    throw new Refusal(negativeCode, undefined, { quantity, currentQuantity: before })
  requirePreorders(item, { ...row, ...columns })
  return columns
}

const aboutItem = ({ id, product_id: productId, catalog_variant_id: variantId }: ItemRow) => ({
  inventoryItemId: id,
  productId,
  variantId,
})

const requireTracked = (row: ItemRow): void => {
  if (!row.tracked) throw new Refusal('INVENTORY_QUANTITY_NOT_TRACKED', undefined, aboutItem(row))
}

const withQuantity = (quantity: number): Partial<ItemState> => ({ quantity, in_stock: quantity > 0 })

/** Adds units to a tracked item. */
export const incremented = (row: ItemRow, units: number): Partial<ItemState> => {
  requireTracked(row)
  const quantity = row.quantity + units
  if (quantity <= maxItemQuantity) return withQuantity(quantity)
  throw new Refusal('MAX_QUANTITY_LIMIT_REACHED', undefined, { ...aboutItem(row), quantity: row.quantity })
}

/** Counts units as preorders, up to the limit. */
const preordered = (row: ItemRow, units: number): Partial<ItemState> => {
  const left = preordersLeft(row)
  if (units <= left) return { preorder_counter: row.preorder_counter + units }
  const words = row.preorder_enabled ? `Only ${left} can be preordered.` : 'The item cannot be preordered.'
  throw new Refusal('INSUFFICIENT_INVENTORY', words, { ...aboutItem(row), available: left })
}

export interface DecrementOptions {
  readonly preorderRequest?: boolean | undefined
  readonly restrictInventory?: boolean | undefined
}

/** Removes units from a tracked item, or counts them as preorders. */
export const decremented = (
  row: ItemRow,
  units: number,
  { preorderRequest = false, restrictInventory = false }: DecrementOptions,
): Partial<ItemState> => {
  if (preorderRequest) return preordered(row, units)
  requireTracked(row)
  const quantity = row.quantity - units
  if (restrictInventory && quantity < 0) {
    const words = `Only ${Math.max(0, row.quantity)} left in stock.`
    throw new Refusal('INSUFFICIENT_INVENTORY', words, { ...aboutItem(row), available: Math.max(0, row.quantity) })
  }
  if (quantity >= -maxItemQuantity) return withQuantity(quantity)
  throw new Refusal('MIN_QUANTITY_LIMIT_REACHED', undefined, { ...aboutItem(row), quantity: row.quantity })
}

/** Adds units to a tracked item or removes them, down to 0. */
export const adjusted = (row: ItemRow, units: number): Partial<ItemState> => {
  if (units === 0) throw invalidField('adjustBy', 'must not be 0')
  return units > 0 ? incremented(row, units) : decremented(row, -units, { restrictInventory: true })
}
