import type { staffCalls } from '@vitrine/contract'
import type { Handlers } from '../../../ground/base/handlers.ts'
import { invalidField, Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { queueMail } from '../../../ground/mail/outbox.ts'
import { heading, link, paragraph, writeEmail } from '../../../ground/mail/write-email.ts'
import { enforceRateLimit } from '../../../ground/rate-limit/rate-limit-store.ts'
import { requireSite, type Site } from '../../../ground/site/sites.ts'
import { keyOfSecret, newSiteSecret } from '../../../ground/token/secrets.ts'
import { normalEmail } from '../../member/api.ts'
import { findOwnerByEmail } from '../owner-store.ts'
import { requireActor, requireAllows, throwStaffRefusal, type StaffActor } from './actor.ts'
import {
  deleteInvitation,
  insertInvitation,
  listInvitations,
  lockInvitation,
  renewInvitation,
} from './invitation-store.ts'
import { presentInvitation } from './present.ts'
import { readRoleNames, requireRole } from '../roles/role-names.ts'
import { countStaff, maxStaff } from './staff-store.ts'

type InvitationHandlers = Pick<
  Handlers<typeof staffCalls>,
  'listStaffInvitations' | 'inviteStaffMember' | 'resendStaffInvitation' | 'revokeStaffInvitation'
>

const lifeMs = 7 * 24 * 60 * 60 * 1000

const requireMayInvite = (actor: StaffActor, role: string, permissions: readonly string[]): void => {
  if (role === 'owner' && !actor.isOwner) throwStaffRefusal({ code: 'PERMISSION_DENIED', reason: 'OWNERS_ONLY' })
  requireAllows(actor, permissions)
}

/** The token is in the fragment, which browsers send to no server. */
const invitationEmail = (site: Site, { token, by }: { token: string; by: string }) =>
  writeEmail(site, ({ words: { staff, signIn } }) => ({
    subject: staff.invitationSubject(site.name),
    blocks: [
      heading(staff.invitationTitle(site.name)),
      paragraph(by === '' ? staff.invitationText : staff.invitationTextBy(by)),
      paragraph(staff.invitationExpiry),
      link(staff.accept, `${site.publicUrl}/back-office/join#${token}`),
      paragraph(signIn.ignore),
    ],
  }))

export const createInvitationHandlers = (context: Context): InvitationHandlers => {
  const { db, now, newId, sites } = context
  const expiry = () => new Date(now().getTime() + lifeMs)
  const mailLimit = (siteId: string, email: string) =>
    enforceRateLimit(db, { siteId, rule: 'emails', subject: `staff ${email}` }, now())
  const send = (transaction: Db, site: Site, { to, token, by }: { to: string; token: string; by: string }) =>
    queueMail(transaction, { siteId: site.id, recipient: to, message: invitationEmail(site, { token, by }) })

  return {
    listStaffInvitations: async ({ siteId }) => {
      const nameOf = await readRoleNames(db, siteId)
      const found = await listInvitations(db, siteId)
      return { invitations: found.map((invitation) => presentInvitation(invitation, nameOf, now())) }
    },

    inviteStaffMember: async (caller, { body: { invitation } }) => {
      const { siteId, ownerId, name = '' } = caller
      if (invitation.email === undefined) throw invalidField('invitation.email', 'must be set', 'REQUIRED_FIELD')
      if (invitation.role === undefined) throw invalidField('invitation.role', 'must be set', 'REQUIRED_FIELD')
      const [email, role] = [normalEmail(invitation.email), invitation.role]
      const site = await requireSite(sites, siteId)
      const known = await findOwnerByEmail(db, email)
      // An account in another store is only refused when the invitation is accepted, by the person themselves.
      if (known?.site_id === siteId) throw new Refusal('STAFF_EMAIL_TAKEN')
      await mailLimit(siteId, email)
      const token = newSiteSecret(siteId)
      return transact(db, async (transaction) => {
        const permissions = await requireRole(transaction, { siteId, role, field: 'invitation.role' })
        requireMayInvite(await requireActor(transaction, caller), role, permissions)
        if ((await countStaff(transaction, siteId)) >= maxStaff) throw new Refusal('STAFF_LIMIT_EXCEEDED')
        const row = { site_id: siteId, id: newId(), email, role, token_hash: keyOfSecret(token).hash }
        const dates = { created_date: now(), expires_date: expiry() }
        const stored = await insertInvitation(transaction, { ...row, ...dates })
        if (!stored) throw invalidField('invitation.email', 'is already invited: send that invitation again')
        await send(transaction, site, { to: email, token, by: ownerId === undefined ? '' : name })
        return { invitation: presentInvitation(stored, await readRoleNames(transaction, siteId), now()) }
      })
    },

    resendStaffInvitation: async (caller, { params: { id } }) => {
      const { siteId, ownerId, name = '' } = caller
      const site = await requireSite(sites, siteId)
      const token = newSiteSecret(siteId)
      await mailLimit(siteId, `invitation ${id}`)
      return transact(db, async (transaction) => {
        const actor = await requireActor(transaction, caller)
        const found = await lockInvitation(transaction, { siteId, id })
        if (!found) throw new Refusal('NOT_FOUND')
        const { role } = found
        requireMayInvite(actor, role, await requireRole(transaction, { siteId, role, field: 'invitation.role' }))
        const renewed = { token_hash: keyOfSecret(token).hash, expires_date: expiry() }
        const stored = await renewInvitation(transaction, { siteId, id }, renewed)
        await send(transaction, site, { to: found.email, token, by: ownerId === undefined ? '' : name })
        return { invitation: presentInvitation(stored, await readRoleNames(transaction, siteId), now()) }
      })
    },

    revokeStaffInvitation: async ({ siteId }, { params: { id } }) => {
      if (!(await deleteInvitation(db, { siteId, id }))) throw new Refusal('NOT_FOUND')
      return {}
    },
  }
}
