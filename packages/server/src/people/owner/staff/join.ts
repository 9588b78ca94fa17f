import type { staffCalls } from '@vitrine/contract'
import type { RequestOf } from '@vitrine/contract/call.ts'
import type { Exchange } from '../../../ground/base/caller.ts'
import type { Handlers } from '../../../ground/base/handlers.ts'
import { invalidField, Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { enforceRateLimit } from '../../../ground/rate-limit/rate-limit-store.ts'
import { addressOf } from '../../../ground/rate-limit/sign-in-budget.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import { keyOfSecret } from '../../../ground/token/secrets.ts'
import { hashPassword, requireGoodPassword } from '../../password/api.ts'
import { insertOwner, type StoredOwner } from '../owner-store.ts'
import { personOfNewPasskey, requireNewPasskey, storeNewPasskey, type NewPasskey } from '../passkeys/add-passkey.ts'
import { newPasskeyOptions } from '../passkeys/new-passkey-options.ts'
import { readRoleName, requireRole } from '../roles/role-names.ts'
import { openOwnerSession, presentOwnerSession, requireOwnPage } from '../sessions/open-session.ts'
import { findInvitation, takeInvitation, type StoredInvitation } from './invitation-store.ts'

type JoinHandlers = Pick<
  Handlers<typeof staffCalls>,
  'showStaffInvitation' | 'beginStaffInvitationPasskey' | 'acceptStaffInvitation'
>
type Body = RequestOf<(typeof staffCalls)['acceptStaffInvitation']>['body']

/** How a new person signs in from then on. */
interface NewSignIn {
  readonly passwordHash: string | null
  readonly passkey?: NewPasskey
}

/** Creates the handlers for the people who are invited. */
export const createJoinHandlers = (context: Context): JoinHandlers => {
  const { db, now, newId, sites } = context

  const requireInvitation = async (token: string, ip: string): Promise<StoredInvitation> => {
    await enforceRateLimit(db, { siteId: 'owners', rule: 'requests', subject: addressOf(ip) }, now())
    const found = await findInvitation(db, token, now())
    if (!found) throw new Refusal('STAFF_INVITATION_EXPIRED')
    return found
  }

  /** Checks the password or the passkey of the request: one of them, so that people know how they sign in. */
  const readSignIn = async (
    { token, password, credential }: Body,
    { site_id, email }: StoredInvitation,
  ): Promise<NewSignIn> => {
    if (credential !== undefined) {
      if (password !== undefined) throw invalidField('password', 'must not be set together with credential')
      const { hash: link } = keyOfSecret(token)
      const response = { credential, field: 'credential', purpose: 'join', link } as const
      return { passwordHash: null, passkey: await requireNewPasskey(context, response) }
    }
    if (password === undefined) throw invalidField('password', 'must be set, or credential', 'REQUIRED_FIELD')
    requireGoodPassword(password, { email, field: 'password', site: await requireSite(sites, site_id) })
    return { passwordHash: await hashPassword(password) }
  }

  const createPerson = async (
    transaction: Db,
    { body: { token }, name, signIn }: { body: Body; name: string; signIn: NewSignIn },
  ): Promise<StoredOwner> => {
    const taken = await takeInvitation(transaction, token, now())
    if (!taken) throw new Refusal('STAFF_INVITATION_EXPIRED')
    const { site_id, email, role } = taken
    await requireRole(transaction, { siteId: site_id, role, field: 'token' })
    const id = signIn.passkey ? personOfNewPasskey(signIn.passkey).id : newId()
    const row = { site_id, id, email, name, role, password_hash: signIn.passwordHash, created_date: now() }
    const person = await insertOwner(transaction, row)
    if (!person) throw new Refusal('STAFF_EMAIL_TAKEN')
    return person
  }

  const signInWith = async (
    transaction: Db,
    { passkey, person, exchange }: { passkey: NewPasskey; person: StoredOwner; exchange: Exchange },
  ) => {
    await storeNewPasskey(context, transaction, { passkey, userAgent: exchange.userAgent })
    return openOwnerSession(context, transaction, { person, exchange, hasUsedPasskey: true })
  }

  return {
    showStaffInvitation: async (_caller, { body: { token } }, { ip }) => {
      const { email, site_id, role } = await requireInvitation(token, ip)
      const { name: storeName } = await requireSite(sites, site_id)
      return { email, role, roleName: await readRoleName(db, site_id, role), storeName }
    },

    beginStaffInvitationPasskey: async (_caller, { body: { token } }, { ip }) => {
      const { site_id: siteId, email } = await requireInvitation(token, ip)
      const { name: storeName } = await requireSite(sites, siteId)
      const { hash: link } = keyOfSecret(token)
      return { options: await newPasskeyOptions(context, { purpose: 'join', siteId, link, email, storeName }) }
    },

    acceptStaffInvitation: async (_caller, { body }, exchange) => {
      const name = body.name.trim()
      if (name === '') throw invalidField('name', 'must not be empty', 'MIN_LENGTH')
      if (body.credential !== undefined) requireOwnPage(context, exchange)
      const signIn = await readSignIn(body, await requireInvitation(body.token, exchange.ip))
      const { passkey } = signIn
      const joined = await transact(db, async (transaction) => {
        const person = await createPerson(transaction, { body, name, signIn })
        const opened = passkey && (await signInWith(transaction, { passkey, person, exchange }))
        return { email: person.email, opened }
      })
      const { email, opened } = joined
      return { email, ...(opened && (await presentOwnerSession(context, exchange, opened))) }
    },
  }
}
