import type { Permission } from '@vitrine/contract/areas.ts'
import type { StaffAccount } from '@vitrine/contract/entities/people/staff.ts'
import { permissionsOfRole } from '@vitrine/domain/staff/rules.ts'
import type { Context } from '../../../ground/context/context.ts'
import { findEmailChange } from '../email-change-store.ts'
import type { StoredOwner } from '../owner-store.ts'
import { findPasskeyOwners } from '../passkeys/passkey-store.ts'
import { readRoleName } from '../roles/role-names.ts'
import { findRole } from '../roles/role-store.ts'
import { countOwnerRecoveryCodes } from './recovery-code-store.ts'
import { hasSecondFactor } from './second-factor.ts'

/** Presents the account of a person to themselves. */
export const presentAccount = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  person: StoredOwner,
): Promise<StaffAccount> => {
  const of = { siteId: person.site_id, id: person.id }
  const role = await findRole(db, { siteId: person.site_id, id: person.role })
  const pending = await findEmailChange(db, of, now())
  return {
    id: person.id,
    name: person.name,
    email: person.email,
    ...(pending && { pendingEmail: { email: pending.email, expiresDate: pending.expires_date.toISOString() } }),
    role: person.role,
    roleName: await readRoleName(db, person.site_id, person.role),
    permissions: [...permissionsOfRole(person.role, role?.permissions)] as Permission[],
    hasPassword: person.password_hash !== null,
    hasPasskey: (await findPasskeyOwners(db, of.siteId, of.id)).has(of.id),
    hasSecondFactor: hasSecondFactor(person),
    recoveryCodesLeft: hasSecondFactor(person) ? await countOwnerRecoveryCodes(db, of) : 0,
    ...(person.language && { language: person.language }),
  }
}
