/** Scripts without spaces between words: Chinese and Japanese, and those with an alphabet. */
const ideographic = String.raw`\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}`
const alphabetic = String.raw`\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}`

const runs = new RegExp(`[${ideographic}${alphabetic}]+|[^${ideographic}${alphabetic}]+`, 'gu')
const anySpaceless = new RegExp(`[${ideographic}${alphabetic}]`, 'u')
const anyAlphabetic = new RegExp(`[${alphabetic}]`, 'u')

/** Fast path: no spaceless script starts before these characters. */
const firstSpaceless = /[\u0e00-\uffff]/

/** Splits a word into pieces that are entirely of scripts with or without spaces. */
export const splitScripts = (word: string): readonly string[] =>
  firstSpaceless.test(word) ? (word.match(runs) ?? []) : [word]

export const isSpaceless = (text: string): boolean => firstSpaceless.test(text) && anySpaceless.test(text)

/** Dictionaries depend on the script, so one segmenter serves all languages. */
const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
/** The segmenter's time grows with the square of the length. */
const segmentedAtOnce = 256

/** Segments a text without spaces into words, by dictionary. */
export const segmentWords = (text: string): string[] => {
  const words: string[] = []
  for (let from = 0; from < text.length; from += segmentedAtOnce) {
    const part = text.slice(from, from + segmentedAtOnce)
    for (const { segment, isWordLike } of segmenter.segment(part)) if (isWordLike) words.push(segment)
  }
  return words
}

/** Returns the distinct sequences of a number of letters in a text. */
export const sequencesOf = (text: string, length: number): string[] => {
  const letters = [...text]
  const sequences = new Set<string>()
  for (let at = 0; at + length <= letters.length; at += 1) sequences.add(letters.slice(at, at + length).join(''))
  return [...sequences]
}

/**
 * Returns the length of a meaningful sequence: two letters of Chinese, Japanese and Korean, where many words have just
 * two, and three of an alphabet, where two are too common.
 */
export const lengthOfSequence = (text: string): number => (anyAlphabetic.test(text) ? 3 : 2)
