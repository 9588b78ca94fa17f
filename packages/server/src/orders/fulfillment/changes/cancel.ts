import type { OrderWithFulfillments } from '@vitrine/contract/entities/order-fulfillments.ts'
import { decideParcelCancel } from '@vitrine/domain/order/parcels.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { actorOf } from '../../../ground/event/actor.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import type { HeldToSend } from './create.ts'
import { parcelCanceledEmail } from '../emails.ts'
import { holdOrder, type OnSite, type Wishes } from '../hold.ts'
import { orderToSend } from '../pieces.ts'
import { fulfillRefusal } from '../refuse.ts'
import { saveFulfillment } from './save.ts'
import { deleteParcel } from '../store.ts'

interface Canceling {
  readonly id: string
  readonly wishes: Pick<Wishes, 'sendShippingEmail'>
}

/** Cancels a parcel of an order that is held. Its buyer is told where they were told of it before. */
export const cancelHeld = async (
  context: Context,
  db: Db,
  { site, actor, order, pieces }: HeldToSend,
  { id, wishes: { sendShippingEmail = true } }: Canceling,
): Promise<OrderWithFulfillments> => {
  const decision = decideParcelCancel(orderToSend(order, pieces), id)
  if (!decision.ok) throw fulfillRefusal(order, decision)
  const canceled = pieces.parcels.find(({ record }) => record.id === id)!
  const parcels = pieces.parcels.flatMap((parcel) => (parcel === canceled ? [] : [parcel.record]))
  await deleteParcel(db, order, id)
  const tells = sendShippingEmail && canceled.isTold
  return saveFulfillment(context, db, {
    site,
    actor,
    order,
    parcels,
    sending: decision,
    sends: false,
    comesBack: decision.wasOut,
    happened: [],
    emails: tells ? [(shown) => parcelCanceledEmail(shown, { site, fulfillment: canceled.record })] : [],
  })
}

interface Asked extends Canceling {
  readonly caller: OnSite
  readonly orderId: string
}

/** Cancels a parcel: what was in it is to be sent again. */
export const cancelFulfillment = async (
  context: Context,
  { caller, orderId, ...canceling }: Asked,
): Promise<OrderWithFulfillments> => {
  const site = await requireSite(context.sites, caller.siteId)
  return transact(context.db, async (db) => {
    const held = await holdOrder(db, caller, orderId)
    return cancelHeld(context, db, { site, actor: actorOf(caller), ...held }, canceling)
  })
}
