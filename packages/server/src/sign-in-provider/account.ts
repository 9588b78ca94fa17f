import { decideArrival } from '@vitrine/domain/member/provider-sign-in.ts'
import type { Context } from '../context.ts'
import { contactOf, profileOf } from '../identity/profile.ts'
import { endSessionsWithin, openSession, type OpenedSession } from '../identity/sessions.ts'
import { deleteVerifications } from '../identity/verification-store.ts'
import { recordMemberEvent } from '../member/events.ts'
import { changeMember, insertMember, lockMemberByEmail, normalEmail, type StoredMember } from '../member/store.ts'
import type { Db } from '../tables.ts'
import type { Person } from './provider-client.ts'
import { insertLink, lockLinkedMember } from './store.ts'

export interface Arriving {
  readonly siteId: string
  readonly issuer: string
  readonly person: Person
}

export type Arrived =
  | { readonly session: OpenedSession; readonly ended: readonly string[] }
  | { readonly refused: 'BLOCKED' | 'NO_EMAIL' | 'EMAIL_NOT_VERIFIED' }

/** Lets someone from a provider in, in the caller's transaction; `endedSessions.add` what ended once it has committed. */
export const enterFromProvider = async (context: Context, transaction: Db, arriving: Arriving): Promise<Arrived> => {
  const { now } = context
  const { siteId, issuer, person } = arriving
  const email = person.email === undefined ? undefined : normalEmail(person.email)
  const { emailVerified } = person
  const linked = await lockLinkedMember(transaction, { siteId, issuer, subject: person.subject })
  const opened =
    linked || email === undefined || !emailVerified
      ? undefined
      : await openAccount(context, transaction, arriving, email)
  const account =
    linked || opened || email === undefined ? undefined : await lockMemberByEmail(transaction, siteId, email)
  const decision = decideArrival({
    linked,
    email,
    emailVerified,
    account: account && { status: account.status, emailVerified: account.email_verified },
  })
  if (decision.kind === 'REFUSE') return { refused: decision.reason }
  const held = (linked ?? opened ?? account)!
  const member = await changeMember(transaction, held, {
    last_login_date: now(),
    ...(decision.kind === 'TAKE_PLACE' && { ...wordsOf(person), status: 'APPROVED' as const }),
    ...(decision.kind !== 'ENTER' && { email_verified: true, updated_date: now() }),
    ...((decision.kind === 'TAKE_PLACE' || (decision.kind === 'LINK' && decision.endsOtherWaysIn)) && {
      password_hash: null,
    }),
  })
  if (decision.kind === 'TAKE_PLACE') await deleteVerifications(transaction, siteId, member.email)
  // Whoever set the password of an address that nobody had seen to be theirs, need not be who came now.
  const endsOthers = decision.kind === 'LINK' && decision.endsOtherWaysIn
  const ended = endsOthers ? await endSessionsWithin(context, transaction, { siteId, memberId: member.id }) : []
  const isNew = decision.kind === 'OPEN' || decision.kind === 'TAKE_PLACE'
  await insertLink(transaction, {
    site_id: siteId,
    issuer,
    subject: person.subject,
    member_id: member.id,
    created_date: now(),
  })
  await recordMemberEvent(transaction, member, isNew ? 'created' : 'updated')
  return { session: await openSession(context, transaction, { siteId, memberId: member.id }), ended }
}

const wordsOf = (person: Person) => ({
  contact: JSON.stringify(contactOf(person)),
  profile: JSON.stringify(profileOf(person)),
})

/** A new account; nothing where the e-mail has one, also one that is opened at the same moment. */
const openAccount = (
  { newId, now }: Context,
  transaction: Db,
  { siteId, person }: Arriving,
  email: string,
): Promise<StoredMember | undefined> =>
  insertMember(transaction, {
    siteId,
    id: newId(),
    email,
    emailVerified: true,
    passwordHash: null,
    status: 'APPROVED',
    contact: contactOf(person),
    profile: profileOf(person),
    now: now(),
  })
