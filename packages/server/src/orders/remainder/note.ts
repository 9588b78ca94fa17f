import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { noteOnOrder, type StoredOrder } from '../order/api.ts'
import type { StoredRemainder } from './store.ts'

/** Custom activity types about a remainder. */
type Done = 'REMAINDER_CHARGED' | 'REMAINDER_DECLINED'

/** Adds an activity about a remainder to a locked order. */
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
