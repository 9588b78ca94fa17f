import { Button, PageHeader, Stack, TextField } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/routed-page.tsx'
import { Form } from 'react-router'
import { definePage } from '../define-page.ts'
import { privately } from '../shell/head.tsx'
import { words } from '../words/en.ts'
import { facetWords } from '../words/facets-en.ts'
import { shoppingWords } from '../words/shopping-en.ts'
import { FoundList } from './found-list.tsx'
import { readListing, SortForm } from './listing.tsx'
import { findProducts, type FoundProducts } from './search-products.ts'

interface SearchData {
  readonly query: string
  /** Nothing where nothing was asked for yet. */
  readonly found: FoundProducts | undefined
}

const readQuery = ({ searchParams }: URL): string =>
  (searchParams.get('q') ?? '')
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 100)

const titleOf = ({ query }: SearchData): string => (query ? shoppingWords.resultsFor(query) : words.search)

const noteOn = ({ query, found }: SearchData): string | undefined => {
  if (found?.corrected !== undefined) return facetWords.corrected(query, found.corrected)
  return found?.matchesAnyWord && found.products.length > 0 ? facetWords.anyWord : undefined
}

const SearchPage = ({ data }: PageProps<SearchData>) => {
  const { query, found } = data
  const title = titleOf(data)
  return (
    <Stack gap="lg" className="pt-6">
      <PageHeader
        title={title}
        actions={found && found.products.length > 1 && <SortForm key={found.sortName} listing={found} query={query} />}
      >
        {noteOn(data)}
      </PageHeader>
      <Form role="search" className="flex max-w-form items-end gap-2 md:hidden">
        <TextField key={query} label={words.searchLabel} type="search" name="q" defaultValue={query} mark="none" />
        <Button type="submit">{words.search}</Button>
      </Form>
      {found && (
        <FoundList
          found={found}
          label={title}
          query={query}
          empty={{ title: shoppingWords.noResults, hint: shoppingWords.noResultsHint }}
        />
      )}
    </Stack>
  )
}

export const page = definePage({
  path: '/search',
  load: async ({ url, call }, { shop }): Promise<SearchData> => {
    const query = readQuery(url)
    if (query === '') return { query, found: undefined }
    return {
      query,
      found: await findProducts(shop, { listing: readListing(url, 'relevance'), expression: query, call }),
    }
  },
  meta: (data, shell) => privately(titleOf(data), shell),
  Page: SearchPage,
})
