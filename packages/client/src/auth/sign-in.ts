import type { CallOptions, Send } from '../call-options.ts'
import { signOn } from '../calls/authentication.ts'
import { createRedirectSession } from '../calls/redirects.ts'
import type { CreateRedirectSessionOptionsInput } from '../generated.ts'
import { codeFromHiddenFrame } from './hidden-frame.ts'
import { createOwnPages } from './own-pages.ts'
import { generateOAuthData } from './pkce.ts'
import type { Session } from './session.ts'
import type { AuthUrlOptions, OauthData, SignIn } from './sign-in-methods.ts'

/** All methods to sign in and out, for one session. */
export const createSignIn = (clientId: string, send: Send, session: Session): SignIn => {
  const redirect = async (body: CreateRedirectSessionOptionsInput, call?: CallOptions) => {
    const { redirectSession } = await send(createRedirectSession, { body }, call)
    return redirectSession
  }

  const authorize = (
    { redirectUri, codeChallenge, state }: OauthData,
    { prompt = 'login', responseMode = 'fragment', sessionToken, idp, ...call }: AuthUrlOptions,
  ) => {
    const authRequest = {
      redirectUri: redirectUri || undefined,
      clientId,
      codeChallenge,
      codeChallengeMethod: 'S256',
      responseMode,
      responseType: 'code',
      scope: 'offline_access',
      state,
      sessionToken,
      ...(idp && { idp }),
    }
    return redirect({ auth: { authRequest, prompt } }, call)
  }

  const getMemberTokens: SignIn['getMemberTokens'] = async (code, state, { state: expected, ...oauthData }) => {
    if (!code || !state) throw new Error('Missing code or _state')
    if (state !== expected) throw new Error('Invalid _state')
    const { codeVerifier, redirectUri } = oauthData
    return session.grant('member', {
      clientId,
      grantType: 'authorization_code',
      redirectUri: redirectUri || undefined,
      code,
      codeVerifier,
    })
  }

  return {
    ...createOwnPages(clientId, send),
    generateOAuthData,
    getMemberTokens,

    getAuthUrl: async (oauthData, options = {}) => {
      const { fullUrl, urlDetails, sessionToken } = await authorize(oauthData, options)
      return { authUrl: fullUrl, authorizationEndpoint: urlDetails?.endpoint, sessionToken }
    },

    getMemberTokensForDirectLogin: async (sessionToken, call) => {
      if (typeof document === 'undefined')
        throw new Error(
          'getMemberTokensForDirectLogin works in browsers only. On a server, redirect to the address of getAuthUrl.',
        )
      const data = await generateOAuthData()
      const { fullUrl } = await authorize(data, { ...call, sessionToken, prompt: 'none', responseMode: 'web_message' })
      return getMemberTokens(await codeFromHiddenFrame(fullUrl, data.state), data.state, data)
    },

    getMemberTokensForExternalLogin: (memberId, apiKey) =>
      session.grant(
        'member',
        { grant_type: 'authorized_client', scope: 'offline_access', member_id: memberId },
        `${session.getTokens().accessToken.value},${apiKey}`,
      ),

    getMemberTokensForExternalLoginWithSession: async (email, apiKey, call) => {
      const authorization = `${session.getTokens().accessToken.value},${apiKey}`
      const body = { loginId: { email }, mergeExistingContact: true }
      const headers = { ...call?.headers, authorization }
      // The API key in the header has the permissions, not this visitor.
      const { identity, sessionToken } = await send({ ...signOn, elevated: false }, { body }, { ...call, headers })
      const granted = { grant_type: 'authorized_client', member_id: identity.id, session_token: sessionToken }
      return session.grant('member', granted, authorization)
    },

    logout: async (originalUrl, call) => {
      try {
        const { fullUrl } = await redirect({ logout: { clientId }, callbacks: { postFlowUrl: originalUrl } }, call)
        return { logoutUrl: fullUrl }
      } finally {
        session.end()
      }
    },
  }
}
