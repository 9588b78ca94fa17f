import type { AbandonedCheckoutRecovery } from '@vitrine/contract/entities/selling/abandoned-checkout-emails.ts'
import { decideManualEmail } from '@vitrine/domain/abandoned-checkout/series.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { hasDevMailbox } from '../../../ground/mail/dev-mailbox.ts'
import { listMailById } from '../../../ground/mail/store.ts'
import { requireSite, type Site } from '../../../ground/site/sites.ts'
import { findStoredCart } from '../../../selling/basket/api.ts'
import { listEmails, type StoredEmail } from '../emails/emails-store.ts'
import { linkExpiry, restoreLink } from './link.ts'
import { readFacts, sendEmail } from '../emails/send.ts'
import { findAbandoned, type StoredAbandoned } from '../store.ts'

type Email = AbandonedCheckoutRecovery['emails'][number]
type SentMail = Awaited<ReturnType<typeof listMailById>>[number]

/** In the dev mailbox, an email has arrived as soon as it is written. */
const mailStatus = (context: Pick<Context, 'config'>, mail: SentMail | undefined): Email['status'] => {
  if (hasDevMailbox(context) || !mail || mail.sent_date) return 'SENT'
  return mail.failed_date ? 'FAILED' : 'QUEUED'
}

const presentEmail = (email: StoredEmail, status: Email['status']): Email => ({
  id: email.mail_id,
  position: email.position,
  createdDate: email.created_date.toISOString(),
  subject: email.subject,
  status,
  ...(email.coupon_code !== null && { couponCode: email.coupon_code }),
  isManual: email.is_manual,
})

const statusOf = ({ next_email_date, stop_reason, status }: StoredAbandoned): AbandonedCheckoutRecovery['status'] => {
  if (next_email_date !== null) return 'SCHEDULED'
  return stop_reason !== null || status === 'RECOVERED' ? 'STOPPED' : 'COMPLETED'
}

/** Returns the emails of an abandoned checkout, and its link. */
export const readRecovery = async (
  context: Context,
  db: Db,
  { site, row }: { site: Site; row: StoredAbandoned },
): Promise<AbandonedCheckoutRecovery> => {
  const emails = await listEmails(db, site.id, [row.id])
  const ids = emails.map(({ mail_id }) => mail_id)
  const mails = new Map((await listMailById(db, site.id, ids)).map((mail) => [mail.id, mail]))
  const reason = row.stop_reason ?? (row.status === 'RECOVERED' ? 'ORDERED' : null)
  return {
    status: statusOf(row),
    ...(reason !== null && row.next_email_date === null && { stopReason: reason }),
    ...(row.next_email_date && { nextEmailDate: row.next_email_date.toISOString() }),
    emails: emails.map((email) => presentEmail(email, mailStatus(context, mails.get(email.mail_id)))),
    ...(linkExpiry(site, row) > context.now() && { restoreUrl: restoreLink(context, site, row) }),
    ...(row.order_id !== null && { orderId: row.order_id }),
  }
}

const notFound = () => new Refusal('NOT_FOUND', 'There is no such abandoned checkout.')

export const requireAbandoned = async (
  db: Db,
  key: { siteId: string; id: string; hold?: boolean },
): Promise<StoredAbandoned> => {
  const found = await findAbandoned(db, { ...key, id: key.id.toLowerCase() })
  if (!found) throw notFound()
  return found
}

/** Sends the next email of an abandoned checkout by hand, if the buyer may get it. */
export const sendNow = async (
  context: Context,
  { siteId, id }: { siteId: string; id: string },
): Promise<AbandonedCheckoutRecovery> => {
  const { db, sites } = context
  const site = await requireSite(sites, siteId)
  const { checkout_id: checkoutId } = await requireAbandoned(db, { siteId, id })
  return transact(db, async (transaction) => {
    // The cart is locked first, as by the job.
    const cart = await findStoredCart(transaction, siteId, { id: checkoutId, hold: true })
    const row = await requireAbandoned(transaction, { siteId, id, hold: true })
    const decision = decideManualEmail(await readFacts(context, transaction, { site, row, cart }))
    if (decision.type !== 'send') {
      const reason = decision.type === 'stop' ? decision.reason : 'COMPLETED'
      throw new Refusal('ABANDONED_CHECKOUT_EMAIL_NOT_ALLOWED', undefined, { reason })
    }
    const sent = await sendEmail(context, transaction, { site, row, isManual: true })
    return readRecovery(context, transaction, { site, row: sent })
  })
}
