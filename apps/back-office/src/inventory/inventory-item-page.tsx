import type { InventoryItemV3, StockChange, StoresLocation } from '@vitrine/client'
import { Badge, Card, Link, Stack, SummaryList } from '@vitrine/ui'
import type { PageProps, PageRequest } from '@vitrine/web/page/routed-page.tsx'
import { listLocations, locationName } from '../locations/load-locations.ts'
import { EntryPage } from '../page/entry-page.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { AdjustForm } from './adjust-form.tsx'
import { itemName } from './item-name.ts'
import { PreorderForm } from './preorder-form.tsx'
import { StockHistory } from './stock-history.tsx'

const { inventories: texts } = words
const pageSize = 20

interface ItemData {
  readonly item: InventoryItemV3
  readonly locations: readonly StoresLocation[]
  readonly changes: readonly StockChange[]
  readonly next: string | undefined
  readonly isFirst: boolean
}

export const loadInventoryItem = async ({
  params: { id },
  url,
  call,
}: PageRequest<'/inventory/:id'>): Promise<ItemData> => {
  const cursor = url.searchParams.get('after') ?? undefined
  const [item, locations, { stockChanges, nextCursor }] = await Promise.all([
    shop.inventoryItemsV3.getInventoryItem(id, call),
    listLocations(),
    shop.inventoryItemsV3.listStockChanges({ inventoryItemId: id, limit: pageSize, ...(cursor && { cursor }) }, call),
  ])
  return { item, locations, changes: stockChanges, next: nextCursor, isFirst: cursor === undefined }
}

const stockText = ({ trackQuantity, quantity = 0, inStock }: InventoryItemV3): string => {
  if (trackQuantity) return words.units(quantity)
  return inStock ? texts.untrackedIn : texts.untrackedOut
}

const Current = ({ item }: { item: InventoryItemV3 }) => {
  const { product, preorderInfo, availabilityStatus } = item
  const preorders = preorderInfo?.counter ?? 0
  return (
    <SummaryList
      rows={[
        { label: texts.item.current, value: stockText(item) },
        ...(preorders > 0 ? [{ label: texts.item.preorder, value: words.units(preorders) }] : []),
        ...(product?.variantSku ? [{ label: texts.sku, value: product.variantSku }] : []),
        ...(availabilityStatus === 'PREORDER'
          ? [{ label: texts.status, value: <Badge tone="accent">{texts.statuses.preorder}</Badge> }]
          : []),
      ]}
    />
  )
}

const ChangeForms = ({ item }: { item: InventoryItemV3 }) => (
  <>
    <Card as="section" appearance="framed" level={2} title={item.trackQuantity ? texts.item.adjust : texts.item.track}>
      <AdjustForm key={`${item.id} ${item.trackQuantity}`} item={item} />
    </Card>
    <Card as="section" appearance="framed" level={2} title={texts.item.preorder}>
      <PreorderForm key={JSON.stringify([item.id, item.preorderInfo, item.trackQuantity])} item={item} />
    </Card>
  </>
)

/** The stock of a variant at a location, with its history. */
export const InventoryItemPage = ({ data }: PageProps<ItemData>) => {
  const { item, locations } = data
  return (
    <EntryPage
      wide
      title={itemName(item)}
      list={{ label: texts.title, href: '/inventory' }}
      hint={texts.item.at(locationName(locations, item.locationId))}
      actions={<Link href={`/products/${item.productId}`}>{texts.product}</Link>}
    >
      <div className="grid items-start gap-10 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Stack gap="lg">
          <Current item={item} />
          {item.product?.bundle ? <p className="text-muted">{words.bundle.stock}</p> : <ChangeForms item={item} />}
        </Stack>
        <StockHistory {...data} />
      </div>
    </EntryPage>
  )
}
