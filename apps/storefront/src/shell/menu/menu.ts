import { categoryPath } from '../../categories/trail.ts'
import type { CategoryNode } from '../../categories/category-tree.ts'
import { useWords } from '../../words/use-words.tsx'
import { useShell } from '../shell-data.ts'

export interface Entry {
  readonly label: string
  readonly href: string
  readonly items?: readonly Entry[]
  /** URL of an image, below the top level. */
  readonly image?: string | undefined
}

/** Categories at the top level of the menu; the last entry leads to the others. */
const maxEntries = 8

const entryOf = ({ slug, name, children, image }: CategoryNode): Entry => ({
  label: name,
  href: categoryPath(slug),
  items: children.map(entryOf),
  image,
})

/** Returns the navigation: the owner's menu, or the categories. */
export const useMenu = (): readonly Entry[] => {
  const words = useWords()
  const { frame, categories } = useShell()
  if (frame.menu.length > 0) return frame.menu
  // A store without categories has the one of all products.
  if (categories.length === 0) return [{ label: words.allProducts, href: '/collections/all-products' }]
  if (categories.length <= maxEntries) return categories.map(entryOf)
  return [...categories.slice(0, maxEntries).map(entryOf), { label: words.collections, href: '/collections' }]
}
