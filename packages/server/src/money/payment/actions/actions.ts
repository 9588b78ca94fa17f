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
import { requireSite, type Site } from '../../../ground/site/sites.ts'
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

/** Reads the authorized and captured amounts of a payment. Its order must be locked. */
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

/** Returns why an amount of a payment cannot be captured now. Default: the whole authorization. */
export const whyNotCaptured = (held: HeldPayment, provider: PaymentProvider, amount: Minor = held.held) =>
  captureRefusal(held, { amount, abilities: abilitiesOf(provider) })

export const whyNotVoided = (held: HeldPayment, provider: PaymentProvider) => voidRefusal(held, abilitiesOf(provider))

/** A requested capture or void. */
export interface ActionRequest {
  readonly payment: StoredPayment
  readonly type: ActionType
  readonly reason: ActionReason
  readonly amount: Minor | null
  readonly on: Date
  readonly actor?: Actor | undefined
  /** Lease of the creator, who calls the provider after the commit. */
  readonly claimedUntil?: Date
}

/** Schedules a capture or void. */
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

/** Cancels the scheduled actions of a payment. */
const callOff = async ({ now }: Clock, db: Db, payment: StoredPayment): Promise<void> => {
  for (const action of await listActions(db, orderOf(payment))) {
    const isMeant = action.payment_id === payment.id && action.state === 'scheduled'
    if (isMeant) await moveAction(db, action, { event: 'CALLED_OFF', now: now() })
  }
}

/** A claimed action, to be sent to the provider by its claimant. */
export interface ClaimedAction {
  readonly action: AuthorizedAction
  readonly payment: StoredPayment
  /** The amount authorized before the provider's response. */
  readonly held: Minor
}

/**
 * Records a capture or void to be done now. The order must be locked and the request validated. The provider is called
 * afterwards, outside of any transaction, by whoever claims the action.
 */
export const requestAction = async (
  clock: Clock,
  db: Db,
  request: Omit<ActionRequest, 'reason' | 'on'> & { readonly amount: Minor },
): Promise<ClaimedAction> => {
  const { payment, type, amount } = request
  const { held } = await readHeld(db, payment)
  // A scheduled action stays for the rest, if any.
  if (type === 'void' || amount === held) await callOff(clock, db, payment)
  const action = await scheduleAction(clock, db, { ...request, reason: 'MANUAL', on: clock.now() }, dueAction)
  return { action, payment, held }
}

/** Requests the capture of all authorizations of a fulfilled order, except those already being captured or voided. */
export const captureHeld = async (clock: Clock, db: Db, order: OrderKey): Promise<void> => {
  for (const payment of await listPayments(db, order)) {
    const { held, pending, hasChargebacks } = await readHeld(db, payment)
    if (held === 0 || pending || hasChargebacks) continue
    await requestAction(clock, db, { payment, type: 'capture', amount: held })
  }
}

const movementOf = { capture: 'captured', void: 'voided' } as const

/** Records a completed action in the ledger, up to the amount still authorized. Returns what happened. */
export const noteActionDone = async (
  { now }: Pick<Context, 'now'>,
  db: Db,
  { action, payment, reference }: { action: AuthorizedAction; payment: StoredPayment; reference?: string },
): Promise<Happened[]> => {
  const change = { event: 'SUCCEEDED' as const, now: now(), ...(reference !== undefined && { reference }) }
  const tasks = await moveAction(db, action, change)
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
  // After a partial capture only the rest is released.
  return payment.status === 'AUTHORIZED' || !provider.release ? provider.void(ref) : provider.release(ref)
}

/** Carries out captures and voids with the providers. */
export const createActing = (
  context: Context,
  {
    providers,
    selling,
    sync,
  }: { providers: Providers; selling: Selling; sync: (payment: StoredPayment) => Promise<void> },
) => {
  const { db, now, log } = context

  /** Saves the provider's response. */
  const note = async (
    held: Db,
    action: AuthorizedAction,
    { payment, outcome, site }: { payment: StoredPayment; outcome: Outcome; site: Site },
  ): Promise<void> => {
    const order = orderOf(payment)
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

  /** Saves the response in its own transaction. Returns the amount still authorized. */
  const settle = async (
    action: AuthorizedAction,
    { payment, outcome }: { payment: StoredPayment; outcome: Outcome },
  ): Promise<Minor> => {
    const site = await requireSite(context.sites, payment.site_id)
    return transact(db, async (held) => {
      await selling.holdOrder(held, orderOf(payment))
      await note(held, action, { payment, outcome, site })
      return heldOf((await readRecord(held, payment)).sums)
    })
  }

  const send = async (claimed: ClaimedAction): Promise<void> => {
    const { action, payment } = claimed
    const provider = await requireProvider(providers, db, payment)
    const left = await settle(action, { payment, outcome: await ask(provider, claimed) })
    // Some providers release the rest with the first capture.
    if (action.type === 'capture' && left > 0 && provider.facts) await sync(payment)
  }

  const complain = (error: unknown, { id }: AuthorizedAction) =>
    log.error({ err: error, actionId: id }, 'a capture or void is not completed yet')

  /** Sends actions to their providers. Failures are retried when the lease expires. */
  const sendAll = async (claimed: readonly ClaimedAction[]): Promise<void> => {
    for (const one of claimed) await send(one).catch((error: unknown) => complain(error, one.action))
  }

  /** Reads the payment of a claimed action. */
  const readClaimed = async (action: AuthorizedAction): Promise<ClaimedAction> => {
    const { payments, movements } = await readMoney(db, orderOf(action))
    const payment = payments.find(({ id }) => id === action.payment_id)!
    const held = heldOf(sumsOf(movements.filter(({ paymentId }) => paymentId === payment.id)))
    return { action, payment, held }
  }

  /** Makes a scheduled action pending, unless nothing is authorized anymore or another action is in progress. */
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
    sendAll,
    /** Carries out the actions of one order, or all that are due or pending. */
    carryOut: async (orderId?: string): Promise<void> => {
      if (orderId === undefined) {
        for (const action of await listDueActions(db, now())) {
          await fallDue(action).catch((error: unknown) => complain(error, action))
        }
      }
      const claim = { now: now(), lease: leaseFrom(now()), ...(orderId !== undefined && { orderId }) }
      for (const action of await claimActions(db, claim)) await sendAll([await readClaimed(action)])
    },
  }
}
