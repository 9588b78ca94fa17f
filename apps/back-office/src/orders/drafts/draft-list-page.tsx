import type { DraftOrder } from '@vitrine/client'
import { Breadcrumbs, Button, DateTime, EmptyState, Link, PageHeader, Pager, Stack, Table } from '@vitrine/ui'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { useSearchParams } from 'react-router'
import { shop } from '../../shop.ts'
import { useTitle } from '../../page/use-title.ts'
import { words } from '../../words/words.ts'
import { hasChanges } from './edit-changes.ts'

const { drafts: texts } = words
const pageSize = 20

interface DraftsData {
  readonly drafts: readonly DraftOrder[]
  readonly next: string | undefined
}

export const loadDrafts = async ({ url, call }: PageRequest): Promise<DraftsData> => {
  const cursor = url.searchParams.get('after')
  const open = shop.draftOrders.queryDraftOrders().eq('status', 'DRAFT').descending('updatedDate').limit(pageSize)
  const { items, cursors } = await (cursor ? open.skipTo(cursor) : open).find(call)
  // Opening the edit page creates an edit; one without changes is not listed.
  const drafts = items.filter((draft) => !draft.isEdit || hasChanges(draft))
  return { drafts, next: cursors.next ?? undefined }
}

const pageOf = ({ isEdit, orderId, id }: DraftOrder): string =>
  isEdit ? `/orders/${orderId}/edit` : `/orders/drafts/${id}`

/** Lists draft orders and edits that have not been applied. */
export const DraftListPage = ({ data: { drafts, next } }: PageProps<DraftsData>) => {
  useTitle(texts.title)
  const [search] = useSearchParams()
  const create = (
    <Button href="/orders/new" variant="primary">
      {texts.create}
    </Button>
  )
  return (
    <Stack gap="lg">
      <PageHeader
        above={<Breadcrumbs items={[{ label: words.orders, href: '/orders' }, { label: texts.title }]} />}
        title={texts.title}
        actions={create}
      >
        {texts.hint}
      </PageHeader>
      <Table
        caption={texts.title}
        captionHidden
        rows={drafts}
        rowKey={({ id }) => id}
        empty={
          <EmptyState title={texts.none} actions={create}>
            {texts.noneHint}
          </EmptyState>
        }
        columns={[
          {
            key: 'name',
            header: words.buyer,
            rowHeader: true,
            cell: (draft) => (
              <Link href={pageOf(draft)}>
                {draft.buyerInfo?.email ?? texts.nobody}
                {draft.isEdit && ` · ${words.edits.edit}`}
              </Link>
            ),
          },
          { key: 'items', header: texts.items, cell: ({ lineItems }) => texts.itemCount(lineItems.length) },
          {
            key: 'changed',
            header: texts.changed,
            cell: ({ updatedDate }) => <DateTime value={updatedDate} show="date-time" />,
          },
          {
            key: 'total',
            header: words.total,
            align: 'end',
            cell: ({ priceSummary }) => priceSummary.total.formattedAmount,
          },
        ]}
      />
      <Pager
        label={words.page}
        previousHref={search.has('after') ? '/orders/drafts' : undefined}
        nextHref={next === undefined ? undefined : `?${new URLSearchParams({ after: next })}`}
      />
    </Stack>
  )
}
