import type { Order } from '@vitrine/client'
import { SelectField, TextField } from '@vitrine/ui'
import { ConfirmButton } from '../../confirm/confirm-button.tsx'
import { decimalIn, textIn } from '../../form/read-fields.ts'
import { throwFieldError, fieldErrorOf } from '../../form/field-errors.ts'
import { loadSavedMethods, savedMethodName, type SavedMethod } from '../../members/load-saved-methods.ts'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'

const { savedMethods: texts } = words

type Price = NonNullable<NonNullable<Order['balanceSummary']>['balance']>

const field = 'regularCharge.amount.amount'

/** Returns the saved payment methods of an order's member that can be charged. */
export const loadChargeable = async ({ buyerInfo: { memberId } }: Order): Promise<readonly SavedMethod[]> => {
  if (memberId === undefined) return []
  return ((await loadSavedMethods(memberId)) ?? []).filter(({ expired }) => !expired)
}

const charge = (order: Order, form: FormData, idempotencyKey: string): Promise<unknown> => {
  const amount = decimalIn(form, field) ?? throwFieldError(field, words.notANumber)
  return shop.orderBilling.chargeOrder(order.id, {
    merchantInitiated: true,
    idempotencyKey,
    regularCharge: { paymentIntentId: textIn(form, 'saved'), amount: { amount } },
  })
}

/** Charges the outstanding amount, or a part of it, to a saved payment method of the buyer. */
export const ChargeSavedButton = ({
  order,
  due,
  saved,
}: {
  order: Order
  due: Price
  saved: readonly SavedMethod[]
}) => (
  <ConfirmButton
    button={{ variant: 'secondary' }}
    title={texts.chargeTitle}
    hint={texts.chargeHint(due.formattedAmount ?? '')}
    confirm={texts.charge}
    variant="primary"
    done={texts.charged}
    act={(form, key) => charge(order, form, key)}
  >
    {(failure) => (
      <>
        <SelectField
          label={texts.method}
          name="saved"
          required
          mark="none"
          options={saved.map((method) => ({ value: method.paymentToken, label: savedMethodName(method) }))}
        />
        <TextField
          key={due.amount}
          label={texts.amount(order.currency)}
          name={field}
          id={field}
          inputMode="decimal"
          defaultValue={due.amount}
          required
          mark="none"
          error={fieldErrorOf(failure, field)}
        />
      </>
    )}
  </ConfirmButton>
)
