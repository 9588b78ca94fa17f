import { Button, PageHeader, Stack, SummaryList, useHydrated } from '@vitrine/ui'
import type { TaxLine } from '../text/tax-lines.ts'
import { useWords } from '../words/use-words.tsx'

/** A receipt, as plain data. */
export interface ReceiptData {
  readonly isRefund: boolean
  readonly number: string
  readonly date: string
  readonly orderNumber: string
  readonly orderDate: string
  readonly store: string
  readonly storeEmail?: string
  readonly buyer: readonly string[]
  readonly items: readonly { readonly name: string; readonly amount: string }[]
  readonly delivery?: string
  readonly fees: readonly { readonly name: string; readonly amount: string }[]
  readonly discount?: string
  readonly taxes: readonly TaxLine[]
  readonly total: string
  /** Amount of this payment or refund. */
  readonly amount: string
  readonly method?: string
}

/** Seller and buyer. */
const Parties = ({ store, storeEmail, buyer }: ReceiptData) => {
  const words = useWords()
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <section>
        <h2 className="mb-1 text-sm font-medium text-muted">{words.receiptFrom}</h2>
        <p className="break-words">
          <bdi>{store}</bdi>
          {storeEmail !== undefined && <bdi className="block">{storeEmail}</bdi>}
        </p>
      </section>
      {buyer.length > 0 && (
        <section>
          <h2 className="mb-1 text-sm font-medium text-muted">{words.receiptTo}</h2>
          <p className="break-words">
            {buyer.map((line) => (
              <bdi key={line} className="block">
                {line}
              </bdi>
            ))}
          </p>
        </section>
      )}
    </div>
  )
}

/** Items and totals. */
const Ordered = ({ items, delivery, fees, discount, taxes, total }: ReceiptData) => {
  const words = useWords()
  return (
    <section>
      <h2 className="mb-3 font-display text-xl">{words.orderItems}</h2>
      <SummaryList
        rows={[
          ...items.map(({ name, amount }) => ({ label: name, value: amount })),
          ...(discount === undefined ? [] : [{ label: words.discount, value: discount }]),
          ...(delivery === undefined ? [] : [{ label: words.delivery, value: delivery }]),
          ...fees.map(({ name, amount }) => ({ label: name, value: amount })),
          ...taxes,
          { label: words.total, value: total, strong: true },
        ]}
      />
    </section>
  )
}

/** A printable receipt for a payment or refund. */
export const ReceiptPage = (receipt: ReceiptData) => {
  const words = useWords()
  const isAwake = useHydrated()
  const { isRefund, number, date, orderNumber, orderDate, amount, method } = receipt
  return (
    <article className="mx-auto max-w-form">
      <Stack gap="lg">
        <PageHeader title={isRefund ? words.refundReceiptTitle(number) : words.receiptTitle(number)}>{date}</PageHeader>
        <Parties {...receipt} />
        <SummaryList
          rows={[
            { label: words.payOrderNumber, value: orderNumber },
            { label: words.orderDate, value: orderDate },
            ...(method === undefined ? [] : [{ label: words.paymentMethod, value: method }]),
            { label: isRefund ? words.receiptRefunded : words.receiptPaid, value: amount, strong: true },
          ]}
        />
        <Ordered {...receipt} />
        {isAwake && (
          <p className="print:hidden">
            <Button type="button" onClick={() => window.print()}>
              {words.print}
            </Button>
          </p>
        )}
      </Stack>
    </article>
  )
}
