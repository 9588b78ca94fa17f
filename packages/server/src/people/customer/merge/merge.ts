import { mergeCustomers as decideMerge, type MergedFacts } from '@vitrine/domain/customer/merge.ts'
import { idKey } from '@vitrine/domain/customer/keys.ts'
import { invalidField, Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { addCustomerEvent } from '../events.ts'
import { mergePeople } from '../company/people.ts'
import { countOrders, moveCustomerOrders } from '../figures.ts'
import { listKeys, takeKeys } from '../keys.ts'
import { moveHistory } from './store.ts'
import { deleteCustomerRow, editCustomer, lockCustomers, requireCustomer, type StoredCustomer } from '../store.ts'
import type { StoredAddress } from '../tables.ts'

const factsOf = (row: StoredCustomer): MergedFacts<StoredAddress> => ({
  memberId: row.member_id,
  email: row.email,
  phone: row.phone,
  firstName: row.first_name,
  lastName: row.last_name,
  company: row.company,
  language: row.language,
  country: row.country,
  addresses: row.addresses,
  tags: row.tags,
  note: row.note,
})

const columnsOf = (facts: MergedFacts<StoredAddress>) => ({
  email: facts.email,
  phone: facts.phone,
  first_name: facts.firstName,
  last_name: facts.lastName,
  company: facts.company,
  language: facts.language,
  country: facts.country,
  addresses: JSON.stringify(facts.addresses),
  tags: [...facts.tags],
  note: facts.note,
})

/** The latest answer of two customers, and when it was given. */
const latestConsents = (kept: StoredCustomer, other: StoredCustomer) => {
  const email = (other.email_consent_date ?? 0) > (kept.email_consent_date ?? 0) ? other : kept
  const sms = (other.sms_consent_date ?? 0) > (kept.sms_consent_date ?? 0) ? other : kept
  return {
    email_consent: email.email_consent,
    email_consent_date: email.email_consent_date,
    sms_consent: sms.sms_consent,
    sms_consent_date: sms.sms_consent_date,
  }
}

const refuse = {
  CUSTOMERS_HAVE_ACCOUNTS: () => new Refusal('CUSTOMERS_HAVE_ACCOUNTS'),
  TOO_MANY_TAGS: () => invalidField('otherCustomerId', 'has tags that are too many together', 'MAX_SIZE'),
  TOO_LONG_NOTE: () => invalidField('otherCustomerId', 'has a note that is too long together', 'MAX_SIZE'),
}

interface Merge {
  readonly site: Site
  readonly ids: readonly [kept: string, other: string]
}

const lockBoth = async (db: Db, siteId: string, [one, two]: Merge['ids']) => {
  const [kept, other] = [await requireCustomer(db, siteId, one), await requireCustomer(db, siteId, two)]
  if (kept.id === other.id) throw invalidField('otherCustomerId', 'must be another customer')
  const locked = await lockCustomers(db, siteId, [kept.id, other.id])
  const rows = [kept, other].map(({ id }) => locked.find((row) => row.id === id))
  if (!rows[0] || !rows[1]) throw new Refusal('NOT_FOUND', 'The customer was not found.')
  // The account stays the account.
  return (rows[1].member_id === null ? rows : rows.toReversed()) as [StoredCustomer, StoredCustomer]
}

/** Merges the second customer into the first, in the caller's transaction. The one with an account remains. */
export const mergeCustomers = async (
  { now, newId }: Pick<Context, 'now' | 'newId'>,
  db: Db,
  { site, ids }: Merge,
): Promise<StoredCustomer> => {
  const siteId = site.id
  const [kept, other] = await lockBoth(db, siteId, ids)
  const decision = decideMerge(factsOf(kept), factsOf(other))
  if (!decision.ok) throw refuse[decision.code]()
  const keys = await listKeys(db, siteId, other.id)
  await takeKeys(db, { siteId, customerId: kept.id, keys: [...keys, idKey(other.id)] })
  await moveCustomerOrders(db, { siteId, from: other.id, to: kept.id })
  await mergePeople(db, { siteId, from: other.id, to: kept.id })
  await moveHistory(db, { siteId, from: other.id, to: kept.id })
  await deleteCustomerRow(db, { siteId, id: other.id })
  await editCustomer(db, kept, {
    ...columnsOf(decision.merged),
    ...latestConsents(kept, other),
    last_seen_date: [kept.last_seen_date, other.last_seen_date].toSorted((a, b) => Number(b) - Number(a))[0] ?? null,
    created_date: kept.created_date < other.created_date ? kept.created_date : other.created_date,
    now: now(),
  })
  await countOrders(db, { siteId, currency: site.currency, customerId: kept.id })
  const text = other.email ?? other.phone
  await addCustomerEvent(db, kept, { id: newId(), type: 'MERGED', text, date: now() })
  return requireCustomer(db, siteId, kept.id)
}
