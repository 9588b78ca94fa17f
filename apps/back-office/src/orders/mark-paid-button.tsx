import type { Order } from '@vitrine/client'
import { AskButton } from '../ask-button.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/en.ts'

const { paymentMethods } = words

/** What is still to be paid for an order, as people read it; nothing where nothing is. */
export const dueOf = ({ status, paymentStatus, balanceSummary }: Order): string | undefined => {
  const isAwaited = status === 'APPROVED' && (paymentStatus === 'NOT_PAID' || paymentStatus === 'PARTIALLY_PAID')
  return isAwaited ? balanceSummary?.balance?.formattedAmount : undefined
}

/** Says that the rest of an order was paid outside, after asking. */
export const MarkPaidButton = ({ order, due }: { order: Order; due: string }) => (
  <AskButton
    button={{ variant: 'secondary' }}
    title={paymentMethods.markPaidTitle}
    hint={paymentMethods.markPaidHint(due)}
    confirm={paymentMethods.markPaid}
    variant="primary"
    done={paymentMethods.markedPaid}
    act={() => shop.orders.markOrderAsPaid(order.id)}
  />
)
