import {
  storesNamespace,
  type Category,
  type RequestableCategoryField,
} from '@vitrine/contract/entities/catalog/category.ts'
import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import { translationIn } from '@vitrine/domain/catalog/translation.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { createCollectionSizes, type CollectionSizes } from './collection-sizes.ts'
import { presentImage } from '../read/present/present-image.ts'
import { allProductsId } from '../read/present/present-product.ts'
import type { CategoryRow } from './category-rows.ts'
import { findAncestors, type TreeNode } from './tree.ts'

export const treeReference = { appNamespace: storesNamespace } as const

/** Presents a path of categories in the reader's language. */
export const presentBreadcrumbs = (
  path: readonly Pick<TreeNode, 'id' | 'name' | 'slug' | 'translations'>[],
  { reading }: Pick<Site, 'reading'>,
) => ({
  breadcrumbs: path.map(({ id, name, slug, translations }) => ({
    categoryId: id,
    categoryName: translationIn(translations, reading)?.name ?? name,
    categorySlug: slug,
  })),
})

interface Presenting {
  readonly site: Site
  readonly itemCounter: number
  readonly fields: ReadonlySet<RequestableCategoryField>
  readonly ancestors: readonly TreeNode[]
}

const presentCategory = (row: CategoryRow, { site, itemCounter, fields, ancestors }: Presenting): Category => {
  const { name, description } = { ...row, ...translationIn(row.translations, site.reading) }
  const [image] = row.media
  return {
    id: row.id,
    revision: String(row.revision),
    createdDate: row.created_date.toISOString(),
    updatedDate: row.last_updated.toISOString(),
    name,
    ...(image && { image: presentImage(image, site) }),
    itemCounter,
    ...(fields.has('DESCRIPTION') && description !== '' && { description }),
    visible: row.visible,
    ...(fields.has('BREADCRUMBS_INFO') && { breadcrumbsInfo: presentBreadcrumbs(ancestors, site) }),
    parentCategory: { ...(row.parent_id !== null && { id: row.parent_id }), index: row.position },
    slug: row.slug,
    ...(row.seo_data && { seoData: row.seo_data }),
    ...(fields.has('RICH_CONTENT_DESCRIPTION') &&
      row.rich_description && { richContentDescription: row.rich_description }),
    treeReference,
    ...(row.id === allProductsId && { managingAppId: storesAppId }),
  }
}

export interface CategoryView {
  readonly site: Site
  /** Whether hidden products are counted. */
  readonly hidden: boolean
  readonly fields?: readonly RequestableCategoryField[] | undefined
  /** Cached sizes. Absent in a transaction, which may be rolled back. */
  readonly sizes?: CollectionSizes
}

/** Presents categories, with the fields that were requested. */
export const presentCategories = async (
  db: Db,
  rows: readonly CategoryRow[],
  { site, hidden, fields: requested, sizes = createCollectionSizes() }: CategoryView,
): Promise<Category[]> => {
  const [first] = rows
  if (!first) return []
  const ids = rows.map(({ id }) => id)
  const fields = new Set(requested)
  const known = await sizes(db, { siteId: site.id, state: first.states[1], ids })
  const ancestors = fields.has('BREADCRUMBS_INFO') ? await findAncestors(db, site.id, ids) : undefined
  return rows.map((row) => {
    const itemCounter = known.get(row.id)![hidden ? 'all' : 'visible']
    return presentCategory(row, { site, itemCounter, fields, ancestors: ancestors?.get(row.id) ?? [] })
  })
}
