import { listsTag } from '../tags.ts'
import { etagOf, isKnown, shared } from '../server/caching.ts'

interface File {
  readonly type: string
  readonly text: string
}

/** Returns a file that is the same for everyone, such as a sitemap. */
export const cacheableFile = (request: Request, { type, text }: File): Response => {
  const etag = etagOf(text)
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'x-content-type-options': 'nosniff',
    etag,
    ...shared(200, [listsTag]),
  }
  return isKnown(request, etag) ? new Response(null, { status: 304, headers }) : new Response(text, { headers })
}
