import { isTimeZone } from '@vitrine/domain/time/day.ts'
import { timeZoneOf } from '../../ground/site/time-zone.ts'
import type { MemberField, SiteSettings as WireSettings } from '@vitrine/contract/calls/store/back-office.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { isLoopback } from '../../ground/base/config.ts'
import { runJobsNow } from '../../ground/job/store.ts'
import { isLanguage } from '@vitrine/domain/language.ts'
import { presentCurrencies, readCurrencies } from './currencies.ts'
import type { Context } from '../../ground/context/context.ts'
import { captureRules, challengeLimits } from '../../money/payment/api.ts'
import { allowedPage } from '../../ground/site/addresses.ts'
import { downloadRules } from '../../ground/site/download-rules.ts'
import { remainderRules } from '../../ground/site/remainder-rules.ts'
import { remainderKind } from '../../orders/remainder/api.ts'
import { applyBranding } from '../store-design/api.ts'
import { defaultCartDays } from '../../selling/cart/api.ts'
import { rateLimits } from '../../ground/rate-limit/rate-limit-store.ts'
import { invalidField, invalidBecause, wrongFormat } from '../../ground/base/refusal.ts'
import { presentLooks, readLooks } from '../../ground/looks/looks.ts'
import { catalogVersionOf, requireSite, siteChannel, type Site } from '../../ground/site/sites.ts'
import type { BusinessAddress, SiteSettings } from '../../ground/site/tables.ts'
import type { Db } from '../../ground/database/tables.ts'
import { transact } from '../../ground/database/transact.ts'
import { listOrigins } from '../../ground/site/oauth-app-store.ts'
import { lockSiteSettings, updateSite } from '../../ground/site/site-store.ts'

const sectionPages = ['bookingsPageUrl', 'eventsPageUrl', 'plansPageUrl'] as const

/** Presents the settings to the owner. */
export const presentSettings = (site: Site): WireSettings => {
  const { name, currency, language, settings } = site
  const {
    contactEmail,
    taxIncludedInPrices,
    taxableAddress = 'SHIPPING',
    businessAddress,
    emailVerification,
    passwordMinLength,
  } = settings
  const pages = Object.fromEntries(sectionPages.flatMap((name) => (settings[name] ? [[name, settings[name]]] : [])))
  const email = contactEmail === undefined ? {} : { contactEmail }
  return {
    name,
    currency,
    language,
    ...email,
    taxIncludedInPrices,
    taxableAddress,
    ...(businessAddress && { businessAddress }),
    ...(settings.legalName && { legalName: settings.legalName }),
    ...(settings.vatId && { vatId: settings.vatId }),
    emailVerification,
    ownerApproval: settings.ownerApproval ?? 'OFF',
    captcha: settings.captcha ?? 'OFF',
    highRiskLogin: settings.highRiskLogin ?? 'ALLOW',
    passwordMinLength,
    newCartsPerHour: settings.newCartsPerHour ?? rateLimits.newCarts.free,
    newVisitorsPerMinute: settings.newVisitorsPerMinute ?? rateLimits.visitorTokens.free,
    cartDays: settings.cartDays ?? defaultCartDays,
    ...downloadRules(settings),
    testCards: settings.testCards ?? false,
    weightUnit: settings.weightUnit,
    lengthUnit: settings.lengthUnit ?? 'KM',
    catalogVersion: catalogVersionOf(site),
    priorPrices: settings.priorPrices ?? 'BY_COUNTRY',
    timeZone: timeZoneOf(site),
    currencies: presentCurrencies(settings.currencies ?? []),
    languages: [...(settings.languages ?? [])],
    memberFields: [...(settings.memberFields ?? [])],
    ...challengeLimits(settings),
    ...captureRules(settings),
    remainders: presentRemainderRules(settings),
    ...presentLooks(site),
    ...pages,
  }
}

const presentRemainderRules = (settings: SiteSettings): WireSettings['remainders'] => {
  const { remindDaysAfter, ...rules } = remainderRules(settings)
  return { ...rules, remindDaysAfter: [...remindDaysAfter] }
}

/** Absent fields are unchanged. */
const readRemainderRules = (
  sent: Input<WireSettings['remainders']>,
  { settings }: Site,
): NonNullable<SiteSettings['remainders']> => {
  const { remindDaysAfter = [] } = sent
  if (new Set(remindDaysAfter).size < remindDaysAfter.length)
    throw invalidField('siteSettings.remainders.remindDaysAfter', 'has a day twice')
  return { ...remainderRules(settings), ...sent }
}

/** Buyers are redirected to these pages, so their origin must be listed by an app of the store. */
const checkPages = async (db: Db, siteId: string, sent: Input<WireSettings>): Promise<void> => {
  const named = sectionPages.filter((name) => sent[name])
  if (named.length === 0) return
  const origins = await listOrigins(db, siteId)
  for (const name of named) allowedPage({ origins }, sent[name]!, `siteSettings.${name}`)
}

const checkLanguages = (languages: readonly string[], own: string): void => {
  for (const [index, one] of languages.entries()) {
    const field = `siteSettings.languages[${index}]`
    if (!isLanguage(one) || one !== one.toLowerCase())
      throw wrongFormat(field, 'LANGUAGE', 'must be the code of a language, such as de')
    if (one === own.split('-')[0]) throw invalidField(field, 'is the store’s own language')
    if (languages.indexOf(one) < index) throw invalidBecause(field, 'LISTED_TWICE')
  }
}

const readMemberFields = (fields: readonly Input<MemberField>[]): readonly MemberField[] =>
  fields.map(({ key, label, type, onSignUp = false }, index) => {
    const field = `siteSettings.memberFields[${index}]`
    if (key === undefined) throw invalidField(`${field}.key`, 'must be set', 'REQUIRED_FIELD')
    if (!label?.trim()) throw invalidField(`${field}.label`, 'must be set', 'REQUIRED_FIELD')
    if (type === undefined) throw invalidField(`${field}.type`, 'must be set', 'REQUIRED_FIELD')
    if (fields.findIndex((one) => one.key === key) < index) throw invalidBecause(`${field}.key`, 'LISTED_TWICE')
    return { key, label: label.trim(), type, onSignUp }
  })

const readBusinessAddress = ({
  country,
  ...address
}: Input<NonNullable<WireSettings['businessAddress']>>): BusinessAddress => {
  if (country === undefined) throw invalidField('siteSettings.businessAddress.country', 'must be set', 'REQUIRED_FIELD')
  return { country, ...address }
}

/** Saves the sent settings and notifies every process. */
export const updateSettings = async (
  context: Context,
  siteId: string,
  { name, language, logoUrl, accentColor, ...sent }: Input<WireSettings>,
): Promise<Site> => {
  const { db, database, sites } = context
  await checkPages(db, siteId, sent)
  if (sent.timeZone !== undefined && !isTimeZone(sent.timeZone)) {
    throw wrongFormat('siteSettings.timeZone', 'TIME_ZONE', 'must be an IANA time zone, such as Europe/Berlin')
  }
  if (sent.testCards && !isLoopback(context.config))
    throw invalidField('siteSettings.testCards', 'can only be on while PUBLIC_URL is an address of this machine')
  const site = await requireSite(sites, siteId)
  checkLanguages(sent.languages ?? [], language ?? site.language)
  const { currency: _currency, currencies, businessAddress, memberFields, remainders, ...settings } = sent
  const looks = await readLooks(context, site, { logoUrl, accentColor })
  const changes: Partial<SiteSettings> = {
    ...settings,
    ...looks,
    ...(businessAddress && { businessAddress: readBusinessAddress(businessAddress) }),
    ...(memberFields && { memberFields: readMemberFields(memberFields) }),
    ...(remainders && { remainders: readRemainderRules(remainders, site) }),
    ...(currencies && { currencies: readCurrencies(currencies, site, context.now()) }),
  }
  await transact(db, async (transaction) => {
    const before = await lockSiteSettings(transaction, siteId)
    const merged: SiteSettings = { ...(before ?? site.settings), ...changes }
    const row = { settings: merged, name: name ?? site.name, language: language ?? site.language }
    await updateSite(transaction, siteId, row)
    if (remainders) await runJobsNow(transaction, { siteId, kind: remainderKind, now: context.now() })
    if (logoUrl !== undefined || accentColor !== undefined) await applyBranding(transaction, siteId, merged)
  })
  sites.refresh()
  await database.notify(siteChannel, siteId)
  return requireSite(sites, siteId)
}
