import { permissionOf, type Call } from '@vitrine/contract/call.ts'
import { hasPermission, type Permission } from '@vitrine/contract/areas.ts'
import type { Owner } from '../../../ground/base/caller.ts'
import { Refusal } from '../../../ground/base/refusal.ts'

/** Returns the permission that a caller lacks for a call, if any. */
export const missingPermission = (call: Call, { permissions }: Owner): Permission | 'none' | undefined => {
  const needed = permissionOf(call)
  if (needed === undefined || permissions === undefined) return undefined
  return needed !== 'none' && hasPermission(permissions, needed) ? undefined : needed
}

/** Throws the refusal for a missing permission, which it names. */
export const refuseWithout = (permission: string): never => {
  throw new Refusal('PERMISSION_DENIED', `You do not have this permission: ${permission}.`, { permission })
}

/** Requires one of several permissions, for uploads that are part of different areas. */
export const requireAnyPermission = ({ permissions }: Owner, any: readonly Permission[]): void => {
  if (permissions !== undefined && !any.some((one) => hasPermission(permissions, one))) refuseWithout(any[0]!)
}
