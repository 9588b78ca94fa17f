import type { Order, OrderDownload, PaymentMethod, SoldGiftCard } from '@vitrine/client'
import { Button, PageHeader, Stack, SummaryList } from '@vitrine/ui'
import { useWords } from '../../words/use-words.tsx'
import { AccountOffer } from '../../account/account-offer.tsx'
import { Downloads } from './downloads.tsx'
import { SoldGiftCards } from './sold-gift-cards.tsx'
import { OrderSummary } from './order-summary.tsx'

export interface ThankYouData {
  readonly order: Order | null
  /** Set if the order is still to be paid offline. */
  readonly method: PaymentMethod | null
  readonly giftCards: readonly SoldGiftCard[]
  readonly downloads: readonly OrderDownload[]
}

/** Shows the amount due and the store's instructions for paying it offline. */
const HowToPay = ({ order, method: { name, instructions = '' } }: { order: Order; method: PaymentMethod }) => {
  const words = useWords()
  const due = order.balanceSummary?.balance?.formattedAmount ?? ''
  return (
    <section aria-labelledby="how-to-pay" className="max-w-xl rounded-lg border border-line p-6">
      <h2 id="how-to-pay" className="mb-3 font-display text-xl">
        {words.shopping.howToPay}
      </h2>
      <SummaryList
        rows={[
          { label: words.shopping.payBy, value: name },
          { label: words.shopping.toPay, value: due, strong: true },
        ]}
      />
      {instructions.trim() !== '' && <p className="mt-4 break-words whitespace-pre-line">{instructions.trim()}</p>}
    </section>
  )
}

export const ThankYouPage = ({ order, method, giftCards, downloads }: ThankYouData) => {
  const words = useWords()
  return (
    <Stack gap="lg" className="pt-6">
      <PageHeader title={words.shopping.thanks}>
        {order ? words.shopping.thanksHint(order.number) : words.shopping.thanksPlain}
      </PageHeader>
      {order && method && <HowToPay order={order} method={method} />}
      <Downloads downloads={downloads} />
      <SoldGiftCards cards={giftCards} />
      {order && order.buyerInfo.memberId === undefined && <AccountOffer email={order.buyerInfo.email} />}
      {order && <OrderSummary order={order} />}
      <p>
        <Button href="/" variant="primary">
          {words.shopping.continueShopping}
        </Button>
      </p>
    </Stack>
  )
}
