import type { Order } from '@vitrine/client'
import { Breadcrumbs, DateTime, PageHeader, Stack } from '@vitrine/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { OrderSummary } from '../pages/order-summary.tsx'
import type { RouteContext } from '../shell/route-context.ts'
import { useShell } from '../shell/shell-data.ts'
import { accountWords } from '../words/account-en.ts'
import { words } from '../words/en.ts'
import { requireMember } from './account.tsx'
import { OrderStatus } from './order-status.tsx'

const load =
  (context: RouteContext) =>
  async ({ params, request }: LoaderFunctionArgs): Promise<Order> => {
    requireMember(context, request)
    return context.shop.orders.getOrder(params.id ?? '', { signal: request.signal })
  }

const OrderPage = () => {
  const order = useLoaderData<Order>()
  const { site } = useShell()
  const title = accountWords.order(order.number)
  return (
    <Stack gap="lg" className="pt-6">
      <title>{`${title} · ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader
        above={<Breadcrumbs items={[{ label: words.account, href: '/account' }, { label: order.number }]} />}
        title={title}
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

export const route = (context: RouteContext) => ({ Component: OrderPage, loader: load(context) })
