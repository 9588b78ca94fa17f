export {
  type ClaimedAction,
  captureHeld,
  readHeld,
  requestAction,
  scheduleAction,
  whyNotCaptured,
  whyNotVoided,
} from './actions.ts'
export type { Told } from './advance.ts'
export {
  type Attempt,
  deleteAttemptsOfCheckouts,
  findAttempt,
  findAwaiting,
  findBeingAsked,
  findCompletedAttempt,
  insertAttempt,
  isBeingPaid,
  lockAttempt,
  lockAwaiting,
  lockOpenAttempt,
  lockOpenAttemptOfOrder,
  moveAttempt,
  refOf,
} from './attempts.ts'
export { awaitAttempt } from './await-attempt.ts'
export { captureRules } from './capture-rules.ts'
export { challengeLimits, countedAddress } from './challenges.ts'
export {
  type Chargeback,
  findChargeback,
  listChargebacks,
  listSiteChargebacks,
  moveDispute,
} from './chargeback-store.ts'
export { deleteMoney } from './delete-money.ts'
export { forgetMemberJob } from './forget-members.ts'
export { endChallenges, giveUp, replaceAttempts } from './give-up.ts'
export type { Happened } from './happened.ts'
export { isAllBack, readKept } from './kept.ts'
export { laterFrom, leaseFrom } from './lease.ts'
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
} from './ledger-store.ts'
export { cardProviderFor, cardProvidersOf, offeredOffline, pluginMethodsOf, takesPayments } from './methods.ts'
export type { Handover } from './offline-kinds.ts'
export { type OrderKey, type OrderMoney, keepMoney, readMoney } from './order-money.ts'
export {
  findAwaitingOfRequest,
  findOpenAttemptOfRequest,
  findPromised,
  listPaidRequests,
  listPromised,
} from './payments-of-requests.ts'
export { type Payments, createPayments } from './payments.ts'
export { type Placed, placedBy, responseToken, stillWorkedOn } from './placed.ts'
export { presentRefund, refundStatusOf, statusInfoOf } from './present-refund.ts'
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
  type Wishes,
  chargedNow,
  requireProvider,
} from './provider.ts'
export { createExchange, exchangeProvider } from './providers/exchange.ts'
export { createMollie } from './providers/mollie/mollie.ts'
export { createOffline } from './providers/offline.ts'
export { pluginPrefix } from './providers/plugin.ts'
export { createProviders } from './providers/providers.ts'
export { type Sandbox, createSandbox } from './providers/sandbox.ts'
export { createStripe } from './providers/stripe/stripe.ts'
export { createReconciler } from './reconcile.ts'
export {
  type Refund,
  type RefundNews,
  type RefundTransaction,
  listRefundTransactions,
  refundedQuantities,
  listRefunds,
  refundsOf,
} from './refund-store.ts'
export {
  type RefundPart,
  type RequestedRefund,
  giftCardProvider,
  noDetails,
  noteRefundNews,
  requestRefund,
} from './refund.ts'
export { readRefundable } from './refundable.ts'
export { type MembersMethod, listSaved, removeSaved, requireSaved } from './saved-methods.ts'
export { readSavedToken, savedTokenOf } from './saved-token.ts'
export { type Noted, type Provided, type Reviewed, type Selling, SoldOut } from './selling.ts'
export type { AttemptPurpose, PaymentDetails, RefundDetails, RefundSideEffects } from './tables.ts'
export { presentChargeback, transactionsOf } from './transactions.ts'
export { isUnanswered } from './unanswered.ts'
