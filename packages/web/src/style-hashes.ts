import { createHash } from 'node:crypto'
import { unescapeHtml } from './unescape-html.ts'

/**
 * What a policy says of the style attributes of rendered HTML: those and no others. Sizes of pictures and a store's
 * color stand in attributes. What people write cannot add one, since its quotation marks are escaped.
 */
export const styleHashes = (html: string): readonly string[] => {
  const styles = new Set([...html.matchAll(/ style="([^"]*)"/g)].map(([, style = '']) => unescapeHtml(style)))
  if (styles.size === 0) return ["'none'"]
  const hashes = [...styles].map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  return ["'unsafe-hashes'", ...hashes]
}
