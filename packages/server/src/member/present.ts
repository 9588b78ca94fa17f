import type { Member } from '@vitrine/contract/entities/member.ts'
import type { StoredMember } from './store.ts'

/** A member as members and the owner see them. */
export const presentMember = (member: StoredMember): Member => ({
  id: member.id,
  loginEmail: member.email,
  loginEmailVerified: member.email_verified,
  status: member.status,
  contactId: member.id,
  contact: { phones: [], emails: [], addresses: [], ...member.contact },
  profile: { ...member.profile, slug: member.slug },
  privacyStatus: member.privacy,
  activityStatus: 'ACTIVE',
  createdDate: member.created_date.toISOString(),
  updatedDate: member.updated_date.toISOString(),
  ...(member.last_login_date && { lastLoginDate: member.last_login_date.toISOString() }),
})
