import type { StockOfVariant } from '@vitrine/contract/entities/catalog/product/product-with-inventory.ts'
import { variantsOf } from '@vitrine/domain/catalog/product.ts'
import { toSlug } from '@vitrine/domain/catalog/slug.ts'
import { InvalidRequest, invalidField, Refusal, required, type Violation } from '../../../ground/base/refusal.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { madeOf, type Outcome } from '../../../ground/entity/bulk.ts'
import { requireCurrent } from '../../../ground/entity/revision.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { lockProduct, saveChange } from '../edit/change-product.ts'
import { productCreated } from '../edit/product-events.ts'
import { connectEntities } from '../edit/connect/connect-entities.ts'
import { insertProducts, type ProductToSave } from '../edit/save-product.ts'
import { findFreeSlug, isSlugOfAnother, lockSlugs } from '../edit/slugs.ts'
import { readVariantStock, setNewStock, setVariantStock, type VariantStock } from './variant-stock.ts'
import { changeOf } from './changed-fields.ts'
import { joinMainCategory } from './sent/main-category.ts'
import { writeProduct, type WritingContext } from './product-record.ts'
import { allNames, changedNames, type SentProduct, type Writing } from './sent/sent-product.ts'

/** A product of a request. */
export interface Item {
  readonly sent: SentProduct
  /** Its path in the request. */
  readonly path: string
  readonly fieldMask?: readonly string[] | undefined
  /** Whether an update needs no revision. */
  readonly isAnyRevision?: boolean
  /** The handle of a new product. */
  readonly handle?: string
  /** The import that writes it. */
  readonly importId?: string
}

/** A product that was created or updated, with the stock that was set. */
export interface Written {
  readonly id: string
  readonly stock: readonly StockOfVariant[]
}

const blankRecord = { description: '', infoSections: [], options: [], variants: [], media: [], price: 0 }

const requireNew = ({ sent, path }: Item): void => {
  const needed: readonly (readonly [string, unknown])[] = [
    ['name', sent.name],
    ['productType', sent.productType],
    ['variantsInfo.variants', sent.variantsInfo?.variants],
  ]
  const violations = needed.flatMap(([name, value]): Violation[] =>
    value === undefined
      ? [{ field: `${path}.${name}`, description: 'must be set', violatedRule: 'REQUIRED_FIELD' }]
      : [],
  )
  if (violations.length > 0) throw new InvalidRequest(violations)
}

/** Reads a slug, which has to be free. */
const readSlug = async (
  db: Db,
  slug: string,
  { product, path }: Pick<Writing, 'product' | 'path'>,
): Promise<string> => {
  if (slug !== slug.trim() || /[\s/?#\\%]/.test(slug)) {
    const words = 'must not contain spaces or any of / ? # \\ %'
    throw invalidField(`${path}.slug`, words, 'VALIDATION', 'INVALID_SLUG_FORMAT')
  }
  if (await isSlugOfAnother(db, 'product', { ...product, slug })) throw new Refusal('DUPLICATE_SLUG_ERROR')
  return slug
}

const readStocks = ({ record }: ProductToSave, { sent, path }: Item): readonly VariantStock[] => {
  const field = `${path}.variantsInfo.variants`
  const variants = variantsOf(record)
  return (sent.variantsInfo?.variants ?? []).flatMap(({ inventoryItem }, index) => {
    const isSent = inventoryItem && Object.keys(inventoryItem).length > 0
    const place = `${field}[${index}].inventoryItem`
    if (isSent && record.bundle)
      throw invalidField(place, 'follows from the components of a bundle', 'FIELD_NOT_ALLOWED')
    return isSent ? [readVariantStock(variants[index]!.id, inventoryItem, place)] : []
  })
}

/** A new product that is not stored yet. */
export interface Prepared {
  readonly product: ProductToSave
  readonly stocks: readonly VariantStock[]
}

/**
 * Prepares a product to be stored. The caller has locked the slugs of the store; those of products that are not stored yet
 * are reserved.
 */
const prepareProduct = async (
  context: WritingContext,
  db: Db,
  item: Item & { readonly site: Site; readonly reserved: Set<string> },
): Promise<Prepared> => {
  requireNew(item)
  const { sent, path, site, reserved, handle, importId } = item
  const { now, newId } = context
  const productType = sent.productType === 'DIGITAL' ? 'digital' : 'physical'
  const record = { ...blankRecord, productType } as const
  const imported = { ...(handle && { handle }), ...(importId && { importId }) }
  const blank: ProductToSave = { siteId: site.id, id: newId(), slug: '', name: '', visible: true, record, ...imported }
  const slug =
    sent.slug === undefined
      ? await findFreeSlug(db, 'product', { siteId: site.id, wanted: toSlug(sent.name!), reserved })
      : await readSlug(db, sent.slug, { product: blank, path })
  const writing = { sent, names: allNames, path, site, product: { ...blank, slug }, isNew: true, newId }
  if (reserved.has(slug)) throw new Refusal('DUPLICATE_SLUG_ERROR')
  const unnamed = await writeProduct(context, db, writing)
  const product = { ...unnamed, record: await connectEntities({ now, newId }, db, unnamed) }
  const stocks = readStocks(product, item)
  reserved.add(slug)
  return { product, stocks }
}

/** Stores new products in the caller's transaction, with their events. */
const storeProducts = async (
  { now }: WritingContext,
  db: Db,
  { site, prepared }: { readonly site: Site; readonly prepared: readonly Prepared[] },
): Promise<Written[]> => {
  await insertProducts(
    db,
    prepared.map(({ product }) => product),
    now(),
  )
  for (const { product } of prepared) {
    await productCreated(db, site, product)
    await joinMainCategory(db, product)
  }
  const plain = prepared.filter((one) => !hasPreorders(one))
  const stock = await setNewStock(
    db,
    site.id,
    plain.map(({ product: { id: productId }, stocks }) => ({ productId, stocks })),
  )
  const written: Written[] = []
  for (const one of prepared) {
    const { product, stocks } = one
    const about = { siteId: site.id, productId: product.id, stocks }
    const set = hasPreorders(one) ? await setVariantStock(db, about) : stock.get(product.id)
    written.push({ id: product.id, stock: set ?? [] })
  }
  return written
}

/** Whether the stock of a product sets preorders, which may be refused after it is stored. */
const hasPreorders = ({ stocks }: Prepared): boolean => stocks.some(({ preorder }) => preorder !== undefined)

/** Creates a product in the caller's transaction, with its events. */
export const createProduct = async (
  context: WritingContext,
  db: Db,
  item: Item & { readonly site: Site },
): Promise<Written> => {
  await lockSlugs(db, item.site.id)
  const prepared = await prepareProduct(context, db, { ...item, reserved: new Set() })
  const [written] = await storeProducts(context, db, { site: item.site, prepared: [prepared] })
  return written!
}

/** Prepares products, and stores them together. The slugs of the store are locked. */
export const createTogether = (context: WritingContext, db: Db, site: Site) => {
  const reserved = new Set<string>()
  return {
    /** Prepares a product. One that may be refused after it is stored is stored at once. */
    begin: async (item: Item): Promise<Written | Prepared> => {
      const prepared = await prepareProduct(context, db, { ...item, site, reserved })
      if (!hasPreorders(prepared)) return prepared
      return (await storeProducts(context, db, { site, prepared: [prepared] }))[0]!
    },
    /** Stores what was prepared. */
    finish: async (outcomes: readonly Outcome<Written | Prepared>[]): Promise<Outcome<Written>[]> => {
      const prepared = madeOf(outcomes).flatMap((one) => ('product' in one ? [one] : []))
      const stored = await storeProducts(context, db, { site, prepared })
      const byId = new Map(stored.map((one) => [one.id, one]))
      return outcomes.map((outcome) => {
        if ('error' in outcome) return outcome
        const { made } = outcome
        return { made: 'product' in made ? byId.get(made.product.id)! : made }
      })
    },
  }
}

/** Updates a product in the caller's transaction, with its events. */
export const updateProduct = async (
  context: WritingContext,
  db: Db,
  item: Item & { readonly site: Site },
): Promise<Written> => {
  const { sent, path, site, fieldMask, importId } = item
  const { now, newId } = context
  const row = await lockProduct(db, site.id, required(sent.id, `${path}.id`))
  if (!item.isAnyRevision) requireCurrent(row, sent.revision, `${path}.revision`)
  const { id, slug, name, visible, record } = row
  const before: ProductToSave = { siteId: site.id, id, slug, name, visible, record, ...(importId && { importId }) }
  const names = changedNames(sent, fieldMask)
  const type = record.productType === 'digital' ? 'DIGITAL' : 'PHYSICAL'
  if (sent.productType !== undefined && sent.productType !== type)
    throw invalidField(`${path}.productType`, 'cannot be changed', 'FIELD_NOT_ALLOWED')
  const writing = { sent, names, path, site, product: before, isNew: false, newId }
  const isMoved = names.has('slug') && sent.slug !== slug
  const moved = isMoved ? { ...before, slug: await readSlug(db, sent.slug!, writing) } : before
  const edited = await writeProduct(context, db, { ...writing, product: moved })
  await saveChange({ now, newId }, db, { site, row, change: changeOf(before, edited) })
  await joinMainCategory(db, edited, before)
  if (!names.has('variantsInfo')) return { id, stock: [] }
  return { id, stock: await setVariantStock(db, { siteId: site.id, productId: id, stocks: readStocks(edited, item) }) }
}
