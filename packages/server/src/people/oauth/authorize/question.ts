import type { ConsentScope } from '@vitrine/contract/entities/people/consent.ts'
import type { Context } from '../../../ground/context/context.ts'
import { invalidField } from '../../../ground/base/refusal.ts'

/** Leaves time to read about the app first. */
const questionSeconds = 30 * 60

/**
 * What a member is asked. It is signed and sent through the consent page, so that the answer applies to this question
 * and this member only.
 */
export interface Question {
  readonly siteId: string
  readonly memberId: string
  readonly clientId: string
  readonly scopes: readonly ConsentScope[]
  /** The app's request, to continue with. */
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

/** Verifies a question for this member. Refuses one that has expired, was forged or belongs to somebody else. */
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
