import { randomUUID } from 'node:crypto'
import type { Context } from '../../ground/context/context.ts'
import { hashPassword } from '../password/api.ts'
import { insertOwner } from './owner-store.ts'
import { createOwnerTokens } from './owner-tokens.ts'
import { insertOwnerSession } from './sessions/session-store.ts'
import { newSiteSecret } from '../../ground/token/secrets.ts'

export const staffPassword = 'the keys to the shop'
let hashed: Promise<string> | undefined

/** Creates a person with a role and signs them in. Hashing is slow, so all people share a password. */
export const signInAs = async (context: Context, { siteId, role }: { siteId: string; role: string }) => {
  const { db, now } = context
  const [id, email] = [randomUUID(), `${randomUUID()}@staff.test`]
  const password_hash = await (hashed ??= hashPassword(staffPassword))
  await insertOwner(db, { site_id: siteId, id, email, name: `A ${role}`, role, password_hash, created_date: now() })
  const session = await insertOwnerSession(db, {
    siteId,
    ownerId: id,
    token: newSiteSecret(siteId),
    now: now(),
    expires: new Date(now().getTime() + 86_400_000),
    device: 'Firefox on Linux',
    ipAddress: '192.0.2.7',
  })
  return { id, email, sessionId: session.id, token: await createOwnerTokens(context).sign(session) }
}
