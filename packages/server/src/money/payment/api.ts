export {
  type ClaimedAction,
  captureHeld,
  readHeld,
  requestAction,
  scheduleAction,
  whyNotCaptured,
  whyNotVoided,
} from './actions/actions.ts'
export type { ProviderResponse } from './attempts/advance.ts'
export {
  type Attempt,
  deleteAttemptsOfCheckouts,
  findAttempt,
  findAwaiting,
  findBeingCharged,
  findCompletedAttempt,
  insertAttempt,
  isBeingPaid,
  lockAttempt,
  lockAwaiting,
  lockOpenAttempt,
  lockOpenAttemptOfOrder,
  moveAttempt,
  refOf,
} from './attempts/attempts.ts'
export { awaitAttempt } from './attempts/await-attempt.ts'
export { captureRules } from './actions/capture-rules.ts'
export { challengeLimits, countedAddress } from './attempts/challenges.ts'
export {
  type Chargeback,
  findChargeback,
  listChargebacks,
  listSiteChargebacks,
  moveDispute,
} from './disputes/chargeback-store.ts'
export { deleteMoney } from './ledger/delete-money.ts'
export { forgetMemberJob } from './methods/forget-members.ts'
export { endChallenges, giveUp, replaceAttempts } from './attempts/give-up.ts'
export type { Happened } from './happened.ts'
export { readMoneyLeft, readNetCaptured } from './refunds/net-captured.ts'
export { laterFrom, leaseFrom } from './attempts/lease.ts'
export {
  type OnTheWay,
  type StoredPayment,
  findPayment,
  insertPayment,
  listMovements,
  listPayments,
  lowerExpected,
  movePayment,
  onTheWay,
  paymentsOfOrder,
  readRecord,
} from './ledger/ledger-store.ts'
export {
  cardProviderFor,
  cardProvidersOf,
  listMethodsOfStore,
  offeredOffline,
  pluginMethodsOf,
} from './methods/methods.ts'
export { findInvoiceMethod, invoiceMethodId } from './providers/invoice-method.ts'
export type { Handover } from './providers/offline-kinds.ts'
export { type OrderKey, type OrderMoney, cacheMoney, readMoney } from './ledger/order-money.ts'
export {
  findAwaitingOfRequest,
  findOpenAttemptOfRequest,
  findPromised,
  listPaidRequests,
  listPromised,
} from './attempts/payments-of-requests.ts'
export { type Payments, createPayments } from './payments.ts'
export { type Placed, placedBy, responseToken, stillWorkedOn } from './attempts/placed.ts'
export { presentRefund, refundStatusOf, statusInfoOf } from './refunds/present-refund.ts'
export {
  type DeclineReason,
  type DisputeAnswer,
  type DisputeEvidence,
  type PaymentProvider,
  type PaymentRef,
  type ProviderKey,
  type ProviderState,
  type Providers,
  type ShownMethod,
  type StatementLine,
  type ChargeOptions,
  chargedNow,
  requireProvider,
} from './provider.ts'
export { createConnectable, nameOfConnectable } from './providers/connectable.ts'
export { createExchange, exchangeProvider } from './providers/exchange.ts'
export { createOffline } from './providers/offline.ts'
export { pluginPrefix } from './providers/plugin.ts'
export { createProviders } from './providers/providers.ts'
export { type Sandbox, createSandbox } from './providers/sandbox.ts'
export { createReconciler } from './attempts/reconcile.ts'
export {
  type Refund,
  type RefundNews,
  type RefundTransaction,
  listRefundTransactions,
  refundedQuantities,
  listRefunds,
  refundsOf,
} from './refunds/refund-store.ts'
export {
  type RefundPart,
  type RequestedRefund,
  giftCardProvider,
  noDetails,
  noteRefundNews,
  requestRefund,
} from './refunds/refund.ts'
export { readRefundable } from './refunds/refundable.ts'
export { type MembersMethod, listSaved, removeSaved, requireSaved } from './methods/saved-methods.ts'
export { readSavedToken, savedTokenOf } from './saved-token.ts'
export { type Noted, type Provided, type Reviewed, type Selling, SoldOut } from './selling.ts'
export type { AttemptPurpose, PaymentDetails, RefundDetails, RefundSideEffects } from './tables.ts'
export { presentChargeback, transactionsOf } from './transactions.ts'
export { isUnanswered } from './attempts/unanswered.ts'
