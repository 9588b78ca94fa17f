import { sql } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { allProductsId } from '../read/present/present-product.ts'
import { listCategories } from './category-rows.ts'
import { presentBreadcrumbs } from './present-category.ts'
import { findAncestors } from './tree.ts'

/** A category of a product. */
interface CategoryOfProduct {
  readonly id: string
  /** The place of the product among the arranged ones of the category. */
  readonly index?: number
}

export interface CategoriesOfProduct {
  /** Categories that contain the product, with that of all products. */
  readonly direct: readonly CategoryOfProduct[]
  /** Those categories and their parents. */
  readonly all: readonly CategoryOfProduct[]
}

interface Options {
  /** Whether hidden categories are included. Default: true. */
  readonly hidden?: boolean
}

interface Membership {
  readonly productId: string
  readonly id: string
  readonly index: number | null
}

const listMemberships = async (
  db: Db,
  siteId: string,
  { productIds, hidden }: { productIds: readonly string[]; hidden: boolean },
): Promise<Membership[]> => {
  const { rows } = await sql<Membership>`
    select m.product_id as "productId", m.collection_id as id, m.arranged_index as index
    from collection_product m
    where m.site_id = ${siteId} and m.product_id = any(${[...productIds]}::text[])
    union all
    select p.id, ${sql.lit(allProductsId)}, null from product p
    where p.site_id = ${siteId} and p.id = any(${[...productIds]}::text[])
    order by 1, 2`.execute(db)
  if (hidden || rows.length === 0) return rows
  const visible = await db
    .selectFrom('collection')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', 'in', [...new Set(rows.map(({ id }) => id))])
    .where('visible', '=', true)
    .execute()
  const shown = new Set(visible.map(({ id }) => id))
  return rows.filter(({ id }) => shown.has(id))
}

/** Finds the categories of products, and the parents of these categories. Products that do not exist have none. */
export const directAndAllCategoriesOf = async (
  db: Db,
  siteId: string,
  productIds: readonly string[],
  { hidden = true }: Options = {},
): Promise<ReadonlyMap<string, CategoriesOfProduct>> => {
  const memberships = await listMemberships(db, siteId, { productIds, hidden })
  const ancestors = await findAncestors(
    db,
    siteId,
    memberships.map(({ id }) => id),
  )
  return new Map(
    productIds.map((productId) => {
      const direct = memberships.flatMap(({ id, index, ...one }): CategoryOfProduct[] =>
        one.productId === productId ? [{ id, ...(index !== null && { index }) }] : [],
      )
      const known = new Set(direct.map(({ id }) => id))
      const parents = new Set(direct.flatMap(({ id }) => ancestors.get(id)!.map((parent) => parent.id)))
      const others = [...parents].filter((id) => !known.has(id)).map((id) => ({ id }))
      return [productId, { direct, all: [...direct, ...others] }]
    }),
  )
}

/** Returns the paths from the top level to main categories of products, by the ID of the category. */
export const breadcrumbsOf = async (
  db: Db,
  site: Pick<Site, 'id' | 'reading'>,
  categoryIds: readonly string[],
  { hidden = true }: Options = {},
) => {
  const ids = [...new Set(categoryIds)]
  const [categories, ancestors] = await Promise.all([listCategories(db, site.id, ids), findAncestors(db, site.id, ids)])
  const shown = categories.filter(({ visible }) => visible || hidden)
  return new Map(shown.map((one) => [one.id, presentBreadcrumbs([...(ancestors.get(one.id) ?? []), one], site)]))
}
