import type { StockChange } from '@vitrine/client'
import { DateTime, EmptyState, Link, Table } from '@vitrine/ui'
import { PagesNav } from '../page/pages-nav.tsx'
import { Section } from '../page/section.tsx'
import { locale, words } from '../words/words.ts'

const { item: texts, first } = words.inventories

/** The stock before or after a change, as a text. */
const stateText = ({ quantity, inStock }: StockChange['before']): string => {
  if (quantity !== undefined) return quantity.toLocaleString(locale)
  if (inStock === undefined) return texts.notThere
  return inStock ? texts.untrackedIn : texts.untrackedOut
}

/** By how much the quantity has changed, such as `+5`. */
const difference = ({ before, after }: StockChange): string => {
  const units = (after.quantity ?? 0) - (before.quantity ?? 0)
  if (after.quantity === undefined || units === 0) return ''
  return units > 0 ? `+${units.toLocaleString(locale)}` : `−${Math.abs(units).toLocaleString(locale)}`
}

const Change = ({ change }: { change: StockChange }) => {
  const { before, after } = change
  const preorders = after.preorders - before.preorders
  return (
    <div>
      <span className="font-medium tabular-nums">{difference(change)}</span>
      <span className="block text-sm text-muted tabular-nums">{texts.from(stateText(before), stateText(after))}</span>
      {preorders !== 0 && (
        <span className="block text-sm text-muted">{words.inventories.preorders(after.preorders)}</span>
      )}
    </div>
  )
}

const reasonText = ({ reason, adjustmentReason }: StockChange): string => {
  if (adjustmentReason) return texts.reasons[adjustmentReason]
  if (reason === 'ORDER') return texts.sold
  if (reason === 'REVERT_INVENTORY_CHANGE') return texts.reverted
  if (reason === 'TRANSFER') return texts.transfer
  return reason === 'CATALOG' ? texts.catalog : texts.manual
}

const Why = ({ change }: { change: StockChange }) => {
  const { orderId, stockTransferId, note } = change
  return (
    <div>
      {stockTransferId ? <Link href={`/transfers/${stockTransferId}`}>{texts.transfer}</Link> : reasonText(change)}
      {orderId !== undefined && (
        <span className="block text-sm">
          <Link href={`/orders/${orderId}`}>{texts.order}</Link>
        </span>
      )}
      {note !== undefined && <span className="block text-sm text-muted wrap-anywhere">{note}</span>}
    </div>
  )
}

interface StockHistoryProps {
  readonly changes: readonly StockChange[]
  readonly next: string | undefined
  readonly isFirst: boolean
}

/** The changes of an item, newest first: by how much, why, and by whom. */
export const StockHistory = ({ changes, next, isFirst }: StockHistoryProps) => (
  <Section title={texts.history}>
    <Table
      caption={texts.history}
      captionHidden
      rows={changes}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'when',
          header: texts.when,
          rowHeader: true,
          cell: ({ createdDate }) => <DateTime value={createdDate} show="date-time" />,
        },
        { key: 'what', header: texts.what, cell: (change) => <Change change={change} /> },
        { key: 'why', header: texts.why, cell: (change) => <Why change={change} /> },
        { key: 'who', header: texts.who, cell: ({ actor }) => texts.actors[actor?.type ?? 'none'] },
      ]}
      empty={
        <EmptyState title={texts.historyNone} level={3}>
          {texts.historyNoneHint}
        </EmptyState>
      }
    />
    <PagesNav next={next} isFirst={isFirst} words={{ more: texts.older, newest: first }} />
  </Section>
)
