import type { products } from '@vitrine/client'
import { Button, SelectField } from '@vitrine/ui'
import { Form, useSubmit } from 'react-router'
import { shoppingWords } from '../words/shopping-en.ts'

export const pageSize = 24

const sorts = [
  { value: 'newest', label: shoppingWords.sortNewest },
  { value: 'price', label: shoppingWords.sortPriceUp },
  { value: '-price', label: shoppingWords.sortPriceDown },
  { value: 'name', label: shoppingWords.sortName },
]

type Query = products.ProductQuery

export interface Listing {
  readonly sort: string
  readonly page: number
}

/** How a list is sorted and which page of it is shown, as the address says. */
export const readListing = (url: URL): Listing => {
  const sort = url.searchParams.get('sort') ?? ''
  return {
    sort: sorts.some(({ value }) => value === sort) ? sort : 'newest',
    page: Math.min(10_000, Math.max(1, Math.floor(Number(url.searchParams.get('page')) || 1))),
  }
}

export const listed = (query: Query, { sort, page }: Listing): Query => {
  const paged = query.limit(pageSize).skip((page - 1) * pageSize)
  switch (sort) {
    case 'price':
      return paged.ascending('price')
    case '-price':
      return paged.descending('price')
    case 'name':
      return paged.ascending('name')
    default:
      return paged.descending('numericId')
  }
}

/** Choosing another order shows it at once; without scripts a button does. */
export const SortForm = ({ sort, query }: { sort: string; query?: string }) => {
  const submit = useSubmit()
  return (
    <Form className="flex items-end gap-2">
      {query !== undefined && <input type="hidden" name="q" value={query} />}
      <SelectField
        label={shoppingWords.sortBy}
        name="sort"
        options={sorts}
        defaultValue={sort}
        mark="none"
        onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset: true })}
      />
      <noscript>
        <Button type="submit">{shoppingWords.apply}</Button>
      </noscript>
    </Form>
  )
}
