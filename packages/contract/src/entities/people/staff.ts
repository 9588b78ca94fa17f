import type { Static } from 'typebox'
import { permissionNames } from '../../areas.ts'
import { email, entity, flag, guid, integer, list, oneOf, optional, shape, text, timestamp } from '../../schema.ts'

/** Bounds of names of people and roles. */
export const staffName = { minLength: 1, maxLength: 100 } as const

const permissions = (description: string) =>
  list(oneOf(permissionNames), { maxItems: permissionNames.length, description })

const roleId = text({
  minLength: 1,
  maxLength: 50,
  description:
    'ID of the role: `owner`, `manager`, `fulfillment`, `support`, `marketing`, `accountant`, `developer`, or one of the store’s own roles.',
})

export type StaffMember = Static<typeof StaffMember>
export const StaffMember = entity(
  'StaffMember',
  {
    id: guid({ readOnly: true }),
    name: text(staffName),
    email: email({ readOnly: true }),
    role: roleId,
    roleName: text({ readOnly: true, description: 'Name of the role. English for roles that every store has.' }),
    status: oneOf(['ACTIVE', 'DEACTIVATED'], { readOnly: true }),
    hasSecondFactor: flag({ readOnly: true, description: 'Whether the person has an authenticator app.' }),
    hasPasskey: flag({ readOnly: true }),
    createdDate: timestamp({ readOnly: true }),
    lastSeenDate: optional(timestamp({ readOnly: true, description: 'Rounded down to five minutes.' })),
  },
  { description: 'A person who can sign in to the back office.' },
)

export type StaffRole = Static<typeof StaffRole>
export const StaffRole = entity(
  'StaffRole',
  {
    id: text({ readOnly: true, maxLength: 50 }),
    name: text(staffName),
    permissions: permissions('Permissions of the role. A permission to write includes the one to read.'),
    isBuiltIn: flag({ readOnly: true, description: 'Whether every store has the role. It cannot be changed.' }),
    people: integer({ readOnly: true, description: 'Number of people with the role.' }),
  },
  { description: 'A role of staff members.' },
)

export type StaffInvitation = Static<typeof StaffInvitation>
export const StaffInvitation = entity(
  'StaffInvitation',
  {
    id: guid({ readOnly: true }),
    email: email(),
    role: roleId,
    roleName: text({ readOnly: true }),
    createdDate: timestamp({ readOnly: true }),
    expiresDate: timestamp({ readOnly: true }),
    isExpired: flag({ readOnly: true }),
  },
  { description: 'An invitation that has not been accepted.' },
)

export type StaffSession = Static<typeof StaffSession>
export const StaffSession = entity(
  'StaffSession',
  {
    id: guid(),
    device: optional(text({ description: 'Browser and operating system.' })),
    ipAddress: optional(text({ description: 'IPv4 address, or the network of an IPv6 address.' })),
    createdDate: timestamp(),
    lastSeenDate: timestamp({ description: 'Rounded down to five minutes.' }),
    isCurrent: flag({ description: 'Whether the request was made in this session.' }),
  },
  { description: 'A session of a person in the back office.' },
)

export type StaffPasskey = Static<typeof StaffPasskey>
export const StaffPasskey = entity(
  'StaffPasskey',
  {
    id: guid({ readOnly: true }),
    name: text(staffName),
    isSynced: flag({
      readOnly: true,
      description: 'Whether a password manager may copy the passkey to other devices of the person.',
    }),
    createdDate: timestamp({ readOnly: true }),
    lastUsedDate: optional(timestamp({ readOnly: true })),
  },
  { description: 'A passkey of a person in the back office.' },
)

export type StaffAccount = Static<typeof StaffAccount>
export const StaffAccount = entity(
  'StaffAccount',
  {
    id: guid({ readOnly: true }),
    name: text(staffName),
    email: email({ readOnly: true, description: 'The address that the person signs in with.' }),
    pendingEmail: optional(
      shape(
        {
          email: email(),
          expiresDate: timestamp({ description: 'Until when the link of the email works.' }),
        },
        { readOnly: true, description: 'A new address that is not confirmed yet.' },
      ),
    ),
    role: text({ readOnly: true }),
    roleName: text({ readOnly: true }),
    permissions: list(oneOf(permissionNames), { readOnly: true, description: 'What the person may do.' }),
    hasPassword: flag({ readOnly: true, description: 'Without one, the person only signs in with passkeys.' }),
    hasPasskey: flag({ readOnly: true }),
    hasSecondFactor: flag({ readOnly: true, description: 'Whether the person has an authenticator app.' }),
    recoveryCodesLeft: integer({ readOnly: true, description: 'Number of unused recovery codes.' }),
    language: optional(
      oneOf(['en', 'de', 'es', 'he'], {
        description: 'Language of the back office for this person. Default: that of the browser.',
      }),
    ),
  },
  { description: 'The account of the person who is signed in.' },
)
