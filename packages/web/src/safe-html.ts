import sanitizeHtml, { type IOptions, type Tag } from 'sanitize-html'
import type { SafeHtml } from './prose.tsx'

/** Text with its emphasis, lists, headings, tables and links. All other tags go, and the text in them stays. */
const allowedTags =
  'p br hr div span blockquote h2 h3 h4 ul ol li a b strong i em u s sub sup table thead tbody tr td th'.split(' ')

/** These go with all that is in them, which is no text to read, or which browsers read by other rules. */
const nonTextTags =
  'script style noscript template title svg math iframe object embed noembed noframes textarea select option xmp plaintext'.split(
    ' ',
  )

const options: IOptions = {
  allowedTags,
  nonTextTags,
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https'],
  // What is nested deeper is dropped: no text needs it, and browsers give up as well.
  nestingLimit: 100,
  transformTags: {
    // A link without a web address is no link: the addresses of the shop that a text was written for lead nowhere here.
    a: (_name, { href = '' }): Tag =>
      /^https?:\/\//i.test(href)
        ? { tagName: 'a', attribs: { href, rel: 'noopener nofollow' } }
        : { tagName: 'span', attribs: {} },
  },
}

/** The texts of a shop are shown again and again; so many are remembered, those longest unused go first. */
const mostRemembered = 500
/** Characters; the few that are longer are cleaned each time. */
const longestRemembered = 20_000
const remembered = new Map<string, string>()

/**
 * Makes HTML that people wrote safe to stand between tags of a page. What it gives may not stand in an attribute, a
 * script or a style. For servers: the parser is too heavy for a page.
 */
export const safeHtml = (html: string): SafeHtml => {
  const safe = (remembered.get(html) ?? sanitizeHtml(html, options)) as SafeHtml
  if (html.length > longestRemembered) return safe
  remembered.delete(html)
  remembered.set(html, safe)
  if (remembered.size > mostRemembered) remembered.delete(remembered.keys().next().value!)
  return safe
}
