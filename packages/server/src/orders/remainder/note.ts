import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { noteOnOrder, type StoredOrder } from '../order/api.ts'
import type { StoredRemainder } from './store.ts'

/** What is done about the rest of an order, as its story tells it. */
type Done = 'REMAINDER_CHARGED' | 'REMAINDER_DECLINED' | 'REMAINDER_EMAIL_SENT'

/** Notes on an order that is held what was done about its rest. */
export const noteRemainder = (
  clock: Pick<Context, 'now' | 'newId'>,
  db: Db,
  { order, row, type }: { order: StoredOrder; row: Pick<StoredRemainder, 'due_day'>; type: Done },
): Promise<StoredOrder> =>
  noteOnOrder(
    clock,
    db,
    { order },
    {
      activityType: 'CUSTOM_ACTIVITY',
      customActivity: { type, additionalData: { dueDate: row.due_day } },
    },
  )
