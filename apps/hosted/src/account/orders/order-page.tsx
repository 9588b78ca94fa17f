import { Badge, Breadcrumbs, DateTime, Stack } from '@vitrine/ui'
import { DownloadList } from '../../download/download-list.tsx'
import type { DownloadView } from '../../download/downloads.ts'
import type { Instructions } from '../../instructions.ts'
import { InstructionsCard } from '../../instructions-card.tsx'
import { Lines, Places, Shipments, Totals } from '../../order/order-parts.tsx'
import { ReceiptLinks } from '../../receipt/receipt-links.tsx'
import type { DocumentLink } from '../../receipt/link-section.tsx'
import type { RemainderView } from '../../remainder.ts'
import { RemainderSection } from '../../remainder-section.tsx'
import { ReturnSection } from '../../returns/return-section.tsx'
import type { ReturnsView } from '../../returns/returns.ts'
import { WithdrawalSection } from '../../withdrawal/withdrawal-section.tsx'
import type { WithdrawalView } from '../../withdrawal/withdrawal.ts'
import { useWords } from '../../words/use-words.tsx'
import { AccountLayout, type AccountData } from '../account-layout.tsx'
import { OrderGiftCards, type GiftCardView } from './order-gift-cards.tsx'
import type { OrderView } from './order-view.ts'

export interface OrderData extends AccountData {
  readonly order: OrderView
  readonly downloads: readonly DownloadView[]
  readonly giftCards: readonly GiftCardView[]
  /** Set if the order is still to be paid offline. */
  readonly instructions?: Instructions
  readonly remainders: readonly RemainderView[]
  readonly invoices: readonly DocumentLink[]
  readonly receipts: readonly DocumentLink[]
  /** Set if the order has returns or items that can be returned. */
  readonly returns?: ReturnsView
  /** Set if the order has, or had, a right of withdrawal. */
  readonly withdrawal?: WithdrawalView
}

/** An order: items, totals, payment and shipments. */
export const OrderPage = ({
  order,
  instructions,
  downloads,
  giftCards,
  invoices,
  receipts,
  returns,
  withdrawal,
  remainders,
  ...account
}: OrderData) => {
  const words = useWords()
  return (
    <AccountLayout {...account}>
      <Stack gap="xl">
        <header className="grid gap-3">
          <Breadcrumbs items={[{ label: words.orders, href: '/hosted/account/orders' }, { label: order.number }]} />
          <h2 className="font-display text-2xl">{words.orderTitle(order.number)}</h2>
          <p className="flex flex-wrap items-center gap-3 text-muted">
            <DateTime value={order.date} show="long-date" />
            <Badge tone={order.status.tone} dot>
              {order.status.label}
            </Badge>
          </p>
        </header>
        <div className="grid items-start gap-10 xl:grid-cols-[3fr_2fr]">
          <div className="grid gap-8">
            {instructions && <InstructionsCard instructions={instructions} />}
            <RemainderSection remainders={remainders} />
            <Lines lines={order.lines} />
            <DownloadList downloads={downloads} />
            <OrderGiftCards cards={giftCards} />
            <Shipments order={order} />
            <WithdrawalSection view={withdrawal} />
            <ReturnSection view={returns} />
            <ReceiptLinks invoices={invoices} receipts={receipts} />
          </div>
          <aside className="grid gap-6 rounded-lg bg-wash p-6">
            <Totals order={order} />
            <Places order={order} />
          </aside>
        </div>
      </Stack>
    </AccountLayout>
  )
}
