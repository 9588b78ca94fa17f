import type { RedirectAuth } from '@vitrine/contract/entities/store/redirect.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { Shopper } from '../../../ground/base/caller.ts'
import type { Context } from '../../../ground/context/context.ts'
import { createSessionHandle, useSession } from '../../session/api.ts'
import { invalidField, Refusal } from '../../../ground/base/refusal.ts'
import type { OAuthApp } from '../../../ground/site/sites.ts'
import { requireRedirectUri } from '../../../ground/site/addresses.ts'
import { signVisit } from './visits.ts'

/** Placeholder that the official SDK sends if its caller gave no redirect URI. */
const noAddress = 'unused://'
export const responseModes: readonly string[] = ['fragment', 'query', 'web_message']
/** A SHA-256 in base64url (RFC 7636, section 4.2). */
export const challengeForm = /^[A-Za-z0-9_-]{43}$/

export interface AuthorizeRequest {
  readonly caller: Shopper
  readonly app: OAuthApp
  readonly auth: Input<RedirectAuth>
  /** Origin of the requesting page. */
  readonly origin: string | undefined
}

const requireRequest = (context: Context, auth: Input<RedirectAuth>, app: OAuthApp) => {
  const request = auth.authRequest ?? {}
  const field = (name: string) => `auth.authRequest.${name}`
  const { responseType = 'code', responseMode = 'fragment', codeChallenge, codeChallengeMethod = 'S256' } = request
  if (responseType !== 'code') throw invalidField(field('responseType'), 'must be code', 'INVALID_ENUM_VALUE')
  if (!responseModes.includes(responseMode))
    throw invalidField(field('responseMode'), `must be one of ${responseModes.join(', ')}`, 'INVALID_ENUM_VALUE')
  if (codeChallengeMethod !== 'S256')
    throw invalidField(field('codeChallengeMethod'), 'must be S256', 'INVALID_ENUM_VALUE')
  if (codeChallenge === undefined) throw invalidField(field('codeChallenge'), 'must be set', 'REQUIRED_FIELD')
  if (!challengeForm.test(codeChallenge))
    throw invalidField(field('codeChallenge'), 'must be the SHA-256 of the verifier, in base64url', 'FORMAT')
  const isMessage = responseMode === 'web_message'
  const given = isMessage && request.redirectUri === noAddress ? undefined : request.redirectUri
  const redirectUri =
    isMessage && given === undefined ? undefined : requireRedirectUri(context, app, given, field('redirectUri'))
  return { ...request, responseMode, codeChallenge, redirectUri }
}

/** Exchanges a sent session token for a single-use handle, so that the token itself never appears in a URL. */
const handleOf = async (context: Context, { caller, app }: AuthorizeRequest, sessionToken: string): Promise<string> => {
  const session = await useSession(context, sessionToken)
  if (session?.site_id !== caller.siteId)
    throw new Refusal('UNAUTHENTICATED', 'The session token has expired or was revoked. Sign in again.')
  return createSessionHandle(context, session, app.client_id)
}

/** Returns the URL at which a member signs in for an app and returns with a code. */
export const authorizeAddress = async (context: Context, authorizeRequest: AuthorizeRequest): Promise<string> => {
  const { caller, app, auth, origin } = authorizeRequest
  const request = requireRequest(context, auth, app)
  const { siteId, visitorId } = caller
  const prompt = auth.prompt ?? request.prompt
  const query = {
    client_id: app.client_id,
    response_type: 'code',
    response_mode: request.responseMode,
    redirect_uri: request.redirectUri,
    scope: request.scope,
    state: request.state,
    nonce: request.nonce,
    code_challenge: request.codeChallenge,
    code_challenge_method: 'S256',
    prompt,
    visit: await signVisit(context, { siteId, clientId: app.client_id, visitorId, ...(origin && { origin }) }),
    session: request.sessionToken ? await handleOf(context, authorizeRequest, request.sessionToken) : undefined,
  }
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return `${context.config.publicUrl}/oauth2/authorize?${new URLSearchParams(given)}`
}
