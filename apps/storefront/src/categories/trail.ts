import type { Category } from '@vitrine/client'

/** The categories from the top level to one of them. */
export type Trail = readonly { readonly slug: string; readonly name: string }[]

export const categoryPath = (slug: string): string => `/collections/${slug}`

/** Returns the way to a category that was read with its breadcrumbs. */
export const trailOf = ({ id, slug = id, name, breadcrumbsInfo }: Category): Trail => [
  ...(breadcrumbsInfo?.breadcrumbs ?? []).map(({ categorySlug, categoryName }) => ({
    slug: categorySlug,
    name: categoryName,
  })),
  { slug, name },
]

/** Path of a category as browsers write it in a URL. */
const encodedPath = (slug: string): string => new URL(categoryPath(slug), 'http://store').pathname

/** Returns the trail through the category of a page, if there is one: that which ends there, or one that goes on. */
export const trailThrough = (trails: readonly Trail[], path: string): Trail | undefined =>
  trails.find((trail) => encodedPath(trail.at(-1)!.slug) === path) ??
  trails.find((trail) => trail.some(({ slug }) => encodedPath(slug) === path))

/** Returns breadcrumbs: name and path of each category. */
export const crumbsOf = (trail: Trail): (readonly [name: string, path: string])[] =>
  trail.map(({ slug, name }) => [name, categoryPath(slug)])
