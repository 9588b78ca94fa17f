import * as oauth from 'oauth4webapi'
import { sendOutbound } from '../../ground/outbound/outbound.ts'
import type { AddressPolicy } from '../../ground/outbound/public-address.ts'
import type { StoredProvider } from './store.ts'

/** A person's claims from a provider. */
export interface Person {
  readonly subject: string
  readonly email: string | undefined
  readonly emailVerified: boolean
  readonly firstName?: string
  readonly lastName?: string
  readonly picture?: string
}

/** An unreachable provider or a non-standard response. Its message is for the log only. */
class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure'
}

const fetchWithin =
  (reach: AddressPolicy): typeof fetch =>
  async (address, { method = 'GET', headers, body } = {}) => {
    const answer = await sendOutbound(String(address), {
      method: method === 'POST' ? 'POST' : 'GET',
      headers: Object.fromEntries(new Headers(headers)),
      ...(body != null && { body: String(body) }),
      timeoutMs: 10_000,
      maxBytes: 256 * 1024,
      reach,
    })
    const type = { 'content-type': answer.contentType }
    return new Response(answer.status === 204 ? null : Buffer.from(answer.body), {
      status: answer.status,
      headers: type,
    })
  }

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

const personOf = (claims: Readonly<Record<string, unknown>>): Person => {
  const { given_name, family_name, name, picture, email_verified } = claims
  const [firstName, lastName] = [textOf(given_name) ?? textOf(name), textOf(family_name)]
  const photo = textOf(picture)
  return {
    subject: String(claims.sub),
    email: textOf(claims.email),
    // Some providers send it as text.
    emailVerified: email_verified === true || email_verified === 'true',
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(photo?.startsWith('https://') && { picture: photo }),
  }
}

/** Creates an OpenID Connect client for a provider. */
export const createProviderClient = (
  provider: StoredProvider,
  { reach, redirectUri }: { reach: AddressPolicy; redirectUri: string },
) => {
  const client: oauth.Client = { client_id: provider.client_id }
  const proof = provider.client_secret === null ? oauth.None() : oauth.ClientSecretPost(provider.client_secret)
  const options = { [oauth.customFetch]: fetchWithin(reach), [oauth.allowInsecureRequests]: reach.loopback }

  const discover = async (): Promise<oauth.AuthorizationServer> => {
    const issuer = new URL(provider.issuer)
    return oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, options))
  }

  const userInfo = async (server: oauth.AuthorizationServer, token: string, subject: string) => {
    if (server.userinfo_endpoint === undefined) return {}
    return oauth.processUserInfoResponse(
      server,
      client,
      subject,
      await oauth.userInfoRequest(server, client, token, options),
    )
  }

  return {
    /** Returns the authorization URL and the values to verify on return. */
    begin: async () => {
      const server = await discover()
      if (server.authorization_endpoint === undefined)
        throw new ProviderFailure('the provider has no authorization endpoint')
      const [state, nonce, verifier] = [
        oauth.generateRandomState(),
        oauth.generateRandomNonce(),
        oauth.generateRandomCodeVerifier(),
      ]
      const address = new URL(server.authorization_endpoint)
      const params = {
        client_id: provider.client_id,
        response_type: 'code',
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }
      for (const [name, value] of Object.entries(params)) address.searchParams.set(name, value)
      return { address: address.href, state, nonce, verifier }
    },

    /** Validates the ID token and returns the person, with claims from `userinfo`. */
    finish: async (
      query: URLSearchParams,
      { state, nonce, verifier }: { state: string; nonce: string; verifier: string },
    ): Promise<Person> => {
      const server = await discover()
      const answer = oauth.validateAuthResponse(server, client, query, state)
      const response = await oauth.authorizationCodeGrantRequest(
        server,
        client,
        proof,
        answer,
        redirectUri,
        verifier,
        options,
      )
      const rules = { expectedNonce: nonce, requireIdToken: true }
      const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, rules)
      await oauth.validateApplicationLevelSignature(server, response, options)
      const claims = oauth.getValidatedIdTokenClaims(tokens)!
      if (claims.email !== undefined) return personOf(claims)
      return personOf({ ...(await userInfo(server, tokens.access_token, claims.sub)), ...claims })
    },
  }
}
