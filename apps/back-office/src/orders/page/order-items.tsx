import type { Order } from '@vitrine/client'
import { lineAmount } from '@vitrine/domain/order/amount/line-amount.ts'
import { deliveryDiscount, namedDiscounts } from '@vitrine/domain/order/amount/named-discounts.ts'
import { Money, SummaryList, Table } from '@vitrine/ui'
import { Thumbnail } from '../../page/thumbnail.tsx'
import { words } from '../../words/words.ts'
import { lineChoices } from '../line-choices.ts'

const isZero = (price: { amount?: string } | undefined): boolean => Number(price?.amount ?? 0) === 0

/** Line items and totals of an order. */
export const OrderItems = ({ order }: { order: Order }) => {
  const { subtotal, discount, shipping, tax, total } = order.priceSummary
  const discounts = namedDiscounts(order.appliedDiscounts, { all: discount, word: words.discount })
  const why = deliveryDiscount(order.appliedDiscounts)
  return (
    <div>
      <Table
        caption={words.items}
        captionHidden
        rows={order.lineItems}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'product',
            header: words.product,
            rowHeader: true,
            cell: (line) => (
              <span className="flex items-center gap-3">
                {line.image && <Thumbnail image={line.image} side={56} />}
                <span>
                  {line.productName.original}
                  <span className="block text-sm text-muted">
                    {[lineChoices(line), line.physicalProperties?.sku].filter(Boolean).join(' · ')}
                  </span>
                </span>
              </span>
            ),
          },
          { key: 'quantity', header: words.quantity, align: 'end', cell: ({ quantity }) => quantity },
          { key: 'price', header: words.price, align: 'end', cell: ({ price }) => price.formattedAmount },
          {
            key: 'total',
            header: words.total,
            align: 'end',
            cell: (line) => <Money amount={lineAmount(line) ?? ''} currency={order.currency} />,
          },
        ]}
      />
      <div className="ms-auto mt-4 max-w-xs">
        <SummaryList
          rows={[
            { label: words.subtotal, value: subtotal.formattedAmount },
            ...discounts.map(({ label, amount }) => ({ label, value: `−${amount.formattedAmount}` })),
            { label: why ? `${words.delivery} (${why})` : words.delivery, value: shipping?.formattedAmount },
            ...(order.additionalFees ?? []).map(({ name, price }) => ({
              label: name ?? words.drafts.fee,
              value: price?.formattedAmount,
            })),
            ...(isZero(tax)
              ? []
              : [{ label: order.taxIncludedInPrices ? words.taxIncluded : words.tax, value: tax?.formattedAmount }]),
            { label: words.total, value: total.formattedAmount, strong: true },
          ]}
        />
      </div>
    </div>
  )
}
