// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  ElevatedEndpoint,
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

/** Lists the people who can sign in to the back office, by name. A store has at most 500. */
export const listStaff: ElevatedEndpoint<{}, { staff: readonly StaffMember[] }> = {
  route: 'GET /vitrine/v1/staff',
  repeatable: true,
  elevated: true,
  dates: { staff: staffDates },
}

/** Returns a person of the staff. */
export const getStaffMember: ElevatedEndpoint<{ params: { id: string } }, { staffMember: StaffMember }> = {
  route: 'GET /vitrine/v1/staff/{id}',
  repeatable: true,
  elevated: true,
  dates: getStaffMemberDates,
}

/**
 * Changes the name or role of a person. Only owners can change owners, and nobody can give permissions that they
 * lack.
 */
export const updateStaffMember: ElevatedEndpoint<
  { params: { id: string }; body: { staffMember: StaffMemberInput } },
  { staffMember: StaffMember }
> = { route: 'PATCH /vitrine/v1/staff/{id}', repeatable: true, elevated: true, dates: getStaffMemberDates }

/** Deactivates the account of a person, who is signed out everywhere. The last owner cannot be deactivated. */
export const deactivateStaffMember: ElevatedEndpoint<{ params: { id: string } }, { staffMember: StaffMember }> = {
  route: 'POST /vitrine/v1/staff/{id}/deactivate',
  repeatable: true,
  elevated: true,
  dates: getStaffMemberDates,
}

/** Activates the account of a person again. */
export const reactivateStaffMember: ElevatedEndpoint<{ params: { id: string } }, { staffMember: StaffMember }> = {
  route: 'POST /vitrine/v1/staff/{id}/reactivate',
  repeatable: true,
  elevated: true,
  dates: getStaffMemberDates,
}

/** Deletes the account of a person, who is signed out everywhere. The last owner cannot be removed. */
export const removeStaffMember: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /vitrine/v1/staff/{id}',
  repeatable: true,
  elevated: true,
}

/** Makes another person an owner and the signed-in owner a manager, at once. */
export const transferOwnership: ElevatedEndpoint<
  {
    params: { id: string }
    body?: {
      /** Password of the signed-in owner. Not needed within five minutes after a passkey was used in this session. */
      password?: string
    }
  },
  { staffMember: StaffMember }
> = { route: 'POST /vitrine/v1/staff/{id}/transfer-ownership', elevated: true, dates: getStaffMemberDates }

/** Lists the sessions of a person, latest use first. */
export const listStaffSessions: ElevatedEndpoint<{ params: { id: string } }, { sessions: readonly StaffSession[] }> = {
  route: 'GET /vitrine/v1/staff/{id}/sessions',
  repeatable: true,
  elevated: true,
  dates: { sessions: staffDates },
}

/** Ends a session of a person. */
export const endStaffSession: ElevatedEndpoint<{ params: { id: string; sessionId: string } }, {}> = {
  route: 'DELETE /vitrine/v1/staff/{id}/sessions/{sessionId}',
  repeatable: true,
  elevated: true,
}

/** Ends all sessions of a person. */
export const endStaffSessions: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'POST /vitrine/v1/staff/{id}/sessions/end',
  repeatable: true,
  elevated: true,
}

/** Lists the invitations that have not been accepted, newest first. */
export const listStaffInvitations: ElevatedEndpoint<{}, { invitations: readonly StaffInvitation[] }> = {
  route: 'GET /vitrine/v1/staff-invitations',
  repeatable: true,
  elevated: true,
  dates: { invitations: invitationsDates },
}

/** Invites a person by email. The link works once, within seven days. */
export const inviteStaffMember: ElevatedEndpoint<
  { body: { invitation: StaffInvitationInput } },
  { invitation: StaffInvitation }
> = { route: 'POST /vitrine/v1/staff-invitations', elevated: true, dates: inviteStaffMemberDates }

/** Sends an invitation again with a new link. The previous link stops working. */
export const resendStaffInvitation: ElevatedEndpoint<{ params: { id: string } }, { invitation: StaffInvitation }> = {
  route: 'POST /vitrine/v1/staff-invitations/{id}/resend',
  elevated: true,
  dates: inviteStaffMemberDates,
}

/** Revokes an invitation. Its link stops working. */
export const revokeStaffInvitation: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /vitrine/v1/staff-invitations/{id}',
  repeatable: true,
  elevated: true,
}

/** Returns an invitation by the token from its link. */
export const showStaffInvitation: Endpoint<
  {
    body: {
      /** The token from the link of the invitation. */
      token: string
    }
  },
  {
    email: string
    /** ID of the role. */
    role: string
    /** Name of the role. English for roles that every store has. */
    roleName: string
    storeName: string
  }
> = { route: 'POST /vitrine/v1/staff-invitations/show', repeatable: true }

/** Returns options to create a passkey with in the browser, to accept an invitation with. */
export const beginStaffInvitationPasskey: Endpoint<
  {
    body: {
      /** The token from the link of the invitation. */
      token: string
    }
  },
  {
    /**
     * Options for `navigator.credentials.create()`, as `PublicKeyCredential.parseCreationOptionsFromJSON()` reads
     * them.
     */
    options: unknown
  }
> = { route: 'POST /vitrine/v1/staff-invitations/passkey', repeatable: true }

/**
 * Accepts an invitation with a password or a passkey, and creates the account of the person. With a passkey,
 * they are signed in.
 */
export const acceptStaffInvitation: Endpoint<
  {
    body: {
      /** The token from the link of the invitation. */
      token: string
      name: string
      /** Required without `credential`. At least 8 characters. */
      password?: string
      /** The browser’s response of `navigator.credentials.create()`, from its `toJSON()`. */
      credential?: unknown
    }
  },
  {
    email: string
    /** With a passkey, the access token of the new session. */
    access_token?: string
    /** Lifetime of the access token, in seconds. */
    expires_in?: number
  }
> = { route: 'POST /vitrine/v1/staff-invitations/accept' }

/** Lists the roles that every store has, then the store’s own, with the number of people who have them. */
export const listStaffRoles: ElevatedEndpoint<{}, { roles: readonly StaffRole[] }> = {
  route: 'GET /vitrine/v1/staff-roles',
  repeatable: true,
  elevated: true,
}

/** Creates a role. Nobody can give a role permissions that they lack. A store has at most 50 roles of its own. */
export const createStaffRole: ElevatedEndpoint<{ body: { role: StaffRoleInput } }, { role: StaffRole }> = {
  route: 'POST /vitrine/v1/staff-roles',
  elevated: true,
}

/** Changes the name or permissions of a role, for everyone who has it at once. */
export const updateStaffRole: ElevatedEndpoint<
  { params: { roleId: string }; body: { role: StaffRoleInput } },
  { role: StaffRole }
> = { route: 'PATCH /vitrine/v1/staff-roles/{roleId}', repeatable: true, elevated: true }

/** Deletes a role that nobody has. */
export const deleteStaffRole: ElevatedEndpoint<{ params: { roleId: string } }, {}> = {
  route: 'DELETE /vitrine/v1/staff-roles/{roleId}',
  repeatable: true,
  elevated: true,
}
