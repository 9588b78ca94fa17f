import type { emailChangeCalls } from '@vitrine/contract'
import type { Owner } from '../../../ground/base/caller.ts'
import type { Handlers } from '../../../ground/base/handlers.ts'
import { Refusal, invalidBecause } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { queueMail } from '../../../ground/mail/outbox.ts'
import { enforceRateLimit } from '../../../ground/rate-limit/rate-limit-store.ts'
import { requireSite, type Site } from '../../../ground/site/sites.ts'
import { keyOfSecret, newSiteSecret } from '../../../ground/token/secrets.ts'
import { normalEmail } from '../../member/api.ts'
import { presentAccount } from '../account/present-account.ts'
import { findOwnerByEmail, lockStaff, type StoredOwner } from '../owner-store.ts'
import { requireProof } from '../require-owner.ts'
import { requireSelf } from '../require-self.ts'
import { deleteEmailChange, findEmailChange, putEmailChange, renewEmailChange } from '../email-change-store.ts'
import { confirmationEmail, noticeEmail, takenEmail } from './emails.ts'

type RequestHandlers = Pick<
  Handlers<typeof emailChangeCalls>,
  'requestMyEmailChange' | 'resendMyEmailChange' | 'cancelMyEmailChange'
>

const linkMs = 24 * 60 * 60 * 1000

/** Creates the handlers with which people change their own email address. */
export const createEmailChangeHandlers = (context: Context): RequestHandlers => {
  const { db, now, sites } = context
  const expiry = () => new Date(now().getTime() + linkMs)

  /** Limits emails of a person to any addresses, and of anybody to an address. */
  const enforceMailLimits = async ({ id }: StoredOwner, email: string) => {
    for (const subject of [`email change ${id}`, email])
      await enforceRateLimit(db, { siteId: 'owners', rule: 'emails', subject }, now())
  }

  /** Emails the link, unless another account has the address. */
  const sendLink = async (transaction: Db, site: Site, { email, token }: { email: string; token: string }) => {
    const isTaken = (await findOwnerByEmail(transaction, email)) !== undefined
    const message = isTaken ? takenEmail(site) : confirmationEmail(site, token)
    await queueMail(transaction, { siteId: site.id, recipient: email, message })
  }

  const present = async (caller: Owner) => ({ account: await presentAccount(context, await requireSelf(db, caller)) })

  return {
    requestMyEmailChange: async (caller, { body: { email: typed, password } }, { ip }) => {
      const [person, site] = [await requireSelf(db, caller), await requireSite(sites, caller.siteId)]
      await requireProof(context, person, { password, sessionHash: caller.sessionHash, ip })
      const email = normalEmail(typed)
      if (email === person.email)
        throw invalidBecause('email', 'UNCHANGED', { description: 'is already the address of the account' })
      await enforceMailLimits(person, email)
      const { site_id: siteId, id } = person
      const [token, stopToken] = [newSiteSecret(siteId), newSiteSecret(siteId)]
      await transact(db, async (transaction) => {
        await lockStaff(transaction, { siteId, id })
        await putEmailChange(transaction, {
          site_id: siteId,
          owner_id: id,
          email,
          token_hash: keyOfSecret(token).hash,
          stop_hash: keyOfSecret(stopToken).hash,
          expires_date: expiry(),
        })
        await sendLink(transaction, site, { email, token })
        const notice = noticeEmail(site, { email, token: stopToken })
        await queueMail(transaction, { siteId, recipient: person.email, message: notice })
      })
      return present(caller)
    },

    resendMyEmailChange: async (caller) => {
      const [person, site] = [await requireSelf(db, caller), await requireSite(sites, caller.siteId)]
      const of = { siteId: person.site_id, id: person.id }
      const pending = await findEmailChange(db, of, now())
      if (!pending) throw new Refusal('EMAIL_CHANGE_EXPIRED')
      await enforceMailLimits(person, pending.email)
      const token = newSiteSecret(of.siteId)
      await transact(db, async (transaction) => {
        await lockStaff(transaction, of)
        // It may have been confirmed, stopped or replaced by another address since.
        const current = await findEmailChange(transaction, of, now())
        if (current?.email !== pending.email) throw new Refusal('EMAIL_CHANGE_EXPIRED')
        await renewEmailChange(transaction, of, { token_hash: keyOfSecret(token).hash, expires_date: expiry() })
        await sendLink(transaction, site, { email: current.email, token })
      })
      return present(caller)
    },

    cancelMyEmailChange: async (caller) => {
      const { site_id: siteId, id } = await requireSelf(db, caller)
      await deleteEmailChange(db, { siteId, id })
      return present(caller)
    },
  }
}
