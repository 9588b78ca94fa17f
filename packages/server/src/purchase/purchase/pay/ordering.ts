import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import type { StoredCheckout } from '../../../selling/checkout/api.ts'
import {
  awaitAttempt,
  findCompletedAttempt,
  type Payments,
  type Placed,
  placedBy,
  stillWorkedOn,
} from '../../../money/payment/api.ts'
import { begin, placeReserved, tokenHashOf, tokenOf, type OnSite, type Paying } from './begin.ts'
import { refuseUnheld, wishesOf } from './capture-wishes.ts'
import { holdForOrder } from '../place/hold-for-order.ts'
import { refuseUnpaid, reserve, type Agreed } from '../place/reserve.ts'
import { savedWishesOf } from './saved-wishes.ts'

/** How often a checkout is retried when one of its payments has failed meanwhile. */
const mostLooks = 10

const placedBefore = async (
  db: Db,
  { siteId, checkoutId, orderId }: { siteId: string; checkoutId: string; orderId: string },
): Promise<Placed> => {
  const attempt = await findCompletedAttempt(db, siteId, checkoutId)
  return { orderId, ...(attempt && { paymentGatewayOrderId: attempt.id }) }
}

interface PaymentWishes {
  readonly delayCapture?: boolean | undefined
  readonly savePaymentMethod?: boolean | undefined
}

/** Places the order of a checkout and pays for it. A checkout never becomes two orders. */
export const placeAndPay = async (
  context: Context,
  payments: Pick<Payments, 'begin' | 'providers'>,
  ordering: { caller: OnSite; checkoutId: string; paying: Paying; agreed: Agreed } & PaymentWishes,
): Promise<Placed> => {
  const { caller, checkoutId, paying, delayCapture } = ordering
  if (delayCapture) await refuseUnheld(context, payments, { caller, paying })
  const { wishes: ofSaved, saved } = await savedWishesOf(context, payments, ordering)
  const begun = await begin(context, caller, { ...ordering, saved })
  if ('orderId' in begun) {
    return placedBefore(context.db, { siteId: caller.siteId, checkoutId, orderId: begun.orderId })
  }
  if ('started' in begun) {
    const { started, capturesLater } = begun
    const wishes = await wishesOf(context, payments, { attempt: started, isLater: delayCapture ?? capturesLater })
    return placedBy(await payments.begin(started, tokenOf(paying), { ...wishes, ...ofSaved }))
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
  work: (transaction: Db, checkout: StoredCheckout) => Promise<Done>,
): Promise<{ done: Done } | { orderId: string }> => {
  for (let look = 0; look < mostLooks; look += 1) {
    const looked = await transact(context.db, async (transaction) => {
      const way = await holdForOrder(context, transaction, { caller, checkoutId })
      return 'checkout' in way ? { done: await work(transaction, way.checkout) } : way
    })
    if (!('running' in looked)) return looked
    await awaitAttempt(context.db, looked.running)
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
  return placedBefore(context.db, { siteId, checkoutId, orderId: completed.orderId })
}
