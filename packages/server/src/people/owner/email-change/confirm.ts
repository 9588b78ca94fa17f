import type { emailChangeCalls } from '@vitrine/contract'
import type { Handlers } from '../../../ground/base/handlers.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import { sqlState, sqlStates } from '../../../ground/database/database-errors.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { queueMail } from '../../../ground/mail/outbox.ts'
import { enforceRateLimit } from '../../../ground/rate-limit/rate-limit-store.ts'
import { addressOf } from '../../../ground/rate-limit/sign-in-budget.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import { keyOfSecret } from '../../../ground/token/secrets.ts'
import { changeStaff, findStaff, lockStaff, type StoredOwner } from '../owner-store.ts'
import { deleteOwnerRecoveries } from '../recovery/recovery-store.ts'
import { endStaffSessionsWithin } from '../sessions/end-sessions.ts'
import { deleteEmailChange, findEmailChangeByToken, type StoredEmailChange } from '../email-change-store.ts'
import { changedEmail } from './emails.ts'

type LinkHandlers = Pick<
  Handlers<typeof emailChangeCalls>,
  'showOwnerEmailChange' | 'confirmOwnerEmailChange' | 'stopOwnerEmailChange'
>

type Action = 'CONFIRM' | 'STOP'

/** Creates the handlers of the links that are emailed: one to the new address, one to the current address. */
export const createEmailChangeLinkHandlers = (context: Context): LinkHandlers => {
  const { db, now, sites } = context

  const actionOf = (change: StoredEmailChange, token: string): Action =>
    change.token_hash === keyOfSecret(token).hash ? 'CONFIRM' : 'STOP'

  const requireActive = (person: StoredOwner | undefined): StoredOwner => {
    if (!person || person.deactivated_date !== null) throw new Refusal('EMAIL_CHANGE_EXPIRED')
    return person
  }

  const requireChange = async (token: string, ip: string): Promise<StoredEmailChange> => {
    await enforceRateLimit(db, { siteId: 'owners', rule: 'requests', subject: addressOf(ip) }, now())
    const found = await findEmailChangeByToken(db, token, now())
    if (!found) throw new Refusal('EMAIL_CHANGE_EXPIRED')
    requireActive(await findStaff(db, { siteId: found.site_id, id: found.owner_id }))
    return found
  }

  /** Ends the change of a token for this action. Of several concurrent attempts, one succeeds. */
  const takeChange = async (
    transaction: Db,
    found: StoredEmailChange,
    { token, action }: { token: string; action: Action },
  ): Promise<{ person: StoredOwner; email: string }> => {
    const of = { siteId: found.site_id, id: found.owner_id }
    const person = requireActive(await lockStaff(transaction, of))
    const taken = await findEmailChangeByToken(transaction, token, now())
    if (!taken || actionOf(taken, token) !== action) throw new Refusal('EMAIL_CHANGE_EXPIRED')
    await deleteEmailChange(transaction, of)
    return { person, email: taken.email }
  }

  return {
    showOwnerEmailChange: async (_caller, { body: { token } }, { ip }) => {
      const found = await requireChange(token, ip)
      const { name: storeName } = await requireSite(sites, found.site_id)
      return { action: actionOf(found, token), email: found.email, storeName }
    },

    confirmOwnerEmailChange: async (_caller, { body: { token } }, { ip }) => {
      const found = await requireChange(token, ip)
      const site = await requireSite(sites, found.site_id)
      const confirm = async (transaction: Db) => {
        const { person, email } = await takeChange(transaction, found, { token, action: 'CONFIRM' })
        const of = { siteId: person.site_id, id: person.id }
        await changeStaff(transaction, of, { email })
        // Their links were sent to the address before.
        await deleteOwnerRecoveries(transaction, of)
        await queueMail(transaction, { siteId: site.id, recipient: person.email, message: changedEmail(site, email) })
        return { email }
      }
      return transact(db, confirm).catch((error: unknown) => {
        // Another account got the address since.
        if (sqlState(error) === sqlStates.uniqueViolation) throw new Refusal('STAFF_EMAIL_TAKEN')
        throw error
      })
    },

    // Whoever asked for the change had the password, or was signed in.
    stopOwnerEmailChange: async (_caller, { body: { token } }, { ip }) => {
      const found = await requireChange(token, ip)
      await transact(db, async (transaction) => {
        const { person } = await takeChange(transaction, found, { token, action: 'STOP' })
        await endStaffSessionsWithin(context, transaction, { siteId: person.site_id, id: person.id })
      })
      return {}
    },
  }
}
