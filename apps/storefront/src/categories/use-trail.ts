import { isSupported } from '@vitrine/domain/languages.ts'
import { useHydrated } from '@vitrine/ui'
import { readPath } from '../address.ts'
import { trailThrough, type Trail } from './trail.ts'

/** Path of the page from which the visitor came, without language and currency, if it is of this store. */
const pathBefore = (): string | undefined => {
  if (document.referrer === '') return undefined
  const { origin, pathname } = new URL(document.referrer)
  return origin === location.origin ? readPath(pathname, isSupported).path : undefined
}

/**
 * Returns the trail through the category from which the visitor came; the first one otherwise, without scripts, and
 * while the page hydrates. The page itself is the same for everyone.
 */
export const useTrail = (trails: readonly Trail[]): Trail => {
  const path = useHydrated() ? pathBefore() : undefined
  return (path === undefined ? undefined : trailThrough(trails, path)) ?? trails[0] ?? []
}
