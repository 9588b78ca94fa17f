import { decideBy, decided, type Decided, type Decision, type Machine } from '../machine.ts'

/** A `PENDING` domain has no effect: nobody has proven that it belongs to the store. */
export type DomainStatus = 'PENDING' | 'VERIFIED'

/** A domain is verified once, and removed by deleting it. */
export const domainMoves = {
  PENDING: { on: { PROVED: { to: 'VERIFIED', tasks: ['check-daily'] } }, otherwise: 'NOT_PROVED' },
  VERIFIED: { on: {}, otherwise: 'ALREADY_VERIFIED' },
} as const satisfies Machine<DomainStatus, 'PROVED', 'check-daily', 'NOT_PROVED' | 'ALREADY_VERIFIED'>

/** Domains of a store. */
export const maxDomains = 20

type AddDecision = { readonly ok: true; readonly status: Decided<DomainStatus> } | { readonly ok: false }

/** Decides whether a store with this number of domains may add another one. */
export const decideAddDomain = (count: number): AddDecision =>
  count >= maxDomains ? { ok: false } : { ok: true, status: decided<DomainStatus>('PENDING') }

/** Decides what follows from a verification record that was found. */
export const decideVerify = (
  status: DomainStatus,
): Decision<DomainStatus, 'check-daily', 'NOT_PROVED' | 'ALREADY_VERIFIED'> =>
  decideBy<DomainStatus, 'PROVED', 'check-daily', 'NOT_PROVED' | 'ALREADY_VERIFIED'>(domainMoves, status, 'PROVED')

const graceMs = 7 * 24 * 60 * 60 * 1000

/** Whether the verification record of a domain has been missing for so long that its owner should know. */
export const isRecordOverdue = (missingSince: Date | null, now: Date): boolean =>
  missingSince !== null && missingSince.getTime() + graceMs <= now.getTime()

/**
 * Whether a check is the first to find the verification record overdue. `lastCheck` is the date of the one before; a domain
 * that was never checked has no record to lose.
 */
export const becomesOverdue = (
  missingSince: Date | null,
  { lastCheck, now }: { readonly lastCheck: Date | undefined; readonly now: Date },
): boolean => lastCheck !== undefined && isRecordOverdue(missingSince, now) && !isRecordOverdue(missingSince, lastCheck)
