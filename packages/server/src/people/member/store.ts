import type { MemberContact, MemberProfile } from '@vitrine/contract/entities/member.ts'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import type { MemberTable } from './tables.ts'

export type StoredMember = Selectable<MemberTable>

/** How an e-mail is known: letters of one size. */
export const normalEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase()

/** Accounts that are there: of a deleted one only its id is left. */
const accounts = (db: Db) => db.selectFrom('member').selectAll().where('status', '<>', 'DELETED')

export const findMember = (db: Db, siteId: string, id: string): Promise<StoredMember | undefined> =>
  accounts(db).where('site_id', '=', siteId).where('id', '=', id).executeTakeFirst()

export const findMemberByEmail = (db: Db, siteId: string, email: string): Promise<StoredMember | undefined> =>
  db.selectFrom('member').selectAll().where('site_id', '=', siteId).where('email', '=', email).executeTakeFirst()

/** Reads an account by its e-mail and holds it until the transaction ends. */
export const lockMemberByEmail = (db: Db, siteId: string, email: string): Promise<StoredMember | undefined> =>
  db
    .selectFrom('member')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst()

export const lockMember = (db: Db, siteId: string, id: string): Promise<StoredMember | undefined> =>
  accounts(db).where('site_id', '=', siteId).where('id', '=', id).forUpdate().executeTakeFirst()

export interface NewMember {
  readonly siteId: string
  readonly id: string
  readonly email: string
  readonly emailVerified: boolean
  readonly passwordHash: string | null
  readonly status: MemberTable['status']
  readonly contact: MemberContact
  readonly profile: MemberProfile
  /** Whether others see them; nobody does, unless told. */
  readonly privacy?: MemberTable['privacy']
  readonly language?: string | undefined
  readonly now: Date
}

/** Opens an account; answers nothing where the e-mail has one already. */
export const insertMember = async (db: Db, member: NewMember): Promise<StoredMember | undefined> => {
  const row: Insertable<MemberTable> = {
    site_id: member.siteId,
    id: member.id,
    email: member.email,
    email_verified: member.emailVerified,
    password_hash: member.passwordHash,
    status: member.status,
    slug: `member-${member.id.slice(0, 8)}${member.id.slice(-4)}`,
    privacy: member.privacy ?? 'PRIVATE',
    contact: JSON.stringify(member.contact),
    profile: JSON.stringify(member.profile),
    created_date: member.now,
    updated_date: member.now,
    last_login_date: null,
    language: member.language ?? null,
  }
  return db
    .insertInto('member')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

export const changeMember = (
  db: Db,
  { site_id, id }: Pick<StoredMember, 'site_id' | 'id'>,
  change: Updateable<MemberTable>,
): Promise<StoredMember> =>
  db
    .updateTable('member')
    .set(change)
    .where('site_id', '=', site_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Leaves nothing of an account but its id, by which orders name it. */
export const emptyMember = async (db: Db, { site_id, id, email }: StoredMember, now: Date): Promise<void> => {
  await db
    .updateTable('member')
    .set({
      email: `${id}@deleted.invalid`,
      email_verified: false,
      password_hash: null,
      status: 'DELETED',
      waits_for_approval: false,
      slug: `deleted-${id}`,
      privacy: 'PRIVATE',
      contact: '{}',
      profile: '{}',
      updated_date: now,
      last_login_date: null,
      language: null,
    })
    .where('site_id', '=', site_id)
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('review').where('site_id', '=', site_id).where('author_id', '=', id).execute()
  const owner = `member:${id}`
  await db.deleteFrom('cart').where('site_id', '=', site_id).where('owner', '=', owner).execute()
  await db
    .deleteFrom('checkout')
    .where('site_id', '=', site_id)
    .where('owner', '=', owner)
    .where('order_id', 'is', null)
    .execute()
  for (const table of [
    'provider_identity',
    'factor',
    'recovery_code',
    'mfa_challenge',
    'trusted_device',
    'consent',
    'account_activity',
  ] as const)
    await db.deleteFrom(table).where('site_id', '=', site_id).where('member_id', '=', id).execute()
  await db.deleteFrom('verification').where('site_id', '=', site_id).where('email', '=', email).execute()
  await db.deleteFrom('recovery').where('site_id', '=', site_id).where('member_id', '=', id).execute()
  await db.deleteFrom('contact').where('site_id', '=', site_id).where('member_id', '=', id).execute()
}
