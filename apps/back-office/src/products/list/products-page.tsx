import type { Product } from '@vitrine/client'
import { Badge, Button, EmptyState, Link, PageHeader, Pagination, Stack, Table } from '@vitrine/ui'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { useSearchParams } from 'react-router'
import { ExportButton } from '../../export/export-button.tsx'
import { pageNumberIn } from '../../page/page-number.ts'
import { SearchForm } from '../../page/search-form.tsx'
import { actionColumn } from '../../page/table-section.tsx'
import { Thumbnail } from '../../page/thumbnail.tsx'
import { useTitle } from '../../page/use-title.ts'
import { canDuplicate } from '../editor/duplicate.ts'
import { useDuplicate } from '../editor/use-duplicate.ts'
import { exportProducts } from './export-products.ts'
import { findProducts } from '../find-products.ts'
import { stockTone } from './stock-tone.ts'
import { words } from '../../words/en.ts'

const pageSize = 20

interface ProductsData {
  readonly products: readonly Product[]
  readonly page: number
  readonly pageCount: number
}

export const loadProducts = async ({ url, call }: PageRequest): Promise<ProductsData> => {
  const { searchParams } = url
  const page = pageNumberIn(searchParams)
  const { products, pageCount } = await findProducts(searchParams.get('q') ?? '', { page, size: pageSize }, call)
  return { products, page, pageCount: pageCount ?? page + 1 }
}

const Stock = ({ product }: { product: Product }) => {
  const { stock } = product
  if (!stock.trackInventory) return <span className="text-muted">{words.notCounted}</span>
  return (
    <Badge tone={stockTone(stock)} dot>
      {stock.quantity}
    </Badge>
  )
}

const Name = ({ product }: { product: Product }) => {
  const image = product.media.mainMedia?.image
  return (
    <span className="flex items-center gap-3">
      {image && <Thumbnail image={image} side={48} />}
      <span>
        <Link href={`/products/${product.id}`}>{product.name}</Link>
        {!product.visible && (
          <Badge className="ms-2" tone="neutral">
            {words.hidden}
          </Badge>
        )}
        {product.manageVariants && (
          <span className="block text-sm text-muted">{words.variants(product.variants.length)}</span>
        )}
      </span>
    </span>
  )
}

const Duplicate = ({ product }: { product: Product }) => {
  const { duplicate, isBusy } = useDuplicate()
  return (
    <Button
      type="button"
      size="small"
      variant="quiet"
      busy={isBusy}
      aria-label={words.editor.duplicateOne(product.name)}
      onClick={() => void duplicate(product.id)}
    >
      {words.editor.duplicate}
    </Button>
  )
}

export const ProductsPage = ({ data: { products, page, pageCount } }: PageProps<ProductsData>) => {
  useTitle(words.products)
  const [search] = useSearchParams()
  const expression = search.get('q') ?? ''
  const add = (
    <>
      <Button href="/products/import">{words.imports.link}</Button>
      <Button href="/products/new" variant="primary">
        {words.newProduct.add}
      </Button>
    </>
  )
  return (
    <Stack gap="lg">
      <PageHeader
        title={words.products}
        actions={
          (products.length > 0 || expression) && (
            <>
              <ExportButton name="products" labels={words.productExport} collect={exportProducts} />
              {add}
            </>
          )
        }
      />
      <SearchForm label={words.searchProducts} expression={expression} />
      <Table
        caption={words.products}
        captionHidden
        rows={products}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', header: words.product, rowHeader: true, cell: (product) => <Name product={product} /> },
          { key: 'stock', header: words.stock, cell: (product) => <Stock product={product} /> },
          {
            key: 'price',
            header: words.price,
            align: 'end',
            cell: ({ priceData }) => priceData.formatted.discountedPrice,
          },
          actionColumn({
            key: 'duplicate',
            header: words.editor.duplicate,
            cell: (product: Product) => canDuplicate(product) && <Duplicate product={product} />,
          }),
        ]}
        empty={
          <EmptyState
            title={expression ? words.noProductsFound : words.noProducts}
            level={2}
            actions={expression ? undefined : add}
          >
            {expression ? undefined : words.noProductsHint}
          </EmptyState>
        }
      />
      <Pagination
        label={words.page}
        page={page}
        pageCount={pageCount}
        hrefFor={(number) => `?${new URLSearchParams({ ...(expression && { q: expression }), page: String(number) })}`}
      />
    </Stack>
  )
}
