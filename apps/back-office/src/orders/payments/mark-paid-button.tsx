import type { Order } from '@vitrine/client'
import { TextField } from '@vitrine/ui'
import { ConfirmButton } from '../../confirm/confirm-button.tsx'
import { decimalIn } from '../../form/read-fields.ts'
import { throwFieldError, fieldErrorOf } from '../../form/field-errors.ts'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'

const { paymentMethods } = words

type Price = NonNullable<NonNullable<Order['balanceSummary']>['balance']>

/** Statuses in which payments are expected. Authorized and refunded orders are excluded. */
const payableStatuses: readonly Order['paymentStatus'][] = ['NOT_PAID', 'PARTIALLY_PAID', 'PENDING', 'DECLINED']

/** The outstanding amount of an order. `undefined` if there is none. */
export const outstandingAmount = ({ status, paymentStatus, balanceSummary }: Order): Price | undefined => {
  const isOpen = status === 'APPROVED' || status === 'INITIALIZED'
  const isAwaited = isOpen && payableStatuses.includes(paymentStatus)
  return isAwaited && Number(balanceSummary?.balance?.amount ?? 0) > 0 ? balanceSummary?.balance : undefined
}

const field = 'payments[0].amount.amount'

/** The full amount marks the order as paid; a part is added as a payment. */
const receive = (order: Order, due: Price, form: FormData): Promise<unknown> => {
  const amount = decimalIn(form, field) ?? throwFieldError(field, words.notANumber)
  if (Number(amount) === Number(due.amount)) return shop.orders.markOrderAsPaid(order.id)
  const payment = { amount: { amount }, regularPaymentDetails: { offlinePayment: true } }
  return shop.orderTransactions.addPayments(order.id, [payment])
}

/** Records a payment received outside the store: the outstanding amount or a part of it. */
export const MarkPaidButton = ({ order, due }: { order: Order; due: Price }) => (
  <ConfirmButton
    button={{ variant: 'secondary' }}
    title={paymentMethods.markPaidTitle}
    hint={paymentMethods.markPaidHint(due.formattedAmount ?? '')}
    confirm={paymentMethods.markPaid}
    variant="primary"
    done={paymentMethods.markedPaid}
    act={(form) => receive(order, due, form)}
  >
    {(failure) => (
      // After a partial payment, the field starts with the new outstanding amount.
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
        error={fieldErrorOf(failure, field)}
      />
    )}
  </ConfirmButton>
)
