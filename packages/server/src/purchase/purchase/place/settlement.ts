import type { Minor } from '@vitrine/domain/money.ts'
import { noSums, type Sums } from '@vitrine/domain/payment/ledger.ts'
import type { PaymentsOfOrder } from '@vitrine/domain/payment/order-payment.ts'
import type { RecordStatus } from '@vitrine/domain/payment/record.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { Site } from '../../../ground/site/sites.ts'
import type { RedeemedGiftCard } from '../../../money/gift-card/api.ts'
import {
  type Attempt,
  insertPayment,
  laterFrom,
  type OnTheWay,
  type PaymentDetails,
  type Provided,
  type ShownMethod,
} from '../../../money/payment/api.ts'
import { dueOf, type OrderDraft } from './draft.ts'

/** How an order is paid when it is placed. */
export type Settlement =
  | { readonly type: 'attempt'; readonly attempt: Attempt; readonly provided: Provided }
  | { readonly type: 'free' }
  /** The buyer pays later. The payment method is not known yet. */
  | { readonly type: 'unpaid' }

/** Returns the chosen offline payment method with its instructions. */
export const methodOf = (settlement: Settlement): ShownMethod | undefined =>
  settlement.type === 'attempt' && settlement.provided.status === 'due' ? settlement.provided.method : undefined

/** Returns what is paid or authorized when the order is placed. */
export const initialSums = (draft: OrderDraft, settlement: Settlement): Sums => {
  const status = providedStatus(settlement)
  const sumIf = (what: typeof status): Minor => (status === what ? dueOf(draft) : 0)
  return { ...noSums, authorized: sumIf('authorized'), captured: sumIf('captured') + (draft.giftCard?.amount ?? 0) }
}

const providedStatus = (settlement: Settlement): Provided['status'] | undefined =>
  settlement.type === 'attempt' ? settlement.provided.status : undefined

const firstStatus = {
  captured: 'APPROVED',
  authorized: 'AUTHORIZED',
  processing: 'PENDING',
  due: 'PENDING',
} as const satisfies Record<Provided['status'], RecordStatus>

/** Returns the first payments of an order, and the amounts of them that are authorized or pending. */
export const initialPayments = (
  draft: OrderDraft,
  settlement: Settlement,
): PaymentsOfOrder & Pick<OnTheWay, 'pending'> => {
  const status = providedStatus(settlement)
  return {
    held: status === 'authorized' ? dueOf(draft) : 0,
    pending: status === 'processing' ? dueOf(draft) : 0,
    payments: status ? [{ status: firstStatus[status], isOutside: status === 'due' }] : [],
  }
}

/**
 * Returns whether stock that is taken on payment is taken: items of an authorized or pending payment must not be sold
 * to anyone else.
 */
export const hasTakenStock = (settlement: Settlement): boolean => {
  const status = providedStatus(settlement)
  return status !== undefined && status !== 'due'
}

/** Details of an offline payment, with the name that the buyer has seen. */
const offlineDetails = ({ id, name }: ShownMethod): PaymentDetails['regularPaymentDetails'] => ({
  offlinePayment: true,
  paymentMethodName: {
    buyerLanguageName: name,
    siteLanguageName: name,
    userDefinedName: id === 'BANK_TRANSFER' ? { predefined: 'BANK_TRANSFER' } : { custom: name },
  },
})

/** Returns whether the payment is under review before the order is approved. */
export const isUnderReview = (settlement: Settlement): boolean =>
  settlement.type === 'attempt' && 'isReviewed' in settlement.provided && settlement.provided.isReviewed === true

const detailsOf = ({ id, saved }: Attempt, provided: Provided): PaymentDetails['regularPaymentDetails'] => {
  if (provided.status === 'due') return { paymentOrderId: id, ...offlineDetails(provided.method) }
  const { transactionId } = provided
  const card = 'card' in provided ? provided.card : undefined
  return {
    paymentOrderId: id,
    gatewayTransactionId: transactionId,
    providerTransactionId: transactionId,
    offlinePayment: false,
    ...(saved !== null && { savedPaymentMethod: true }),
    ...(card && { creditCardDetails: { brand: card.brand, lastFourDigits: card.lastFour } }),
  }
}

interface OfOrder {
  readonly site: Site
  readonly orderId: string
  readonly now: Date
}

/** Saves the payment of a gift card. */
export const writeGiftCardPayment = (
  db: Db,
  { id, amount, obfuscatedCode }: RedeemedGiftCard,
  { site, orderId, now }: OfOrder,
): Promise<void> => {
  const body: PaymentDetails = { giftcardPaymentDetails: { giftCardPaymentId: id, obfuscatedCode } }
  const payment = {
    site_id: site.id,
    id,
    order_id: orderId,
    provider: 'gift-card',
    method: null,
    amount,
    currency: site.currency,
    body: JSON.stringify(body),
  }
  return insertPayment(db, payment, { arrived: 'captured', now })
}

/** When to poll the provider, in case it sends no webhook. JSON stores the date as text. */
const pollDateOf = (provided: Provided, now: Date): Date | null => {
  if (provided.status === 'due') return null
  if (provided.lookAt) return new Date(provided.lookAt)
  const isAwaited = provided.status === 'processing' || ('isReviewed' in provided && provided.isReviewed === true)
  return isAwaited ? laterFrom(now) : null
}

/** Saves the payment of an attempt. */
export const writeAttemptsPayment = (
  db: Db,
  { attempt, provided }: Extract<Settlement, { type: 'attempt' }>,
  { site, orderId, now }: OfOrder,
): Promise<void> => {
  const payment = {
    site_id: site.id,
    id: attempt.id,
    order_id: orderId,
    provider: attempt.provider,
    method: provided.status === 'due' ? JSON.stringify(provided.method) : null,
    amount: Number(attempt.amount),
    currency: attempt.currency,
    body: JSON.stringify({ regularPaymentDetails: detailsOf(attempt, provided) } satisfies PaymentDetails),
  }
  const arrived = provided.status === 'captured' || provided.status === 'authorized' ? provided.status : 'nothing'
  // Pending payments are polled, in case the provider sends no webhook.
  const lookAt = pollDateOf(provided, now)
  return insertPayment(db, payment, { arrived, lookAt, now })
}

/** Saves the payments of an order that was just placed. */
export const writePayments = async (
  db: Db,
  { draft, settlement, ...of }: OfOrder & { draft: OrderDraft; settlement: Settlement },
): Promise<void> => {
  if (settlement.type === 'attempt') await writeAttemptsPayment(db, settlement, of)
  if (draft.giftCard) await writeGiftCardPayment(db, draft.giftCard, of)
}
