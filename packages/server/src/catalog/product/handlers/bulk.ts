import type { BulkError } from '@vitrine/contract/entities/bulk-results.ts'
import type {
  AdjustPrice,
  AdjustValue,
  BulkUpdateProductsResult,
  SetValue,
} from '@vitrine/contract/entities/catalog/product/product.ts'
import { adjusted, type Adjustment } from '@vitrine/domain/catalog/variants.ts'
import { toMinor } from '@vitrine/domain/money.ts'
import { exactMinor } from '../../../ground/base/amounts.ts'
import { InvalidRequest, invalidField, type Violation } from '../../../ground/base/refusal.ts'
import { bulkError } from '../../../ground/entity/bulk.ts'
import type { Change } from '../edit/change-product.ts'
import { editProduct, type Editing } from '../edit/edit-product.ts'
import type { ProductToSave } from '../edit/save-product.ts'

/** Runs an action on many products, one after the other. A refused product does not affect the others. */
export const forEachProduct = async (
  ids: readonly string[],
  work: (id: string) => Promise<unknown>,
): Promise<BulkUpdateProductsResult> => {
  const errors: (BulkError | undefined)[] = []
  for (const id of ids) {
    const error = await work(id).then(() => undefined, bulkError)
    errors.push(error)
  }
  const totalFailures = errors.filter(Boolean).length
  return {
    results: ids.map((id, originalIndex) => {
      const error = errors[originalIndex]
      return { itemMetadata: { id, originalIndex, success: !error, ...(error && { error }) } }
    }),
    bulkActionMetadata: { totalSuccesses: ids.length - totalFailures, totalFailures, undetailedFailures: 0 },
  }
}

/** Refuses values that no product can have. */
export const checkSetValue = (set: SetValue): void => {
  if (Object.keys(set).length === 0) throw invalidField('set', 'must contain a value to set', 'REQUIRED_ONE_OF_FIELD')
  const violations = (['price', 'cost', 'weight'] as const)
    .filter((name) => (set[name] ?? 0) < 0)
    .map((name): Violation => ({ field: `set.${name}`, description: 'must be 0 or more', violatedRule: 'MIN' }))
  if (violations.length > 0) throw new InvalidRequest(violations)
}

const without = (product: ProductToSave, name: 'brand' | 'ribbon'): ProductToSave => {
  const { [name]: _removed, ...record } = product.record
  return { ...product, record }
}

/** Returns a product without its brand or ribbon. */
export const withoutLabel = (product: ProductToSave, name: 'brand' | 'ribbon'): Change => ({
  edited: without(product, name),
  changedFields: product.record[name] === undefined ? [] : [name],
})

/** Sets values on a product. An empty brand or ribbon removes it. */
export const setValues = (product: ProductToSave, set: SetValue, editing: Editing): Change => {
  const { price, cost, weight, ribbon, brand } = set
  const emptied = (['brand', 'ribbon'] as const).filter((name) => set[name] === '')
  const edited = editProduct(
    emptied.reduce(without, product),
    {
      ...(price !== undefined && { priceData: { price } }),
      ...(cost !== undefined && { costAndProfitData: { itemCost: cost } }),
      ...(weight !== undefined && { weight }),
      ...(ribbon && { ribbon }),
      ...(brand && { brand }),
    },
    editing,
  )
  return { edited, changedFields: Object.keys(set) }
}

const maxAmount = 999_999_999.99
/** Weights are adjusted in integer millionths of their unit, to avoid floating-point errors. */
const weightDigits = 1_000_000

const readAdjustment = (
  { percentage, amount }: AdjustPrice,
  field: string,
  toUnits: (value: number, field: string) => number,
): Adjustment => {
  const rate = percentage?.rate
  if ((rate === undefined) === (amount === undefined)) {
    throw invalidField(field, 'must have either percentage.rate or amount', 'REQUIRED_ONE_OF_FIELD')
  }
  if (amount !== undefined) return { type: 'AMOUNT', amount: toUnits(amount, `${field}.amount`) }
  return { type: 'PERCENT', percent: rate!.toFixed(6), ...(percentage?.roundToInt && { round: toUnits(1, field) }) }
}

export interface Adjustments {
  readonly price?: Adjustment
  readonly cost?: Adjustment
  readonly weight?: Adjustment
}

/** Reads adjustments, converted to the stored units. */
export const readAdjustments = ({ price, cost, weight }: AdjustValue, currency: string): Adjustments => {
  const inMinor = (value: number, field: string) => exactMinor(value, { field, currency })
  if (!price && !cost && !weight)
    throw invalidField('adjust', 'must contain a value to adjust', 'REQUIRED_ONE_OF_FIELD')
  return {
    ...(price && { price: readAdjustment(price, 'adjust.price', inMinor) }),
    ...(cost && { cost: readAdjustment(cost, 'adjust.cost', inMinor) }),
    ...(weight && {
      weight: readAdjustment(weight, 'adjust.weight', (value) => Math.round(value * weightDigits)),
    }),
  }
}

interface Amounts {
  readonly price?: number
  readonly reducedPrice?: number
  readonly cost?: number
  readonly weight?: number
}

/** Adjusts prices, costs and weights. Absent amounts stay absent. */
const adjustAll = <T extends Amounts>(of: T, adjustments: Adjustments, maxMinorAmount: number): T => {
  const one = (name: keyof Amounts, digits: number, max: number): Amounts => {
    const [value, adjustment] = [of[name], adjustments[name === 'reducedPrice' ? 'price' : name]]
    if (value === undefined || !adjustment) return {}
    const units = adjusted(Math.round(value * digits), adjustment)
    const result = units / digits
    if (result < 0) throw invalidField(`adjust.${name}`, `makes it less than 0`, 'MIN')
    if (result > max) throw invalidField(`adjust.${name}`, `makes it more than ${maxAmount}`, 'MAX')
    return { [name]: result }
  }
  return {
    ...of,
    ...one('price', 1, maxMinorAmount),
    ...one('reducedPrice', 1, maxMinorAmount),
    ...one('cost', 1, maxMinorAmount),
    ...one('weight', weightDigits, maxAmount),
  }
}

/** Adjusts a product and the overrides of its variants. */
export const adjustProduct = (product: ProductToSave, adjustments: Adjustments, currency: string): Change => {
  const maxMinorAmount = toMinor(maxAmount, currency)
  const adjust = <T extends Amounts>(of: T): T => adjustAll(of, adjustments, maxMinorAmount)
  const variants = product.record.variants.map(adjust)
  const edited = { ...product, record: { ...adjust(product.record), variants } }
  return { edited, changedFields: Object.keys(adjustments) }
}
