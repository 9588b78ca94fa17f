import type { Collection } from '@vitrine/client'
import { Breadcrumbs, PageHeader, Stack } from '@vitrine/ui'
import { useWords } from '../../words/use-words.tsx'
import { FoundList } from './found-list.tsx'
import { SortForm } from './listing.tsx'
import type { FoundProducts } from './search-products.ts'

interface CollectionData {
  readonly collection: Collection
  readonly found: FoundProducts
}

export const CollectionPage = ({ collection, found }: CollectionData) => {
  const words = useWords()
  return (
    <Stack gap="lg" className="pt-6">
      <PageHeader
        above={<Breadcrumbs items={[{ label: words.home, href: '/' }, { label: collection.name }]} />}
        title={collection.name}
        actions={found.products.length > 1 && <SortForm key={found.sortName} listing={found} />}
      >
        {collection.description}
      </PageHeader>
      <FoundList
        found={found}
        label={collection.name}
        empty={{ title: words.shopping.emptyCollection, hint: words.shopping.emptyCollectionHint }}
      />
    </Stack>
  )
}
