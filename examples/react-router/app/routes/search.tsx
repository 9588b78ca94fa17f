import { findProducts, readSearch, useProductSearch } from '@vitrine/react'
import { useSearchParams, type ShouldRevalidateFunction } from 'react-router'
import { catalog, forEverybody } from '../catalog.server'
import { ProductList } from '../parts/product-list'
import { sentenceFor } from '../parts/sentences'
import type { Route } from './+types/search'

export const headers = () => forEverybody
export const meta = () => [{ title: 'Search' }]

const names: Readonly<Record<string, string>> = {
  PRICE: 'Price',
  BRAND: 'Brand',
  COLLECTION: 'Collection',
  AVAILABILITY: 'Availability',
  ON_SALE: 'Offers',
}

export const loader = async ({ request }: Route.LoaderArgs) => ({
  initial: await findProducts(catalog.send, readSearch(new URL(request.url).searchParams)),
})

/** Once the page is there, the browser searches by itself. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false

export default function Search({ loaderData: { initial } }: Route.ComponentProps) {
  const [params, setParams] = useSearchParams()
  const found = useProductSearch({
    initial,
    address: [params, (next) => setParams(next, { preventScrollReset: true })],
  })
  const { search, products, facets, total, pageCount, loading, error } = found
  const page = search.page ?? 1
  return (
    <>
      <h1>{search.expression ? `Results for “${search.expression}”` : 'All products'}</h1>
      <p role="status">{total && `${total.count} products`}</p>
      {found.corrected && <p>Showing results for “{found.corrected}”</p>}
      {error && (
        <p role="alert">
          {sentenceFor(error)} <button onClick={found.refresh}>Try again</button>
        </p>
      )}
      <div className="search">
        <aside aria-label="Filters">
          <details className="filters">
            <summary>Filters</summary>
            {facets
              .filter(({ values }) => values.length > 1)
              .map((facet) => (
                <fieldset key={facet.type + facet.name}>
                  <legend>{facet.name ?? names[facet.type]}</legend>
                  {facet.values.map((value) => (
                    <label key={value.id} className="choice">
                      <input
                        type="checkbox"
                        checked={found.isChosen(facet, value)}
                        onChange={() => found.toggle(facet, value)}
                      />
                      {value.label} ({value.count})
                    </label>
                  ))}
                </fieldset>
              ))}
          </details>
        </aside>
        <div className="stack" aria-busy={loading}>
          <label>
            Sort by{' '}
            <select
              value={search.sort ?? 'RELEVANCE'}
              onChange={({ target }) => found.change({ sort: target.value as typeof search.sort })}
            >
              <option value="RELEVANCE">Relevance</option>
              <option value="PRICE_ASC">Price, low to high</option>
              <option value="PRICE_DESC">Price, high to low</option>
              <option value="NEWEST">Newest</option>
            </select>
          </label>
          {products.length > 0 ? <ProductList products={products} /> : <p>No matching products</p>}
          {pageCount > 1 && (
            <nav aria-label="Pages">
              <button disabled={page <= 1} onClick={() => found.goTo(page - 1)}>
                Previous
              </button>
              <button disabled={page >= pageCount} onClick={() => found.goTo(page + 1)}>
                Next
              </button>
            </nav>
          )}
        </div>
      </div>
    </>
  )
}
