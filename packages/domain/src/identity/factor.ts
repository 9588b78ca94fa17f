import type { FactorType } from '@vitrine/contract/entities/identity.ts'
import { decideBy, decided, type Decided, type Decision, type Machine } from '../machine.ts'

/** What members set up themselves. */
export type EnrolledType = Exclude<FactorType, 'PASSWORD' | 'RECOVERY_CODE'>

/** `PENDING` has not shown yet that it works, and nobody is asked for it. */
export type FactorStatus = 'PENDING' | 'ACTIVE'
/** `notify-member`: it counts from now on. */
export type FactorTask = 'notify-member'
export type FactorRefusal = 'NOT_PROVED' | 'ALREADY_ACTIVE'

/** What works is set up once; it ends by being taken away. */
export const factorMoves = {
  PENDING: { on: { PROVED: { to: 'ACTIVE', tasks: ['notify-member'] } }, otherwise: 'NOT_PROVED' },
  ACTIVE: { on: {}, otherwise: 'ALREADY_ACTIVE' },
} as const satisfies Machine<FactorStatus, 'PROVED', FactorTask, FactorRefusal>

const mostFactors = 10
const lifeMs = 10 * 60 * 1000

/** One of each is enough, but for devices that hold a secret of their own. */
const severalOf: readonly EnrolledType[] = ['TOTP', 'WEBAUTHN']

export type EnrollDecision =
  | { readonly ok: true; readonly status: Decided<FactorStatus> }
  | { readonly ok: false; readonly code: 'TOO_MANY' | 'ALREADY_SET_UP' }

/** Whether a member who has set up these factors may begin with another one. */
export const decideEnroll = (active: readonly EnrolledType[], type: EnrolledType): EnrollDecision => {
  if (active.length >= mostFactors) return { ok: false, code: 'TOO_MANY' }
  if (!severalOf.includes(type) && active.includes(type)) return { ok: false, code: 'ALREADY_SET_UP' }
  return { ok: true, status: decided<FactorStatus>('PENDING') }
}

/** Whether a factor is set up when it has shown that it works: not twice, and not long after it was begun. */
export const decideActivate = (
  { status, createdDate }: { readonly status: FactorStatus; readonly createdDate: Date },
  now: Date,
): Decision<FactorStatus, FactorTask, FactorRefusal | 'LAPSED'> => {
  if (createdDate.getTime() + lifeMs <= now.getTime()) return { ok: false, code: 'LAPSED' }
  return decideBy<FactorStatus, 'PROVED', FactorTask, FactorRefusal>(factorMoves, status, 'PROVED')
}
