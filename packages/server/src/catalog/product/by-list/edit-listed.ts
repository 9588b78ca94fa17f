import type { ProductRecord } from '@vitrine/domain/catalog/product.ts'
import { labelNamed } from '@vitrine/domain/catalog/label.ts'
import { isDeepStrictEqual } from 'node:util'
import { exactMinor } from '../../../ground/base/amounts.ts'
import { invalidField } from '../../../ground/base/refusal.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { requireCurrent } from '../../../ground/entity/revision.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { editCategoriesOf } from '../category/category-items.ts'
import { lockCategories } from '../category/category-rows.ts'
import { lockProduct, saveChange } from '../edit/change-product.ts'
import type { Clock } from '../edit/connect/connect-entities.ts'
import type { ProductToSave } from '../edit/save-product.ts'
import { stockReader, type ProductRow } from '../read/product-rows.ts'
import { lockProducts } from '../write-v3/bulk-writer.ts'
import { changeOf } from '../write-v3/changed-fields.ts'
import { withChanges } from '../write-v3/record-changes.ts'
import type { ReadVariant } from '../write-v3/sent/read-variants.ts'
import { setVariantStock, type VariantStock } from '../write-v3/variant-stock.ts'
import { changeVariants } from '../write-v3/variants-record.ts'

/** Cells of a variant as they were typed. An empty text removes the value. */
interface VariantEdit {
  readonly id: string
  readonly price?: string
  readonly compareAtPrice?: string
  readonly cost?: string
  readonly sku?: string
  readonly barcode?: string
  readonly weight?: string
  /** At the default location. */
  readonly quantity?: string
}

/** Changes of a product in a list of products. */
export interface ProductEdit {
  readonly id: string
  /** Default: any. */
  readonly revision?: string
  readonly name?: string
  readonly visible?: boolean
  readonly brand?: string
  readonly ribbon?: string
  readonly variants?: readonly VariantEdit[]
  readonly addCollectionIds?: readonly string[]
  readonly removeCollectionIds?: readonly string[]
}

interface Editing {
  readonly site: Site
  readonly edit: ProductEdit
  /** The path of the product in the request. */
  readonly path: string
}

const maxNameLength = 80
const maxQuantity = 99_999
/** The largest amount of a price. */
const amountPattern = /^\d{1,9}(\.\d{1,6})?$/

const readAmount = (text: string, field: string, currency: string): number => {
  if (!amountPattern.test(text)) throw invalidField(field, 'must be an amount, such as 12.50', 'FORMAT')
  return exactMinor(text, { field, currency })
}

const readWeight = (text: string, field: string): number => {
  if (!amountPattern.test(text)) throw invalidField(field, 'must be a number, such as 0.25', 'FORMAT')
  return Number(text)
}

const readQuantity = (text: string, field: string): number => {
  if (/^\d{1,5}$/.test(text)) return Number(text)
  throw invalidField(field, `must be a whole number from 0 to ${maxQuantity}`, 'FORMAT')
}

const without = <Value extends object, Name extends keyof Value>(value: Value, name: Name): Omit<Value, Name> => {
  const { [name]: _removed, ...rest } = value
  return rest
}

interface CellContext {
  readonly path: string
  readonly currency: string
  readonly record: ProductRecord
}

const editPrices = (before: ReadVariant, edit: VariantEdit, { path, currency, record }: CellContext): ReadVariant => {
  const { price, compareAtPrice } = edit
  if (price === undefined && compareAtPrice === undefined) return before
  const paid =
    price === undefined ? (before.reducedPrice ?? before.price) : readAmount(price, `${path}.price`, currency)
  const known = before.reducedPrice === undefined ? undefined : before.price
  const field = `${path}.compareAtPrice`
  const typed =
    compareAtPrice === '' || compareAtPrice === undefined ? undefined : readAmount(compareAtPrice, field, currency)
  if (typed !== undefined && typed < paid) throw invalidField(field, 'must not be lower than the price', 'MIN')
  if (record.giftCard && typed !== undefined) throw invalidField(field, 'is not for gift cards', 'FIELD_NOT_ALLOWED')
  if (record.giftCard && paid === 0) throw invalidField(`${path}.price`, 'must be more than 0 for a gift card', 'MIN')
  const full = compareAtPrice === undefined ? known : typed
  const bare = without(before, 'reducedPrice')
  return full !== undefined && full > paid ? { ...bare, price: full, reducedPrice: paid } : { ...bare, price: paid }
}

/** Sets a field of a variant, or removes it for an empty text. */
const setField = <Name extends 'cost' | 'sku' | 'barcode' | 'weight'>(
  variant: ReadVariant,
  name: Name,
  text: string | undefined,
  read: (text: string) => NonNullable<ReadVariant[Name]>,
): ReadVariant => {
  if (text === undefined) return variant
  return text === '' ? (without(variant, name) as ReadVariant) : { ...variant, [name]: read(text) }
}

const editVariant = (before: ReadVariant, edit: VariantEdit, context: CellContext): ReadVariant => {
  const { path, currency, record } = context
  if (edit.weight !== undefined && edit.weight !== '' && record.productType === 'digital')
    throw invalidField(`${path}.weight`, 'is not for digital products', 'FIELD_NOT_ALLOWED')
  const priced = editPrices(before, edit, context)
  const costed = setField(priced, 'cost', edit.cost, (text) => readAmount(text, `${path}.cost`, currency))
  const named = setField(costed, 'sku', edit.sku, (text) => text)
  const coded = setField(named, 'barcode', edit.barcode, (text) => text)
  return setField(coded, 'weight', edit.weight, (text) => readWeight(text, `${path}.weight`))
}

const editVariants = (record: ProductRecord, { site, edit, path }: Editing): ProductRecord => {
  const { variants = [] } = edit
  const places = new Map(variants.map(({ id }, index) => [id, index]))
  const known = new Set<string>()
  const edited = changeVariants(
    record,
    (one) => {
      const index = places.get(one.id)
      if (index === undefined) return one
      known.add(one.id)
      return editVariant(one, variants[index]!, { path: `${path}.variants[${index}]`, currency: site.currency, record })
    },
    () => path,
  )
  const missing = variants.findIndex(({ id }) => !known.has(id))
  if (missing !== -1) throw invalidField(`${path}.variants[${missing}].id`, 'is not a variant of this product')
  return edited
}

const editRecord = (record: ProductRecord, editing: Editing): ProductRecord => {
  const { brand, ribbon, variants = [] } = editing.edit
  const labeled = withChanges(record, {
    ...(brand !== undefined && { brand: labelNamed(record.brand, brand.trim()) }),
    ...(ribbon !== undefined && { ribbon: labelNamed(record.ribbon, ribbon.trim()) }),
  })
  const hasCells = variants.some(({ id: _id, quantity: _quantity, ...cells }) => Object.keys(cells).length > 0)
  return hasCells ? editVariants(labeled, editing) : labeled
}

const readName = (name: string, path: string): string => {
  const trimmed = name.trim()
  if (trimmed === '') throw invalidField(`${path}.name`, 'must be set', 'REQUIRED_FIELD')
  if (trimmed.length <= maxNameLength) return trimmed
  throw invalidField(`${path}.name`, `must be at most ${maxNameLength} characters long`, 'MAX_LENGTH')
}

const readStocks = (row: ProductRow, { edit, path }: Editing): VariantStock[] => {
  const stockOf = stockReader(row)
  return (edit.variants ?? []).flatMap(({ id: variantId, quantity: text }, index) => {
    if (text === undefined) return []
    const field = `${path}.variants[${index}].quantity`
    if (row.record.bundle) throw invalidField(field, 'follows from the components of a bundle', 'FIELD_NOT_ALLOWED')
    if (!stockOf(variantId).tracked)
      throw invalidField(field, 'is not tracked: open the product to track it', 'FIELD_NOT_ALLOWED')
    const quantity = readQuantity(text, field)
    return [{ variantId, level: { variantId, tracked: true, quantity, inStock: quantity > 0 } }]
  })
}

/** Locks what the edits of a request change, in one order. */
export const lockEdited = async (db: Db, siteId: string, edits: readonly ProductEdit[]): Promise<void> => {
  const collections = edits.flatMap(({ addCollectionIds = [], removeCollectionIds = [] }) => [
    ...addCollectionIds,
    ...removeCollectionIds,
  ])
  if (collections.length > 0) await lockCategories(db, siteId, [...new Set(collections)])
  await lockProducts(
    db,
    siteId,
    edits.map(({ id }) => id),
  )
}

/** Changes a product, the stock of its variants and its collections, in the caller's transaction. */
export const editListedProduct = async (clock: Clock, db: Db, editing: Editing): Promise<void> => {
  const { site, edit, path } = editing
  const row = await lockProduct(db, site.id, edit.id)
  if (edit.revision !== undefined) requireCurrent(row, edit.revision, `${path}.revision`)
  const { id, slug, name, visible, record } = row
  const stocks = readStocks(row, editing)
  const before: ProductToSave = { siteId: site.id, id, slug, name, visible, record }
  const edited: ProductToSave = {
    ...before,
    ...(edit.name !== undefined && { name: readName(edit.name, path) }),
    ...(edit.visible !== undefined && { visible: edit.visible }),
    record: editRecord(record, editing),
  }
  if (!isDeepStrictEqual(before, edited)) await saveChange(clock, db, { site, row, change: changeOf(before, edited) })
  await setVariantStock(db, { siteId: site.id, productId: id, stocks })
  const { addCollectionIds: add = [], removeCollectionIds: remove = [] } = edit
  if (add.length + remove.length > 0) await editCategoriesOf(db, site.id, { productId: id, add, remove })
}
