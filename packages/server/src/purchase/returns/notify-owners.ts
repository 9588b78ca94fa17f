import type { OrderReturn } from '@vitrine/contract/entities/orders/returns.ts'
import type { Db } from '../../ground/database/tables.ts'
import { heading, link, paragraph, writeEmail } from '../../ground/mail/write-email.ts'
import type { Site } from '../../ground/site/sites.ts'
import { backOfficePage, notifyOwners } from '../../store/notification/api.ts'
import type { StoredOrder } from '../../orders/order/api.ts'
import { submittedText } from './withdrawal/withdrawal-email.ts'

interface Withdrawn {
  readonly order: StoredOrder
  readonly site: Site
  readonly withdrawal: OrderReturn
}

/** Notifies owners of a withdrawal, and asks them not to ship its items. */
export const notifyWithdrawal = async (db: Db, { order, site, withdrawal }: Withdrawn): Promise<void> => {
  const subject = { orderId: order.id, orderNumber: String(order.number) }
  await notifyOwners(db, { site, event: 'WITHDRAWAL', subject }, () =>
    writeEmail(site, ({ words: { ownerNews: label }, locale }) => {
      const number = String(order.number)
      const isUnsent = withdrawal.items.some(({ unsentQuantity = 0 }) => unsentQuantity > 0)
      return {
        subject: label.withdrawalSubject(number, site.name),
        blocks: [
          heading(label.withdrawalTitle),
          paragraph(label.withdrawalText(number, submittedText(withdrawal.createdDate, site, locale))),
          ...(isUnsent ? [paragraph(label.withdrawalUnsent)] : []),
          link(label.seeOrder, backOfficePage(site, `/orders/${order.id}`)),
        ],
      }
    }),
  )
}
