import type { Caller } from '../../ground/base/caller.ts'
import { Refusal, refusalFor } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { actorOf } from '../../ground/event/actor.ts'
import type { Email } from '../../ground/mail/email.ts'
import { queueMail } from '../../ground/mail/outbox.ts'
import { heading, link, paragraph } from '../../ground/mail/write-email.ts'
import { requireSite, type Site } from '../../ground/site/sites.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import { lockOrder, noteOnOrder, writeOrderEmail } from '../order/api.ts'
import { displayNumberOf, presentReceipt, receiptNamed } from './present.ts'
import { listReceipts, type StoredReceipt } from './store.ts'

/** Writes the email with a receipt, in the language of the receipt. */
const receiptEmail = (receipt: StoredReceipt, { site, url }: { site: Site; url: string }): Email => {
  const { order_id: id, refund_id, amount, currency, body } = receipt
  return writeOrderEmail({ id, buyerLanguage: body.buyerLanguage }, site, ({ words: { receipts: labels }, locale }) => {
    const kind = labels[refund_id === null ? 'payment' : 'refund']
    const number = displayNumberOf(receipt.number)
    const sum = createMoneyWriter({ currency, language: locale }).text(Number(amount))
    return {
      subject: kind.subject(number, site.name),
      blocks: [heading(kind.title(number)), paragraph(kind.text(sum, body.orderNumber)), link(labels.open, url)],
    }
  })
}

interface SendRequest {
  readonly caller: Exclude<Caller, { role: 'anyone' }>
  readonly orderId: string
  readonly receiptId: string
}

/** Emails a receipt to the buyer of its order. Returns the recipient. */
export const sendReceipt = async (context: Context, { caller, orderId, receiptId }: SendRequest): Promise<string> => {
  const { db, sites, config } = context
  const site = await requireSite(sites, caller.siteId)
  return transact(db, async (held) => {
    const order = await lockOrder(held, caller, orderId)
    const receipt = (await listReceipts(held, order)).find(({ id }) => id === receiptId)
    if (!receipt) throw new Refusal('NOT_FOUND', 'The order has no such receipt.')
    const { email: recipient } = order
    if (recipient === '') throw refusalFor('ILLEGAL_STATE', 'BUYER_HAS_NO_EMAIL')
    const { url } = presentReceipt(receipt, { site, config })
    await queueMail(held, { siteId: site.id, recipient, message: receiptEmail(receipt, { site, url }) })
    const sent = { activityType: 'RECEIPT_SENT' as const, receiptSent: receiptNamed(receipt) }
    await noteOnOrder(context, held, { order, actor: actorOf(caller) }, sent)
    return recipient
  })
}
