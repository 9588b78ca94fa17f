import type { Order } from '@vitrine/client'
import { Checkbox, TextArea, TextField } from '@vitrine/ui'
import { AskButton } from '../../confirm/confirm-button.tsx'
import { DayField } from '../../clock/date-fields.tsx'
import { endOfDayIn } from '../../clock/read-dates.ts'
import { useTimeZone } from '../../clock/use-time-zone.ts'
import { decimalIn, isTicked, textIn } from '../../form/read-fields.ts'
import { complain, complaintOf } from '../../form/field-errors.ts'
import { shop } from '../../shop.ts'
import { words } from '../../words/en.ts'

const { paymentRequests: said } = words
const amountField = 'options.orderPaymentRequest.amount.amount'
const titleField = 'options.orderPaymentRequest.title'
const expiresField = 'options.orderPaymentRequest.expirationDate'

type Price = NonNullable<NonNullable<Order['balanceSummary']>['balance']>

const request = async (order: Order, { form, timeZone }: { form: FormData; timeZone: string }): Promise<void> => {
  const amount = decimalIn(form, amountField) ?? complain(amountField, words.notANumber)
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
    <AskButton
      button={{ variant: 'secondary' }}
      title={said.requestTitle}
      hint={said.requestHint(due.formattedAmount ?? '')}
      confirm={said.request}
      variant="primary"
      done={said.requested}
      act={(form) => request(order, { form, timeZone })}
    >
      {(failure) => (
        <>
          <TextField
            key={due.amount}
            label={said.amount(order.currency)}
            name={amountField}
            id={amountField}
            inputMode="decimal"
            defaultValue={due.amount}
            required
            mark="none"
            error={complaintOf(failure, amountField)}
          />
          <TextField
            label={said.name}
            hint={said.nameHint}
            name={titleField}
            id={titleField}
            maxLength={200}
            defaultValue={said.defaultName(order.number)}
            required
            mark="none"
            error={complaintOf(failure, titleField)}
          />
          <TextArea label={said.description} name="description" rows={2} maxLength={300} mark="optional" />
          <DayField
            label={said.expires}
            hint={said.expiresHint}
            name={expiresField}
            id={expiresField}
            mark="optional"
            error={complaintOf(failure, expiresField)}
          />
          <Checkbox label={said.onlineOnly} name="online" />
          <Checkbox label={said.send(order.buyerInfo.email ?? '')} name="send" defaultChecked />
        </>
      )}
    </AskButton>
  )
}
