import type { MemberContact, MemberProfile } from '@vitrine/contract/entities/people/member.ts'
import { decidedAs, type Decided } from '@vitrine/domain/machine.ts'
import {
  initialAccountState,
  decideAccount,
  type AccountEvent,
  type AccountState,
} from '@vitrine/domain/member/account.ts'
import { sql, type RawBuilder, type Selectable, type Updateable } from 'kysely'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { MemberStatus, MemberTable } from './tables.ts'

export type StoredMember = Selectable<MemberTable>

/** Normalizes an email for comparison. */
export const normalEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase()

/** Accounts except deleted ones, of which only the ID is left. */
const accounts = (db: Db) => db.selectFrom('member').selectAll().where('status', '<>', 'DELETED')

export const findMember = (db: Db, siteId: string, id: string): Promise<StoredMember | undefined> =>
  accounts(db).where('site_id', '=', siteId).where('id', '=', id).executeTakeFirst()

export const findMemberByEmail = (db: Db, siteId: string, email: string): Promise<StoredMember | undefined> =>
  db.selectFrom('member').selectAll().where('site_id', '=', siteId).where('email', '=', email).executeTakeFirst()

/** Returns whether any site has an account with this email. */
export const hasAccount = async (db: Db, email: string): Promise<boolean> => {
  const accounts = db.selectFrom('member').select('id').where('email', '=', email).where('status', '<>', 'DELETED')
  return (await accounts.executeTakeFirst()) !== undefined
}

/** Reads and locks an account by its email until the transaction ends. */
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

/** The members of a store that match a condition, as the `from` of a query. */
export const membersWhere = (siteId: string, condition: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`from member where site_id = ${siteId} and ${condition}`

/** Returns which of these members exist, and keeps their accounts until the transaction ends. */
export const lockExistingMembers = async (
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ id: string }>`
    select id from member
    where site_id = ${siteId} and id = any(${[...ids]}::text[]) and status <> 'DELETED'
    order by id for key share`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

export interface NewMember {
  readonly siteId: string
  readonly id: string
  readonly email: string
  readonly emailVerified: boolean
  readonly passwordHash: string | null
  /** Whether the shop vouches for the email, so the account is active at once. */
  readonly isVouched: boolean
  readonly contact: MemberContact
  readonly profile: MemberProfile
  /** Whether the profile is public. Default: private. */
  readonly privacy?: MemberTable['privacy']
  readonly language?: string | undefined
  readonly now: Date
}

const rowOf = (member: NewMember) => ({
  site_id: member.siteId,
  id: member.id,
  email: member.email,
  email_verified: member.emailVerified,
  password_hash: member.passwordHash,
  ...columnsOf(initialAccountState(member.isVouched)),
  slug: `member-${member.id.slice(0, 8)}${member.id.slice(-4)}`,
  privacy: member.privacy ?? ('PRIVATE' as const),
  created_date: member.now,
  updated_date: member.now,
  last_login_date: null,
  language: member.language ?? null,
})

/** Inserts an account. Returns `undefined` if the email is taken. */
export const insertMember = async (db: Db, member: NewMember): Promise<StoredMember | undefined> =>
  db
    .insertInto('member')
    .values({ ...rowOf(member), contact: JSON.stringify(member.contact), profile: JSON.stringify(member.profile) })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

/**
 * Inserts an account of a sign-up. Returns false if the email is taken, which takes as long: otherwise the time of the
 * response would reveal who has an account.
 */
export const insertSignUp = async (db: Db, member: NewMember): Promise<boolean> => {
  const row = JSON.stringify({ ...rowOf(member), contact: member.contact, profile: member.profile })
  const { rows } = await sql<{ inserted: boolean }>`
    select insert_sign_up(jsonb_populate_record(null::member, ${row}::jsonb)) as inserted`.execute(db)
  return rows[0]!.inserted
}

/** Changes to a member other than the state of the account, which only `moveMember` changes. */
export type MemberChange = Omit<Updateable<MemberTable>, 'status' | 'waits_for_approval'>

export const changeMember = (
  db: Db,
  { site_id, id }: Pick<StoredMember, 'site_id' | 'id'>,
  change: MemberChange,
): Promise<StoredMember> =>
  db
    .updateTable('member')
    .set(change)
    .where('site_id', '=', site_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Returns the state of an account, from two columns. */
export const accountStateOf = ({ status, waits_for_approval }: AccountColumns): AccountState => {
  if (status === 'PENDING') return waits_for_approval ? 'WAITING' : 'UNPROVED'
  return status === 'APPROVED' ? 'OPEN' : status
}

type AccountColumns = Pick<StoredMember, 'status' | 'waits_for_approval'>

const statusOf = {
  UNPROVED: 'PENDING',
  WAITING: 'PENDING',
  OPEN: 'APPROVED',
  BLOCKED: 'BLOCKED',
  DELETED: 'DELETED',
} as const satisfies Record<AccountState, MemberStatus>

const columnsOf = (state: Decided<AccountState>) => ({
  status: decidedAs<AccountState, MemberStatus>(state, statusOf),
  waits_for_approval: state === 'WAITING',
})

/**
 * Moves a locked member's account to another state, with further changes. `hasBegun` means that the account now belongs
 * to somebody.
 */
export const moveMember = async (
  db: Db,
  held: StoredMember,
  { event, change = {} }: { event: AccountEvent; change?: MemberChange },
): Promise<{ readonly member: StoredMember; readonly hasBegun: boolean }> => {
  const decision = decideAccount(accountStateOf(held), event)
  if (!decision.ok) throw new Refusal(decision.code === 'IS_BLOCKED' ? '-19958' : 'NOT_FOUND')
  const member = await db
    .updateTable('member')
    .set({ ...change, ...columnsOf(decision.state) })
    .where('site_id', '=', held.site_id)
    .where('id', '=', held.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return { member, hasBegun: decision.tasks.includes('begin') }
}

/** Clears an account except its ID, which orders refer to. Other rooms delete what they have by their member hooks. */
export const emptyMember = async (db: Db, held: StoredMember, now: Date): Promise<void> => {
  const { id } = held
  const empty = {
    email: `${id}@deleted.invalid`,
    email_verified: false,
    password_hash: null,
    slug: `deleted-${id}`,
    privacy: 'PRIVATE' as const,
    contact: '{}',
    profile: '{}',
    updated_date: now,
    last_login_date: null,
    language: null,
  }
  await moveMember(db, held, { event: 'DELETED', change: empty })
}
