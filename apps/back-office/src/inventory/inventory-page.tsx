import type { InventoryItemV3, StoresLocation } from '@vitrine/client'
import { dayText } from '@vitrine/domain/day-text.ts'
import { dayIn } from '@vitrine/domain/time/day.ts'
import { Badge, Button, EmptyState, Link, PageHeader, Stack, Table } from '@vitrine/ui'
import type { PageProps, PageRequest } from '@vitrine/web/page/routed-page.tsx'
import { useTimeZone } from '../clock/use-time-zone.ts'
import { ExportButton } from '../export/export-button.tsx'
import { listLocations, locationName } from '../locations/load-locations.ts'
import { PagesNav } from '../page/pages-nav.tsx'
import { actionColumn } from '../page/table-section.tsx'
import { useTitle } from '../page/use-title.ts'
import { shop } from '../shop.ts'
import { locale, words } from '../words/words.ts'
import { exportReorder } from './export-reorder.ts'
import { InventoryFilters } from './inventory-filters.tsx'
import { keptParams, readView, searchOf, type InventoryView } from './inventory-view.ts'
import { itemName } from './item-name.ts'
import { isPastPreorder } from './preorder-day.ts'
import { QuantityCell } from './quantity-cell.tsx'

const { inventories: texts } = words
const pageSize = 50

interface InventoryData {
  readonly items: readonly InventoryItemV3[]
  readonly next: string | undefined
  readonly locations: readonly StoresLocation[]
  readonly threshold: number
  readonly view: InventoryView
}

export const loadInventory = async ({ url, call }: PageRequest): Promise<InventoryData> => {
  const view = readView(url.searchParams)
  const [{ lowStockThreshold: threshold }, locations] = await Promise.all([
    shop.notificationSettings.getNotificationSettings(call),
    listLocations(),
  ])
  const search = searchOf(view, { threshold, limit: pageSize })
  const { inventoryItems: items, pagingMetadata } = await shop.inventoryItemsV3.searchInventoryItems(search, call)
  return { items, next: pagingMetadata.cursors?.next, locations, threshold, view }
}

const Product = ({ item }: { item: InventoryItemV3 }) => (
  <>
    <Link href={`/products/${item.productId}`} className="wrap-anywhere">
      {item.product?.name}
    </Link>
    {item.product?.variantName && (
      <span className="block text-sm font-normal text-muted wrap-anywhere">{item.product.variantName}</span>
    )}
  </>
)

const Preorders = ({ item }: { item: InventoryItemV3 }) => {
  const today = dayIn(useTimeZone(), new Date())
  const { enabled, counter = 0, expectedDate } = item.preorderInfo ?? {}
  if (!enabled && counter === 0) return null
  const isLate = isPastPreorder(item, today)
  return (
    <>
      <Badge tone="accent">{counter > 0 ? texts.preorders(counter) : texts.preorderOn}</Badge>
      {expectedDate !== undefined && (
        <Badge tone={isLate ? 'caution' : 'neutral'}>
          {(isLate ? texts.preorderLate : texts.preorderBy)(dayText(expectedDate, locale))}
        </Badge>
      )}
    </>
  )
}

const Empty = ({ view }: { view: InventoryView }) =>
  Object.keys(keptParams(view)).length > 0 ? (
    <EmptyState title={texts.noMatches} actions={<Button href="?">{words.all}</Button>}>
      {texts.noMatchesHint}
    </EmptyState>
  ) : (
    <EmptyState title={texts.none} actions={<Button href="/products">{words.products}</Button>}>
      {texts.noneHint}
    </EmptyState>
  )

/** Lists what each location has, with quantities to edit. */
export const InventoryPage = ({ data }: PageProps<InventoryData>) => {
  const { items, next, locations, threshold, view } = data
  useTitle(texts.title)
  const nameAt = ({ locationId }: InventoryItemV3) => locationName(locations, locationId)
  return (
    <Stack gap="lg">
      <PageHeader
        title={texts.title}
        actions={
          <>
            <ExportButton
              name="reorder"
              labels={texts.reorderExport}
              collect={exportReorder({ locations, threshold, location: view.location })}
            />
            <Button href={`/transfers/new${view.location && `?from=${view.location}`}`}>{words.transfers.add}</Button>
          </>
        }
      >
        {texts.hint}
      </PageHeader>
      <InventoryFilters view={view} locations={locations} threshold={threshold} />
      <Table
        caption={texts.title}
        captionHidden
        rows={items}
        rowKey={({ id }) => id}
        columns={[
          { key: 'product', header: texts.product, rowHeader: true, cell: (item) => <Product item={item} /> },
          {
            key: 'sku',
            header: texts.sku,
            cell: ({ product }) => <span className="wrap-anywhere">{product?.variantSku}</span>,
          },
          ...(locations.length > 1 ? [{ key: 'location', header: texts.location, cell: nameAt }] : []),
          {
            key: 'quantity',
            header: texts.quantity,
            cell: (item) => (
              <span className="flex flex-wrap items-center gap-2">
                <QuantityCell
                  key={`${item.id} ${item.revision}`}
                  item={item}
                  label={texts.quantityOf(itemName(item), nameAt(item))}
                  threshold={threshold}
                />
                <Preorders item={item} />
              </span>
            ),
          },
          actionColumn<InventoryItemV3>({
            key: 'details',
            header: texts.details,
            cell: (item) => (
              <Button size="small" href={`/inventory/${item.id}`} aria-label={texts.open(itemName(item), nameAt(item))}>
                {texts.details}
              </Button>
            ),
          }),
        ]}
        empty={<Empty view={view} />}
      />
      <PagesNav
        next={next}
        isFirst={view.after === undefined}
        keep={keptParams(view)}
        words={{ more: texts.more, newest: texts.first }}
      />
    </Stack>
  )
}
