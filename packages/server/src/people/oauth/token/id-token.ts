import { createHash } from 'node:crypto'
import type { Context } from '../../../ground/context/context.ts'
import type { StoredMember } from '../../member/api.ts'
import { claimsOf } from './claims.ts'

/** Apps read it once, on receipt. */
const idTokenSeconds = 60 * 60

export interface IdTokenOf {
  readonly clientId: string
  readonly member: StoredMember
  readonly session: { readonly id: string; readonly created_date: Date }
  readonly scope: string
  readonly nonce: string | null
  readonly accessToken: string
}

/**
 * Returns the left half of the hash, which binds the two tokens of a response to each other (OpenID Connect Core,
 * section 3.1.3.6).
 */
const halfHash = (token: string): string =>
  createHash('sha256').update(token).digest().subarray(0, 16).toString('base64url')

/** Signs an ID token, which tells an app who signed in and when. */
export const signIdToken = (
  { signer }: Pick<Context, 'signer'>,
  { clientId, member, session, scope, nonce, accessToken }: IdTokenOf,
): Promise<string> => {
  const claims = {
    ...claimsOf(member, scope),
    sid: session.id,
    auth_time: Math.floor(session.created_date.getTime() / 1000),
    at_hash: halfHash(accessToken),
    ...(nonce !== null && { nonce }),
  }
  return signer.sign('id+jwt', claims, { audience: clientId, lifetimeSeconds: idTokenSeconds })
}

export interface SignedIn {
  readonly clientId: string
  readonly memberId: string
  readonly sessionId: string
}

/** Reads an ID token, expired or not. It only identifies the session to end. */
export const readIdToken = async ({ signer }: Pick<Context, 'signer'>, text: string): Promise<SignedIn | undefined> => {
  const claims = await signer.verify('id+jwt', text, { allowExpired: true }).catch(() => undefined)
  return claims && { clientId: claims.aud, memberId: String(claims.sub), sessionId: String(claims.sid) }
}
