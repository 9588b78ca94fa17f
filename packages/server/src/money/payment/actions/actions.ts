import type { Decided } from '@vitrine/domain/machine.ts'
import {
  captureRefusal,
  dueAction,
  scheduledAction,
  voidRefusal,
  type ActionState,
  type ActionType,
  type HeldPayment,
} from '@vitrine/domain/payment/authorized-action.ts'
import { heldOf, sumsOf } from '@vitrine/domain/payment/ledger.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import type { Actor } from '../../../ground/event/actor.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import {
  claimActions,
  insertAction,
  listActions,
  listDueActions,
  moveAction,
  waitForAction,
  type AuthorizedAction,
} from './action-store.ts'
import type { Happened } from '../happened.ts'
import { findPayment, listPayments, movePayment, readRecord, type StoredPayment } from '../ledger/ledger-store.ts'
import { orderOf, readMoney, type OrderKey } from '../ledger/order-money.ts'
import { laterFrom, leaseFrom } from '../attempts/lease.ts'
import { requireProvider, type Outcome, type PaymentProvider, type Providers } from '../provider.ts'
import { refOfPayment } from '../refunds/refund.ts'
import type { Selling } from '../selling.ts'
import type { ActionReason } from '../tables.ts'

type Clock = Pick<Context, 'now' | 'newId'>

/** A payment as capturing and voiding see it; its order must be held. */
export const readHeld = async (db: Db, payment: StoredPayment): Promise<HeldPayment> => {
  const order = orderOf(payment)
  const { actions, chargebacks } = await readMoney(db, order)
  const { sums } = await readRecord(db, payment)
  const pending = actions.find(({ payment_id, state }) => payment_id === payment.id && state === 'pending')?.type
  return {
    authorized: sums.authorized,
    captured: sums.captured,
    held: heldOf(sums),
    hasChargebacks: chargebacks.some(({ state }) => state === 'approved'),
    ...(pending && { pending }),
  }
}

const abilitiesOf = ({ abilities, release }: PaymentProvider) => ({ ...abilities, release: release !== undefined })

/** Why so much of a payment is not captured now, or the whole hold where no amount is said. */
export const whyNotCaptured = (held: HeldPayment, provider: PaymentProvider, amount: Minor = held.held) =>
  captureRefusal(held, { amount, abilities: abilitiesOf(provider) })

export const whyNotVoided = (held: HeldPayment, provider: PaymentProvider) => voidRefusal(held, abilitiesOf(provider))

/** What is done with the money of a payment, and from when on. */
export interface ActionRequest {
  readonly payment: StoredPayment
  readonly type: ActionType
  readonly reason: ActionReason
  readonly amount: Minor | null
  readonly on: Date
  readonly actor?: Actor | undefined
  /** Until then nobody else asks the provider: whoever writes it down does so as soon as it is committed. */
  readonly claimedUntil?: Date
}

/** Writes down what will be done with money that is held. */
export const scheduleAction = (
  { now, newId }: Clock,
  db: Db,
  { payment, type, reason, amount, on, actor, claimedUntil }: ActionRequest,
  state: Decided<ActionState> = scheduledAction,
): Promise<AuthorizedAction> => {
  const written = {
    site_id: payment.site_id,
    id: newId(),
    order_id: payment.order_id,
    payment_id: payment.id,
    type,
    reason,
    amount,
    actor: actor ?? null,
    execution_date: on,
    lease_date: claimedUntil ?? now(),
    created_date: now(),
  }
  return insertAction(db, written, state)
}

/** What was scheduled for a payment is not done any more. */
const callOff = async ({ now }: Clock, db: Db, payment: StoredPayment): Promise<void> => {
  for (const action of await listActions(db, orderOf(payment))) {
    const isMeant = action.payment_id === payment.id && action.state === 'scheduled'
    if (isMeant) await moveAction(db, action, { event: 'CALLED_OFF', now: now() })
  }
}

/** Something that is done with money that is held, whose provider is asked by whoever has claimed it. */
export interface ClaimedAction {
  readonly action: AuthorizedAction
  readonly payment: StoredPayment
  /** What is held of the payment, as long as nothing was answered. */
  readonly held: Minor
}

/**
 * Writes down that money which is held is taken or let go now; the order must be held, and that it can be was decided on.
 * The provider is told afterwards, outside of every transaction, by whoever claims it.
 */
export const requestAction = async (
  clock: Clock,
  db: Db,
  request: Omit<ActionRequest, 'reason' | 'on'> & { readonly amount: Minor },
): Promise<ClaimedAction> => {
  const { payment, type, amount } = request
  const { held } = await readHeld(db, payment)
  // What is scheduled stands for the rest, where there is one.
  if (type === 'void' || amount === held) await callOff(clock, db, payment)
  const action = await scheduleAction(clock, db, { ...request, reason: 'MANUAL', on: clock.now() }, dueAction)
  return { action, payment, held }
}

/** Asks for all that is held for an order, which has gone out; what is being captured or let go already is left alone. */
export const captureHeld = async (clock: Clock, db: Db, order: OrderKey): Promise<void> => {
  for (const payment of await listPayments(db, order)) {
    const { held, pending, hasChargebacks } = await readHeld(db, payment)
    if (held === 0 || pending || hasChargebacks) continue
    await requestAction(clock, db, { payment, type: 'capture', amount: held })
  }
}

const movementOf = { capture: 'captured', void: 'voided' } as const

/** Writes into the ledger what was done with the money, as far as it was still held; answers what has happened. */
export const noteActionDone = async (
  { now }: Pick<Context, 'now'>,
  db: Db,
  { action, payment, reference }: { action: AuthorizedAction; payment: StoredPayment; reference?: string },
): Promise<Happened[]> => {
  const told = { event: 'SUCCEEDED' as const, now: now(), ...(reference !== undefined && { reference }) }
  const tasks = await moveAction(db, action, told)
  if (!tasks.includes('note-done')) return []
  const held = heldOf((await readRecord(db, payment)).sums)
  const amount = action.type === 'void' ? held : Math.min(held, Number(action.amount ?? held))
  if (amount === 0) return []
  const event = { type: movementOf[action.type], amount }
  const moved = await movePayment(db, payment, { event, reference: action.id, now: now() })
  if (!moved.ok) throw new Error(`The ${action.type} ${action.id} does not fit its payment: ${moved.code}.`)
  return [{ type: movementOf[action.type], paymentId: payment.id }]
}

const ask = async (provider: PaymentProvider, { action, payment, held }: ClaimedAction): Promise<Outcome> => {
  const ref = refOfPayment(payment)
  const amount = Number(action.amount)
  if (action.type === 'capture') return provider.capture(ref, { id: action.id, amount, isLast: amount >= held })
  // What was captured in part is not given back: only the rest is let go.
  return payment.status === 'AUTHORIZED' || !provider.release ? provider.void(ref) : provider.release(ref)
}

/** Does what was asked for, or is due, with money that providers hold. */
export const createActing = (
  context: Context,
  {
    providers,
    selling,
    sync,
  }: { providers: Providers; selling: Selling; sync: (payment: StoredPayment) => Promise<void> },
) => {
  const { db, now, log } = context

  /** Notes what the provider has answered. */
  const note = async (
    held: Db,
    action: AuthorizedAction,
    { payment, outcome }: { payment: StoredPayment; outcome: Outcome },
  ): Promise<void> => {
    const order = orderOf(payment)
    const site = await requireSite(context.sites, payment.site_id)
    const fresh = (await findPayment(held, order, payment.id))!
    const by = action.actor ? { actor: action.actor } : {}
    if (outcome.status === 'pending') return waitForAction(held, action, laterFrom(now()))
    if (outcome.status === 'failed') {
      const { code, description } = outcome
      const tasks = await moveAction(held, action, { event: 'FAILED', now: now(), code, description })
      if (tasks.length === 0) return
      const happened: Happened[] = [{ type: 'action-failed', paymentId: payment.id }]
      return selling.noteMoved(held, { order, site, happened, ...by })
    }
    const { reference } = outcome
    const done = { action, payment: fresh, ...(reference !== undefined && { reference }) }
    const happened = await noteActionDone(context, held, done)
    if (happened.length > 0) await selling.noteMoved(held, { order, site, happened, ...by })
  }

  /** The same in a transaction of its own; answers how much of the payment is held after that. */
  const settle = (action: AuthorizedAction, answered: { payment: StoredPayment; outcome: Outcome }): Promise<Minor> =>
    transact(db, async (held) => {
      await selling.holdOrder(held, orderOf(answered.payment))
      await note(held, action, answered)
      return heldOf((await readRecord(held, answered.payment)).sums)
    })

  const tellOne = async (claimed: ClaimedAction): Promise<void> => {
    const { action, payment } = claimed
    const provider = await requireProvider(providers, db, payment)
    const left = await settle(action, { payment, outcome: await ask(provider, claimed) })
    // Some let go of the rest with the first capture.
    if (action.type === 'capture' && left > 0 && provider.facts) await sync(payment)
  }

  const complain = (error: unknown, { id }: AuthorizedAction) =>
    log.error({ err: error, actionId: id }, 'a capture or void is not completed yet')

  /** What fails is tried again, by whoever claims it when its lease is over. */
  const tell = async (claimed: readonly ClaimedAction[]): Promise<void> => {
    for (const one of claimed) await tellOne(one).catch((error: unknown) => complain(error, one.action))
  }

  /** An action that was claimed, with what is known of it. */
  const readClaimed = async (action: AuthorizedAction): Promise<ClaimedAction> => {
    const { payments, movements } = await readMoney(db, orderOf(action))
    const payment = payments.find(({ id }) => id === action.payment_id)!
    const held = heldOf(sumsOf(movements.filter(({ paymentId }) => paymentId === payment.id)))
    return { action, payment, held }
  }

  /** What is due is asked for, unless nothing is held any more or something else is under way. */
  const fallDue = (action: AuthorizedAction): Promise<void> =>
    transact(db, async (held) => {
      const order = orderOf(action)
      await selling.holdOrder(held, order)
      const payment = (await findPayment(held, order, action.payment_id))!
      const { held: amount, pending } = await readHeld(held, payment)
      if (pending) return
      if (amount === 0) {
        await moveAction(held, action, { event: 'CALLED_OFF', now: now() })
        return
      }
      const wanted = Math.min(amount, Number(action.amount ?? amount))
      await moveAction(held, action, { event: 'DUE', now: now(), amount: wanted })
    })

  return {
    tell,
    /** Those of one order, or all that are due or wait. */
    carryOut: async (orderId?: string): Promise<void> => {
      if (orderId === undefined) {
        for (const action of await listDueActions(db, now())) {
          await fallDue(action).catch((error: unknown) => complain(error, action))
        }
      }
      const claim = { now: now(), lease: leaseFrom(now()), ...(orderId !== undefined && { orderId }) }
      for (const action of await claimActions(db, claim)) await tell([await readClaimed(action)])
    },
  }
}
