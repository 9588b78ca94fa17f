import { Link, PageHeader, Stack } from '@vitrine/ui'
import type { CategoryCard } from '../../categories/category-card.ts'
import { SearchForm } from '../../shell/search-form.tsx'
import type { Words } from '../../words/en.ts'
import { useWords } from '../../words/use-words.tsx'
import { BestSellers } from '../card/best-sellers-section.tsx'
import type { CardProduct } from '../card/card-product.ts'
import { CollectionGrid } from '../listing/collection-grid.tsx'
import { FoundList } from '../listing/found-list.tsx'
import { searchTitle } from './search-title.ts'
import type { FoundProducts } from '../listing/search-products.ts'

interface SearchData {
  readonly query: string
  /** Absent before a search. */
  readonly found: FoundProducts | undefined
  /** Offered before a search. */
  readonly collections: readonly CategoryCard[]
  /** Offered if nothing was found. */
  readonly bestSellers: readonly CardProduct[]
}

const noteOn = ({ query, found }: SearchData, words: Words): string | undefined => {
  if (found?.corrected !== undefined) return words.facets.corrected(query, found.corrected)
  return found?.matchesAnyWord && found.products.length > 0 ? words.facets.anyWord : undefined
}

/** Alternatives to searching. */
const Elsewhere = ({ collections }: Pick<SearchData, 'collections'>) => {
  const words = useWords()
  return (
    <section aria-labelledby="elsewhere" className="pt-4">
      <div className="mb-5 flex items-baseline justify-between gap-4">
        <h2 id="elsewhere" className="font-display text-2xl">
          {collections.length > 0 ? words.byCollection : words.allProducts}
        </h2>
        <Link href="/collections/all-products">{words.seeAll}</Link>
      </div>
      <CollectionGrid level={3} collections={collections} label={words.byCollection} />
    </section>
  )
}

export const SearchPage = (data: SearchData) => {
  const words = useWords()
  const { query, found } = data
  const title = searchTitle(query, words)
  return (
    <Stack gap="lg">
      <PageHeader title={title}>{noteOn(data, words)}</PageHeader>
      <SearchForm key={query} className={`max-w-form ${found ? 'md:hidden' : ''}`} query={query} />
      {!found && <Elsewhere collections={data.collections} />}
      {found && (
        <FoundList
          found={found}
          label={title}
          query={query}
          empty={{ title: words.shopping.noResults, hint: words.shopping.noResultsHint }}
        />
      )}
      <BestSellers products={data.bestSellers} />
    </Stack>
  )
}
