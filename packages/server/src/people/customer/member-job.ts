import { customerBounds } from '@vitrine/contract/entities/enumerations.ts'
import { emailKey, idKey, memberKey } from '@vitrine/domain/customer/keys.ts'
import { isSameAddress } from '@vitrine/domain/customer/same-address.ts'
import { InvalidRequest } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { transact } from '../../ground/database/transact.ts'
import type { JobHandler } from '../../ground/job/job.ts'
import { requireSite, type Site } from '../../ground/site/sites.ts'
import { findMember, type StoredMember } from '../member/api.ts'
import { identifyCustomer, textOrNull, type Person } from './identify.ts'
import { customersOfKeys, removeKeys, takeKeys } from './keys.ts'
import { mergeCustomers } from './merge/merge.ts'
import { findCustomer, saveCustomer, type StoredCustomer } from './store.ts'
import type { AccountStatus, StoredAddress } from './tables.ts'

/** The kind of jobs that copy an account to its customer, by the ID of the member. */
const memberKind = 'customer-member'

const accountStatusOf = ({ status, waits_for_approval: waits }: StoredMember): AccountStatus => {
  if (status === 'PENDING') return waits ? 'PENDING' : 'UNCONFIRMED'
  return status === 'APPROVED' ? 'ACTIVE' : status === 'BLOCKED' ? 'BLOCKED' : 'NONE'
}

const personOf = (member: StoredMember): Person => ({
  memberId: member.id,
  email: member.email,
  seenDate: member.created_date,
})

/** The address book of the account, followed by addresses of earlier orders as a guest. */
const addressesOf = ({ contact }: StoredMember, before: readonly StoredAddress[]): readonly StoredAddress[] => {
  const ofAccount = (contact.addresses ?? []).map(({ tag: _tag, ...address }) => ({
    ...address,
    ofAccount: true as const,
  }))
  const others = before.filter((one) => !one.ofAccount && !ofAccount.some((other) => isSameAddress(one, strip(other))))
  return [...ofAccount, ...others].slice(0, customerBounds.addresses)
}

const strip = ({ ofAccount: _ofAccount, ...address }: StoredAddress) => address

const accountColumns = (member: StoredMember, row: StoredCustomer) => {
  const { contact, profile } = member
  const [firstName, lastName] = [textOrNull(contact.firstName, 100), textOrNull(contact.lastName, 100)]
  const isNamed = firstName !== null || lastName !== null
  const addresses = addressesOf(member, row.addresses)
  return {
    member_id: member.id,
    account_status: accountStatusOf(member),
    email: member.email,
    first_name: isNamed ? firstName : (row.first_name ?? textOrNull(profile.nickname, 100)),
    last_name: isNamed ? lastName : row.last_name,
    phone: contact.phones?.[0] ?? row.phone,
    company: textOrNull(contact.company, 100) ?? row.company,
    language: member.language ?? row.language,
    country: addresses[0]?.country?.slice(0, 2) || row.country,
    addresses: JSON.stringify(addresses),
    last_seen_date: later(row.last_seen_date, member.last_login_date),
    created_date: row.created_date < member.created_date ? row.created_date : member.created_date,
  }
}

const later = (one: Date | null, other: Date | null): Date | null =>
  one === null || (other !== null && other > one) ? other : one

interface Copying {
  readonly context: Pick<Context, 'now' | 'newId'>
  readonly db: Db
  readonly site: Site
}

/** Makes a guest the customer of an account with the same email, by a merge if the account has a customer already. */
const adoptGuest = async ({ context, db, site }: Copying, guestId: string, member: StoredMember): Promise<void> => {
  const [siteId, own] = [site.id, memberKey(member.id)]
  const ownId = (await customersOfKeys(db, siteId, [own])).get(own)
  if (ownId === undefined) return takeKeys(db, { siteId, customerId: guestId, keys: [own] })
  try {
    await mergeCustomers(context, db, { site, ids: [ownId, guestId] })
  } catch (error) {
    // Too many tags or too long notes: the owner can shorten them and merge both.
    if (!(error instanceof InvalidRequest)) throw error
  }
}

/**
 * Gives the account's customer its email, once the email is verified: anyone can sign up with somebody else's. An email
 * of a customer that was merged into another account moves, too.
 */
const takeEmail = async (copying: Copying, member: StoredMember): Promise<void> => {
  const { db, site } = copying
  const [own, email] = [memberKey(member.id), emailKey(member.email)]
  if (!member.email_verified || email === undefined) return
  const known = await customersOfKeys(db, site.id, [own, email])
  const [ownId, holderId] = [known.get(own), known.get(email)]
  if (holderId === undefined || holderId === ownId) return
  const holder = await findCustomer(db, { siteId: site.id, id: holderId })
  if (holder?.member_id === null) await adoptGuest(copying, holderId, member)
}

/** Gives the customer the keys of its account, and removes the email that the account had before. */
const renewKeys = async (db: Db, member: StoredMember, row: StoredCustomer): Promise<void> => {
  const of = { siteId: member.site_id, customerId: row.id }
  const key = emailKey(member.email)
  const keys = [memberKey(member.id), idKey(member.id), ...(member.email_verified && key !== undefined ? [key] : [])]
  await takeKeys(db, { ...of, keys })
  const before = row.member_id === null ? undefined : emailKey(row.email)
  if (before !== undefined && before !== key) await removeKeys(db, { ...of, keys: [before] })
}

const copyMember = async (copying: Copying, member: StoredMember): Promise<void> => {
  const { context, db, site } = copying
  await takeEmail(copying, member)
  const row = await identifyCustomer(db, site.id, { person: personOf(member), newId: context.newId })
  if (!row) return
  await renewKeys(db, member, row)
  await saveCustomer(db, row, accountColumns(member, row))
}

/** Copies an account to its customer, in the caller's transaction. */
export const copyAccount = async (copying: Copying, memberId: string): Promise<void> => {
  const member = await findMember(copying.db, copying.site.id, memberId)
  if (member) await copyMember(copying, member)
}

/** Copies an account to its customer, after the account has changed. */
export const memberJob = (context: Context): JobHandler => ({
  kind: memberKind,
  concurrency: 2,
  run: async ({ siteId, key }) => {
    const site = await requireSite(context.sites, siteId)
    await transact(context.db, (db) => copyAccount({ context, db, site }, key))
    return undefined
  },
})
