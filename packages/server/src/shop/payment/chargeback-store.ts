import { decideChargeback } from '@vitrine/domain/payment/chargeback.ts'
import type { Selectable } from 'kysely'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { StoredPayment } from './ledger-store.ts'
import { forgetMoney, readMoney, type OrderKey } from './order-money.ts'
import type { DisputeFact } from './provider.ts'
import type { ChargebackTable } from './tables.ts'

export type Chargeback = Selectable<ChargebackTable>

/** The chargebacks of an order, oldest first. */
export const listChargebacks = async (db: Db, order: OrderKey): Promise<readonly Chargeback[]> =>
  (await readMoney(db, order)).chargebacks

/** What a bank has taken and returned since it was last heard of. */
export interface ChargebackNews {
  readonly chargeback: Chargeback
  readonly taken: number
  readonly returned: number
}

/** Writes down what a provider says of a dispute, whose order is held; nothing where there is nothing new. */
export const noteDispute = async (
  { now, newId }: Pick<Context, 'now' | 'newId'>,
  db: Db,
  { payment, fact }: { payment: StoredPayment; fact: DisputeFact },
): Promise<ChargebackNews | undefined> => {
  const { site_id, id: payment_id, order_id } = payment
  const { reference, withdrawn, returned, reason, answerBefore } = fact
  const known = (await listChargebacks(db, { site_id, id: order_id })).find(
    (one) => one.payment_id === payment_id && one.reference === reference,
  )
  const before = known && {
    state: known.state,
    withdrawn: Number(known.withdrawn),
    returned: Number(known.returned),
  }
  const decision = decideChargeback(before, { withdrawn, returned })
  if (!decision) return undefined
  const sums = {
    withdrawn: (before?.withdrawn ?? 0) + decision.taken,
    returned: (before?.returned ?? 0) + decision.returned,
    state: decision.state,
    reason,
    answer_before: answerBefore ?? null,
    updated_date: now(),
  }
  const key = { site_id, payment_id, reference }
  const chargeback = known
    ? await db
        .updateTable('chargeback')
        .set(sums)
        .where('site_id', '=', site_id)
        .where('id', '=', known.id)
        .returningAll()
        .executeTakeFirstOrThrow()
    : await db
        .insertInto('chargeback')
        .values({ ...sums, ...key, id: newId(), order_id, created_date: fact.date })
        .returningAll()
        .executeTakeFirstOrThrow()
  forgetMoney(db, payment)
  return { chargeback, taken: decision.taken, returned: decision.returned }
}
