import type { Order } from '@vitrine/client'
import { Breadcrumbs, DateTime, PageHeader, Stack } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/routed-page.tsx'
import { definePage } from '../define-page.ts'
import { OrderSummary } from '../pages/order-summary.tsx'
import { privately } from '../shell/head.tsx'
import { accountWords } from '../words/account-en.ts'
import { words } from '../words/en.ts'
import { requireMember } from './account.tsx'
import { OrderStatus } from './order-status.tsx'

const titleOf = ({ number }: Order): string => accountWords.order(number)

const OrderPage = ({ data: order }: PageProps<Order>) => {
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
      <OrderSummary order={order} />
    </Stack>
  )
}

export const page = definePage({
  path: '/account/orders/:id',
  load: async ({ params: { id }, url, call }, { shop }): Promise<Order> => {
    requireMember(shop, url)
    return shop.orders.getOrder(id, call)
  },
  meta: (order, shell) => privately(titleOf(order), shell),
  Page: OrderPage,
})
