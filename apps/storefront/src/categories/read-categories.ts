import type { CallOptions, Category } from '@vitrine/client'
import { storesNamespace } from '@vitrine/contract/entities/catalog/category.ts'
import type { Catalog } from '../server/server-shop.ts'
import { categoryCard, type CategoryCard } from './category-card.ts'
import { categoryTree, type CategoryNode } from './category-tree.ts'
import { trailOf, type Trail } from './trail.ts'

const treeReference = { appNamespace: storesNamespace }

/** Slug of the category of all products. */
export const allProductsSlug = 'all-products'

/** Categories in the menu. A larger tree is shown with its top level only; its category pages lead further down. */
const maxInMenu = 200
/** Categories listed on other pages. */
const maxListed = 100
/** Categories of a product that are read for its breadcrumbs. */
const maxOfProduct = 20

type Wanted = NonNullable<Parameters<Catalog['categories']['queryCategories']>[0]['fields']>

const query = ({ categories }: Catalog, fields: Wanted = []) => categories.queryCategories({ treeReference, fields })

const withoutAll = <One extends { readonly slug?: string }>(found: readonly One[]): One[] =>
  found.filter(({ slug }) => slug !== allProductsSlug)

const readTopLevel = async (shop: Catalog, limit: number, call: CallOptions): Promise<Category[]> =>
  withoutAll((await query(shop).eq('parentCategory.id', null).limit(limit).find(call)).items)

/** Reads the tree of categories for the menu, in the merchant's order. */
export const readMenu = async (shop: Catalog, call: CallOptions): Promise<readonly CategoryNode[]> => {
  const page = await query(shop).limit(maxInMenu).find(call)
  return categoryTree(page.hasNext() ? await readTopLevel(shop, maxInMenu, call) : withoutAll(page.items))
}

/** Lists the first categories at the top level. */
export const listTopLevel = async (
  shop: Catalog,
  call: CallOptions,
  { limit = maxListed } = {},
): Promise<CategoryCard[]> => (await readTopLevel(shop, limit, call)).map(categoryCard)

/** Lists categories by ID, in this order. Those that no longer exist are left out. */
export const listById = async (shop: Catalog, ids: readonly string[], call: CallOptions): Promise<CategoryCard[]> => {
  const wanted = [...new Set(ids)].slice(0, maxListed)
  if (wanted.length === 0) return []
  const { items } = await query(shop).in('id', wanted).limit(wanted.length).find(call)
  return wanted.flatMap((id) => items.filter((one) => one.id === id).map(categoryCard))
}

/** Lists the subcategories of a category. */
export const listSubcategories = async (shop: Catalog, id: string, call: CallOptions): Promise<CategoryCard[]> => {
  const { items } = await query(shop).eq('parentCategory.id', id).limit(maxListed).find(call)
  return items.map(categoryCard)
}

/** Returns the category with a slug, with its description and its parents. */
export const readCategory = async (
  { categories }: Catalog,
  slug: string,
  call: CallOptions,
): Promise<Category & { readonly trail: Trail }> => {
  const fields = ['DESCRIPTION', 'BREADCRUMBS_INFO'] as const
  const { category } = await categories.getCategoryBySlug(slug, treeReference, { fields }, call)
  return { ...category, trail: trailOf(category) }
}

/** Returns the ways from the top level to the categories of a product, the longest first. Nothing if that fails. */
export const readTrails = async (shop: Catalog, ids: readonly string[], call: CallOptions): Promise<Trail[]> => {
  if (ids.length === 0) return []
  const found = query(shop, ['BREADCRUMBS_INFO']).in('id', ids.slice(0, maxOfProduct)).limit(maxOfProduct).find(call)
  const { items } = await found.catch(() => ({ items: [] }))
  return withoutAll(items)
    .map(trailOf)
    .toSorted((one, other) => other.length - one.length)
}
