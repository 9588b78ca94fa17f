/** Cache headers of pages: browsers revalidate each time, shared caches may answer for a while. */
import { createHash } from 'node:crypto'

/** Seconds for which a shared cache answers, and for which it may serve a stale page while revalidating. */
const fresh = 60
const stale = 5 * 60
/** Missing pages may appear soon. */
const freshMissing = 10

/** Keeps the header below 16 kB, the limit of common caches. */
const maxTags = 200

/** Headers of a page for one visitor. */
export const own = { 'cache-control': 'private, no-store' } as const

/** Headers of a page that depends on request headers, such as the accepted languages. */
export const varied = { 'cache-control': 'private, no-cache' } as const

/** Headers of a page that is the same for everyone. `tags` name the content it shows. */
export const shared = (status: number, tags: readonly string[]): Readonly<Record<string, string>> => {
  const seconds = status === 200 ? fresh : freshMissing
  const named = [...new Set(['store', ...tags])].slice(0, maxTags)
  return {
    'cache-control': `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${stale}`,
    'cache-tag': named.join(','),
    'surrogate-key': named.join(' '),
  }
}

/** Returns an ETag (RFC 9110, section 8.8.3). Weak, since the response may be compressed. */
export const etagOf = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`

/** Whether the client already has this version. */
export const isKnown = (request: Request, etag: string): boolean =>
  (request.headers.get('if-none-match') ?? '').split(',').some((one) => one.trim() === etag)
