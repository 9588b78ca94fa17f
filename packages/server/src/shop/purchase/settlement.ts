import type { Minor } from '@vitrine/domain/money.ts'
import { noSums, type Sums } from '@vitrine/domain/payment/ledger.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { RedeemedGiftCard } from '../gift-card/tables.ts'
import type { Attempt } from '../payment/attempts.ts'
import { insertPayment } from '../payment/ledger-store.ts'
import type { ShownMethod } from '../payment/provider.ts'
import type { Provided } from '../payment/selling.ts'
import type { PaymentDetails } from '../payment/tables.ts'
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
  const charged: Minor = settlement.type === 'attempt' && settlement.provided.status === 'captured' ? dueOf(draft) : 0
  return { ...noSums, captured: charged + (draft.giftCard?.amount ?? 0) }
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

const detailsOf = ({ id }: Attempt, provided: Provided): PaymentDetails['regularPaymentDetails'] => {
  if (provided.status === 'due') return { paymentOrderId: id, ...offlineDetails(provided.method) }
  const { transactionId } = provided
  const card = 'card' in provided ? provided.card : undefined
  return {
    paymentOrderId: id,
    gatewayTransactionId: transactionId,
    providerTransactionId: transactionId,
    offlinePayment: false,
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
  return insertPayment(db, payment, { captured: true, now })
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
    currency: site.currency,
    body: JSON.stringify({ regularPaymentDetails: detailsOf(attempt, provided) } satisfies PaymentDetails),
  }
  return insertPayment(db, payment, { captured: provided.status === 'captured', now })
}

/** Writes down the payments of an order that was just placed, and what has come in. */
export const writePayments = async (
  db: Db,
  { draft, settlement, ...of }: OfOrder & { draft: OrderDraft; settlement: Settlement },
): Promise<void> => {
  if (settlement.type === 'attempt') await writeAttemptsPayment(db, settlement, of)
  if (draft.giftCard) await writeGiftCardPayment(db, draft.giftCard, of)
}
