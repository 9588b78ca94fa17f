import type { CatalogOverrideFields, CustomLineItem, LineItem } from '@vitrine/contract/entities/selling/cart.ts'
import type { CatalogOverrides } from '@vitrine/contract/entities/selling/cart-v2.ts'
import type { CatalogItem, CustomItem, LineItemUpdate } from '@vitrine/contract/entities/selling/cart-v2-inputs.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { Context } from '../../../ground/context/context.ts'
import { Refusal, required } from '../../../ground/base/refusal.ts'
import { type BasketRecord, withItems, withoutLines, withQuantities } from '../../basket/api.ts'
import type { Edit } from '../change.ts'

export interface SentItems {
  readonly catalogItems?: readonly Input<CatalogItem>[]
  readonly customItems?: readonly Input<CustomItem>[]
}

/** Converts overrides of the catalog to the form that lines store. */
const overridesOf = ({ name, salePrice, ...same }: Input<CatalogOverrides>): Input<CatalogOverrideFields> =>
  ({
    ...same,
    ...(name && { productName: name }),
    ...(salePrice !== undefined && { price: salePrice }),
  }) as Input<CatalogOverrideFields>

/** Converts an item of the catalog to the form that lines are read from. */
const catalogLine = (
  { catalogReference, quantity, catalogOverrideFields }: Input<CatalogItem>,
  index: number,
): Input<LineItem> => ({
  catalogReference: required(catalogReference, `catalogItems[${index}].catalogReference`),
  quantity: required(quantity, `catalogItems[${index}].quantity`),
  ...(catalogOverrideFields && { catalogOverrideFields: overridesOf(catalogOverrideFields) }),
})

/** Converts a custom item to the form that lines store. */
const customLine = (
  { name, quantityInfo, pricing, source = {}, attributes = {}, modifierGroups, ...config }: Input<CustomItem>,
  index: number,
): Input<CustomLineItem> => {
  const { image, ...described } = attributes
  const { availableQuantity: quantityAvailable, fixedQuantity } = quantityInfo ?? {}
  const { price, fullPrice, priceDescription, priceUndetermined } = pricing ?? {}
  const { depositAmount, paymentOption } = config.paymentConfig ?? {}
  const { inventoryAppId: _app, ...origin } = source
  const line = {
    ...origin,
    ...described,
    ...config.deliveryConfig,
    ...config.taxConfig,
    productName: name,
    quantity: required(quantityInfo?.requestedQuantity, `customItems[${index}].quantityInfo.requestedQuantity`),
    quantityAvailable,
    fixedQuantity,
    price: price?.amount,
    fullPrice: fullPrice?.amount,
    priceDescription,
    priceUndetermined,
    media: image,
    depositAmount: depositAmount?.amount,
    paymentOption,
    modifierGroups,
  }
  return Object.fromEntries(Object.entries(line).filter(([, value]) => value !== undefined))
}

const hasDuplicates = (ids: readonly (string | undefined)[]): boolean => {
  const given = ids.filter((id) => id !== undefined)
  return new Set(given).size < given.length
}

/** Rejects modifier groups, and modifiers of a group, with the same ID. */
const refuseDuplicates = (items: readonly Input<CustomItem>[]): void => {
  for (const { modifierGroups = [], source } of items) {
    const data = { invalidItems: source?.catalogReference ? [source.catalogReference] : [] }
    if (hasDuplicates(modifierGroups.map(({ id }) => id)))
      throw new Refusal('DUPLICATE_MODIFIER_GROUP_IDS', undefined, data)
    if (modifierGroups.some(({ modifiers = [] }) => hasDuplicates(modifiers.map(({ id }) => id))))
      throw new Refusal('DUPLICATE_ITEM_MODIFIER_IDS', undefined, data)
  }
}

/** Adds items to a cart. */
export const addingItems =
  (
    { newId, now }: Context,
    { catalogItems = [], customItems = [] }: SentItems,
    { isTrusted, mayBeEmpty = false }: { readonly isTrusted: boolean; readonly mayBeEmpty?: boolean },
  ): Edit =>
  (record, { reading }) => {
    if (catalogItems.length + customItems.length === 0) {
      if (mayBeEmpty) return record
      throw new Refusal('NO_LINE_ITEMS_TO_ADD')
    }
    refuseDuplicates(customItems)
    const items = { lineItems: catalogItems.map(catalogLine), customLineItems: customItems.map(customLine) }
    return withItems(record, items, { reading, newId, isTrusted, now: now() })
  }

/** Rejects lines that the cart does not have. */
const requireLines = ({ lines }: BasketRecord, ids: readonly string[]): void => {
  const lineItemIds = ids.filter((id) => !lines.some((line) => line.id === id))
  if (lineItemIds.length > 0) throw new Refusal('LINE_ITEM_NOT_FOUND_IN_CART', undefined, { lineItemIds })
}

/** Removes lines. */
export const removingLines =
  (lineItemIds: readonly string[]): Edit =>
  (record) => {
    requireLines(record, lineItemIds)
    return withoutLines(record, lineItemIds)
  }

/** Changes the quantities of lines. Buyers cannot change a fixed quantity. */
export const updatingLines =
  (updates: readonly LineItemUpdate[], { isTrusted }: { readonly isTrusted: boolean }): Edit =>
  (record, { reading }) => {
    const ids = updates.map(({ lineItemId }) => lineItemId)
    const duplicateLineItemIds = ids.filter((id, index) => ids.indexOf(id) !== index)
    if (duplicateLineItemIds.length > 0)
      throw new Refusal('DUPLICATE_LINE_ITEM_UPDATES', undefined, { duplicateLineItemIds })
    const changes = updates.flatMap(({ lineItemId: id, quantity }) =>
      quantity ? [{ id, quantity: quantity.newQuantity }] : [],
    )
    const lineItemIds = updates.flatMap(({ lineItemId, quantity }) => (quantity ? [] : [lineItemId]))
    if (lineItemIds.length > 0) throw new Refusal('EMPTY_LINE_ITEM_UPDATES', undefined, { lineItemIds })
    requireLines(record, ids)
    const fixed = record.lines.filter(({ id, custom }) => custom?.fixedQuantity && ids.includes(id))
    if (fixed.length > 0 && !isTrusted) {
      const invalidItems = fixed.map(({ id }) => ({ lineItemId: id }))
      throw new Refusal('FIXED_QUANTITY_ITEM', undefined, { invalidItems })
    }
    return withQuantities(record, changes, reading)
  }
