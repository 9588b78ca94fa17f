import { redirectTo } from '@vitrine/web/redirect-to.ts'
import type { StorefrontConfig } from '../config.ts'
import type { Shop } from '../shop.ts'
import { writeOauth } from './oauth-cookie.ts'

/** Only ways within the shop lead on from a sign-in. */
export const wayOn = (path: string | null, to = (address: string) => address): string =>
  path?.startsWith('/') && !path.startsWith('//') && !path.startsWith('/\\') ? path : to('/account')

/**
 * Sends the visitor to the sign-in of the platform; they come back to `/callback`. With `none` nobody is asked
 * anything: whoever is signed in there is so here, too.
 */
export const toPlatform = async (
  shop: Shop,
  config: StorefrontConfig,
  { next, prompt }: { readonly next: string; readonly prompt: 'login' | 'none' },
): Promise<Response> => {
  const oauthData = await shop.auth.generateOAuthData(`${config.origin}/callback`, next)
  const { authUrl } = await shop.auth.getAuthUrl(oauthData, { responseMode: 'query', prompt })
  return redirectTo(authUrl, [writeOauth(oauthData, config)])
}

/** The way to a page by which the platform comes to know who is signed in here. */
export const handOverAddress = (
  { platformUrl, clientId, origin }: StorefrontConfig,
  { next, member = '' }: { next: string; member?: string | undefined },
): string =>
  `${platformUrl}/oauth2/hand-over?${new URLSearchParams({ client_id: clientId, page: `${origin}/sign-on`, next, member })}`

/**
 * Exchanges the session of a sign-in for the member's tokens, in a frame that nobody sees, and goes on by way of the
 * platform: its pages know the member from then on.
 */
export const finishSignIn = async (
  shop: Shop,
  config: StorefrontConfig,
  { sessionToken, next }: { readonly sessionToken: string; readonly next: string },
): Promise<void> => {
  shop.auth.setTokens(await shop.auth.getMemberTokensForDirectLogin(sessionToken))
  const { member } = await shop.members.getCurrentMember()
  location.assign(handOverAddress(config, { next: config.origin + next, member: member?.id }))
  // Stays busy until the page is gone.
  await new Promise(() => {})
}
