import { mayEmail } from '@vitrine/domain/abandoned-checkout/consent.ts'
import { abandonedRules, type AbandonedRules } from '@vitrine/domain/abandoned-checkout/rules.ts'
import { nextEmailDate, type EmailFacts } from '@vitrine/domain/abandoned-checkout/series.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { queueMail } from '../../../ground/mail/outbox.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { findOrdersOfEmail } from '../../../orders/order/api.ts'
import { findCustomerByEmail, type StoredCustomer } from '../../../people/customer/api.ts'
import type { StoredCart } from '../../../selling/basket/api.ts'
import { changeAbandoned, withActivity } from '../changes.ts'
import { giveCoupon } from './coupon.ts'
import { abandonedEmail, type EmailContent } from './email.ts'
import { insertEmail } from './emails-store.ts'
import { restoreLink, unsubscribeLink } from '../link.ts'
import { lockRecipient, noteSeries } from './recipients.ts'
import type { StoredAbandoned } from '../store.ts'

/** A locked abandoned checkout with its cart. */
export interface Attended {
  readonly site: Site
  readonly row: StoredAbandoned
  readonly cart: StoredCart | undefined
}

const countriesOf = ({ body: { shippingDestination, billingInfo } }: StoredCart): readonly string[] =>
  [shippingDestination, billingInfo].flatMap((contact) => contact?.address?.country ?? [])

const rulesOf = (site: Site): AbandonedRules => abandonedRules(site.settings.abandonedCheckouts)

/** Whether there is nothing to continue with: the cart was emptied or deleted. */
const isEmpty = (cart: StoredCart | undefined): boolean =>
  !cart || cart.body.lines.length === 0 || (cart.deleted_date !== null && cart.merged_into === null)

/** What a customer has last answered, at a checkout or to the store. */
const consentOf = (customer: StoredCustomer | undefined): boolean | undefined =>
  customer === undefined || customer.email_consent === 'UNKNOWN' ? undefined : customer.email_consent === 'SUBSCRIBED'

/** Whether a customer has unsubscribed after a checkout began, so that an answer at this checkout is older. */
const hasDeclinedSince = (customer: StoredCustomer | undefined, began: Date | undefined): boolean => {
  if (customer?.email_consent !== 'UNSUBSCRIBED' || customer.email_consent_date === null) return false
  return began !== undefined && customer.email_consent_date > began
}

const factsOfBuyer = async (db: Db, { site, row, cart }: Attended) => {
  const { email, email_hash: emailHash } = row
  if (email === null || emailHash === null)
    return { hasOrdered: false, isUnsubscribed: false, mayEmail: false, lastSeriesDate: null }
  const recipient = await lockRecipient(db, { siteId: site.id, emailHash })
  const orders = await findOrdersOfEmail(db, site.id, email)
  const customer = await findCustomerByEmail(db, site.id, email)
  const consent = cart?.body.marketingConsent?.email ?? consentOf(customer) ?? orders.consent
  const countries = cart ? countriesOf(cart) : []
  return {
    hasOrdered: orders.lastDate !== undefined && orders.lastDate > row.created_date,
    isUnsubscribed: recipient.unsubscribed_date !== null || hasDeclinedSince(customer, cart?.created_date),
    mayEmail: mayEmail({
      rules: rulesOf(site).consentRules,
      countries,
      consent,
      isCustomer: orders.lastDate !== undefined,
    }),
    lastSeriesDate: recipient.last_series_date,
  }
}

/** Collects what decides about the next email. Locks the recipient. */
export const readFacts = async ({ now }: Pick<Context, 'now'>, db: Db, attended: Attended): Promise<EmailFacts> => {
  const { site, row, cart } = attended
  const ofBuyer = await factsOfBuyer(db, attended)
  return {
    ...ofBuyer,
    hasOrdered: ofBuyer.hasOrdered || row.status === 'RECOVERED',
    rules: rulesOf(site),
    now: now(),
    touchedDate: cart?.updated_date ?? row.touched_date,
    abandonedDate: row.created_date,
    sentCount: row.sent_count,
    lastEmailDate: row.last_email_date,
    hasEmail: row.email !== null,
    isEmpty: isEmpty(cart),
  }
}

/** Writes an email into the outbox, in the transaction that counts it: it is sent once, or not at all. */
export const sendEmail = async (
  context: Context,
  db: Db,
  { site, row, isManual }: Pick<Attended, 'site' | 'row'> & { isManual: boolean },
): Promise<StoredAbandoned> => {
  const [now, rules, siteId] = [context.now(), rulesOf(site), site.id]
  const { email: recipient, email_hash: emailHash } = row as { email: string; email_hash: string }
  const position = row.sent_count + 1
  const written: EmailContent['written'] = rules.emails[position - 1] ?? {}
  const coupon = await giveCoupon(context, db, { site, wanted: written.coupon })
  const unsubscribeUrl = unsubscribeLink(context, siteId, emailHash)
  const message = abandonedEmail(site, {
    written,
    snapshot: row.body,
    currency: row.currency,
    coupon,
    restoreUrl: restoreLink(context, site, row),
    unsubscribeUrl,
  })
  const mailId = context.newId()
  await queueMail(db, { siteId, id: mailId, recipient, message, unsubscribeUrl })
  await insertEmail(db, {
    site_id: siteId,
    abandoned_id: row.id,
    position,
    mail_id: mailId,
    subject: message.subject,
    coupon_code: coupon?.code ?? null,
    is_own_coupon: coupon?.isOwn ?? false,
    is_manual: isManual,
    created_date: now,
  })
  if (position === 1) await noteSeries(db, { siteId, emailHash, now })
  const progress = { abandonedDate: row.created_date, sentCount: position, lastEmailDate: now }
  const next = rules.sendsEmails && row.stop_reason === null ? nextEmailDate(rules, progress) : undefined
  const change = {
    sent_count: position,
    last_email_date: now,
    next_email_date: next ?? null,
    ...(coupon && { email_coupon: coupon.code }),
    activities: withActivity(row.activities, 'EMAIL_SENT', now),
  }
  return changeAbandoned(context, db, { site, row, change })
}
