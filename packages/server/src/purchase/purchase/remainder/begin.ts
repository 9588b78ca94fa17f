import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { memberOfOrder, type StoredOrder } from '../../../orders/order/api.ts'
import {
  type Attempt,
  lockOpenAttemptOfOrder,
  type MembersMethod,
  type Payments,
  savedTokenOf,
} from '../../../money/payment/api.ts'
import { changeRemainder, type OpenRemainder, requestFor } from '../../../orders/remainder/api.ts'
import { insertOrderAttempt } from '../charge/begin.ts'

/** When a started attempt is checked again, even by another server. */
const checkIntervalMs = 2 * 60 * 1000

export const nextCheckFrom = (now: Date): Date => new Date(now.getTime() + checkIntervalMs)

interface Charging extends OpenRemainder {
  readonly order: StoredOrder
  readonly site: Site
  readonly method: MembersMethod
}

/**
 * Saves an attempt that charges the remainder of a locked order, before the provider is called. The remainder refers to
 * the attempt, so it is charged once. Returns `undefined` if the order is being paid right now.
 */
export const beginRemainder = async (
  context: Context,
  db: Db,
  { order, site, method, row, open }: Charging,
): Promise<Attempt | undefined> => {
  if (await lockOpenAttemptOfOrder(db, order.site_id, order.id)) return undefined
  const request = await requestFor(context, db, { order, site, row, open })
  const means = { provider: method.provider, method: null, token: savedTokenOf(method.id) }
  const charge = { means, amount: open, paymentRequestId: request.id, giftCards: [] }
  const started = await insertOrderAttempt(context, db, { order, charge })
  await changeRemainder(db, row, { attempt_id: started.id, next: nextCheckFrom(context.now()) })
  return started
}

/** Charges the saved payment method while the buyer is absent. */
export const chargeSavedMethod = (
  payments: Pick<Payments, 'begin'>,
  attempt: Attempt,
  { order, method }: Pick<Charging, 'order' | 'method'>,
): Promise<Attempt> =>
  payments.begin(attempt, savedTokenOf(method.id), {
    capture: 'now',
    savedBy: memberOfOrder(order)!,
    isPresent: false,
  })
