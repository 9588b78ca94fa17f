import {
  defaultVariantId,
  hasOwnVariants,
  isVisibleInPos,
  variantPrices,
  variantsOf,
  type ChoiceRecord,
  type OptionRecord,
  type ProductRecord,
  type VariantRecord,
} from './product.ts'
import type { Minor } from '../money.ts'
import type { ModifierRecord } from '../modifier/modifier.ts'

/** Groups of attributes that many products share. */
export const attributeGroups = [
  'brand',
  'ribbon',
  'additionalRibbons',
  'infoSections',
  'options',
  'modifiers',
  'details',
] as const
export type AttributeGroup = (typeof attributeGroups)[number]

/** The lists of values of a group, by their position in `attributePositions`. */
export type AttributeValues = readonly (readonly string[])[]

/** The values of each group, in the order of its lists. */
export const attributePositions = {
  brand: ['id', 'name'],
  ribbon: ['id', 'name'],
  additionalRibbons: ['id', 'name'],
  infoSections: ['id', 'uniqueName'],
  options: ['id', 'name', 'choiceId', 'choiceName'],
  modifiers: ['id', 'name', 'choiceId', 'choiceName'],
  details: ['productType', 'visibleInPos', 'publicTagIds', 'privateTagIds', 'allowOneTimePurchases'],
} as const satisfies Readonly<Record<AttributeGroup, readonly string[]>>

/** The searched attributes of a variant. */
export interface VariantAttributes {
  readonly id: string
  readonly visible: boolean
  readonly price: Minor
  /** The price before a reduction. */
  readonly compareAtPrice?: Minor
  readonly weight?: number
  readonly sku: string
  readonly barcode: string
  readonly optionIds: readonly string[]
  readonly choiceIds: readonly string[]
}

/** What a search filters, sorts and counts products by, apart from stock, categories and visibility. */
export interface ProductAttributes {
  readonly groups: Readonly<Record<AttributeGroup, AttributeValues>>
  /** Visible variants first. */
  readonly variants: readonly VariantAttributes[]
}

/** Customizations and choices have IDs if they are connected with the store's. */
interface Connected {
  readonly id?: string
}
type ConnectedOption = Omit<OptionRecord, 'choices'> & Connected & { readonly choices: readonly ConnectedChoice[] }
type ConnectedChoice = ChoiceRecord & Connected

const idsOf = (list: readonly Connected[]): string[] => list.flatMap(({ id }) => id ?? [])

const labels = (list: readonly ({ readonly id?: string; readonly name: string } | undefined)[]): AttributeValues => {
  const present = list.filter((one) => one !== undefined)
  return [idsOf(present), present.map(({ name }) => name)]
}

const optionValues = (options: readonly ConnectedOption[]): AttributeValues => {
  const choices = options.flatMap((option) => option.choices)
  return [
    idsOf(options),
    options.map(({ name }) => name),
    idsOf(choices),
    [...new Set(choices.map(({ description }) => description))],
  ]
}

const modifierValues = (modifiers: readonly ModifierRecord[]): AttributeValues => {
  const choices = modifiers.flatMap((modifier) => (modifier.kind === 'CHOICES' ? modifier.choices : []))
  return [
    idsOf(modifiers),
    modifiers.map(({ name }) => name),
    idsOf(choices),
    [...new Set(choices.map(({ name }) => name))],
  ]
}

const infoSectionValues = ({ infoSections }: ProductRecord): AttributeValues => [
  idsOf(infoSections),
  infoSections.flatMap(({ uniqueName }) => uniqueName ?? []),
]

const variantAttributes = (id: string, record: ProductRecord, variant: VariantRecord): VariantAttributes => {
  const { full, paid } = variantPrices(record, variant)
  const hasOptions = hasOwnVariants(record)
  const options: readonly ConnectedOption[] = record.options
  const chosen = options.filter(({ name }) => variant.choices[name] !== undefined)
  const choices = chosen.flatMap((option) =>
    option.choices.filter(({ description }) => description === variant.choices[option.name]),
  )
  const weight = record.productType === 'physical' ? (variant.weight ?? record.weight) : undefined
  return {
    id: hasOptions ? variant.id : defaultVariantId(id),
    visible: variant.visible,
    price: paid,
    ...(full > paid && { compareAtPrice: full }),
    ...(weight !== undefined && { weight }),
    sku: variant.sku ?? record.sku ?? '',
    barcode: variant.barcode ?? (hasOptions ? '' : (record.barcode ?? '')),
    optionIds: idsOf(chosen),
    choiceIds: idsOf(choices),
  }
}

interface Tagged {
  readonly tags?: {
    readonly publicTags?: { readonly tagIds?: readonly string[] }
    readonly privateTags?: { readonly tagIds?: readonly string[] }
  }
}

const detailValues = (record: ProductRecord & Tagged): AttributeValues => [
  [record.productType === 'physical' ? 'PHYSICAL' : 'DIGITAL'],
  [String(isVisibleInPos(record))],
  record.tags?.publicTags?.tagIds ?? [],
  record.tags?.privateTags?.tagIds ?? [],
  (record.subscriptions ?? []).some(({ visible }) => visible) ? [String(record.allowsOneTimePurchases ?? false)] : [],
]

/** Returns the variants of a product, those that are visible first. Stock of searched products is in this order. */
const visibleFirst = (record: ProductRecord): readonly VariantRecord[] => {
  const variants = variantsOf(record)
  return [...variants.filter(({ visible }) => visible), ...variants.filter(({ visible }) => !visible)]
}

/** Returns the searched attributes of a product. */
export const productAttributes = (id: string, record: ProductRecord): ProductAttributes => ({
  groups: {
    brand: labels([record.brand]),
    ribbon: labels([record.ribbon]),
    additionalRibbons: labels(record.additionalRibbons ?? []),
    infoSections: infoSectionValues(record),
    options: optionValues(record.options),
    modifiers: modifierValues(record.modifiers ?? []),
    details: detailValues(record),
  },
  variants: visibleFirst(record).map((variant) => variantAttributes(id, record, variant)),
})
