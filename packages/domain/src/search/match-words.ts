import { editDistance, maxTypos } from './edit-distance.ts'
import { foldText, wordsOf } from './fold.ts'
import { isSpelled, maxTerms, searchTermsOf, termsOfText, type SearchTerm } from './terms.ts'

/** How well a word is found: as it is, as its parts, as a beginning, with typing errors. */
const weights = { exact: 4, parts: 3, beginning: 2, typos: 1 } as const
/** Ranks a text that equals the expression before all others. */
const sameText = 1000

interface WordSearch {
  readonly expression: string
  /** Whether all words must be found. Default: any of them. */
  readonly isAll: boolean
  /** Whether words are found with typing errors. */
  readonly isFuzzy: boolean
}

const hasTypos = (word: string, term: string): boolean => {
  const most = maxTypos(word)
  return most > 0 && isSpelled(word) && editDistance(word, term, most) <= most
}

/** Returns how well a word is found in the terms of an item. Many items have the same terms, so each is weighed once. */
const createWeight = ({ terms: words, together }: SearchTerm, isFuzzy: boolean) => {
  const known = new Map<string, number>()
  const weigh = (term: string): number => {
    if (words.includes(term)) return weights.exact
    if (words.some((word) => term.startsWith(word))) return weights.beginning
    return isFuzzy && words.some((word) => hasTypos(word, term)) ? weights.typos : 0
  }
  const weightOf = (term: string): number => {
    const weight = known.get(term) ?? weigh(term)
    known.set(term, weight)
    return weight
  }
  return (found: ReadonlySet<string>): number => {
    let best: number = together.length > 0 && together.every((part) => found.has(part)) ? weights.parts : 0
    for (const term of found) best = Math.max(best, weightOf(term))
    return best
  }
}

/**
 * Returns a function that tells how well the words of an expression are found in short texts, such as names: 0 if they
 * are not. `undefined` if the expression has no words.
 */
export const createWordSearch = ({
  expression,
  isAll,
  isFuzzy,
}: WordSearch): ((texts: readonly string[]) => number) | undefined => {
  const words = wordsOf(expression).flatMap(searchTermsOf).slice(0, maxTerms)
  const weightsOf = words.map((word) => createWeight(word, isFuzzy))
  if (words.length === 0) return undefined
  const whole = foldText(expression).trim()
  return (texts) => {
    const found = new Set(texts.flatMap(termsOfText))
    const matches = weightsOf.map((weightOf) => weightOf(found))
    const isFound = isAll ? matches.every((weight) => weight > 0) : matches.some((weight) => weight > 0)
    if (!isFound) return 0
    const isSame = texts.some((text) => foldText(text).trim() === whole)
    return matches.reduce((sum, weight) => sum + weight, isSame ? sameText : 0)
  }
}
