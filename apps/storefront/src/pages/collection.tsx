import type { Collection } from '@vitrine/client'
import { Breadcrumbs, PageHeader, Stack } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/routed-page.tsx'
import { definePage } from '../define-page.ts'
import { words } from '../words/en.ts'
import { shoppingWords } from '../words/shopping-en.ts'
import { FoundList } from './found-list.tsx'
import { readListing, SortForm } from './listing.tsx'
import { findProducts, type FoundProducts } from './search-products.ts'

interface CollectionData {
  readonly collection: Collection
  readonly found: FoundProducts
}

const CollectionPage = ({ data: { collection, found } }: PageProps<CollectionData>) => (
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
      empty={{ title: shoppingWords.emptyCollection, hint: shoppingWords.emptyCollectionHint }}
    />
  </Stack>
)

export const page = definePage({
  path: '/collections/:slug',
  load: async ({ params: { slug }, url, call }, { shop }): Promise<CollectionData> => {
    const listing = readListing(url, 'newest')
    const { collection } = await shop.collections.getCollectionBySlug(slug, call)
    return { collection, found: await findProducts(shop, { listing, collectionId: collection.id, call }) }
  },
  meta: ({ collection: { name, description } }, { site }) => ({
    title: `${name} · ${site.name}`,
    description: description || undefined,
  }),
  Page: CollectionPage,
})
