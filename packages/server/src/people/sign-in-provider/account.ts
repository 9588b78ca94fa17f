import type { StateMachineResponse } from '@vitrine/contract/entities/identity.ts'
import { decideProviderSignIn } from '@vitrine/domain/member/provider-sign-in.ts'
import type { Exchange } from '../../ground/base/caller.ts'
import type { Context } from '../../ground/context/context.ts'
import { admit } from '../factor/api.ts'
import {
  changeMember,
  contactOf,
  insertMember,
  lockMemberByEmail,
  type MemberChange,
  moveMember,
  normalEmail,
  profileOf,
  provedIn,
  recordMemberEvent,
  type StoredMember,
} from '../member/api.ts'
import { endSessionsWithin } from '../session/api.ts'
import { deleteVerifications } from '../sign-in/api.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { Person } from './provider-client.ts'
import { insertLink, lockLinkedMember } from './store.ts'

export interface Arriving {
  readonly site: Site
  readonly issuer: string
  readonly person: Person
  readonly from: Pick<Exchange, 'ip' | 'userAgent' | 'languages'>
  /** What a device keeps that was trusted before. */
  readonly deviceToken?: string | undefined
}

export type Arrived =
  | { readonly answer: StateMachineResponse; readonly ended: readonly string[] }
  | { readonly refused: 'BLOCKED' | 'NO_EMAIL' | 'EMAIL_NOT_VERIFIED' }

/** Who waits for approval has shown the email to be theirs; a sign-up that was never finished has not. */
const statusOf = ({ status, waits_for_approval }: StoredMember) =>
  waits_for_approval ? 'APPROVED' : status === 'DELETED' ? 'BLOCKED' : status

/** Lets someone from a provider in, in the caller's transaction; `endedSessions.add` what ended once it has committed. */
export const enterFromProvider = async (context: Context, transaction: Db, arriving: Arriving): Promise<Arrived> => {
  const { now } = context
  const { site, issuer, person, from, deviceToken } = arriving
  const { emailVerified, subject } = person
  const email = person.email === undefined ? undefined : normalEmail(person.email)
  const linked = await lockLinkedMember(transaction, { siteId: site.id, issuer, subject })
  const mayOpen = !linked && emailVerified
  const opened = mayOpen && email !== undefined ? await openAccount(context, transaction, arriving, email) : undefined
  const known =
    linked || opened || email === undefined ? undefined : await lockMemberByEmail(transaction, site.id, email)
  const account = known && { status: statusOf(known), emailVerified: known.email_verified }
  const decision = decideProviderSignIn({
    linked: linked && { status: statusOf(linked) },
    email,
    emailVerified,
    account,
  })
  if (decision.kind === 'REFUSE') return { refused: decision.reason }

  const held = (linked ?? opened ?? known)!
  const isNew = decision.kind === 'OPEN' || decision.kind === 'TAKE_PLACE'
  // Whoever set the password of an address that nobody had seen to be theirs, need not be who came now.
  const endsOthers = decision.kind === 'LINK' && decision.removesOtherSignIns
  const change = {
    email_verified: true,
    updated_date: now(),
    ...(decision.kind === 'TAKE_PLACE' && wordsOf(person)),
    ...((decision.kind === 'TAKE_PLACE' || endsOthers) && { password_hash: null }),
  }
  const member = await arrive(transaction, held, { isNew, isKnown: decision.kind === 'ENTER', site, change })
  if (decision.kind === 'TAKE_PLACE') await deleteVerifications(transaction, site.id, member.email)
  const of = { siteId: site.id, memberId: member.id }
  const ended = endsOthers ? await endSessionsWithin(context, transaction, of) : []
  await insertLink(transaction, { site_id: site.id, issuer, subject, member_id: member.id, created_date: now() })
  if (decision.kind !== 'ENTER') await recordMemberEvent(transaction, member, isNew ? 'created' : 'updated')
  return { answer: await admit(context, transaction, { site, member, from, deviceToken }), ended }
}

/** Who came before stays as they are; a new account begins with the provider's word for its email. */
const arrive = async (
  transaction: Db,
  held: StoredMember,
  { isNew, isKnown, site, change }: { isNew: boolean; isKnown: boolean; site: Site; change: MemberChange },
): Promise<StoredMember> => {
  if (isKnown) return held
  if (!isNew) return changeMember(transaction, held, change)
  return (await moveMember(transaction, held, { event: provedIn(site), change })).member
}

const wordsOf = (person: Person) => ({
  contact: JSON.stringify(contactOf(person)),
  profile: JSON.stringify(profileOf(person)),
})

/** A new account; nothing where the email has one, also one that is opened at the same moment. */
const openAccount = (
  { newId, now }: Context,
  transaction: Db,
  { site, person }: Arriving,
  email: string,
): Promise<StoredMember | undefined> =>
  insertMember(transaction, {
    siteId: site.id,
    id: newId(),
    email,
    emailVerified: true,
    passwordHash: null,
    isVouched: false,
    contact: contactOf(person),
    profile: profileOf(person),
    now: now(),
  })
