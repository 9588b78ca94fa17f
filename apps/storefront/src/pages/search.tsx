import { PageHeader, Stack } from '@vitrine/ui'
import { SearchForm } from '../shell/search-form.tsx'
import type { Words } from '../words/en.ts'
import { useWords } from '../words/use-words.tsx'
import { FoundList } from './found-list.tsx'
import { SortForm } from './listing.tsx'
import { searchTitle } from './search-title.ts'
import type { FoundProducts } from './search-products.ts'

interface SearchData {
  readonly query: string
  /** Nothing where nothing was asked for yet. */
  readonly found: FoundProducts | undefined
}

const noteOn = ({ query, found }: SearchData, words: Words): string | undefined => {
  if (found?.corrected !== undefined) return words.facets.corrected(query, found.corrected)
  return found?.matchesAnyWord && found.products.length > 0 ? words.facets.anyWord : undefined
}

export const SearchPage = (data: SearchData) => {
  const words = useWords()
  const { query, found } = data
  const title = searchTitle(query, words)
  return (
    <Stack gap="lg" className="pt-6">
      <PageHeader
        title={title}
        actions={found && found.products.length > 1 && <SortForm key={found.sortName} listing={found} query={query} />}
      >
        {noteOn(data, words)}
      </PageHeader>
      <SearchForm key={query} className="max-w-form md:hidden" query={query} />
      {found && (
        <FoundList
          found={found}
          label={title}
          query={query}
          empty={{ title: words.shopping.noResults, hint: words.shopping.noResultsHint }}
        />
      )}
    </Stack>
  )
}
