import type { staffPasskeyCalls } from '@vitrine/contract'
import type { StaffPasskey } from '@vitrine/contract/entities/people/staff.ts'
import { decidePasskeyRemoval, maxPasskeys } from '@vitrine/domain/staff/passkey.ts'
import type { Handlers } from '../../../ground/base/handlers.ts'
import { invalidField, Refusal, refusalFor } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import { transact } from '../../../ground/database/transact.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import { changeStaff, lockStaff, type StoredOwner } from '../owner-store.ts'
import { deleteOwnerRecoveries } from '../recovery/recovery-store.ts'
import { confirmedMinutes, requirePasskeyUse, requireProof } from '../require-owner.ts'
import { requireSelf } from '../require-self.ts'
import { notePasskeyInSession } from '../sessions/session-store.ts'
import { personOfNewPasskey, requireNewPasskey, storeNewPasskey } from './add-passkey.ts'
import { creationOptions, requestOptions } from './ceremonies.ts'
import { newChallenge } from './challenges.ts'
import { mailPasskeyChange } from './passkey-emails.ts'
import { deletePasskey, listPasskeys, renamePasskey, type StoredPasskey } from './passkey-store.ts'
import { usePasskey } from './use-passkey.ts'

const presentPasskey = (passkey: StoredPasskey): StaffPasskey => ({
  id: passkey.id,
  name: passkey.name,
  isSynced: passkey.is_synced,
  createdDate: passkey.created_date.toISOString(),
  ...(passkey.last_used_date && { lastUsedDate: passkey.last_used_date.toISOString() }),
})

const readName = (field: string, name: string | undefined): string | undefined => {
  const trimmed = name?.trim()
  if (trimmed === '') throw invalidField(field, 'must not be empty', 'MIN_LENGTH')
  return trimmed
}

const ofPerson = ({ site_id, id }: StoredOwner) => ({ siteId: site_id, id })

/** Creates the handlers for the passkeys of the person who is signed in. */
export const createPasskeyHandlers = (context: Context): Handlers<typeof staffPasskeyCalls> => {
  const { config, db, now, sites } = context
  return {
    listMyPasskeys: async (caller) => {
      const passkeys = await listPasskeys(db, ofPerson(await requireSelf(db, caller)))
      return { passkeys: passkeys.map(presentPasskey) }
    },

    beginMyPasskey: async (caller, { body: { password } }, { ip }) => {
      const person = await requireSelf(db, caller)
      await requireProof(context, person, { password, sessionHash: caller.sessionHash, ip })
      const passkeys = await listPasskeys(db, ofPerson(person))
      if (passkeys.length >= maxPasskeys) throw new Refusal('PASSKEY_LIMIT_EXCEEDED')
      const { name: storeName } = await requireSite(sites, caller.siteId)
      const { email, name } = person
      const challenge = await newChallenge(context, { purpose: 'add', siteId: caller.siteId, ownerId: person.id })
      const passkey = { challenge, person: ofPerson(person), email, name: name || email, storeName, passkeys }
      return { options: await creationOptions(config, passkey) }
    },

    // The proof was required for the challenge, which is for this person only.
    addMyPasskey: async (caller, { body }, { userAgent }) => {
      const name = readName('name', body.name)
      const { id } = await requireSelf(db, caller)
      const { credential } = body
      const passkey = await requireNewPasskey(context, { credential, field: 'credential', purpose: 'add' })
      const of = personOfNewPasskey(passkey)
      if (of.siteId !== caller.siteId || of.id !== id)
        throw invalidField('credential', 'is a passkey that was created for another person')
      const site = await requireSite(sites, of.siteId)
      return transact(db, async (transaction) => {
        const person = await lockStaff(transaction, of)
        if (!person) throw new Refusal('UNAUTHENTICATED')
        if ((await listPasskeys(transaction, of)).length >= maxPasskeys) throw new Refusal('PASSKEY_LIMIT_EXCEEDED')
        const stored = await storeNewPasskey(context, transaction, { passkey, name, userAgent })
        await mailPasskeyChange(transaction, { site, person, passkey: stored, change: 'added' })
        return { passkey: presentPasskey(stored) }
      })
    },

    renameMyPasskey: async (caller, { params: { passkeyId }, body: { passkey } }) => {
      const name = readName('passkey.name', passkey.name)
      if (name === undefined) throw invalidField('passkey.name', 'must be set', 'REQUIRED_FIELD')
      const of = { ...ofPerson(await requireSelf(db, caller)), passkeyId }
      const renamed = await renamePasskey(db, of, name)
      if (!renamed) throw new Refusal('NOT_FOUND')
      return { passkey: presentPasskey(renamed) }
    },

    removeMyPasskey: async (caller, { params: { passkeyId }, body: { password } }, { ip }) => {
      const self = await requireSelf(db, caller)
      await requireProof(context, self, { password, sessionHash: caller.sessionHash, ip })
      const of = ofPerson(self)
      const site = await requireSite(sites, of.siteId)
      await transact(db, async (transaction) => {
        const person = await lockStaff(transaction, of)
        const passkeys = await listPasskeys(transaction, of)
        const passkey = passkeys.find(({ id }) => id === passkeyId)
        if (!person || !passkey) throw new Refusal('NOT_FOUND')
        const facts = { count: passkeys.length, hasPassword: person.password_hash !== null }
        if (decidePasskeyRemoval(facts) === 'LAST_PASSKEY') throw new Refusal('LAST_PASSKEY')
        await deletePasskey(transaction, passkey)
        await mailPasskeyChange(transaction, { site, person, passkey, change: 'removed' })
      })
      return {}
    },

    beginMyConfirmation: async (caller) => {
      const person = await requireSelf(db, caller)
      const passkeys = await listPasskeys(db, ofPerson(person))
      if (passkeys.length === 0) throw refusalFor('ILLEGAL_STATE', 'NO_PASSKEY')
      const challenge = await newChallenge(context, { purpose: 'confirm', siteId: caller.siteId, ownerId: person.id })
      return { options: await requestOptions(config, { challenge, passkeys }) }
    },

    confirmMyIdentity: async (caller, { body: { credential } }, { ip }) => {
      const { siteId, sessionHash = '' } = caller
      const person = ofPerson(await requireSelf(db, caller))
      await usePasskey(context, { credential, purpose: 'confirm', person, ip }, (transaction) =>
        notePasskeyInSession(transaction, { siteId, tokenHash: sessionHash, now: now() }),
      )
      return { confirmedUntil: new Date(now().getTime() + confirmedMinutes * 60_000).toISOString() }
    },

    removeMyPassword: async (caller) => {
      const self = await requireSelf(db, caller)
      // With the password, a person could lose the only way to sign in that works for them.
      await requirePasskeyUse(context, self, caller.sessionHash)
      const of = ofPerson(self)
      await transact(db, async (transaction) => {
        await lockStaff(transaction, of)
        if ((await listPasskeys(transaction, of)).length === 0)
          throw refusalFor('ILLEGAL_STATE', 'NO_PASSKEY_FOR_SIGN_IN')
        await changeStaff(transaction, of, { password_hash: null })
        await deleteOwnerRecoveries(transaction, of)
      })
      return {}
    },
  }
}
