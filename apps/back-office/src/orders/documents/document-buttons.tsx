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
import { nameOf, type Document } from './document-name.ts'

const { documents: said } = words

const create = async (order: Order, { form, timeZone }: { form: FormData; timeZone: string }): Promise<unknown> => {
  const [note, dueDate] = [textIn(form, 'note'), endOfDayIn(form, 'dueDate', timeZone)]
  const options = { ...(note !== '' && { note }), ...(dueDate && { dueDate }) }
  const draft = await shop.invoices.createInvoice(order.id, options)
  return isTicked(form, 'draft') ? draft : shop.invoices.issueInvoice(draft.id, { send: isTicked(form, 'send') })
}

const SendBox = ({ order }: { order: Order }) => (
  <Checkbox name="send" label={said.email(order.buyerInfo.email ?? '')} defaultChecked />
)

/** Creates an order's invoice: issued with a number, or as a draft. */
export const CreateInvoiceButton = ({ order }: { order: Order }) => {
  const timeZone = useTimeZone()
  return (
    <AskButton
      button={{ size: 'small', variant: 'primary' }}
      title={said.createTitle}
      hint={said.createHint}
      confirm={said.create}
      variant="primary"
      done={said.created}
      act={(form) => create(order, { form, timeZone })}
    >
      {(failure) => (
        <>
          <DayField
            name="dueDate"
            id="dueDate"
            label={said.dueDate}
            hint={said.dueDateHint}
            mark="none"
            error={complaintOf(failure, 'dueDate')}
          />
          <TextArea name="note" label={said.note} maxLength={1000} rows={2} mark="none" />
          <SendBox order={order} />
          <Checkbox name="draft" label={said.asDraft} />
        </>
      )}
    </AskButton>
  )
}

interface DocumentProps {
  readonly order: Order
  readonly document: Document
}

const DraftButtons = ({ order, document: { id } }: DocumentProps) => (
  <>
    <AskButton
      button={{ size: 'small', variant: 'primary' }}
      title={said.issueTitle}
      hint={said.issueHint}
      confirm={said.issue}
      variant="primary"
      done={said.issuedDone}
      act={(form) => shop.invoices.issueInvoice(id, { send: isTicked(form, 'send') })}
    >
      {() => <SendBox order={order} />}
    </AskButton>
    <AskButton
      button={{ size: 'small' }}
      title={said.deleteTitle}
      hint={said.deleteHint}
      confirm={said.delete}
      variant="critical"
      done={said.deleted}
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
    <AskButton
      button={{ size: 'small', 'aria-label': `${said.credit}: ${name}` }}
      title={said.creditTitle(name)}
      hint={said.creditHint(`${left} ${order.currency}`)}
      confirm={said.credit}
      variant="primary"
      done={said.credited}
      act={(form) => {
        const reason = textIn(form, 'reason')
        const amount = decimalIn(form, 'amount', digits) ?? complain('amount', words.notANumber)
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
            label={said.creditAmount(order.currency)}
            inputMode="decimal"
            defaultValue={left}
            required
            mark="none"
            error={complaintOf(failure, 'amount')}
          />
          <TextField name="reason" label={said.reason} maxLength={200} mark="none" />
          <SendBox order={order} />
        </>
      )}
    </AskButton>
  )
}

const IssuedButtons = ({ order, document, name }: DocumentProps & { name: string }) => {
  const { id, type, sentDate } = document
  return (
    <>
      <AskButton
        button={{ size: 'small', 'aria-label': `${sentDate ? said.sendAgain : said.send}: ${name}` }}
        title={said.sendTitle(name)}
        hint={said.sendHint(order.buyerInfo.email ?? '')}
        confirm={sentDate ? said.sendAgain : said.send}
        variant="primary"
        done={said.sent}
        act={() => shop.invoices.sendInvoice(id)}
      />
      {type === 'INVOICE' && <CreditButton order={order} document={document} name={name} />}
      <AskButton
        button={{ size: 'small', variant: 'quiet', 'aria-label': `${said.void}: ${name}` }}
        title={said.voidTitle(name)}
        hint={said.voidHint}
        confirm={said.void}
        variant="critical"
        done={said.voided}
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
        <IssuedButtons order={order} document={document} name={nameOf(document)} />
      )}
    </span>
  )
}
