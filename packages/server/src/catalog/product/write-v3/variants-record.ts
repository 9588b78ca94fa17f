import {
  hasOwnVariants,
  variantMeasures,
  variantPrices,
  variantsOf,
  type OptionRecord,
  type ProductRecord,
  type VariantRecord,
} from '@vitrine/domain/catalog/product.ts'
import { productPricesOf } from './sent/read-prices.ts'
import { readVariants, realignVariants, type ReadVariant } from './sent/read-variants.ts'
import { withChanges, type RecordChanges } from './record-changes.ts'
import type { Writing } from './sent/sent-product.ts'
import { alignUnitPrices, readUnitPrices, type UnitPrices } from './sent/unit-prices.ts'

/** Data of a variant. A product without options has it instead of its only variant. */
type VariantFields = Omit<ReadVariant, 'id' | 'choices' | 'visible' | 'price' | 'reducedPrice' | 'content' | 'mediaIds'>

const fieldsOf = (variant: ReadVariant): VariantFields => {
  const { id: _id, choices: _choices, visible: _visible, ...data } = variant
  const { price: _price, reducedPrice: _reducedPrice, content: _content, mediaIds: _mediaIds, ...fields } = data
  return fields
}

/** The fields of a product without options that those with options have in each variant. */
const noFields: Readonly<Record<keyof VariantFields, undefined>> = {
  sku: undefined,
  barcode: undefined,
  cost: undefined,
  weight: undefined,
  productDimensions: undefined,
  packageDimensions: undefined,
  digitalFileId: undefined,
}

const withUnitPrices = (record: ProductRecord, unitPrices: UnitPrices | undefined): ProductRecord =>
  withChanges(record, {
    pricePerUnit: unitPrices?.product,
    variants: record.variants.map(({ content: _content, ...variant }) => {
      const content = unitPrices?.byVariant.get(variant.id)
      return { ...variant, ...(content && { content }) }
    }),
  })

const changesOf = (record: ProductRecord, read: readonly ReadVariant[], hasOptions: boolean): RecordChanges => {
  const { product, byVariant } = productPricesOf(record, read)
  const variants = read.map((one): VariantRecord => {
    const { id, choices, visible, mediaIds } = one
    return { id, choices, visible, ...(mediaIds && { mediaIds }), ...fieldsOf(one), ...byVariant.get(id) }
  })
  const prices = { reducedPrice: undefined, discount: undefined, ...product }
  return hasOptions
    ? { ...noFields, ...prices, variants }
    : { ...noFields, ...fieldsOf(read[0]!), ...prices, variants: [] }
}

/** Returns the variants of a product as if they were sent. */
const variantsAsSent = (record: ProductRecord): readonly ReadVariant[] =>
  variantsOf(record).map((variant): ReadVariant => {
    const { id, choices, visible, mediaIds } = variant
    const { full, paid } = variantPrices(record, variant)
    const measures = variantMeasures(record, variant)
    const content = measures && {
      totalQuantity: measures.totalQuantity,
      totalMeasurementUnit: measures.totalMeasurementUnit,
    }
    const fields = Object.keys(noFields).map((name) => {
      const field = name as keyof VariantFields
      return [name, variant[field] ?? (field === 'barcode' && hasOwnVariants(record) ? undefined : record[field])]
    })
    const own = Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as VariantFields
    const prices = { price: full, ...(paid < full && { reducedPrice: paid }) }
    return { id, choices, visible, ...(mediaIds && { mediaIds }), ...prices, ...(content && { content }), ...own }
  })

/** Changes all variants of a product. */
export const changeVariants = (
  record: ProductRecord,
  change: (variant: ReadVariant) => ReadVariant,
  fieldOf: (index: number) => string,
): ProductRecord => {
  const variants = variantsAsSent(record).map(change)
  const changed = withChanges(record, changesOf(record, variants, hasOwnVariants(record)))
  return withUnitPrices(changed, alignUnitPrices(record.pricePerUnit, variants, fieldOf))
}

/** Returns a product with its options, and with its variants as sent or as they were. */
export const withVariants = (writing: Writing, options: readonly OptionRecord[]): ProductRecord => {
  const { product, names } = writing
  const { record } = product
  if (names.has('variantsInfo')) {
    const read = readVariants(writing, options)
    const changes = changesOf(record, read, options.length > 0)
    return withUnitPrices(withChanges(record, { ...changes, options }), readUnitPrices(writing, read))
  }
  const variants = names.has('options') ? realignVariants(record, options, writing) : record.variants
  const realigned = { ...record, options, variants }
  return names.has('physicalProperties') ? withUnitPrices(realigned, readUnitPrices(writing, undefined)) : realigned
}
