import { styleHashes } from './style-hashes.ts'

/** Sources by directive of a content security policy, such as `img-src`. */
export type Sources = Readonly<Record<string, readonly string[]>>

/**
 * Returns the content security policy of a page: its own files and the named sources. Framing is denied except to the
 * named origins. `formTargets` are additional origins that forms may lead to; browsers check redirects against them,
 * too.
 */
export const policyOf = (
  sources: Sources,
  formTargets: readonly string[] = [],
  framers: readonly string[] = ["'none'"],
): string =>
  Object.entries({
    'default-src': ["'self'"],
    ...sources,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...formTargets],
    'frame-ancestors': framers,
  })
    .map(([directive, allowed]) => `${directive} ${allowed.join(' ')}`)
    .join('; ')

/** Style sources of a page with known style attributes: its stylesheets, and the hashes of those attributes. */
export const strictStyles = (html: string): Sources => ({
  'style-src': ["'self'"],
  'style-src-attr': styleHashes(html),
})

/** HSTS (RFC 6797): browsers stay with HTTPS. */
export const transportSecurity = (origin: string): Readonly<Record<string, string>> =>
  origin.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}
