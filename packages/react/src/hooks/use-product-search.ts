import type { Product, SearchFacet, SearchFacetValue, SearchTotal } from '@vitrine/client'
import { useState } from 'react'
import type { Failure } from '../stores/failure.ts'
import {
  countPages,
  findProducts,
  isChosen,
  keyOfSearch,
  toggleFacet,
  type FoundProducts,
  type ProductSearch,
  type SearchSettings,
} from '../search/product-search.ts'
import { useShared } from '../provider.tsx'
import { readSearch, writeSearch } from '../search/search-address.ts'
import { useAnswer } from './use-answer.ts'

export interface ProductSearchOptions extends SearchSettings {
  /** Initial search. Ignored with `address`. */
  readonly start?: ProductSearch
  /** Server-loaded result of `findProducts`; it is not requested again. */
  readonly initial?: FoundProducts
  /** Keeps the search in the URL: the current parameters, and a function to change them. */
  readonly address?: readonly [params: URLSearchParams, go: (params: URLSearchParams) => void]
}

/** The results, and functions to refine the search. */
export interface ProductSearchState {
  readonly search: ProductSearch
  /** The previous products while `loading`. */
  readonly products: readonly Product[]
  readonly facets: readonly SearchFacet[]
  /** Undefined until the first response. */
  readonly total: SearchTotal | undefined
  readonly pageCount: number
  /** The corrected search text, if a word was unknown. */
  readonly corrected: string | undefined
  /** Whether no product matched all words, so that these match any. */
  readonly matchesAnyWord: boolean
  readonly loading: boolean
  readonly error: Failure | undefined
  /** Changes the search and returns to the first page. */
  readonly change: (change: ProductSearch) => void
  /** Adds or removes a facet value. */
  readonly toggle: (facet: SearchFacet, value: SearchFacetValue) => void
  readonly isChosen: (facet: SearchFacet, value: SearchFacetValue) => boolean
  /** Removes all filters. */
  readonly clear: () => void
  readonly goTo: (page: number) => void
  /** Searches again, such as after an error. */
  readonly refresh: () => void
}

/** Normalizes a search via its URL parameters. */
const plain = (search: ProductSearch): ProductSearch => readSearch(writeSearch(search))

/** Where the search is stored. A requested search shows at once, even while a router is still navigating. */
const usePlace = ({ start = {}, address }: ProductSearchOptions) => {
  const [own, setOwn] = useState<{ readonly from?: string; readonly search: ProductSearch }>({ search: start })
  const from = address?.[0].toString()
  // Applies until the URL changes, and not again when the user returns to it.
  if (own.from !== undefined && own.from !== from) setOwn({ search: own.search })
  const search = !address || own.from === from ? own.search : readSearch(address[0])
  const go = (next: ProductSearch): void => {
    setOwn({ from, search: plain(next) })
    address?.[1](writeSearch(next, address[0]))
  }
  return [search, go] as const
}

/**
 * Products by text and filters, with facets. Each change shows the previous products until the new ones arrive, and
 * cancels outdated searches.
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
