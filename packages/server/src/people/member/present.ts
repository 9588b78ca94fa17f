import type { Member, MemberContact } from '@vitrine/contract/entities/people/member.ts'
import { withStreet } from '@vitrine/domain/address/street.ts'
import type { StoredMember } from './store.ts'
import type { StoredContact } from './tables.ts'

/** Returns a contact without tags, which only identities include. */
export const presentMemberContact = (
  stored: StoredContact,
): NonNullable<Member['contact']> & Required<Pick<MemberContact, 'phones' | 'emails' | 'addresses'>> => {
  const { tags: _tags, addresses = [], ...contact } = stored
  const untagged = addresses.map((address) => {
    const { tag: _tag, ...rest } = address
    return withStreet(rest)
  })
  return { phones: [], emails: [], ...contact, addresses: untagged }
}

/** Presents a member to themselves and the owner. */
export const presentMember = (member: StoredMember): Member => ({
  id: member.id,
  loginEmail: member.email,
  loginEmailVerified: member.email_verified,
  status: member.status === 'DELETED' ? 'UNKNOWN' : member.status,
  contactId: member.id,
  contact: presentMemberContact(member.contact),
  profile: { ...member.profile, slug: member.slug },
  privacyStatus: member.privacy,
  activityStatus: 'ACTIVE',
  createdDate: member.created_date.toISOString(),
  updatedDate: member.updated_date.toISOString(),
  ...(member.last_login_date && { lastLoginDate: member.last_login_date.toISOString() }),
})

export type Fieldset = 'PUBLIC' | 'EXTENDED' | 'FULL'

/** Presents the requested part of a member: the profile, all but the contact, or everything (default). */
export const presentAs = (member: StoredMember, fieldsets: readonly Fieldset[] = []): Member => {
  const { contact, ...extended } = presentMember(member)
  if (fieldsets.length === 0 || fieldsets.includes('FULL')) return { ...extended, contact }
  if (fieldsets.includes('EXTENDED')) return extended
  const { loginEmail: _email, loginEmailVerified: _isVerified, lastLoginDate: _seen, ...shown } = extended
  return shown
}

/** Presents a member with a public profile to others. */
export const presentProfile = (member: StoredMember): Member => ({
  id: member.id,
  status: 'APPROVED',
  profile: { ...member.profile, slug: member.slug },
  privacyStatus: member.privacy,
  activityStatus: 'ACTIVE',
})
