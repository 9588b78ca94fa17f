import { gunzipSync, gzipSync } from 'node:zlib'
import { createBoundedMap } from '../../ground/base/bounded-map.ts'

/** Bytes; less is not worth packing. */
const leastPacked = 1500
/** Packing costs as much as giving an answer plainly a few times: in a busy shop it may not last that long. */
const givenPlainly = 2
/** All kept answers together have so many bytes at the most. */
const mostBytes = 8 * 1024 * 1024

interface Kept {
  /** Of the catalog; absent where the answer was made before anyone looked. */
  readonly state: string | undefined
  /** So often had sites been read anew. */
  readonly generation: number
  /** Plain, or packed alone: whoever takes no packed answer gets it unpacked. */
  readonly bytes: Buffer
  readonly isPacked: boolean
  /** So often was it given again. */
  readonly given: number
  readonly eachTime: (() => void) | undefined
}

/** An answer, and the state of the catalog that it was read in where it knows that. */
export interface Made {
  readonly bytes: Buffer
  readonly state?: string | undefined
  /** What is done when it is given again. */
  readonly eachTime?: (() => void) | undefined
}

export interface AnswerCache {
  /**
   * The answer to a question about a site's catalog: kept, if it was given in the state that the catalog is in now;
   * else made, and kept. Packed by gzip where the caller takes it and it pays.
   */
  readonly answer: (
    question: { readonly siteId: string; readonly key: string; readonly takesPacked: boolean },
    make: () => Promise<Made>,
  ) => Promise<{ readonly bytes: Buffer; readonly isPacked: boolean }>
}

export interface Stated {
  /** Asks the database which state a catalog is in. */
  readonly stateOf: (siteId: string) => Promise<string>
  /** How often what is remembered of sites was forgotten: answers show that, too. */
  readonly generation: () => number
}

/** Keeps answers about catalogs in this process. */
export const createAnswerCache = ({ stateOf, generation }: Stated): AnswerCache => {
  const kept = createBoundedMap<Kept>({ mostBytes, bytesOf: ({ bytes }) => bytes.length })

  return {
    answer: async ({ siteId, key, takesPacked }, make) => {
      const known = kept.get(key)
      const now = generation()
      // The state is older than the answer or read with it: an answer that is newer than it says is made once more,
      // one that is older is never given. What was never asked for needs no look at the state where it tells its own.
      const state = known && (await stateOf(siteId))
      if (!known || known.state !== state || known.generation !== now) {
        const { bytes, state: madeIn = state, eachTime } = await make()
        kept.set(key, { state: madeIn, generation: now, bytes, isPacked: false, given: 0, eachTime })
        return { bytes, isPacked: false }
      }
      known.eachTime?.()
      const { bytes, isPacked } = known
      if (isPacked) return takesPacked ? { bytes, isPacked } : { bytes: gunzipSync(bytes), isPacked: false }
      const given = known.given + 1
      const isWorthIt = takesPacked && bytes.length >= leastPacked && given >= givenPlainly
      // At once: an answer takes less time to pack (28 µs for a product) than a thread takes to be asked (150 µs).
      const again = isWorthIt ? { bytes: gzipSync(bytes), isPacked: true } : { bytes, isPacked: false }
      kept.set(key, { ...known, ...again, given })
      return again
    },
  }
}
