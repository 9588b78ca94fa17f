import { hasOwnVariants, onlyVariantId, variantsOf } from '@vitrine/domain/catalog/product.ts'
import type { Stock } from '@vitrine/domain/stock/stock.ts'
import { InvalidRequest, invalidField, type Violation } from '../../../ground/base/refusal.ts'
import { stockReader, type ProductRow } from '../read/product-rows.ts'
import type { StockLevel } from '../edit/save-product.ts'

/** Maximum quantity of a variant (from the API specification). */
const maxInStock = 99_999

interface SentVariant {
  readonly variantId?: string
  readonly inStock?: boolean
  readonly quantity?: number
}

interface SentInventory {
  readonly id?: string
  readonly trackQuantity?: boolean
  readonly variants?: readonly SentVariant[]
}

/** Validates one variant's stock. */
const problemsOf = ({ quantity }: SentVariant, field: string, isKnown: boolean): Violation[] => {
  const problems: Violation[] = []
  if (!isKnown) {
    const description = 'is not a variant of this product'
    problems.push({ field: `${field}.variantId`, description, violatedRule: 'VALIDATION' })
  }
  if (quantity !== undefined && (quantity < 0 || quantity > maxInStock)) {
    const description = `must be from 0 to ${maxInStock}`
    problems.push({ field: `${field}.quantity`, description, violatedRule: quantity < 0 ? 'MIN' : 'MAX' })
  }
  return problems
}

/** Returns the current stock level, converted to tracked or untracked. */
const levelOf = (stock: Stock, tracked = stock.tracked): Omit<StockLevel, 'variantId'> =>
  stock.tracked
    ? { tracked, quantity: stock.quantity, inStock: stock.quantity > 0 }
    : { tracked, quantity: 0, inStock: stock.inStock }

/** Returns the stock levels to save: of the sent variants, and of all variants if tracking changes. */
export const stockLevels = (row: ProductRow, { id, trackQuantity, variants = [] }: SentInventory): StockLevel[] => {
  const known = new Set(variantsOf(row.record).map(({ id }) => id))
  const stockOf = stockReader(row)
  const unnamed = hasOwnVariants(row.record) ? '' : onlyVariantId
  const sent = variants.map((variant) => ({ ...variant, variantId: variant.variantId ?? unnamed }))
  const problems = sent.flatMap((variant, index) =>
    problemsOf(variant, `inventoryItem.variants[${index}]`, known.has(variant.variantId)),
  )
  if (id !== undefined && id !== '' && id.toLowerCase() !== row.id)
    problems.push({ field: 'inventoryItem.id', description: `belongs to another product`, violatedRule: 'VALIDATION' })
  if (problems.length > 0) throw new InvalidRequest(problems)

  const all = trackQuantity === undefined ? [] : [...known]
  const levels = new Map(all.map((id) => [id, levelOf(stockOf(id), trackQuantity)]))
  for (const [index, { variantId, quantity, inStock }] of sent.entries()) {
    // A sent quantity turns tracking on.
    const before = levelOf(stockOf(variantId), trackQuantity ?? (quantity === undefined ? undefined : true))
    const isInStock = inStock ?? (quantity === undefined ? before.inStock : quantity > 0)
    const level = { ...before, quantity: quantity ?? before.quantity, inStock: isInStock }
    if (level.tracked && isInStock !== level.quantity > 0)
      throw invalidField(
        `inventoryItem.variants[${index}].inStock`,
        'is calculated from the quantity while inventory is tracked',
      )
    levels.set(variantId, level)
  }
  return [...levels].map(([variantId, level]) => ({ variantId, ...level }))
}
