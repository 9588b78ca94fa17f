import type { Order } from '@vitrine/client'
import { Button, PageHeader, Stack } from '@vitrine/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { RouteContext } from '../shell/route-context.ts'
import { useShell } from '../shell/shell-data.ts'
import { shoppingWords } from '../words/shopping-en.ts'
import { OrderSummary } from './order-summary.tsx'

interface ThankYouData {
  readonly order: Order | null
}

const load =
  ({ shop }: RouteContext) =>
  async ({ request }: LoaderFunctionArgs): Promise<ThankYouData> => {
    const id = new URL(request.url).searchParams.get('orderId')
    // The order stands whether or not it can be shown here.
    return { order: id === null ? null : await shop.orders.getOrder(id, { signal: request.signal }).catch(() => null) }
  }

const ThankYouPage = () => {
  const { order } = useLoaderData<ThankYouData>()
  const { site } = useShell()
  return (
    <Stack gap="lg" className="pt-6">
      <title>{`${shoppingWords.thanks} · ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader title={shoppingWords.thanks}>
        {order ? shoppingWords.thanksHint(order.number) : shoppingWords.thanksPlain}
      </PageHeader>
      {order && <OrderSummary order={order} />}
      <p>
        <Button href="/" variant="primary">
          {shoppingWords.continueShopping}
        </Button>
      </p>
    </Stack>
  )
}

export const route = (context: RouteContext) => ({ Component: ThankYouPage, loader: load(context) })
