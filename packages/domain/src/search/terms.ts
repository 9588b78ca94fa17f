import { foldText, splitWords, wordsOf } from './fold.ts'
import { hebrewForms } from './hebrew.ts'
import { isKorean, koreanForms } from './korean.ts'
import { isSpaceless, lengthOfSequence, segmentWords, sequencesOf, splitScripts } from './spaceless.ts'

/** The words of longer texts are not looked at beyond this. */
export const longestText = 100_000
/** Longer words nobody types. */
const longestTerm = 60
/** Neighboring parts of a compound are joined where it has no more than so many. */
const mostJoinedParts = 6

/** The parts of a compound; of another word, itself. */
const partsOf = (word: string): string[] => word.split(/[._/-]+/).filter((part) => part !== '')

const letter = /\p{L}/u
const hebrew = /[\u05d0-\u05ea]/

/** The forms that a word without separators is found by. */
const formsOfWord = (word: string): readonly string[] => (isKorean(word) ? koreanForms(word) : hebrewForms(word))

/** Whether a term is stemmed by the rules of a language. Numbers, codes and words of scripts without stems are not. */
export const isStemmed = (term: string): boolean =>
  !/\p{N}/u.test(term) && !isSpaceless(term) && !isKorean(term) && !hebrew.test(term)

/** Whether a term is spelled letter by letter, so that one of them may be wrong. */
export const isSpelled = (term: string): boolean => !isSpaceless(term)

const termsOfSpaceless = (text: string): string[] => {
  const length = lengthOfSequence(text)
  // A single letter of Chinese or Japanese may be a word; one of an alphabet is not.
  const letters = length === 2 ? sequencesOf(text, 1) : []
  return [...letters, ...sequencesOf(text, length), ...segmentWords(text)]
}

const termsOfPart = (part: string): readonly string[] =>
  isKorean(part) ? [...formsOfWord(part), ...sequencesOf(part, 2)] : formsOfWord(part)

/** Neighboring parts as one word each. Of many parts, only all of them. */
const joinsOf = (parts: readonly string[]): string[] => {
  if (parts.length < 2) return []
  if (parts.length > mostJoinedParts) return [parts.join('')]
  return parts.flatMap((_part, from) =>
    parts.slice(from + 1).map((_last, more) => parts.slice(from, from + more + 2).join('')),
  )
}

/** The letters of a code and its digits, where a part has both: `ins` and `114` of `ins114`. */
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
 * The terms that a text is found by, not yet stemmed: its words, the parts of a compound and its joined forms, the
 * words and the sequences of letters of scripts without spaces.
 */
export const termsOfText = (text: string): string[] =>
  collect(text, (parts) => [
    ...parts.flatMap(termsOfPart),
    // 1.5 is not 15.
    ...(letter.test(parts[0] ?? '') ? joinsOf(parts) : []),
  ])

/** The terms that a code such as a SKU is found by: its parts and their letters and digits, and neighbors joined. */
export const termsOfCode = (code: string): string[] =>
  collect(code.trim().replaceAll(/\s+/g, '-'), (parts) => [...parts, ...parts.flatMap(atomsOf), ...joinsOf(parts)])

/** Stands before terms of what only the owner sees. No word has it. */
const hiddenMark = '!'

export const hiddenTerm = (term: string): string => `${hiddenMark}${term}`

export const isHiddenTerm = (term: string): boolean => term.startsWith(hiddenMark)

/** A text without the tags and entities of HTML. */
export const withoutTags = (html: string): string =>
  html.replaceAll(/<[^<>]*>/g, ' ').replaceAll(/&#?[\da-z]{1,10};/gi, ' ')

/** A part of an expression that a product has to have. */
export interface AskedTerm {
  /** As it was typed, folded. */
  readonly typed: string
  /** Any of them is what was typed. */
  readonly terms: readonly string[]
  /** All of them together are, too; nothing where that says no more. */
  readonly together: readonly string[]
}

/** So many terms are looked for, whatever was typed. */
export const mostTerms = 24

const askSpaceless = (text: string): AskedTerm[] =>
  segmentWords(text).map((word) => {
    const sequences = sequencesOf(word, lengthOfSequence(word))
    return { typed: word, terms: [word], together: sequences.length > 1 ? sequences.slice(0, mostTerms) : [] }
  })

/** Most nouns have two syllables: a longer word may be several of them, which a product has with spaces between. */
const nounsWithin = (word: string): string[] =>
  word.length % 2 === 0 ? (word.match(/../g) ?? []) : sequencesOf(word, 2)

const askPart = (part: string): AskedTerm => {
  const terms = formsOfWord(part)
  const nouns = isKorean(part) ? nounsWithin(terms.at(-1)!) : []
  return { typed: part, terms, together: nouns.length > 1 ? nouns.slice(0, mostTerms) : [] }
}

const askSpaced = (piece: string): AskedTerm[] => {
  const parts = partsOf(piece)
  const isCompound = parts.length > 1 && parts.every((part) => !isKorean(part) && !hebrew.test(part))
  if (!isCompound) return parts.map(askPart)
  return [{ typed: piece, terms: [parts.join('')], together: parts.slice(0, mostTerms) }]
}

/** What has to be there for one word of `wordsOf`. */
export const askWord = (word: string): AskedTerm[] =>
  splitScripts(word).flatMap((piece) => (isSpaceless(piece) ? askSpaceless(piece) : askSpaced(piece)))

/** Several terms as one, all of which have to be there. */
export const joinTerms = (asked: readonly AskedTerm[], typed: string): AskedTerm => {
  const [only, ...others] = asked
  if (only !== undefined && others.length === 0) return { ...only, typed }
  const together = asked.flatMap((one) => (one.together.length > 0 ? one.together : one.terms.slice(0, 1)))
  return { typed, terms: [], together: [...new Set(together)].slice(0, mostTerms) }
}

/** Words that only tie others together, in scripts without spaces. */
const ties = new Set('のにをはがとでもへや的之和与與')

/** Whether a term of a script without spaces says nothing beside others. */
export const isTie = (term: string): boolean => ties.has(term)

/** Words of a text that may complete what someone types: whole ones, and those within scripts without spaces. */
export const completingWords = (text: string): string[] =>
  wordsOf(text).flatMap((word) => (isSpaceless(word) ? [...segmentWords(word), word] : [word]))
