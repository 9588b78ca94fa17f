import { isSameKind, type PackContent, type PricePerUnitRecord } from '@vitrine/domain/catalog/measures.ts'
import { variantMeasures, variantsOf } from '@vitrine/domain/catalog/product.ts'
import { invalidField, required } from '../../../../ground/base/refusal.ts'
import type { Writing } from './sent-product.ts'

type Base = Pick<PricePerUnitRecord, 'baseQuantity' | 'baseMeasurementUnit'>

const baseBefore = ({ product: { record } }: Writing): Base | undefined => record.pricePerUnit

/** Reads the base quantity of the price per unit. */
const readBase = (writing: Writing): Base | undefined => {
  const { sent, names, path } = writing
  if (!names.has('physicalProperties')) return baseBefore(writing)
  const { pricePerUnit } = sent.physicalProperties ?? {}
  if (!pricePerUnit || Object.keys(pricePerUnit).length === 0) return undefined
  const field = `${path}.physicalProperties.pricePerUnit`
  const unit = required(pricePerUnit.measurementUnit, `${field}.measurementUnit`)
  if (unit === 'UNSPECIFIED') throw invalidField(`${field}.measurementUnit`, 'must be a unit', 'INVALID_ENUM_VALUE')
  return { baseQuantity: required(pricePerUnit.quantity, `${field}.quantity`), baseMeasurementUnit: unit }
}

const refuse = (field: string, description: string) =>
  invalidField(field, description, 'VALIDATION', 'PRICE_PER_UNIT_NOT_ALIGNED')

/** The base quantity of a product, and the contents of its variants by ID. Those of the product are absent. */
export interface UnitPrices {
  readonly product: PricePerUnitRecord
  readonly byVariant: ReadonlyMap<string, PackContent>
}

interface Contained {
  readonly id: string
  readonly content?: PackContent
}

const contentsBefore = ({ product: { record } }: Writing): readonly Contained[] =>
  variantsOf(record).map((variant) => {
    const measures = variantMeasures(record, variant)
    if (!measures) return { id: variant.id }
    const { totalQuantity, totalMeasurementUnit } = measures
    return { id: variant.id, content: { totalQuantity, totalMeasurementUnit } }
  })

const isSameContent = (one: PackContent, other: PackContent): boolean =>
  one.totalQuantity === other.totalQuantity && one.totalMeasurementUnit === other.totalMeasurementUnit

/**
 * Returns the unit prices to store. A product with one needs the content of each variant in the same kind of unit.
 * `fieldOf` is the path of a variant's unit price in the request.
 */
export const alignUnitPrices = (
  base: Base | undefined,
  variants: readonly Contained[],
  fieldOf: (index: number) => string,
): UnitPrices | undefined => {
  const contents = variants.map(({ id, content }, index) => {
    if (!base && content) throw refuse(fieldOf(index), 'needs the base quantity of the product')
    if (base && !content) throw refuse(fieldOf(index), 'must be set: the product has a price per unit')
    if (base && content && !isSameKind(content.totalMeasurementUnit, base.baseMeasurementUnit))
      throw refuse(fieldOf(index), `must be the same kind of unit as ${base.baseMeasurementUnit}`)
    return { id, content: content! }
  })
  if (!base) return undefined
  const { content } = contents[0]!
  const own = contents.filter((one) => !isSameContent(one.content, content))
  const { baseQuantity, baseMeasurementUnit } = base
  return {
    product: { ...content, baseQuantity, baseMeasurementUnit },
    byVariant: new Map(own.map((one) => [one.id, one.content])),
  }
}

/** Reads the unit prices of a product, with the contents of its variants as sent or as they were. */
export const readUnitPrices = (writing: Writing, sent: readonly Contained[] | undefined): UnitPrices | undefined => {
  const base = readBase(writing)
  const variants = sent ?? (base ? contentsBefore(writing) : [])
  const fieldOf = (index: number) => `${writing.path}.variantsInfo.variants[${index}].physicalProperties.pricePerUnit`
  return alignUnitPrices(base, variants, fieldOf)
}
