import type { ConsentScope } from '@vitrine/contract/entities/consent.ts'
import type { Context } from '../../ground/context/context.ts'
import { invalidField } from '../../ground/base/refusal.ts'

/** Whoever is asked may go and read what the app is first. */
const questionSeconds = 30 * 60

/**
 * What a member is asked. It travels signed through the page that asks, so that the answer is to this question, of this
 * member, and to no other.
 */
export interface Question {
  readonly siteId: string
  readonly memberId: string
  readonly clientId: string
  readonly scopes: readonly ConsentScope[]
  /** The request of the app, to go on with. */
  readonly query: string
}

export const signQuestion = (
  { signer }: Pick<Context, 'signer'>,
  { siteId, memberId, clientId, scopes, query }: Question,
): Promise<string> =>
  signer.sign(
    'consent+jwt',
    { mid: memberId, cid: clientId, scopes, query },
    { audience: siteId, lifetimeSeconds: questionSeconds },
  )

/** The question that this member was asked; a refusal where it is of someone else, too old or made up. */
export const readQuestion = async (
  { signer }: Pick<Context, 'signer'>,
  text: string,
  { siteId, memberId }: { siteId: string; memberId: string },
): Promise<Question> => {
  const claims = await signer.verify('consent+jwt', text).catch(() => undefined)
  if (!claims || claims.aud !== siteId || claims.mid !== memberId)
    throw invalidField('request', 'has expired, or belongs to someone else')
  const scopes = claims.scopes as readonly ConsentScope[]
  return { siteId, memberId, clientId: String(claims.cid), scopes, query: String(claims.query) }
}
