import { attributeGroups, type AttributeGroup } from '@vitrine/domain/catalog/product-attributes.ts'
import { readAttributes, type IndexedVariant } from './attributes.ts'
import { bytes, createGrowing, createSparse, integers, numbers } from './growing-array.ts'
import { createGuidWriting, type Guids } from './guids.ts'
import { createWriting, type Texts } from '../text/texts.ts'
import type { Traits } from './traits.ts'

/** Variants of all products of a segment. `undefined`: all are visible, none has a value. */
interface VariantColumns {
  readonly size: number
  /** The number of the product. */
  readonly products: Uint32Array
  readonly ids: Guids
  readonly visible: Uint8Array | undefined
  readonly prices: Float64Array
  readonly compareAtPrices: Float64Array | undefined
  readonly weights: Float64Array | undefined
  readonly skus: Texts
  readonly barcodes: Texts
  readonly choices: Uint32Array
}

/** What searches of catalog V3 filter, sort and count products by. Immutable. */
export interface ProductColumns {
  readonly slugs: Texts
  /** Empty if a product has none. */
  readonly handles: Texts
  /** As written. */
  readonly names: Texts
  readonly createdDates: Float64Array
  readonly updatedDates: Float64Array
  readonly minPrices: Float64Array
  readonly maxPrices: Float64Array
  /** Zero without reductions. */
  readonly minCompareAtPrices: Float64Array | undefined
  readonly maxCompareAtPrices: Float64Array | undefined
  /** NaN without weights. */
  readonly minWeights: Float64Array | undefined
  readonly maxWeights: Float64Array | undefined
  readonly groups: Readonly<Record<AttributeGroup, Uint32Array>>
  /** Product `n` has the variants from `variantOffsets[n]` up to `variantOffsets[n + 1]`, visible ones first. */
  readonly variantOffsets: Uint32Array
  /** The variant with the lowest price. */
  readonly cheapest: Uint32Array
  readonly variants: VariantColumns
}

/** The part of a product that these columns hold. */
export interface ColumnedProduct {
  readonly slug: string
  readonly handle: string | null
  readonly originalName: string
  /** In milliseconds. */
  readonly createdDate: number
  readonly updatedDate: number
  /** See `attributes.ts`. */
  readonly attributes: string
}

const createVariantWriting = (traits: Traits) => {
  const products = createGrowing(integers)
  const ids = createGuidWriting()
  const visible = createSparse(bytes, 1)
  const prices = createGrowing(numbers)
  const compareAtPrices = createSparse(numbers, Number.NaN)
  const weights = createSparse(numbers, Number.NaN)
  const [skus, barcodes] = [createWriting(), createWriting()]
  const choices = createGrowing(integers)
  return {
    size: products.length,
    add: (variant: IndexedVariant, product: number): void => {
      products.push(product)
      ids.add(variant.id)
      visible.push(variant.visible ? 1 : 0)
      prices.push(variant.price)
      compareAtPrices.push(variant.compareAtPrice ?? Number.NaN)
      weights.push(variant.weight ?? Number.NaN)
      skus.add(variant.sku)
      barcodes.add(variant.barcode)
      choices.push(traits.variantChoicesOf(variant.choices))
    },
    all: (): VariantColumns => ({
      size: products.length(),
      products: products.all(),
      ids: ids.all(),
      visible: visible.all(),
      prices: prices.all(),
      compareAtPrices: compareAtPrices.all(),
      weights: weights.all(),
      skus: skus.all(),
      barcodes: barcodes.all(),
      choices: choices.all(),
    }),
  }
}

interface Range {
  readonly lowest: number
  readonly highest: number
}

const rangeOf = (values: readonly number[], otherwise: number): Range => {
  if (values.length === 0) return { lowest: otherwise, highest: otherwise }
  return { lowest: Math.min(...values), highest: Math.max(...values) }
}

/** Ranges are those of visible variants; of all, if none is visible. */
const rangesOf = (variants: readonly IndexedVariant[]) => {
  const visible = variants.filter((one) => one.visible)
  const shown = visible.length > 0 ? visible : variants
  const prices = shown.map(({ price }) => price)
  return {
    price: rangeOf(prices, 0),
    compareAtPrice: rangeOf(
      shown.flatMap(({ compareAtPrice }) => compareAtPrice ?? []),
      0,
    ),
    weight: rangeOf(
      variants.flatMap(({ weight }) => weight ?? []),
      Number.NaN,
    ),
    cheapest: prices.indexOf(Math.min(...prices)),
  }
}

/** Collects the columns of products, one by one. */
export const createColumnWriting = (traits: Traits) => {
  const [slugs, handles, names] = [createWriting(), createWriting(), createWriting()]
  const exact = {
    createdDates: createGrowing(numbers),
    updatedDates: createGrowing(numbers),
    minPrices: createGrowing(numbers),
    maxPrices: createGrowing(numbers),
    variantOffsets: createGrowing(integers),
    cheapest: createGrowing(integers),
  }
  const [minCompareAt, maxCompareAt] = [createSparse(numbers, 0), createSparse(numbers, 0)]
  const [minWeights, maxWeights] = [createSparse(numbers, Number.NaN), createSparse(numbers, Number.NaN)]
  const groups = attributeGroups.map((group) => ({ group, numbers: createGrowing(integers) }))
  const variants = createVariantWriting(traits)
  exact.variantOffsets.push(0)

  return {
    add: (product: ColumnedProduct, number: number): void => {
      const attributes = readAttributes(product.attributes)
      const { price, compareAtPrice, weight, cheapest } = rangesOf(attributes.variants)
      slugs.add(product.slug)
      handles.add(product.handle ?? '')
      names.add(product.originalName)
      exact.createdDates.push(product.createdDate)
      exact.updatedDates.push(product.updatedDate)
      exact.minPrices.push(price.lowest)
      exact.maxPrices.push(price.highest)
      minCompareAt.push(compareAtPrice.lowest)
      maxCompareAt.push(compareAtPrice.highest)
      minWeights.push(weight.lowest)
      maxWeights.push(weight.highest)
      exact.cheapest.push(variants.size() + cheapest)
      for (const one of groups) one.numbers.push(traits.groupOf(one.group, attributes.groups[one.group]))
      for (const variant of attributes.variants) variants.add(variant, number)
      exact.variantOffsets.push(variants.size())
    },
    all: (): ProductColumns => ({
      slugs: slugs.all(),
      handles: handles.all(),
      names: names.all(),
      createdDates: exact.createdDates.all(),
      updatedDates: exact.updatedDates.all(),
      minPrices: exact.minPrices.all(),
      maxPrices: exact.maxPrices.all(),
      minCompareAtPrices: minCompareAt.all(),
      maxCompareAtPrices: maxCompareAt.all(),
      minWeights: minWeights.all(),
      maxWeights: maxWeights.all(),
      groups: Object.fromEntries(groups.map((one) => [one.group, one.numbers.all()])) as Record<
        AttributeGroup,
        Uint32Array
      >,
      variantOffsets: exact.variantOffsets.all(),
      cheapest: exact.cheapest.all(),
      variants: variants.all(),
    }),
  }
}
