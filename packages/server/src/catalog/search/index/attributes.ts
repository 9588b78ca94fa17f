import {
  attributeGroups,
  productAttributes,
  type AttributeGroup,
  type VariantAttributes,
} from '@vitrine/domain/catalog/product-attributes.ts'
import type { ProductRecord } from '@vitrine/domain/catalog/product.ts'

/** A variant in documents. */
type WrittenVariant = readonly [
  id: string,
  visible: 0 | 1,
  price: number,
  compareAtPrice: number | null,
  weight: number | null,
  sku: string,
  barcode: string,
  /** IDs of options and of choices, as JSON, so that equal ones are found without parsing them. */
  choices: string,
]

const writeVariant = (variant: VariantAttributes): WrittenVariant => [
  variant.id,
  variant.visible ? 1 : 0,
  variant.price,
  variant.compareAtPrice ?? null,
  variant.weight ?? null,
  variant.sku,
  variant.barcode,
  JSON.stringify([variant.optionIds, variant.choiceIds]),
]

/** Writes the attributes of a product for its document: a line of JSON for each group, and one for the variants. */
export const writeAttributes = (id: string, record: ProductRecord): string => {
  const { groups, variants } = productAttributes(id, record)
  const lines = [...attributeGroups.map((group) => groups[group]), variants.map(writeVariant)]
  return lines.map((line) => JSON.stringify(line)).join('\n')
}

/** A variant as read from a document, with its choices as JSON. */
export interface IndexedVariant extends Omit<VariantAttributes, 'optionIds' | 'choiceIds'> {
  readonly choices: string
}

/** The attributes of a document: groups as JSON, so that equal ones are found without parsing them. */
export interface IndexedAttributes {
  readonly groups: Readonly<Record<AttributeGroup, string>>
  readonly variants: readonly IndexedVariant[]
}

const readVariant = ([id, visible, price, compareAtPrice, weight, sku, barcode, choices]: WrittenVariant) => ({
  id,
  visible: visible === 1,
  price,
  ...(compareAtPrice !== null && { compareAtPrice }),
  ...(weight !== null && { weight }),
  sku,
  barcode,
  choices,
})

/** Reads the attributes of a document. */
export const readAttributes = (written: string): IndexedAttributes => {
  const lines = written.split('\n')
  const groups = Object.fromEntries(attributeGroups.map((group, line) => [group, lines[line]!]))
  return {
    groups: groups as Record<AttributeGroup, string>,
    variants: (JSON.parse(lines[attributeGroups.length]!) as readonly WrittenVariant[]).map(readVariant),
  }
}
