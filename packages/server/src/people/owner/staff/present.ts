import type { StaffInvitation, StaffMember } from '@vitrine/contract/entities/people/staff.ts'
import type { Selectable } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import { hasSecondFactor } from '../account/second-factor.ts'
import type { StoredOwner } from '../owner-store.ts'
import { findPasskeyOwners } from '../passkeys/passkey-store.ts'
import type { StaffInvitationTable } from '../tables.ts'
import { readRoleName, type RoleNames } from '../roles/role-names.ts'

interface StaffFacts {
  readonly nameOf: RoleNames
  readonly hasPasskey: boolean
  readonly lastSeen?: Date | null
}

export const presentStaff = (person: StoredOwner, { nameOf, hasPasskey, lastSeen }: StaffFacts): StaffMember => ({
  id: person.id,
  name: person.name,
  email: person.email,
  role: person.role,
  roleName: nameOf(person.role),
  status: person.deactivated_date === null ? 'ACTIVE' : 'DEACTIVATED',
  hasSecondFactor: hasSecondFactor(person),
  hasPasskey,
  createdDate: person.created_date.toISOString(),
  ...(lastSeen && { lastSeenDate: lastSeen.toISOString() }),
})

/** Presents one person with the name of their role. */
export const presentPerson = async (db: Db, person: StoredOwner): Promise<StaffMember> => {
  const roleName = await readRoleName(db, person.site_id, person.role)
  const hasPasskey = (await findPasskeyOwners(db, person.site_id, person.id)).has(person.id)
  return presentStaff(person, { nameOf: () => roleName, hasPasskey })
}

export const presentInvitation = (
  invitation: Selectable<StaffInvitationTable>,
  nameOf: RoleNames,
  now: Date,
): StaffInvitation => ({
  id: invitation.id,
  email: invitation.email,
  role: invitation.role,
  roleName: nameOf(invitation.role),
  createdDate: invitation.created_date.toISOString(),
  expiresDate: invitation.expires_date.toISOString(),
  isExpired: invitation.expires_date <= now,
})
