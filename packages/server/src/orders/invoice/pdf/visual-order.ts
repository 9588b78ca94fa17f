import bidiFactory from 'bidi-js'

const bidi = bidiFactory()

export type Direction = 'ltr' | 'rtl'

/** Right-to-left letters and directional formatting characters. */
const steering = /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFF]/
/** Invisible formatting characters. */
export const invisible = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u00AD]|\p{Variation_Selector}/u
const allInvisible = new RegExp(invisible, 'gu')
const combining = /\p{M}/u

/** A line of a text, by its start and end. */
export interface Span {
  readonly start: number
  /** Exclusive. */
  readonly end: number
}

/** Keeps combining marks after their letter in reversed text. */
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
 * Returns a line in visual order from left to right (UAX #9), for a text with the given base direction. Removes
 * invisible characters.
 */
export const visualLine = (text: string, direction: Direction, { start, end }: Span): string => {
  if (direction === 'ltr' && !steering.test(text)) return text.slice(start, end).replaceAll(allInvisible, '')
  const levels = bidi.getEmbeddingLevels(text, direction)
  const mirrored = bidi.getMirroredCharactersMap(text, levels.levels, start, end - 1)
  // The library returns indices of the whole text, reordered within the line.
  const order = bidi.getReorderedIndices(text, levels, start, end - 1).slice(start, end)
  const characters: string[] = []
  for (const index of order) {
    const character = mirrored.get(index) ?? text[index]!
    const isTurned = levels.levels[index]! % 2 === 1
    // Surrogate pairs must stay in order.
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
