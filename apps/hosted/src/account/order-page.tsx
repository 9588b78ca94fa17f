import { Badge, Breadcrumbs, DateTime, Image, PostalAddress, Stack, SummaryList } from '@vitrine/ui'
import type { Instructions } from '../instructions.ts'
import { InstructionsCard } from '../instructions-card.tsx'
import type { Line } from '../line.ts'
import { ReceiptLinks } from '../receipt/receipt-links.tsx'
import type { DocumentLink } from '../receipt/link-section.tsx'
import { NoShipments, ShipmentList } from '../shipment/shipment-list.tsx'
import { useWords } from '../words/use-words.tsx'
import { AccountLayout, type AccountData } from './account-layout.tsx'
import { OrderGiftCards, type GiftCardView } from './order-gift-cards.tsx'
import type { OrderView } from './order-view.ts'

const Lines = ({ lines }: { lines: readonly Line[] }) => {
  const words = useWords()
  return (
    <ul className="list-none divide-y divide-line p-0" aria-label={words.orderItems}>
      {lines.map(({ id, name, choices, quantity, price, picture }) => (
        <li key={id} className="flex items-start gap-4 py-4 first:pt-0">
          {picture !== undefined && <Image fixed className="rounded-md" src={picture} alt="" width={72} height={72} />}
          <div className="min-w-0 flex-1">
            <p className="font-medium">
              <bdi>{name}</bdi>
            </p>
            <p className="text-sm text-muted">
              <bdi>{choices}</bdi> {words.quantity(quantity)}
            </p>
          </div>
          <p className="tabular-nums">
            <bdi>{price}</bdi>
          </p>
        </li>
      ))}
    </ul>
  )
}

const Shipments = ({ order: { shipments, isAwaited } }: { order: OrderView }) => {
  const words = useWords()
  if (shipments.length > 0) return <ShipmentList shipments={shipments} />
  return isAwaited ? <NoShipments>{words.notShippedYet}</NoShipments> : null
}

const Totals = ({ order }: { order: OrderView }) => {
  const words = useWords()
  const { subtotal, discount, delivery, isDeliveryFree, deliveryTitle, fees, tax, taxIncluded, total, payment } = order
  const way = deliveryTitle === undefined ? words.delivery : `${words.delivery}: ${deliveryTitle}`
  return (
    <SummaryList
      rows={[
        { label: words.subtotal, value: subtotal },
        ...(discount === undefined ? [] : [{ label: words.discount, value: discount }]),
        ...(delivery === undefined ? [] : [{ label: way, value: isDeliveryFree ? words.free : delivery }]),
        ...fees.map(({ name, amount }) => ({ label: name, value: amount })),
        ...(tax === undefined ? [] : [{ label: taxIncluded ? words.taxIncluded : words.tax, value: tax }]),
        { label: words.total, value: total, strong: true },
        { label: words.paymentStatus, value: payment },
      ]}
    />
  )
}

export interface OrderData extends AccountData {
  readonly order: OrderView
  readonly giftCards: readonly GiftCardView[]
  /** Set where it is still to be paid outside. */
  readonly instructions?: Instructions
  readonly invoices: readonly DocumentLink[]
  readonly receipts: readonly DocumentLink[]
}

/** One order: what is in it, what it cost, how it is paid, where it is. */
export const OrderPage = ({ order, giftCards, instructions, invoices, receipts, ...account }: OrderData) => {
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
            <Lines lines={order.lines} />
            <OrderGiftCards cards={giftCards} />
            <Shipments order={order} />
            <ReceiptLinks invoices={invoices} receipts={receipts} />
          </div>
          <aside className="grid gap-6 rounded-lg bg-wash p-6">
            <Totals order={order} />
            {order.address.length > 0 && (
              <div>
                <h3 className="mb-1 font-sans text-sm text-muted">{words.deliveryAddress}</h3>
                <PostalAddress lines={order.address} />
              </div>
            )}
          </aside>
        </div>
      </Stack>
    </AccountLayout>
  )
}
