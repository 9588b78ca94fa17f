import type { Words } from '../words/en.ts'

/** What the page of a search is called. */
export const searchTitle = (query: string, words: Words): string =>
  query === '' ? words.search : words.shopping.resultsFor(query)
