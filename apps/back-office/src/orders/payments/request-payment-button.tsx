import type { Order } from '@vitrine/client'
import { Checkbox, TextArea, TextField } from '@vitrine/ui'
import { ConfirmButton } from '../../confirm/confirm-button.tsx'
import { DayField } from '../../clock/date-fields.tsx'
import { endOfDayIn } from '../../clock/read-dates.ts'
import { useTimeZone } from '../../clock/use-time-zone.ts'
import { decimalIn, isTicked, textIn } from '../../form/read-fields.ts'
import { throwFieldError, fieldErrorOf } from '../../form/field-errors.ts'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'

const { paymentRequests: texts } = words
const amountField = 'options.orderPaymentRequest.amount.amount'
const titleField = 'options.orderPaymentRequest.title'
const expiresField = 'options.orderPaymentRequest.expirationDate'

type Price = NonNullable<NonNullable<Order['balanceSummary']>['balance']>

const request = async (order: Order, { form, timeZone }: { form: FormData; timeZone: string }): Promise<void> => {
  const amount = decimalIn(form, amountField) ?? throwFieldError(amountField, words.notANumber)
  const description = textIn(form, 'description')
  const expirationDate = endOfDayIn(form, expiresField, timeZone)
  const { id } = await shop.orderPaymentRequests.createOrderPaymentRequest({
    orderPaymentRequest: {
      orderId: order.id,
      amount: { amount },
      title: textIn(form, titleField),
      ...(description !== '' && { description }),
      ...(expirationDate && { expirationDate }),
      blockedPaymentMethods: isTicked(form, 'online') ? ['MANUAL'] : [],
    },
  })
  if (isTicked(form, 'send')) await shop.orderPaymentRequests.sendOrderPaymentRequest(id)
}

/** Sends the customer a link to pay the outstanding amount of an order or a part of it. */
export const RequestPaymentButton = ({ order, due }: { order: Order; due: Price }) => {
  const timeZone = useTimeZone()
  return (
    <ConfirmButton
      button={{ variant: 'secondary' }}
      title={texts.requestTitle}
      hint={texts.requestHint(due.formattedAmount ?? '')}
      confirm={texts.request}
      variant="primary"
      done={texts.requested}
      act={(form) => request(order, { form, timeZone })}
    >
      {(failure) => (
        <>
          <TextField
            key={due.amount}
            label={texts.amount(order.currency)}
            name={amountField}
            id={amountField}
            inputMode="decimal"
            defaultValue={due.amount}
            required
            mark="none"
            error={fieldErrorOf(failure, amountField)}
          />
          <TextField
            label={texts.name}
            hint={texts.nameHint}
            name={titleField}
            id={titleField}
            maxLength={200}
            defaultValue={texts.defaultName(order.number)}
            required
            mark="none"
            error={fieldErrorOf(failure, titleField)}
          />
          <TextArea label={texts.description} name="description" rows={2} maxLength={300} mark="optional" />
          <DayField
            label={texts.expires}
            hint={texts.expiresHint}
            name={expiresField}
            id={expiresField}
            mark="optional"
            error={fieldErrorOf(failure, expiresField)}
          />
          <Checkbox label={texts.onlineOnly} name="online" />
          <Checkbox label={texts.send(order.buyerInfo.email ?? '')} name="send" defaultChecked />
        </>
      )}
    </ConfirmButton>
  )
}
