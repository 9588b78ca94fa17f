import type { SearchFilter } from '@vitrine/client'
import { Button, SelectField } from '@vitrine/ui'
import { Form, useSubmit } from 'react-router'
import { facetWords } from '../words/facets-en.ts'
import { shoppingWords } from '../words/shopping-en.ts'
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
type SortName = keyof typeof sorts

const labels: Readonly<Record<SortName, string>> = {
  relevance: facetWords.relevance,
  selling: facetWords.bestSelling,
  newest: shoppingWords.sortNewest,
  price: shoppingWords.sortPriceUp,
  '-price': shoppingWords.sortPriceDown,
  name: shoppingWords.sortName,
}

const isSort = (text: string): text is SortName => Object.hasOwn(sorts, text)

/** How a list is sorted and narrowed, and which page of it is shown, as the address says. */
export interface Listing {
  readonly sortName: SortName
  readonly sort: (typeof sorts)[SortName]
  readonly filter: SearchFilter
  readonly page: number
}

export const readListing = ({ searchParams }: URL, usual: SortName): Listing => {
  const asked = searchParams.get('sort') ?? ''
  const sortName = isSort(asked) ? asked : usual
  return {
    sortName,
    sort: sorts[sortName],
    filter: readFilter(searchParams),
    page: Math.min(lastPage, Math.max(1, Math.floor(Number(searchParams.get('page')) || 1))),
  }
}

interface Place {
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

/** Choosing another order shows it at once; without scripts a button does. */
export const SortForm = ({ listing, query }: Place) => {
  const submit = useSubmit()
  const offered = Object.entries(labels).filter(([name]) => query !== undefined || name !== 'relevance')
  return (
    <Form className="flex items-end gap-2">
      {query !== undefined && <input type="hidden" name="q" value={query} />}
      {writeFilter(listing.filter).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        label={shoppingWords.sortBy}
        name="sort"
        options={offered.map(([value, label]) => ({ value, label }))}
        defaultValue={listing.sortName}
        mark="none"
        onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset: true })}
      />
      <noscript>
        <Button type="submit">{shoppingWords.apply}</Button>
      </noscript>
    </Form>
  )
}
