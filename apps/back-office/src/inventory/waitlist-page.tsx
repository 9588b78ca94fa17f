import type { AwaitedItem } from '@vitrine/client'
import { dayIn } from '@vitrine/domain/time/day.ts'
import { Button, DateTime, EmptyState, Link, PageHeader, Stack, Table } from '@vitrine/ui'
import type { PageProps, PageRequest } from '@vitrine/web/page/routed-page.tsx'
import { useTimeZone } from '../clock/use-time-zone.ts'
import { formatCsv } from '@vitrine/domain/csv.ts'
import { ExportButton } from '../export/export-button.tsx'
import { useTitle } from '../page/use-title.ts'
import { shop } from '../shop.ts'
import { locale, words } from '../words/words.ts'

const { waitlist: texts } = words

interface WaitlistData {
  readonly items: readonly AwaitedItem[]
  readonly totalRequests: number
}

export const loadWaitlistPage = ({ call }: PageRequest): Promise<WaitlistData> =>
  shop.backInStockNotifications.listAwaitedItems(call)

const Product = ({ item: { productId, name, choices } }: { item: AwaitedItem }) => (
  <>
    <Link href={`/products/${productId}`} className="wrap-anywhere">
      {name}
    </Link>
    {choices !== '' && <span className="block text-sm font-normal text-muted wrap-anywhere">{choices}</span>}
  </>
)

const Buyers = ({ item: { emails, count } }: { item: AwaitedItem }) => (
  <details>
    <summary className="cursor-pointer text-sm text-accent-text">{texts.showBuyers}</summary>
    <ul className="m-0 list-none p-0 text-sm">
      {emails.map((email) => (
        <li key={email} className="break-all">
          <bdi>{email}</bdi>
        </li>
      ))}
    </ul>
    {count > emails.length && <span className="text-sm text-muted">{texts.more(count - emails.length)}</span>}
  </details>
)

const exportWaitlist =
  (items: readonly AwaitedItem[], timeZone: string) =>
  async (): Promise<{ readonly chunks: readonly string[]; readonly count: number }> => {
    const rows = items.map(({ name, choices, count, firstDate }) => [
      name,
      choices,
      String(count),
      dayIn(timeZone, firstDate),
    ])
    return { chunks: [formatCsv([texts.exportColumns, ...rows])], count: items.length }
  }

/** Lists what buyers wait for, and who they are. */
export const WaitlistPage = ({ data: { items, totalRequests } }: PageProps<WaitlistData>) => {
  useTitle(texts.title)
  const timeZone = useTimeZone()
  return (
    <Stack gap="lg">
      <PageHeader
        title={texts.title}
        actions={
          items.length > 0 && <ExportButton name="waitlist" labels={texts} collect={exportWaitlist(items, timeZone)} />
        }
      >
        {texts.hint}
      </PageHeader>
      {items.length > 0 && (
        <p role="status" className="text-sm text-muted">
          {texts.total(totalRequests)}
        </p>
      )}
      <Table
        caption={texts.title}
        captionHidden
        rows={items}
        rowKey={({ productId, variantId }) => `${productId} ${variantId}`}
        columns={[
          { key: 'product', header: words.product, rowHeader: true, cell: (item) => <Product item={item} /> },
          { key: 'count', header: texts.count, align: 'end', cell: ({ count }) => count.toLocaleString(locale) },
          { key: 'since', header: texts.since, cell: ({ firstDate }) => <DateTime value={firstDate} /> },
          { key: 'buyers', header: texts.buyers, cell: (item) => <Buyers item={item} /> },
        ]}
        empty={
          <EmptyState
            title={texts.none}
            level={2}
            actions={<Button href="/inventory">{words.inventories.title}</Button>}
          >
            {texts.noneHint}
          </EmptyState>
        }
      />
    </Stack>
  )
}
