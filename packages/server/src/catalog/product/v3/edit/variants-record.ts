import type { OptionRecord, ProductRecord, VariantRecord } from '@vitrine/domain/catalog/product.ts'
import { productPricesOf } from './read-prices.ts'
import { readVariants, realignVariants, type ReadVariant } from './read-variants.ts'
import { withChanges, type RecordChanges } from './record-changes.ts'
import type { Writing } from './sent-product.ts'
import { readUnitPrices, type UnitPrices } from './unit-prices.ts'

/** Data of a variant. A product without options has it instead of its only variant. */
type VariantFields = Omit<ReadVariant, 'id' | 'choices' | 'visible' | 'price' | 'reducedPrice' | 'content'>

const fieldsOf = ({ id, choices, visible, price, reducedPrice, content, ...fields }: ReadVariant): VariantFields =>
  fields

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
    const { id, choices, visible } = one
    return { id, choices, visible, ...fieldsOf(one), ...byVariant.get(id) }
  })
  const prices = { reducedPrice: undefined, discount: undefined, ...product }
  return hasOptions
    ? { ...noFields, ...prices, variants }
    : { ...noFields, ...fieldsOf(read[0]!), ...prices, variants: [] }
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
