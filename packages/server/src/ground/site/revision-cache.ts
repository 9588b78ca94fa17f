import type { Site } from './sites.ts'

/** How often what servers keep of a site had changed; nothing while nothing was ever changed. */
export type Revision = string | null

/**
 * Keeps what was read of each site until its revision is another one. What was changed since the revision was read may
 * be in the value as well: the next reading sees another revision, and reads once more.
 */
export const createRevisionCache = <Value>() => {
  const cached = new WeakMap<object, { readonly revision: Revision; readonly value: Value }>()
  return {
    get: ({ cacheKey: kept }: Pick<Site, 'cacheKey'>, revision: Revision): Value | undefined => {
      const found = cached.get(kept)
      return found?.revision === revision ? found.value : undefined
    },
    set: ({ cacheKey: kept }: Pick<Site, 'cacheKey'>, revision: Revision, value: Value): void => {
      cached.set(kept, { revision, value })
    },
  }
}
