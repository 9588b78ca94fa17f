import type { OrderWithFulfillments } from '@vitrine/contract/entities/orders/order-fulfillments.ts'
import { decideParcelCancel } from '@vitrine/domain/order/fulfillment/parcels.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { actorOf } from '../../../ground/event/actor.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import type { HeldToSend } from './create.ts'
import { parcelCanceledEmail } from '../emails.ts'
import { holdOrder, type OnSite, type FulfillmentOptions } from '../hold.ts'
import { orderToSend } from '../pieces.ts'
import { fulfillRefusal } from '../refuse.ts'
import { saveFulfillment } from './save.ts'
import { deleteParcel } from '../store.ts'

interface Canceling {
  readonly id: string
  readonly options: Pick<FulfillmentOptions, 'sendShippingEmail'>
}

/** Cancels a fulfillment of a locked order. Emails the buyer if they were notified of it. */
export const cancelHeld = async (
  context: Context,
  db: Db,
  { site, actor, order, pieces }: HeldToSend,
  { id, options: { sendShippingEmail = true } }: Canceling,
): Promise<OrderWithFulfillments> => {
  const decision = decideParcelCancel(orderToSend(order, pieces), id)
  if (!decision.ok) throw fulfillRefusal(order, decision)
  const canceled = pieces.parcels.find(({ record }) => record.id === id)!
  const parcels = pieces.parcels.flatMap((parcel) => (parcel === canceled ? [] : [parcel.record]))
  await deleteParcel(db, order, id)
  const emailsBuyer = sendShippingEmail && canceled.isNotified
  return saveFulfillment(context, db, {
    site,
    actor,
    order,
    parcels,
    sending: decision,
    sends: false,
    comesBack: decision.wasOut,
    happened: [],
    emails: emailsBuyer ? [(shown) => parcelCanceledEmail(shown, { site, fulfillment: canceled.record })] : [],
  })
}

interface CancelRequest extends Canceling {
  readonly caller: OnSite
  readonly orderId: string
}

/** Cancels a fulfillment. Its items return to the unfulfilled quantity. */
export const cancelFulfillment = async (
  context: Context,
  { caller, orderId, ...canceling }: CancelRequest,
): Promise<OrderWithFulfillments> => {
  const site = await requireSite(context.sites, caller.siteId)
  return transact(context.db, async (db) => {
    const held = await holdOrder(db, caller, orderId)
    return cancelHeld(context, db, { site, actor: actorOf(caller), ...held }, canceling)
  })
}
