import type { SearchSynonyms } from '@vitrine/contract/entities/search.ts'
import { foldText, wordsOf } from '@vitrine/domain/search/fold.ts'
import { hebrewForms } from '@vitrine/domain/search/hebrew.ts'
import { matchWeights } from '@vitrine/domain/search/ranking.ts'
import type { Db } from '../../ground/database/tables.ts'
import { collectionsWith, compoundsOf, nearestTerm, postingsOf, type AskedWord, type Meaning } from './found-words.ts'
import type { StoreIndex } from './index-of-store.ts'
import { configurationOf, joinsWords } from './languages.ts'
import { readStems } from './store.ts'

export interface Asking {
  readonly expression: string
  /** Of the store, and of who asks where they say so. */
  readonly languages: readonly string[]
  readonly synonyms: readonly SearchSynonyms[]
  /** The last word is not finished yet. */
  readonly isTyping: boolean
}

export interface Asked {
  readonly words: readonly AskedWord[]
  /** What was looked for instead, where a word was not known. */
  readonly corrected?: string
}

/** The words that stand for one, by the owner's groups. */
const synonymsOf = (word: string, groups: readonly SearchSynonyms[]): string[] =>
  groups.flatMap(({ from, words }) => {
    const folded = words.map(foldText)
    const isMeant = from === undefined ? folded.includes(word) : foldText(from) === word
    return isMeant ? folded.filter((one) => one !== word) : []
  })

type Stems = ReadonlyMap<string, readonly string[]>

/** The stems of words in each language; a word that says nothing in the first one has none. */
const stemsOf = async (db: Db, words: readonly string[], languages: readonly string[]): Promise<Stems> => {
  const configurations = [...new Set(languages.map(configurationOf))]
  const stems = await Promise.all(configurations.map((one) => readStems(db, one, words)))
  return new Map(words.map((word, at) => [word, stems[0]![at] === '' ? [] : stems.map((list) => list[at]!)]))
}

const shortestCompound = 4

/** All that a word means: its stems, itself as a SKU, and, where words are joined, those that end with it. */
const meaningsOf = (word: string, { stems, index, asking }: Knowing): Meaning[] => {
  const terms = [...new Set([word, ...(stems.get(word) ?? [])].flatMap(hebrewForms))].filter((term) => term !== '')
  const exact = terms.map((term) => ({ term, weight: matchWeights.exact }))
  const last = stems.get(word)?.[0] ?? ''
  if (last.length < shortestCompound || !asking.languages.some(joinsWords)) return exact
  const longer = compoundsOf(index.segments, last).map((term) => ({ term, weight: matchWeights.compound }))
  return [...exact, ...longer]
}

interface Knowing {
  readonly stems: Stems
  readonly index: StoreIndex
  readonly asking: Asking
}

const isKnown = (word: AskedWord, { segments, collections }: StoreIndex): boolean =>
  segments.some((segment) => postingsOf(segment, word).length > 0) || collectionsWith(collections, word).length > 0

/** A word that nothing has is taken for the nearest one that something has. */
const correct = (word: string, asked: AskedWord, { stems, index }: Knowing): { word: string; asked: AskedWord } => {
  if (isKnown(asked, index)) return { word, asked }
  const stem = stems.get(word)?.[0] ?? word
  const near = nearestTerm(index.segments, stem) ?? nearestTerm(index.segments, word)
  if (near === undefined) return { word, asked }
  return { word: near, asked: { meanings: [{ term: near, weight: matchWeights.exact }] } }
}

/** Reads an expression as this store understands it. */
export const readAsked = async (db: Db, index: StoreIndex, asking: Asking): Promise<Asked> => {
  const words = wordsOf(asking.expression)
  if (words.length === 0) return { words: [] }
  const related = words.map((word) => synonymsOf(word, asking.synonyms))
  const stems = await stemsOf(db, [...new Set([...words, ...related.flat()])], asking.languages)
  const knowing = { stems, index, asking }
  const isUsed = (word: string) => stems.get(word)!.length > 0 || (asking.isTyping && word === words.at(-1))
  // Someone who looks for nothing but “the” means it.
  const used = words.some(isUsed) ? words.filter(isUsed) : words
  const corrected = used.map((word) => {
    const others = related[words.indexOf(word)]!.flatMap((other) => meaningsOf(other, knowing))
    const meanings = [
      ...meaningsOf(word, knowing),
      ...others.map(({ term }) => ({ term, weight: matchWeights.synonym })),
    ]
    const isLast = asking.isTyping && word === words.at(-1)
    return correct(word, { meanings, ...(isLast && { prefix: word }) }, knowing)
  })
  const isChanged = corrected.some(({ word }, at) => word !== used[at])
  return {
    words: corrected.map(({ asked }) => asked),
    ...(isChanged && { corrected: corrected.map(({ word }) => word).join(' ') }),
  }
}
