import { builtInRoles } from '@vitrine/contract/areas.ts'
import { expect, test } from 'vitest'
import { refusalOfStaffChange, type StaffDecision } from './rules.ts'

const owner = { isOwner: true, power: 'all' } as const
const manager = { isOwner: false, power: new Set<string>([...builtInRoles.manager, 'staff.write']) }
const person = (role: string, isActive = true) => ({ id: 'p', role, isActive })
const toRole = (role: keyof typeof builtInRoles) => ({ type: 'role', role, permissions: builtInRoles[role] }) as const
const codeOf = (decision: Omit<StaffDecision, 'held'> & { held?: readonly string[] }) =>
  refusalOfStaffChange({ held: [], ...decision })?.code

test.each([
  ['demote the last owner', owner, person('owner'), 1, toRole('manager'), 'LAST_OWNER'],
  ['remove the last owner', owner, person('owner'), 1, { type: 'remove' } as const, 'LAST_OWNER'],
  ['deactivate the last owner', owner, person('owner'), 1, { type: 'deactivate' } as const, 'LAST_OWNER'],
  ['rename the last owner', owner, person('owner'), 1, { type: 'name' } as const, undefined],
  ['keep the last owner an owner', owner, person('owner'), 1, toRole('owner'), undefined],
  ['demote one of two owners', owner, person('owner'), 2, toRole('manager'), undefined],
  ['remove a deactivated owner', owner, person('owner', false), 1, { type: 'remove' } as const, undefined],
  ['make an owner as a manager', manager, person('support'), 1, toRole('owner'), 'PERMISSION_DENIED'],
  ['demote an owner as a manager', manager, person('owner'), 2, toRole('support'), 'PERMISSION_DENIED'],
  ['make a developer without that permission', manager, person('support'), 1, toRole('developer'), 'PERMISSION_DENIED'],
  ['make a marketer as a manager', manager, person('support'), 1, toRole('marketing'), undefined],
])('decides whether one may %s', (_title, actor, target, activeOwners, change, code) => {
  expect(codeOf({ actor, target, activeOwners, change })).toBe(code)
})

test('lets nobody deactivate a person who may do more than they', () => {
  const decision = {
    actor: manager,
    target: person('developer'),
    activeOwners: 1,
    change: { type: 'deactivate' } as const,
  }
  expect(refusalOfStaffChange({ ...decision, held: builtInRoles.developer })).toEqual({
    code: 'PERMISSION_DENIED',
    reason: 'LACKED',
    permissions: ['developers.write'],
  })
})
