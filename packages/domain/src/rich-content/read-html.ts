import { Parser } from 'htmlparser2'
import { createNodeBuilder } from './node-builder.ts'
import type { RichNode } from './node.ts'

/** Elements whose content is not text of the page. They are removed with their content. */
const nonText = new Set(
  'script style noscript template title svg math iframe object embed noembed noframes textarea select option xmp plaintext'.split(
    ' ',
  ),
)

/**
 * Converts HTML to rich content: paragraphs, headings, lists, quotes, code, tables, images, links and text styles. Other
 * elements are removed and their text is kept, except for scripts and the like. Links and images need an absolute URL.
 */
export const readHtml = (html: string): RichNode[] => {
  const builder = createNodeBuilder()
  /** What to do at the end of each open element, the innermost last. */
  const ends: (() => void)[] = []
  let ignored = 0
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (nonText.has(name)) {
        ignored += 1
        ends.push(() => (ignored -= 1))
        return
      }
      ends.push(ignored > 0 ? () => undefined : builder.open(name, attributes))
    },
    ontext: (text) => {
      if (ignored === 0) builder.addText(text)
    },
    onclosetag: () => ends.pop()?.(),
  })
  parser.end(html)
  return builder.end()
}
