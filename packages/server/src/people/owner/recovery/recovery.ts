import type { ownerRecoveryCalls } from '@vitrine/contract'
import type { Handlers } from '../../../ground/base/handlers.ts'
import { invalidBecause } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import { transact } from '../../../ground/database/transact.ts'
import { noRecipient, queueMail } from '../../../ground/mail/outbox.ts'
import { heading, link, paragraph, writeEmail } from '../../../ground/mail/write-email.ts'
import { enforceRateLimit, resetRateLimits } from '../../../ground/rate-limit/rate-limit-store.ts'
import { addressOf } from '../../../ground/rate-limit/sign-in-budget.ts'
import { requireSite, type Site } from '../../../ground/site/sites.ts'
import { keyOfSecret, newSiteSecret } from '../../../ground/token/secrets.ts'
import { normalEmail } from '../../member/api.ts'
import { hashPassword, requireGoodPassword } from '../../password/api.ts'
import { deleteEmailChange } from '../email-change-store.ts'
import { changeStaff, findOwnerByEmail, findStaff, lockStaff, type StoredOwner } from '../owner-store.ts'
import { endStaffSessionsWithin } from '../sessions/end-sessions.ts'
import { findOwnerRecovery, insertOwnerRecovery, takeOwnerRecovery } from './recovery-store.ts'

const linkMs = 60 * 60 * 1000

const recoveryPage = ({ publicUrl }: Site, token?: string): string =>
  `${publicUrl}/back-office/recover${token === undefined ? '' : `#${token}`}`

/** The token is in the fragment, which browsers send to no server. */
const recoveryEmail = (site: Site, token: string) =>
  writeEmail(site, ({ words: { signIn } }) => ({
    subject: signIn.recoverySubject(site.name),
    blocks: [
      heading(signIn.newPassword),
      paragraph(signIn.recoveryText),
      link(signIn.newPassword, recoveryPage(site, token)),
      paragraph(signIn.ignore),
    ],
  }))

const passwordChangedEmail = (site: Site) =>
  writeEmail(site, ({ words: { signIn } }) => ({
    subject: signIn.passwordSubject(site.name),
    blocks: [
      heading(signIn.passwordTitle),
      paragraph(signIn.passwordText),
      link(signIn.newPassword, recoveryPage(site)),
    ],
  }))

const expired = () => invalidBecause('token', 'LINK_EXPIRED')

export const createRecoveryHandlers = (context: Context): Handlers<typeof ownerRecoveryCalls> => {
  const { db, now, sites } = context
  const requestLimit = (ip: string) =>
    enforceRateLimit(db, { siteId: 'owners', rule: 'requests', subject: addressOf(ip) }, now())

  /** Returns the account of a token. */
  const requirePerson = async (token: string): Promise<StoredOwner> => {
    const found = await findOwnerRecovery(db, token, now())
    if (!found?.owner_id) throw expired()
    const person = await findStaff(db, { siteId: found.site_id, id: found.owner_id })
    if (!person || person.deactivated_date !== null) throw expired()
    return person
  }

  return {
    // For an unknown address it does the same work, but sends nothing.
    sendOwnerRecoveryEmail: async (_caller, { body }, { ip }) => {
      const email = normalEmail(body.email)
      await requestLimit(ip)
      await enforceRateLimit(db, { siteId: 'owners', rule: 'emails', subject: email }, now())
      const known = await findOwnerByEmail(db, email)
      const person = known?.deactivated_date === null ? known : undefined
      const siteId = person?.site_id ?? (await sites.findFirstApp())?.site_id
      if (siteId === undefined) return {}
      const site = await requireSite(sites, siteId)
      const token = newSiteSecret(siteId)
      const row = { site_id: siteId, token_hash: keyOfSecret(token).hash, owner_id: person?.id ?? null }
      await transact(db, async (transaction) => {
        await insertOwnerRecovery(transaction, { ...row, expires_date: new Date(now().getTime() + linkMs) })
        const recipient = person ? email : noRecipient
        await queueMail(transaction, { siteId, recipient, message: recoveryEmail(site, token) })
      })
      return {}
    },

    recoverOwner: async (_caller, { body: { token, password } }, { ip }) => {
      await requestLimit(ip)
      const { site_id: siteId, id, email } = await requirePerson(token)
      const site = await requireSite(sites, siteId)
      requireGoodPassword(password, { email, field: 'password', site })
      const password_hash = await hashPassword(password)
      await transact(db, async (transaction) => {
        const of = { siteId, id }
        const person = await lockStaff(transaction, of)
        if (!person || person.deactivated_date !== null) throw expired()
        if (!(await takeOwnerRecovery(transaction, { token, person: of }))) throw expired()
        await changeStaff(transaction, of, { password_hash })
        // Whoever had the password before may have asked for it.
        await deleteEmailChange(transaction, of)
        await endStaffSessionsWithin(context, transaction, of)
        await resetRateLimits(transaction, 'owners', { rule: 'account', subject: person.email })
        await queueMail(transaction, { siteId, recipient: person.email, message: passwordChangedEmail(site) })
      })
      return { email }
    },
  }
}
