import type { InfoSection } from '@vitrine/contract/entities/catalog/info-section.ts'
import type { ProductV3, RequestableProductField } from '@vitrine/contract/entities/catalog/product-v3.ts'
import { isElevated } from '../../../ground/base/caller.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { findInfoSections } from '../../info-section/api.ts'
import { directAndAllCategoriesOf, type CategoriesOfProduct } from '../category/categories-of-products.ts'
import type { ProductRow } from '../read/product-rows.ts'
import type { OnSite } from '../read/viewing.ts'
import { presentProductV3 } from './present-product-v3.ts'

type Fields = readonly RequestableProductField[]

/** Returns the requested fields, unless they include costs that the caller may not see. */
export const readFields = (caller: OnSite, fields: Fields = []): Fields => {
  if (fields.includes('MERCHANT_DATA') && !isElevated(caller)) throw new Refusal('NO_PERMISSION_TO_READ_MERCHANT_DATA')
  return fields
}

/** Reads the info sections of products, if their rich content is requested. */
const sectionsOf = async (
  db: Db,
  siteId: string,
  { rows, fields }: { rows: readonly ProductRow[]; fields: Fields },
): Promise<ReadonlyMap<string, InfoSection>> => {
  if (!fields.includes('INFO_SECTION_DESCRIPTION')) return new Map()
  const ids = rows.flatMap(({ record }) => record.infoSections.flatMap(({ id }) => id ?? []))
  return findInfoSections(db, siteId, ids)
}

/** Reads the categories of products, if they are requested. */
const categoriesOf = async (
  db: Db,
  siteId: string,
  { rows, fields, hidden }: { rows: readonly ProductRow[]; fields: Fields; hidden: boolean },
): Promise<ReadonlyMap<string, CategoriesOfProduct>> => {
  const isRequested = fields.includes('DIRECT_CATEGORIES_INFO') || fields.includes('ALL_CATEGORIES_INFO')
  const ids = rows.map(({ id }) => id)
  return isRequested ? directAndAllCategoriesOf(db, siteId, ids, { hidden }) : new Map()
}

interface Presentation {
  readonly site: Site
  /** Fields to include that are left out otherwise: see `readFields`. */
  readonly fields: Fields
  /** Whether hidden categories and private tags are included. */
  readonly hidden: boolean
  readonly withVariants: boolean
}

/** Presents products (catalog V3) with the requested fields, in their order. */
export const presentProducts = async (
  db: Db,
  rows: readonly ProductRow[],
  { site, fields, hidden, withVariants }: Presentation,
): Promise<ProductV3[]> => {
  const sections = await sectionsOf(db, site.id, { rows, fields })
  const categories = await categoriesOf(db, site.id, { rows, fields, hidden })
  const about = { site, fields, sections, withVariants, forMerchant: hidden }
  return rows.map((row) => presentProductV3(row, { ...about, categories: categories.get(row.id) }))
}
