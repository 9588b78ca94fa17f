import { randomUUID } from 'node:crypto'
import { hashPassword, requireGoodPassword } from '../password/api.ts'
import { normalEmail } from '../member/api.ts'
import { defaultSettings } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import { readSiteName } from '../../ground/site/site-store.ts'
import { findOwnerByEmail, insertOwner } from './owner-store.ts'

export interface OwnerToCreate {
  readonly siteId: string
  readonly email: string
  /** Absent for a person who signs in with a passkey. */
  readonly password?: string | undefined
  /** Default: a new ID. */
  readonly id?: string
  readonly name?: string
  /** Default: `owner`. */
  readonly role?: string
}

/** Creates a person who can sign in to the back office. An existing person is left unchanged. */
export const createOwner = async (
  db: Db,
  { siteId, password, ...owner }: OwnerToCreate,
): Promise<{ ownerId: string; isNew: boolean }> => {
  const email = normalEmail(owner.email)
  const known = await findOwnerByEmail(db, email)
  if (known) return { ownerId: known.id, isNew: false }
  const name = await readSiteName(db, siteId)
  if (password !== undefined)
    requireGoodPassword(password, { email, field: 'password', site: { name, settings: defaultSettings } })
  const row = {
    site_id: siteId,
    id: owner.id ?? randomUUID(),
    email,
    name: owner.name ?? '',
    role: owner.role ?? 'owner',
    password_hash: password === undefined ? null : await hashPassword(password),
  }
  const inserted = await insertOwner(db, row)
  return { ownerId: (inserted ?? (await findOwnerByEmail(db, email))!).id, isNew: inserted !== undefined }
}
