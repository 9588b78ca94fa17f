import type { staffCalls } from '@vitrine/contract'
import { permissionsOfRole, refusalOfStaffChange, type StaffChange } from '@vitrine/domain/staff/rules.ts'
import type { Owner } from '../../../ground/base/caller.ts'
import type { Handlers } from '../../../ground/base/handlers.ts'
import { invalidField, Refusal, refusalFor } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { changeStaff, deleteStaff, findStaff, lockActiveOwners, lockStaff, type StoredOwner } from '../owner-store.ts'
import { requireProof } from '../require-owner.ts'
import { findPasskeyOwners } from '../passkeys/passkey-store.ts'
import { endStaffSessionsWithin } from '../sessions/end-sessions.ts'
import { presentSession } from '../sessions/present-session.ts'
import { listOwnerSessions } from '../sessions/session-store.ts'
import { requireActor, throwStaffRefusal } from './actor.ts'
import { presentPerson, presentStaff } from './present.ts'
import { readRoleNames, requireRole } from '../roles/role-names.ts'
import { findRole } from '../roles/role-store.ts'
import { listStaffOf } from './staff-store.ts'

type StaffHandlers = Pick<
  Handlers<typeof staffCalls>,
  | 'listStaff'
  | 'getStaffMember'
  | 'updateStaffMember'
  | 'deactivateStaffMember'
  | 'reactivateStaffMember'
  | 'removeStaffMember'
  | 'transferOwnership'
  | 'listStaffSessions'
  | 'endStaffSession'
  | 'endStaffSessions'
>

interface Changed {
  readonly caller: Owner
  readonly id: string
  readonly change: StaffChange
}

/**
 * Decides about a change of a person and returns the locked account. Locks the active owners first, so that of two
 * owners who demote each other at once, one stays.
 */
const admitChange = async (db: Db, { caller, id, change }: Changed): Promise<StoredOwner> => {
  const { siteId } = caller
  const owners = await lockActiveOwners(db, siteId)
  const actor = await requireActor(db, caller)
  const person = await lockStaff(db, { siteId, id })
  if (!person) throw new Refusal('NOT_FOUND')
  const role = await findRole(db, { siteId, id: person.role })
  const refusal = refusalOfStaffChange({
    actor,
    target: { id, role: person.role, isActive: person.deactivated_date === null },
    held: permissionsOfRole(person.role, role?.permissions),
    activeOwners: owners.length,
    change,
  })
  return refusal ? throwStaffRefusal(refusal) : person
}

const requireStaff = async (db: Db, of: { siteId: string; id: string }): Promise<StoredOwner> => {
  const person = await findStaff(db, of)
  if (!person) throw new Refusal('NOT_FOUND')
  return person
}

export const createStaffHandlers = (context: Context): StaffHandlers => {
  const { db, now } = context

  /** Changes a person in a transaction and presents them. */
  const change = async (
    changed: Changed,
    save: (transaction: Db, person: StoredOwner) => Promise<StoredOwner>,
  ): Promise<{ staffMember: Awaited<ReturnType<typeof presentPerson>> }> =>
    transact(db, async (transaction) => {
      const person = await save(transaction, await admitChange(transaction, changed))
      return { staffMember: await presentPerson(transaction, person) }
    })

  return {
    listStaff: async ({ siteId }) => {
      const [people, nameOf] = [await listStaffOf(db, siteId), await readRoleNames(db, siteId)]
      const withPasskey = await findPasskeyOwners(db, siteId)
      return {
        staff: people.map((person) =>
          presentStaff(person, { nameOf, hasPasskey: withPasskey.has(person.id), lastSeen: person.last_seen_date }),
        ),
      }
    },

    getStaffMember: async ({ siteId }, { params: { id } }) => ({
      staffMember: await presentPerson(db, await requireStaff(db, { siteId, id })),
    }),

    updateStaffMember: async (caller, { params: { id }, body: { staffMember } }) => {
      const { siteId } = caller
      const name = staffMember.name?.trim()
      if (name === '') throw invalidField('staffMember.name', 'must not be empty', 'MIN_LENGTH')
      const { role } = staffMember
      return transact(db, async (transaction) => {
        const permissions =
          role === undefined ? [] : await requireRole(transaction, { siteId, role, field: 'staffMember.role' })
        const admitted: StaffChange = role === undefined ? { type: 'name' } : { type: 'role', role, permissions }
        const person = await admitChange(transaction, { caller, id, change: admitted })
        const isSame = name === undefined && role === undefined
        const saved = isSame
          ? person
          : await changeStaff(transaction, { siteId, id }, { ...(name && { name }), ...(role && { role }) })
        return { staffMember: await presentPerson(transaction, saved) }
      })
    },

    deactivateStaffMember: async (caller, { params: { id } }) =>
      change({ caller, id, change: { type: 'deactivate' } }, async (transaction, person) => {
        await endStaffSessionsWithin(context, transaction, { siteId: caller.siteId, id })
        if (person.deactivated_date !== null) return person
        return changeStaff(transaction, { siteId: caller.siteId, id }, { deactivated_date: now() })
      }),

    reactivateStaffMember: async (caller, { params: { id } }) =>
      change({ caller, id, change: { type: 'reactivate' } }, (transaction) =>
        changeStaff(transaction, { siteId: caller.siteId, id }, { deactivated_date: null }),
      ),

    removeStaffMember: async (caller, { params: { id } }) => {
      await transact(db, async (transaction) => {
        await admitChange(transaction, { caller, id, change: { type: 'remove' } })
        await endStaffSessionsWithin(context, transaction, { siteId: caller.siteId, id })
        await deleteStaff(transaction, { siteId: caller.siteId, id })
      })
      return {}
    },

    transferOwnership: async (caller, { params: { id }, body: { password } }, { ip }) => {
      const { siteId, ownerId, sessionHash } = caller
      if (ownerId === undefined || caller.staffRole !== 'owner')
        throw refusalFor('PERMISSION_DENIED', 'SIGNED_IN_OWNER_ONLY')
      if (id === ownerId) throw refusalFor('ILLEGAL_STATE', 'OWNER_ALREADY')
      await requireProof(context, await requireStaff(db, { siteId, id: ownerId }), { password, sessionHash, ip })
      return transact(db, async (transaction) => {
        const owners = await lockActiveOwners(transaction, siteId)
        if (!owners.includes(ownerId)) throw refusalFor('PERMISSION_DENIED', 'SIGNED_IN_OWNER_ONLY')
        const person = await lockStaff(transaction, { siteId, id })
        if (!person) throw new Refusal('NOT_FOUND')
        if (person.deactivated_date !== null) throw refusalFor('ILLEGAL_STATE', 'STAFF_DEACTIVATED')
        const saved = await changeStaff(transaction, { siteId, id }, { role: 'owner' })
        await changeStaff(transaction, { siteId, id: ownerId }, { role: 'manager' })
        return { staffMember: await presentPerson(transaction, saved) }
      })
    },

    listStaffSessions: async ({ siteId, sessionHash }, { params: { id } }) => {
      await requireStaff(db, { siteId, id })
      const sessions = await listOwnerSessions(db, { siteId, id }, now())
      return { sessions: sessions.map((session) => presentSession(session, sessionHash)) }
    },

    endStaffSession: async (caller, { params: { id, sessionId } }) => {
      await transact(db, async (transaction) => {
        await admitChange(transaction, { caller, id, change: { type: 'sessions' } })
        const ended = await endStaffSessionsWithin(context, transaction, { siteId: caller.siteId, id, sessionId })
        if (ended === 0) throw new Refusal('NOT_FOUND')
      })
      return {}
    },

    endStaffSessions: async (caller, { params: { id } }) => {
      await transact(db, async (transaction) => {
        await admitChange(transaction, { caller, id, change: { type: 'sessions' } })
        await endStaffSessionsWithin(context, transaction, { siteId: caller.siteId, id })
      })
      return {}
    },
  }
}
