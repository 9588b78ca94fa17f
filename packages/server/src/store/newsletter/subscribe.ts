import type { Exchange, CallerWithRole } from '../../ground/base/caller.ts'
import { isElevated } from '../../ground/base/caller.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { queueMail } from '../../ground/mail/outbox.ts'
import { buyersBehindAddress } from '../../ground/rate-limit/new-carts.ts'
import { enforceRateLimit, rateLimits } from '../../ground/rate-limit/rate-limit-store.ts'
import { addressOf } from '../../ground/rate-limit/sign-in-budget.ts'
import { requireSite, type Site } from '../../ground/site/sites.ts'
import { newSiteSecret, keyOfSecret } from '../../ground/token/secrets.ts'
import { buyerLanguageOf } from '../../ground/words/speech.ts'
import { completeCustomer, identifyCustomer, recordConsent } from '../../people/customer/api.ts'
import { normalEmail } from '../../people/member/api.ts'
import { newsletterConfirmationEmail, newsletterWelcomeEmail } from './emails.ts'
import { confirmLink, unsubscribeLink } from './link.ts'
import { saveRequest, takeRequest } from './store.ts'
import type { NewsletterRequest } from './tables.ts'

type Shopper = CallerWithRole<'visitor' | 'member' | 'owner' | 'app'>

interface Subscribing {
  readonly caller: Shopper
  readonly email: string
  readonly exchange: Exchange
}

/** Limits requests per email and per IP address, so that nobody can flood another person's mailbox. */
const enforceLimits = async (context: Context, { caller, email, exchange: { ip } }: Subscribing): Promise<void> => {
  const { db, now } = context
  const { siteId } = caller
  await enforceRateLimit(db, { siteId, rule: 'emails', subject: `newsletter ${email}` }, now())
  if (isElevated(caller)) return
  const free = rateLimits.newsletter.free * (await buyersBehindAddress(context, caller, ip))
  await enforceRateLimit(db, { siteId, rule: 'newsletter', subject: addressOf(ip), free }, now())
}

/**
 * Sends an email with a link that confirms a subscription. Until then, nothing else is kept. Subscribers get it, too, so
 * that nobody learns who is one.
 */
export const requestSubscription = async (context: Context, subscribing: Subscribing): Promise<void> => {
  const { db, sites, now } = context
  const { caller, exchange } = subscribing
  const { siteId } = caller
  const email = normalEmail(subscribing.email)
  await enforceLimits(context, { ...subscribing, email })
  const site = await requireSite(sites, siteId)
  const { buyerLanguage: language = site.language } = buyerLanguageOf(caller, exchange)
  const secret = newSiteSecret(siteId)
  const request = { site_id: siteId, email, token_hash: keyOfSecret(secret).hash, language, created_date: now() }
  const message = newsletterConfirmationEmail({ ...site, language }, confirmLink(context, secret))
  await transact(db, async (transaction) => {
    await saveRequest(transaction, request)
    await queueMail(transaction, { siteId, recipient: email, message })
  })
}

/** Makes the address of a request a subscriber, and records the consent. Repeating it changes nothing. */
export const confirmSubscription = async (
  context: Context,
  { site, request }: { readonly site: Site; readonly request: NewsletterRequest },
): Promise<void> => {
  const { db, now, newId } = context
  const { email, language } = request
  await transact(db, async (transaction) => {
    if (!(await takeRequest(transaction, request))) return
    const person = { email, language, seenDate: now() }
    const found = await identifyCustomer(transaction, site.id, { person, newId })
    if (!found || found.email_consent === 'SUBSCRIBED') return
    const customer = await completeCustomer(transaction, found, person)
    const answer = { id: newId(), channel: 'EMAIL', status: 'SUBSCRIBED', source: 'NEWSLETTER', date: now() } as const
    await recordConsent(transaction, customer, answer)
    const unsubscribeUrl = unsubscribeLink(context, { siteId: site.id, customerId: customer.id })
    const message = newsletterWelcomeEmail({ ...site, language }, unsubscribeUrl)
    await queueMail(transaction, { siteId: site.id, recipient: email, message, unsubscribeUrl })
  })
}
