import { errors, type ErrorCode, type ViolationKind } from '@vitrine/contract/errors.ts'

/** A refusal the contract names. Anything else that is thrown is our own bug and answers 500. */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  constructor(
    readonly code: ErrorCode,
    /** What is wrong, in words for the one who called; the contract's sentence where nothing better is known. */
    description: string = errors[code].description,
    readonly data?: Readonly<Record<string, unknown>>,
    /** Which limit was reached, where it was one. */
    readonly limit?: { readonly name: string; readonly tries: number; readonly seconds: number },
  ) {
    super(description)
  }
}

export type OAuthErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'unauthorized_client'
  | 'unsupported_grant_type'

/** A refusal of the token endpoint, in the form of RFC 6749, section 5.2. */
export class OAuthError extends Error {
  override readonly name = 'OAuthError'

  constructor(
    readonly code: OAuthErrorCode,
    description: string,
  ) {
    super(description)
  }
}

export interface Violation {
  /** The path of the field in the request, such as `lineItems[0].quantity`. */
  readonly field: string
  readonly description: string
  readonly violatedRule: ViolationKind
  /** The rule by its name in the specification, where it has one. */
  readonly ruleName?: string
  readonly data?: Readonly<Record<string, unknown>>
}

/** One or more fields of the request are wrong; travels as the specification's validation error (section 8). */
export class InvalidRequest extends Error {
  override readonly name = 'InvalidRequest'

  constructor(readonly violations: readonly Violation[]) {
    super('INVALID_ARGUMENT')
  }
}

/** Refuses a request for the sake of one field. */
export const invalidField = (
  field: string,
  description: string,
  violatedRule: ViolationKind = 'VALIDATION',
  ruleName?: string,
): InvalidRequest =>
  new InvalidRequest([{ field, description, violatedRule, ...(ruleName !== undefined && { ruleName }) }])

/** A field that must be sent; a text with nothing in it is none. */
export const required = <T>(value: T | undefined, field: string): T => {
  if (value === undefined || value === '') throw invalidField(field, 'must be set', 'REQUIRED_FIELD')
  return value
}
