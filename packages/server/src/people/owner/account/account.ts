import type { staffAccountCalls } from '@vitrine/contract'
import type { Exchange, Owner } from '../../../ground/base/caller.ts'
import type { Handlers } from '../../../ground/base/handlers.ts'
import { invalidField, Refusal, refusalFor } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import { transact } from '../../../ground/database/transact.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import { hashPassword, requireGoodPassword } from '../../password/api.ts'
import { deleteEmailChange } from '../email-change-store.ts'
import { changeStaff, lockStaff, type StoredOwner } from '../owner-store.ts'
import { deleteOwnerRecoveries } from '../recovery/recovery-store.ts'
import { requireProof } from '../require-owner.ts'
import { requireSelf } from '../require-self.ts'
import { endStaffSessionsWithin } from '../sessions/end-sessions.ts'
import { listOwnerSessions } from '../sessions/session-store.ts'
import { presentSession } from '../sessions/present-session.ts'
import { presentAccount } from './present-account.ts'
import { replaceOwnerRecoveryCodes } from './recovery-code-store.ts'
import { beginSecondFactor, confirmSecondFactor, hasSecondFactor, removeSecondFactor } from './second-factor.ts'

export const createAccountHandlers = (context: Context): Handlers<typeof staffAccountCalls> => {
  const { db, now, sites } = context

  const self = (caller: Owner): Promise<StoredOwner> => requireSelf(db, caller)
  const proven = async (
    caller: Owner,
    { password, exchange: { ip } }: { password: string | undefined; exchange: Exchange },
  ) => {
    const person = await self(caller)
    await requireProof(context, person, { password, sessionHash: caller.sessionHash, ip })
    return { person, of: { siteId: person.site_id, id: person.id } }
  }

  return {
    getMyAccount: async (caller) => ({ account: await presentAccount(context, await self(caller)) }),

    updateMyAccount: async (caller, { body: { account } }) => {
      const person = await self(caller)
      const name = account.name?.trim()
      if (name === '') throw invalidField('account.name', 'must not be empty', 'MIN_LENGTH')
      const changes = { ...(name && { name }), ...(account.language && { language: account.language }) }
      if (Object.keys(changes).length === 0) return { account: await presentAccount(context, person) }
      const saved = await changeStaff(db, { siteId: person.site_id, id: person.id }, changes)
      return { account: await presentAccount(context, saved) }
    },

    changeMyPassword: async (caller, { body: { password, newPassword } }, exchange) => {
      const { person, of } = await proven(caller, { password, exchange })
      const site = await requireSite(sites, caller.siteId)
      requireGoodPassword(newPassword, { email: person.email, field: 'newPassword', site })
      const password_hash = await hashPassword(newPassword)
      await transact(db, async (transaction) => {
        await changeStaff(transaction, of, { password_hash })
        await deleteOwnerRecoveries(transaction, of)
        // Whoever had the password before may have asked for it.
        await deleteEmailChange(transaction, of)
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
          if (!locked || !hasSecondFactor(locked)) throw refusalFor('ILLEGAL_STATE', 'NO_SECOND_FACTOR')
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
