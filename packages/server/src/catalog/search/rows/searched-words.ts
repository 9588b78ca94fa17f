import type { SearchDetails } from '@vitrine/contract/calls/cursor-search.ts'
import type { Condition } from '@vitrine/domain/search/rows/condition.ts'
import { foldText } from '@vitrine/domain/search/fold.ts'
import { allFields, fieldBit, type SearchField } from '@vitrine/domain/search/ranking.ts'
import { plainName } from '../../../ground/query/search/search-fields.ts'
import { invalidField } from '../../../ground/base/refusal.ts'
import type { SearchedWord } from '../query/found-words.ts'
import { parseExpression } from '../query/parse-expression.ts'
import type { SearchView } from './search-view.ts'

/** Where a field's words are found: in terms, or as a whole ID in a column. */
export type SearchableFields = Readonly<Record<string, { readonly term: SearchField } | { readonly id: string }>>

/** The words of a search. */
export interface SearchedWords {
  readonly words: readonly SearchedWord[]
  /** How many of them a product must have. */
  readonly least: number
  /** The fields of terms to search in, as bits. */
  readonly fields: number
  /** The expression, case-folded: a product with this name ranks first. */
  readonly name: string
  /** Products that have the words as IDs match, too. Absent unless fields with IDs are searched. */
  readonly hasIds?: Condition
}

/** The fields to search in. Default: all with terms. */
const readFields = (sent: readonly string[], searchable: SearchableFields, path: string) => {
  let bits = 0
  const ids: string[] = []
  for (const [index, name] of sent.entries()) {
    const plain = plainName(name)
    const field = Object.hasOwn(searchable, plain) ? searchable[plain] : undefined
    if (!field)
      throw invalidField(
        `${path}.fields[${index}]`,
        `is not a field that can be searched; use one of ${Object.keys(searchable).join(', ')}`,
      )
    if ('id' in field) ids.push(field.id)
    else bits |= fieldBit(field.term)
  }
  return { bits: sent.length === 0 ? allFields : bits, ids }
}

/** Met by products with any of the words as an ID, or all of them. */
const conditionOf = (ids: readonly string[], expression: string, isAll: boolean): Condition => {
  const words = expression.split(/\s+/).filter((word) => word !== '')
  const has = (word: string): Condition => ({
    kind: 'or',
    conditions: ids.map((field) => ({ kind: 'field', field, test: { kind: 'in', values: [word] } })),
  })
  return { kind: isAll ? 'and' : 'or', conditions: words.map(has) }
}

/** Parses the words of a search. `path` is that of its details in the request. */
export const readWords = async (
  { db, index, site, hidden }: SearchView,
  { expression = '', mode = 'OR', fields: sent = [], fuzzy = false }: SearchDetails,
  { searchable, path }: { readonly searchable: SearchableFields; readonly path: string },
): Promise<SearchedWords | undefined> => {
  const { bits: fields, ids } = readFields(sent, searchable, path)
  if (expression.trim() === '') return undefined
  const languages = [site.language, ...(site.reading === undefined ? [] : [site.reading])]
  const { synonyms } = index
  const asked = { expression, languages, synonyms, isTyping: false, isCorrected: fuzzy, hidden }
  const { words } = await parseExpression(db, index, asked)
  if (words.length === 0 && ids.length === 0) return undefined
  const isAll = mode === 'AND'
  return {
    words,
    least: isAll ? words.length : 1,
    fields,
    name: foldText(expression).trim(),
    ...(ids.length > 0 && { hasIds: conditionOf(ids, expression, isAll) }),
  }
}
