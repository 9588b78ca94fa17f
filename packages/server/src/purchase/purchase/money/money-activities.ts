import type { Order } from '@vitrine/contract/entities/orders/order.ts'
import { sumOf, type Minor } from '@vitrine/domain/money.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { createMoneyWriter, type MoneyWriter } from '../../../ground/words/money-writer.ts'
import type { Activities, ActivityType } from '../../../orders/order/api.ts'
import { giftCardProvider, type Happened, type OrderMoney, refundsOf } from '../../../money/payment/api.ts'

type Activity = NonNullable<Order['activities']>[number]
type Payment = OrderMoney['payments'][number]
type Refunded = NonNullable<NonNullable<Activity['refundInitiated']>['payments']>[number]
type Named = Activity & { readonly activityType: ActivityType }

/** An order's payments after the changes, and how amounts are formatted. */
interface Books {
  readonly all: OrderMoney
  readonly money: MoneyWriter
}

/** Returns the card of a payment, as far as it is known. */
const cardOf = ({ body }: Pick<Payment, 'body'>) => {
  const { lastFourDigits, brand } = body.regularPaymentDetails?.creditCardDetails ?? {}
  return { ...(lastFourDigits !== undefined && { lastFourDigits }), ...(brand !== undefined && { brand }) }
}

const paymentOf = ({ all }: Books, id: string): Payment | undefined => all.payments.find((one) => one.id === id)

/** Returns the amount of a payment's last movement of a type. */
const lastMoved = ({ all }: Books, paymentId: string, moved: 'authorized' | 'captured' | 'voided'): Minor =>
  all.movements.findLast((one) => one.paymentId === paymentId && one.type === moved)?.amount ?? 0

const held = (books: Books, paymentId: string, moved: 'authorized' | 'captured' | 'voided') => {
  const payment = paymentOf(books, paymentId)
  return { paymentId, amount: books.money.price(lastMoved(books, paymentId, moved)), ...(payment && cardOf(payment)) }
}

const regular = ({ money }: Books, payment: Payment, amount: Minor) => {
  const card = cardOf(payment)
  return { amount: money.price(amount), ...(Object.keys(card).length > 0 && { creditCardDetails: card }) }
}

/** Describes a payment that was not received. */
const awaited = (books: Books, paymentId: string): NonNullable<Activity['paymentPending']> => {
  const payment = paymentOf(books, paymentId)
  return { paymentId, ...(payment && { regular: regular(books, payment, Number(payment.amount)) }) }
}

/** Lists the payments of a refund. */
const refundedOf = (books: Books, refundId: string): Refunded[] => {
  const parts = books.all.refundTransactions.filter((one) => one.refund_id === refundId)
  return parts.map(({ payment_id: paymentId, amount: minor, is_external: externalRefund }) => {
    const [payment, amount] = [paymentOf(books, paymentId), books.money.price(Number(minor))]
    const { giftcardPaymentDetails: giftCard } = payment?.body ?? {}
    if (payment?.provider === giftCardProvider) {
      const { giftCardPaymentId } = giftCard ?? {}
      return { paymentId, externalRefund, giftCard: { amount, ...(giftCardPaymentId && { giftCardPaymentId }) } }
    }
    return { paymentId, externalRefund, regular: { amount, ...(payment && cardOf(payment)) } }
  })
}

const initiated = (books: Books, refundId: string): NonNullable<Activity['refundInitiated']> => {
  const refund = refundsOf(books.all).find(({ id }) => id === refundId)
  const { transactions = [], details } = refund ?? {}
  return {
    refundId,
    amount: books.money.price(sumOf(transactions.map(({ amount }) => Number(amount)))),
    payments: refundedOf(books, refundId),
    ...(details?.reason !== undefined && { reason: details.reason.slice(0, 200) }),
  }
}

const part = (books: Books, refundId: string, paymentId: string): NonNullable<Activity['paymentRefunded']> => {
  const payment = refundedOf(books, refundId).find((one) => one.paymentId === paymentId)
  return { refundId, ...(payment && { payment }) }
}

const disputed = (books: Books, { chargeback, paymentId }: Extract<Happened, { type: 'chargeback' }>): Named => {
  const payment = paymentOf(books, paymentId)
  const { withdrawn, returned } = chargeback
  const shared = {
    paymentId,
    chargebackId: chargeback.id,
    amount: books.money.price(Number(withdrawn)),
    ...(payment && { paymentDetails: regular(books, payment, Number(payment.amount)) }),
  }
  if (chargeback.state === 'approved') return { activityType: 'CHARGEBACK_CREATED', chargebackCreated: shared }
  const chargebackReversed = { ...shared, reversalAmount: books.money.price(Number(returned)) }
  return { activityType: 'CHARGEBACK_REVERSED', chargebackReversed }
}

const refunded = (
  books: Books,
  { credit, ...one }: Extract<Happened, { type: 'refunded' | 'refund-failed' }>,
): Named => {
  const content = part(books, one.refundId, one.paymentId)
  if (one.type === 'refund-failed') return { activityType: 'PAYMENT_REFUND_FAILED', paymentRefundFailed: content }
  if (!credit) return { activityType: 'PAYMENT_REFUNDED', paymentRefunded: content }
  const { amount, reason } = credit
  const refundedAsStoreCredit = {
    amount: books.money.price(amount),
    ...(reason !== undefined && { reason: reason.slice(0, 100) }),
  }
  return { activityType: 'REFUNDED_AS_STORE_CREDIT', refundedAsStoreCredit }
}

const activityOf = (books: Books, one: Happened): Activities | undefined => {
  switch (one.type) {
    case 'arrived':
      return 'ORDER_PAID'
    case 'authorized':
      return {
        activityType: 'AUTHORIZED_PAYMENT_CREATED',
        authorizedPaymentCreated: held(books, one.paymentId, 'authorized'),
      }
    case 'captured':
      return {
        activityType: 'AUTHORIZED_PAYMENT_CAPTURED',
        authorizedPaymentCaptured: held(books, one.paymentId, 'captured'),
      }
    case 'voided':
      return {
        activityType: 'AUTHORIZED_PAYMENT_VOIDED',
        authorizedPaymentVoided: held(books, one.paymentId, 'voided'),
      }
    case 'declined':
      return { activityType: 'PAYMENT_DECLINED', paymentDeclined: awaited(books, one.paymentId) }
    case 'canceled':
      return { activityType: 'PAYMENT_CANCELED', paymentCanceled: awaited(books, one.paymentId) }
    case 'refund-initiated':
      return { activityType: 'REFUND_INITIATED', refundInitiated: initiated(books, one.refundId) }
    case 'refunded':
    case 'refund-failed':
      return refunded(books, one)
    case 'chargeback':
      return disputed(books, one)
    case 'action-failed':
    case 'details':
      return undefined
    default:
      return one satisfies never
  }
}

/** Lists the order activities that record changes of its payments. */
export const moneyActivities = (happened: readonly Happened[], all: OrderMoney, site: Site): Activities[] => {
  const books = { all, money: createMoneyWriter(site) }
  return happened.flatMap((one) => activityOf(books, one) ?? [])
}
