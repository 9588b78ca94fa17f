import type { Product } from '@vitrine/contract/entities/catalog/product/product.ts'
import { productFactNames, type ProductFacts } from '@vitrine/contract/entities/catalog/product/product-facts.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { DiscountRecord } from '@vitrine/domain/catalog/own-discount.ts'
import { withoutReducedPrice, type ProductRecord } from '@vitrine/domain/catalog/product.ts'
import { withFieldsOfV3 } from '@vitrine/domain/catalog/fields-of-v3.ts'
import { factProblem } from '@vitrine/domain/catalog/facts/fact-problem.ts'
import { withFacts } from '@vitrine/domain/catalog/facts/product-facts.ts'
import { sectionWith } from '@vitrine/domain/catalog/info-section.ts'
import { labelNamed } from '@vitrine/domain/catalog/label.ts'
import { isSameKind, type PricePerUnitRecord } from '@vitrine/domain/catalog/measures.ts'
import { giftTextFields } from '@vitrine/domain/gift-card/gift.ts'
import { toMinor, type Minor } from '@vitrine/domain/money.ts'
import { exactMinor } from '../../../ground/base/amounts.ts'
import { InvalidRequest, invalidField, type Violation } from '../../../ground/base/refusal.ts'
import { isDeepStrictEqual } from 'node:util'
import { presentDiscount } from '../read/present/present-discount.ts'
import { editModifiers } from './edit-modifiers.ts'
import { editOptions } from './edit-options.ts'
import type { ProductToSave } from './save-product.ts'

const violation = (field: string, description: string): Violation => ({ field, description, violatedRule: 'MIN' })
const notAllowed = (field: string, description: string): Violation => ({
  field,
  description,
  violatedRule: 'FIELD_NOT_ALLOWED',
})

/** Reads the product's own discount in its stored form. `undefined` removes it. */
const readDiscount = (
  { type, value = 0 }: NonNullable<Input<Product>['discount']>,
  currency: string,
): DiscountRecord | undefined => {
  if (type === 'AMOUNT') return { type, amount: exactMinor(value, { field: 'product.discount.value', currency }) }
  if (type === 'PERCENT') return { type, percent: String(value) }
  if (value > 0) throw invalidField('product.discount.type', 'must be AMOUNT or PERCENT for a value', 'REQUIRED_FIELD')
  return undefined
}

type Reductions = Pick<ProductRecord, 'discount' | 'reducedPrice' | 'variants'>

/**
 * Returns the reductions after a change of the discount or price. A discount that is sent as it was read changes nothing;
 * another one replaces all reduced prices. A reduced price that is no longer below the price is dropped.
 */
const changeReductions = (
  before: ProductRecord,
  { discount }: Input<Product>,
  { price = before.price, currency }: { price: Minor | undefined; currency: string },
): Reductions => {
  if (discount && !isDeepStrictEqual({ value: 0, ...discount }, presentDiscount(before, currency))) {
    const changed = readDiscount(discount, currency)
    return { ...(changed && { discount: changed }), variants: before.variants.map(withoutReducedPrice) }
  }
  const { reducedPrice } = before
  return {
    ...(before.discount && { discount: before.discount }),
    ...(reducedPrice !== undefined && reducedPrice < price && { reducedPrice }),
    variants: before.variants,
  }
}

/**
 * Reads the price. It has two property names; if a caller changes one and sends the other unchanged, the changed one
 * counts.
 */
const readPrice = (
  { priceData, price }: Input<Product>,
  { before, currency }: { before: Minor; currency: string },
): Minor | undefined => {
  const sent = [priceData?.price, price?.price].flatMap((one) =>
    one === undefined ? [] : [toMinor(one.toFixed(6), currency)],
  )
  const [changed = sent[0], other = changed] = sent.filter((one) => one !== before)
  if (changed !== other) throw invalidField('product.price.price', 'must equal product.priceData.price')
  return changed
}

const violationsOf = (sent: Input<Product>): Violation[] => {
  const { priceData, price, costAndProfitData, discount, weight, customTextFields = [] } = sent
  const amounts: (readonly [string, number | undefined])[] = [
    ['product.priceData.price', priceData?.price],
    ['product.price.price', price?.price],
    ['product.costAndProfitData.itemCost', costAndProfitData?.itemCost],
    ['product.discount.value', discount?.value],
    ['product.weight', weight],
  ]
  const found = amounts
    .filter(([, amount]) => amount !== undefined && amount < 0)
    .map(([field]) => violation(field, 'must be 0 or more'))
  for (const [index, { maxLength = 1 }] of customTextFields.entries()) {
    if (maxLength >= 1) continue
    found.push(violation(`product.customTextFields[${index}].maxLength`, 'must be 1 or more'))
  }
  if (discount?.type === 'PERCENT' && (discount.value ?? 0) > 100) {
    found.push({ field: 'product.discount.value', description: 'must be 100 percent or less', violatedRule: 'MAX' })
  }
  return [...found, ...factViolations(sent)]
}

const factViolations = (sent: ProductFacts): Violation[] =>
  productFactNames.flatMap((name) => {
    const problem = factProblem(name, sent[name] ?? '')
    return problem === undefined ? [] : [{ field: `product.${name}`, description: problem, violatedRule: 'FORMAT' }]
  })

type SentMeasures = NonNullable<Input<Product>['pricePerUnitData']>

/**
 * Reads the content of a pack and the unit for its unit price. All four parts are required, of the same kind of unit.
 */
const readMeasures = (sent: SentMeasures): PricePerUnitRecord => {
  const field = 'product.pricePerUnitData'
  const parts = ['totalQuantity', 'totalMeasurementUnit', 'baseQuantity', 'baseMeasurementUnit'] as const
  const missing = parts.filter((part) => sent[part] === undefined || sent[part] === 'UNSPECIFIED')
  if (missing.length > 0) {
    throw new InvalidRequest(
      missing.map((part) => ({
        field: `${field}.${part}`,
        description: 'must be set',
        violatedRule: 'REQUIRED_FIELD',
      })),
    )
  }
  const measures = sent as PricePerUnitRecord
  if (isSameKind(measures.totalMeasurementUnit, measures.baseMeasurementUnit)) return measures
  throw invalidField(
    `${field}.baseMeasurementUnit`,
    `must be the same kind of unit as ${measures.totalMeasurementUnit}`,
  )
}

/** Refuses fields that would make a gift card worth something other than its price, or require input from buyers. */
const refuseUnlikeGiftCard = (
  { price, discount }: ProductRecord,
  { customTextFields, modifiers = [] }: Input<Product>,
): void => {
  const fields = customTextFields?.every(({ title }) => giftTextFields.some((field) => field.title === title)) ?? true
  const checks: readonly (readonly [boolean, Violation])[] = [
    [price === 0, violation('product.priceData.price', 'must be more than 0 for a gift card')],
    [discount !== undefined, notAllowed('product.discount', 'is not for gift cards: they are worth what they cost')],
    [!fields, notAllowed('product.customTextFields', 'are the same for all gift cards')],
    [modifiers.length > 0, notAllowed('product.modifiers', 'are not for gift cards: they are worth what they cost')],
  ]
  const violations = checks.flatMap(([isWrong, problem]) => (isWrong ? [problem] : []))
  if (violations.length > 0) throw new InvalidRequest(violations)
}

export interface Editing {
  readonly currency: string
  readonly newId: () => string
}

/** Applies the sent fields to a product. Absent fields keep their value. */
export const editProduct = (
  product: ProductToSave,
  sent: Input<Product>,
  { currency, newId }: Editing,
): ProductToSave => {
  const violations = violationsOf(sent)
  if (violations.length > 0) throw new InvalidRequest(violations)

  const {
    discount: _discount,
    reducedPrice: _reduced,
    barcode: barcodeBefore,
    ribbon: ribbonBefore,
    brand: brandBefore,
    ...before
  } = product.record
  const ribbon = sent.ribbon === undefined ? ribbonBefore : labelNamed(ribbonBefore, sent.ribbon)
  const brand = sent.brand === undefined ? brandBefore : labelNamed(brandBefore, sent.brand)
  const barcode = sent.barcode ?? barcodeBefore ?? ''
  const price = readPrice(sent, { before: before.price, currency })
  const cost = sent.costAndProfitData?.itemCost
  const { discount, ...reductions } = changeReductions(product.record, sent, { price, currency })
  const isGiftCard = before.giftCard ?? false
  const record: ProductRecord = {
    ...before,
    ...(discount && { discount }),
    ...reductions,
    ...(price !== undefined && { price }),
    ...(cost !== undefined && { cost: toMinor(cost.toFixed(6), currency) }),
    ...(sent.description !== undefined && { description: sent.description }),
    ...(sent.sku !== undefined && { sku: sent.sku }),
    ...(barcode !== '' && { barcode }),
    ...(sent.weight !== undefined && { weight: sent.weight }),
    ...(ribbon && { ribbon }),
    ...(brand && { brand }),
    ...(sent.additionalInfoSections && {
      infoSections: sent.additionalInfoSections.map((section) => sectionWith(before.infoSections, section)),
    }),
    ...(sent.seoData && { seo: sent.seoData }),
    ...(sent.pricePerUnitData && { pricePerUnit: readMeasures(sent.pricePerUnitData) }),
    ...(sent.productDimensions && { productDimensions: sent.productDimensions }),
    ...(sent.packageDimensions && { packageDimensions: sent.packageDimensions }),
    ...(sent.productOptions && editOptions({ ...before, ...reductions }, sent.productOptions, newId)),
  }
  if (isGiftCard) refuseUnlikeGiftCard(record, sent)
  const modifiers = isGiftCard ? [] : editModifiers(record, sent, { currency, newId })
  const { modifiers: _before, ...rest } = record
  return {
    ...product,
    ...(sent.name !== undefined && { name: sent.name }),
    ...(sent.slug !== undefined && sent.slug !== '' && { slug: sent.slug }),
    ...(sent.visible !== undefined && { visible: sent.visible }),
    record: withFieldsOfV3(withFacts(modifiers.length > 0 ? { ...rest, modifiers } : rest, sent), product.record),
  }
}
