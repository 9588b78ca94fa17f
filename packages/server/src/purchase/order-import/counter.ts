import { Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { lockOrderCounter, setOrderCounter } from '../../orders/order/api.ts'

/** Sets the number of a store's last order. Returns the previous number. */
export const setCounter = (
  { db }: Pick<Context, 'db'>,
  { siteId, counter, allowsLower }: { siteId: string; counter: number; allowsLower: boolean },
): Promise<number> =>
  transact(db, async (held) => {
    const old = await lockOrderCounter(held, siteId)
    if (counter < old && !allowsLower) throw new Refusal('CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER')
    await setOrderCounter(held, siteId, counter)
    return old
  })
