import type { AbandonedCheckout } from '@vitrine/contract/entities/selling/abandoned-checkout.ts'
import { decideBy, decided, type Decided, type Decision, type Machine } from '../machine.ts'

export type AbandonedStatus = NonNullable<AbandonedCheckout['status']>

/** `ORDERED`: the buyer ordered the checkout, or a cart into which its lines were restored. */
export type AbandonedEvent = 'ORDERED'

/** `save`: save the changed checkout, and publish the change. */
export type AbandonedTask = 'save'

/** A checkout is recovered once, by the first order. */
export const abandonedMoves = {
  ABANDONED: { on: { ORDERED: { to: 'RECOVERED', tasks: ['save'] } }, otherwise: 'NOT_ORDERED' },
  RECOVERED: { on: { ORDERED: { to: 'RECOVERED', tasks: [] } }, otherwise: 'ALREADY_RECOVERED' },
} as const satisfies Machine<AbandonedStatus, AbandonedEvent, AbandonedTask, 'NOT_ORDERED' | 'ALREADY_RECOVERED'>

export const newAbandoned: Decided<AbandonedStatus> = decided('ABANDONED')

/** Decides how an event changes an abandoned checkout. */
export const decideAbandoned = (
  status: AbandonedStatus,
  event: AbandonedEvent,
): Decision<AbandonedStatus, AbandonedTask, 'NOT_ORDERED' | 'ALREADY_RECOVERED'> =>
  decideBy<AbandonedStatus, AbandonedEvent, AbandonedTask, 'NOT_ORDERED' | 'ALREADY_RECOVERED'>(
    abandonedMoves,
    status,
    event,
  )
