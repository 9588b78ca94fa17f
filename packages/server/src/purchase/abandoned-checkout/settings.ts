import type {
  AbandonedCheckoutEmail,
  AbandonedCheckoutSettings,
} from '@vitrine/contract/entities/selling/abandoned-checkout-emails.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { consentCountries } from '@vitrine/domain/abandoned-checkout/consent.ts'
import { abandonedRules, unorderedEmail, type AbandonedRules } from '@vitrine/domain/abandoned-checkout/rules.ts'
import { unknownPlaceholder } from '@vitrine/domain/email/placeholders.ts'
import { invalidField, required, invalidBecause } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { transact } from '../../ground/database/transact.ts'
import { queueJob } from '../../ground/job/store.ts'
import { webAddress } from '../../ground/site/addresses.ts'
import { mergeIntoSetting } from '../../ground/site/site-store.ts'
import { requireSite, siteChannel, type Site } from '../../ground/site/sites.ts'
import { findCoupon } from '../../pricing/coupon/api.ts'
import { restartScan } from './scan/scan-store.ts'
import { scanKind } from './scan/scan.ts'

type Sent = Input<AbandonedCheckoutSettings>
type SentEmail = Input<AbandonedCheckoutEmail>
type Coupon = NonNullable<AbandonedCheckoutEmail['coupon']>

const path = 'settings'
const placeholders = ['firstName', 'storeName', 'couponCode'] as const

export const presentAbandonedSettings = (site: Site): AbandonedCheckoutSettings =>
  abandonedRules(site.settings.abandonedCheckouts)

const requirePlaceholders = (text: string | undefined, field: string, allowed: readonly string[]): void => {
  const unknown = text === undefined ? undefined : unknownPlaceholder(text, allowed)
  if (unknown === undefined) return
  const names = allowed.map((name) => `{${name}}`).join(', ')
  throw invalidField(field, `contains “${unknown}”; use ${names}`)
}

const readTexts = ({ subject, text }: { subject?: string; text?: string }, field: string) => {
  if (subject?.includes('\n')) throw invalidBecause(`${field}.subject`, 'NOT_ONE_LINE')
  requirePlaceholders(subject, `${field}.subject`, ['firstName', 'storeName'])
  requirePlaceholders(text, `${field}.text`, placeholders)
  return { ...(subject !== undefined && { subject }), ...(text !== undefined && { text }) }
}

const readCoupon = async (db: Db, siteId: string, sent: Input<Coupon>, field: string): Promise<Coupon> => {
  const { code, percentOff, amountOff, validDays } = sent
  if ([code, percentOff, amountOff].filter((one) => one !== undefined).length !== 1)
    throw invalidField(field, 'must have either code, percentOff or amountOff', 'REQUIRED_ONE_OF_FIELD')
  if (code !== undefined) {
    if (validDays !== undefined)
      throw invalidField(
        `${field}.validDays`,
        'cannot be used with code: the coupon has its own dates',
        'FIELD_NOT_ALLOWED',
      )
    if (!(await findCoupon(db, siteId, code)))
      throw invalidBecause(`${field}.code`, 'UNKNOWN', { description: 'is not a coupon of this store' })
  }
  return sent as Coupon
}

/** Reads an email of a request. */
export const readEmail = async (
  db: Db,
  siteId: string,
  { sent, field }: { sent: SentEmail; field: string },
): Promise<AbandonedCheckoutEmail> => {
  const { delayMinutes, translations, coupon } = sent
  const read = translations?.map((one, index) => {
    const at = `${field}.translations[${index}]`
    const { subject, text } = readTexts(one, at)
    return {
      language: required(one.language, `${at}.language`),
      subject: required(subject, `${at}.subject`),
      text: required(text, `${at}.text`),
    }
  })
  return {
    delayMinutes: required(delayMinutes, `${field}.delayMinutes`),
    ...readTexts(sent, field),
    ...(read && { translations: read }),
    ...(coupon && { coupon: await readCoupon(db, siteId, coupon, `${field}.coupon`) }),
  }
}

const readEmails = async (db: Db, siteId: string, sent: readonly SentEmail[]): Promise<AbandonedRules['emails']> => {
  const emails: AbandonedCheckoutEmail[] = []
  for (const [index, one] of sent.entries())
    emails.push(await readEmail(db, siteId, { sent: one, field: `${path}.emails[${index}]` }))
  const unordered = unorderedEmail(emails)
  if (unordered >= 0)
    throw invalidField(`${path}.emails[${unordered}].delayMinutes`, 'must be more than that of the email before')
  return emails
}

const readConsentRules = (sent: NonNullable<Sent['consentRules']>): AbandonedRules['consentRules'] => {
  const known = new Set<string>()
  return sent.map((one, index) => {
    const field = `${path}.consentRules[${index}]`
    const country = required(one.country, `${field}.country`)
    const rule = required(one.rule, `${field}.rule`)
    if (known.has(country)) throw invalidBecause(`${field}.country`, 'LISTED_TWICE')
    known.add(country)
    if (rule === 'NONE' && consentCountries.has(country))
      throw invalidField(`${field}.rule`, `must be CONSENT or EXISTING_CUSTOMER for ${country}`)
    return { country, rule }
  })
}

const readSettings = async (db: Db, siteId: string, sent: Sent): Promise<Partial<AbandonedRules>> => {
  const { emails, consentRules, restorePageUrl, ...plain } = sent
  return {
    ...plain,
    ...(emails && { emails: await readEmails(db, siteId, emails) }),
    ...(consentRules && { consentRules: readConsentRules(consentRules) }),
    ...(restorePageUrl !== undefined && {
      restorePageUrl: restorePageUrl === '' ? '' : webAddress(restorePageUrl, `${path}.restorePageUrl`),
    }),
  } as Partial<AbandonedRules>
}

/** Saves the sent settings and notifies every process. Detection that is turned on again starts anew. */
export const saveAbandonedSettings = async (context: Context, siteId: string, sent: Sent): Promise<Site> => {
  const { db, database, sites, now } = context
  const before = presentAbandonedSettings(await requireSite(sites, siteId))
  const change = await readSettings(db, siteId, sent)
  const isTurnedOn = change.active === true && !before.active
  await transact(db, async (transaction) => {
    await mergeIntoSetting(transaction, siteId, { name: 'abandonedCheckouts', change })
    if (isTurnedOn) await restartScan(transaction, siteId, now())
    if (isTurnedOn || change.delayMinutes !== undefined)
      await queueJob(transaction, { siteId, kind: scanKind, key: 'scan', due: now() })
  })
  sites.refresh()
  await database.notify(siteChannel, siteId)
  return requireSite(sites, siteId)
}
