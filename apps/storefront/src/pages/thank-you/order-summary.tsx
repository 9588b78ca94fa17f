import type { Order } from '@vitrine/client'
import { dayText } from '@vitrine/domain/day-text.ts'
import { lineAmount } from '@vitrine/domain/order/amount/line-amount.ts'
import { deliveryDiscount, namedDiscounts } from '@vitrine/domain/order/amount/named-discounts.ts'
import { recipientLines } from '@vitrine/domain/address/lines.ts'
import { Image, Money, PostalAddress, SummaryList, useUi } from '@vitrine/ui'
import { formattedPrice, choicesOf } from '@vitrine/domain/cart/choices.ts'
import { thumbnail } from '../../pictures.ts'
import type { Words } from '../../words/en.ts'
import { useWords } from '../../words/use-words.tsx'
import { isZero, taxRows } from '../summary-rows.ts'

/** Rows for an order with a deposit: the paid amount and when the balance is due. */
const remainderRows = ({ remainders = [], balanceSummary }: Order, words: Words, locale: string) =>
  remainders.length === 0
    ? []
    : [
        { label: words.shopping.paid, value: balanceSummary?.paid?.formattedAmount },
        ...remainders.map(({ dueDate, amount }) => ({
          label: words.shopping.dueOn(dayText(dueDate, locale)),
          value: amount.formattedAmount,
        })),
      ]

/** Summary of an order: items, addresses and totals. */
export const OrderSummary = ({ order }: { order: Order }) => {
  const words = useWords()
  const { subtotal, discount, shipping, tax, total } = order.priceSummary
  const discounts = namedDiscounts(order.appliedDiscounts, { all: discount, word: words.shopping.discount })
  const why = deliveryDiscount(order.appliedDiscounts)
  const { address, contactDetails: { firstName, lastName } = {} } = order.recipientInfo ?? {}
  const { locale } = useUi()
  const isSent = order.lineItems.some(({ physicalProperties }) => physicalProperties?.shippable !== false)
  const person = { firstName, lastName }
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[3fr_2fr]">
      <ul className="grid list-none divide-y divide-line p-0" aria-label={words.shopping.items}>
        {order.lineItems.map((line) => (
          <li key={line.id} className="flex gap-4 py-3">
            {line.image && <Image fixed className="rounded-md" alt="" {...thumbnail(line.image, 72)} />}
            <div className="flex-1">
              <p className="font-medium">{line.productName.translated ?? line.productName.original}</p>
              <p className="text-sm text-muted">
                {[choicesOf(line, 'buyer', formattedPrice), `× ${line.quantity}`].filter(Boolean).join(' ')}
              </p>
            </div>
            <p className="tabular-nums">
              <Money amount={lineAmount(line) ?? ''} currency={order.currency} />
            </p>
          </li>
        ))}
      </ul>
      <div className="grid gap-6 rounded-lg bg-wash p-6">
        <SummaryList
          rows={[
            { label: words.shopping.subtotal, value: subtotal.formattedAmount },
            ...discounts.map(({ label, amount }) => ({ label, value: `−${amount.formattedAmount}` })),
            ...(isSent
              ? [
                  {
                    label: why ? `${words.shopping.delivery} (${why})` : words.shopping.delivery,
                    value: isZero(shipping) ? words.shopping.free : shipping?.formattedAmount,
                  },
                ]
              : []),
            ...(order.additionalFees ?? []).map(({ name, price }) => ({ label: name, value: price?.formattedAmount })),
            ...taxRows(words, {
              tax,
              isIncluded: order.taxIncludedInPrices,
              parts: (order.taxInfo?.taxBreakdown ?? []).map(({ aggregatedTaxAmount, ...part }) => ({
                ...part,
                taxAmount: aggregatedTaxAmount,
              })),
              currency: order.currency,
              locale,
            }),
            { label: words.shopping.total, value: total.formattedAmount, strong: true },
            ...remainderRows(order, words, locale),
          ]}
        />
        {isSent && address && (
          <div>
            <h2 className="mb-1 text-sm text-muted">{words.shopping.address}</h2>
            <PostalAddress lines={recipientLines({ contactDetails: person, address }, locale)} />
          </div>
        )}
      </div>
    </div>
  )
}
