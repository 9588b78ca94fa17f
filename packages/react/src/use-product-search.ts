import type { Product, SearchFacet, SearchFacetValue, SearchTotal } from '@vitrine/client'
import { useState } from 'react'
import type { Failure } from './failure.ts'
import {
  countPages,
  findProducts,
  isChosen,
  keyOfSearch,
  toggleFacet,
  type FoundProducts,
  type ProductSearch,
  type SearchSettings,
} from './product-search.ts'
import { useShared } from './provider.tsx'
import { readSearch, writeSearch } from './search-address.ts'
import { useAnswer } from './use-answer.ts'

export interface ProductSearchOptions extends SearchSettings {
  /** What is searched for at first; with `address`, the address says. */
  readonly start?: ProductSearch
  /** What a server found, from `findProducts`; it is not searched for again. */
  readonly initial?: FoundProducts
  /** Keeps the search in the address: its parameters, and how to go to others. */
  readonly address?: readonly [params: URLSearchParams, go: (params: URLSearchParams) => void]
}

/** What was found, and how to look further. */
export interface ProductSearchState {
  readonly search: ProductSearch
  /** Of the search before, while `loading`. */
  readonly products: readonly Product[]
  readonly facets: readonly SearchFacet[]
  /** Undefined until the first answer. */
  readonly total: SearchTotal | undefined
  readonly pageCount: number
  /** What was looked for instead, where a word was not known. */
  readonly corrected: string | undefined
  /** Whether no product has all words, so that these have any of them. */
  readonly matchesAnyWord: boolean
  readonly loading: boolean
  readonly error: Failure | undefined
  /** Looks for something else, from the first page on. */
  readonly change: (change: ProductSearch) => void
  /** Narrows by a value of a facet, or no longer. */
  readonly toggle: (facet: SearchFacet, value: SearchFacetValue) => void
  readonly isChosen: (facet: SearchFacet, value: SearchFacetValue) => boolean
  /** Takes all filters away. */
  readonly clear: () => void
  readonly goTo: (page: number) => void
  /** Searches once more, as after an error. */
  readonly refresh: () => void
}

/** The search as its address would say it: equal searches are equal. */
const plain = (search: ProductSearch): ProductSearch => readSearch(writeSearch(search))

/** Where the search is kept. One that was asked for shows at once, also while a router is still on its way there. */
const usePlace = ({ start = {}, address }: ProductSearchOptions) => {
  const [own, setOwn] = useState<{ readonly from?: string; readonly search: ProductSearch }>({ search: start })
  const from = address?.[0].toString()
  // It counts until the address is another, and not again when somebody comes back to this one.
  if (own.from !== undefined && own.from !== from) setOwn({ search: own.search })
  const search = !address || own.from === from ? own.search : readSearch(address[0])
  const go = (next: ProductSearch): void => {
    setOwn({ from, search: plain(next) })
    address?.[1](writeSearch(next, address[0]))
  }
  return [search, go] as const
}

/**
 * Products by words and filters, with facets to narrow them by. Each change shows the former products until the new ones
 * are there, and cancels a search that is overtaken.
 *
 * @example
 * const { products, facets, toggle, isChosen, goTo } = useProductSearch({ address: useSearchParams() })
 */
export const useProductSearch = (options: ProductSearchOptions = {}): ProductSearchState => {
  const { client } = useShared()
  const { initial, limit, facets, collectionId } = options
  const settings = { limit, facets, collectionId }
  const [search, go] = usePlace(options)
  const { answer, loading, error, refresh } = useAnswer(
    keyOfSearch(search, settings),
    (signal) => findProducts(client.send, search, { ...settings, signal }),
    { known: initial && { key: initial.key, answer: initial } },
  )
  const change = (part: ProductSearch): void => go({ ...search, page: 1, ...part })
  return {
    search,
    products: answer?.products ?? [],
    facets: answer?.facets ?? [],
    total: answer?.total,
    pageCount: answer ? countPages(answer, settings) : 0,
    corrected: answer?.corrected,
    matchesAnyWord: answer?.matched === 'ANY_WORD',
    loading,
    error,
    change,
    toggle: (facet, value) => change({ filter: toggleFacet(search.filter, facet, value) }),
    isChosen: (facet, value) => isChosen(search.filter, facet, value),
    clear: () => change({ filter: {} }),
    goTo: (page) => change({ page }),
    refresh,
  }
}
