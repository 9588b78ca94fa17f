import type { StoreDesign } from '@vitrine/client'
import { useWords } from '../words/use-words.tsx'
import { useShell } from './shell-data.ts'

export type Entry = StoreDesign['menu'][number]

/** Returns the navigation: the owner's menu, or the collections. */
export const useMenu = (): readonly Entry[] => {
  const words = useWords()
  const { frame, collections } = useShell()
  if (frame.menu.length > 0) return frame.menu
  // A store without collections has the one of all products.
  const listed = collections.length > 0 ? collections : [{ slug: 'all-products', name: words.allProducts }]
  return listed.map(({ slug, name }) => ({ label: name, href: `/collections/${slug}` }))
}
