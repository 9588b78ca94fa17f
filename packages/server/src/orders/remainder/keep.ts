import type { Remainder } from '@vitrine/domain/purchase-terms/remainder.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { StoredOrder } from '../order/api.ts'
import { owedOf } from './owed.ts'
import { endRequestOf, requestFor } from './request.ts'
import { todayIn } from '../../ground/site/remainder-rules.ts'
import { nextStepOf } from './rules.ts'
import { noteRemainder } from './note.ts'
import { changeRemainder, insertRemainder, listRemainders } from './store.ts'

type Surroundings = Pick<Context, 'now' | 'newId'>

interface OfOrder {
  readonly order: StoredOrder
  readonly site: Site
}

/** Saves the remainders of a newly placed order, with a payment request for each. */
export const placeRemainders = async (
  context: Surroundings,
  db: Db,
  {
    order,
    site,
    remainders,
    agreedAttemptId,
  }: OfOrder & { remainders: readonly Remainder[]; agreedAttemptId?: string },
): Promise<void> => {
  const now = context.now()
  const about = { site_id: order.site_id, order_id: order.id, placed_day: todayIn(site, now) }
  const nothing = { attempt_id: null, decline_reason: null, request_id: null, reminded_date: null }
  for (const { dueDay, amount } of remainders) {
    const row = { ...about, ...nothing, due_day: dueDay, amount, agreed_attempt_id: agreedAttemptId ?? null }
    const placed = { ...row, collected_date: null }
    const next = nextStepOf({ ...placed, tries: 0, reminders_after: 0 }, { site, now })
    await insertRemainder(db, placed, { next: next?.date })
  }
  for (const row of await listRemainders(db, order))
    await requestFor(context, db, { order, site, row, open: Number(row.amount) })
}

/**
 * Updates the remainders of a locked order after a payment: ends the requests of those that were paid by other means
 * and reduces those that were paid in part. Returns the order, with an activity for each automatic charge.
 */
export const settleRemainders = async (
  context: Surroundings,
  db: Db,
  { order, site }: OfOrder,
): Promise<StoredOrder> => {
  const owed = await owedOf(db, order)
  let noted = order
  for (const { row, open } of owed?.remainders ?? []) {
    if (open > 0 && !owed!.order.isOver) {
      await requestFor(context, db, { order, site, row, open })
      continue
    }
    await endRequestOf(context, db, { site, row })
    const isCharged = row.collected_date === null && owed!.payments.some(({ id }) => id === row.attempt_id)
    await changeRemainder(db, row, { next: null, ...(isCharged && { collected_date: context.now() }) })
    if (isCharged) noted = await noteRemainder(context, db, { order: noted, row, type: 'REMAINDER_CHARGED' })
  }
  return noted
}
