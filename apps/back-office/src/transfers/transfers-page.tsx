import type { StockTransfer, StoresLocation } from '@vitrine/client'
import { Badge, Button, DateTime, EmptyState, Link, PageHeader, Stack, Table } from '@vitrine/ui'
import type { PageProps, PageRequest } from '@vitrine/web/page/routed-page.tsx'
import type { ReactNode } from 'react'
import { dayIn } from '@vitrine/domain/time/day.ts'
import { Day } from '../clock/day.tsx'
import { useTimeZone } from '../clock/use-time-zone.ts'
import { listLocations, locationName } from '../locations/load-locations.ts'
import { PagesNav } from '../page/pages-nav.tsx'
import { TabLinks } from '../page/tab-links.tsx'
import { useTitle } from '../page/use-title.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { transferName } from './transfer-name.ts'
import { TransferStatus } from './transfer-status.tsx'

const { transfers: texts } = words
const pageSize = 50
const tabs = ['all', 'DRAFT', 'IN_TRANSIT', 'RECEIVED', 'CANCELED'] as const
type Tab = (typeof tabs)[number]

interface TransfersData {
  readonly transfers: readonly StockTransfer[]
  readonly locations: readonly StoresLocation[]
  readonly next: string | undefined
  readonly tab: Tab
  readonly isFirst: boolean
}

export const loadTransfers = async ({ url: { searchParams }, call }: PageRequest): Promise<TransfersData> => {
  const tab = tabs.find((one) => one === searchParams.get('show')) ?? 'all'
  const cursor = searchParams.get('after')
  const query = cursor
    ? { cursorPaging: { limit: pageSize, cursor } }
    : { ...(tab !== 'all' && { filter: { status: tab } }), cursorPaging: { limit: pageSize } }
  const [{ stockTransfers, pagingMetadata }, locations] = await Promise.all([
    shop.stockTransfers.queryStockTransfers(query, call),
    listLocations(),
  ])
  return { transfers: stockTransfers, locations, next: pagingMetadata.cursors?.next, tab, isFirst: cursor === null }
}

const sumOf = ({ lines }: StockTransfer, units: 'quantity' | 'receivedQuantity'): number =>
  lines.reduce((sum, line) => sum + line[units], 0)

const Expected = ({ transfer: { expectedDate, status } }: { transfer: StockTransfer }) => {
  const today = dayIn(useTimeZone(), new Date())
  if (expectedDate === undefined) return <span className="text-faint">{texts.noDate}</span>
  return (
    <>
      <Day day={expectedDate} />
      {status === 'IN_TRANSIT' && expectedDate < today && (
        <Badge tone="caution" className="ms-2">
          {texts.late}
        </Badge>
      )}
    </>
  )
}

const Empty = ({ tab, locations, add }: Pick<TransfersData, 'tab' | 'locations'> & { add: ReactNode }) => {
  if (tab !== 'all') return <EmptyState title={texts.noneOf} />
  if (locations.length > 1)
    return (
      <EmptyState title={texts.none} actions={add}>
        {texts.noneHint}
      </EmptyState>
    )
  return (
    <EmptyState title={texts.needsLocations} actions={<Button href="/locations/new">{words.locations.add}</Button>}>
      {texts.needsLocationsHint}
    </EmptyState>
  )
}

/** Lists transfers of stock, newest first. */
export const TransfersPage = ({ data }: PageProps<TransfersData>) => {
  const { transfers, locations, next, tab, isFirst } = data
  useTitle(texts.title)
  const add = (
    <Button href="/transfers/new" variant="primary">
      {texts.add}
    </Button>
  )
  return (
    <Stack gap="lg">
      <PageHeader title={texts.title} actions={locations.length > 1 && (transfers.length > 0 || tab !== 'all') && add}>
        {texts.hint}
      </PageHeader>
      <TabLinks
        label={texts.status}
        tabs={tabs.map((one) => ({
          label: texts.tabs[one],
          to: one === 'all' ? '?' : `?show=${one}`,
          isActive: one === tab,
        }))}
      />
      <Table
        caption={texts.title}
        captionHidden
        rows={transfers}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'transfer',
            header: texts.transfer,
            rowHeader: true,
            cell: (transfer) => (
              <>
                <Link href={`/transfers/${transfer.id}`} className="wrap-anywhere">
                  {texts.route(
                    locationName(locations, transfer.originLocationId),
                    locationName(locations, transfer.destinationLocationId),
                  )}
                </Link>
                {transfer.reference !== undefined && (
                  <span className="block text-sm font-normal text-muted wrap-anywhere">{transferName(transfer)}</span>
                )}
              </>
            ),
          },
          { key: 'status', header: texts.status, cell: ({ status }) => <TransferStatus status={status} /> },
          {
            key: 'received',
            header: texts.received,
            align: 'end',
            cell: (transfer) => texts.receivedOf(sumOf(transfer, 'receivedQuantity'), sumOf(transfer, 'quantity')),
          },
          { key: 'expected', header: texts.expected, cell: (transfer) => <Expected transfer={transfer} /> },
          { key: 'created', header: texts.created, cell: ({ createdDate }) => <DateTime value={createdDate} /> },
        ]}
        empty={<Empty tab={tab} locations={locations} add={add} />}
      />
      <PagesNav
        next={next}
        isFirst={isFirst}
        keep={{ ...(tab !== 'all' && { show: tab }) }}
        words={{ more: words.inventories.more, newest: words.inventories.first }}
      />
    </Stack>
  )
}
