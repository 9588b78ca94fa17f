import type { InfoSection } from '@vitrine/contract/entities/catalog/info-section.ts'
import { ProductV3, type RequestableProductField } from '@vitrine/contract/entities/catalog/product/product-v3.ts'
import { isElevated } from '../../../ground/base/caller.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { createSerializer } from '../../../ground/schema/compile.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { findInfoSections } from '../../info-section/api.ts'
import {
  breadcrumbsOf,
  directAndAllCategoriesOf,
  type CategoriesOfProduct,
} from '../category/categories-of-products.ts'
import { findShownProducts, type ProductRow, type ShownProduct } from '../read/product-rows.ts'
import { productTextsOf } from '../read/product-texts.ts'
import type { ProductPage } from '../read/query-products.ts'
import type { OnSite } from '../read/viewing.ts'
import { mainCategoryOf, presentProductV3 } from '../v3/present-product-v3.ts'

/** Returns the requested fields, unless they include costs that the caller may not see. */
export const readRequestedFields = (
  caller: OnSite,
  fields: readonly RequestableProductField[] = [],
): readonly RequestableProductField[] => {
  if (fields.includes('MERCHANT_DATA') && !isElevated(caller)) throw new Refusal('NO_PERMISSION_TO_READ_MERCHANT_DATA')
  return fields
}

export interface ProductsView {
  readonly site: Site
  /** Whether hidden products and categories are included. */
  readonly hidden: boolean
  readonly fields: readonly RequestableProductField[]
}

/** Reads the info sections of products, if their rich content is requested. */
const sectionsOf = async (
  db: Db,
  rows: readonly ProductRow[],
  { site, fields }: ProductsView,
): Promise<ReadonlyMap<string, InfoSection>> => {
  if (!fields.includes('INFO_SECTION_DESCRIPTION')) return new Map()
  const ids = rows.flatMap(({ record }) => record.infoSections.flatMap(({ id }) => id ?? []))
  return findInfoSections(db, site.id, ids)
}

/** Reads the categories of products, if they are requested. */
const categoriesOf = async (
  db: Db,
  rows: readonly ProductRow[],
  { site, hidden, fields }: ProductsView,
): Promise<ReadonlyMap<string, CategoriesOfProduct>> => {
  const isRequested = fields.includes('DIRECT_CATEGORIES_INFO') || fields.includes('ALL_CATEGORIES_INFO')
  if (!isRequested) return new Map()
  const ids = rows.map(({ id }) => id)
  return directAndAllCategoriesOf(db, site.id, ids, { hidden })
}

/** Reads the paths to the main categories of products, if they are requested. */
const pathsOf = async (db: Db, rows: readonly ProductRow[], { site, hidden, fields }: ProductsView) => {
  if (!fields.includes('BREADCRUMBS_INFO')) return undefined
  const ids = rows.flatMap((row) => mainCategoryOf(row) ?? [])
  return breadcrumbsOf(db, site, ids, { hidden })
}

/** Presents products with what is requested of them, in the order of their rows. */
export const presentProductRows = async (
  db: Db,
  rows: readonly ProductRow[],
  view: ProductsView & { readonly withVariants: boolean },
): Promise<ProductV3[]> => {
  const [sections, categories, paths] = await Promise.all([
    sectionsOf(db, rows, view),
    categoriesOf(db, rows, view),
    pathsOf(db, rows, view),
  ])
  const about = { ...view, sections, forMerchant: view.hidden }
  return rows.map((row) => {
    const breadcrumbs = paths?.get(mainCategoryOf(row) ?? '')
    return presentProductV3(row, { ...about, categories: categories.get(row.id), breadcrumbs })
  })
}

const writeProduct = createSerializer(ProductV3)
const encoder = new TextEncoder()

/** Requested fields that are not in the product itself, so that a change of it does not tell whether they changed. */
const otherFields: readonly RequestableProductField[] = [
  'INFO_SECTION_DESCRIPTION',
  'DIRECT_CATEGORIES_INFO',
  'ALL_CATEGORIES_INFO',
  'BREADCRUMBS_INFO',
]

const readTexts = async (db: Db, ids: readonly string[], view: ProductsView): Promise<Uint8Array[]> => {
  const rows = new Map((await findShownProducts(db, view.site.id, ids)).map((row) => [row.id, row]))
  const shown = ids.flatMap((id) => rows.get(id) ?? []).filter(({ visible }) => visible || view.hidden)
  const products = await presentProductRows(db, shown, { ...view, withVariants: false })
  return products.map((product) => encoder.encode(writeProduct(product)))
}

/**
 * Presents the products of a page as JSON, without their variants. Deleted and hidden ones are left out. Texts are cached
 * as long as their products don't change.
 */
export const presentProductPage = async (
  db: Db,
  page: ProductPage,
  view: ProductsView,
): Promise<readonly Uint8Array[]> => {
  const { site, hidden, fields } = view
  if (otherFields.some((field) => fields.includes(field))) return readTexts(db, page.ids, view)
  const key = `V3 ${hidden ? 'merchant ' : ''}${[...new Set(fields)].toSorted().join(' ')}`
  const about = { site, fields, withVariants: false, forMerchant: hidden }
  const write = (row: ShownProduct) => writeProduct(presentProductV3(row, about))
  return productTextsOf(db)(page, { site, hidden, merchantData: false, presentation: { key, write } })
}
