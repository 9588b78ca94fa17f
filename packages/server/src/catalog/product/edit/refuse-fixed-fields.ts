import type { Product } from '@vitrine/contract/entities/catalog/product/product.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { InvalidRequest, type Violation } from '../../../ground/base/refusal.ts'
import { allProductsId } from '../read/present/present-product.ts'

type Sent = Input<Product>
type SentVariant = NonNullable<Sent['variants']>[number]

/** Whether the sent value is part of the shown one. */
const isWithin = (sent: unknown, shown: unknown): boolean => {
  if (sent === undefined || sent === null || sent === '' || sent === shown) return true
  if (sent === false) return shown === undefined
  if (typeof sent !== 'object') return false
  const inner = (shown ?? {}) as Record<string, unknown>
  const isWhole = !Array.isArray(sent) || sent.length === 0 || (Array.isArray(shown) && sent.length === shown.length)
  return isWhole && Object.entries(sent).every(([name, one]) => isWithin(one, inner[name]))
}

/** Returns a variant's own data: without IDs, formatted prices and converted prices. */
const ownOf = ({ choices, variant = {}, stock }: SentVariant) => {
  const { priceData, costAndProfitData, weight, sku, barcode, visible, mediaIds, ...dimensions } = variant
  const { productDimensions, packageDimensions } = dimensions
  const own = { weight, sku, barcode, visible, mediaIds, productDimensions, packageDimensions }
  return { choices, own, price: priceData?.price, cost: costAndProfitData?.itemCost, stock }
}

const isVariantOf = (sent: SentVariant, { variants }: Product): boolean => {
  const same = variants.find(({ id, choices }) =>
    sent.choices ? isWithin(sent.choices, choices) : id === sent.id?.toLowerCase(),
  )
  return same !== undefined && isWithin(ownOf(sent), ownOf(same))
}

const hasItsCollections = ({ collectionIds = [] }: Sent, shown: Product): boolean => {
  const ids = new Set([allProductsId, ...collectionIds])
  return collectionIds.length === 0 || (ids.size === shown.collectionIds.length && isAllIn(ids, shown.collectionIds))
}
const isAllIn = (ids: ReadonlySet<string>, known: readonly string[]): boolean => known.every((id) => ids.has(id))

type Check = readonly [field: string, isLike: (sent: Sent, shown: Product) => boolean, why: string]

/** Fields derived from others. */
const derived: readonly Check[] = [
  [
    'manageVariants',
    (sent, shown) => !sent.manageVariants || (sent.productOptions ?? shown.productOptions).length > 0,
    'depends on the options: a product with productOptions manages variants',
  ],
  [
    'ribbons',
    ({ ribbon, ribbons }, shown) => isWithin(ribbons, shown.ribbons) || isWithin(ribbons, [{ text: ribbon }]),
    'follows from `ribbon`',
  ],
  ['media', (sent, shown) => isWithin(sent.media, shown.media), 'cannot be set here: use addProductMedia'],
  ['collectionIds', hasItsCollections, 'cannot be set here: use addProductsToCollection'],
]

/** Fields that can only be set when the product is created. */
const afterwards: readonly Check[] = [
  [
    'productType',
    ({ productType = 'unspecified_product_type' }, shown) =>
      productType === 'unspecified_product_type' || productType === shown.productType,
    'is set when a product is created and cannot be changed',
  ],
  [
    'giftCard',
    (sent, shown) => (sent.giftCard ?? shown.giftCard ?? false) === (shown.giftCard ?? false),
    'is set when a product is created and cannot be changed',
  ],
  ['stock', (sent, shown) => isWithin(sent.stock, shown.stock), 'cannot be set here: use updateInventoryVariants'],
]

const stockOfNew: Check = [
  'stock.inventoryStatus',
  ({ stock }, shown) => isWithin(stock?.inventoryStatus, shown.stock.inventoryStatus),
  'is calculated from the inventory of the variants',
]

const variantsOf = ({ variants = [] }: Sent, shown: Product, why: string): Violation[] =>
  variants.flatMap((one, index) => (isVariantOf(one, shown) ? [] : [refused(`variants[${index}]`, why)]))

const choicesOf = ({ productOptions = [] }: Sent, shown: Product): Violation[] =>
  productOptions.flatMap(({ name, choices = [] }, at) =>
    choices.flatMap(({ description, value, media }, index) => {
      const option = shown.productOptions.find((one) => one.name === name)
      const choice = option?.choices.find((one) => one.description === (description ?? value))
      const field = `productOptions[${at}].choices[${index}].media`
      return isWithin(media, choice?.media) ? [] : [refused(field, 'cannot be set here: use addProductMediaToChoices')]
    }),
  )

const refused = (field: string, description: string): Violation => ({
  field: `product.${field}`,
  description,
  violatedRule: 'FIELD_NOT_ALLOWED',
})

const refuse = (sent: Sent, shown: Product, checks: readonly Check[], variants: Violation[]): void => {
  const fields = checks.flatMap(([field, isLike, why]) => (isLike(sent, shown) ? [] : [refused(field, why)]))
  const violations = [...fields, ...variants, ...choicesOf(sent, shown)]
  if (violations.length > 0) throw new InvalidRequest(violations)
}

/** Refuses to change fields that have their own calls. A product may be sent back as it was read. */
export const refuseFixedFields = (sent: Sent, shown: Product): void =>
  refuse(
    sent,
    shown,
    [...derived, ...afterwards],
    variantsOf(sent, shown, 'cannot be changed here: use updateProductVariants'),
  )

/** Refuses fields of a new product that could not be applied. */
export const refuseUnappliedFields = (sent: Sent, made: Product): void =>
  refuse(sent, made, [...derived, stockOfNew], variantsOf(sent, made, 'is not a variant of the product’s options'))
