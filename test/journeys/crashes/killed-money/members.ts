import { callback, goodPassword, newEmail, newPkce } from '../../../credentials.ts'

interface Place {
  readonly url: string
  readonly clientId: string
}

interface Member {
  readonly id: string
  readonly token: string
}

// oxlint-disable-next-line typescript/no-explicit-any
const post = async (url: string, body: object, token?: string): Promise<any> => {
  const headers = { 'content-type': 'application/json', ...(token !== undefined && { authorization: token }) }
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json()
}

/** Signs a member in, as an app of the store. Their token outlives all kills. */
export const signInMember = async (
  { url, clientId }: Place,
  createMember: (account: { email: string; password: string }) => Promise<{ readonly id: string }>,
): Promise<Member> => {
  const email = newEmail()
  const { id } = await createMember({ email, password: goodPassword })
  const visitor = (await post(`${url}/oauth2/token`, { clientId, grantType: 'anonymous' })).access_token
  const login = { loginId: { email }, password: goodPassword }
  const { sessionToken } = await post(`${url}/_api/iam/authentication/v2/login`, login, visitor)
  const { challenge, verifier: codeVerifier } = newPkce()
  const params = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    response_mode: 'query',
    redirect_uri: callback,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  })
  const headers = { cookie: `vitrine_session=${sessionToken}` }
  const answer = await fetch(`${url}/oauth2/authorize?${params}`, { headers, redirect: 'manual' })
  const code = new URL(answer.headers.get('location')!).searchParams.get('code')
  const exchange = { clientId, grantType: 'authorization_code', redirectUri: callback, code, codeVerifier }
  return { id, token: (await post(`${url}/oauth2/token`, exchange)).access_token }
}
