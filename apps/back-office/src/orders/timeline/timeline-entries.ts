import type { Order, OrderTransactions } from '@vitrine/client'
import { formatMoney } from '@vitrine/ui'
import { locale, words } from '../../words/words.ts'
import type { Dispute } from '../disputes/dispute-evidence.ts'
import { paymentName } from '../payments/payment-name.ts'

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

/** Label of an activity. Notes and activities of apps have their own texts. */
const nameOf = ({ activityType, merchantComment, customActivity }: Activity): string | undefined =>
  merchantComment?.message ??
  (customActivity?.type && (texts.custom[customActivity.type] ?? customActivity.type)) ??
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

/** Activities recorded on the order, except those that payments and refunds describe in more detail. */
const activitiesOf = (order: Order, transactions: OrderTransactions): TimelineEntry[] =>
  (order.activities ?? []).flatMap((activity) => {
    const { id, activityType, createdDate, actor, merchantComment, draftOrderChangesApplied: edit } = activity
    const what = nameOf(activity)
    if (what === undefined || createdDate === undefined) return []
    const by = actor ? [words.actors[actor.type]] : []
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

/** All events of an order, newest first. */
export const timelineEntries = (
  order: Order,
  transactions: OrderTransactions,
  disputes: readonly Dispute[],
): readonly TimelineEntry[] =>
  [
    ...activitiesOf(order, transactions),
    ...refundsOf(transactions),
    ...disputesOf(disputes, { order, ...transactions }),
  ]
    .toSorted((one, other) => one.when.getTime() - other.when.getTime())
    .toReversed()
