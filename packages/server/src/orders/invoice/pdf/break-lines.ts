import type { Span } from './visual-order.ts'

type WidthOf = (text: string) => number

/** Splits a word that is wider than a line. */
const cut = (word: string, width: number, widthOf: WidthOf): string[] => {
  const parts: string[] = []
  let part = ''
  for (const character of word) {
    if (part !== '' && widthOf(part + character) > width) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part]
}

/**
 * Breaks a text into lines of at most the given width. Breaks between words, and within a word only if it is wider than
 * a line.
 */
export const breakLines = (text: string, width: number, widthOf: WidthOf): Span[] => {
  if (widthOf(text) <= width) return [{ start: 0, end: text.length }]
  const space = widthOf(' ')
  const lines: Span[] = []
  let [start, end, used, at] = [0, 0, 0, 0]
  for (const word of text.split(' ')) {
    const own = widthOf(word)
    const parts = own > width ? cut(word, width, widthOf) : [word]
    for (const [index, part] of parts.entries()) {
      const partWidth = parts.length === 1 ? own : widthOf(part)
      const gap = index === 0 && end > start ? space : 0
      if (end > start && used + gap + partWidth > width) {
        lines.push({ start, end })
        ;[start, used] = [at, partWidth]
      } else used += gap + partWidth
      at += part.length
      end = at
    }
    at += 1
  }
  return [...lines, { start, end }]
}
