/** Filters in the URL of a list, so that lists can be shared, bookmarked and revisited. */
import type { SearchFilter } from '@vitrine/client'

/** Limit of values; further ones are ignored. */
const maxValues = 50
const maxValueLength = 100
const optionMark = 'o.'

const valuesOf = (params: URLSearchParams, name: string): string[] =>
  [...new Set(params.getAll(name))]
    .filter((value) => value !== '' && value.length <= maxValueLength)
    .slice(0, maxValues)

const numberOf = (text: string | null): number | undefined => {
  const value = Number(text)
  return text === null || text === '' || !Number.isFinite(value) || value < 0 ? undefined : value
}

const optionsOf = (params: URLSearchParams): NonNullable<SearchFilter['options']> => {
  const names = [...new Set(params.keys())].filter((key) => key.startsWith(optionMark)).slice(0, 10)
  return names.flatMap((key) => {
    const choices = valuesOf(params, key)
    const name = key.slice(optionMark.length)
    return choices.length > 0 && name !== '' && name.length <= maxValueLength ? [{ name, choices }] : []
  })
}

const stocks = ['IN_STOCK', 'OUT_OF_STOCK'] as const

/** Reads the filters of a URL. Ignores invalid values. */
export const readFilter = (params: URLSearchParams): SearchFilter => {
  const [from, to] = [numberOf(params.get('from')), numberOf(params.get('to'))]
  const price = from !== undefined && to !== undefined && from > to ? { from: to, to: from } : { from, to }
  const [brands, collectionIds, options] = [valuesOf(params, 'brand'), valuesOf(params, 'in'), optionsOf(params)]
  const availability = stocks.filter((one) => params.getAll('stock').includes(one))
  return {
    ...((price.from !== undefined || price.to !== undefined) && {
      price: {
        ...(price.from !== undefined && { from: price.from }),
        ...(price.to !== undefined && { to: price.to }),
      },
    }),
    ...(brands.length > 0 && { brands }),
    ...(collectionIds.length > 0 && { collectionIds }),
    ...(options.length > 0 && { options }),
    ...(availability.length > 0 && { availability }),
    ...(params.get('sale') === '1' && { onSale: true }),
  }
}

/** Returns the filters as query parameters. */
export const writeFilter = (filter: SearchFilter): [name: string, value: string][] => {
  const { price, brands = [], collectionIds = [], options = [], availability = [], onSale } = filter
  return [
    ...(price?.from === undefined ? [] : [['from', String(price.from)] as [string, string]]),
    ...(price?.to === undefined ? [] : [['to', String(price.to)] as [string, string]]),
    ...brands.map((value): [string, string] => ['brand', value]),
    ...collectionIds.map((value): [string, string] => ['in', value]),
    ...options.flatMap(({ name, choices }) => choices.map((value): [string, string] => [optionField(name), value])),
    ...availability.map((value): [string, string] => ['stock', value]),
    ...(onSale ? [['sale', '1'] as [string, string]] : []),
  ]
}

/** Returns the form field and query parameter of an option. */
export const optionField = (name: string): string => optionMark + name

export const hasFilter = (filter: SearchFilter): boolean => writeFilter(filter).length > 0
