import type { FactorType } from '@vitrine/contract/entities/people/identity.ts'
import { decideBy, decided, type Decided, type Decision, type Machine } from '../machine.ts'

/** Factors that members set up themselves. */
export type EnrolledType = Exclude<FactorType, 'PASSWORD' | 'RECOVERY_CODE'>

/** A `PENDING` factor was not verified yet, and is not used for sign-in. */
export type FactorStatus = 'PENDING' | 'ACTIVE'
/** `notify-member`: tell the member that the factor is active. */
export type FactorTask = 'notify-member'
export type FactorRefusal = 'NOT_PROVED' | 'ALREADY_ACTIVE'

/** A factor is activated once, and removed by deleting it. */
const factorMoves = {
  PENDING: { on: { PROVED: { to: 'ACTIVE', tasks: ['notify-member'] } }, otherwise: 'NOT_PROVED' },
  ACTIVE: { on: {}, otherwise: 'ALREADY_ACTIVE' },
} as const satisfies Machine<FactorStatus, 'PROVED', FactorTask, FactorRefusal>

const maxFactors = 10
const lifeMs = 10 * 60 * 1000

/** Devices with their own secret. Of all others, one is enough. */
const severalOf: readonly EnrolledType[] = ['TOTP', 'WEBAUTHN']

export type EnrollDecision =
  | { readonly ok: true; readonly status: Decided<FactorStatus> }
  | { readonly ok: false; readonly code: 'TOO_MANY' | 'ALREADY_SET_UP' }

/** Decides whether a member with these active factors may enroll another one. */
export const decideEnroll = (active: readonly EnrolledType[], type: EnrolledType): EnrollDecision => {
  if (active.length >= maxFactors) return { ok: false, code: 'TOO_MANY' }
  if (!severalOf.includes(type) && active.includes(type)) return { ok: false, code: 'ALREADY_SET_UP' }
  return { ok: true, status: decided<FactorStatus>('PENDING') }
}

/** Decides whether a verified factor becomes active: only once, and not long after enrollment began. */
export const decideActivate = (
  { status, createdDate }: { readonly status: FactorStatus; readonly createdDate: Date },
  now: Date,
): Decision<FactorStatus, FactorTask, FactorRefusal | 'LAPSED'> => {
  if (createdDate.getTime() + lifeMs <= now.getTime()) return { ok: false, code: 'LAPSED' }
  return decideBy<FactorStatus, 'PROVED', FactorTask, FactorRefusal>(factorMoves, status, 'PROVED')
}
