import type { Db } from '../../ground/database/tables.ts'
import { recordEvent } from '../../ground/event/outbox.ts'
import { queueMail } from '../../ground/mail/outbox.ts'
import { withActivities, type ActivityType } from '../order/activities.ts'
import { presentOrder, type StoredOrder } from '../order/present.ts'
import { moveOrder } from '../order/store.ts'
import { documentEmail } from './email.ts'
import { decide, type AboutOrder, type Clock } from './document.ts'
import { fileNameOf, urlOf } from './present.ts'
import { moveInvoice, type StoredInvoice } from './store.ts'
import type { Config } from '../../ground/base/config.ts'

/** A document with its order as it stands after it. */
export interface Noted {
  readonly invoice: StoredInvoice
  readonly order: StoredOrder
}

/** Notes on an order that is held what was done with a document of it, and tells those who listen. */
export const noteOnOrder = async (
  clock: Clock,
  db: Db,
  { order, actor }: AboutOrder,
  type: ActivityType,
): Promise<StoredOrder> => {
  const record = withActivities(clock, order.body, type)
  const noted = await moveOrder(db, order, { states: {}, record, now: clock.now() })
  const event = { siteId: order.site_id, entity: 'order', entityId: order.id, ...(actor && { actor }) }
  const body = { currentEntity: presentOrder(noted) }
  await recordEvent(db, { ...event, type: 'wix.ecom.v1.order_updated', body })
  return noted
}

/** Emails a document that was issued to the buyer of its order, which is held. */
export const sendDocument = async (
  clock: Clock & { readonly config: Pick<Config, 'publicUrl'> },
  db: Db,
  { invoice, ...about }: AboutOrder & { invoice: StoredInvoice },
): Promise<Noted> => {
  const { state } = decide(invoice, 'SEND')
  const { order, site } = about
  const sent = await moveInvoice(db, invoice, { state, sent_date: clock.now() })
  await queueMail(db, {
    siteId: site.id,
    recipient: order.email,
    message: documentEmail(sent, { site, url: urlOf(sent, clock.config) }),
    attachments: [{ kind: 'invoice', id: sent.id, filename: fileNameOf(sent) }],
  })
  return { invoice: sent, order: await noteOnOrder(clock, db, about, 'INVOICE_SENT') }
}
