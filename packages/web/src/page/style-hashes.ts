import { createHash } from 'node:crypto'
import { unescapeHtml } from '../unescape-html.ts'

/**
 * Returns the CSP hashes of the style attributes in rendered HTML, such as image sizes and a store's color. User
 * content can't add any, since its quotation marks are escaped.
 */
export const styleHashes = (html: string): readonly string[] => {
  const styles = new Set([...html.matchAll(/ style="([^"]*)"/g)].map(([, style = '']) => unescapeHtml(style)))
  if (styles.size === 0) return ["'none'"]
  const hashes = [...styles].map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  return ["'unsafe-hashes'", ...hashes]
}
