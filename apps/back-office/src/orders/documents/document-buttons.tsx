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
import { documentName, type Document } from './document-name.ts'

const { documents: texts } = words

const create = async (order: Order, { form, timeZone }: { form: FormData; timeZone: string }): Promise<unknown> => {
  const [note, dueDate] = [textIn(form, 'note'), endOfDayIn(form, 'dueDate', timeZone)]
  const options = { ...(note !== '' && { note }), ...(dueDate && { dueDate }) }
  const draft = await shop.invoices.createInvoice(order.id, options)
  return isTicked(form, 'draft') ? draft : shop.invoices.issueInvoice(draft.id, { send: isTicked(form, 'send') })
}

const SendBox = ({ order }: { order: Order }) => (
  <Checkbox name="send" label={texts.email(order.buyerInfo.email ?? '')} defaultChecked />
)

/** Creates an order's invoice: issued with a number, or as a draft. */
export const CreateInvoiceButton = ({ order }: { order: Order }) => {
  const timeZone = useTimeZone()
  return (
    <ConfirmButton
      button={{ size: 'small', variant: 'primary' }}
      title={texts.createTitle}
      hint={texts.createHint}
      confirm={texts.create}
      variant="primary"
      done={texts.created}
      act={(form) => create(order, { form, timeZone })}
    >
      {(failure) => (
        <>
          <DayField
            name="dueDate"
            id="dueDate"
            label={texts.dueDate}
            hint={texts.dueDateHint}
            mark="none"
            error={fieldErrorOf(failure, 'dueDate')}
          />
          <TextArea name="note" label={texts.note} maxLength={1000} rows={2} mark="none" />
          <SendBox order={order} />
          <Checkbox name="draft" label={texts.asDraft} />
        </>
      )}
    </ConfirmButton>
  )
}

interface DocumentProps {
  readonly order: Order
  readonly document: Document
}

const DraftButtons = ({ order, document: { id } }: DocumentProps) => (
  <>
    <ConfirmButton
      button={{ size: 'small', variant: 'primary' }}
      title={texts.issueTitle}
      hint={texts.issueHint}
      confirm={texts.issue}
      variant="primary"
      done={texts.issuedDone}
      act={(form) => shop.invoices.issueInvoice(id, { send: isTicked(form, 'send') })}
    >
      {() => <SendBox order={order} />}
    </ConfirmButton>
    <ConfirmButton
      button={{ size: 'small' }}
      title={texts.deleteTitle}
      hint={texts.deleteHint}
      confirm={texts.delete}
      variant="critical"
      done={texts.deleted}
      act={() => shop.invoices.deleteInvoice(id)}
    />
  </>
)

const minus = (total: string, credited: string): number => Number(total) - Number(credited)

const CreditButton = ({ order, document, name }: DocumentProps & { name: string }) => {
  const { id, total, credited } = document
  const digits = total.amount?.split('.')[1]?.length ?? 0
  const left = minus(total.amount ?? '0', credited?.amount ?? '0').toFixed(digits)
  if (Number(left) <= 0) return null
  return (
    <ConfirmButton
      button={{ size: 'small', 'aria-label': `${texts.credit}: ${name}` }}
      title={texts.creditTitle(name)}
      hint={texts.creditHint(`${left} ${order.currency}`)}
      confirm={texts.credit}
      variant="primary"
      done={texts.credited}
      act={(form) => {
        const reason = textIn(form, 'reason')
        const amount = decimalIn(form, 'amount', digits) ?? throwFieldError('amount', words.notANumber)
        return shop.invoices.createCreditNote(id, {
          amount,
          ...(reason !== '' && { reason }),
          send: isTicked(form, 'send'),
        })
      }}
    >
      {(failure) => (
        <>
          <TextField
            id="amount"
            name="amount"
            label={texts.creditAmount(order.currency)}
            inputMode="decimal"
            defaultValue={left}
            required
            mark="none"
            error={fieldErrorOf(failure, 'amount')}
          />
          <TextField name="reason" label={texts.reason} maxLength={200} mark="none" />
          <SendBox order={order} />
        </>
      )}
    </ConfirmButton>
  )
}

const IssuedButtons = ({ order, document, name }: DocumentProps & { name: string }) => {
  const { id, type, sentDate } = document
  return (
    <>
      <ConfirmButton
        button={{ size: 'small', 'aria-label': `${sentDate ? texts.sendAgain : texts.send}: ${name}` }}
        title={texts.sendTitle(name)}
        hint={texts.sendHint(order.buyerInfo.email ?? '')}
        confirm={sentDate ? texts.sendAgain : texts.send}
        variant="primary"
        done={texts.sent}
        act={() => shop.invoices.sendInvoice(id)}
      />
      {type === 'INVOICE' && <CreditButton order={order} document={document} name={name} />}
      <ConfirmButton
        button={{ size: 'small', variant: 'quiet', 'aria-label': `${texts.void}: ${name}` }}
        title={texts.voidTitle(name)}
        hint={texts.voidHint}
        confirm={texts.void}
        variant="critical"
        done={texts.voided}
        act={() => shop.invoices.voidInvoice(id)}
      />
    </>
  )
}

/** Actions available for a document. */
export const DocumentButtons = ({ order, document }: DocumentProps) => {
  const { status } = document
  if (status === 'Void' || status === 'Deleted') return null
  return (
    <span className="flex flex-wrap gap-2">
      {status === 'Draft' ? (
        <DraftButtons order={order} document={document} />
      ) : (
        <IssuedButtons order={order} document={document} name={documentName(document)} />
      )}
    </span>
  )
}
