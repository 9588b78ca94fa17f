import type { DomainCheck } from '@vitrine/contract/entities/store/store-domain.ts'
import { isRecordAbsent, readPointing, readVerification } from '@vitrine/domain/store-domain/records.ts'
import { becomesOverdue, decideVerify } from '@vitrine/domain/store-domain/status.ts'
import { shortened } from '@vitrine/domain/notification/rules.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { sqlState, sqlStates } from '../../ground/database/database-errors.ts'
import { transact } from '../../ground/database/transact.ts'
import { queueJob } from '../../ground/job/store.ts'
import { isAllowedAddress } from '../../ground/outbound/public-address.ts'
import { lockDomain, saveCheck, type StoredDomain } from '../../ground/site/domain-store.ts'
import { requireSite, siteChannel } from '../../ground/site/sites.ts'
import { lookUpRecords, type FoundRecords } from './dns-lookup.ts'
import { targetOf } from './host-name.ts'
import { alertOfMissingRecord } from './missing-record-alert.ts'

/** The kind of jobs that check verified domains. */
export const domainJobKind = 'domain-check'

const dayMs = 24 * 60 * 60 * 1000
const maxShownValues = 3
const maxShownLength = 100
const maxShownAddresses = 10

export const nextCheck = (now: Date): Date => new Date(now.getTime() + dayMs)

/** Makes a text of a stranger's DNS server fit to be shown and stored. */
const shownValue = (text: string): string => shortened(text.replaceAll(/\p{Cc}/gu, '\u{FFFD}'), maxShownLength)

const describeCheck = (
  { token }: StoredDomain,
  { texts, ...places }: FoundRecords,
  { target, now }: { readonly target: string | undefined; readonly now: Date },
): DomainCheck => {
  const record = readVerification(texts, token)
  const shownValues = record === 'WRONG_VALUE' && texts !== 'NO_ANSWER' ? texts.slice(0, maxShownValues) : []
  const addresses = places.addresses === 'NO_ANSWER' ? [] : places.addresses
  return {
    date: now.toISOString(),
    record,
    recordValues: shownValues.map(shownValue),
    pointing: target === undefined ? 'UNKNOWN' : readPointing({ ...places, target }),
    // Names can be looked up in private networks, whose addresses are nobody else's business.
    addresses: addresses.filter((one) => isAllowedAddress(one, { loopback: false })).slice(0, maxShownAddresses),
  }
}

/**
 * Saves a check, and verifies a pending domain whose record was found. Its daily checks begin. The people of the store are
 * alerted once each time the record goes missing: the lock decides which of several checks finds it overdue first.
 */
const save = async (context: Context, domain: StoredDomain, check: DomainCheck): Promise<StoredDomain | undefined> => {
  const now = context.now()
  const { site_id: siteId, host } = domain
  const decision = check.record === 'FOUND' ? decideVerify(domain.status) : undefined
  const isAbsent = domain.status === 'VERIFIED' && isRecordAbsent(check.record)
  const missingSince = check.record === 'NO_ANSWER' ? 'keep' : isAbsent ? now : null
  const site = await requireSite(context.sites, siteId)
  return transact(context.db, async (transaction) => {
    const before = await lockDomain(transaction, { siteId, host })
    const status = decision?.ok ? decision.state : undefined
    const saved = await saveCheck(transaction, domain, { check, status, missingSince, now })
    const isNew = saved && decision?.ok && decision.tasks.includes('check-daily')
    if (isNew) await queueJob(transaction, { siteId, kind: domainJobKind, key: host, due: nextCheck(now) })
    const lastCheck = before?.last_check ? new Date(before.last_check.date) : undefined
    if (saved && becomesOverdue(saved.missing_since, { lastCheck, now }))
      await alertOfMissingRecord(transaction, site, host)
    return saved
  })
}

/** Makes this and the other processes read the domains again. */
export const domainsChanged = async ({ sites, database }: Context, siteId: string): Promise<void> => {
  sites.refresh()
  await database.notify(siteChannel, siteId)
}

/**
 * Looks up the records of a domain and saves what was found. Returns `undefined` if the domain was deleted meanwhile.
 * Throws if another store has verified it.
 */
export const checkDomain = async (context: Context, domain: StoredDomain): Promise<StoredDomain | undefined> => {
  const target = targetOf(context.config)
  const records = await lookUpRecords(context.config, domain.host, target)
  const check = describeCheck(domain, records, { target, now: context.now() })
  try {
    const saved = await save(context, domain, check)
    if (saved && saved.status !== domain.status) await domainsChanged(context, domain.site_id)
    return saved
  } catch (error) {
    if (sqlState(error) === sqlStates.uniqueViolation) throw new Refusal('DOMAIN_IN_USE')
    throw error
  }
}
