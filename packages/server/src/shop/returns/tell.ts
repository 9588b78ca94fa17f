import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { Actor } from '../../ground/event/actor.ts'
import { recordEvent } from '../../ground/event/outbox.ts'
import { queueMail } from '../../ground/mail/outbox.ts'
import type { Site } from '../../ground/site/sites.ts'
import { noteOnOrder } from '../order/note.ts'
import { presentOrder, type StoredOrder } from '../order/present.ts'
import { tellOfReturn } from '../purchase/tell-owners.ts'
import { returnEmail } from './emails.ts'
import { presentReturn } from './present.ts'
import type { StoredReturn } from './store.ts'

interface Telling {
  /** Held. */
  readonly order: StoredOrder
  readonly site: Site
  /** As it is since this step. */
  readonly orderReturn: StoredReturn
  readonly actor: Actor
}

const isBuyer = ({ type }: Actor): boolean => type === 'visitor' || type === 'member'

/** Writes a step of a return into the story of its order, and tells those who listen, its buyer and the owners of it. */
export const tellReturn = async (
  context: Context,
  db: Db,
  { order, site, orderReturn, actor }: Telling,
): Promise<void> => {
  const shown = presentReturn(orderReturn)
  const { id, status } = shown
  await recordEvent(db, {
    siteId: site.id,
    entity: 'order_return',
    entityId: id,
    type: `vitrine.ecom.v1.order_return_${status === 'REQUESTED' ? 'created' : 'updated'}`,
    actor,
    body: { currentEntity: shown },
  })
  const customActivity = { type: `RETURN_${status}`, additionalData: { returnId: id } }
  await noteOnOrder(context, db, { order, actor }, { activityType: 'CUSTOM_ACTIVITY', customActivity })
  // Who cancels their own return knows; one that the store has made for somebody is told of when it is approved.
  const isKnown = (status === 'CANCELED' && isBuyer(actor)) || (status === 'REQUESTED' && !isBuyer(actor))
  // The refunds by hand were told of when they were made.
  const isPaidBefore = status === 'SETTLED' && shown.settlement?.refundId === undefined
  if (order.email !== '' && !isKnown && !isPaidBefore) {
    const message = returnEmail(presentOrder(order), shown, site)
    await queueMail(db, { siteId: site.id, recipient: order.email, message })
  }
  if (status === 'REQUESTED' && isBuyer(actor)) await tellOfReturn(db, { order, site })
}
