import { createMember } from '@vitrine/server/people/member/create-member.ts'
import { callback, goodPassword, newEmail, newPkce, type Pkce } from './credentials.ts'
import { mailsOf } from './mails.ts'
import type { Answer, Shop } from './shop.ts'

export { callback, goodPassword, newEmail, newPkce, type Pkce }

/** Sign-in and sign-up steps of people, over real HTTP. */
export const atTheDoor = (shop: Shop) => {
  const token = (body: Record<string, unknown>, headers: Record<string, string> = {}): Promise<Answer> =>
    shop.send('POST /oauth2/token', { body, headers })

  const login = async (email: string, password: string = goodPassword, visitor?: string): Promise<Answer> =>
    shop.send('POST /_api/iam/authentication/v2/login', {
      token: visitor ?? (await shop.visitorToken()),
      body: { loginId: { email }, password },
    })

  /** Creates an account and signs in. */
  const arrive = async (email: string = newEmail()) => {
    const member = await createMember(shop.context.db, { siteId: shop.siteId, email, password: goodPassword })
    const { body } = await login(email)
    return { memberId: member.id, email, sessionToken: String(body.sessionToken) }
  }

  /** Visits a URL as a browser, without following redirects. */
  const visit = (address: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(address.replace(shop.context.config.publicUrl, shop.url), { redirect: 'manual', headers })

  const authorizeAddress = (
    { challenge }: Pkce,
    change: Record<string, string | undefined> = {},
    clientId: string = shop.clientId,
  ): string => {
    const query = {
      client_id: clientId,
      response_type: 'code',
      response_mode: 'query',
      redirect_uri: callback,
      state: 'the-state',
      code_challenge: challenge,
      code_challenge_method: 'S256',
      ...change,
    }
    const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
    return `${shop.url}/oauth2/authorize?${new URLSearchParams(given)}`
  }

  /** Returns a code for a session, as after the sign-in page. */
  const codeFor = async (sessionToken: string, pkce: Pkce, clientId: string = shop.clientId): Promise<string> => {
    const answer = await visit(authorizeAddress(pkce, {}, clientId), { cookie: `vitrine_session=${sessionToken}` })
    return new URL(answer.headers.get('location')!).searchParams.get('code')!
  }

  const exchange = (code: string, { verifier }: Pkce, change: Record<string, unknown> = {}): Promise<Answer> =>
    token({
      clientId: shop.clientId,
      grantType: 'authorization_code',
      redirectUri: callback,
      code,
      codeVerifier: verifier,
      ...change,
    })

  /** Signs in a new member and returns tokens. */
  const signIn = async (clientId: string = shop.clientId) => {
    const person = await arrive()
    const pkce = newPkce()
    const { body } = await exchange(await codeFor(person.sessionToken, pkce, clientId), pkce, { clientId })
    return { ...person, accessToken: String(body.access_token), refreshToken: String(body.refresh_token) }
  }

  const refresh = (
    refreshToken: string,
    change: Record<string, unknown> = {},
    headers?: Record<string, string>,
  ): Promise<Answer> => token({ clientId: shop.clientId, refreshToken, grantType: 'refresh_token', ...change }, headers)

  const memberOf = async (accessToken: string): Promise<Answer> =>
    shop.send('GET /members/v1/members/my', { token: accessToken })

  const emailsTo = async (email: string) => (await mailsOf(shop, email)).toReversed()

  return { token, login, arrive, visit, authorizeAddress, codeFor, exchange, signIn, refresh, memberOf, emailsTo }
}
