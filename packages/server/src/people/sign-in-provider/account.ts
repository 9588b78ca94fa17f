import type { StateMachineResponse } from '@vitrine/contract/entities/people/identity.ts'
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
  firstProofEvent,
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
  /** The token of a device that was trusted before. */
  readonly deviceToken?: string | undefined
}

export type Arrived =
  | { readonly answer: StateMachineResponse; readonly ended: readonly string[] }
  | { readonly refused: 'BLOCKED' | 'NO_EMAIL' | 'EMAIL_NOT_VERIFIED' }

/** A member who waits for approval has verified the email. An unfinished sign-up has not. */
const statusOf = ({ status, waits_for_approval }: StoredMember) =>
  waits_for_approval ? 'APPROVED' : status === 'DELETED' ? 'BLOCKED' : status

/**
 * Signs in a person from a provider, in the caller's transaction. Pass ended sessions to `endedSessions.add` after the
 * commit.
 */
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
  // Whoever set the password of an unverified address may be someone else.
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

/** An existing member is left unchanged. A new one starts with the provider's verification of the email. */
const arrive = async (
  transaction: Db,
  held: StoredMember,
  { isNew, isKnown, site, change }: { isNew: boolean; isKnown: boolean; site: Site; change: MemberChange },
): Promise<StoredMember> => {
  if (isKnown) return held
  if (!isNew) return changeMember(transaction, held, change)
  return (await moveMember(transaction, held, { event: firstProofEvent(site), change })).member
}

const wordsOf = (person: Person) => ({
  contact: JSON.stringify(contactOf(person)),
  profile: JSON.stringify(profileOf(person)),
})

/** Creates an account. Returns `undefined` if the email is taken, also by a concurrent sign-up. */
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
