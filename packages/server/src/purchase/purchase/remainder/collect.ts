import { isOpenAttempt } from '@vitrine/domain/payment/attempt.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import type { Actor } from '../../../ground/event/actor.ts'
import { queueMail } from '../../../ground/mail/outbox.ts'
import type { JobHandler } from '../../../ground/job/job.ts'
import { requireSite, type Site } from '../../../ground/site/sites.ts'
import { emailActivity, findOrder, lockOrderById, noteOnOrder, type StoredOrder } from '../../../orders/order/api.ts'
import { type Attempt, findAttempt, type MembersMethod, type Payments } from '../../../money/payment/api.ts'
import { checkoutKind, readSettings } from '../../../store/setting/api.ts'
import {
  changeRemainder,
  findRemainder,
  type LetterReason,
  nextStepOf,
  noteRemainder,
  type OpenRemainder,
  type Owed,
  owedOf,
  remainderEmail,
  remainderKind,
  requestFor,
  settleRemainders,
  type StoredRemainder,
} from '../../../orders/remainder/api.ts'
import { remainderRules, todayIn } from '../../../ground/site/remainder-rules.ts'
import { remindersDone } from '@vitrine/domain/purchase-terms/remainder.ts'
import { agreedMethodOf } from './agreed-method.ts'
import { chargeSavedMethod, beginRemainder, nextCheckFrom } from './begin.ts'

/** Maximum number of attempts while the result is unknown. */
const maxTries = 3
const hourMs = 60 * 60 * 1000

interface OfOrder {
  readonly order: StoredOrder
  readonly site: Site
}

/** A remainder of a locked order. */
interface Held extends OfOrder, OpenRemainder {
  readonly owed: Owed
}

/** Locks the order of a remainder and runs `work`. Returns `undefined` if the remainder no longer exists. */
const withHeld = <Done>(
  context: Context,
  { row, site }: { row: StoredRemainder; site: Site },
  work: (db: Db, held: Held) => Promise<Done>,
): Promise<Done | undefined> =>
  transact(context.db, async (transaction) => {
    const order = await lockOrderById(transaction, row.site_id, row.order_id)
    const owed = await owedOf(transaction, order)
    const one = owed?.remainders.find((some) => some.row.due_day === row.due_day)
    return owed && one && work(transaction, { ...one, order, site, owed })
  })

/** Saves a step of a remainder, and schedules the next one. */
const after = async (
  { now }: Pick<Context, 'now'>,
  db: Db,
  { row, site }: Pick<Held, 'row' | 'site'>,
  change: Partial<Pick<StoredRemainder, 'reminded_date' | 'collected_date' | 'reminders_after'>>,
): Promise<void> => {
  const next = nextStepOf({ ...row, ...change }, { site, now: now() })
  await changeRemainder(db, row, { ...change, next: next?.date ?? null })
}

/**
 * Emails the buyer of a locked order the outstanding balance, with a link to pay it. Returns the address; empty if the
 * order has none, and nothing is sent.
 */
export const emailBalance = async (
  context: Context,
  db: Db,
  { order, site, row, open, reason, actor }: Omit<Held, 'owed'> & { reason: LetterReason; actor?: Actor },
): Promise<string> => {
  const request = await requestFor(context, db, { order, site, row, open })
  if (order.email === '') return ''
  const letter = { site, request, dueDay: row.due_day, open, reason, today: todayIn(site, context.now()) }
  const message = remainderEmail(order, context.config, letter)
  await queueMail(db, { siteId: site.id, recipient: order.email, message })
  const payment = { amount: Number(request.amount), currency: request.currency }
  const data = { dueDate: row.due_day, paymentRequestId: request.id }
  const sent = emailActivity('REMAINDER_EMAIL_SENT', { recipient: order.email, payment, data })
  await noteOnOrder(context, db, { order, actor }, sent)
  return order.email
}

/** Records that the charge of a remainder was declined, so that it can be charged again. */
export const noteDeclined = async (
  context: Context,
  db: Db,
  { order, row, attempt }: Pick<Held, 'order' | 'row'> & { attempt: Attempt },
): Promise<StoredOrder> => {
  await changeRemainder(db, row, { attempt_id: null, decline_reason: attempt.reason ?? 'declined' })
  return noteRemainder(context, db, { order, row, type: 'REMAINDER_DECLINED' })
}

/** Handles the result of an attempt: settles the remainder, retries if the result is unknown, or emails the buyer. */
const follow = (
  context: Context,
  { row: known, site, attemptId }: { row: StoredRemainder; site: Site; attemptId: string },
): Promise<void> =>
  withHeld(context, { row: known, site }, async (db, held) => {
    const { row, order, open } = held
    if (row.attempt_id !== attemptId) return
    const attempt = await findAttempt(db, site.id, attemptId)
    const { now } = context
    if (!attempt) return changeRemainder(db, row, { attempt_id: null, next: now() })
    // The reconciler determines its result.
    if (isOpenAttempt(attempt.state)) return changeRemainder(db, row, { next: nextCheckFrom(now()) })
    if (attempt.state === 'completed' || open === 0) {
      await settleRemainders(context, db, { order, site })
      return
    }
    const isUnknown = attempt.reason === 'unanswered' || attempt.reason === 'replaced'
    if (isUnknown && row.tries + 1 < maxTries)
      return changeRemainder(db, row, {
        attempt_id: null,
        tries: row.tries + 1,
        next: nextCheckFrom(now()),
      })
    const noted = await noteDeclined(context, db, { order, row, attempt })
    await emailBalance(context, db, { ...held, order: noted, reason: { type: 'declined' } })
    await after(context, db, held, { collected_date: now() })
  }).then(() => undefined)

type Begun = { readonly started: Attempt } | { readonly running: string } | undefined

/** On the due date, charges the agreed card, or asks the buyer to pay. */
const collectHeld = async (
  context: Context,
  db: Db,
  { method, ...held }: Held & { method: MembersMethod | undefined },
): Promise<Begun> => {
  const { row, order, site, open, owed } = held
  const now = context.now()
  if (row.collected_date !== null) return undefined
  if (row.attempt_id !== null) return { running: row.attempt_id }
  if (owed.order.isOver || open === 0) {
    await settleRemainders(context, db, { order, site })
    return undefined
  }
  if (order.status !== 'APPROVED') {
    await changeRemainder(db, row, { next: new Date(now.getTime() + hourMs) })
    return undefined
  }
  // After a refund or dispute, the owner decides what happens to the remainder.
  if (owed.order.hasRefundOrDispute) {
    await changeRemainder(db, row, { next: null })
    return undefined
  }
  if (!method) {
    await emailBalance(context, db, { ...held, reason: { type: 'due' } })
    await after(context, db, held, { collected_date: now })
    return undefined
  }
  const started = await beginRemainder(context, db, { ...held, method })
  if (!started) await changeRemainder(db, row, { next: nextCheckFrom(now) })
  return started && { started }
}

const chargesAbsentBuyers = async (db: Db, siteId: string): Promise<boolean> =>
  (await readSettings(db, checkoutKind, siteId)).checkoutFields?.mitEnabled !== false

type Able = Pick<Payments, 'begin' | 'providers'>

const collect = async (context: Context, payments: Able, { row, order, site }: OfOrder & { row: StoredRemainder }) => {
  if (row.attempt_id !== null) return follow(context, { row, site, attemptId: row.attempt_id })
  const isAllowed = await chargesAbsentBuyers(context.db, site.id)
  const method = isAllowed ? await agreedMethodOf(context, payments, { order, site, row }) : undefined
  const begun = await withHeld(context, { row, site }, (db, held) => collectHeld(context, db, { ...held, method }))
  if (!begun) return undefined
  if ('running' in begun) return follow(context, { row, site, attemptId: begun.running })
  const { started } = begun
  await chargeSavedMethod(payments, started, { order, method: method! }).catch((error: unknown) => {
    context.log.warn({ err: error, orderId: order.id }, 'charging the remainder of an order has not been answered yet')
  })
  return follow(context, { row, site, attemptId: started.id })
}

/** Reminds the buyer of a balance that is due soon or overdue. */
const remind = (
  context: Context,
  { row: known, site }: { row: StoredRemainder; site: Site },
  { lastFourDigits }: { lastFourDigits?: string } = {},
): Promise<void> =>
  withHeld(context, { row: known, site }, async (db, held) => {
    const { row, order, open, owed } = held
    if (owed.order.isOver || open === 0) {
      await settleRemainders(context, db, { order, site })
      return
    }
    const now = context.now()
    if (nextStepOf(row, { site, now })?.step === 'collect') return changeRemainder(db, row, { next: now })
    if (order.status === 'APPROVED' && !owed.order.hasRefundOrDispute) {
      const reason =
        row.collected_date === null
          ? { type: 'soon' as const, ...(lastFourDigits !== undefined && { lastFourDigits }) }
          : { type: 'due' as const }
      await emailBalance(context, db, { ...held, reason })
    }
    const done = remindersDone(row.due_day, remainderRules(site.settings), todayIn(site, now))
    await after(context, db, held, row.collected_date === null ? { reminded_date: now } : { reminders_after: done })
  }).then(() => undefined)

const runNextStep = async (context: Context, payments: Able, row: StoredRemainder): Promise<void> => {
  const site = await requireSite(context.sites, row.site_id)
  const order = await findOrder(context.db, row.site_id, row.order_id)
  if (!order) return
  const next = nextStepOf(row, { site, now: context.now() })
  if (row.attempt_id === null && (!next || next.date > context.now())) {
    await changeRemainder(context.db, row, { next: next?.date ?? null })
    return
  }
  if (row.attempt_id !== null || next?.step === 'collect') {
    await collect(context, payments, { row, order, site })
    return
  }
  const isAllowed = next?.step === 'remind' && (await chargesAbsentBuyers(context.db, site.id))
  const method = isAllowed ? await agreedMethodOf(context, payments, { order, site, row }) : undefined
  await remind(context, { row, site }, method?.card && { lastFourDigits: method.card.lastFour })
}

/** Runs the next step of a remainder: reminds the buyer, charges the agreed card, or asks the buyer to pay. */
export const remainderJob = (context: Context, payments: Able): JobHandler => ({
  kind: remainderKind,
  retry: { firstSeconds: 60, attempts: 48 },
  deadlineMs: 2 * 60_000,
  concurrency: 2,
  run: async ({ siteId, key }) => {
    const row = await findRemainder(context.db, siteId, key)
    if (row) await runNextStep(context, payments, row)
    return undefined
  },
})
