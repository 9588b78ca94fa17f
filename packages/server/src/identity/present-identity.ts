import type { Identity, IdentityStatus, StateMachineResponse } from '@vitrine/contract/entities/identity.ts'
import type { StoredMember } from '../member/store.ts'
import { identityProfileOf } from './profile.ts'
import type { OpenedSession } from './sessions.ts'

/** `OFFLINE` was opened by the shop, and nobody has come in yet. */
const statusOf = ({ status, waits_for_approval, last_login_date, password_hash }: StoredMember): IdentityStatus => {
  switch (status) {
    case 'PENDING':
      return {
        name: 'PENDING',
        reasons: [waits_for_approval ? 'PENDING_ADMIN_APPROVAL_REQUIRED' : 'PENDING_EMAIL_VERIFICATION_REQUIRED'],
      }
    case 'APPROVED':
      return { name: last_login_date === null && password_hash === null ? 'OFFLINE' : 'ACTIVE', reasons: [] }
    case 'BLOCKED':
    case 'DELETED':
      return { name: status, reasons: [] }
  }
}

/** An account as it travels. */
export const presentIdentity = (member: StoredMember): Identity => {
  return {
    id: member.id,
    createdDate: member.created_date.toISOString(),
    updatedDate: member.updated_date.toISOString(),
    email: { address: member.email, isVerified: member.email_verified },
    status: statusOf(member),
    identityProfile: {
      ...identityProfileOf(member.contact, member.profile),
      slug: member.slug,
      privacyStatus: member.privacy,
    },
  }
}

/** The answer to someone who is in. */
export const presentSuccess = (member: StoredMember, { sessionToken }: OpenedSession): StateMachineResponse => ({
  state: 'SUCCESS',
  sessionToken,
  identity: presentIdentity(member),
})

/** The answer to someone who must look into their mail. It says nothing of whether there is an account. */
export const presentVerification = (stateToken: string): StateMachineResponse => ({
  state: 'REQUIRE_EMAIL_VERIFICATION',
  stateToken,
})
