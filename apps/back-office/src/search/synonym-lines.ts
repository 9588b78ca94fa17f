/** Text format of synonyms: a group per line, `sofa, couch`, or one-way, `sneaker > trainer, gym shoe`. */
import type { SearchSynonyms } from '@vitrine/client'

const maxLines = 300
const maxWords = 20
const maxWordLength = 50

/** An invalid line. */
export interface WrongLine {
  /** Line number, starting at 1. */
  readonly line: number
  readonly reason: 'oneWord' | 'tooMany' | 'tooLong' | 'space' | 'arrows' | 'tooManyLines'
}

const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
]

const wrongWith = (all: readonly string[], isOneWay: boolean): WrongLine['reason'] | undefined => {
  if (all.some((word) => /\s/.test(word))) return 'space'
  if (all.some((word) => word.length > maxWordLength)) return 'tooLong'
  if (all.length > maxWords + (isOneWay ? 1 : 0)) return 'tooMany'
  return all.length < 2 ? 'oneWord' : undefined
}

const readLine = (text: string): SearchSynonyms | WrongLine['reason'] => {
  const parts = text.split('>')
  if (parts.length > 2) return 'arrows'
  const [left, right] = parts.map(wordsOf)
  if (right === undefined) return wrongWith(left!, false) ?? { words: left! }
  if (left!.length !== 1 || right.length === 0) return 'arrows'
  return wrongWith([...left!, ...right], true) ?? { from: left![0]!, words: right }
}

/** Parses synonyms. Returns the first invalid line, if any. Empty lines are skipped. */
export const readSynonymLines = (text: string): SearchSynonyms[] | WrongLine => {
  const groups: SearchSynonyms[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const read = readLine(line)
    if (typeof read === 'string') return { line: index + 1, reason: read }
    groups.push(read)
    if (groups.length > maxLines) return { line: index + 1, reason: 'tooManyLines' }
  }
  return groups
}

/** Formats synonyms as text. */
export const writeSynonymLines = (groups: readonly SearchSynonyms[]): string =>
  groups.map(({ from, words }) => (from === undefined ? '' : `${from} > `) + words.join(', ')).join('\n')
