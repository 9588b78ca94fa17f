import type { IdentityProfile } from '@vitrine/contract/entities/people/identity.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import {
  accountStateOf,
  changeMember,
  contactOf,
  insertMember,
  lockMemberByEmail,
  type MemberChange,
  moveMember,
  normalEmail,
  presentIdentity,
  privacyOf,
  profileOf,
  recordMemberEvent,
  requireFields,
  requireSmall,
  type StoredContact,
  type StoredMember,
} from '../member/api.ts'
import { requireSite } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import { openSession } from '../session/api.ts'
import { deleteVerifications } from './verification-store.ts'

export interface SignOn {
  readonly email: string
  readonly profile: Input<IdentityProfile>
  /** Whether the shop vouches for the email. */
  readonly verifyEmail: boolean
  /** Whether the profile fills in missing data of an existing account. */
  readonly mergeExistingContact: boolean
}

/** Signs in a person known to the shop. The caller has the owner's rights and vouches for them. */
export const signOn = async (context: Context, siteId: string, { email, ...known }: SignOn) => {
  const { db, now } = context
  requireSmall(known.profile, 'profile')
  const site = await requireSite(context.sites, siteId)
  const given = requireFields(site, contactOf(known.profile), 'profile.customFields')
  return transact(db, async (transaction) => {
    const { member, isNew } = await accountFor(context, transaction, {
      siteId,
      email: normalEmail(email),
      contact: given,
      ...known,
    })
    const seen = await changeMember(transaction, member, { last_login_date: now() })
    await recordMemberEvent(transaction, seen, isNew ? 'created' : 'updated')
    const { sessionToken } = await openSession(context, transaction, { siteId, memberId: seen.id })
    return { sessionToken, identity: await presentIdentity(transaction, seen) }
  })
}

/** Finds or creates the account of an email, locked and approved. */
const accountFor = async (
  { newId, now }: Context,
  transaction: Db,
  {
    siteId,
    email,
    contact,
    profile,
    verifyEmail,
    mergeExistingContact,
  }: SignOn & { siteId: string; contact: StoredContact },
): Promise<{ member: StoredMember; isNew: boolean }> => {
  const shown = profileOf(profile)
  const inserted = await insertMember(transaction, {
    siteId,
    id: newId(),
    email,
    emailVerified: verifyEmail,
    passwordHash: null,
    isVouched: true,
    contact,
    profile: shown,
    privacy: privacyOf(profile),
    language: profile.language,
    now: now(),
  })
  if (inserted) return { member: inserted, isNew: true }

  const held = (await lockMemberByEmail(transaction, siteId, email))!
  const verified = { email_verified: held.email_verified || verifyEmail, updated_date: now() }
  // A pending member is approved, since the shop vouches for them.
  const state = accountStateOf(held)
  const vouch = async (change: MemberChange) => {
    const { member, hasBegun } = await moveMember(transaction, held, { event: 'VOUCHED', change })
    return { member, isNew: hasBegun }
  }
  if (state === 'WAITING') return vouch(verified)
  if (state === 'UNPROVED') {
    // Whoever began to sign up never verified the email, so their input is discarded.
    await deleteVerifications(transaction, siteId, email)
    const words = {
      contact: JSON.stringify(contact),
      profile: JSON.stringify(shown),
      privacy: privacyOf(profile),
      language: profile.language ?? null,
    }
    return vouch({ ...verified, ...words, password_hash: null })
  }
  const filled = mergeExistingContact && {
    contact: requireSmall({ ...contact, ...held.contact }, 'profile'),
    profile: requireSmall({ ...shown, ...held.profile }, 'profile'),
    language: held.language ?? profile.language ?? null,
  }
  return vouch({ ...verified, ...filled })
}
