import type { Order, OrderPaymentRequest, OrderTransactions } from '@vitrine/client'
import { formatMoney } from '@vitrine/ui'
import { locale, words } from '../../words/words.ts'
import type { Dispute } from '../disputes/dispute-evidence.ts'
import { paymentName } from '../payments/payment-name.ts'
import { paymentRequestState } from '../payments/payment-request-state.ts'

const { timeline: texts, disputes: disputeTexts } = words

/** An event of an order. */
export interface TimelineEntry {
  readonly what: string
  /** ID of the note, if the entry is one. */
  readonly noteId?: string
  readonly when: Date
  /** Details of the event. */
  readonly where: readonly string[]
}

/** What happened to an order. */
export interface TimelineSources {
  readonly order: Order
  readonly transactions: OrderTransactions
  readonly disputes: readonly Dispute[]
  readonly paymentRequests: readonly { readonly request: OrderPaymentRequest }[]
  /** Names of the staff by ID, as far as they are known. */
  readonly people: ReadonlyMap<string, string>
}

type Refund = NonNullable<OrderTransactions['refunds']>[number]
type Part = NonNullable<Refund['transactions']>[number]

const describeRefund = (
  { amount, refundStatus, externalRefund, storeCredit, exchange }: Part,
  payment: string,
): string => {
  const text = amount?.formattedAmount ?? ''
  if (exchange) return texts.exchanged(text)
  if (storeCredit) return texts.refundedAsCredit(text)
  if (externalRefund) return texts.refundByHand(text)
  if (refundStatus === 'FAILED') return texts.refundFailed(text, payment)
  return refundStatus === 'SUCCEEDED' ? texts.refunded(text, payment) : texts.refund(text, payment)
}

const refundsOf = ({ payments = [], refunds = [] }: OrderTransactions): TimelineEntry[] =>
  refunds.flatMap(({ createdDate, transactions = [] }) =>
    transactions.map((part) => {
      const payment = payments.find(({ id }) => id === part.paymentId)
      return {
        what: describeRefund(part, payment ? paymentName(payment) : words.canceling.unnamed),
        when: createdDate!,
        where: [],
      }
    }),
  )

const amountOf = (price: { amount?: string } | undefined): number => Number(price?.amount ?? 0)

/** The amount retained from a canceled order, or 0. */
export const retainedAmount = (order: Order, { refunds = [] }: OrderTransactions): number => {
  if (order.status !== 'CANCELED') return 0
  const { paid, refunded, chargeback, chargebackReversal } = order.balanceSummary ?? {}
  const pending = refunds.reduce((sum, { summary }) => sum + amountOf(summary?.pendingRefund), 0)
  const taken = amountOf(chargeback) - amountOf(chargebackReversal)
  return Math.max(0, Math.round((amountOf(paid) - amountOf(refunded) - pending - taken) * 1000) / 1000)
}

type Activity = NonNullable<Order['activities']>[number]

const own = <Value>(values: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(values, key) ? values[key] : undefined

type CustomActivity = NonNullable<Activity['customActivity']>

/** Says which email was sent to whom, and about which amount. `undefined` if it is no such activity. */
const describeEmail = ({ type = '', additionalData = {} }: CustomActivity): string | undefined => {
  const { email = '', recipient, amount, currency } = additionalData
  if (recipient === undefined) return undefined
  if (type === 'EMAIL_SENT') return texts.emailSent(own(words.emails.names, email) ?? email, recipient)
  if (amount === undefined || currency === undefined) return undefined
  return own(texts.emailed, type)?.(formatMoney(amount, { currency, locale }), recipient)
}

const describeCustom = (activity: CustomActivity): string | undefined =>
  describeEmail(activity) ?? (activity.type && (own(texts.custom, activity.type) ?? activity.type))

/** Label of an activity. Notes and activities of apps have their own texts. */
const nameOf = ({ activityType, merchantComment, customActivity }: Activity): string | undefined =>
  merchantComment?.message ??
  (customActivity && describeCustom(customActivity)) ??
  (activityType && texts.activities[activityType])

type Edit = NonNullable<Activity['draftOrderChangesApplied']>
type EditChange = NonNullable<Edit['changes']>[number]

/** Describes one change of an edit. */
const describeChange = (change: EditChange): string[] => {
  const { lineItemAdded: added, lineItemRemoved: removed, lineItemChanged: changed, totalPriceChanged: total } = change
  const amount =
    change.discountAdded ?? change.discountRemoved ?? change.additionalFeeAdded ?? change.additionalFeeRemoved
  if (added) return [texts.edit.added(added.quantity ?? 1, added.name?.original ?? '')]
  if (removed) return [texts.edit.removed(removed.quantity ?? 1, removed.name?.original ?? '')]
  if (changed) {
    const { quantity, price, name } = changed
    const to = quantity?.newQuantity === undefined ? price?.newPrice?.formattedAmount : `${quantity.newQuantity} ×`
    return [texts.edit.changed(name?.original ?? '', to ?? '')]
  }
  if (total) return [texts.edit.total(total.newTotal?.formattedAmount ?? '')]
  if (change.shippingInformationChanged) return [texts.edit.shipping]
  if (!amount) return []
  const isRemoved = amount === change.discountRemoved || amount === change.additionalFeeRemoved
  return [
    isRemoved
      ? texts.edit.removedDiscount(amount.name?.original ?? '')
      : texts.edit.addedDiscount(amount.name?.original ?? ''),
  ]
}

type Actor = NonNullable<Activity['actor']>

/** Names a person of the staff, for those who may see the others. */
const byWhom = ({ type, id = '' }: Actor, people: TimelineSources['people']): string => {
  const name = type === 'owner' ? people.get(id) : undefined
  return name === undefined ? words.actors[type] : texts.by(name)
}

/** Activities recorded on the order, except those that payments and refunds describe in more detail. */
const activitiesOf = ({ order, transactions, people }: TimelineSources): TimelineEntry[] =>
  (order.activities ?? []).flatMap((activity) => {
    const { id, activityType, createdDate, actor, merchantComment, draftOrderChangesApplied: edit } = activity
    const what = nameOf(activity)
    if (what === undefined || createdDate === undefined) return []
    const by = actor ? [byWhom(actor, people)] : []
    const retained = activityType === 'ORDER_CANCELED' ? retainedAmount(order, transactions) : 0
    const sum = retained > 0 ? [texts.kept(formatMoney(retained, { currency: order.currency, locale }))] : []
    const note = merchantComment && id !== undefined ? { noteId: id } : {}
    return [
      {
        what,
        when: createdDate,
        where: [
          ...by,
          ...sum,
          ...(edit?.reason ? [edit.reason] : []),
          ...(edit?.changes ?? []).flatMap(describeChange),
        ],
        ...note,
      },
    ]
  })

const responseEntries = ({ accepted, answeredDate }: Dispute): TimelineEntry[] =>
  accepted === undefined || answeredDate === undefined
    ? []
    : [
        {
          what: accepted ? disputeTexts.timeline.accepted : disputeTexts.timeline.contested,
          when: answeredDate,
          where: [],
        },
      ]

/** When a dispute was won. Lost disputes have no date: only returned money is recorded. */
const decisionEntries = (dispute: Dispute, { activities = [] }: Order): TimelineEntry[] => {
  const reversed = activities.findLast(({ activityType }) => activityType === 'CHARGEBACK_REVERSED')?.createdDate
  if (dispute.status !== 'WON' || reversed === undefined) return []
  return [{ what: disputeTexts.timeline.won(dispute.returned.formattedAmount ?? ''), when: reversed, where: [] }]
}

const disputesOf = (
  disputes: readonly Dispute[],
  { order, payments = [] }: Pick<OrderTransactions, 'payments'> & { order: Order },
): TimelineEntry[] =>
  disputes.flatMap((dispute) => {
    const { paymentId, withdrawn, createdDate, status } = dispute
    const payment = payments.find(({ id }) => id === paymentId)
    const name = payment ? paymentName(payment) : words.canceling.unnamed
    const where = status === 'LOST' ? [disputeTexts.timeline.lost] : []
    const opened = {
      what: disputeTexts.timeline.opened(withdrawn.formattedAmount ?? '', name),
      when: createdDate,
      where,
    }
    return [opened, ...responseEntries(dispute), ...decisionEntries(dispute, order)]
  })

/** Payment links that were paid, canceled, or have expired. */
const paymentLinksOf = (requests: TimelineSources['paymentRequests']): TimelineEntry[] =>
  requests.flatMap(({ request }) => {
    const state = paymentRequestState(request)
    if (state === 'UNPAID') return []
    const amount = formatMoney(request.amount.amount ?? '0', { currency: request.currency, locale })
    const expired = state === 'EXPIRED' ? request.expirationDate : undefined
    return [{ what: texts.linkStates[state](amount), when: expired ?? request.updatedDate, where: [] }]
  })

/** All events of an order, newest first. */
export const timelineEntries = (sources: TimelineSources): readonly TimelineEntry[] =>
  [
    ...activitiesOf(sources),
    ...refundsOf(sources.transactions),
    ...paymentLinksOf(sources.paymentRequests),
    ...disputesOf(sources.disputes, { order: sources.order, ...sources.transactions }),
  ]
    .toSorted((one, other) => one.when.getTime() - other.when.getTime())
    .toReversed()
