/** Escapes text for XML. */

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Drops characters that XML can't represent (XML 1.0, section 2.2). */
export const xmlText = (text: string): string =>
  text.replaceAll(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, '').replaceAll(/[&<>"]/g, (one) => entities[one]!)

export const tag = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`

const head = '<?xml version="1.0" encoding="UTF-8"?>'

export const xmlDocument = (root: string, attributes: string, lines: readonly string[]): string =>
  `${head}\n<${root} ${attributes}>\n${lines.join('\n')}\n</${root}>\n`
