import { decideActivate } from '@vitrine/domain/identity/factor.ts'
import { decideOrder } from '@vitrine/domain/order/states.ts'
import type { Db } from './ground/database/tables.ts'

/** A column that holds a state takes what its own machine has decided on, and nothing else compiles. */
export const typetest = async (db: Db): Promise<void> => {
  const canceled = decideOrder('APPROVED', 'CANCELED')
  const activated = decideActivate({ status: 'PENDING', createdDate: new Date() }, new Date())
  if (!canceled.ok || !activated.ok) return

  await db.updateTable('orders').set({ status: canceled.state }).execute()
  await db.updateTable('factor').set({ status: activated.state }).execute()

  // @ts-expect-error no machine has said so
  await db.updateTable('orders').set({ status: 'CANCELED' }).execute()
  // @ts-expect-error a decision on something else
  await db.updateTable('orders').set({ status: activated.state }).execute()
  // @ts-expect-error of an order's states this is another one
  await db.updateTable('orders').set({ payment_status: canceled.state }).execute()
  const read = await db.selectFrom('orders').select('status').executeTakeFirstOrThrow()
  // @ts-expect-error what was read was decided on for another order
  await db.updateTable('orders').set(read).execute()
}
