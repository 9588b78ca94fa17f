import type { StockTransfer, StoresLocation } from '@vitrine/client'
import { DateTime, SummaryList, Table } from '@vitrine/ui'
import type { PageProps, PageRequest } from '@vitrine/web/page/routed-page.tsx'
import { Day } from '../clock/day.tsx'
import { listLocations, locationName } from '../locations/load-locations.ts'
import { EntryPage } from '../page/entry-page.tsx'
import { shop } from '../shop.ts'
import { locale, words } from '../words/words.ts'
import { CancelTransfer, ReceiveTransfer, ShipTransfer } from './transfer-actions.tsx'
import { TransferForm } from './transfer-form.tsx'
import { lineName, transferName } from './transfer-name.ts'
import { TransferStatus } from './transfer-status.tsx'

const { transfers: texts } = words
const list = '/transfers'

interface TransferData {
  /** `undefined` for a new one. */
  readonly transfer: StockTransfer | undefined
  readonly locations: readonly StoresLocation[]
  /** The origin of a new one. */
  readonly from: string | undefined
}

export const loadTransfer = async ({ params: { id }, url, call }: PageRequest): Promise<TransferData> => {
  const [transfer, locations] = await Promise.all([
    id === undefined ? undefined : shop.stockTransfers.getStockTransfer(id, call),
    listLocations(),
  ])
  return { transfer, locations, from: url.searchParams.get('from') ?? undefined }
}

interface OpenedProps {
  readonly transfer: StockTransfer
  readonly locations: readonly StoresLocation[]
}

const Summary = ({ transfer, locations }: OpenedProps) => {
  const { originLocationId, destinationLocationId, expectedDate, shippedDate, closedDate, status } = transfer
  return (
    <SummaryList
      className="max-w-form"
      rows={[
        { label: texts.status, value: <TransferStatus status={status} /> },
        { label: texts.origin, value: locationName(locations, originLocationId) },
        { label: texts.destination, value: locationName(locations, destinationLocationId) },
        ...(expectedDate ? [{ label: texts.expectedDate, value: <Day day={expectedDate} /> }] : []),
        ...(shippedDate ? [{ label: texts.shippedOn, value: <DateTime value={shippedDate} show="date-time" /> }] : []),
        ...(closedDate && (status === 'RECEIVED' || status === 'CANCELED')
          ? [{ label: texts.closedOn[status], value: <DateTime value={closedDate} show="date-time" /> }]
          : []),
      ]}
    />
  )
}

/** A transfer that was shipped or canceled: its products no longer change. */
const Opened = ({ transfer, locations }: OpenedProps) => (
  <>
    <Summary transfer={transfer} locations={locations} />
    <Table
      caption={texts.lines}
      captionHidden
      rows={transfer.lines}
      rowKey={({ productId, variantId }) => `${productId} ${variantId}`}
      columns={[
        {
          key: 'product',
          header: texts.product,
          rowHeader: true,
          cell: (line) => (
            <>
              <span className="wrap-anywhere">{lineName(line)}</span>
              {line.sku !== undefined && <span className="block text-sm font-normal text-muted">{line.sku}</span>}
            </>
          ),
        },
        {
          key: 'quantity',
          header: texts.quantity,
          align: 'end',
          cell: ({ quantity }) => quantity.toLocaleString(locale),
        },
        {
          key: 'received',
          header: texts.received,
          align: 'end',
          cell: ({ receivedQuantity, quantity }) => texts.receivedOf(receivedQuantity, quantity),
        },
      ]}
    />
  </>
)

const Actions = (props: OpenedProps) => {
  const { status } = props.transfer
  return (
    <>
      {(status === 'DRAFT' || status === 'IN_TRANSIT') && <CancelTransfer {...props} />}
      {status === 'DRAFT' && <ShipTransfer {...props} />}
      {status === 'IN_TRANSIT' && <ReceiveTransfer {...props} />}
    </>
  )
}

/** Plans a transfer, ships it and receives it. */
export const TransferPage = ({ data: { transfer, locations, from } }: PageProps<TransferData>) => {
  const title = transfer ? transferName(transfer) : texts.add
  const key = `${transfer?.id} ${transfer?.revision}`
  return (
    <EntryPage
      wide
      title={title}
      list={{ label: texts.title, href: list }}
      actions={transfer && <Actions key={key} transfer={transfer} locations={locations} />}
    >
      {transfer && transfer.status !== 'DRAFT' ? (
        <Opened transfer={transfer} locations={locations} />
      ) : (
        <TransferForm key={key} transfer={transfer} locations={locations} from={from} />
      )}
    </EntryPage>
  )
}
