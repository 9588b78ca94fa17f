import type { Product, VariantOverride } from '@vitrine/contract/entities/catalog/product/product.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { ProductRecord, VariantRecord } from '@vitrine/domain/catalog/product.ts'
import { toMinor } from '@vitrine/domain/money.ts'
import { InvalidRequest, type Violation } from '../../../ground/base/refusal.ts'
import type { StockLevel } from './save-product.ts'

const matches = (variant: VariantRecord, { choices, variantIds }: VariantOverride): boolean =>
  (variantIds === undefined || variantIds.includes(variant.id)) &&
  (choices === undefined || Object.entries(choices).every(([name, value]) => variant.choices[name] === value))

const violationsOf = (override: VariantOverride, field: string, { variants }: ProductRecord): readonly Violation[] => {
  const { choices = {}, variantIds = [] } = override
  if (Object.keys(choices).length === 0 && variantIds.length === 0) {
    return [{ field, description: 'must have choices or variantIds', violatedRule: 'REQUIRED_ONE_OF_FIELD' }]
  }
  const found: Violation[] = (['price', 'cost', 'weight'] as const)
    .filter((name) => (override[name] ?? 0) < 0)
    .map((name) => ({ field: `${field}.${name}`, description: 'must be 0 or more', violatedRule: 'MIN' }))
  const isUnknown =
    !variants.some((variant) => matches(variant, override)) ||
    variantIds.some((id) => !variants.some((variant) => variant.id === id))
  if (isUnknown) found.push({ field, description: 'is not a variant of this product', violatedRule: 'VALIDATION' })
  return found
}

/** Applies the sent data to the named variants. */
export const overrideVariants = (
  record: ProductRecord,
  overrides: readonly VariantOverride[],
  currency: string,
): { record: ProductRecord; changed: ReadonlySet<string> } => {
  const violations = overrides.flatMap((override, index) => violationsOf(override, `variants[${index}]`, record))
  if (violations.length > 0) throw new InvalidRequest(violations)

  const changed = new Set<string>()
  const variants = record.variants.map((variant) =>
    overrides
      .filter((override) => matches(variant, override))
      .reduce(
        (
          sofar,
          { price, cost, weight, sku, barcode, visible, productDimensions, packageDimensions },
        ): VariantRecord => {
          changed.add(variant.id)
          const { barcode: barcodeBefore, reducedPrice, ...before } = sofar
          const nextPrice = price === undefined ? sofar.price : toMinor(price.toFixed(6), currency)
          const nextBarcode = barcode ?? barcodeBefore ?? ''
          return {
            ...before,
            ...(nextBarcode !== '' && { barcode: nextBarcode }),
            ...(nextPrice !== undefined && { price: nextPrice }),
            ...(reducedPrice !== undefined && reducedPrice < (nextPrice ?? 0) && { reducedPrice }),
            ...(cost !== undefined && { cost: toMinor(cost.toFixed(6), currency) }),
            ...(weight !== undefined && { weight }),
            ...(sku !== undefined && { sku }),
            ...(visible !== undefined && { visible }),
            ...(productDimensions && { productDimensions }),
            ...(packageDimensions && { packageDimensions }),
          }
        },
        variant,
      ),
  )
  return { record: { ...record, variants }, changed }
}

type SentVariants = NonNullable<Input<Product>['variants']>

/** Returns the variant data sent with a new product. */
export const overridesOf = (sent: SentVariants): VariantOverride[] =>
  sent.map(({ choices = {}, variant = {} }): VariantOverride => {
    const { priceData, costAndProfitData, weight, sku, barcode, visible, productDimensions, packageDimensions } =
      variant
    return {
      choices: choices as Record<string, string>,
      ...(priceData?.price !== undefined && { price: priceData.price }),
      ...(costAndProfitData?.itemCost !== undefined && { cost: costAndProfitData.itemCost }),
      ...(weight !== undefined && { weight }),
      ...(sku !== undefined && { sku }),
      ...(barcode !== undefined && { barcode }),
      ...(visible !== undefined && { visible }),
      ...(productDimensions && { productDimensions }),
      ...(packageDimensions && { packageDimensions }),
    }
  })

interface SentStock {
  readonly trackInventory?: boolean
  readonly trackQuantity?: boolean
  readonly quantity?: number
  readonly inStock?: boolean
}

const levelOf = (variantId: string, sent: SentStock): StockLevel => {
  const { quantity = 0, inStock } = sent
  const tracked = sent.trackQuantity ?? sent.trackInventory ?? sent.quantity !== undefined
  return { variantId, tracked, quantity: tracked ? quantity : 0, inStock: tracked ? quantity > 0 : (inStock ?? true) }
}

/** Returns the stock sent with a new product, per variant or for the product. */
export const stockOfNewProduct = (sent: Input<Product>, ids: readonly VariantRecord[]): StockLevel[] => {
  const { stock, variants = [] } = sent
  const levels = ids.flatMap(({ id, choices }) => {
    const own = variants.find((one) =>
      Object.entries(one.choices ?? {}).every(([name, value]) => choices[name] === value),
    )
    const sentStock = own?.stock ?? (stock && { ...stock, inStock: stock.inventoryStatus !== 'OUT_OF_STOCK' })
    return sentStock ? [levelOf(id, sentStock)] : []
  })
  if (levels.some(({ quantity }) => quantity < 0)) {
    throw new InvalidRequest([
      { field: 'product.stock.quantity', description: 'must be 0 or more', violatedRule: 'MIN' },
    ])
  }
  return levels
}
