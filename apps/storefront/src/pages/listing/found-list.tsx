import { Button, EmptyState, Pagination, Stack } from '@vitrine/ui'
import { useGoing } from '../../shell/going.ts'
import { useShell } from '../../shell/shell-data.ts'
import { useWords } from '../../words/use-words.tsx'
import { ChosenFilters, Facets } from './facets.tsx'
import { hasFilter } from './filter-address.ts'
import { SortForm } from './listing.tsx'
import { listingHref } from './listing-address.ts'
import { ProductGrid } from '../card/product-card.tsx'
import type { FoundProducts } from './search-products.ts'

interface FoundListProps {
  readonly found: FoundProducts
  readonly label: string
  readonly query?: string
  /** Shown if nothing was found. */
  readonly empty: { readonly title: string; readonly hint: string }
}

const Nothing = ({ isNarrowed, empty }: { isNarrowed: boolean } & Pick<FoundListProps, 'empty'>) => {
  const words = useWords()
  return (
    <EmptyState
      title={isNarrowed ? words.facets.noneLeft : empty.title}
      actions={!isNarrowed && <Button href="/collections/all-products">{words.allProducts}</Button>}
    >
      {isNarrowed ? words.facets.noneLeftHint : empty.hint}
    </EmptyState>
  )
}

/** A product list with filters: beside it, or above it on demand on phones. */
export const FoundList = ({ found, label, query, empty }: FoundListProps) => {
  const words = useWords()
  const shell = useShell()
  const currency = shell.currency ?? shell.site.currency
  const isGoing = useGoing()
  const { products, facets, count, isExact, page, pageCount } = found
  const isNarrowed = hasFilter(found.filter)
  const place = { facets, listing: found, query, currency }
  const hasFacets = isNarrowed || count > 1
  return (
    <div className={hasFacets ? 'grid items-start gap-8 lg:grid-cols-[15rem_minmax(0,1fr)]' : ''}>
      {hasFacets && (
        <>
          <details className="rounded-md border border-line px-4 lg:hidden" open={false}>
            <summary className="flex min-h-11 cursor-pointer items-center font-medium">{words.facets.filter}</summary>
            <div className="pb-4">
              <Facets {...place} />
            </div>
          </details>
          <div className="hidden lg:block">
            <Facets {...place} />
          </div>
        </>
      )}
      <Stack gap="md" className={`min-w-0 ${isGoing ? 'opacity-60' : ''}`} aria-busy={isGoing}>
        <div className="flex min-h-11 items-center justify-between gap-4">
          <p role="status" className={count === 0 ? 'sr-only' : 'text-sm text-muted'}>
            {words.facets.count(count, isExact)}
          </p>
          {products.length > 1 && <SortForm key={found.sortName} {...place} />}
        </div>
        <ChosenFilters {...place} />
        {products.length > 0 ? (
          <ProductGrid isAtTop level={2} products={products} label={label} />
        ) : (
          <Nothing isNarrowed={isNarrowed} empty={empty} />
        )}
        <Pagination
          label={words.shopping.pages}
          page={page}
          pageCount={pageCount}
          hrefFor={(other) => listingHref({ listing: found, query }, other)}
        />
      </Stack>
    </div>
  )
}
