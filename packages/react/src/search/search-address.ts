import type { SearchFilter } from '@vitrine/client'
import type { ProductSearch, SearchSort } from './product-search.ts'

const sorts: Readonly<Record<string, SearchSort>> = {
  relevance: 'RELEVANCE',
  selling: 'BEST_SELLING',
  newest: 'NEWEST',
  price: 'PRICE_ASC',
  '-price': 'PRICE_DESC',
  name: 'NAME',
}
const optionMark = 'o.'
const stocks = ['IN_STOCK', 'OUT_OF_STOCK'] as const
/** The server's limits; anything beyond is ignored. */
const [mostValues, longestText, mostOptions] = [50, 100, 10]

const textsOf = (params: URLSearchParams, name: string): string[] =>
  [...new Set(params.getAll(name))].filter((text) => text !== '' && text.length <= longestText).slice(0, mostValues)

const numberOf = (text: string | null): number | undefined =>
  text && Number(text) >= 0 && Number(text) < 1e9 ? Number(text) : undefined

const filterOf = (params: URLSearchParams): SearchFilter => {
  const [from, to] = [numberOf(params.get('from')), numberOf(params.get('to'))]
  const [brands, collectionIds] = [textsOf(params, 'brand'), textsOf(params, 'in').filter(({ length }) => length <= 64)]
  const options = [...new Set(params.keys())].flatMap((key) => {
    const [name, choices] = [key.slice(optionMark.length), textsOf(params, key)]
    const isOption = key.startsWith(optionMark) && name !== '' && name.length <= longestText && choices.length > 0
    return isOption ? [{ name, choices }] : []
  })
  const availability = stocks.filter((one) => params.getAll('stock').includes(one))
  return {
    ...((from ?? to) !== undefined && {
      price: { ...(from !== undefined && { from }), ...(to !== undefined && { to }) },
    }),
    ...(brands.length > 0 && { brands }),
    ...(collectionIds.length > 0 && { collectionIds }),
    ...(options.length > 0 && { options: options.slice(0, mostOptions) }),
    ...(availability.length > 0 && { availability }),
    ...(params.get('sale') === '1' && { onSale: true }),
  }
}

/**
 * Reads a search from URL parameters: `?q=lamp&sort=-price&o.Color=Red&page=2`. Ignores invalid ones.
 * @example
 * const search = readSearch(new URL(request.url).searchParams)
 */
export const readSearch = (params: URLSearchParams): ProductSearch => {
  const expression = params.get('q')?.trim().slice(0, longestText) ?? ''
  const requested = params.get('sort') ?? ''
  const page = Math.floor(Number(params.get('page') ?? 1))
  return {
    ...(expression !== '' && { expression }),
    filter: filterOf(params),
    ...(Object.hasOwn(sorts, requested) && { sort: sorts[requested]! }),
    ...(page > 1 && page < 1e4 && { page }),
  }
}

const isOurs = (name: string): boolean =>
  ['q', 'sort', 'page', 'from', 'to', 'brand', 'in', 'stock', 'sale'].includes(name) || name.startsWith(optionMark)

const pairsOf = ({ expression, filter = {}, sort, page = 1 }: ProductSearch): (readonly [string, unknown])[] => [
  ['q', expression || undefined],
  ['sort', Object.keys(sorts).find((name) => sorts[name] === sort)],
  ['from', filter.price?.from],
  ['to', filter.price?.to],
  ...(filter.brands ?? []).map((brand) => ['brand', brand] as const),
  ...(filter.collectionIds ?? []).map((id) => ['in', id] as const),
  ...(filter.options ?? []).flatMap(({ name, choices }) =>
    choices.map((choice) => [optionMark + name, choice] as const),
  ),
  ...(filter.availability ?? []).map((one) => ['stock', one] as const),
  ['sale', filter.onSale ? 1 : undefined],
  ['page', page > 1 ? page : undefined],
]

/**
 * Writes a search to URL parameters. Keeps other parameters of `before`.
 * @example
 * const href = `/search?${writeSearch({ expression: 'lamp', page: 2 })}`
 */
export const writeSearch = (search: ProductSearch, before?: URLSearchParams): URLSearchParams => {
  const others = [...(before ?? [])].filter(([name]) => !isOurs(name))
  const own = pairsOf(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return new URLSearchParams([...others, ...own] as string[][])
}
