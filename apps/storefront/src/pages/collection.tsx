import type { Collection, Product } from '@vitrine/client'
import { Breadcrumbs, Button, EmptyState, PageHeader, Pagination, Stack } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/routed-page.tsx'
import { definePage } from '../define-page.ts'
import { words } from '../words/en.ts'
import { shoppingWords } from '../words/shopping-en.ts'
import { listed, readListing, SortForm, type Listing } from './listing.tsx'
import { ProductGrid } from './product-card.tsx'

interface CollectionData extends Listing {
  readonly collection: Collection
  readonly products: readonly Product[]
  readonly pageCount: number
}

const CollectionPage = ({ data }: PageProps<CollectionData>) => {
  const { collection, products, sort, page: number, pageCount } = data
  return (
    <Stack gap="lg" className="pt-6">
      <PageHeader
        above={<Breadcrumbs items={[{ label: words.home, href: '/' }, { label: collection.name }]} />}
        title={collection.name}
        actions={products.length > 1 && <SortForm key={sort} sort={sort} />}
      >
        {collection.description}
      </PageHeader>
      {products.length === 0 ? (
        <EmptyState
          title={shoppingWords.emptyCollection}
          actions={<Button href="/collections/all-products">{words.allProducts}</Button>}
        >
          {shoppingWords.emptyCollectionHint}
        </EmptyState>
      ) : (
        <ProductGrid level={2} products={products} label={collection.name} />
      )}
      <Pagination
        label={shoppingWords.pages}
        page={number}
        pageCount={pageCount}
        hrefFor={(other) => `?${new URLSearchParams({ sort, page: String(other) })}`}
      />
    </Stack>
  )
}

export const page = definePage({
  path: '/collections/:slug',
  load: async ({ params: { slug }, url, call }, { shop }): Promise<CollectionData> => {
    const listing = readListing(url)
    const { collection } = await shop.collections.getCollectionBySlug(slug, call)
    const query = shop.products.queryProducts().hasSome('collectionIds', [collection.id])
    const { items, totalPages } = await listed(query, listing).find(call)
    return { ...listing, collection, products: items, pageCount: totalPages ?? listing.page + 1 }
  },
  meta: ({ collection: { name, description } }, { site }) => ({
    title: `${name} · ${site.name}`,
    description: description || undefined,
  }),
  Page: CollectionPage,
})
