import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import type { StoredCart } from '../../../selling/basket/api.ts'
import {
  awaitAttempt,
  findCompletedAttempt,
  type Payments,
  type Placed,
  placedBy,
  stillWorkedOn,
} from '../../../money/payment/api.ts'
import { begin, placeReserved, tokenHashOf, tokenOf, type OnSite, type Paying } from './begin.ts'
import { refuseUnheld, captureOptionsOf } from './capture-options.ts'
import { holdForOrder } from '../place/hold-for-order.ts'
import { refuseUnpaid, reserve, type Agreed } from '../place/reserve.ts'
import { savedOptionsOf } from './saved-options.ts'

/** How often a checkout is retried when one of its payments has failed meanwhile. */
const maxAttempts = 10

const findPlaced = async (
  db: Db,
  { siteId, checkoutId, orderId }: { siteId: string; checkoutId: string; orderId: string },
): Promise<Placed> => {
  const attempt = await findCompletedAttempt(db, siteId, checkoutId)
  return { orderId, ...(attempt && { paymentGatewayOrderId: attempt.id }) }
}

interface PaymentOptions {
  readonly delayCapture?: boolean | undefined
  readonly savePaymentMethod?: boolean | undefined
}

/** Places the order of a checkout and pays for it. A checkout never becomes two orders. */
export const placeAndPay = async (
  context: Context,
  payments: Pick<Payments, 'begin' | 'providers'>,
  ordering: { caller: OnSite; checkoutId: string; paying: Paying; agreed: Agreed } & PaymentOptions,
): Promise<Placed> => {
  const { caller, checkoutId, paying, delayCapture } = ordering
  if (delayCapture) await refuseUnheld(context, payments, { caller, paying })
  const { options: ofSaved, saved } = await savedOptionsOf(context, payments, ordering)
  const begun = await begin(context, caller, { ...ordering, saved })
  if ('orderId' in begun) {
    return findPlaced(context.db, { siteId: caller.siteId, checkoutId, orderId: begun.orderId })
  }
  if ('started' in begun) {
    const { started, capturesLater } = begun
    const options = await captureOptionsOf(context, payments, {
      attempt: started,
      isLater: delayCapture ?? capturesLater,
    })
    return placedBy(await payments.begin(started, tokenOf(paying), { ...options, ...ofSaved }))
  }
  const ended = await awaitAttempt(context.db, begun.running)
  // Another card was charged and declined. This one has not been tried yet.
  const isUntried = ended.token_hash !== tokenHashOf(paying) && ended.state !== 'completed'
  return isUntried ? placeAndPay(context, payments, ordering) : placedBy(ended)
}

/**
 * Completes a checkout other than by a payment, once none of its payments is running. Returns its order if it has one
 * already.
 */
export const completeUnpaid = async <Done extends object>(
  context: Context,
  { caller, checkoutId }: { caller: OnSite; checkoutId: string },
  work: (transaction: Db, checkout: StoredCart) => Promise<Done>,
): Promise<{ done: Done } | { orderId: string }> => {
  for (let round = 0; round < maxAttempts; round += 1) {
    const result = await transact(context.db, async (transaction) => {
      const held = await holdForOrder(context, transaction, { caller, checkoutId })
      return 'checkout' in held ? { done: await work(transaction, held.checkout) } : held
    })
    if (!('running' in result)) return result
    await awaitAttempt(context.db, result.running)
  }
  throw stillWorkedOn()
}

/** Places an order that is free, or that an elevated caller places without a payment. */
export const placeUnpaid = async (
  context: Context,
  { caller, checkoutId, agreed }: { caller: OnSite; checkoutId: string; agreed: Agreed },
): Promise<Placed> => {
  const { siteId } = caller
  const site = await requireSite(context.sites, siteId)
  const completed = await completeUnpaid(context, { caller, checkoutId }, async (transaction, checkout) => {
    const reservation = await reserve(context, transaction, { ...agreed, site, caller, checkout })
    refuseUnpaid(caller, reservation)
    return placeReserved(context, transaction, reservation)
  })
  if ('done' in completed) return completed.done
  return findPlaced(context.db, { siteId, checkoutId, orderId: completed.orderId })
}
