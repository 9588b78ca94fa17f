import type { OrderReturn } from '@vitrine/contract/entities/orders/returns.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { Actor } from '../../ground/event/actor.ts'
import { recordEvent } from '../../ground/event/outbox.ts'
import { queueMail } from '../../ground/mail/outbox.ts'
import type { Site } from '../../ground/site/sites.ts'
import { noteOnOrder, presentOrder, type StoredOrder } from '../../orders/order/api.ts'
import { notifyReturnRequest } from '../purchase/api.ts'
import { returnEmail } from './emails.ts'
import { presentReturn } from './present.ts'
import type { StoredReturn } from './store.ts'
import { notifyWithdrawal } from './notify-owners.ts'
import { withdrawalEmail } from './withdrawal/withdrawal-email.ts'

interface Announcing {
  /** Locked. */
  readonly order: StoredOrder
  readonly site: Site
  /** After this step. */
  readonly orderReturn: StoredReturn
  readonly actor: Actor
  /** Whether the return was just created. */
  readonly isNew?: boolean
}

const isBuyer = ({ type }: Actor): boolean => type === 'visitor' || type === 'member'

/** Returns the recipients of a withdrawal's acknowledgment: the address in the withdrawal, and the order's address. */
const acknowledged = ({ email }: StoredOrder, { withdrawal }: OrderReturn): string[] => {
  const named = withdrawal?.email ?? ''
  return named.toLowerCase() === email.toLowerCase() ? [named] : [named, email]
}

/** Acknowledges a withdrawal to the buyer, and notifies the owners. */
const announceWithdrawal = async (
  db: Db,
  { order, site, shown }: Pick<Announcing, 'order' | 'site'> & { shown: OrderReturn },
): Promise<void> => {
  const message = withdrawalEmail(presentOrder(order), shown, site)
  for (const recipient of acknowledged(order, shown))
    if (recipient !== '') await queueMail(db, { siteId: site.id, recipient, message })
  await notifyWithdrawal(db, { order, site, withdrawal: shown })
}

/** Emails the buyer the new status, unless they know it already, and notifies the owners of new requests. */
const announceStep = async (
  db: Db,
  { order, site, shown, actor }: Omit<Announcing, 'orderReturn' | 'isNew'> & { shown: OrderReturn },
): Promise<void> => {
  const { status } = shown
  // Buyers who cancel their own return know it. A return created by the store is announced once it is approved.
  const isKnown = (status === 'CANCELED' && isBuyer(actor)) || (status === 'REQUESTED' && !isBuyer(actor))
  // Manual refunds were announced when they were made.
  const isAlreadyRefunded = status === 'SETTLED' && shown.settlement?.refundId === undefined
  if (order.email !== '' && !isKnown && !isAlreadyRefunded) {
    const message = returnEmail(presentOrder(order), shown, site)
    await queueMail(db, { siteId: site.id, recipient: order.email, message })
  }
  if (status === 'REQUESTED' && isBuyer(actor)) await notifyReturnRequest(db, { order, site })
}

/** Records a step of a return as an event and an order activity, and notifies the buyer and the owners. */
export const announceReturn = async (
  context: Context,
  db: Db,
  { order, site, orderReturn, actor, isNew = false }: Announcing,
): Promise<void> => {
  const shown = presentReturn(orderReturn)
  const { id, status, kind } = shown
  const isWithdrawn = isNew && kind === 'WITHDRAWAL'
  await recordEvent(db, {
    siteId: site.id,
    entity: 'order_return',
    entityId: id,
    type: `vitrine.ecom.v1.order_return_${isNew ? 'created' : 'updated'}`,
    actor,
    body: { currentEntity: shown },
  })
  const customActivity = {
    type: isWithdrawn ? 'ORDER_WITHDRAWN' : `RETURN_${status}`,
    additionalData: { returnId: id },
  }
  await noteOnOrder(context, db, { order, actor }, { activityType: 'CUSTOM_ACTIVITY', customActivity })
  if (isWithdrawn) await announceWithdrawal(db, { order, site, shown })
  else await announceStep(db, { order, site, shown, actor })
}
