import { createHash, timingSafeEqual } from 'node:crypto'
import { findConsent } from '../../consent/api.ts'
import type { Context } from '../../../ground/context/context.ts'
import { transact } from '../../../ground/database/transact.ts'
import { OAuthError } from '../../../ground/base/refusal.ts'
import { hashOfSecret, requireSite, type Client, type OAuthApp } from '../../../ground/site/sites.ts'
import { findMember } from '../../member/api.ts'
import { hasScope } from './scopes.ts'
import { signIdToken } from './id-token.ts'
import { findUsedCode, insertCode, useCode, type StoredCode } from './grant-store.ts'
import { endForMisuse } from './misuse.ts'
import { beginFamily, memberTokens, type TokenAnswer } from './member-tokens.ts'
import { newSecret } from '../../../ground/token/secrets.ts'
import { findOpenSession, type StoredSession } from '../../session/api.ts'

const codeMs = 60_000

export interface CodeBinding {
  readonly app: OAuthApp
  readonly session: StoredSession
  /** Absent if the code is posted to the page that opened the frame. */
  readonly redirectUri: string | undefined
  readonly challenge: string
  /** The visitor who began the sign-in, whose cart merges into the member's. */
  readonly visitorId: string | undefined
  readonly scope: string
  readonly nonce: string | undefined
}

/** Issues an authorization code, valid for a minute and one exchange by the app with the verifier. */
export const issueCode = async (
  { db, now }: Context,
  { app, session, redirectUri, challenge, visitorId, scope, nonce }: CodeBinding,
): Promise<string> => {
  const code = newSecret()
  await insertCode(db, {
    site_id: app.site_id,
    code_hash: hashOfSecret(code),
    client_id: app.client_id,
    redirect_uri: redirectUri ?? null,
    challenge,
    session_id: session.id,
    member_id: session.member_id,
    visitor_id: visitorId ?? null,
    expires_date: new Date(now().getTime() + codeMs),
    used_date: null,
    scope,
    nonce: nonce ?? null,
  })
  return code
}

/** RFC 7636, section 4.1. */
const verifierForm = /^[A-Za-z0-9\-._~]{43,128}$/

const answersChallenge = (verifier: string, challenge: string): boolean => {
  const expected = Buffer.from(challenge)
  const actual = Buffer.from(createHash('sha256').update(verifier).digest('base64url'))
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

export interface CodeExchange {
  readonly app: Client
  readonly code: string | undefined
  readonly codeVerifier: string | undefined
  readonly redirectUri: string | undefined
}

/** Returns the reason to refuse an exchange, checked in this order. */
const problemOf = (stored: StoredCode, { app, codeVerifier = '', redirectUri }: CodeExchange, now: Date) => {
  if (stored.expires_date <= now) return 'The code has expired.'
  if (stored.client_id !== app.client_id) return 'The code was issued to another app.'
  if ((stored.redirect_uri ?? undefined) !== redirectUri)
    return 'The redirect URI does not match the one the code was issued for.'
  if (!answersChallenge(codeVerifier, stored.challenge)) return 'The code verifier does not match the code challenge.'
  return undefined
}

/** Exchanges a code for tokens, and merges the cart of the visitor who began the sign-in into the member's. */
export const redeemCode = async (context: Context, exchange: CodeExchange): Promise<TokenAnswer> => {
  const { db, now, newId, sites, endedSessions } = context
  const { app, code, codeVerifier } = exchange
  if (!code) throw new OAuthError('invalid_request', 'The code is missing.')
  if (!codeVerifier || !verifierForm.test(codeVerifier))
    throw new OAuthError(
      'invalid_request',
      'The code verifier is missing; it must have 43 to 128 characters (RFC 7636).',
    )
  const site = await requireSite(sites, app.site_id)

  const result = await transact(db, async (transaction) => {
    const stored = await useCode(transaction, site.id, code, now())
    if (!stored) {
      const used = await findUsedCode(transaction, site.id, code)
      const ended = used ? await endForMisuse(context, transaction, used, { client: app, reason: 'CODE_REPLAYED' }) : []
      return { ended, problem: 'The code is not valid.' }
    }
    const problem = problemOf(stored, exchange, now())
    if (problem !== undefined) return { ended: [], problem }
    const { member_id: memberId, session_id: sessionId } = stored
    const session = await findOpenSession(transaction, site.id, sessionId)
    const member = session && (await findMember(transaction, site.id, memberId))
    if (!member) return { ended: [], problem: 'The sign-in of this code has ended.' }
    const { scope, nonce } = stored
    if (app.isThirdParty && !(await findConsent(transaction, { siteId: site.id, memberId, clientId: app.client_id })))
      return { ended: [], problem: 'The member has removed this app’s access.' }
    const visitorId = stored.visitor_id ?? newId()
    const owner = { siteId: site.id, memberId, sessionId, visitorId, app, scope }
    // A third-party app gets a refresh token only if the member allowed it (OpenID Connect Core, section 11).
    const lasts = !app.isThirdParty || hasScope(scope, 'offline_access')
    const refreshToken = lasts ? await beginFamily(context, transaction, owner) : undefined
    if (stored.visitor_id !== null)
      await context.memberHooks.recognized(context, transaction, { site, memberId, visitorId })
    const shopper = { memberId, sessionId, visitorId, clientId: app.client_id, refreshToken }
    const more = { ...(scope !== '' && { scope }), ...(app.isThirdParty && { isThirdParty: true as const }) }
    return { shopper: { ...shopper, ...more }, idTokenData: { member, session, scope, nonce } }
  })

  if (result.shopper) {
    const answer = await memberTokens(context, site, result.shopper)
    if (result.idTokenData.scope === '') return answer
    const of = { ...result.idTokenData, clientId: app.client_id, accessToken: answer.access_token }
    return { ...answer, id_token: await signIdToken(context, of), scope: result.idTokenData.scope }
  }
  endedSessions.add(result.ended)
  throw new OAuthError('invalid_grant', result.problem)
}
