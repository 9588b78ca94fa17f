import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const pack = promisify(gzip)

/** Bytes; less is not worth packing. */
const leastPacked = 1500
/** All kept answers together have so many bytes at the most. */
const mostBytes = 64 * 1024 * 1024

interface Kept {
  readonly state: string
  readonly plain: Buffer
  /** Made when the answer is asked for again. */
  packed?: Buffer
}

export interface KeptAnswers {
  /**
   * The answer to a question about a site's catalog: kept, if it was given in the state that the catalog is in now;
   * else made, and kept. Packed by gzip where the caller takes it and it pays.
   */
  readonly answer: (
    question: { readonly siteId: string; readonly key: string; readonly takesPacked: boolean },
    make: () => Promise<string>,
  ) => Promise<{ readonly bytes: Buffer; readonly isPacked: boolean }>
}

const sizeOf = (key: string, { plain, packed }: Kept): number => key.length + plain.length + (packed?.length ?? 0)

/** Keeps answers about catalogs in this process. `stateOf` asks the database, each time, which state a catalog is in. */
export const createKeptAnswers = (stateOf: (siteId: string) => Promise<string>): KeptAnswers => {
  const kept = new Map<string, Kept>()
  let bytes = 0

  const forget = (key: string): void => {
    const known = kept.get(key)
    if (!known) return
    bytes -= sizeOf(key, known)
    kept.delete(key)
  }

  /** What was asked for last stands last; what nobody asks for goes first. */
  const keep = (key: string, answer: Kept): void => {
    forget(key)
    kept.set(key, answer)
    bytes += sizeOf(key, answer)
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) return
      forget(oldest)
    }
  }

  return {
    answer: async ({ siteId, key, takesPacked }, make) => {
      // The state is read first: an answer that is newer than it says is made once more, one that is older never given.
      const state = await stateOf(siteId)
      const known = kept.get(key)
      if (known?.state !== state) {
        const plain = Buffer.from(await make())
        keep(key, { state, plain })
        return { bytes: plain, isPacked: false }
      }
      const { plain } = known
      if (!takesPacked || plain.length < leastPacked) return { bytes: plain, isPacked: false }
      const packed = known.packed ?? (await pack(plain))
      keep(key, { state, plain, packed })
      return { bytes: packed, isPacked: true }
    },
  }
}
