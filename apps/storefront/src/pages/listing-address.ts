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

/** How a list is sorted and narrowed, and which page of it is shown, as the address says. */
export interface Listing {
  readonly sortName: SortName
  readonly sort: (typeof sorts)[SortName]
  readonly filter: SearchFilter
  readonly page: number
}

/** Which page of a list is shown, as the address says. */
export const readPage = ({ searchParams }: URL): number =>
  Math.min(lastPage, Math.max(1, Math.floor(Number(searchParams.get('page')) || 1)))

export const readListing = (url: URL, usual: SortName): Listing => {
  const { searchParams } = url
  const asked = searchParams.get('sort') ?? ''
  const sortName = isSort(asked) ? asked : usual
  return {
    sortName,
    sort: sorts[sortName],
    filter: readFilter(searchParams),
    page: readPage(url),
  }
}

export interface Place {
  readonly listing: Pick<Listing, 'sortName' | 'filter'>
  /** What was searched for. */
  readonly query?: string | undefined
}

/** The address of a list, from its beginning or at a page. */
export const listingHref = ({ listing, query }: Place, page = 1): string =>
  `?${new URLSearchParams([
    ...(query === undefined ? [] : [['q', query]]),
    ['sort', listing.sortName],
    ...writeFilter(listing.filter),
    ...(page > 1 ? [['page', String(page)]] : []),
  ])}`
