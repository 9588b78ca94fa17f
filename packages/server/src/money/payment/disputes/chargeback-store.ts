import { decideChargeback } from '@vitrine/domain/payment/chargeback.ts'
import { decideDispute, newDispute, eventByReportedStatus, type DisputeEvent } from '@vitrine/domain/payment/dispute.ts'
import type { Selectable } from 'kysely'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { StoredPayment } from '../ledger/ledger-store.ts'
import { forgetMoney, readMoney, type OrderKey } from '../ledger/order-money.ts'
import type { DisputeAnswer, DisputeFact } from '../provider.ts'
import type { ChargebackTable } from '../tables.ts'

export type Chargeback = Selectable<ChargebackTable>
type ChargebackKey = Pick<Chargeback, 'site_id' | 'id'>

/** Lists the chargebacks of an order, oldest first. */
export const listChargebacks = async (db: Db, order: OrderKey): Promise<readonly Chargeback[]> =>
  (await readMoney(db, order)).chargebacks

export const findChargeback = (db: Db, { site_id: siteId, id }: ChargebackKey): Promise<Chargeback | undefined> =>
  db.selectFrom('chargeback').selectAll().where('site_id', '=', siteId).where('id', '=', id).executeTakeFirst()

/** Maximum number of chargebacks in a list. */
const mostListed = 100

/** Lists the chargebacks of a store: open ones by response deadline, or all, newest first. */
export const listSiteChargebacks = (db: Db, siteId: string, { isOpen }: { isOpen: boolean }): Promise<Chargeback[]> => {
  const all = db.selectFrom('chargeback').selectAll().where('site_id', '=', siteId)
  const meant = isOpen ? all.where('dispute_state', 'in', ['open', 'answering']) : all
  return (isOpen ? meant.orderBy('answer_before') : meant.orderBy('created_date', 'desc'))
    .orderBy('id')
    .limit(mostListed)
    .execute()
}

/** New withdrawals and returns of a chargeback. */
export interface ChargebackNews {
  readonly chargeback: Chargeback
  readonly isNew: boolean
  readonly taken: number
  readonly returned: number
}

const write = async (db: Db, { site_id, id }: ChargebackKey, values: object): Promise<Chargeback> => {
  const written = await db
    .updateTable('chargeback')
    .set(values)
    .where('site_id', '=', site_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  forgetMoney(db, written)
  return written
}

/** Returns the reported status, reason and response deadline of a known dispute. */
const aboutOf = (known: Chargeback, { status, reason, answerBefore, amount }: DisputeFact) => {
  const decision = decideDispute(known.dispute_state, eventByReportedStatus[status])
  return {
    amount,
    reason,
    answer_before: answerBefore ?? known.answer_before,
    ...(decision.ok && { dispute_state: decision.state }),
  }
}

const insertOf = async (
  { now, newId }: Pick<Context, 'now' | 'newId'>,
  db: Db,
  { payment, fact }: { payment: StoredPayment; fact: DisputeFact },
): Promise<ChargebackNews | undefined> => {
  const { withdrawn, returned, reference, reason, amount, answerBefore, status, date } = fact
  const decision = decideChargeback(undefined, { withdrawn, returned })
  if (!decision) return undefined
  const begun = decideDispute(newDispute, eventByReportedStatus[status])
  const row = {
    site_id: payment.site_id,
    id: newId(),
    order_id: payment.order_id,
    payment_id: payment.id,
    reference,
    amount,
    reason,
    withdrawn: decision.taken,
    returned: decision.returned,
    state: decision.state,
    dispute_state: begun.ok ? begun.state : newDispute,
    answer_before: answerBefore ?? null,
    created_date: date,
    updated_date: now(),
  }
  const chargeback = await db.insertInto('chargeback').values(row).returningAll().executeTakeFirstOrThrow()
  forgetMoney(db, payment)
  return { chargeback, isNew: true, taken: decision.taken, returned: decision.returned }
}

/** Saves a reported dispute of a locked order. `undefined` if no money moved. */
export const noteDispute = async (
  clock: Pick<Context, 'now' | 'newId'>,
  db: Db,
  { payment, fact }: { payment: StoredPayment; fact: DisputeFact },
): Promise<ChargebackNews | undefined> => {
  const { site_id, id: payment_id, order_id } = payment
  const known = (await listChargebacks(db, { site_id, id: order_id })).find(
    (one) => one.payment_id === payment_id && one.reference === fact.reference,
  )
  if (!known) return insertOf(clock, db, { payment, fact })
  const before = { state: known.state, withdrawn: Number(known.withdrawn), returned: Number(known.returned) }
  const decision = decideChargeback(before, fact)
  const about = aboutOf(known, fact)
  if (!decision) {
    await write(db, known, about)
    return undefined
  }
  const { taken, returned, state } = decision
  const sums = { withdrawn: before.withdrawn + taken, returned: before.returned + returned }
  const chargeback = await write(db, known, { ...about, ...sums, state, updated_date: clock.now() })
  return { chargeback, isNew: false, taken, returned }
}

interface Answered {
  readonly event: Extract<DisputeEvent, 'ANSWER' | 'TAKEN' | 'REFUSED'>
  readonly now: Date
  readonly answer?: DisputeAnswer
  readonly refusal?: string
}

/** Applies an event to a dispute of a locked order. Returns false if it is not allowed. */
export const moveDispute = async (
  db: Db,
  key: ChargebackKey,
  { event, now, answer, refusal }: Answered,
): Promise<boolean> => {
  const known = await findChargeback(db, key)
  const decision = known && decideDispute(known.dispute_state, event)
  if (!known || !decision?.ok) return false
  await write(db, known, {
    dispute_state: decision.state,
    updated_date: now,
    ...(answer && { answer: JSON.stringify(answer), answered_date: now, answer_refusal: null, lease_date: now }),
    ...(refusal !== undefined && { answer_refusal: refusal }),
  })
  return true
}

/** Claims responses to disputes that have not been accepted by the provider for a while. */
export const claimAnswers = (
  db: Db,
  { now, lease, orderId }: { now: Date; lease: Date; orderId?: string },
): Promise<Chargeback[]> =>
  db
    .with('waiting', (query) => {
      const waiting = query
        .selectFrom('chargeback')
        .select(['site_id', 'id'])
        .where('dispute_state', '=', 'answering')
        .where('lease_date', '<=', now)
      const meant = orderId === undefined ? waiting : waiting.where('order_id', '=', orderId)
      return meant.orderBy('lease_date').limit(50).forUpdate().skipLocked()
    })
    .updateTable('chargeback')
    .from('waiting')
    .set({ lease_date: lease })
    .whereRef('chargeback.site_id', '=', 'waiting.site_id')
    .whereRef('chargeback.id', '=', 'waiting.id')
    .returningAll('chargeback')
    .execute()
