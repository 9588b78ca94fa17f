import { lackedPermissions, permissionsOfRole, type Power, type StaffRefusal } from '@vitrine/domain/staff/rules.ts'
import type { Owner } from '../../../ground/base/caller.ts'
import { Refusal, refusalFor } from '../../../ground/base/refusal.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { lockStaff } from '../owner-store.ts'
import { findRole } from '../roles/role-store.ts'

/** Who changes the staff. */
export interface StaffActor {
  readonly isOwner: boolean
  readonly power: Power
}

/**
 * Returns what a caller may do now, in the caller's transaction: another owner may have demoted them after the request
 * began. Locks their account.
 */
export const requireActor = async (db: Db, caller: Owner): Promise<StaffActor> => {
  const { permissions } = caller
  // An API key that may do everything counts as an owner.
  if (caller.ownerId === undefined) return { isOwner: permissions === undefined, power: permissions ?? 'all' }
  const person = await lockStaff(db, { siteId: caller.siteId, id: caller.ownerId })
  if (!person || person.deactivated_date !== null) throw new Refusal('UNAUTHENTICATED')
  const stored = await findRole(db, { siteId: caller.siteId, id: person.role })
  return { isOwner: person.role === 'owner', power: new Set(permissionsOfRole(person.role, stored?.permissions)) }
}

const lackedText = (permissions: readonly string[]): string =>
  `You cannot give or take permissions that you do not have: ${permissions.join(', ')}.`

const lacking = (permissions: readonly string[]): Refusal =>
  refusalFor('PERMISSION_DENIED', 'LACKED_PERMISSIONS', {
    description: lackedText(permissions),
    data: { permissions },
  })

/** Throws the refusal of a change of the staff. */
export const throwStaffRefusal = (refusal: StaffRefusal): never => {
  if (refusal.code === 'LAST_OWNER') throw new Refusal('LAST_OWNER')
  if (refusal.reason === 'OWNERS_ONLY') throw refusalFor('PERMISSION_DENIED', 'OWNERS_ONLY')
  throw lacking(refusal.permissions)
}

/** Refuses permissions that the actor lacks. */
export const requireAllows = ({ isOwner, power }: StaffActor, permissions: readonly string[]): void => {
  const lacked = isOwner ? [] : lackedPermissions(power, permissions)
  if (lacked.length > 0) throw lacking(lacked)
}
