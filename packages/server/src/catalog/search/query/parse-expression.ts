import type { SearchSynonyms } from '@vitrine/contract/entities/catalog/search.ts'
import { foldText, wordsOf } from '@vitrine/domain/search/fold.ts'
import { matchWeights } from '@vitrine/domain/search/ranking.ts'
import {
  searchTermsOf,
  hiddenTerm,
  isParticle,
  joinTerms,
  maxTerms,
  type SearchTerm,
} from '@vitrine/domain/search/terms.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { collectionsWith, compoundsOf, hasBeginning, nearestTerm, postingsOf } from './found-words.ts'
import type { SearchedWord, Meaning } from './found-words.ts'
import type { StoreIndex } from '../index/index-of-store.ts'
import { configurationOf, joinsWords } from '../text/languages.ts'
import { readStems } from '../text/stems.ts'

export interface ExpressionInput {
  readonly expression: string
  /** The store's language and the reader's, if sent. */
  readonly languages: readonly string[]
  readonly synonyms: readonly SearchSynonyms[]
  /** Whether the last word may be incomplete. */
  readonly isTyping: boolean
  /** Whether unknown words are corrected. Default: true. */
  readonly isCorrected?: boolean
  /** Whether to search hidden products and variants. */
  readonly hidden: boolean
}

export interface ParsedExpression {
  readonly words: readonly SearchedWord[]
  /** The corrected expression, if a word was unknown. */
  readonly corrected?: string
}

/** Returns the synonyms of a word from the owner's groups. */
const synonymsOf = (word: string, groups: readonly SearchSynonyms[]): string[] =>
  groups.flatMap(({ from, words }) => {
    const folded = words.map((one) => foldText(one).trim())
    const applies = from === undefined ? folded.includes(word) : foldText(from).trim() === word
    return applies ? folded.filter((one) => one !== word) : []
  })

/** A term with its synonyms. */
interface RelatedTerm extends SearchTerm {
  readonly related: readonly SearchTerm[]
}

/** Splits an expression into terms. A word with synonyms is not split further. */
const readTerms = ({ expression, synonyms }: ExpressionInput): RelatedTerm[] => {
  const terms = wordsOf(expression).flatMap((word): RelatedTerm[] => {
    const related = (one: string) => synonymsOf(one, synonyms).map((other) => joinTerms(searchTermsOf(other), other))
    const others = related(word)
    const ownTerms = searchTermsOf(word)
    if (others.length > 0) return [{ ...joinTerms(ownTerms, word), related: others }]
    return ownTerms.map((one) => ({ ...one, related: related(one.typed) }))
  })
  return terms.filter(({ typed }, at) => terms.findIndex((one) => one.typed === typed) === at).slice(0, maxTerms)
}

/** The stem of each word per language, the store's first; '' for a stop word. */
type Stems = ReadonlyMap<string, readonly string[]>

const stemsOf = async (db: Db, words: readonly string[], languages: readonly string[]): Promise<Stems> => {
  const configurations = [...new Set(languages.map(configurationOf))]
  const stems = await Promise.all(configurations.map((one) => readStems(db, one, words)))
  return new Map(words.map((word, at) => [word, stems.map((list) => list[at]!)]))
}

interface TermContext {
  readonly stems: Stems
  readonly index: StoreIndex
  readonly input: ExpressionInput
}

const shortestCompound = 4

/** Returns the compound words that end with this word, in languages that form compounds. */
const compoundMeanings = (word: string, { stems, index, input }: TermContext): Meaning[] => {
  const last = stems.get(word)?.[0] ?? ''
  if (last.length < shortestCompound || !input.languages.some(joinsWords)) return []
  return compoundsOf(index.segments, last).map((term) => ({ terms: [term], weight: matchWeights.compound }))
}

/** Returns the parts of a typed word, literally and stemmed in each language, without stop words. */
const togetherMeanings = (parts: readonly string[], { stems }: TermContext): Meaning[] => {
  if (parts.length === 0) return []
  const languages = stems.get(parts[0]!)!.length
  const stemmed = Array.from({ length: languages }, (_, language) => parts.map((part) => stems.get(part)![language]!))
  const sets = [parts, ...stemmed].map((set) => set.filter((term) => term !== ''))
  const different = new Map(sets.filter((set) => set.length > 0).map((set) => [set.join(' '), set]))
  return [...different.values()].map((terms) => ({ terms, weight: matchWeights.compound }))
}

/** Returns all meanings of a term: itself, its stems, its parts together, and compounds that end with it. */
const meaningsOf = ({ terms, together }: SearchTerm, context: TermContext): Meaning[] => {
  const exact = new Set(terms.flatMap((term) => [term, ...context.stems.get(term)!]).filter((term) => term !== ''))
  const meanings = [
    ...[...exact].map((term) => ({ terms: [term], weight: matchWeights.exact })),
    ...togetherMeanings(together, context),
    ...terms.flatMap((term) => compoundMeanings(term, context)),
  ]
  if (!context.input.hidden) return meanings
  const hidden = meanings.map(({ terms: shown, weight }) => ({ terms: shown.map(hiddenTerm), weight }))
  return [...meanings, ...hidden]
}

const isKnown = (word: SearchedWord, { segments, collections }: StoreIndex): boolean =>
  segments.some((segment) => postingsOf(segment, word).length > 0) || collectionsWith(collections, word).length > 0

/** Treats an unknown word as the beginning of a known one, or replaces it with the nearest one. */
const correct = (
  { typed, terms }: SearchTerm,
  known: SearchedWord,
  { stems, index, input: { isCorrected = true } }: TermContext,
): { word: string; searched: SearchedWord } => {
  if (isKnown(known, index)) return { word: typed, searched: known }
  const [term] = terms
  if (term === undefined) return { word: typed, searched: known }
  if (hasBeginning(index.segments, term)) return { word: typed, searched: { ...known, prefix: term } }
  if (!isCorrected) return { word: typed, searched: known }
  const stem = stems.get(term)![0] || term
  const near = nearestTerm(index.segments, stem) ?? nearestTerm(index.segments, term)
  if (near === undefined) return { word: typed, searched: known }
  return { word: near, searched: { meanings: [{ terms: [near], weight: matchWeights.exact }] } }
}

const termsToStem = (terms: readonly RelatedTerm[]): string[] => [
  ...new Set(terms.flatMap((one) => [one, ...one.related]).flatMap((one) => [...one.terms, ...one.together])),
]

/** Parses an expression against a store's vocabulary. */
export const parseExpression = async (db: Db, index: StoreIndex, input: ExpressionInput): Promise<ParsedExpression> => {
  const terms = readTerms(input)
  if (terms.length === 0) return { words: [] }
  const stems = await stemsOf(db, termsToStem(terms), input.languages)
  const context = { stems, index, input }
  const last = terms.at(-1)!
  const isStopWord = ({ typed, terms: [term] }: SearchTerm) =>
    isParticle(typed) || (term !== undefined && stems.get(term)![0] === '')
  const isUsed = (term: SearchTerm) => !isStopWord(term) || (input.isTyping && term === last)
  // An expression of stop words only, such as “the”, is searched literally.
  const used = terms.some(isUsed) ? terms.filter(isUsed) : terms
  const corrected = used.map((term) => {
    const others = term.related.flatMap((other) => meaningsOf(other, context))
    const meanings = [
      ...meaningsOf(term, context),
      ...others.map((other) => ({ terms: other.terms, weight: matchWeights.synonym })),
    ]
    const prefix = input.isTyping && term === last ? term.terms[0] : undefined
    return correct(term, { meanings, ...(prefix !== undefined && { prefix }) }, context)
  })
  const isChanged = corrected.some(({ word }, at) => word !== used[at]!.typed)
  return {
    words: corrected.map(({ searched }) => searched),
    ...(isChanged && { corrected: corrected.map(({ word }) => word).join(' ') }),
  }
}
