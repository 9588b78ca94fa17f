import type {
  Identity,
  IdentityConnection,
  IdentityStatus,
  StateMachineResponse,
} from '@vitrine/contract/entities/people/identity.ts'
import type { AnsweredState } from './sign-in-state.ts'
import type { StoredMember } from './store.ts'
import type { Db } from '../../ground/database/tables.ts'
import { identityProfileOf } from './profile.ts'
import type { OpenedSession } from '../session/api.ts'

/** `OFFLINE` was created by the shop and never used. */
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

/** Returns the member's accounts at the store's sign-in providers. */
const findConnections = async (db: Db, { site_id, id }: StoredMember): Promise<IdentityConnection[]> => {
  const links = await db
    .selectFrom('provider_identity as link')
    .innerJoin('sign_in_provider as provider', (join) =>
      join.onRef('provider.site_id', '=', 'link.site_id').onRef('provider.issuer', '=', 'link.issuer'),
    )
    .select(['provider.id', 'link.subject'])
    .where('link.site_id', '=', site_id)
    .where('link.member_id', '=', id)
    .orderBy('link.created_date')
    .execute()
  return links.map((link) => ({ idpConnection: { idpConnectionId: link.id, idpUserId: link.subject } }))
}

/** Presents an account as an identity. */
export const presentIdentity = async (db: Db, member: StoredMember): Promise<Identity> => {
  const connections = await findConnections(db, member)
  return {
    id: member.id,
    createdDate: member.created_date.toISOString(),
    updatedDate: member.updated_date.toISOString(),
    email: { address: member.email, isVerified: member.email_verified },
    status: statusOf(member),
    ...(connections.length > 0 && { connections }),
    identityProfile: {
      ...identityProfileOf(member.contact, member.profile),
      ...(member.language !== null && { language: member.language }),
      slug: member.slug,
      privacyStatus: member.privacy,
    },
  }
}

/** Presents a completed sign-in. */
export const presentSuccess = async (
  db: Db,
  member: StoredMember,
  { state, sessionToken }: OpenedSession & { state: Extract<AnsweredState, 'SUCCESS'> },
): Promise<StateMachineResponse> => ({
  state,
  sessionToken,
  identity: await presentIdentity(db, member),
})

/** Presents a sign-in or sign-up that waits for an email code. It does not reveal whether there is an account. */
export const presentVerification = (state: AnsweredState, stateToken: string): StateMachineResponse => ({
  state,
  stateToken,
})
