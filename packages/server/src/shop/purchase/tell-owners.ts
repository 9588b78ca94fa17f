import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { Email } from '../../ground/mail/email.ts'
import { queueMail } from '../../ground/mail/outbox.ts'
import { heading, link, paragraph, writeEmail } from '../../ground/mail/write-email.ts'
import type { Site } from '../../ground/site/sites.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import { listOwnersOf } from '../../people/owner/owner-store.ts'
import type { StoredOrder } from '../order/present.ts'
import type { Chargeback } from '../payment/chargeback-store.ts'

type Kept = Pick<Context, 'config'>

interface About {
  readonly order: StoredOrder
  readonly site: Site
}

/** Where owners see an order. */
const orderPage = ({ config }: Kept, { id }: StoredOrder): string => `${config.publicUrl}/back-office/orders/${id}`

const tellOwners = async (db: Db, site: Site, message: Email): Promise<void> => {
  for (const email of await listOwnersOf(db, site.id)) {
    await queueMail(db, { siteId: site.id, recipient: email, message })
  }
}

/** Tells the owners that a buyer's bank has taken money back, and until when they can answer. */
export const tellOfDispute = (
  kept: Kept,
  db: Db,
  { order, site, chargeback }: About & { chargeback: Chargeback },
): Promise<void> =>
  tellOwners(
    db,
    site,
    writeEmail(site, ({ words: { ownerNews: said }, locale }) => {
      const amount = createMoneyWriter({ currency: order.body.currency ?? site.currency, language: locale }).text(
        Number(chargeback.amount),
      )
      const number = String(order.number)
      const until = chargeback.answer_before?.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })
      const isOpen = chargeback.dispute_state === 'open'
      return {
        subject: said.disputeSubject(number, site.name),
        blocks: [
          heading(said.disputeTitle),
          paragraph(said.disputeText(amount, number)),
          ...(isOpen && until !== undefined ? [paragraph(said.disputeUntil(until))] : []),
          link(said.seeOrder, orderPage(kept, order)),
        ],
      }
    }),
  )

/** Tells the owners that a buyer wants to return something, and waits for an answer. */
export const tellOfReturn = (kept: Kept, db: Db, { order, site }: About): Promise<void> =>
  tellOwners(
    db,
    site,
    writeEmail(site, ({ words: { ownerNews: said } }) => {
      const number = String(order.number)
      return {
        subject: said.returnSubject(number, site.name),
        blocks: [
          heading(said.returnTitle),
          paragraph(said.returnText(number)),
          link(said.seeOrder, orderPage(kept, order)),
        ],
      }
    }),
  )

/** Tells the owners that an order was made in the back office or by an app, or was edited there. */
export const tellOfOwnOrder = (
  kept: Kept,
  db: Db,
  { order, site, what }: About & { what: 'placed' | 'edited' },
): Promise<void> =>
  tellOwners(
    db,
    site,
    writeEmail(site, ({ words: { ownerNews: said }, locale }) => {
      const amount = createMoneyWriter({ currency: order.body.currency ?? site.currency, language: locale }).text(
        Number(order.total),
      )
      const number = String(order.number)
      const isEdited = what === 'edited'
      return {
        subject: (isEdited ? said.editedSubject : said.placedSubject)(number, site.name),
        blocks: [
          heading(isEdited ? said.editedTitle : said.placedTitle),
          paragraph((isEdited ? said.editedText : said.placedText)(number, amount)),
          link(said.seeOrder, orderPage(kept, order)),
        ],
      }
    }),
  )
