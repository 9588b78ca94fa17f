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
  /** The buyer pays later, and nothing is said of how. */
  | { readonly type: 'unpaid' }

/** The way of paying outside that was chosen, with what its buyer was told to do. */
export const methodOf = (settlement: Settlement): ShownMethod | undefined =>
  settlement.type === 'attempt' && settlement.provided.status === 'due' ? settlement.provided.method : undefined

/** What has come in when the order is placed. */
export const sumsAtFirst = (draft: OrderDraft, settlement: Settlement): Sums => {
  const status = providedStatus(settlement)
  const came = (what: typeof status): Minor => (status === what ? dueOf(draft) : 0)
  return { ...noSums, authorized: came('authorized'), captured: came('captured') + (draft.giftCard?.amount ?? 0) }
}

const providedStatus = (settlement: Settlement): Provided['status'] | undefined =>
  settlement.type === 'attempt' ? settlement.provided.status : undefined

const firstStatus = {
  captured: 'APPROVED',
  authorized: 'AUTHORIZED',
  processing: 'PENDING',
  due: 'PENDING',
} as const satisfies Record<Provided['status'], RecordStatus>

/** The payments of an order as it is placed, and what is held of them. */
export const paymentsAtFirst = (
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

/** Whether goods that leave the stock with the payment have left it: what is held or on its way is sold to nobody else. */
export const hasTakenStock = (settlement: Settlement): boolean => {
  const status = providedStatus(settlement)
  return status !== undefined && status !== 'due'
}

/** A payment that comes outside, by the name that its buyer was told. */
export const offlineDetails = ({ id, name }: ShownMethod): PaymentDetails['regularPaymentDetails'] => ({
  offlinePayment: true,
  paymentMethodName: {
    buyerLanguageName: name,
    siteLanguageName: name,
    userDefinedName: id === 'BANK_TRANSFER' ? { predefined: 'BANK_TRANSFER' } : { custom: name },
  },
})

/** Whether somebody looks at the payment before the order is accepted. */
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

/** A gift card has paid a part of an order. */
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

/** When the provider is asked again, in case nobody tells; JSON has kept the date as text. */
const lookDateOf = (provided: Provided, now: Date): Date | null => {
  if (provided.status === 'due') return null
  if (provided.lookAt) return new Date(provided.lookAt)
  const isAwaited = provided.status === 'processing' || ('isReviewed' in provided && provided.isReviewed === true)
  return isAwaited ? laterFrom(now) : null
}

/** An attempt has paid an order, or a part of it. */
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
  // Money that is on its way is asked about, in case nobody tells.
  const lookAt = lookDateOf(provided, now)
  return insertPayment(db, payment, { arrived, lookAt, now })
}

/** Writes down the payments of an order that was just placed, and what has come in. */
export const writePayments = async (
  db: Db,
  { draft, settlement, ...of }: OfOrder & { draft: OrderDraft; settlement: Settlement },
): Promise<void> => {
  if (settlement.type === 'attempt') await writeAttemptsPayment(db, settlement, of)
  if (draft.giftCard) await writeGiftCardPayment(db, draft.giftCard, of)
}
