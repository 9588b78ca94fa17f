import { Button, EmptyState, PageHeader, Pagination, Stack } from '@vitrine/ui'
import type { CategoryCard } from '../../categories/category-card.ts'
import { useWords } from '../../words/use-words.tsx'
import { CollectionGrid } from './collection-grid.tsx'

interface CollectionsData {
  readonly collections: readonly CategoryCard[]
  readonly page: number
  readonly pageCount: number
}

export const CollectionsPage = ({ collections, page, pageCount }: CollectionsData) => {
  const words = useWords()
  const all = <Button href="/collections/all-products">{words.allProducts}</Button>
  return (
    <Stack gap="lg">
      <PageHeader title={words.collections} actions={collections.length > 0 && all} />
      {collections.length > 0 ? (
        <CollectionGrid level={2} collections={collections} label={words.collections} />
      ) : (
        <EmptyState title={words.noCollections} level={2} actions={all} />
      )}
      <Pagination
        label={words.shopping.pages}
        page={page}
        pageCount={pageCount}
        hrefFor={(other) => (other === 1 ? '/collections' : `/collections?page=${other}`)}
      />
    </Stack>
  )
}
