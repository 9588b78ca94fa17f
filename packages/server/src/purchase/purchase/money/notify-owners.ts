import type { AlertEvent } from '@vitrine/contract/entities/store/alerts.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { heading, link, paragraph, writeEmail } from '../../../ground/mail/write-email.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { storeDayText } from '../../../ground/site/time-zone.ts'
import { createMoneyWriter } from '../../../ground/words/money-writer.ts'
import { backOfficePage, notifyOwners } from '../../../store/notification/api.ts'
import type { StoredOrder } from '../../../orders/order/api.ts'
import type { Chargeback } from '../../../money/payment/api.ts'

interface About {
  readonly order: StoredOrder
  readonly site: Site
}

/** Back office page of an order. */
const orderPage = (site: Site, { id }: StoredOrder): string => backOfficePage(site, `/orders/${id}`)

const alertOf = ({ order, site }: About, event: AlertEvent) => ({
  site,
  event,
  subject: { orderId: order.id, orderNumber: String(order.number) },
})

/** Notifies owners of a dispute, and of the deadline to answer it. */
export const notifyDispute = (db: Db, { order, site, chargeback }: About & { chargeback: Chargeback }): Promise<void> =>
  notifyOwners(db, alertOf({ order, site }, 'DISPUTE'), () =>
    writeEmail(site, ({ words: { ownerNews: label }, locale }) => {
      const amount = createMoneyWriter({ currency: order.body.currency ?? site.currency, language: locale }).text(
        Number(chargeback.amount),
      )
      const number = String(order.number)
      const until = chargeback.answer_before && storeDayText(chargeback.answer_before, { site, locale })
      const isOpen = chargeback.dispute_state === 'open'
      return {
        subject: label.disputeSubject(number, site.name),
        blocks: [
          heading(label.disputeTitle),
          paragraph(label.disputeText(amount, number)),
          ...(isOpen && until ? [paragraph(label.disputeUntil(until))] : []),
          link(label.seeOrder, orderPage(site, order)),
        ],
      }
    }),
  )

/** Notifies owners of a return request that needs an answer. */
export const notifyReturnRequest = (db: Db, { order, site }: About): Promise<void> =>
  notifyOwners(db, alertOf({ order, site }, 'RETURN_REQUEST'), () =>
    writeEmail(site, ({ words: { ownerNews: label } }) => {
      const number = String(order.number)
      return {
        subject: label.returnSubject(number, site.name),
        blocks: [
          heading(label.returnTitle),
          paragraph(label.returnText(number)),
          link(label.seeOrder, orderPage(site, order)),
        ],
      }
    }),
  )

/** Notifies owners that an order was edited in the back office or by an app. */
export const notifyEdit = (db: Db, { order, site }: About): Promise<void> =>
  notifyOwners(db, alertOf({ order, site }, 'ORDER_EDITED'), () =>
    writeEmail(site, ({ words: { ownerNews: label }, locale }) => {
      const amount = createMoneyWriter({ currency: order.body.currency ?? site.currency, language: locale }).text(
        Number(order.total),
      )
      const number = String(order.number)
      return {
        subject: label.editedSubject(number, site.name),
        blocks: [
          heading(label.editedTitle),
          paragraph(label.editedText(number, amount)),
          link(label.seeOrder, orderPage(site, order)),
        ],
      }
    }),
  )
