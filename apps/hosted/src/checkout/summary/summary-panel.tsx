import { Image, SummaryList } from '@vitrine/ui'
import { useWords } from '../../words/use-words.tsx'
import { CodeField } from './code-field.tsx'
import type { CodeFailures } from '../checkout-data.ts'
import type { Summary } from './summary.ts'

interface OrderSummaryProps {
  readonly summary: Summary
  readonly failures: CodeFailures
}

const deliveryLabel = (word: string, { deliveryTitle: title, deliveryDiscount: why }: Summary): string =>
  `${word}${title ? `: ${title}` : ''}${why ? ` (${why})` : ''}`

/** Items and totals. */
export const OrderSummary = ({ summary, failures }: OrderSummaryProps) => {
  const words = useWords()
  const { lines, subtotal, discounts, coupon, delivery, isDeliveryFree, taxes, reverseCharge, total } = summary
  const { giftCard } = summary
  const shipping = delivery === undefined ? words.deliveryNotChosen : isDeliveryFree ? words.free : delivery
  return (
    <div className="grid gap-5">
      <ul className="grid list-none gap-4 p-0">
        {lines.map(({ id, name, choices, quantity, price, picture, note }) => (
          <li key={id} className="flex items-start gap-4">
            {picture !== undefined && (
              <Image fixed className="rounded-md" src={picture} alt="" width={64} height={64} />
            )}
            <div className="flex-1">
              <p>
                <bdi>{name}</bdi>
              </p>
              <p className="text-sm text-muted">
                <bdi>{choices}</bdi> {words.quantity(quantity)}
              </p>
              {note !== undefined && <p className="mt-1 text-sm text-muted">{note}</p>}
            </div>
            <p className="tabular-nums">
              <bdi>{price}</bdi>
            </p>
          </li>
        ))}
      </ul>
      <CodeField kind="coupon" label={words.coupon} code={coupon} failure={failures.coupon} />
      <CodeField kind="gift-card" label={words.giftCard} code={giftCard?.code} failure={failures.giftCard} />
      <SummaryList
        rows={[
          { label: words.subtotal, value: subtotal },
          ...discounts.map(({ label, amount }) => ({ label, value: amount })),
          ...(summary.needsDelivery
            ? [
                {
                  label: (
                    <>
                      {deliveryLabel(words.delivery, summary)}
                      {summary.deliveryNotes.map((note) => (
                        <span key={note} className="block text-sm text-muted">
                          <bdi>{note}</bdi>
                        </span>
                      ))}
                    </>
                  ),
                  value: shipping,
                },
              ]
            : []),
          ...summary.fees.map((fee) => ({ label: fee.name, value: fee.amount })),
          ...taxes,
          { label: words.total, value: total, strong: true },
          ...(giftCard
            ? [
                {
                  label: giftCard.isCredit ? giftCard.code : `${words.giftCard} (${giftCard.code})`,
                  value: giftCard.amount,
                },
              ]
            : []),
          ...(giftCard || summary.later !== undefined
            ? [
                {
                  label: summary.later === undefined ? words.amountDue : words.dueNow,
                  value: summary.due,
                  strong: true,
                },
              ]
            : []),
          ...(summary.later ?? []).map(({ label, amount }) => ({ label, value: amount })),
        ]}
      />
      {reverseCharge && (
        <p className="text-sm text-muted">
          {words.reverseCharge}. {words.vatId}: <bdi>{reverseCharge.buyerVatId}</bdi>
        </p>
      )}
    </div>
  )
}
