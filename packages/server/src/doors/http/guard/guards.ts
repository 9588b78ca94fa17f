import type { Config } from '../../../ground/base/config.ts'

const secondsInYear = 31_536_000

/**
 * Headers of every response: not cacheable unless it says otherwise (RFC 9111, section 5.2.2.5), and https only for
 * browsers that came by https (RFC 6797).
 */
export const guardsOf = ({ publicUrl }: Pick<Config, 'publicUrl'>): Readonly<Record<string, string>> => ({
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${secondsInYear}` }),
})

/**
 * Content policy of pages: their own scripts and styles, and product images from anywhere. Frames are allowed because
 * the back office embeds the storefront.
 */
export const filesPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob: http: https:",
  "media-src 'self' blob: http: https:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self' http: https:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')
