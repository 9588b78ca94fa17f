import type { Font } from 'fontkit'
import { invisible } from './visual-order.ts'

/** Signs that the font lacks, by others that say the same. */
const alike: Readonly<Record<string, string>> = {
  '\u05F3': "'",
  '\u05F4': '"',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '–',
  '\u202F': '\u00A0',
  '\u2009': '\u00A0',
}
/** Stands for a letter that the font does not have: nobody takes it for one that was written. */
const unknown = '\uFFFD'

const isPlain = (text: string): boolean => /^[\u0020-\u007E\u00A0-\u017F]*$/.test(text)

/** Spells texts with the letters that a font has; control characters become spaces. */
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
