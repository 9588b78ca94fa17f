import type { ListedProduct } from '@vitrine/client'
import { Badge, Button, DateTime, Image, Link, Money, Table, type TableColumn } from '@vitrine/ui'
import type { ReactNode } from 'react'
import { useAccess } from '../../access/access.tsx'
import { words } from '../../words/words.ts'
import { actionColumn } from '../../page/table-section.tsx'
import { useDuplicate } from '../editor/use-duplicate.ts'
import type { ProductsData } from './load-products.ts'
import { nextSort, productListAddress, type ColumnName, type Sort } from './product-view.ts'
import { stockTone } from './stock-tone.ts'

const { productList: texts } = words
const imageSide = 48
const shownCollections = 3

const Name = ({ product }: { product: ListedProduct }) => (
  <span className="flex min-w-0 items-center gap-3">
    {product.imageUrl !== undefined && (
      <Image fixed className="rounded-sm" src={product.imageUrl} alt="" width={imageSide} height={imageSide} />
    )}
    <span className="min-w-0 wrap-anywhere">
      <Link href={`/products/${product.id}`}>{product.name}</Link>
      {product.variantCount > 0 && (
        <span className="block text-sm font-normal text-muted">{words.variants(product.variantCount)}</span>
      )}
    </span>
  </span>
)

const statusTones = { ACTIVE: 'positive', DRAFT: 'neutral', SCHEDULED: 'accent', ARCHIVED: 'neutral' } as const

const ProductStatus = ({ status, publishDate }: Pick<ListedProduct, 'status' | 'publishDate'>) => (
  <span>
    <Badge tone={statusTones[status]} dot={status === 'ACTIVE' || status === 'SCHEDULED'}>
      {texts.statuses[status]}
    </Badge>
    {publishDate && (
      <span className="block text-sm text-muted">
        <DateTime value={publishDate} show="date-time" />
      </span>
    )}
  </span>
)

const Stock = ({ product: { stock } }: { product: ListedProduct }) => {
  if (!stock.isTracked && stock.status === 'IN_STOCK') return <span className="text-muted">{words.notCounted}</span>
  return (
    <Badge tone={stockTone(stock)} dot>
      {stock.isTracked ? texts.inStock(stock.quantity) : texts.outOfStock}
    </Badge>
  )
}

const Price = ({ product: { price, highestPrice }, currency }: { product: ListedProduct; currency: string }) => (
  <span>
    <Money amount={price} currency={currency} />
    {highestPrice !== price && (
      <>
        {' – '}
        <Money amount={highestPrice} currency={currency} />
      </>
    )}
  </span>
)

const typeOf = ({ isGiftCard, isBundle, productType }: ListedProduct): string => {
  if (isGiftCard) return texts.types.giftCard
  return isBundle ? texts.types.bundle : texts.types[productType]
}

const Collections = ({ ids, names }: { ids: readonly string[]; names: ReadonlyMap<string, string> }) => {
  const known = ids.flatMap((id) => names.get(id) ?? [])
  const more = known.length - shownCollections
  return (
    <>
      {known.slice(0, shownCollections).join(', ')}
      {more > 0 && ` +${more}`}
    </>
  )
}

const Duplicate = ({ product }: { product: ListedProduct }) => {
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

const duplicateColumn = actionColumn({
  key: 'duplicate',
  header: words.editor.duplicate,
  cell: (product: ListedProduct) => !product.isGiftCard && <Duplicate product={product} />,
})

type Cell = (product: ListedProduct) => ReactNode

const cellsOf = ({
  currency,
  collections,
}: Pick<ProductsData, 'currency' | 'collections'>): Record<ColumnName, Cell> => {
  const names = new Map(collections.map(({ value, label }) => [value, label]))
  return {
    status: (product) => <ProductStatus {...product} />,
    stock: (product) => <Stock product={product} />,
    price: (product) => <Price product={product} currency={currency} />,
    brand: ({ brand }) => brand,
    sku: ({ sku }) => <bdi className="break-all">{sku}</bdi>,
    barcode: ({ barcode }) => <bdi className="break-all">{barcode}</bdi>,
    type: typeOf,
    ribbon: ({ ribbon }) => ribbon,
    collections: ({ collectionIds }) => <Collections ids={collectionIds} names={names} />,
    created: ({ createdDate }) => <DateTime value={createdDate} />,
    changed: ({ updatedDate }) => <DateTime value={updatedDate} />,
  }
}

/** The orders that the header of a column switches between. */
const columnSorts: Readonly<Partial<Record<ColumnName | 'name', readonly [Sort, Sort]>>> = {
  name: ['name', 'nameDown'],
  stock: ['stockUp', 'stockDown'],
  price: ['priceUp', 'priceDown'],
  created: ['newest', 'oldest'],
}
const descending: ReadonlySet<Sort> = new Set<Sort>(['nameDown', 'stockDown', 'priceDown', 'newest', 'changed'])

interface ProductsTableProps extends ProductsData {
  /** Column before all others, such as checkboxes. */
  readonly first?: TableColumn<ListedProduct> | undefined
  readonly empty: ReactNode
}

/** A table of products with the chosen columns. */
export const ProductsTable = ({ first, empty, ...data }: ProductsTableProps) => {
  const { view, columns, products } = data
  const { mayChange } = useAccess()
  const cells = cellsOf(data)
  const sortOf = (name: ColumnName | 'name') => {
    const [one, other] = columnSorts[name] ?? []
    if (one === undefined || other === undefined) return {}
    const isSorted = view.sort === one || view.sort === other
    const href = productListAddress({ ...view, sort: nextSort(view.sort, one, other) })
    const direction = descending.has(view.sort) ? ('descending' as const) : ('ascending' as const)
    return { sort: { href, ...(isSorted && { direction }) } }
  }
  return (
    <Table
      caption={words.products}
      captionHidden
      rows={products}
      rowKey={({ id }) => id}
      columns={[
        ...(first ? [first] : []),
        {
          key: 'name',
          header: words.product,
          rowHeader: true,
          cell: (product) => <Name product={product} />,
          ...sortOf('name'),
        },
        ...columns.map((name) => ({
          key: name,
          header: texts.columnNames[name],
          cell: cells[name],
          ...(name === 'price' && { align: 'end' as const }),
          ...sortOf(name),
        })),
        ...(mayChange ? [duplicateColumn] : []),
      ]}
      empty={empty}
    />
  )
}
