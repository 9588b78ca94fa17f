import type { ProductWithInventoryUpdate } from '@vitrine/contract/entities/catalog/product/product-with-inventory.ts'
import { productFactNames } from '@vitrine/contract/entities/catalog/product/product-facts.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { Static } from 'typebox'
import { Refusal } from '../../../../ground/base/refusal.ts'
import type { Site } from '../../../../ground/site/sites.ts'
import type { ProductToSave } from '../../edit/save-product.ts'

/** A product as callers send it: a new one or changes of one, with or without stock. */
export type SentProduct = Input<Static<typeof ProductWithInventoryUpdate>>
export type SentVariant = NonNullable<NonNullable<SentProduct['variantsInfo']>['variants']>[number]
export type SentOption = NonNullable<SentProduct['options']>[number]
export type SentModifier = NonNullable<SentProduct['modifiers']>[number]

/** Fields that callers may write, and that a mask may name. */
const writableFields = [
  'name',
  'slug',
  'description',
  'plainDescription',
  'visible',
  'visibleInPos',
  'media',
  'seoData',
  'options',
  'modifiers',
  'brand',
  'infoSections',
  'ribbon',
  'additionalRibbons',
  'physicalProperties',
  'variantsInfo',
  'tags',
  'extendedFields',
  'subscriptionDetails',
  'mainCategoryId',
  'bundle',
  ...productFactNames,
] as const
type WritableField = (typeof writableFields)[number]

/** Fields that every product has. */
const notClearable: readonly WritableField[] = ['name', 'slug', 'visible', 'visibleInPos', 'variantsInfo']

/** Paths of a mask that name the only part of a field that can be written. */
const wholeFields: Readonly<Record<string, WritableField>> = {
  'media.itemsInfo': 'media',
  'media.itemsInfo.items': 'media',
  'physicalProperties.pricePerUnit': 'physicalProperties',
  'variantsInfo.variants': 'variantsInfo',
  'bundle.components': 'bundle',
}

/** A product to write, and where the request has it. */
export interface Writing {
  readonly sent: SentProduct
  /** Fields that change: all of a new product, and those that an update or its mask names. */
  readonly names: ReadonlySet<WritableField>
  /** The path of the product in the request, such as `products[0].product`. */
  readonly path: string
  readonly site: Site
  /** The product before the change. A new one has an ID and an empty record. */
  readonly product: ProductToSave
  readonly isNew: boolean
  readonly newId: () => string
}

const fieldOf = (path: string): WritableField | undefined =>
  wholeFields[path] ?? writableFields.find((name) => name === path)

const readFieldMask = (sent: SentProduct, mask: readonly string[]): ReadonlySet<WritableField> => {
  const fieldMasks = mask.filter((path) => fieldOf(path) === undefined)
  if (fieldMasks.length > 0) throw new Refusal('FIELD_MASK_VALUE_NOT_SUPPORTED', undefined, { fieldMasks })
  const names = mask.flatMap((path) => fieldOf(path) ?? [])
  const missing = names.find((name) => sent[name] === undefined && notClearable.includes(name))
  if (missing !== undefined) throw new Refusal('FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR', undefined, { field: missing })
  return new Set(names)
}

/** Returns the fields that an update changes: those of its mask, or all that were sent. */
export const changedNames = (sent: SentProduct, mask: readonly string[] = []): ReadonlySet<WritableField> =>
  mask.length > 0 ? readFieldMask(sent, mask) : new Set(writableFields.filter((name) => sent[name] !== undefined))

/** All fields, which a new product has as sent or by default. */
export const allNames: ReadonlySet<WritableField> = new Set(writableFields)
