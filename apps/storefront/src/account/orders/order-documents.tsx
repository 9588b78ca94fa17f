import type { Order, PaymentMethod } from '@vitrine/client'
import type { listInvoices } from '@vitrine/client/invoices'
import type { listReceipts } from '@vitrine/client/payments'
import { Link, SummaryList } from '@vitrine/ui'
import { useAside } from '../../words/use-words.tsx'

type ListOf<List extends (...given: never[]) => (...given: never[]) => Promise<readonly unknown[]>> = Awaited<
  ReturnType<ReturnType<List>>
>

export interface OrderDocuments {
  readonly invoices: ListOf<typeof listInvoices>
  readonly receipts: ListOf<typeof listReceipts>
}

const Documents = ({ id, title, links }: { id: string; title: string; links: readonly [string, string][] }) =>
  links.length > 0 && (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 font-display text-xl">
        {title}
      </h2>
      <ul className="grid list-none gap-2 p-0">
        {links.map(([label, href]) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  )

/** Links to an order's invoices and credit notes as PDF, and to its receipts. Renders nothing if there are none. */
export const DocumentLinks = ({ invoices, receipts }: OrderDocuments) => {
  const { documents: words } = useAside()
  return (
    <>
      <Documents
        id="invoices"
        title={words.invoices}
        links={invoices.map(({ type, displayNumber = '', total, url }) => {
          const title = (type === 'CREDIT_NOTE' ? words.creditNoteTitle : words.invoiceTitle)(displayNumber)
          return [`${title}, ${total.formattedAmount} (PDF)`, url]
        })}
      />
      <Documents
        id="receipts"
        title={words.receipts}
        links={receipts.map(({ type, displayNumber, amount, url }) => {
          const title = (type === 'REFUND' ? words.refundReceiptTitle : words.receiptTitle)(displayNumber)
          return [`${title}, ${amount.formattedAmount}`, url]
        })}
      />
    </>
  )
}

/** Shows the store's instructions for paying an order offline. */
export const HowToPay = ({ order, paymentMethod }: { order: Order; paymentMethod: PaymentMethod }) => {
  const { documents: words } = useAside()
  const { name = '', instructions = '' } = paymentMethod
  return (
    <section aria-labelledby="how-to-pay" className="max-w-xl rounded-lg border border-line p-6">
      <h2 id="how-to-pay" className="mb-3 font-display text-xl">
        {words.paymentInstructions}
      </h2>
      <SummaryList
        rows={[
          { label: words.paymentMethod, value: name },
          { label: words.amountDue, value: order.balanceSummary?.balance?.formattedAmount ?? '', strong: true },
        ]}
      />
      {instructions.trim() !== '' && (
        <p className="mt-4 break-words whitespace-pre-line">
          <bdi>{instructions.trim()}</bdi>
        </p>
      )}
    </section>
  )
}
