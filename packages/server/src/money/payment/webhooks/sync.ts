import { toDecimal } from '@vitrine/domain/money.ts'
import { heldOf, type Movement } from '@vitrine/domain/payment/ledger.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import { createMoneyWriter } from '../../../ground/words/money-writer.ts'
import { listActions, type AuthorizedAction } from '../actions/action-store.ts'
import { noteActionDone } from '../actions/actions.ts'
import { noteDispute } from '../disputes/chargeback-store.ts'
import type { Happened } from '../happened.ts'
import {
  claimPolls,
  describePayment,
  endPolling,
  findPayment,
  movePayment,
  readRecord,
  type StoredPayment,
} from '../ledger/ledger-store.ts'
import { laterFrom } from '../attempts/lease.ts'
import { orderOf } from '../ledger/order-money.ts'
import {
  requireProvider,
  type PaymentFacts,
  type PaymentProvider,
  type Providers,
  type RefundFact,
} from '../provider.ts'
import {
  insertRefund,
  insertRefundTransaction,
  listRefundTransactions,
  type RefundNews,
  type RefundTransaction,
} from '../refunds/refund-store.ts'
import { noDetails, noteRefundNews, refOfPayment } from '../refunds/refund.ts'
import type { Selling } from '../selling.ts'

type Clock = Pick<Context, 'now' | 'newId' | 'log'>

/** Reads the provider's record of a payment, or builds one from its state if the provider has no books. */
const factsOf = async (provider: PaymentProvider, payment: StoredPayment): Promise<PaymentFacts | undefined> => {
  const ref = refOfPayment(payment)
  if (provider.facts) return provider.facts(ref)
  const state = await provider.read(ref)
  const captured = state?.status === 'captured' ? ref.amount : 0
  return state && { state, captured, isReleased: false, refunds: [], disputes: [] }
}

interface Syncing {
  readonly payment: StoredPayment
  readonly facts: PaymentFacts
}

/** Records a movement reported by the provider. One that does not fit is logged, and found by the books later. */
const move = async (
  { now, log }: Clock,
  db: Db,
  { payment, movement, reference }: { payment: StoredPayment; movement: Movement; reference: string },
): Promise<boolean> => {
  const fresh = (await findPayment(db, orderOf(payment), payment.id))!
  const moved = await movePayment(db, fresh, { event: movement, reference, now: now() })
  if (!moved.ok)
    log.error({ paymentId: payment.id, movement, code: moved.code }, 'a movement reported by a provider does not fit')
  return moved.ok
}

/** Updates a pending payment that was authorized or declined. */
const syncState = async (clock: Clock, db: Db, { payment, facts }: Syncing): Promise<Happened[]> => {
  if (payment.status !== 'PENDING' && payment.status !== 'PENDING_MERCHANT') return []
  const { id: paymentId } = payment
  if (facts.state.status === 'declined') {
    const moved = await movePayment(db, payment, {
      event: { type: 'declined' },
      reference: payment.id,
      now: clock.now(),
    })
    return moved.ok ? [{ type: 'declined', paymentId }] : []
  }
  if (facts.state.status !== 'authorized') return []
  const movement = { type: 'authorized' as const, amount: Number(payment.amount) }
  const isMoved = await move(clock, db, { payment, movement, reference: payment.id })
  return isMoved ? [{ type: 'authorized', paymentId }] : []
}

const pendingAction = async (
  db: Db,
  payment: StoredPayment,
  type: AuthorizedAction['type'],
): Promise<AuthorizedAction | undefined> =>
  (await listActions(db, orderOf(payment))).find(
    (action) => action.payment_id === payment.id && action.state === 'pending' && action.type === type,
  )

/** Records new captures, by us or in the provider's dashboard. */
const syncCaptures = async (clock: Clock, db: Db, { payment, facts }: Syncing): Promise<Happened[]> => {
  const { sums } = await readRecord(db, payment)
  const captured = facts.captured - sums.captured
  if (captured <= 0) return []
  const ours = await pendingAction(db, payment, 'capture')
  const isOurs = ours && Number(ours.amount) <= captured
  const done = isOurs ? await noteActionDone(clock, db, { action: ours, payment }) : []
  const rest = captured - (isOurs ? Number(ours.amount) : 0)
  if (rest === 0) return done
  const movement = { type: 'captured' as const, amount: rest }
  const isMoved = await move(clock, db, { payment, movement, reference: `captured ${facts.captured}` })
  const type = sums.authorized > 0 ? ('captured' as const) : ('arrived' as const)
  return isMoved ? [...done, { type, paymentId: payment.id }] : done
}

const syncRelease = async (clock: Clock, db: Db, { payment, facts }: Syncing): Promise<Happened[]> => {
  const isReleased = facts.isReleased || facts.state.status === 'declined'
  const held = heldOf((await readRecord(db, payment)).sums)
  if (!isReleased || held === 0) return []
  const fresh = (await findPayment(db, orderOf(payment), payment.id))!
  const ours = await pendingAction(db, payment, 'void')
  if (ours) return noteActionDone(clock, db, { action: ours, payment: fresh })
  const movement = { type: 'voided' as const, amount: held }
  const isMoved = await move(clock, db, { payment, movement, reference: 'released' })
  return isMoved ? [{ type: 'voided', paymentId: payment.id }] : []
}

/** Finds the refund transaction of a fact: by our ID, by the provider's reference, or a matching pending one. */
const refundOf = (known: readonly RefundTransaction[], fact: RefundFact): RefundTransaction | undefined =>
  known.find(({ id }) => id === fact.id) ??
  known.find(({ reference }) => reference === fact.reference) ??
  (fact.id === undefined
    ? known.find(
        ({ state, reference, amount, is_external }) =>
          (state === 'started' || state === 'pending') &&
          reference === null &&
          !is_external &&
          Number(amount) === fact.amount,
      )
    : undefined)

/** Records a refund that was made in the provider's dashboard. */
const adoptRefund = async (
  { newId, now }: Clock,
  db: Db,
  { payment, fact }: { payment: StoredPayment; fact: RefundFact },
): Promise<RefundTransaction> => {
  const key = { site_id: payment.site_id, order_id: payment.order_id, created_date: fact.date }
  const refund_id = newId()
  await insertRefund(db, { ...key, id: refund_id, details: noDetails, side_effects: {}, actor: null })
  return insertRefundTransaction(db, {
    ...key,
    id: newId(),
    refund_id,
    payment_id: payment.id,
    provider: payment.provider,
    amount: fact.amount,
    is_external: false,
    reference: fact.reference,
    lease_date: laterFrom(now()),
  })
}

const refundEvents = { pending: 'ACCEPTED', succeeded: 'SUCCEEDED', failed: 'FAILED' } as const

const refundNews = ({ status, reference, code, description }: RefundFact, now: Date): RefundNews => ({
  event: refundEvents[status],
  reference,
  lease: laterFrom(now),
  ...(code !== undefined && { code }),
  ...(description !== undefined && { description }),
})

const syncRefunds = async (clock: Clock, db: Db, { payment, facts }: Syncing): Promise<Happened[]> => {
  const happened: Happened[] = []
  for (const fact of facts.refunds) {
    const known = await listRefundTransactions(db, orderOf(payment))
    const ours = refundOf(
      known.filter(({ payment_id }) => payment_id === payment.id),
      fact,
    )
    if (!ours && fact.status === 'failed') continue
    if (!ours && (await readRecord(db, payment)).sums.captured === 0) continue
    const transaction = ours ?? (await adoptRefund(clock, db, { payment, fact }))
    happened.push(...(await noteRefundNews(clock, db, { transaction, news: refundNews(fact, clock.now()) })))
  }
  return happened
}

const syncDisputes = async (clock: Clock, db: Db, { payment, facts }: Syncing): Promise<Happened[]> => {
  const happened: Happened[] = []
  for (const fact of facts.disputes) {
    const news = await noteDispute(clock, db, { payment, fact })
    if (!news) continue
    const { taken, returned, chargeback } = news
    const reference = (sum: number) => `${fact.reference} ${sum}`
    if (taken > 0) {
      const movement = { type: 'disputed' as const, amount: taken }
      await move(clock, db, { payment, movement, reference: reference(Number(chargeback.withdrawn)) })
    }
    if (returned > 0) {
      const movement = { type: 'dispute-reversed' as const, amount: returned }
      await move(clock, db, { payment, movement, reference: reference(Number(chargeback.returned)) })
    }
    happened.push({ type: 'chargeback', paymentId: payment.id, ...news })
  }
  return happened
}

/** Records the provider's fee once it is known. */
const syncFee = async (_clock: Clock, db: Db, { payment, facts: { fee } }: Syncing): Promise<Happened[]> => {
  const { id, currency, body } = payment
  const { regularPaymentDetails: details } = body
  if (fee === undefined || !details) return []
  const amount = toDecimal(fee, currency)
  if (details.platformFee?.amount === amount) return []
  const platformFee = createMoneyWriter({ currency, language: 'en' }).price(fee)
  await describePayment(db, payment, { regularPaymentDetails: { ...details, platformFee } })
  return [{ type: 'details', paymentIds: [id], refundIds: [] }]
}

const steps = [syncState, syncCaptures, syncRelease, syncDisputes, syncRefunds, syncFee]

/** Whether further news is expected: a pending payment, an open review or an undecided dispute. */
const isAwaited = ({ status }: StoredPayment, { disputes, review }: PaymentFacts): boolean =>
  status === 'PENDING' ||
  review === 'open' ||
  status === 'PENDING_MERCHANT' ||
  disputes.some((dispute) => dispute.status === 'open' || dispute.status === 'answered')

/**
 * Updates payments from their provider: captures, releases, refunds made anywhere, and chargebacks. Idempotent.
 */
export const createSyncing = (context: Context, { providers, selling }: { providers: Providers; selling: Selling }) => {
  const { db, now, log } = context

  const sync = async (payment: StoredPayment): Promise<void> => {
    const facts = await factsOf(await requireProvider(providers, db, payment), payment)
    if (!facts) return
    const site = await requireSite(context.sites, payment.site_id)
    const order = orderOf(payment)
    await transact(db, async (held) => {
      await selling.holdOrder(held, order)
      const happened: Happened[] = []
      for (const step of steps) {
        const fresh = (await findPayment(held, order, payment.id))!
        happened.push(...(await step(context, held, { payment: fresh, facts })))
      }
      const after = (await findPayment(held, order, payment.id))!
      if (!isAwaited(after, facts)) await endPolling(held, after)
      if (happened.length > 0) await selling.noteMoved(held, { order, site, happened })
      const { review } = facts
      if (review === 'passed' || review === 'failed')
        await selling.noteReviewed(held, { order, site, passes: review === 'passed' })
    })
  }

  /** Polls pending payments that no webhook reported in time. */
  const pollPayments = async (): Promise<void> => {
    for (const payment of await claimPolls(db, { now: now(), next: laterFrom(now()) })) {
      await sync(payment).catch((error: unknown) =>
        log.error({ err: error, paymentId: payment.id }, 'polling a payment failed'),
      )
    }
  }

  return { sync, pollPayments }
}
