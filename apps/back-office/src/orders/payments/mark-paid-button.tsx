import type { Order } from '@vitrine/client'
import { TextField } from '@vitrine/ui'
import { AskButton } from '../../confirm/confirm-button.tsx'
import { decimalIn } from '../../form/read-fields.ts'
import { complain, complaintOf } from '../../form/field-errors.ts'
import { shop } from '../../shop.ts'
import { words } from '../../words/en.ts'

const { paymentMethods } = words

type Price = NonNullable<NonNullable<Order['balanceSummary']>['balance']>

/** Where more may come for an order; what is held, or was given back, is not asked for again. */
const awaiting: readonly Order['paymentStatus'][] = ['NOT_PAID', 'PARTIALLY_PAID', 'PENDING', 'DECLINED']

/** What is still to be paid for an order; nothing where nothing is. */
export const dueOf = ({ status, paymentStatus, balanceSummary }: Order): Price | undefined => {
  const isOpen = status === 'APPROVED' || status === 'INITIALIZED'
  const isAwaited = isOpen && awaiting.includes(paymentStatus)
  return isAwaited && Number(balanceSummary?.balance?.amount ?? 0) > 0 ? balanceSummary?.balance : undefined
}

const field = 'payments[0].amount.amount'

/** All that is due is marked with the order; a part is noted as a payment of its own. */
const receive = (order: Order, due: Price, form: FormData): Promise<unknown> => {
  const amount = decimalIn(form, field) ?? complain(field, words.notANumber)
  if (Number(amount) === Number(due.amount)) return shop.orders.markOrderAsPaid(order.id)
  const payment = { amount: { amount }, regularPaymentDetails: { offlinePayment: true } }
  return shop.orderTransactions.addPayments(order.id, [payment])
}

/** Says that the rest of an order, or a part of it, was paid outside, after asking how much. */
export const MarkPaidButton = ({ order, due }: { order: Order; due: Price }) => (
  <AskButton
    button={{ variant: 'secondary' }}
    title={paymentMethods.markPaidTitle}
    hint={paymentMethods.markPaidHint(due.formattedAmount ?? '')}
    confirm={paymentMethods.markPaid}
    variant="primary"
    done={paymentMethods.markedPaid}
    act={(form) => receive(order, due, form)}
  >
    {(failure) => (
      // Once a part is noted, the field begins with what is due then.
      <TextField
        key={due.amount}
        label={paymentMethods.received(order.currency)}
        hint={paymentMethods.receivedHint}
        name={field}
        id={field}
        inputMode="decimal"
        defaultValue={due.amount}
        required
        mark="none"
        error={complaintOf(failure, field)}
      />
    )}
  </AskButton>
)
