import type { Config } from '../../ground/base/config.ts'

const secondsInYear = 31_536_000

/**
 * Headers that every answer has. It is nobody's to keep unless it says so itself (RFC 9111, section 5.2.2.5), and a
 * browser that came by https comes by nothing else from then on (RFC 6797).
 */
export const guardsOf = ({ publicUrl }: Pick<Config, 'publicUrl'>): Readonly<Record<string, string>> => ({
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${secondsInYear}` }),
})

/**
 * What a page of files may load: its own scripts and styles, and pictures from wherever a product has them. In a frame
 * the back office shows the storefront, wherever that is.
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
