import { gunzipSync, gzipSync } from 'node:zlib'
import { createBoundedMap } from '../../../ground/base/bounded-map.ts'

/** Smaller responses are not worth compressing, in bytes. */
const minCompressedBytes = 1500
/**
 * Uncompressed deliveries before compressing, which costs as much as a few of them. In a busy shop a response may not
 * be cached that long.
 */
const plainUses = 2
/** Memory limit of all cached responses, in bytes. */
const mostBytes = 8 * 1024 * 1024

interface CachedAnswer {
  /** Catalog state; `undefined` if the response was made before the state was read. */
  readonly state: string | undefined
  /** Generation of the cached sites. */
  readonly generation: number
  /** Plain or compressed. Clients without compression get it decompressed. */
  readonly bytes: Buffer
  readonly isPacked: boolean
  /** How often it was returned from the cache. */
  readonly useCount: number
  readonly onEachResponse: (() => void) | undefined
}

/** A response with the catalog state it was made from, if known. */
export interface MadeAnswer {
  readonly bytes: Buffer
  readonly state?: string | undefined
  /** Called whenever it is returned from the cache. */
  readonly onEachResponse?: (() => void) | undefined
}

export interface AnswerCache {
  /**
   * Returns a cached response if the catalog's state is unchanged; otherwise makes and caches one. Compressed with gzip
   * if the client accepts it and it is worth it.
   */
  readonly answer: (
    question: { readonly siteId: string; readonly key: string; readonly takesPacked: boolean },
    make: () => Promise<MadeAnswer>,
  ) => Promise<{ readonly bytes: Buffer; readonly isPacked: boolean }>
}

export interface StateSource {
  /** Reads the state of a catalog. */
  readonly stateOf: (siteId: string) => Promise<string>
  /** How often cached sites were invalidated; responses depend on them too. */
  readonly generation: () => number
}

/** Caches responses about catalogs in this process. */
export const createAnswerCache = ({ stateOf, generation }: StateSource): AnswerCache => {
  const cached = createBoundedMap<CachedAnswer>({ maxBytes: mostBytes, bytesOf: ({ bytes }) => bytes.length })

  return {
    answer: async ({ siteId, key, takesPacked }, make) => {
      const known = cached.get(key)
      const now = generation()
      // The state may be older than the response but never newer: a response newer than its state is only made once
      // more, while an outdated one is never returned. A new response that knows its state needs no extra query.
      const state = known && (await stateOf(siteId))
      if (!known || known.state !== state || known.generation !== now) {
        const { bytes, state: madeIn = state, onEachResponse } = await make()
        cached.set(key, { state: madeIn, generation: now, bytes, isPacked: false, useCount: 0, onEachResponse })
        return { bytes, isPacked: false }
      }
      known.onEachResponse?.()
      const { bytes, isPacked } = known
      if (isPacked) return takesPacked ? { bytes, isPacked } : { bytes: gunzipSync(bytes), isPacked: false }
      const useCount = known.useCount + 1
      const isWorthIt = takesPacked && bytes.length >= minCompressedBytes && useCount >= plainUses
      // Synchronous: compressing a product takes less time (28 µs) than handing it to a thread (150 µs).
      const again = isWorthIt ? { bytes: gzipSync(bytes), isPacked: true } : { bytes, isPacked: false }
      cached.set(key, { ...known, ...again, useCount })
      return again
    },
  }
}
