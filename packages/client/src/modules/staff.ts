// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, ResponseOf, Send } from '../call-options.ts'
import type * as calls from '../calls/staff.ts'
import type {
  StaffSession,
  StaffMember,
  StaffInvitation,
  StaffRole,
  StaffMemberInput,
  StaffInvitationInput,
  StaffRoleInput,
} from '../generated.ts'

const staffDates = { createdDate: true, lastSeenDate: true } as const

const getStaffMemberDates = { staffMember: staffDates } as const

const invitationsDates = { createdDate: true, expiresDate: true } as const

const inviteStaffMemberDates = { invitation: invitationsDates } as const

/**
 * Lists the people who can sign in to the back office, by name. A store has at most 500. Elevated.
 *
 * @example
 * const [first] = await owner.staff.listStaff()
 */
export const listStaff = (send: ElevatedSend): ((call?: CallOptions) => Promise<readonly StaffMember[]>) =>
  bind(
    send,
    { route: 'GET /vitrine/v1/staff', repeatable: true, elevated: true, dates: { staff: staffDates } },
    'staff',
  )

/**
 * Returns a person of the staff. Elevated.
 *
 * @example
 * const { name } = await owner.staff.getStaffMember(colleague.id)
 */
export const getStaffMember = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<StaffMember>) =>
  bind(
    send,
    { route: 'GET /vitrine/v1/staff/{id} id', repeatable: true, elevated: true, dates: getStaffMemberDates },
    'staffMember',
  )

/**
 * Changes the name or role of a person. Only owners can change owners, and nobody can give permissions that they
 * lack. Elevated.
 *
 * @example
 * const { roleName } = await owner.staff.updateStaffMember(colleague.id, { role: 'support' })
 */
export const updateStaffMember = (
  send: ElevatedSend,
): ((id: string, staffMember: StaffMemberInput, call?: CallOptions) => Promise<StaffMember>) =>
  bind(
    send,
    {
      route: 'PATCH /vitrine/v1/staff/{id} id staffMember',
      repeatable: true,
      elevated: true,
      dates: getStaffMemberDates,
    },
    'staffMember',
  )

/**
 * Deactivates the account of a person, who is signed out everywhere. The last owner cannot be deactivated.
 * Elevated.
 *
 * @example
 * const { status } = await owner.staff.deactivateStaffMember(colleague.id)
 */
export const deactivateStaffMember = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<StaffMember>) =>
  bind(
    send,
    {
      route: 'POST /vitrine/v1/staff/{id}/deactivate id',
      repeatable: true,
      elevated: true,
      dates: getStaffMemberDates,
    },
    'staffMember',
  )

/**
 * Activates the account of a person again. Elevated.
 *
 * @example
 * const { status } = await owner.staff.reactivateStaffMember(colleague.id)
 */
export const reactivateStaffMember = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<StaffMember>) =>
  bind(
    send,
    {
      route: 'POST /vitrine/v1/staff/{id}/reactivate id',
      repeatable: true,
      elevated: true,
      dates: getStaffMemberDates,
    },
    'staffMember',
  )

/**
 * Deletes the account of a person, who is signed out everywhere. The last owner cannot be removed. Elevated.
 *
 * @example
 * await owner.staff.removeStaffMember(colleague.id)
 */
export const removeStaffMember = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /vitrine/v1/staff/{id} id', repeatable: true, elevated: true }, '')

/**
 * Makes another person an owner and the signed-in owner a manager, at once. Elevated.
 *
 * @example
 * const { role } = await desk.staff.transferOwnership(colleague.id, keeper.password)
 */
export const transferOwnership = (
  send: ElevatedSend,
): ((id: string, password?: string, call?: CallOptions) => Promise<StaffMember>) =>
  bind(
    send,
    { route: 'POST /vitrine/v1/staff/{id}/transfer-ownership id password', elevated: true, dates: getStaffMemberDates },
    'staffMember',
  )

/**
 * Lists the sessions of a person, latest use first. Elevated.
 *
 * @example
 * const sessions = await owner.staff.listStaffSessions(colleague.id)
 */
export const listStaffSessions = (
  send: ElevatedSend,
): ((id: string, call?: CallOptions) => Promise<readonly StaffSession[]>) =>
  bind(
    send,
    {
      route: 'GET /vitrine/v1/staff/{id}/sessions id',
      repeatable: true,
      elevated: true,
      dates: { sessions: staffDates },
    },
    'sessions',
  )

/**
 * Ends a session of a person. Elevated.
 *
 * @example
 * for (const session of await owner.staff.listStaffSessions(colleague.id)) await owner.staff.endStaffSession(colleague.id, session.id)
 */
export const endStaffSession = (
  send: ElevatedSend,
): ((id: string, sessionId: string, call?: CallOptions) => Promise<void>) =>
  bind(
    send,
    { route: 'DELETE /vitrine/v1/staff/{id}/sessions/{sessionId} id sessionId', repeatable: true, elevated: true },
    '',
  )

/**
 * Ends all sessions of a person. Elevated.
 *
 * @example
 * await owner.staff.endStaffSessions(colleague.id)
 */
export const endStaffSessions = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'POST /vitrine/v1/staff/{id}/sessions/end id', repeatable: true, elevated: true }, '')

/**
 * Lists the invitations that have not been accepted, newest first. Elevated.
 *
 * @example
 * const invitations = await owner.staff.listStaffInvitations()
 */
export const listStaffInvitations = (
  send: ElevatedSend,
): ((call?: CallOptions) => Promise<readonly StaffInvitation[]>) =>
  bind(
    send,
    {
      route: 'GET /vitrine/v1/staff-invitations',
      repeatable: true,
      elevated: true,
      dates: { invitations: invitationsDates },
    },
    'invitations',
  )

/**
 * Invites a person by email. The link works once, within seven days. Elevated.
 *
 * @example
 * const { expiresDate } = await owner.staff.inviteStaffMember({ email: 'ada@people.test', role: 'fulfillment' })
 */
export const inviteStaffMember = (
  send: ElevatedSend,
): ((invitation: StaffInvitationInput, call?: CallOptions) => Promise<StaffInvitation>) =>
  bind(
    send,
    { route: 'POST /vitrine/v1/staff-invitations invitation', elevated: true, dates: inviteStaffMemberDates },
    'invitation',
  )

/**
 * Sends an invitation again with a new link. The previous link stops working. Elevated.
 *
 * @example
 * const { expiresDate } = await owner.staff.resendStaffInvitation(invited.id)
 */
export const resendStaffInvitation = (
  send: ElevatedSend,
): ((id: string, call?: CallOptions) => Promise<StaffInvitation>) =>
  bind(
    send,
    { route: 'POST /vitrine/v1/staff-invitations/{id}/resend id', elevated: true, dates: inviteStaffMemberDates },
    'invitation',
  )

/**
 * Revokes an invitation. Its link stops working. Elevated.
 *
 * @example
 * await owner.staff.revokeStaffInvitation(invited.id)
 */
export const revokeStaffInvitation = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /vitrine/v1/staff-invitations/{id} id', repeatable: true, elevated: true }, '')

/**
 * Returns an invitation by the token from its link.
 *
 * @example
 * const { storeName } = await client.staff.showStaffInvitation(invited.token)
 */
export const showStaffInvitation = (
  send: Send,
): ((token: string, call?: CallOptions) => Promise<ResponseOf<typeof calls.showStaffInvitation>>) =>
  bind(send, { route: 'POST /vitrine/v1/staff-invitations/show token', repeatable: true })

/**
 * Returns options to create a passkey with in the browser, to accept an invitation with.
 *
 * @example
 * const options = await client.staff.beginStaffInvitationPasskey(invited.token)
 */
export const beginStaffInvitationPasskey = (send: Send): ((token: string, call?: CallOptions) => Promise<unknown>) =>
  bind(send, { route: 'POST /vitrine/v1/staff-invitations/passkey token', repeatable: true }, 'options')

/**
 * Accepts an invitation with a password or a passkey, and creates the account of the person. With a passkey,
 * they are signed in.
 *
 * @example
 * const about = { name: 'Ada', password: 'a quiet lighthouse' }
 * const { email } = await client.staff.acceptStaffInvitation({ token: invited.token, ...about })
 */
export const acceptStaffInvitation = (
  send: Send,
): ((
  options: { token: string; name: string; password?: string; credential?: unknown },
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.acceptStaffInvitation>>) =>
  bind(send, { route: 'POST /vitrine/v1/staff-invitations/accept ...options' })

/**
 * Lists the roles that every store has, then the store’s own, with the number of people who have them. Elevated.
 *
 * @example
 * const roles = await owner.staff.listStaffRoles()
 */
export const listStaffRoles = (send: ElevatedSend): ((call?: CallOptions) => Promise<readonly StaffRole[]>) =>
  bind(send, { route: 'GET /vitrine/v1/staff-roles', repeatable: true, elevated: true }, 'roles')

/**
 * Creates a role. Nobody can give a role permissions that they lack. A store has at most 50 roles of its own.
 * Elevated.
 *
 * @example
 * const { id } = await owner.staff.createStaffRole({ name: 'Packer', permissions: ['fulfillment.write'] })
 */
export const createStaffRole = (
  send: ElevatedSend,
): ((role: StaffRoleInput, call?: CallOptions) => Promise<StaffRole>) =>
  bind(send, { route: 'POST /vitrine/v1/staff-roles role', elevated: true }, 'role')

/**
 * Changes the name or permissions of a role, for everyone who has it at once. Elevated.
 *
 * @example
 * const { id } = await owner.staff.createStaffRole({ name: 'Writer', permissions: ['products.write'] })
 * const { name } = await owner.staff.updateStaffRole(id, { name: 'Editor' })
 */
export const updateStaffRole = (
  send: ElevatedSend,
): ((roleId: string, role: StaffRoleInput, call?: CallOptions) => Promise<StaffRole>) =>
  bind(send, { route: 'PATCH /vitrine/v1/staff-roles/{roleId} roleId role', repeatable: true, elevated: true }, 'role')

/**
 * Deletes a role that nobody has. Elevated.
 *
 * @example
 * const { id } = await owner.staff.createStaffRole({ name: 'Guest', permissions: ['orders.read'] })
 * await owner.staff.deleteStaffRole(id)
 */
export const deleteStaffRole = (send: ElevatedSend): ((roleId: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /vitrine/v1/staff-roles/{roleId} roleId', repeatable: true, elevated: true }, '')
