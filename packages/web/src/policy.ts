import { styleHashes } from './style-hashes.ts'

/** What a page may load, by directive of a content security policy, such as `img-src`. */
export type Sources = Readonly<Record<string, readonly string[]>>

/**
 * The content security policy of a page: its own files, what is named beside them, and nothing else. Nobody frames it
 * but who is named. `formTargets` are the origins that a form may lead to beside the page's own; browsers hold redirects
 * against them, too.
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

/** The styles of a page whose attributes are known: its files, and those attributes by their hashes. */
export const strictStyles = (html: string): Sources => ({
  'style-src': ["'self'"],
  'style-src-attr': styleHashes(html),
})

/** A browser that came by https comes by nothing else from then on (RFC 6797). */
export const transportSecurity = (origin: string): Readonly<Record<string, string>> =>
  origin.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}
