import type { Fulfillment, Order, OrderDownload, SoldGiftCard } from '@vitrine/client'
import { listDownloads } from '@vitrine/client/digitalGoods'
import { listGiftCardsOfOrder } from '@vitrine/client/giftCards'
import { listFulfillmentsForSingleOrder } from '@vitrine/client/orderFulfillments'
import { Breadcrumbs, DateTime, Link, PageHeader, Stack } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/routed-page.tsx'
import { definePage } from '../define-page.ts'
import { Downloads } from '../pages/downloads.tsx'
import { SoldGiftCards } from '../pages/sold-gift-cards.tsx'
import { OrderSummary } from '../pages/order-summary.tsx'
import { privately } from '../shell/head.tsx'
import { accountWords } from '../words/account-en.ts'
import { words } from '../words/en.ts'
import { useRouteContext } from '../shell/route-context.ts'
import { requireMember } from './account.tsx'
import { OrderStatus } from './order-status.tsx'
import { handOverAddress } from './session.ts'
import { Shipments } from './shipments.tsx'

const titleOf = ({ number }: Order): string => accountWords.order(number)

interface OrderData {
  readonly order: Order
  readonly parcels: readonly Fulfillment[]
  readonly giftCards: readonly SoldGiftCard[]
  readonly downloads: readonly OrderDownload[]
}

/** Returns have their place on the order's page of the hosted account. */
const Returns = ({ order }: { order: Order }) => {
  const { config } = useRouteContext()
  const next = `/hosted/account/orders/detail?${new URLSearchParams({ id: order.id ?? '' })}`
  return (
    <p>
      <Link href={handOverAddress(config, { next, member: order.buyerInfo.memberId })}>{accountWords.returns}</Link>
    </p>
  )
}

const OrderPage = ({ data: { order, parcels, giftCards, downloads } }: PageProps<OrderData>) => {
  return (
    <Stack gap="lg" className="pt-6">
      <PageHeader
        above={<Breadcrumbs items={[{ label: words.account, href: '/account' }, { label: order.number }]} />}
        title={titleOf(order)}
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

export const page = definePage({
  path: '/account/orders/:id',
  load: async ({ params: { id }, url, call }, { shop }): Promise<OrderData> => {
    requireMember(shop, url)
    const [order, { orderWithFulfillments }, giftCards, downloads] = await Promise.all([
      shop.orders.getOrder(id, call),
      listFulfillmentsForSingleOrder(shop.send)(id, call),
      listGiftCardsOfOrder(shop.send)(id, call),
      listDownloads(shop.send)(id, call),
    ])
    return { order, parcels: orderWithFulfillments.fulfillments ?? [], giftCards, downloads }
  },
  meta: ({ order }, shell) => privately(titleOf(order), shell),
  Page: OrderPage,
})
