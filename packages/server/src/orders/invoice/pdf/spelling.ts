import type { Font } from 'fontkit'
import { invisible } from './visual-order.ts'

/** Replacements for characters that the font lacks. */
const alike: Readonly<Record<string, string>> = {
  '\u05F3': "'",
  '\u05F4': '"',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '–',
  '\u202F': '\u00A0',
  '\u2009': '\u00A0',
}
/** Shown for any other character that the font lacks. */
const unknown = '\uFFFD'

const isPlain = (text: string): boolean => /^[\u0020-\u007E\u00A0-\u017F]*$/.test(text)

/** Creates a function that replaces characters the font lacks, and control characters with spaces. */
export const createSpelling = (font: Pick<Font, 'hasGlyphForCodePoint'>): ((text: string) => string) => {
  const spell = (character: string): string => {
    if (/[\p{Cc}\u2028\u2029]/u.test(character)) return ' '
    if (invisible.test(character) || font.hasGlyphForCodePoint(character.codePointAt(0)!)) return character
    return alike[character] ?? unknown
  }
  return (text) => {
    const composed = text.normalize('NFC')
    return isPlain(composed) ? composed : Array.from(composed, spell).join('')
  }
}
