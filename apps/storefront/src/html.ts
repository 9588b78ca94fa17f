/** Makes HTML from a catalog safe to show: known tags without attributes stay, links keep their web address, the rest goes. */

const allowed = new Set([
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'hr',
  'span',
  'div',
  'sub',
  'sup',
  'table',
  'thead',
  'tbody',
  'tr',
  'td',
  'th',
])
/** Tags that close themselves. */
const single = new Set(['br', 'hr'])
/** Tags whose content is no text to read. */
const dropped = /<(script|style|iframe|object|embed|noscript|template|svg|math|textarea|title)\b[^]*?(<\/\1\s*>|$)/gi

const escapeText = (text: string): string => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The web address of a link, when it has one. */
const addressOf = (attributes: string): string | undefined => {
  const match = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(attributes)
  const address = (match?.[1] ?? match?.[2] ?? match?.[3] ?? '').replaceAll('&amp;', '&').trim()
  return /^https?:\/\//i.test(address) ? address : undefined
}

export const safeHtml = (html: string): string => {
  const source = html.replaceAll(/<!--[^]*?(-->|$)/g, '').replaceAll(dropped, '')
  const open: string[] = []
  let result = ''
  let from = 0
  for (const match of source.matchAll(/<(\/?)([a-z][a-z0-9]*)\b((?:"[^"]*"|'[^']*'|[^'">])*)>/gi)) {
    result += escapeText(source.slice(from, match.index))
    from = match.index + match[0].length
    const [, slash, name, attributes = ''] = match
    const tag = name!.toLowerCase()
    const address = tag === 'a' && !slash ? addressOf(attributes) : undefined
    if (slash) {
      const at = open.lastIndexOf(tag)
      if (at === -1) continue
      // What was opened inside and not closed is closed with it.
      for (const inner of open.splice(at).toReversed()) result += `</${inner}>`
    } else if (address !== undefined) {
      open.push('a')
      result += `<a href="${escapeAttribute(address)}" rel="noopener nofollow">`
    } else if (allowed.has(tag)) {
      if (!single.has(tag)) open.push(tag)
      result += `<${tag}>`
    }
  }
  result += escapeText(source.slice(from))
  for (const tag of open.toReversed()) result += `</${tag}>`
  return result
}
