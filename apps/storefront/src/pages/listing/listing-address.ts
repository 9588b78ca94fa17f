import type { SearchFilter } from '@vitrine/client'
import { readFilter, writeFilter } from './filter-address.ts'

export const pageSize = 24
const lastPage = 416

const sorts = {
  relevance: 'RELEVANCE',
  selling: 'BEST_SELLING',
  newest: 'NEWEST',
  price: 'PRICE_ASC',
  '-price': 'PRICE_DESC',
  name: 'NAME',
} as const
export type SortName = keyof typeof sorts

const isSort = (text: string): text is SortName => Object.hasOwn(sorts, text)

/** Sort order, filters and page of a list, as in its URL. */
export interface Listing {
  readonly sortName: SortName
  readonly sort: (typeof sorts)[SortName]
  readonly filter: SearchFilter
  readonly page: number
}

/** Reads the page number from a URL. */
export const readPage = ({ searchParams }: URL): number =>
  Math.min(lastPage, Math.max(1, Math.floor(Number(searchParams.get('page')) || 1)))

export const readListing = (url: URL, usual: SortName): Listing => {
  const { searchParams } = url
  const requested = searchParams.get('sort') ?? ''
  const sortName = isSort(requested) ? requested : usual
  return {
    sortName,
    sort: sorts[sortName],
    filter: readFilter(searchParams),
    page: readPage(url),
  }
}

export interface Place {
  readonly listing: Pick<Listing, 'sortName' | 'filter'>
  /** Search text. */
  readonly query?: string | undefined
}

/** Returns the URL of a list, at its first page or a given one. */
export const listingHref = ({ listing, query }: Place, page = 1): string =>
  `?${new URLSearchParams([
    ...(query === undefined ? [] : [['q', query]]),
    ['sort', listing.sortName],
    ...writeFilter(listing.filter),
    ...(page > 1 ? [['page', String(page)]] : []),
  ])}`
