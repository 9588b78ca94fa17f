import type { ExternalOrder } from '@vitrine/contract/calls/orders/order-import.ts'
import { decidePlacing } from '@vitrine/domain/order/status/placing.ts'
import { noSums } from '@vitrine/domain/payment/ledger.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { actorOf } from '../../ground/event/actor.ts'
import { queueMail } from '../../ground/mail/outbox.ts'
import { requireSite, type Site } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { OnSite } from '../billing/api.ts'
import { takeStock } from '../../catalog/product/api.ts'
import { orderedLines } from '../../orders/fulfillment/api.ts'
import {
  confirmationEmail,
  presentOrder,
  recordPlaced,
  stockOf,
  type StoredOrder,
  notifyOwners,
  stockUserOf,
} from '../../orders/order/api.ts'
import { insertOutside } from '../purchase/api.ts'
import { ordersKind, readSettings } from '../../store/setting/api.ts'
import { composeExternalOrder } from './compose.ts'
import { purchaseDate, writeOrder } from './write.ts'

/** Settings of a new external order. */
interface CreationSettings {
  readonly orderApprovalStrategy?: 'DEFAULT' | 'PAYMENT_RECEIVED' | 'PAYMENT_METHOD_SAVED'
  readonly notifications?: {
    readonly sendNotificationToBuyer?: boolean
    readonly sendNotificationsToBusiness?: boolean
  }
  readonly editableByEveryone?: boolean
}

interface Creating {
  readonly caller: OnSite
  readonly sent: ExternalOrder
  readonly settings: CreationSettings
}

const refuseUnsupported = ({ orderApprovalStrategy, editableByEveryone }: CreationSettings): void => {
  const refuse = (field: string, why: string) => {
    throw invalidField(`settings.${field}`, why, 'FIELD_NOT_ALLOWED')
  }
  if (orderApprovalStrategy === 'PAYMENT_METHOD_SAVED') {
    refuse('orderApprovalStrategy', 'PAYMENT_METHOD_SAVED is not supported: there are no subscriptions')
  }
  if (editableByEveryone === false) refuse('editableByEveryone', 'is not supported: every app may edit orders')
}

/** Refuses fields that only imported orders may have. */
const refusePast = ({ id, number, fulfillmentStatus, status, paymentStatus }: ExternalOrder): void => {
  const past = { id, number, fulfillmentStatus }
  const name = Object.entries(past).find(([, value]) => value !== undefined)?.[0]
  if (name) throw invalidField(`order.${name}`, 'is only for imported orders', 'FIELD_NOT_ALLOWED')
  if (status === 'CANCELED') throw invalidField('order.status', 'must be APPROVED or INITIALIZED', 'INVALID_ENUM_VALUE')
  if (paymentStatus !== 'FULLY_REFUNDED') return
  throw invalidField('order.paymentStatus', 'must be NOT_PAID or PAID', 'INVALID_ENUM_VALUE')
}

/** Takes the items of an order out of stock: all of them or none. */
const takeOrderStock = async (db: Db, order: StoredOrder): Promise<void> => {
  const taken = await takeStock(db, stockUserOf(order), stockOf(order))
  if (!taken.ok) throw new Refusal('INSUFFICIENT_INVENTORY', undefined, { catalogItemId: taken.productId })
}

interface Held extends Creating {
  readonly site: Site
  readonly takesStockWhenPaid: boolean
}

const createHeld = async (context: Context, db: Db, held: Held): Promise<StoredOrder> => {
  const { caller, sent, settings, site, takesStockWhenPaid } = held
  const now = context.now()
  const { id: _id, number: _number, fulfillmentStatus: _sent, status, paymentStatus, ...details } = sent
  const { record, total } = composeExternalOrder(context, details, site)
  const captured = paymentStatus === 'PAID' ? total : 0
  const sums = { ...noSums, captured }
  const waitsForPayment = settings.orderApprovalStrategy === 'PAYMENT_RECEIVED' || status === 'INITIALIZED'
  const ordered = orderedLines(record.lineItems)
  const stockWaits = takesStockWhenPaid || waitsForPayment
  const placed = decidePlacing({ total, sums, ordered, stockWaits, waitsForPayment })
  const actor = actorOf(caller)
  const order = await writeOrder(context, db, {
    site,
    caller,
    record,
    total,
    sums,
    states: {
      status: placed.status,
      payment_status: placed.paymentStatus,
      fulfillment_status: placed.fulfillmentStatus,
      stock_taken: placed.stockTaken,
    },
    activities: placed.activities,
    actor,
    purchased: purchaseDate(sent.purchasedDate, now),
  })
  if (placed.stockTaken) await takeOrderStock(db, order)
  if (captured > 0) await insertOutside(db, order, { id: context.newId(), amount: captured, captured: true, date: now })
  await recordPlaced(db, order, actor)
  const notifiesBuyer = settings.notifications?.sendNotificationToBuyer !== false && order.status === 'APPROVED'
  if (notifiesBuyer && order.email !== '') {
    const message = confirmationEmail(presentOrder(order), { site, method: undefined })
    await queueMail(db, { siteId: site.id, recipient: order.email, message })
  }
  if (settings.notifications?.sendNotificationsToBusiness === true) {
    await notifyOwners(db, { order, site, isOwn: true })
  }
  return order
}

/** Creates an order that was placed elsewhere. Its items are taken out of stock now, or once it is paid. */
export const createOrder = async (context: Context, creating: Creating): Promise<StoredOrder> => {
  refuseUnsupported(creating.settings)
  refusePast(creating.sent)
  const site = await requireSite(context.sites, creating.caller.siteId)
  const orders = await readSettings(context.db, ordersKind, site.id)
  const takesStockWhenPaid = orders.inventoryUpdateTrigger === 'ON_ORDER_PAID'
  return transact(context.db, (db) => createHeld(context, db, { ...creating, site, takesStockWhenPaid }))
}
