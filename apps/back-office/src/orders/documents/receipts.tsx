import type { Order, OrderTransactions } from '@vitrine/client'
import { DateTime, Link } from '@vitrine/ui'
import { ConfirmButton } from '../../confirm/confirm-button.tsx'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'

const { receipts: texts } = words

export type Receipt = Awaited<ReturnType<typeof shop.payments.listReceipts>>[number]

interface ReceiptsProps {
  readonly order: Order
  readonly transactions: OrderTransactions
  readonly receipts: readonly Receipt[]
}

/** Payments that can have a receipt and don't. */
const withoutReceipt = ({ payments = [] }: OrderTransactions, receipts: readonly Receipt[]): readonly string[] =>
  payments.flatMap(({ id = '', supportReceiptGeneration }) =>
    supportReceiptGeneration && !receipts.some(({ paymentId }) => paymentId === id) ? [id] : [],
  )

/** Whether there is a receipt, or one can be created. */
export const hasReceipts = ({ transactions, receipts }: Omit<ReceiptsProps, 'order'>): boolean =>
  receipts.length > 0 || withoutReceipt(transactions, receipts).length > 0

const ReceiptItem = ({ order, receipt }: { readonly order: Order; readonly receipt: Receipt }) => {
  const { id, url, type, displayNumber, amount, createdDate } = receipt
  const name = texts.names[type](displayNumber)
  const email = order.buyerInfo.email ?? ''
  const isSent = (order.activities ?? []).some(({ receiptSent }) => receiptSent?.wixReceipt?.receiptId === id)
  const send = isSent ? words.documents.sendAgain : words.documents.send
  return (
    <li className="flex flex-wrap items-start justify-between gap-3">
      <span>
        <Link href={url}>{name}</Link> {amount.formattedAmount}
        <DateTime className="block text-sm text-muted" value={createdDate} />
      </span>
      {email !== '' && (
        <ConfirmButton
          button={{ size: 'small', 'aria-label': `${send}: ${name}` }}
          title={texts.sendTitle(name)}
          hint={words.documents.sendHint(email)}
          confirm={send}
          variant="primary"
          done={words.documents.sent}
          act={() => shop.payments.sendReceipt(order.id, id)}
        />
      )}
    </li>
  )
}

/** The receipts of an order, with a button that creates the missing ones. */
export const Receipts = ({ order, transactions, receipts }: ReceiptsProps) => {
  const missing = withoutReceipt(transactions, receipts)
  return (
    <div className="grid gap-3">
      {receipts.length > 0 && (
        <ul className="grid list-none gap-2 p-0">
          {receipts.map((receipt) => (
            <ReceiptItem key={receipt.id} order={order} receipt={receipt} />
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <span>
          <ConfirmButton
            button={{ size: 'small' }}
            title={texts.createTitle}
            hint={texts.createHint}
            confirm={texts.create}
            variant="primary"
            done={texts.created}
            act={() => shop.orderBilling.generateReceipts(order.id, { paymentIds: [...missing] })}
          />
        </span>
      )}
    </div>
  )
}
