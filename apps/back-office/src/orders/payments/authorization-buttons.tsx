import type { OrderTransactions } from '@vitrine/client'
import { TextField } from '@vitrine/ui'
import { ConfirmButton } from '../../confirm/confirm-button.tsx'
import { decimalIn } from '../../form/read-fields.ts'
import { throwFieldError, fieldErrorOf } from '../../form/field-errors.ts'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'

const { refunds } = words

type Payment = NonNullable<OrderTransactions['payments']>[number]

interface AuthorizationButtonsProps {
  readonly orderId: string
  readonly currency: string
  readonly payment: Payment
}

const field = 'payments[0].amount.amount'

/** Captures or voids an authorized payment. */
export const AuthorizationButtons = ({
  orderId,
  currency,
  payment: { id = '', amount },
}: AuthorizationButtonsProps) => (
  <span className="mt-2 flex flex-wrap gap-2">
    <ConfirmButton
      button={{ size: 'small', variant: 'primary' }}
      title={refunds.captureTitle}
      hint={refunds.captureHint(amount?.formattedAmount ?? '')}
      confirm={refunds.capture}
      variant="primary"
      done={refunds.captured}
      act={(form) => {
        const taken = decimalIn(form, field) ?? throwFieldError(field, words.notANumber)
        return shop.orderBilling.captureAuthorizedPayments(orderId, {
          payments: [{ paymentId: id, amount: { amount: taken } }],
        })
      }}
    >
      {(failure) => (
        <TextField
          id={field}
          name={field}
          label={refunds.captureAmount(currency)}
          inputMode="decimal"
          defaultValue={amount?.amount ?? ''}
          required
          mark="none"
          error={fieldErrorOf(failure, field)}
        />
      )}
    </ConfirmButton>
    <ConfirmButton
      button={{ size: 'small' }}
      title={refunds.voidTitle}
      hint={refunds.voidHint(amount?.formattedAmount ?? '')}
      confirm={refunds.void}
      variant="critical"
      done={refunds.voided}
      act={() => shop.orderBilling.voidAuthorizedPayments(orderId, { paymentIds: [id] })}
    />
  </span>
)
