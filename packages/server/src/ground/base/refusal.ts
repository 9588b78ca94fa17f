import {
  errorReasons,
  type CodeWithReasons,
  type ReasonOf,
  type ViolationReason,
  violationReasons,
} from '@vitrine/contract/error-reasons.ts'
import { errors, type ErrorCode, type ViolationKind } from '@vitrine/contract/errors.ts'

/** An error of the contract. Any other error is a bug and results in status 500. */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  constructor(
    readonly code: ErrorCode,
    /** A message for the caller. Default: the description in the contract. */
    description: string = errors[code].description,
    readonly data?: Readonly<Record<string, unknown>>,
    /** The limit that was reached, if any. */
    readonly limit?: { readonly name: string; readonly tries: number; readonly seconds: number },
  ) {
    super(description)
  }
}

interface RefusalDetails {
  /** A message for the caller. Default: the description of the reason. */
  readonly description?: string
  /** Further data of the error, besides the reason. */
  readonly data?: Readonly<Record<string, unknown>>
}

/** Creates an error with one of the reasons of its code, which is part of its data. */
export const refusalFor = <Code extends CodeWithReasons>(
  code: Code,
  reason: ReasonOf<Code>,
  { description, data }: RefusalDetails = {},
): Refusal => {
  const descriptions: Readonly<Record<string, string>> = errorReasons[code]
  return new Refusal(code, description ?? descriptions[reason], { ...data, reason })
}

export type OAuthErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'unauthorized_client'
  | 'unsupported_grant_type'

/** An error of the token endpoint (RFC 6749, section 5.2). */
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
  /** The name of the rule in the specification, if it has one. */
  readonly ruleName?: string
  readonly data?: Readonly<Record<string, unknown>>
}

/** Thrown if fields of a request are invalid. Sent as the specification's validation error (section 8). */
export class InvalidRequest extends Error {
  override readonly name = 'InvalidRequest'

  constructor(readonly violations: readonly Violation[]) {
    super('INVALID_ARGUMENT')
  }
}

/** Creates an error for a single invalid field. */
export const invalidField = (
  field: string,
  description: string,
  violatedRule: ViolationKind = 'VALIDATION',
  ruleName?: string,
): InvalidRequest =>
  new InvalidRequest([{ field, description, violatedRule, ...(ruleName !== undefined && { ruleName }) }])

type ViolationDetails = Partial<Pick<Violation, 'description' | 'ruleName' | 'data'>> & {
  /** Default: the rule of the reason. */
  readonly rule?: ViolationKind
}

/**
 * Creates an error for a field whose value is invalid for a reason that the rule alone does not say. The violation's data
 * has the reason.
 */
export const invalidBecause = (
  field: string,
  reason: ViolationReason,
  { rule, data, ...details }: ViolationDetails = {},
): InvalidRequest => {
  const { rule: usualRule, description } = violationReasons[reason]
  const violation = { field, description, ...details, violatedRule: rule ?? usualRule, data: { ...data, reason } }
  return new InvalidRequest([violation])
}

/** Creates an error for a field of the wrong format. The violation's data has the expected one. */
export const wrongFormat = (field: string, type: string, description: string): InvalidRequest =>
  new InvalidRequest([{ field, description, violatedRule: 'FORMAT', data: { type } }])

/** Creates an error for a field that exceeds a bound, which is part of the violation's data. */
export const outOfBounds = (
  field: string,
  {
    rule,
    threshold,
    description,
  }: Pick<Violation, 'description'> & { rule: ViolationKind; threshold: number | string },
): InvalidRequest => new InvalidRequest([{ field, description, violatedRule: rule, data: { threshold } }])

/** Returns a required field. Throws if it is absent or empty. */
export const required = <T>(value: T | undefined, field: string): T => {
  if (value === undefined || value === '') throw invalidField(field, 'must be set', 'REQUIRED_FIELD')
  return value
}
