import { openStates } from '@vitrine/domain/payment/attempt.ts'
import { openRefundStates } from '@vitrine/domain/payment/refund.ts'
import { sql } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'

/** Returns when the next attempt, capture, void, refund or response to a dispute has to be looked at. */
export const nextDueDate = async (db: Db): Promise<Date | undefined> => {
  const { rows } = await sql<{ due: Date | null }>`
    select least(
      (select min(lease_date) from payment_attempt where state in (${sql.join([...openStates, 'voiding'])})),
      (select min(lease_date) from authorized_action where state = 'pending'),
      (select min(execution_date) from authorized_action where state = 'scheduled'),
      (select min(lease_date) from refund_transaction where state in (${sql.join([...openRefundStates])})),
      (select min(lease_date) from chargeback where dispute_state = 'answering')) as due`.execute(db)
  return rows[0]?.due ?? undefined
}
