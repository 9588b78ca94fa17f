import { variantPrices, variantsOf, type ProductRecord } from '../catalog/product.ts'
import { toMinor } from '../money.ts'
import type { Condition, NumberOperator, Rule, TextOperator } from './rule.ts'
import { comparisonOf, textPattern } from './text-pattern.ts'

/** A product, as rules see it. */
export interface RuledProduct {
  readonly name: string
  readonly createdDate: Date
  readonly record: ProductRecord
  readonly isInStock: (variantId: string) => boolean
}

interface Setting {
  readonly now: Date
  readonly currency: string
}

const dayMs = 24 * 60 * 60 * 1000

const compareTexts = (texts: readonly string[], operator: TextOperator, value: string): boolean => {
  const { comparison, isNegated } = comparisonOf(operator)
  const pattern = new RegExp(textPattern(comparison, value), 'u')
  return texts.some((text) => pattern.test(text)) !== isNegated
}

const compareNumbers = (one: number, operator: NumberOperator, other: number): boolean => {
  switch (operator) {
    case 'EQUALS':
      return one === other
    case 'LESS_THAN':
      return one < other
    case 'AT_MOST':
      return one <= other
    case 'AT_LEAST':
      return one >= other
    case 'GREATER_THAN':
      return one > other
  }
}

const labelsOf = ({ brand, ribbon, additionalRibbons = [] }: ProductRecord, field: 'BRAND' | 'RIBBON'): string[] =>
  (field === 'BRAND' ? [brand] : [ribbon, ...additionalRibbons]).flatMap((label) => label?.name ?? [])

const matchesCondition = (product: RuledProduct, condition: Condition, { now, currency }: Setting): boolean => {
  const { name, record, createdDate, isInStock } = product
  const variants = variantsOf(record).filter(({ visible }) => visible)
  const prices = variants.map((variant) => variantPrices(record, variant))
  switch (condition.field) {
    case 'NAME':
      return compareTexts([name], condition.operator, condition.value)
    case 'BRAND':
    case 'RIBBON': {
      const labels = labelsOf(record, condition.field)
      if (!('value' in condition)) return labels.length > 0 === (condition.operator === 'IS_SET')
      return compareTexts(labels, condition.operator, condition.value)
    }
    case 'SKU': {
      const skus = variants.flatMap(({ sku }) => sku ?? record.sku ?? [])
      return compareTexts(skus, condition.operator, condition.value)
    }
    case 'PRODUCT_TYPE':
      return record.productType.toUpperCase() === condition.value
    case 'PRICE': {
      const value = toMinor(condition.value, currency)
      return prices.length > 0 && compareNumbers(Math.min(...prices.map(({ paid }) => paid)), condition.operator, value)
    }
    case 'REDUCED':
      return prices.some(({ paid, full }) => paid < full) === (condition.operator === 'IS_TRUE')
    case 'IN_STOCK':
      return variants.some(({ id }) => isInStock(id)) === (condition.operator === 'IS_TRUE')
    case 'WEIGHT': {
      const weights = variants.flatMap(({ weight }) => weight ?? record.weight ?? [])
      return weights.some((weight) => compareNumbers(weight, condition.operator, Number(condition.value)))
    }
    case 'CHOICE': {
      const option = new RegExp(textPattern('EQUALS', condition.option), 'u')
      const choices = variants.flatMap((variant) =>
        Object.entries(variant.choices).flatMap(([key, choice]) => (option.test(key) ? [choice] : [])),
      )
      return compareTexts(choices, condition.operator, condition.value)
    }
    case 'CREATED': {
      const isWithin = createdDate.getTime() >= now.getTime() - Number(condition.value) * dayMs
      return isWithin === (condition.operator === 'WITHIN_DAYS')
    }
  }
}

/** Says by the rules of the domain which products a rule chooses. The server does so in SQL, and tests compare the two. */
export const matchesRule = (product: RuledProduct, { match, conditions }: Rule, setting: Setting): boolean =>
  match === 'ALL'
    ? conditions.every((condition) => matchesCondition(product, condition, setting))
    : conditions.some((condition) => matchesCondition(product, condition, setting))
