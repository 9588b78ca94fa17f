import type { InventoryItemV3 } from '@vitrine/client'
import { words } from '../../../words/words.ts'
import type { FieldReader } from './field-reader.ts'
import type { ProductDraft, VariantDraft } from './product-draft.ts'

/** A change of an inventory item, or a new one. */
export interface StockChange {
  /** The ID of its input. */
  readonly field: string
  readonly item: InventoryItemV3 | undefined
  readonly variantId: string
  readonly locationId: string
  readonly level: { readonly quantity: number } | { readonly inStock: boolean }
}

/** ID of the input of a quantity. */
export const stockField = (index: number, locationId: string): string => `stock.${index}.${locationId}`
export const inStockField = (index: number): string => `stock.${index}.in-stock`

interface StockContext {
  readonly draft: ProductDraft
  readonly before: ProductDraft
  readonly items: readonly InventoryItemV3[]
  readonly locationIds: readonly string[]
  readonly defaultLocationId: string
  readonly read: FieldReader
}

interface Row {
  readonly variant: VariantDraft
  readonly index: number
  readonly variantId: string
  /** Whether the product's call has saved its stock at the default location. */
  readonly isNew: boolean
}

const quantitiesOf = ({ variant, index, variantId, isNew }: Row, context: StockContext): StockChange[] => {
  const { before, items, locationIds, defaultLocationId, read } = context
  const known = before.variants.find(({ id }) => id === variantId)
  return locationIds.flatMap((locationId): StockChange[] => {
    const isDefault = locationId === defaultLocationId
    const typed = (variant.stock[locationId] ?? '').trim()
    const item = items.find((one) => one.variantId === variantId && one.locationId === locationId)
    const isSame = before.isTracked && known !== undefined && typed === (known.stock[locationId] ?? '')
    if (isSame || (isNew && isDefault) || (typed === '' && !isDefault && !item?.trackQuantity)) return []
    const field = stockField(index, locationId)
    if (typed === '' && item?.trackQuantity) {
      read.refuse(field, words.notWhole)
      return []
    }
    const quantity = read.count(typed, field) ?? 0
    return [{ field, item, variantId, locationId, level: { quantity } }]
  })
}

const availabilityOf = ({ variant, index, variantId, isNew }: Row, context: StockContext): StockChange[] => {
  const { before, items, defaultLocationId } = context
  const known = before.variants.find(({ id }) => id === variantId)
  const { inStock } = variant
  if (isNew || (!before.isTracked && known?.inStock === inStock)) return []
  const field = inStockField(index)
  const own = items.filter((item) => item.variantId === variantId)
  if (own.length === 0)
    return [{ field, item: undefined, variantId, locationId: defaultLocationId, level: { inStock } }]
  return own.map((item) => ({
    field,
    item,
    variantId,
    locationId: item.locationId ?? defaultLocationId,
    level: { inStock },
  }))
}

/**
 * Returns the inventory items that change. `variantIds` are those of the variants of the form, in order; those that the
 * server did not have before have their stock at the default location already.
 */
export const stockChanges = (context: StockContext, variantIds: readonly (string | undefined)[]): StockChange[] => {
  const { draft, before } = context
  if (draft.components.length > 0) return []
  return draft.variants.flatMap((variant, index) => {
    const variantId = variantIds[index]
    if (variantId === undefined) return []
    const isNew = !before.variants.some(({ id }) => id === variantId)
    const row = { variant, index, variantId, isNew }
    return draft.isTracked ? quantitiesOf(row, context) : availabilityOf(row, context)
  })
}
