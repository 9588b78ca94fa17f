import type { ProductWithInventoryInput, VariantV3 } from '@vitrine/client'
import { words } from '../../../words/words.ts'
import type { FieldReader } from './field-reader.ts'
import type { OptionDraft, ProductDraft, VariantDraft } from './product-draft.ts'

type VariantInput = NonNullable<NonNullable<ProductWithInventoryInput['variantsInfo']>['variants']>[number]

/** Path of a variant's field in the request, which is also the ID of its input. */
export const variantField = (index: number, name: string): string => `product.variantsInfo.variants[${index}].${name}`

export const variantPaths = {
  price: 'price.actualPrice.amount',
  comparePrice: 'price.compareAtPrice.amount',
  cost: 'revenueDetails.cost.amount',
  sku: 'sku',
  barcode: 'barcode',
  weight: 'physicalProperties.weight',
  stock: 'inventoryItem.quantity',
} as const

interface VariantContext {
  readonly draft: ProductDraft
  /** What the server has of the variants, such as their dimensions. */
  readonly known: readonly VariantV3[]
  /** Whether existing variants keep their IDs: not if a product gets its first options, or loses all. */
  readonly keepsIds: boolean
  readonly defaultLocationId: string
  readonly read: FieldReader
}

/** Whether a variant exists after the change with the ID that it has. */
const isExisting = ({ id }: VariantDraft, { keepsIds }: Pick<VariantContext, 'keepsIds'>): boolean =>
  keepsIds && id !== undefined

const choicesOf = ({ choices }: VariantDraft, options: readonly OptionDraft[]) =>
  options.flatMap(({ key, name, kind, choices: all }) => {
    const choice = all.find((one) => one.key === choices[key])
    if (!choice) return []
    return [{ optionChoiceNames: { optionName: name.trim(), choiceName: choice.name.trim(), renderType: kind } }]
  })

const physicalOf = ({ weight }: VariantDraft, known: VariantV3 | undefined, field: string, read: FieldReader) => {
  const { productDimensions, packageDimensions, pricePerUnit } = known?.physicalProperties ?? {}
  const typed = read.fraction(weight, field)
  return {
    ...(typed !== undefined && { weight: Number(typed) }),
    ...(productDimensions && { productDimensions }),
    ...(packageDimensions && { packageDimensions }),
    ...(pricePerUnit?.settings && { pricePerUnit: { settings: pricePerUnit.settings } }),
  }
}

/** The stock of a new variant at the default location. That of others is changed by their inventory items. */
const newStockOf = (variant: VariantDraft, index: number, { draft, defaultLocationId, read }: VariantContext) => {
  if (!draft.isTracked) return { inventoryItem: { inStock: variant.inStock } }
  const typed = variant.stock[defaultLocationId] ?? ''
  return { inventoryItem: { quantity: read.count(typed, variantField(index, variantPaths.stock)) ?? 0 } }
}

const pricesOf = ({ price, comparePrice }: VariantDraft, index: number, read: FieldReader) => {
  const amount = read.required(read.decimal, price, variantField(index, variantPaths.price))
  const field = variantField(index, variantPaths.comparePrice)
  const before = read.decimal(comparePrice, field)
  if (before !== undefined && Number(before) < Number(amount)) read.refuse(field, words.editor.compareTooLow)
  return { actualPrice: { amount }, ...(before !== undefined && { compareAtPrice: { amount: before } }) }
}

const variantOf = (variant: VariantDraft, index: number, context: VariantContext): VariantInput => {
  const { draft, known, read } = context
  const { id, visible, sku, barcode, cost, mediaKeys } = variant
  const paid = read.decimal(cost, variantField(index, variantPaths.cost))
  const hasOptions = draft.options.length > 0
  const mediaIds = mediaKeys.filter((key) => draft.media.some((item) => item.id === key))
  const before = known.find((one) => one.id === id)
  const weightField = variantField(index, variantPaths.weight)
  return {
    ...(isExisting(variant, context) && { id }),
    visible: visible || !hasOptions,
    ...(sku.trim() !== '' && { sku: sku.trim() }),
    ...(barcode.trim() !== '' && { barcode: barcode.trim() }),
    choices: choicesOf(variant, draft.options),
    price: pricesOf(variant, index, read),
    ...(paid !== undefined && { revenueDetails: { cost: { amount: paid } } }),
    ...(hasOptions && mediaIds.length > 0 && { mediaIds }),
    ...(draft.productType === 'PHYSICAL'
      ? { physicalProperties: physicalOf(variant, before, weightField, read) }
      : draft.file && { digitalProperties: { digitalFile: { id: draft.file.id } } }),
    ...(!isExisting(variant, context) && draft.components.length === 0 && newStockOf(variant, index, context)),
  }
}

/** Returns the variants of a request, which replace all others. */
export const requestVariants = (context: VariantContext): VariantInput[] =>
  context.draft.variants.map((variant, index) => variantOf(variant, index, context))
