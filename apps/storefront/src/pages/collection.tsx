import type { Collection, Product } from '@vitrine/client'
import { Breadcrumbs, Button, EmptyState, PageHeader, Pagination, Stack } from '@vitrine/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { RouteContext } from '../shell/route-context.ts'
import { useShell } from '../shell/shell-data.ts'
import { words } from '../words/en.ts'
import { shoppingWords } from '../words/shopping-en.ts'
import { listed, readListing, SortForm, type Listing } from './listing.tsx'
import { ProductGrid } from './product-card.tsx'

interface CollectionData extends Listing {
  readonly collection: Collection
  readonly products: readonly Product[]
  readonly pageCount: number
}

const loadCollection =
  ({ shop }: RouteContext) =>
  async ({ params, request }: LoaderFunctionArgs): Promise<CollectionData> => {
    const call = { signal: request.signal }
    const listing = readListing(new URL(request.url))
    const { collection } = await shop.collections.getCollectionBySlug(params.slug ?? '', call)
    const page = await listed(shop.products.queryProducts().hasSome('collectionIds', [collection.id]), listing).find(
      call,
    )
    return { ...listing, collection, products: page.items, pageCount: page.totalPages ?? listing.page + 1 }
  }

const CollectionPage = () => {
  const { collection, products, sort, page, pageCount } = useLoaderData<CollectionData>()
  const { site } = useShell()
  return (
    <Stack gap="lg" className="pt-6">
      <title>{`${collection.name} · ${site.name}`}</title>
      {collection.description && <meta name="description" content={collection.description.slice(0, 160)} />}
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
        page={page}
        pageCount={pageCount}
        hrefFor={(number) => `?${new URLSearchParams({ sort, page: String(number) })}`}
      />
    </Stack>
  )
}

export const route = (context: RouteContext) => ({ Component: CollectionPage, loader: loadCollection(context) })
