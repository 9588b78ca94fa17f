/** Scripts that write no spaces between words. Chinese and Japanese have many letters, the others an alphabet. */
const ideographic = String.raw`\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}`
const alphabetic = String.raw`\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}`

const runs = new RegExp(`[${ideographic}${alphabetic}]+|[^${ideographic}${alphabetic}]+`, 'gu')
const anySpaceless = new RegExp(`[${ideographic}${alphabetic}]`, 'u')
const anyAlphabetic = new RegExp(`[${alphabetic}]`, 'u')

/** Before these no script is written without spaces: most texts need no closer look. */
const firstSpaceless = /[\u0e00-\uffff]/

/** Pieces of a word that are all of scripts with spaces, or all of scripts without. */
export const splitScripts = (word: string): readonly string[] =>
  firstSpaceless.test(word) ? (word.match(runs) ?? []) : [word]

export const isSpaceless = (text: string): boolean => firstSpaceless.test(text) && anySpaceless.test(text)

/** The same rules for all languages: its dictionaries go by script. */
const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
/** The time that the segmenter takes grows with the square of a text's length. */
const segmentedAtOnce = 256

/** The words of a text without spaces, as dictionaries know them. */
export const segmentWords = (text: string): string[] => {
  const words: string[] = []
  for (let from = 0; from < text.length; from += segmentedAtOnce) {
    const part = text.slice(from, from + segmentedAtOnce)
    for (const { segment, isWordLike } of segmenter.segment(part)) if (isWordLike) words.push(segment)
  }
  return words
}

/** Sequences of so many letters of a text, each once. */
export const sequencesOf = (text: string, length: number): string[] => {
  const letters = [...text]
  const sequences = new Set<string>()
  for (let at = 0; at + length <= letters.length; at += 1) sequences.add(letters.slice(at, at + length).join(''))
  return [...sequences]
}

/**
 * How many letters are a part that tells something: two of Chinese, Japanese and Korean, where many words have just
 * two, and three of an alphabet, where two are in too many words.
 */
export const lengthOfSequence = (text: string): number => (anyAlphabetic.test(text) ? 3 : 2)
