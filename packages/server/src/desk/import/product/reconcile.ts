import { isDeepStrictEqual } from 'node:util'
import {
  onlyVariantId,
  type MediaRecord,
  type OptionRecord,
  type ProductRecord,
  type VariantRecord,
} from '@vitrine/domain/catalog/product.ts'
import { withCustomization, withFieldsOfV3 } from '@vitrine/domain/catalog/fields-of-v3.ts'
import { sectionWith } from '@vitrine/domain/catalog/info-section.ts'
import { labelNamed } from '@vitrine/domain/catalog/label.ts'
import type { ModifierRecord } from '@vitrine/domain/modifier/modifier.ts'
import { withTextFields } from '@vitrine/domain/modifier/text-fields.ts'
import type { RecordedProduct, StockLevel } from '../../../catalog/product/api.ts'
import { keepForm } from './keep-form.ts'
import type { PictureDraft, ProductDraft, StockDraft, VariantDraft } from './draft.ts'

/** What the last import wrote. */
export interface ImportMemory {
  readonly fingerprint: string
  readonly stock: Readonly<Record<string, StockDraft>>
  readonly collectionIds: readonly string[]
  readonly pictures: Readonly<Record<string, MediaRecord>>
}

export interface Reconciling {
  readonly inShop: RecordedProduct | undefined
  readonly memory: ImportMemory | undefined
  /** IDs of the draft's collections. */
  readonly collectionIds: readonly string[]
  readonly mediaOf: (url: string) => MediaRecord | undefined
  readonly newId: () => string
}

/** What to save, and what to remember for the next import. */
export interface Reconciled {
  readonly name: string
  readonly visible: boolean
  readonly record: ProductRecord
  /** Stock levels set by the file. */
  readonly levels: readonly StockLevel[]
  readonly collectionIds: readonly string[]
  readonly memory: Omit<ImportMemory, 'fingerprint'>
  /** Fields that differ from the shop's product. */
  readonly changedFields: readonly string[]
}

const sameValues = (one: VariantRecord, choices: VariantDraft['choices']): boolean =>
  isDeepStrictEqual(Object.values(one.choices), Object.values(choices))

/** Variant data of the owner that is kept if the file has no column for it. */
const ownerVariantFields = ['barcode', 'productDimensions', 'packageDimensions', 'mediaIds'] as const

/** Variants keep their IDs while their choices are unchanged, even if an option is renamed: carts refer to them. */
const identify = (
  { variants, decides }: Pick<ProductDraft, 'variants' | 'decides'>,
  known: readonly VariantRecord[],
  newId: () => string,
) => {
  const taken = new Set<string>()
  return variants.map(({ stock, choices, ...variant }) => {
    const free = known.filter(({ id }) => !taken.has(id))
    const found =
      free.find((one) => isDeepStrictEqual(one.choices, choices)) ?? free.find((one) => sameValues(one, choices))
    const id = found?.id ?? newId()
    taken.add(id)
    const ownFields = Object.fromEntries(
      ownerVariantFields.flatMap((name) =>
        found?.[name] === undefined || (decides as readonly string[]).includes(name) ? [] : [[name, found[name]]],
      ),
    )
    return { record: { id, choices, ...ownFields, ...variant } satisfies VariantRecord, stock }
  })
}

const optionRecords = (draft: ProductDraft, mediaOf: Reconciling['mediaOf']): OptionRecord[] =>
  draft.options.map(({ choices, ...option }) => ({
    ...option,
    choices: choices.map(({ picture, ...choice }) => {
      const media = picture === undefined ? undefined : mediaOf(picture)
      return { ...choice, ...(media && { mediaIds: [media.id] }) }
    }),
  }))

/** The pictures and videos of a file. */
const sentMedia = ({ pictures, videos = [] }: ProductDraft) => [...pictures, ...videos.map((url) => ({ url }))]

/**
 * Returns the file's pictures and videos, followed by those that the owner added. They keep what the owner has set, such
 * as focal points.
 */
const mergeMedia = (draft: ProductDraft, { inShop, memory, mediaOf }: Reconciling): MediaRecord[] => {
  const before = inShop?.record.media ?? []
  const fromFile = sentMedia(draft).flatMap(({ url, altText }: PictureDraft) => {
    const media = mediaOf(url)
    if (!media) return []
    const known = before.find(({ id }) => id === media.id)
    return [{ ...media, ...known, ...(altText !== undefined && { altText }) }]
  })
  const imported = new Set(Object.values(memory?.pictures ?? {}).map(({ id }) => id))
  for (const { id } of fromFile) imported.add(id)
  return [...fromFile, ...before.filter(({ id }) => !imported.has(id))]
}

const levelOf = (variantId: string, stock: StockDraft): StockLevel => {
  if (!stock.tracked) return { variantId, tracked: false, quantity: 0, inStock: stock.inStock }
  const quantity = stock.quantity ?? 0
  return { variantId, tracked: true, quantity, inStock: quantity > 0 }
}

/**
 * Sets stock only if the file's value is new or changed since the last import, as orders change stock in between. A
 * blank quantity changes nothing.
 */
const levelsToSet = (
  stock: Readonly<Record<string, StockDraft>>,
  { memory, known }: { memory: ImportMemory | undefined; known: ReadonlySet<string> },
): StockLevel[] =>
  Object.entries(stock).flatMap(([variantId, inFile]) => {
    const before = memory?.stock[variantId]
    if (before && isDeepStrictEqual(before, inFile)) return []
    const isUnknown = inFile.tracked && inFile.quantity === undefined
    return isUnknown && known.has(variantId) ? [] : [levelOf(variantId, inFile)]
  })

/** API field names of record fields. */
const wireNames: Readonly<Record<string, string>> = {
  price: 'priceData',
  cost: 'costAndProfitData',
  infoSections: 'additionalInfoSections',
  options: 'productOptions',
  seo: 'seoData',
}

const fieldsThatChanged = (
  inShop: RecordedProduct,
  next: Pick<Reconciled, 'name' | 'visible' | 'record'>,
): string[] => {
  const names = new Set([...Object.keys(inShop.record), ...Object.keys(next.record)]) as Set<keyof ProductRecord>
  const fields = [...names].filter((name) => !isDeepStrictEqual(inShop.record[name], next.record[name]))
  return [
    ...(inShop.name === next.name ? [] : ['name']),
    ...(inShop.visible === next.visible ? [] : ['visible']),
    ...fields.map((name) => wireNames[name] ?? name),
  ]
}

/** Returns the product's modifiers with the file's text fields. Files have no other modifiers. */
const modifiersOf = (
  { details: { textFields }, options }: ProductDraft,
  before: readonly ModifierRecord[],
  newId: () => string,
): readonly ModifierRecord[] =>
  textFields ? withTextFields(before, textFields, { newId, taken: new Set(options.map(({ name }) => name)) }) : before

/** Merges the file's draft with the shop's product. */
export const reconcile = (draft: ProductDraft, reconciling: Reconciling): Reconciled => {
  const { inShop, memory, mediaOf, newId } = reconciling
  const before = inShop?.record
  const ownFields = Object.fromEntries(
    Object.entries(before ?? {}).filter(
      ([name]) => name !== 'modifiers' && !(draft.decides as readonly string[]).includes(name),
    ),
  )
  const { textFields: _texts, brand: brandName, ribbon: ribbonName, infoSections, ...details } = draft.details
  const brand = brandName === undefined ? undefined : labelNamed(before?.brand, brandName)
  const ribbon = ribbonName === undefined ? undefined : labelNamed(before?.ribbon, ribbonName)
  const modifiers = modifiersOf(draft, before?.modifiers ?? [], newId)
  const variants = identify(draft, before?.variants ?? [], newId)
  const merged = JSON.parse(
    JSON.stringify({
      infoSections: [],
      ...ownFields,
      ...details,
      ...(infoSections && { infoSections: infoSections.map((one) => sectionWith(before?.infoSections ?? [], one)) }),
      ...(brand && { brand }),
      ...(ribbon && { ribbon }),
      ...(modifiers.length > 0 && { modifiers }),
      options: optionRecords(draft, mediaOf).map((one) => withCustomization(one, before?.options ?? [])),
      variants: variants.map((variant) => variant.record),
      media: mergeMedia(draft, reconciling),
    } satisfies ProductRecord),
  ) as ProductRecord
  const completed = withFieldsOfV3(merged, before)
  const record = before ? keepForm(before, completed) : completed

  const stock: Readonly<Record<string, StockDraft>> = Object.fromEntries(
    variants.length === 0
      ? [[onlyVariantId, draft.stock]]
      : variants.map((variant) => [variant.record.id, variant.stock]),
  )
  const known = new Set(
    before ? (before.variants.length === 0 ? [onlyVariantId] : before.variants.map(({ id }) => id)) : [],
  )
  const dropped = (memory?.collectionIds ?? []).filter((id) => !reconciling.collectionIds.includes(id))
  const stays = (inShop?.collectionIds ?? []).filter((id) => !dropped.includes(id))
  const next = { name: draft.name, visible: draft.visible, record }
  return {
    ...next,
    levels: levelsToSet(stock, { memory, known }),
    collectionIds: [...new Set([...stays, ...reconciling.collectionIds])].sort(),
    memory: {
      stock: JSON.parse(JSON.stringify(stock)) as typeof stock,
      collectionIds: reconciling.collectionIds,
      pictures: Object.fromEntries(
        sentMedia(draft).flatMap(({ url }) => {
          const media = mediaOf(url)
          return media ? [[url, media]] : []
        }),
      ),
    },
    changedFields: inShop ? fieldsThatChanged(inShop, next) : [],
  }
}
