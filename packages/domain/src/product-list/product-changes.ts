import type { ProductHistoryEntry } from '@vitrine/contract/entities/catalog/product/product-history.ts'
import {
  hasOwnVariants,
  variantPrices,
  variantsOf,
  type ProductRecord,
  type VariantRecord,
} from '../catalog/product.ts'

/** A product before or after a change. */
export interface ProductVersion {
  readonly name: string
  readonly slug: string
  readonly visible: boolean
  readonly record: ProductRecord
}

/** A field of a product in its history. Amounts are in minor units; long values are left out. */
type HistoryField = ProductHistoryEntry['changes'][number]['field']

type Value = string | number | boolean

/** A changed field of a product, or of a variant, which its choices name. */
export interface ProductChange {
  readonly field: HistoryField
  /** Choices of the variant, such as `Red, Large`. */
  readonly variant?: string
  readonly before?: Value
  readonly after?: Value
}

const maxChanges = 50
const maxLength = 200

const short = (value: Value | undefined): Value | undefined =>
  typeof value === 'string' && value.length > maxLength ? `${value.slice(0, maxLength - 1)}…` : value

const changed = (
  field: HistoryField,
  [before, after]: readonly [Value | undefined, Value | undefined],
  variant?: string,
): ProductChange[] => {
  if (before === after) return []
  const [old, fresh] = [short(before), short(after)]
  return [
    {
      field,
      ...(variant !== undefined && { variant }),
      ...(old !== undefined && { before: old }),
      ...(fresh !== undefined && { after: fresh }),
    },
  ]
}

/** Sorts the fields of objects: the database keeps them in an order of its own. */
const sorted = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one, sorted) === JSON.stringify(other, sorted)

/** Parts of a record without values in a history. */
const partsOf = (record: ProductRecord): Partial<Record<HistoryField, unknown>> => {
  const {
    description,
    richDescription,
    media,
    options,
    modifiers,
    infoSections,
    seo,
    variants,
    brand: _brand,
    ribbon: _ribbon,
    price: _price,
    reducedPrice: _reducedPrice,
    discount: _discount,
    priorPrices: _priorPrices,
    cost: _cost,
    sku: _sku,
    barcode: _barcode,
    weight: _weight,
    ...settings
  } = record
  return {
    description: [description, richDescription],
    media,
    options: options.map(({ name, type, choices }) => [name, type, choices]),
    modifiers,
    infoSections: infoSections.map(({ title, description: text }) => [title, text]),
    seo,
    variants: variants.map(({ id, choices, visible, mediaIds }) => [id, choices, visible, mediaIds]),
    settings,
  }
}

const labelOf = ({ options }: ProductRecord, { choices }: VariantRecord): string | undefined =>
  options.length === 0 ? undefined : options.flatMap(({ name }) => choices[name] ?? []).join(', ')

const cellsOf = (record: ProductRecord, variant: VariantRecord): Partial<Record<HistoryField, Value | undefined>> => {
  const { full, paid } = variantPrices(record, variant)
  // Variants without a value of their own have that of the product.
  return {
    price: paid,
    compareAtPrice: full > paid ? full : undefined,
    cost: variant.cost ?? record.cost,
    sku: variant.sku ?? record.sku,
    barcode: variant.barcode ?? (hasOwnVariants(record) ? undefined : record.barcode),
    weight: variant.weight ?? record.weight,
  }
}

const variantChanges = (before: ProductRecord, after: ProductRecord): ProductChange[] => {
  const known = new Map(variantsOf(before).map((variant) => [variant.id, variant]))
  return variantsOf(after).flatMap((variant) => {
    const old = known.get(variant.id)
    if (!old) return []
    const [cells, fresh] = [cellsOf(before, old), cellsOf(after, variant)]
    return (Object.keys(fresh) as HistoryField[]).flatMap((field) =>
      changed(field, [cells[field], fresh[field]], labelOf(after, variant)),
    )
  })
}

/** Returns what differs between two versions of a product, at most 50 changes. */
export const productChanges = (before: ProductVersion, after: ProductVersion): ProductChange[] => {
  const [old, fresh] = [partsOf(before.record), partsOf(after.record)]
  const parts = (Object.keys(fresh) as HistoryField[]).filter((field) => !isSame(old[field], fresh[field]))
  return [
    ...changed('name', [before.name, after.name]),
    ...changed('visible', [before.visible, after.visible]),
    ...changed('slug', [before.slug, after.slug]),
    ...changed('brand', [before.record.brand?.name, after.record.brand?.name]),
    ...changed('ribbon', [before.record.ribbon?.name, after.record.ribbon?.name]),
    ...variantChanges(before.record, after.record),
    ...parts.map((field): ProductChange => ({ field })),
  ].slice(0, maxChanges)
}
