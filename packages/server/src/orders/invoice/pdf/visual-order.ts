import bidiFactory from 'bidi-js'

const bidi = bidiFactory()

export type Direction = 'ltr' | 'rtl'

/** Letters that run from right to left, and marks that steer the direction. */
const steering = /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFF]/
/** Marks that are seen by what they do alone. */
export const invisible = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u00AD]|\p{Variation_Selector}/u
const allInvisible = new RegExp(invisible, 'gu')
const combining = /\p{M}/u

/** A line of a text, by where it begins and ends. */
export interface Span {
  readonly start: number
  /** Behind its last character. */
  readonly end: number
}

/** Marks stay behind the letter they belong to, whichever way the letters run. */
const withMarksBehind = (characters: readonly string[]): string => {
  const seen: string[] = []
  let marks = ''
  for (const character of characters) {
    if (combining.test(character)) marks = character + marks
    else {
      seen.push(character + marks)
      marks = ''
    }
  }
  return marks + seen.join('')
}

/**
 * A line as it is seen from left to right (UAX #9), of a text that reads in the given direction. What cannot be seen is
 * left out.
 */
export const visualLine = (text: string, direction: Direction, { start, end }: Span): string => {
  if (direction === 'ltr' && !steering.test(text)) return text.slice(start, end).replaceAll(allInvisible, '')
  const levels = bidi.getEmbeddingLevels(text, direction)
  const mirrored = bidi.getMirroredCharactersMap(text, levels.levels, start, end - 1)
  // The library tells of all of the text, and turns round what is within the line.
  const order = bidi.getReorderedIndices(text, levels, start, end - 1).slice(start, end)
  const characters: string[] = []
  for (const index of order) {
    const character = mirrored.get(index) ?? text[index]!
    const isTurned = levels.levels[index]! % 2 === 1
    // The halves of a character beyond the first plane are never turned round.
    const previous = characters.at(-1)
    if (
      isTurned &&
      previous !== undefined &&
      /^[\uD800-\uDBFF]$/.test(character) &&
      /^[\uDC00-\uDFFF]$/.test(previous)
    ) {
      characters[characters.length - 1] = character + previous
    } else characters.push(character)
  }
  const isTurned = order.some((index) => levels.levels[index]! % 2 === 1)
  const seen = isTurned && combining.test(text) ? withMarksBehind(characters) : characters.join('')
  return seen.replaceAll(allInvisible, '')
}
