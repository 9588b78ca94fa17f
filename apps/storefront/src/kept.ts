/** What caches are told about pages: browsers ask each time, caches in between may answer for a while. */
import { createHash } from 'node:crypto'

/** Seconds for which a cache answers by itself, and for which it may go on while it fetches the page anew. */
const fresh = 60
const stale = 5 * 60
/** A page that is not there may be there soon. */
const freshMissing = 10

/** More of them a cache does not take (16 kB of header at most with any of them). */
const mostTags = 200

/** For a page that is for one visitor alone. */
export const own = { 'cache-control': 'private, no-store' } as const

/** For a page that differs by what the browser says, such as its languages. */
export const varied = { 'cache-control': 'private, no-cache' } as const

/** For a page that is the same for everybody; `tags` name what is shown on it. */
export const shared = (status: number, tags: readonly string[]): Readonly<Record<string, string>> => {
  const seconds = status === 200 ? fresh : freshMissing
  const named = [...new Set(['store', ...tags])].slice(0, mostTags)
  return {
    'cache-control': `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${stale}`,
    'cache-tag': named.join(','),
    'surrogate-key': named.join(' '),
  }
}

/** Names a version of a text (RFC 9110, section 8.8.3). Weak, since it may travel packed. */
export const etagOf = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`

/** Whether a browser or cache has this version already. */
export const isKnown = (request: Request, etag: string): boolean =>
  (request.headers.get('if-none-match') ?? '').split(',').some((one) => one.trim() === etag)
