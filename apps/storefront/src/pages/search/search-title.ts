import type { Words } from '../../words/en.ts'

/** Returns the title of the search page. */
export const searchTitle = (query: string, words: Words): string =>
  query === '' ? words.search : words.shopping.resultsFor(query)
