import type { StripeObject } from './book.ts'

interface ErrorBody {
  readonly type: 'card_error' | 'invalid_request_error' | 'idempotency_error' | 'api_error'
  readonly message: string
  readonly code?: string
  readonly decline_code?: string
  readonly param?: string
  readonly payment_intent?: StripeObject
}

/** Stripe: “Error handling”: the body of an error response. */
export class StripeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly error: ErrorBody,
  ) {
    super(error.message)
  }
}

export const invalid = (message: string, more: Partial<ErrorBody> = {}): StripeRefusal =>
  new StripeRefusal(400, { type: 'invalid_request_error', message, ...more })

export const missing = (kind: string, id: string, param = 'id'): StripeRefusal =>
  new StripeRefusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  })
