import type { RouteContext } from '../shell/route-context.ts'

const oauthKey = 'vitrine-oauth'

/** Only ways within the shop lead on from a sign-in. */
export const wayOn = (path: string | null): string =>
  path?.startsWith('/') && !path.startsWith('//') && !path.startsWith('/\\') ? path : '/account'

/** Exchanges the session of a sign-in for the member's tokens, in a frame that nobody sees. */
export const finishSignIn = async ({ shop }: RouteContext, sessionToken: string): Promise<void> => {
  shop.auth.setTokens(await shop.auth.getMemberTokensForDirectLogin(sessionToken))
}

/** Sends the visitor to the hosted page; they come back to `/callback`. */
export const startHostedSignIn = async ({ shop, config }: RouteContext, originalUri: string): Promise<void> => {
  const oauthData = await shop.auth.generateOAuthData(`${config.origin}/callback`, originalUri)
  sessionStorage.setItem(oauthKey, JSON.stringify(oauthData))
  const { authUrl } = await shop.auth.getAuthUrl(oauthData, { responseMode: 'fragment' })
  location.assign(authUrl)
}

/** What the sign-in that is under way in this tab is bound to; read once. */
export const takeOauthData = ():
  { state: string; codeVerifier: string; redirectUri: string; originalUri: string } | undefined => {
  const kept = sessionStorage.getItem(oauthKey)
  sessionStorage.removeItem(oauthKey)
  return kept === null
    ? undefined
    : (JSON.parse(kept) as { state: string; codeVerifier: string; redirectUri: string; originalUri: string })
}
