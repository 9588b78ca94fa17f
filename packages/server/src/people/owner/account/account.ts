import type { staffAccountCalls } from '@vitrine/contract'
import type { Permission } from '@vitrine/contract/areas.ts'
import type { StaffAccount } from '@vitrine/contract/entities/people/staff.ts'
import { permissionsOfRole } from '@vitrine/domain/staff/rules.ts'
import type { Exchange, Owner } from '../../../ground/base/caller.ts'
import type { Handlers } from '../../../ground/base/handlers.ts'
import { invalidField, Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import { normalEmail } from '../../member/api.ts'
import { hashPassword, requireGoodPassword } from '../../password/api.ts'
import { changeStaff, findOwnerByEmail, lockStaff, type StoredOwner } from '../owner-store.ts'
import { findPasskeyOwners } from '../passkeys/passkey-store.ts'
import { deleteOwnerRecoveries } from '../recovery/recovery-store.ts'
import { requireProof } from '../require-owner.ts'
import { requireSelf } from '../require-self.ts'
import { endStaffSessionsWithin } from '../sessions/end-sessions.ts'
import { listOwnerSessions } from '../sessions/session-store.ts'
import { readRoleName } from '../roles/role-names.ts'
import { findRole } from '../roles/role-store.ts'
import { presentSession } from '../sessions/present-session.ts'
import { countOwnerRecoveryCodes, replaceOwnerRecoveryCodes } from './recovery-code-store.ts'
import { beginSecondFactor, confirmSecondFactor, hasSecondFactor, removeSecondFactor } from './second-factor.ts'

const presentAccount = async (db: Db, person: StoredOwner): Promise<StaffAccount> => {
  const of = { siteId: person.site_id, id: person.id }
  const role = await findRole(db, { siteId: person.site_id, id: person.role })
  return {
    id: person.id,
    name: person.name,
    email: person.email,
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

export const createAccountHandlers = (context: Context): Handlers<typeof staffAccountCalls> => {
  const { db, now, sites } = context

  const self = (caller: Owner): Promise<StoredOwner> => requireSelf(db, caller)
  const prove = (
    person: StoredOwner,
    { sessionHash }: Owner,
    { password, exchange: { ip } }: { password: string | undefined; exchange: Exchange },
  ) => requireProof(context, person, { password, sessionHash, ip })
  const proven = async (caller: Owner, given: { password: string | undefined; exchange: Exchange }) => {
    const person = await self(caller)
    await prove(person, caller, given)
    return { person, of: { siteId: person.site_id, id: person.id } }
  }

  return {
    getMyAccount: async (caller) => ({ account: await presentAccount(db, await self(caller)) }),

    updateMyAccount: async (caller, { body: { account, password } }, exchange) => {
      const person = await self(caller)
      const of = { siteId: person.site_id, id: person.id }
      const name = account.name?.trim()
      if (name === '') throw invalidField('account.name', 'must not be empty', 'MIN_LENGTH')
      const email = account.email === undefined ? person.email : normalEmail(account.email)
      if (email !== person.email) {
        await prove(person, caller, { password, exchange })
        if (await findOwnerByEmail(db, email)) throw new Refusal('STAFF_EMAIL_TAKEN')
      }
      const changes = { ...(name && { name }), ...(account.language && { language: account.language }) }
      if (Object.keys(changes).length === 0 && email === person.email)
        return { account: await presentAccount(db, person) }
      const save = async (transaction: Db) => {
        if (email !== person.email) await deleteOwnerRecoveries(transaction, of)
        return changeStaff(transaction, of, { ...changes, email })
      }
      const saved = await transact(db, save).catch((error: unknown) => {
        // Another person took the address since.
        if ((error as { code?: string }).code === '23505') throw new Refusal('STAFF_EMAIL_TAKEN')
        throw error
      })
      return { account: await presentAccount(db, saved) }
    },

    changeMyPassword: async (caller, { body: { password, newPassword } }, exchange) => {
      const { person, of } = await proven(caller, { password, exchange })
      const site = await requireSite(sites, caller.siteId)
      requireGoodPassword(newPassword, { email: person.email, field: 'newPassword', site })
      const password_hash = await hashPassword(newPassword)
      await transact(db, async (transaction) => {
        await changeStaff(transaction, of, { password_hash })
        await deleteOwnerRecoveries(transaction, of)
        await endStaffSessionsWithin(context, transaction, { ...of, except: caller.sessionHash })
      })
      return {}
    },

    beginMySecondFactor: async (caller, { body: { password } }, exchange) => {
      const { person } = await proven(caller, { password, exchange })
      const { name: issuer } = await requireSite(sites, caller.siteId)
      return beginSecondFactor(context, db, { person, issuer })
    },

    confirmMySecondFactor: async (caller, { body: { code } }) => {
      const person = await self(caller)
      return {
        recoveryCodes: await transact(db, (transaction) => confirmSecondFactor(context, transaction, { person, code })),
      }
    },

    removeMySecondFactor: async (caller, { body: { password } }, exchange) => {
      const { of } = await proven(caller, { password, exchange })
      await transact(db, (transaction) => removeSecondFactor(transaction, of))
      return {}
    },

    renewMyRecoveryCodes: async (caller, { body: { password } }, exchange) => {
      const { of } = await proven(caller, { password, exchange })
      return {
        recoveryCodes: await transact(db, async (transaction) => {
          const locked = await lockStaff(transaction, of)
          if (!locked || !hasSecondFactor(locked))
            throw new Refusal('ILLEGAL_STATE', 'The account has no second factor.')
          return replaceOwnerRecoveryCodes(transaction, of)
        }),
      }
    },

    listMySessions: async (caller) => {
      const person = await self(caller)
      const sessions = await listOwnerSessions(db, { siteId: person.site_id, id: person.id }, now())
      return { sessions: sessions.map((session) => presentSession(session, caller.sessionHash)) }
    },

    endMySession: async (caller, { params: { sessionId } }) => {
      const { site_id: siteId, id } = await self(caller)
      await transact(db, async (transaction) => {
        if ((await endStaffSessionsWithin(context, transaction, { siteId, id, sessionId })) === 0)
          throw new Refusal('NOT_FOUND')
      })
      return {}
    },

    endMyOtherSessions: async (caller) => {
      const { site_id: siteId, id } = await self(caller)
      await transact(db, (transaction) =>
        endStaffSessionsWithin(context, transaction, { siteId, id, except: caller.sessionHash }),
      )
      return {}
    },
  }
}
