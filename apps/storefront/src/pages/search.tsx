import type { Product } from '@vitrine/client'
import { Button, EmptyState, PageHeader, Pagination, Stack, TextField } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/routed-page.tsx'
import { Form } from 'react-router'
import { definePage } from '../define-page.ts'
import { privately } from '../shell/head.tsx'
import { words } from '../words/en.ts'
import { shoppingWords } from '../words/shopping-en.ts'
import { listed, readListing, SortForm, type Listing } from './listing.tsx'
import { ProductGrid } from './product-card.tsx'

interface SearchData extends Listing {
  readonly query: string
  readonly products: readonly Product[]
  readonly pageCount: number
}

const readQuery = ({ searchParams }: URL): string =>
  (searchParams.get('q') ?? '')
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 100)

const titleOf = ({ query }: SearchData): string => (query ? shoppingWords.resultsFor(query) : words.search)

const SearchPage = ({ data }: PageProps<SearchData>) => {
  const { query, products, sort, page: number, pageCount } = data
  const title = titleOf(data)
  return (
    <Stack gap="lg" className="pt-6">
      <PageHeader title={title} actions={products.length > 1 && <SortForm key={sort} sort={sort} query={query} />} />
      <Form role="search" className="flex max-w-form items-end gap-2 md:hidden">
        <TextField key={query} label={words.searchLabel} type="search" name="q" defaultValue={query} mark="none" />
        <Button type="submit">{words.search}</Button>
      </Form>
      {products.length > 0 && <ProductGrid level={2} products={products} label={title} />}
      {products.length === 0 && query !== '' && (
        <EmptyState
          title={shoppingWords.noResults}
          actions={<Button href="/collections/all-products">{words.allProducts}</Button>}
        >
          {shoppingWords.noResultsHint}
        </EmptyState>
      )}
      <Pagination
        label={shoppingWords.pages}
        page={number}
        pageCount={pageCount}
        hrefFor={(other) => `?${new URLSearchParams({ q: query, sort, page: String(other) })}`}
      />
    </Stack>
  )
}

export const page = definePage({
  path: '/search',
  load: async ({ url, call }, { shop }): Promise<SearchData> => {
    const listing = readListing(url)
    const query = readQuery(url)
    if (query === '') return { ...listing, query, products: [], pageCount: 0 }
    const { items, totalPages } = await listed(shop.products.queryProducts().contains('name', query), listing).find(
      call,
    )
    return { ...listing, query, products: items, pageCount: totalPages ?? listing.page + 1 }
  },
  meta: (data, shell) => privately(titleOf(data), shell),
  Page: SearchPage,
})
