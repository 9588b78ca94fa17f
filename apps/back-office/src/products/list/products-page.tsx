import type { ListedProduct } from '@vitrine/client'
import { Button, Checkbox, EmptyState, PageHeader, Pager, Stack } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { useAccess } from '../../access/access.tsx'
import { useTimeZone } from '../../clock/use-time-zone.ts'
import { ExportButton } from '../../export/export-button.tsx'
import { TabLinks } from '../../page/tab-links.tsx'
import { useArrived } from './use-arrived.ts'
import { useSelection } from '../../page/use-selection.ts'
import { useTitle } from '../../page/use-title.ts'
import { locale, words } from '../../words/words.ts'
import { BulkBar } from '../bulk/bulk-bar.tsx'
import { exportProducts } from './export-products.ts'
import type { ProductsData } from './load-products.ts'
import { ChosenFilters, SearchAndFilters } from './product-filters.tsx'
import {
  isNarrowed,
  productListAddress,
  productListParams,
  productQueryOf,
  readProductListView,
  tabNames,
} from './product-view.ts'
import { ProductsTable } from './products-table.tsx'
import { ColumnsButton, savedViewOf, SaveViewButton } from './view-buttons.tsx'

export { loadProducts } from './load-products.ts'

const { productList: texts } = words

const AddButtons = () => {
  const { mayChange } = useAccess()
  if (!mayChange) return null
  return (
    <>
      <Button href="/products/import">{words.imports.link}</Button>
      <Button href="/products/new" variant="primary">
        {words.newProduct.add}
      </Button>
    </>
  )
}

const NoProducts = ({ view }: Pick<ProductsData, 'view'>) =>
  isNarrowed(view) ? (
    <EmptyState title={words.noProductsFound} level={2} actions={<Button href="/products">{texts.showAll}</Button>}>
      {texts.noneFoundHint}
    </EmptyState>
  ) : (
    <EmptyState title={words.noProducts} level={2} actions={<AddButtons />}>
      {words.noProductsHint}
    </EmptyState>
  )

/** Links to the tabs by status and to saved views. */
const Views = ({ view, views, counts }: ProductsData) => {
  const saved = savedViewOf({ view, views })
  return (
    <TabLinks
      label={words.products}
      tabs={[
        ...tabNames.map((tab) => ({
          label: texts.tabs[tab],
          to: productListAddress({ ...view, tab }),
          isActive: !saved && tab === view.tab,
          count: counts[tab].toLocaleString(locale),
        })),
        ...views.map(({ name, query }) => ({
          label: name,
          to: productListAddress(readProductListView(new URLSearchParams(query))),
          isActive: saved?.name === name,
        })),
      ]}
    />
  )
}

interface ListProps {
  readonly data: ProductsData
  readonly count: number | undefined
}

const List = ({ data, count }: ListProps) => {
  const { view, products } = data
  const selection = useSelection(products)
  const { mayChange } = useAccess()
  const choose = {
    key: 'choose',
    header: words.productBulk.choose,
    headerHidden: true,
    cell: ({ id, name }: ListedProduct) => (
      <Checkbox
        label={words.productBulk.chooseOne(name)}
        labelHidden
        checked={selection.has(id)}
        onChange={() => selection.toggle(id)}
      />
    ),
  }
  return (
    <div>
      {products.length > 0 && <BulkBar data={data} count={count} selection={selection} />}
      <ProductsTable {...data} first={mayChange ? choose : undefined} empty={<NoProducts view={view} />} />
    </div>
  )
}

/** Lists products with search, filters, chosen columns and saved views. */
export const ProductsPage = ({ data }: PageProps<ProductsData>) => {
  useTitle(words.products)
  const { view, products, next, isFirst, counts } = data
  const count = useArrived(data.count)
  const timeZone = useTimeZone()
  const hasProducts = counts.all > 0
  const after =
    next === undefined ? undefined : `?${new URLSearchParams([...productListParams(view), ['after', next]])}`
  return (
    <Stack gap="lg">
      <PageHeader
        title={words.products}
        actions={
          hasProducts && (
            <>
              <ExportButton
                name="products"
                labels={words.productExport}
                collect={exportProducts({
                  query: productQueryOf(view, timeZone),
                  collections: data.collections,
                  weightUnit: data.weightUnit,
                })}
              />
              <AddButtons />
            </>
          )
        }
      />
      {hasProducts && (
        <>
          <Views {...data} />
          <SearchAndFilters {...data} />
          <ChosenFilters {...data} />
          <div className="flex flex-wrap items-center gap-2">
            <p role="status" className="me-auto text-sm text-muted">
              {count === undefined ? '' : texts.count(count)}
            </p>
            <ColumnsButton {...data} />
            <SaveViewButton {...data} />
          </div>
        </>
      )}
      {/* The key resets the selection when the list changes. */}
      <List key={productListAddress(view)} data={data} count={count} />
      {products.length > 0 && (
        <Pager label={words.page} previousHref={isFirst ? undefined : productListAddress(view)} nextHref={after} />
      )}
    </Stack>
  )
}
