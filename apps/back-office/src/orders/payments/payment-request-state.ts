import type { OrderPaymentRequest } from '@vitrine/client'
import type { words } from '../../words/words.ts'

export type PaymentRequestState = keyof typeof words.paymentRequests.states

/** Returns the state of a payment request. One that expired before its expiration date was canceled by the owner. */
export const paymentRequestState = ({
  status,
  expirationDate,
  updatedDate,
}: OrderPaymentRequest): PaymentRequestState =>
  status === 'EXPIRED' && (!expirationDate || expirationDate > updatedDate) ? 'VOIDED' : status
