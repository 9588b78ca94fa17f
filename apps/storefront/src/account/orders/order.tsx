import type { Fulfillment, Order, OrderDownload, PaymentMethod, SoldGiftCard } from '@vitrine/client'
import { Breadcrumbs, DateTime, Link, Stack } from '@vitrine/ui'
import { Downloads } from '../../pages/thank-you/downloads.tsx'
import { SoldGiftCards } from '../../pages/thank-you/sold-gift-cards.tsx'
import { OrderSummary } from '../../pages/thank-you/order-summary.tsx'
import { useShell } from '../../shell/shell-data.ts'
import { useAside } from '../../words/use-words.tsx'
import { AccountFrame, type AccountData } from '../account-frame.tsx'
import { DocumentLinks, HowToPay, type OrderDocuments } from './order-documents.tsx'
import { OrderStatus } from './order-status.tsx'
import { handOverAddress } from '../session.ts'
import { Shipments } from './shipments.tsx'

export interface OrderData extends AccountData, OrderDocuments {
  readonly order: Order
  /** Set if the order is still to be paid offline. */
  readonly paymentMethod?: PaymentMethod
  readonly parcels: readonly Fulfillment[]
  readonly giftCards: readonly SoldGiftCard[]
  readonly downloads: readonly OrderDownload[]
  /** Whether EU law lets the buyer withdraw from some of its items. */
  readonly canWithdraw: boolean
}

interface OnHostedPageProps {
  readonly order: Order
  readonly label: string
  /** Query parameters that select a section of the page. */
  readonly part?: Readonly<Record<string, string>>
}

/** Returns and withdrawals are handled on the order page of the hosted account. */
const OnHostedPage = ({ order, label, part = {} }: OnHostedPageProps) => {
  const { config } = useShell()
  const next = `/hosted/account/orders/detail?${new URLSearchParams({ id: order.id ?? '', ...part })}`
  return (
    <p>
      <Link href={handOverAddress(config, { next, member: order.buyerInfo.memberId })}>{label}</Link>
    </p>
  )
}

/** Shows an order: its items, payment, shipments and documents. */
export const OrderPage = ({ member, order, paymentMethod, parcels, canWithdraw, ...parts }: OrderData) => {
  const { giftCards, downloads, ...documents } = parts
  const aside = useAside()
  return (
    <AccountFrame member={member} section="orders">
      <Stack gap="lg">
        <header className="grid gap-3">
          <Breadcrumbs items={[{ label: aside.orders, href: '/account' }, { label: order.number }]} />
          <h2 className="font-display text-2xl">{aside.order(order.number)}</h2>
          <p className="flex flex-wrap items-center gap-3 text-muted">
            <DateTime value={order.createdDate} show="long-date" />
            <OrderStatus order={order} />
          </p>
        </header>
        {paymentMethod && <HowToPay order={order} paymentMethod={paymentMethod} />}
        <Shipments order={order} parcels={parcels} />
        {canWithdraw && <OnHostedPage order={order} label={aside.withdraw} part={{ withdraw: '1' }} />}
        {parcels.length > 0 && <OnHostedPage order={order} label={aside.returns} />}
        <Downloads downloads={downloads} />
        <SoldGiftCards cards={giftCards} />
        <OrderSummary order={order} />
        <DocumentLinks {...documents} />
      </Stack>
    </AccountFrame>
  )
}
