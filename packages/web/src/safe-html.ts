import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html'
import type { SafeHtml } from './document/prose.tsx'

/** Formatting, lists, headings, tables and links. Other tags are removed, their text is kept. */
const allowedTags =
  'p br hr div span blockquote h2 h3 h4 ul ol li a b strong i em u s sub sup table thead tbody tr td th'.split(' ')

/** Removed with their content, which isn't text or is parsed by other rules. */
const nonTextTags =
  'script style noscript template title svg math iframe object embed noembed noframes textarea select option xmp plaintext'.split(
    ' ',
  )

const options: IOptions = {
  allowedTags,
  nonTextTags,
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https'],
  // Deeper nesting is dropped, as browsers do.
  nestingLimit: 100,
  transformTags: {
    // Links must be web URLs; relative ones refer to another shop's pages.
    a: (_name, { href = '' }): Tag =>
      /^https?:\/\//i.test(href)
        ? { tagName: 'a', attribs: { href, rel: 'noopener nofollow' } }
        : { tagName: 'span', attribs: {} },
  },
}

const sizeOf = (name: 'width' | 'height', text = ''): Attributes => (/^\d{1,5}$/.test(text) ? { [name]: text } : {})

/** Also images at web URLs, which load when they are near the screen. */
const richOptions: IOptions = {
  ...options,
  allowedTags: [...allowedTags, 'img'],
  allowedAttributes: { ...options.allowedAttributes, img: ['src', 'alt', 'width', 'height', 'loading'] },
  transformTags: {
    ...options.transformTags,
    // Without a web URL, it is removed below.
    img: (tagName, { src = '', alt = '', width, height }): Tag =>
      /^https?:\/\//i.test(src)
        ? { tagName, attribs: { src, alt, ...sizeOf('width', width), ...sizeOf('height', height), loading: 'lazy' } }
        : { tagName, attribs: {} },
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
}

/** Texts are shown repeatedly, so results are cached, least recently used first out. */
const maxCached = 500
/** Characters. Longer texts are rare and not cached. */
const maxCachedLength = 20_000

const createSanitizer = (allowed: IOptions) => {
  const remembered = new Map<string, string>()
  return (html: string): SafeHtml => {
    const safe = (remembered.get(html) ?? sanitizeHtml(html, allowed)) as SafeHtml
    if (html.length > maxCachedLength) return safe
    remembered.delete(html)
    remembered.set(html, safe)
    if (remembered.size > maxCached) remembered.delete(remembered.keys().next().value!)
    return safe
  }
}

/**
 * Sanitizes HTML written by people for use as element content. The result must not be used in attributes, scripts or
 * styles. For servers: the parser is too heavy for a page.
 */
export const safeHtml = createSanitizer(options)

/** Sanitizes HTML in the same way, but keeps images, as info sections of products have them. */
export const safeRichHtml = createSanitizer(richOptions)
