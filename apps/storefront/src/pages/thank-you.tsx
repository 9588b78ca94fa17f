import type { Order } from '@vitrine/client'
import { Button, PageHeader, Stack } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/routed-page.tsx'
import { definePage } from '../define-page.ts'
import { privately } from '../shell/head.tsx'
import { shoppingWords } from '../words/shopping-en.ts'
import { OrderSummary } from './order-summary.tsx'

interface ThankYouData {
  readonly order: Order | null
}

const ThankYouPage = ({ data: { order } }: PageProps<ThankYouData>) => {
  return (
    <Stack gap="lg" className="pt-6">
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

export const page = definePage({
  path: '/thank-you',
  load: async ({ url, call }, { shop }): Promise<ThankYouData> => {
    const id = url.searchParams.get('orderId')
    // The order stands whether or not it can be shown here.
    return { order: id === null ? null : await shop.orders.getOrder(id, call).catch(() => null) }
  },
  meta: (_data, shell) => privately(shoppingWords.thanks, shell),
  Page: ThankYouPage,
})
