import type { SearchFacet, SearchFacetValue, SearchFilter, Send } from '@vitrine/client'
import { searchProducts } from '@vitrine/client/search'

type Request = NonNullable<Parameters<ReturnType<typeof searchProducts>>[0]>
type Answer = Awaited<ReturnType<ReturnType<typeof searchProducts>>>

/** Sort order of products. */
export type SearchSort = NonNullable<Request['sort']>
/** Type of a facet, such as prices, brands or the choices of an option. */
export type FacetType = SearchFacet['type']

/** A search, as the visitor changes it. */
export interface ProductSearch {
  readonly expression?: string
  readonly filter?: SearchFilter
  /** Default: by relevance. */
  readonly sort?: SearchSort
  /** 1-based. */
  readonly page?: number
}

/** Fixed settings of a search. */
export interface SearchSettings {
  /** Products per page. Default: 24. */
  readonly limit?: number
  /** Facets to compute. Default: all. */
  readonly facets?: readonly FacetType[]
  /** Limits the search to a collection. */
  readonly collectionId?: string
}

/** A page of products, which a server may pass to a browser. */
export interface FoundProducts extends Answer {
  /** Identifies the search, so that it is not repeated. */
  readonly key: string
}

const allFacets: readonly FacetType[] = ['PRICE', 'OPTION', 'BRAND', 'COLLECTION', 'AVAILABILITY', 'ON_SALE']
/** The server's limit of offset paging. */
const maxSkipped = 10_000

const requestOf = (
  { expression = '', filter, sort, page = 1 }: ProductSearch,
  { limit = 24, facets, collectionId }: SearchSettings,
): Request => {
  const words = expression.trim()
  return {
    ...(words !== '' && { expression: words }),
    filter: { ...filter, ...(collectionId !== undefined && { collectionIds: [collectionId] }) },
    ...(sort && { sort }),
    paging: { limit, offset: Math.min((page - 1) * limit, maxSkipped) },
    facets: [...(facets ?? allFacets.filter((type) => type !== 'COLLECTION' || collectionId === undefined))],
  }
}

/** Returns a key that is equal for equal searches. */
export const keyOfSearch = (search: ProductSearch, settings: SearchSettings = {}): string =>
  JSON.stringify(requestOf(search, settings))

/**
 * Searches products, on a server or in a browser. Pass the result to `useProductSearch` as `initial`.
 * @example
 * const initial = await findProducts(client.send, readSearch(new URL(request.url).searchParams))
 */
export const findProducts = async (
  send: Send,
  search: ProductSearch,
  { signal, ...settings }: SearchSettings & { readonly signal?: AbortSignal } = {},
): Promise<FoundProducts> => ({
  ...(await searchProducts(send)(requestOf(search, settings), { signal })),
  key: keyOfSearch(search, settings),
})

/** Returns the number of pages. */
export const countPages = ({ total }: Answer, { limit = 24 }: SearchSettings): number =>
  Math.ceil(Math.min(total.count, maxSkipped + limit) / limit)

const toggled = <Value>(values: readonly Value[] = [], value: Value): Value[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value]

type OptionFilter = NonNullable<SearchFilter['options']>[number]

const withChoice = (options: readonly OptionFilter[] = [], name: string, choice: string): OptionFilter[] => {
  const former = options.find((one) => one.name === name)
  const choices = toggled(former?.choices, choice)
  const others = options.filter((one) => one !== former)
  return choices.length > 0 ? [...others, { name, choices }] : others
}

const isBand = ({ price }: SearchFilter, { from, to }: SearchFacetValue): boolean =>
  price !== undefined && price.from === from && price.to === to

/** Whether the filters contain a facet value. */
export const isChosen = (filter: SearchFilter = {}, { type, name }: SearchFacet, value: SearchFacetValue): boolean => {
  switch (type) {
    case 'PRICE':
      return isBand(filter, value)
    case 'OPTION':
      return filter.options?.find((one) => one.name === name)?.choices.includes(value.id) ?? false
    case 'BRAND':
      return filter.brands?.includes(value.id) ?? false
    case 'COLLECTION':
      return filter.collectionIds?.includes(value.id) ?? false
    case 'AVAILABILITY':
      return filter.availability?.some((one) => one === value.id) ?? false
    case 'ON_SALE':
      return filter.onSale ?? false
  }
}

/** Adds or removes a facet value. Only one price range is active at a time. */
export const toggleFacet = (filter: SearchFilter = {}, facet: SearchFacet, value: SearchFacetValue): SearchFilter => {
  const { type, name = '' } = facet
  switch (type) {
    case 'PRICE': {
      const { from, to } = value
      const { price: _price, ...others } = filter
      if (isBand(filter, value)) return others
      return { ...others, price: { ...(from !== undefined && { from }), ...(to !== undefined && { to }) } }
    }
    case 'OPTION':
      return { ...filter, options: withChoice(filter.options, name, value.id) }
    case 'BRAND':
      return { ...filter, brands: toggled(filter.brands, value.id) }
    case 'COLLECTION':
      return { ...filter, collectionIds: toggled(filter.collectionIds, value.id) }
    case 'AVAILABILITY':
      return { ...filter, availability: toggled(filter.availability, value.id as 'IN_STOCK' | 'OUT_OF_STOCK') }
    case 'ON_SALE':
      return { ...filter, onSale: !filter.onSale }
  }
}
