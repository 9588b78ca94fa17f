import type { Order, OrderDownload, PaymentMethod, SoldGiftCard } from '@vitrine/client'
import { listDownloads } from '@vitrine/client/digitalGoods'
import { listGiftCardsOfOrder } from '@vitrine/client/giftCards'
import { getPaymentInstructions } from '@vitrine/client/payments'
import { Button, PageHeader, Stack, SummaryList } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/routed-page.tsx'
import { definePage } from '../define-page.ts'
import { privately } from '../shell/head.tsx'
import { shoppingWords } from '../words/shopping-en.ts'
import { Downloads } from './downloads.tsx'
import { SoldGiftCards } from './sold-gift-cards.tsx'
import { OrderSummary } from './order-summary.tsx'

interface ThankYouData {
  readonly order: Order | null
  /** How it is still to be paid outside, where it is. */
  readonly method: PaymentMethod | null
  readonly giftCards: readonly SoldGiftCard[]
  readonly downloads: readonly OrderDownload[]
}

const nothing: ThankYouData = { order: null, method: null, giftCards: [], downloads: [] }

/** What is still to be paid outside, and how, in the shop's own words. */
const HowToPay = ({ order, method: { name, instructions = '' } }: { order: Order; method: PaymentMethod }) => {
  const due = order.balanceSummary?.balance?.formattedAmount ?? ''
  return (
    <section aria-labelledby="how-to-pay" className="max-w-xl rounded-lg border border-line p-6">
      <h2 id="how-to-pay" className="mb-3 font-display text-xl">
        {shoppingWords.howToPay}
      </h2>
      <SummaryList
        rows={[
          { label: shoppingWords.payBy, value: name },
          { label: shoppingWords.toPay, value: due, strong: true },
        ]}
      />
      {instructions.trim() !== '' && <p className="mt-4 break-words whitespace-pre-line">{instructions.trim()}</p>}
    </section>
  )
}

const ThankYouPage = ({ data: { order, method, giftCards, downloads } }: PageProps<ThankYouData>) => (
  <Stack gap="lg" className="pt-6">
    <PageHeader title={shoppingWords.thanks}>
      {order ? shoppingWords.thanksHint(order.number) : shoppingWords.thanksPlain}
    </PageHeader>
    {order && method && <HowToPay order={order} method={method} />}
    <Downloads downloads={downloads} />
    <SoldGiftCards cards={giftCards} />
    {order && <OrderSummary order={order} />}
    <p>
      <Button href="/" variant="primary">
        {shoppingWords.continueShopping}
      </Button>
    </p>
  </Stack>
)

export const page = definePage({
  path: '/thank-you',
  load: async ({ url, call }, { shop }): Promise<ThankYouData> => {
    const id = url.searchParams.get('orderId')
    if (id === null) return nothing
    const [order, told, giftCards, downloads] = await Promise.all([
      // The order stands whether or not it can be shown here.
      shop.orders.getOrder(id, call).catch(() => null),
      getPaymentInstructions(shop.send)(id, call).catch(() => undefined),
      listGiftCardsOfOrder(shop.send)(id, call).catch(() => []),
      listDownloads(shop.send)(id, call).catch(() => []),
    ])
    return { order, method: told?.paymentMethod ?? null, giftCards, downloads }
  },
  meta: (_data, shell) => privately(shoppingWords.thanks, shell),
  Page: ThankYouPage,
})
