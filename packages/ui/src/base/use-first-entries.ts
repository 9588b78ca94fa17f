import { useDeferredValue } from 'react'
import { useHydrated } from './use-hydrated.ts'

/**
 * Returns those of a list's entries that the first frame needs, and all of them right after it, so that a slow phone does
 * not draw what is below its window, or in closed lists, before it shows a page. Servers render all entries.
 */
export const useFirstEntries = <Entry>(all: readonly Entry[], first: readonly Entry[]): readonly Entry[] => {
  const mayShorten = useHydrated() && first.length < all.length
  const isWhole = useDeferredValue(true, mayShorten ? false : undefined)
  return isWhole ? all : first
}
