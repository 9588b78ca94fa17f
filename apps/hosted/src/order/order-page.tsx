import { ActivityList, Badge, Button, DateTime, Link, PageHeader, Stack } from '@vitrine/ui'
import { OrderGiftCards, type GiftCardView } from '../account/orders/order-gift-cards.tsx'
import type { OrderView } from '../account/orders/order-view.ts'
import { DownloadList } from '../download/download-list.tsx'
import type { DownloadView } from '../download/downloads.ts'
import type { Instructions } from '../instructions.ts'
import { InstructionsCard } from '../instructions-card.tsx'
import type { DocumentLink } from '../receipt/link-section.tsx'
import { ReceiptLinks } from '../receipt/receipt-links.tsx'
import type { RemainderView } from '../remainder.ts'
import { RemainderSection } from '../remainder-section.tsx'
import { ReturnSection } from '../returns/return-section.tsx'
import type { ReturnsView } from '../returns/returns.ts'
import { WithdrawalSection } from '../withdrawal/withdrawal-section.tsx'
import type { WithdrawalView } from '../withdrawal/withdrawal.ts'
import { useWords } from '../words/use-words.tsx'
import { Lines, Places, Shipments, Titled, Totals } from './order-parts.tsx'
import type { OrderEvent } from './timeline.ts'

export interface LinkedOrderData {
  readonly order: OrderView
  readonly downloads: readonly DownloadView[]
  readonly giftCards: readonly GiftCardView[]
  /** Set if the order is still to be paid offline. */
  readonly instructions?: Instructions
  /** Set if an amount can be paid by link. */
  readonly due?: { readonly amount: string; readonly href: string }
  readonly remainders: readonly RemainderView[]
  readonly invoices: readonly DocumentLink[]
  readonly receipts: readonly DocumentLink[]
  /** Set if the order has returns or items that can be returned. */
  readonly returns?: ReturnsView
  /** Set if the order has, or had, a right of withdrawal. */
  readonly withdrawal?: WithdrawalView
  readonly timeline: readonly OrderEvent[]
  readonly contactEmail?: string
}

const Due = ({ due: { amount, href } }: { due: NonNullable<LinkedOrderData['due']> }) => {
  const words = useWords()
  return (
    <section className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line p-6">
      <p>{words.orderPayHint}</p>
      <Button href={href} variant="primary">
        {words.orderPay(amount)}
      </Button>
    </section>
  )
}

const Questions = ({ email }: { email: string }) => {
  const words = useWords()
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="mb-1 font-sans text-sm text-muted">
        {words.orderQuestions}
      </h2>
      <p>{words.orderQuestionsHint}</p>
      <p className="break-words">
        <Link href={`mailto:${email}`}>
          <bdi>{email}</bdi>
        </Link>
      </p>
    </section>
  )
}

/** Order status. */
const Status = ({ order: { date, status } }: { order: OrderView }) => (
  <span className="flex flex-wrap items-center gap-3">
    <DateTime value={date} show="long-date" />
    <Badge tone={status.tone} dot>
      {status.label}
    </Badge>
  </span>
)

/** The order page for holders of its link. Each part is a section. */
export const LinkedOrderPage = ({ order, due, instructions, contactEmail, timeline, ...parts }: LinkedOrderData) => {
  const words = useWords()
  return (
    <Stack gap="xl">
      <PageHeader title={words.orderTitle(order.number)}>
        <Status order={order} />
      </PageHeader>
      <div className="grid items-start gap-10 lg:grid-cols-[3fr_2fr]">
        <div className="grid min-w-0 gap-8">
          <h2 className="sr-only">{words.order}</h2>
          {due && <Due due={due} />}
          <RemainderSection remainders={parts.remainders} />
          {instructions && <InstructionsCard instructions={instructions} />}
          <DownloadList downloads={parts.downloads} />
          <Lines lines={order.lines} />
          <OrderGiftCards cards={parts.giftCards} />
          <Shipments order={order} />
          <WithdrawalSection view={parts.withdrawal} />
          <ReturnSection view={parts.returns} />
          <ReceiptLinks invoices={parts.invoices} receipts={parts.receipts} />
        </div>
        <aside className="grid min-w-0 gap-6 rounded-lg bg-wash p-6">
          <Totals order={order} />
          <Places order={order} />
          {timeline.length > 0 && (
            <Titled title={words.orderTimeline}>
              <ActivityList items={timeline.map(({ what, when }) => ({ what, when, where: [] }))} />
            </Titled>
          )}
          {contactEmail !== undefined && <Questions email={contactEmail} />}
        </aside>
      </div>
    </Stack>
  )
}
