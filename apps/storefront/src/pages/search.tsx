import type { Product } from '@vitrine/client'
import { Button, EmptyState, PageHeader, Pagination, Stack, TextField } from '@vitrine/ui'
import { Form, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { RouteContext } from '../shell/route-context.ts'
import { useShell } from '../shell/shell-data.ts'
import { words } from '../words/en.ts'
import { shoppingWords } from '../words/shopping-en.ts'
import { listed, readListing, SortForm, type Listing } from './listing.tsx'
import { ProductGrid } from './product-card.tsx'

interface SearchData extends Listing {
  readonly query: string
  readonly products: readonly Product[]
  readonly pageCount: number
}

const loadSearch =
  ({ shop }: RouteContext) =>
  async ({ request }: LoaderFunctionArgs): Promise<SearchData> => {
    const url = new URL(request.url)
    const listing = readListing(url)
    const query = (url.searchParams.get('q') ?? '')
      .replaceAll(/\p{Cc}/gu, '')
      .trim()
      .slice(0, 100)
    if (query === '') return { ...listing, query, products: [], pageCount: 0 }
    const page = await listed(shop.products.queryProducts().contains('name', query), listing).find({
      signal: request.signal,
    })
    return { ...listing, query, products: page.items, pageCount: page.totalPages ?? listing.page + 1 }
  }

const SearchPage = () => {
  const { query, products, sort, page, pageCount } = useLoaderData<SearchData>()
  const { site } = useShell()
  const title = query ? shoppingWords.resultsFor(query) : words.search
  return (
    <Stack gap="lg" className="pt-6">
      <title>{`${title} · ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader title={title} actions={products.length > 1 && <SortForm key={sort} sort={sort} query={query} />} />
      <Form role="search" className="flex max-w-form items-end gap-2 md:hidden">
        <TextField key={query} label={words.searchLabel} type="search" name="q" defaultValue={query} mark="none" />
        <Button type="submit">{words.search}</Button>
      </Form>
      {products.length > 0 && <ProductGrid level={2} products={products} label={title} />}
      {products.length === 0 && query !== '' && (
        <EmptyState
          title={shoppingWords.noResults(query)}
          actions={<Button href="/collections/all-products">{words.allProducts}</Button>}
        >
          {shoppingWords.noResultsHint}
        </EmptyState>
      )}
      <Pagination
        label={shoppingWords.pages}
        page={page}
        pageCount={pageCount}
        hrefFor={(number) => `?${new URLSearchParams({ q: query, sort, page: String(number) })}`}
      />
    </Stack>
  )
}

export const route = (context: RouteContext) => ({ Component: SearchPage, loader: loadSearch(context) })
