import { isApiError, type Order, type OrderTransactions, type OrderWithFulfillments } from '@vitrine/client'
import { Alert, Card, DateTime, RadioGroup, SummaryList, TextArea, TextField } from '@vitrine/ui'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { useState } from 'react'
import { useTimeZone } from '../../clock/use-time-zone.ts'
import { EntryPage } from '../../page/entry-page.tsx'
import { CancelLink } from '../../form/cancel-link.tsx'
import { textIn } from '../../form/read-fields.ts'
import { throwFieldError } from '../../form/field-errors.ts'
import { EntryForm, type FieldOf } from '../../form/entry-form.tsx'
import { useDone } from '../../form/use-done.ts'
import { NotFound } from '../../page/not-found.tsx'
import { FieldGroup } from '../../page/section.tsx'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'
import { draftEvidence, type Dispute, type Evidence } from './dispute-evidence.ts'
import { reasonOf } from './disputes.tsx'
import { paymentName } from '../payments/payment-name.ts'

const { disputes: texts } = words

interface DisputeData {
  readonly order: Order
  readonly transactions: OrderTransactions
  readonly sent: OrderWithFulfillments
  /** `undefined` if the order has no such dispute. */
  readonly dispute: Dispute | undefined
}

type KnownData = DisputeData & { readonly dispute: Dispute }

export const loadDispute = async ({
  params: { id, dispute: disputeId },
}: PageRequest<'/orders/:id/disputes/:dispute'>): Promise<DisputeData> => {
  const [order, { orderTransactions }, { orderWithFulfillments }, disputes] = await Promise.all([
    shop.orders.getOrder(id),
    shop.orderTransactions.listTransactionsForSingleOrder(id),
    shop.orderFulfillments.listFulfillmentsForSingleOrder(id),
    shop.disputes.listDisputes({ orderId: id }),
  ])
  const dispute = disputes.find((one) => one.id === disputeId)
  return { order, transactions: orderTransactions, sent: orderWithFulfillments, dispute }
}

type EvidenceField = keyof Evidence
const fieldName = (field: EvidenceField): string => `evidence.${field}`

/** Evidence fields by group. Long ones have several rows. */
const groups: readonly {
  title: string
  fields: readonly { field: EvidenceField; isLong?: boolean; hint?: string }[]
}[] = [
  {
    title: texts.inYourWords,
    fields: [
      { field: 'explanation', isLong: true },
      { field: 'customerCommunication', isLong: true, hint: texts.customerCommunicationHint },
    ],
  },
  {
    title: texts.delivery,
    fields: [
      { field: 'shippingCarrier' },
      { field: 'shippingTrackingNumber' },
      { field: 'shippingDate' },
      { field: 'shippingAddress' },
    ],
  },
  {
    title: texts.customer,
    fields: [{ field: 'customerName' }, { field: 'customerEmail' }, { field: 'billingAddress' }],
  },
  {
    title: words.items,
    fields: [
      { field: 'productDescription', isLong: true },
      { field: 'receipt', isLong: true },
    ],
  },
  {
    title: texts.policy,
    fields: [
      { field: 'refundPolicy', isLong: true },
      { field: 'refundRefusalExplanation', isLong: true },
    ],
  },
]

const evidenceFields = groups.flatMap(({ fields }) => fields.map(({ field }) => field))

/** Reads the evidence. Empty fields are omitted. */
const readEvidence = (form: FormData): Evidence =>
  Object.fromEntries(
    evidenceFields.flatMap((field) => {
      const text = textIn(form, fieldName(field))
      return text === '' ? [] : [[field, text]]
    }),
  )

const EvidenceFields = ({ field, filled }: { field: FieldOf; filled: Evidence }) =>
  groups.map(({ title, fields }) => (
    <FieldGroup key={title} title={title}>
      {fields.map(({ field: name, isLong, hint }) =>
        isLong ? (
          <TextArea
            key={name}
            {...field(fieldName(name))}
            label={texts[name]}
            hint={hint}
            rows={4}
            maxLength={10_000}
            defaultValue={filled[name]}
            mark="none"
          />
        ) : (
          <TextField
            key={name}
            {...field(fieldName(name))}
            label={texts[name]}
            maxLength={1000}
            defaultValue={filled[name]}
            mark="none"
          />
        ),
      )}
    </FieldGroup>
  ))

const ResponseForm = ({ order, sent, dispute }: KnownData) => {
  const done = useDone()
  const [accepts, setAccepts] = useState(false)
  const timeZone = useTimeZone()
  const save = async (form: FormData) => {
    const evidence = accepts ? undefined : readEvidence(form)
    try {
      await shop.disputes.answerDispute(dispute.id, { accept: accepts, ...(evidence && { evidence }) })
    } catch (error) {
      if (isApiError(error, 'INVALID_ARGUMENT') && evidence && Object.keys(evidence).length === 0) {
        throwFieldError(fieldName('explanation'), words.fieldErrors.REQUIRED_FIELD)
      }
      throw error
    }
    return done({ message: texts.sent, next: `/orders/${order.id}` })
  }
  return (
    <EntryForm
      label={texts.title}
      save={save}
      submit={accepts ? texts.submitAccept : texts.submitContest}
      actions={<CancelLink href={`/orders/${order.id}`} />}
    >
      {(field) => (
        <>
          <RadioGroup
            label={texts.choice}
            name="choice"
            value={accepts ? 'accept' : 'contest'}
            onValueChange={(value) => setAccepts(value === 'accept')}
            options={[
              { value: 'contest', label: texts.contest, hint: texts.contestHint },
              { value: 'accept', label: texts.accept, hint: texts.acceptHint(dispute.amount.formattedAmount ?? '') },
            ]}
          />
          {!accepts && (
            <EvidenceFields field={field} filled={dispute.evidence ?? draftEvidence(order, { sent, timeZone })} />
          )}
        </>
      )}
    </EntryForm>
  )
}

/** Reason and status of the dispute. */
const DisputeDetails = ({ dispute }: { dispute: Dispute }) => {
  const { status, withdrawn, returned, createdDate, answerBefore, answeredDate } = dispute
  const day = (date: Date) => <DateTime value={date} show="date-time" />
  return (
    <Card appearance="framed">
      <SummaryList
        rows={[
          { label: texts.status, value: texts.states[status] },
          { label: texts.reason, value: reasonOf(dispute) },
          { label: texts.opened, value: day(createdDate) },
          ...(answerBefore ? [{ label: texts.until, value: day(answerBefore) }] : []),
          ...(answeredDate ? [{ label: texts.answered, value: day(answeredDate) }] : []),
          { label: texts.taken, value: withdrawn.formattedAmount },
          { label: texts.returned, value: returned.formattedAmount },
        ]}
      />
    </Card>
  )
}

/** The response that was sent. */
const SentResponse = ({ dispute: { accepted, evidence = {} } }: { dispute: Dispute }) => {
  if (accepted) return <p>{texts.accepted}</p>
  return (
    <FieldGroup title={texts.sentBefore}>
      {evidenceFields
        .filter((field) => evidence[field] !== undefined)
        .map((field) => (
          <div key={field}>
            <p className="text-sm text-muted">{texts[field]}</p>
            <p className="whitespace-pre-line">{evidence[field]}</p>
          </div>
        ))}
    </FieldGroup>
  )
}

/** A dispute of an order, with the form to respond. */
export const DisputePage = ({ data }: PageProps<DisputeData>) => {
  const { order, transactions, dispute } = data
  if (!dispute) return <NotFound list={`/orders/${order.id}`} />
  const payment = transactions.payments?.find(({ id }) => id === dispute.paymentId)
  const name = payment ? paymentName(payment) : words.canceling.unnamed
  return (
    <EntryPage
      title={texts.title}
      list={{ label: words.order(order.number), href: `/orders/${order.id}` }}
      hint={texts.hint(dispute.amount.formattedAmount ?? '', name)}
    >
      <DisputeDetails dispute={dispute} />
      {dispute.answerRefusal !== undefined && (
        <Alert tone="critical" title={texts.refused}>
          {dispute.answerRefusal}
        </Alert>
      )}
      {dispute.whyNot && <Alert>{texts.whyNot[dispute.whyNot]}</Alert>}
      {dispute.answerable ? (
        <ResponseForm {...data} dispute={dispute} />
      ) : (
        dispute.accepted !== undefined && <SentResponse dispute={dispute} />
      )}
    </EntryPage>
  )
}
