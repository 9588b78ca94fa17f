import type { Fulfillment, Order, OrderDownload, SoldGiftCard } from '@vitrine/client'
import { Breadcrumbs, DateTime, Link, PageHeader, Stack } from '@vitrine/ui'
import { Downloads } from '../pages/downloads.tsx'
import { SoldGiftCards } from '../pages/sold-gift-cards.tsx'
import { OrderSummary } from '../pages/order-summary.tsx'
import { useShell } from '../shell/shell-data.ts'
import { useAside, useWords } from '../words/use-words.tsx'
import { OrderStatus } from './order-status.tsx'
import { handOverAddress } from './session.ts'
import { Shipments } from './shipments.tsx'

export interface OrderData {
  readonly order: Order
  readonly parcels: readonly Fulfillment[]
  readonly giftCards: readonly SoldGiftCard[]
  readonly downloads: readonly OrderDownload[]
}

/** Returns have their place on the order's page of the hosted account. */
const Returns = ({ order }: { order: Order }) => {
  const aside = useAside()
  const { config } = useShell()
  const next = `/hosted/account/orders/detail?${new URLSearchParams({ id: order.id ?? '' })}`
  return (
    <p>
      <Link href={handOverAddress(config, { next, member: order.buyerInfo.memberId })}>{aside.returns}</Link>
    </p>
  )
}

export const OrderPage = ({ order, parcels, giftCards, downloads }: OrderData) => {
  const words = useWords()
  const aside = useAside()
  return (
    <Stack gap="lg" className="pt-6">
      <PageHeader
        above={<Breadcrumbs items={[{ label: words.account, href: '/account' }, { label: order.number }]} />}
        title={aside.order(order.number)}
      >
        <span className="flex flex-wrap items-center gap-3">
          <DateTime value={order.createdDate} show="long-date" />
          <OrderStatus order={order} />
        </span>
      </PageHeader>
      <Shipments order={order} parcels={parcels} />
      {parcels.length > 0 && <Returns order={order} />}
      <Downloads downloads={downloads} />
      <SoldGiftCards cards={giftCards} />
      <OrderSummary order={order} />
    </Stack>
  )
}
