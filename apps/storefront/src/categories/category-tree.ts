import type { Category } from '@vitrine/client'

/** A category in the menu. It is sent with every page, so it contains no more than needed. */
export interface CategoryNode {
  readonly slug: string
  readonly name: string
  readonly children: readonly CategoryNode[]
  /** URL of its image. Only below the top level, where the menu shows it. */
  readonly image?: string
}

type Listed = Pick<Category, 'id' | 'slug' | 'name' | 'parentCategory' | 'image'>

/** Levels of the menu. */
const maxDepth = 3

/** Builds the tree of categories, which are in the order of their siblings. */
export const categoryTree = (categories: readonly Listed[]): readonly CategoryNode[] => {
  const below = (parentId: string | undefined, depth: number): readonly CategoryNode[] =>
    depth > maxDepth
      ? []
      : categories
          .filter(({ parentCategory }) => parentCategory?.id === parentId)
          .map(({ id, slug = id, name, image }) => ({
            slug,
            name,
            children: below(id, depth + 1),
            ...(depth === 2 && image?.url && { image: image.url }),
          }))
  return below(undefined, 1)
}
