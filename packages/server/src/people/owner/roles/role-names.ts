import { isBuiltInRole, type BuiltInRole } from '@vitrine/contract/areas.ts'
import { permissionsOfRole } from '@vitrine/domain/staff/rules.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { invalidBecause } from '../../../ground/base/refusal.ts'
import { findRole, listRoles, lockRole } from './role-store.ts'

export const builtInRoleNames = {
  owner: 'Owner',
  manager: 'Manager',
  fulfillment: 'Fulfillment',
  support: 'Support',
  marketing: 'Marketing',
  accountant: 'Accountant',
  developer: 'Developer',
} as const satisfies Readonly<Record<BuiltInRole, string>>

export type RoleNames = (role: string) => string

/** Returns the names of all roles of a store. */
export const readRoleNames = async (db: Db, siteId: string): Promise<RoleNames> => {
  const own = new Map((await listRoles(db, siteId)).map(({ id, name }) => [id, name]))
  return (role) => (isBuiltInRole(role) ? builtInRoleNames[role] : (own.get(role) ?? role))
}

/** Returns the name of one role. */
export const readRoleName = async (db: Db, siteId: string, role: string): Promise<string> =>
  isBuiltInRole(role) ? builtInRoleNames[role] : ((await findRole(db, { siteId, id: role }))?.name ?? role)

/** Returns the permissions of a role that someone gets, and keeps it from being changed meanwhile. */
export const requireRole = async (
  db: Db,
  { siteId, role, field }: { siteId: string; role: string; field: string },
): Promise<readonly string[]> => {
  const stored = isBuiltInRole(role) ? undefined : await lockRole(db, { siteId, id: role })
  if (!isBuiltInRole(role) && !stored)
    throw invalidBecause(field, 'UNKNOWN', { description: 'is not a role of the store' })
  return permissionsOfRole(role, stored?.permissions)
}
