import type { Minor } from '@vitrine/domain/money.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { listRecipientsOf, sendTo } from '../../../store/notification/api.ts'
import { newOrderEmail } from './owner-email.ts'
import { presentOrder, type StoredOrder } from '../present.ts'

interface NewOrder {
  readonly order: StoredOrder
  readonly site: Site
  /** What gift cards and store credit paid, in minor units. */
  readonly giftCards?: Minor
  /** The name of the way in which the rest is paid outside. */
  readonly method?: string | undefined
  /** Whether it was created in the back office or by an app. */
  readonly isOwn?: boolean
}

/**
 * Tells the owners of an order that is theirs to fulfill, in the transaction that approves it: it is approved once, so
 * they are told once.
 */
export const tellOfNewOrder = async (db: Db, told: NewOrder): Promise<void> =>
  tellRecipients(db, told, await listRecipientsOf(db, told.site, 'newOrders'))

/** The same, to recipients that were read before. */
export const tellRecipients = (db: Db, { order, ...told }: NewOrder, recipients: readonly string[]): Promise<void> =>
  sendTo(db, { site: told.site, recipients }, () => newOrderEmail(presentOrder(order), told))
