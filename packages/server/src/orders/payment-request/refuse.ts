import type { ErrorCode } from '@vitrine/contract/errors.ts'
import type { PaymentRequestRefusal } from '@vitrine/domain/payment-request/states.ts'
import { Refusal } from '../../ground/base/refusal.ts'

type Refused = 'CHARGE' | 'UPDATE' | 'DELETE' | 'VOID'

/** Error code of each refusal, from the specification where it has one. */
const codes = {
  CHARGE: {
    IS_PAID: 'CANNOT_CHARGE_PAID_ORDER_PAYMENT_REQUEST',
    IS_EXPIRED: 'CANNOT_CHARGE_EXPIRED_ORDER_PAYMENT_REQUEST',
    IS_VOIDED: 'CANNOT_CHARGE_VOIDED_ORDER_PAYMENT_REQUEST',
  },
  UPDATE: {
    IS_PAID: 'CANNOT_UPDATE_PAID_ORDER_PAYMENT_REQUEST',
    IS_EXPIRED: 'CANNOT_UPDATE_EXPIRED_ORDER_PAYMENT_REQUEST',
    IS_VOIDED: 'CANNOT_UPDATE_VOIDED_ORDER_PAYMENT_REQUEST',
  },
  DELETE: {
    IS_PAID: 'CANNOT_DELETE_PAID_ORDER_PAYMENT_REQUEST',
    IS_EXPIRED: 'ILLEGAL_STATE',
    IS_VOIDED: 'ILLEGAL_STATE',
  },
  VOID: {
    IS_PAID: 'CANNOT_VOID_PAID_ORDER_PAYMENT_REQUEST',
    IS_EXPIRED: 'CANNOT_VOID_EXPIRED_ORDER_PAYMENT_REQUEST',
    IS_VOIDED: 'ILLEGAL_STATE',
  },
} as const satisfies Record<Refused, Record<PaymentRequestRefusal, ErrorCode>>

/** Converts a domain refusal to an API error. */
export const requestRefusal = (event: Refused, code: PaymentRequestRefusal): Refusal => new Refusal(codes[event][code])

export const unknownRequest = (): Refusal => new Refusal('ORDER_PAYMENT_REQUEST_NOT_FOUND')
