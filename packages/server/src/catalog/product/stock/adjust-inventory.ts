import { maxItemQuantity } from '@vitrine/contract/entities/catalog/stock/inventory-item-v3.ts'
import { defaultVariantId, hasOwnVariants, onlyVariantId, variantsOf } from '@vitrine/domain/catalog/product.ts'
import { invalidField, Refusal } from '../../../ground/base/refusal.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { changedItemOf, stockChanged } from '../inventory/items/item-events.ts'
import { lockProducts, type ItemChange } from '../inventory/items/item-store.ts'
import { preorderAtLocations, returnToLocations, takeFromLocations } from '../inventory/locations-of-order.ts'
import { findProducts, type ProductRow } from '../read/product-rows.ts'
import type { StockMove } from '../inventory/stock-move.ts'

/** A change of the stock of a variant, as catalog V1 has it. */
export interface SentAdjustment {
  readonly inventoryId?: string | undefined
  readonly productId?: string | undefined
  readonly externalId?: string | undefined
  readonly variantId?: string | undefined
  /** Negative if units are removed. */
  readonly units: number
  readonly preorderRequest?: boolean | undefined
}

const productIdOf = ({ inventoryId, productId, externalId }: SentAdjustment, path: string): string => {
  const named = [...new Set([inventoryId, productId, externalId].flatMap((id) => id?.toLowerCase() ?? []))]
  if (named.length === 1) return named[0]!
  throw invalidField(path, 'must have one of inventoryId and productId', 'ONE_OF_ALIGNMENT')
}

const variantIdOf = ({ id, record }: ProductRow, { variantId }: SentAdjustment, path: string): string => {
  const only = hasOwnVariants(record) ? undefined : onlyVariantId
  const sent = variantId?.toLowerCase()
  const named = sent === undefined || sent === defaultVariantId(id) ? (only ?? sent) : sent
  if (named !== undefined && variantsOf(record).some((variant) => variant.id === named)) return named
  throw invalidField(`${path}.variantId`, 'is not a variant of this product')
}

const refuseTooMany = (changes: readonly ItemChange[], { productId, variantId }: StockMove): void => {
  if (changes.some(({ after }) => after.quantity > maxItemQuantity))
    throw new Refusal('MAX_QUANTITY_LIMIT_REACHED', undefined, { productId, variantId })
}

/** Moves the stock of one variant. Refuses it by throwing. */
const adjust = async (
  db: Db,
  siteId: string,
  { units, preorderRequest = false, ...move }: StockMove & Pick<SentAdjustment, 'units' | 'preorderRequest'>,
): Promise<readonly ItemChange[]> => {
  const user = { siteId, reason: 'MANUAL' } as const
  const { productId, variantId } = move
  const take = preorderRequest ? preorderAtLocations : takeFromLocations
  const changes = units > 0 ? await returnToLocations(db, user, move) : await take(db, user, move)
  if (!changes) throw new Refusal('INSUFFICIENT_INVENTORY', undefined, { productId, variantId })
  if (changes.length === 0) throw new Refusal('INVENTORY_QUANTITY_NOT_TRACKED', undefined, { productId, variantId })
  refuseTooMany(changes, move)
  return changes
}

/** Changes the stock of several variants: all or none. `name` is that of the list in the request. */
export const adjustInventory = (
  db: Db,
  siteId: string,
  { name, adjustments }: { readonly name: string; readonly adjustments: readonly SentAdjustment[] },
): Promise<void> =>
  transact(db, async (transaction) => {
    const ids = adjustments.map((one, index) => productIdOf(one, `${name}[${index}]`))
    await lockProducts(transaction, siteId, ids)
    const products = new Map((await findProducts(transaction, siteId, ids)).map((row) => [row.id, row]))
    const changes: ItemChange[] = []
    for (const [index, { units, preorderRequest, ...sent }] of adjustments.entries()) {
      const product = products.get(ids[index]!)
      if (!product) throw new Refusal('PRODUCT_NOT_FOUND', undefined, { id: ids[index]! })
      const variantId = variantIdOf(product, { units, ...sent }, `${name}[${index}]`)
      const move = { productId: product.id, variantId, quantity: Math.abs(units) }
      changes.push(...(await adjust(transaction, siteId, { ...move, units, preorderRequest })))
    }
    await stockChanged(transaction, siteId, changes.map(changedItemOf), 'MANUAL')
  })
