import type { Minor } from '@vitrine/domain/money.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { listEmailRecipients, recordAlert, sendTo } from '../../../store/notification/api.ts'
import { newOrderEmail } from './owner-email.ts'
import { presentOrder, type StoredOrder } from '../present.ts'

interface NewOrder {
  readonly order: StoredOrder
  readonly site: Site
  /** Amount paid with gift cards and store credit, in minor units. */
  readonly giftCards?: Minor
  /** Name of the offline payment method for the rest. */
  readonly method?: string | undefined
  /** Whether it was created in the back office or by an app. */
  readonly isOwn?: boolean
}

/**
 * Notifies the owners of an order to fulfill. Called in the transaction that approves the order, so that they are
 * notified once.
 */
export const notifyOwners = async (db: Db, notice: NewOrder): Promise<void> =>
  notifyRecipients(db, notice, await listEmailRecipients(db, notice.site, 'NEW_ORDER'))

/** Records the alert of a new order, and emails the given recipients. */
export const notifyRecipients = async (
  db: Db,
  { order, ...notice }: NewOrder,
  recipients: readonly string[],
): Promise<void> => {
  const { site } = notice
  const subject = { orderId: order.id, orderNumber: String(order.number) }
  await recordAlert(db, { site, event: 'NEW_ORDER', subject })
  await sendTo(db, { site, recipients }, () => newOrderEmail(presentOrder(order), notice))
}
