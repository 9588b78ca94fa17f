import { builtInRoles, hasPermission, isBuiltInRole, type Permission } from '@vitrine/contract/areas.ts'

/** What a person or an API key may do: everything, or these permissions. */
export type Power = 'all' | ReadonlySet<string>

/** Whether a power includes a permission. */
const allows = (power: Power, permission: Permission): boolean => power === 'all' || hasPermission(power, permission)

/** Returns the permissions of `given` that a power lacks, so that it cannot give them to others. */
export const lackedPermissions = (power: Power, given: readonly string[]): readonly string[] =>
  given.filter((permission) => !allows(power, permission as Permission))

/** Returns the permissions of a role: of one that every store has, or the stored ones of a store's own. */
export const permissionsOfRole = (role: string, stored: readonly string[] | null | undefined): readonly string[] =>
  isBuiltInRole(role) ? builtInRoles[role] : (stored ?? [])

/** The part of a person's account that the rules are about. */
interface StaffFacts {
  readonly id: string
  readonly role: string
  readonly isActive: boolean
}

/** What is changed: a role, or whether the account is active or exists. */
export type StaffChange =
  | { readonly type: 'role'; readonly role: string; readonly permissions: readonly string[] }
  | { readonly type: 'deactivate' | 'remove' | 'reactivate' | 'sessions' | 'name' }

export interface StaffDecision {
  readonly actor: { readonly isOwner: boolean; readonly power: Power }
  readonly target: StaffFacts
  /** Permissions that the target has now. */
  readonly held: readonly string[]
  /** Number of active owners, the target included. */
  readonly activeOwners: number
  readonly change: StaffChange
}

export type StaffRefusal =
  | { readonly code: 'LAST_OWNER' }
  | { readonly code: 'PERMISSION_DENIED'; readonly reason: 'OWNERS_ONLY' }
  | { readonly code: 'PERMISSION_DENIED'; readonly reason: 'LACKED'; readonly permissions: readonly string[] }

const endsOwnership = (change: StaffChange): boolean =>
  change.type === 'deactivate' || change.type === 'remove' || (change.type === 'role' && change.role !== 'owner')

/**
 * Decides about a change of a person's account. Only owners change owners and make new ones. Nobody changes people who
 * may do more than they, or gives permissions that they lack. The last active owner stays.
 */
export const refusalOfStaffChange = ({
  actor,
  target,
  held,
  activeOwners,
  change,
}: StaffDecision): StaffRefusal | undefined => {
  const makesOwner = change.type === 'role' && change.role === 'owner'
  if (!actor.isOwner && (target.role === 'owner' || makesOwner))
    return { code: 'PERMISSION_DENIED', reason: 'OWNERS_ONLY' }
  const touched = change.type === 'role' ? [...held, ...change.permissions] : held
  const lacked = actor.isOwner ? [] : lackedPermissions(actor.power, touched)
  if (lacked.length > 0) return { code: 'PERMISSION_DENIED', reason: 'LACKED', permissions: [...new Set(lacked)] }
  const isLast = target.role === 'owner' && target.isActive && activeOwners <= 1
  return isLast && endsOwnership(change) ? { code: 'LAST_OWNER' } : undefined
}
