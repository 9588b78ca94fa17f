import type { Identity, StateMachineResponse } from '@vitrine/contract/entities/identity.ts'
import type { StoredMember } from '../member/store.ts'
import type { OpenedSession } from './sessions.ts'

/** An account as it travels. */
export const presentIdentity = (member: StoredMember): Identity => {
  const { firstName, lastName } = member.contact
  const { nickname } = member.profile
  return {
    id: member.id,
    createdDate: member.created_date.toISOString(),
    updatedDate: member.updated_date.toISOString(),
    email: { address: member.email, isVerified: member.email_verified },
    status: { name: 'ACTIVE', reasons: [] },
    identityProfile: {
      ...(firstName !== undefined && { firstName }),
      ...(lastName !== undefined && { lastName }),
      ...(nickname !== undefined && { nickname }),
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
