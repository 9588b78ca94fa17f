import { foldText, splitWords, wordsOf } from './fold.ts'
import { hebrewForms } from './hebrew.ts'
import { isKorean, koreanForms } from './korean.ts'
import { isSpaceless, lengthOfSequence, segmentWords, sequencesOf, splitScripts } from './spaceless.ts'

/** Texts are indexed up to this length. */
export const longestText = 100_000
/** Longer words are not indexed, since nobody types them. */
const longestTerm = 60
/** Maximum number of parts of a compound whose neighbors are joined. */
const maxJoinedParts = 6

/** Splits a compound into its parts. */
const partsOf = (word: string): string[] => word.split(/[._/-]+/).filter((part) => part !== '')

const letter = /\p{L}/u
const hebrew = /[\u05d0-\u05ea]/

/** Returns the search forms of a word without separators. */
const formsOfWord = (word: string): readonly string[] => (isKorean(word) ? koreanForms(word) : hebrewForms(word))

/** Returns whether a term is stemmed by language. Numbers, codes and scripts without stems are not. */
export const isStemmed = (term: string): boolean =>
  !/\p{N}/u.test(term) && !isSpaceless(term) && !isKorean(term) && !hebrew.test(term)

/** Returns whether a term is spelled letter by letter, so that typos are possible. */
export const isSpelled = (term: string): boolean => !isSpaceless(term)

const termsOfSpaceless = (text: string): string[] => {
  const length = lengthOfSequence(text)
  // A single Chinese or Japanese letter may be a word, one of an alphabet is not.
  const letters = length === 2 ? sequencesOf(text, 1) : []
  return [...letters, ...sequencesOf(text, length), ...segmentWords(text)]
}

const termsOfPart = (part: string): readonly string[] =>
  isKorean(part) ? [...formsOfWord(part), ...sequencesOf(part, 2)] : formsOfWord(part)

/** Joins neighboring parts. If there are many parts, joins only all of them. */
const joinsOf = (parts: readonly string[]): string[] => {
  if (parts.length < 2) return []
  if (parts.length > maxJoinedParts) return [parts.join('')]
  return parts.flatMap((_part, from) =>
    parts.slice(from + 1).map((_last, more) => parts.slice(from, from + more + 2).join('')),
  )
}

/** Splits a code into letters and digits: `ins114` into `ins` and `114`. */
const atomsOf = (part: string): readonly string[] => {
  const atoms = part.match(/\p{N}+|[^\p{N}]+/gu) ?? []
  return atoms.length > 1 ? atoms : []
}

const collect = (text: string, termsOfSpaced: (parts: readonly string[]) => readonly string[]): string[] => {
  const terms = new Set<string>()
  const folded = foldText(text.slice(0, longestText)).slice(0, longestText)
  for (const word of splitWords(folded))
    for (const piece of splitScripts(word)) {
      const found = isSpaceless(piece) ? termsOfSpaceless(piece) : termsOfSpaced(partsOf(piece))
      for (const term of found) if (term.length <= longestTerm) terms.add(term)
    }
  return [...terms]
}

/**
 * Returns the terms to index for a text, before stemming: its words, parts and joined forms of compounds, and words and
 * letter sequences of scripts without spaces.
 */
export const termsOfText = (text: string): string[] =>
  collect(text, (parts) => [
    ...parts.flatMap(termsOfPart),
    // 1.5 must not match 15.
    ...(letter.test(parts[0] ?? '') ? joinsOf(parts) : []),
  ])

/** Returns the terms to index for a code such as a SKU: its parts, their letters and digits, and joined neighbors. */
export const termsOfCode = (code: string): string[] =>
  collect(code.trim().replaceAll(/\s+/g, '-'), (parts) => [...parts, ...parts.flatMap(atomsOf), ...joinsOf(parts)])

/** Prefix of terms that only merchants can search. No word contains it. */
const hiddenMark = '!'

export const hiddenTerm = (term: string): string => `${hiddenMark}${term}`

export const isHiddenTerm = (term: string): boolean => term.startsWith(hiddenMark)

/** Removes HTML tags and entities from a text. */
export const withoutTags = (html: string): string =>
  html.replaceAll(/<[^<>]*>/g, ' ').replaceAll(/&#?[\da-z]{1,10};/gi, ' ')

/** A term that a product has to match. */
export interface SearchTerm {
  /** As typed, folded. */
  readonly typed: string
  /** Alternatives. Any of them matches. */
  readonly terms: readonly string[]
  /** Terms that match together, as another alternative. Empty if there is none. */
  readonly together: readonly string[]
}

/** Maximum number of terms per search. */
export const maxTerms = 24

const searchTermsOfSpaceless = (text: string): SearchTerm[] =>
  segmentWords(text).map((word) => {
    const sequences = sequencesOf(word, lengthOfSequence(word))
    return { typed: word, terms: [word], together: sequences.length > 1 ? sequences.slice(0, maxTerms) : [] }
  })

/** Most nouns have two syllables. A longer word may be a compound that a product has with spaces. */
const nounsWithin = (word: string): string[] =>
  word.length % 2 === 0 ? (word.match(/../g) ?? []) : sequencesOf(word, 2)

const searchTermOfPart = (part: string): SearchTerm => {
  const terms = formsOfWord(part)
  const nouns = isKorean(part) ? nounsWithin(terms.at(-1)!) : []
  return { typed: part, terms, together: nouns.length > 1 ? nouns.slice(0, maxTerms) : [] }
}

const searchTermsOfSpaced = (piece: string): SearchTerm[] => {
  const parts = partsOf(piece)
  const isCompound = parts.length > 1 && parts.every((part) => !isKorean(part) && !hebrew.test(part))
  if (!isCompound) return parts.map(searchTermOfPart)
  return [{ typed: piece, terms: [parts.join('')], together: parts.slice(0, maxTerms) }]
}

/** Returns the terms that a word of `wordsOf` requires. */
export const searchTermsOf = (word: string): SearchTerm[] =>
  splitScripts(word).flatMap((piece) =>
    isSpaceless(piece) ? searchTermsOfSpaceless(piece) : searchTermsOfSpaced(piece),
  )

/** Combines several terms into one that requires all of them. */
export const joinTerms = (searched: readonly SearchTerm[], typed: string): SearchTerm => {
  const [only, ...others] = searched
  if (only !== undefined && others.length === 0) return { ...only, typed }
  const together = searched.flatMap((one) => (one.together.length > 0 ? one.together : one.terms.slice(0, 1)))
  return { typed, terms: [], together: [...new Set(together)].slice(0, maxTerms) }
}

/** Function words of scripts without spaces. */
const particles = new Set('のにをはがとでもへや的之和与與')

/** Returns whether a term of a script without spaces is a function word. */
export const isParticle = (term: string): boolean => particles.has(term)

/** Returns the words of a text to suggest while typing: whole words, and words within scripts without spaces. */
export const suggestedWords = (text: string): string[] =>
  wordsOf(text).flatMap((word) => (isSpaceless(word) ? [...segmentWords(word), word] : [word]))
