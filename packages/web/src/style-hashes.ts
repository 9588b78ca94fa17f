import { createHash } from 'node:crypto'

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

const unescape = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name]!)

/**
 * What a policy says of the style attributes of rendered HTML: those and no others. Sizes of pictures and a store's
 * color stand in attributes. What people write cannot add one, since its quotation marks are escaped.
 */
export const styleHashes = (html: string): readonly string[] => {
  const styles = new Set([...html.matchAll(/ style="([^"]*)"/g)].map(([, style = '']) => unescape(style)))
  if (styles.size === 0) return ["'none'"]
  const hashes = [...styles].map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  return ["'unsafe-hashes'", ...hashes]
}
