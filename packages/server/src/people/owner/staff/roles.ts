import type { staffCalls } from '@vitrine/contract'
import { builtInRoleNames as builtIns, builtInRoles, type Permission } from '@vitrine/contract/areas.ts'
import type { StaffRole } from '@vitrine/contract/entities/people/staff.ts'
import type { Handlers } from '../../../ground/base/handlers.ts'
import { invalidField, Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import { transact } from '../../../ground/database/transact.ts'
import { requireActor, requireAllows } from './actor.ts'
import { builtInRoleNames } from '../roles/role-names.ts'
import {
  changeRole,
  countPeopleByRole,
  deleteRole,
  insertRole,
  isRoleInUse,
  listRoles,
  lockRole,
  type StoredStaffRole,
} from '../roles/role-store.ts'
import { maxRoles } from './staff-store.ts'

type RoleHandlers = Pick<
  Handlers<typeof staffCalls>,
  'listStaffRoles' | 'createStaffRole' | 'updateStaffRole' | 'deleteStaffRole'
>

const presentRole = ({ id, name, permissions }: StoredStaffRole, people: number): StaffRole => ({
  id,
  name,
  permissions: permissions as Permission[],
  isBuiltIn: false,
  people,
})

const readName = (name: string | undefined): string | undefined => {
  const trimmed = name?.trim()
  if (trimmed === '') throw invalidField('role.name', 'must not be empty', 'MIN_LENGTH')
  return trimmed
}

export const createRoleHandlers = ({ db, now, newId }: Context): RoleHandlers => ({
  listStaffRoles: async ({ siteId }) => {
    const counts = await countPeopleByRole(db, siteId)
    const everywhere = builtIns.map((id): StaffRole => ({
      id,
      name: builtInRoleNames[id],
      permissions: [...builtInRoles[id]],
      isBuiltIn: true,
      people: counts.get(id) ?? 0,
    }))
    const own = (await listRoles(db, siteId)).map((role) => presentRole(role, counts.get(role.id) ?? 0))
    return { roles: [...everywhere, ...own] }
  },

  createStaffRole: async (caller, { body: { role } }) => {
    const { siteId } = caller
    const name = readName(role.name)
    if (name === undefined) throw invalidField('role.name', 'must be set', 'REQUIRED_FIELD')
    const permissions = [...new Set(role.permissions ?? [])]
    const stored = await transact(db, async (transaction) => {
      requireAllows(await requireActor(transaction, caller), permissions)
      if ((await listRoles(transaction, siteId)).length >= maxRoles) throw new Refusal('STAFF_LIMIT_EXCEEDED')
      return insertRole(transaction, { site_id: siteId, id: newId(), name, permissions, created_date: now() })
    })
    return { role: presentRole(stored, 0) }
  },

  updateStaffRole: async (caller, { params: { roleId }, body: { role } }) => {
    const of = { siteId: caller.siteId, id: roleId }
    const name = readName(role.name)
    const permissions = role.permissions && [...new Set(role.permissions)]
    return transact(db, async (transaction) => {
      const actor = await requireActor(transaction, caller)
      const found = await lockRole(transaction, of)
      if (!found) throw new Refusal('NOT_FOUND')
      requireAllows(actor, [...found.permissions, ...(permissions ?? [])])
      const isSame = name === undefined && permissions === undefined
      const saved = isSame
        ? found
        : await changeRole(transaction, of, { ...(name && { name }), ...(permissions && { permissions }) })
      const people = (await countPeopleByRole(transaction, caller.siteId)).get(roleId) ?? 0
      return { role: presentRole(saved, people) }
    })
  },

  deleteStaffRole: async (caller, { params: { roleId } }) => {
    const of = { siteId: caller.siteId, id: roleId }
    await transact(db, async (transaction) => {
      const actor = await requireActor(transaction, caller)
      const found = await lockRole(transaction, of)
      if (!found) throw new Refusal('NOT_FOUND')
      requireAllows(actor, found.permissions)
      if (await isRoleInUse(transaction, of)) throw new Refusal('ROLE_IN_USE')
      await deleteRole(transaction, of)
    })
    return {}
  },
})
