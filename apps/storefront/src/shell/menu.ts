import type { StoreDesign } from '@vitrine/client'
import { useWords } from '../words/use-words.tsx'
import { useShell } from './shell-data.ts'

export type Entry = StoreDesign['menu'][number]

/** The way around the store: the menu that its owner has made, or else its collections. */
export const useMenu = (): readonly Entry[] => {
  const words = useWords()
  const { frame, collections } = useShell()
  if (frame.menu.length > 0) return frame.menu
  // A shop without collections has the one that all products are in.
  const listed = collections.length > 0 ? collections : [{ slug: 'all-products', name: words.allProducts }]
  return listed.map(({ slug, name }) => ({ label: name, href: `/collections/${slug}` }))
}
