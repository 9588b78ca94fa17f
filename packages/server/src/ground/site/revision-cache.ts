import type { Site } from './sites.ts'

/** The number of changes to a site's cached data; null if there were none. */
export type Revision = string | null

/**
 * Creates a cache of values per site, which are valid for one revision. A value may include changes made after its
 * revision was read; the next read sees another revision and loads it again.
 */
export const createRevisionCache = <Value>() => {
  const cached = new WeakMap<object, { readonly revision: Revision; readonly value: Value }>()
  return {
    get: ({ cacheKey: key }: Pick<Site, 'cacheKey'>, revision: Revision): Value | undefined => {
      const found = cached.get(key)
      return found?.revision === revision ? found.value : undefined
    },
    set: ({ cacheKey: key }: Pick<Site, 'cacheKey'>, revision: Revision, value: Value): void => {
      cached.set(key, { revision, value })
    },
  }
}
