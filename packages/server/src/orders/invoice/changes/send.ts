import type { Db } from '../../../ground/database/tables.ts'
import { queueMail } from '../../../ground/mail/outbox.ts'
import { noteOnOrder, type StoredOrder } from '../../order/api.ts'
import { documentEmail } from './email.ts'
import { decide, type AboutOrder, type Clock } from '../documents/document.ts'
import { fileNameOf, urlOf } from '../present.ts'
import { moveInvoice, type StoredInvoice } from '../store.ts'
import type { Config } from '../../../ground/base/config.ts'

/** A document, and its order after the activity was added. */
export interface Noted {
  readonly invoice: StoredInvoice
  readonly order: StoredOrder
}

/** Emails an issued document to the buyer of its locked order. */
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
