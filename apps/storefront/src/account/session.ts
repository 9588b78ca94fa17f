import { redirectTo } from '@vitrine/web/page/redirect-to.ts'
import type { StorefrontConfig } from '../config.ts'
import type { Shop } from '../shop.ts'
import { writeOauth } from './sign-in/oauth-cookie.ts'

/** Returns a safe path to continue to after signing in: only paths within the shop are allowed. */
export const safeContinuePath = (path: string | null, to = (address: string) => address): string =>
  path?.startsWith('/') && !path.startsWith('//') && !path.startsWith('/\\') ? path : to('/account')

/**
 * Redirects the visitor to the platform's sign-in, which returns them to `/callback`. With `none` there is no prompt:
 * visitors who are signed in at the platform are signed in here, too.
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

/** Returns a URL that signs the current member in at the platform and then opens a page. */
export const handOverAddress = (
  { platformUrl, clientId, origin }: StorefrontConfig,
  { next, member = '' }: { next: string; member?: string | undefined },
): string =>
  `${platformUrl}/oauth2/hand-over?${new URLSearchParams({ client_id: clientId, page: `${origin}/sign-on`, next, member })}`

/**
 * Exchanges a session for the member's tokens in a hidden frame, then continues through the platform, so that its pages
 * know the member as well.
 */
export const finishSignIn = async (
  shop: Shop,
  config: StorefrontConfig,
  { sessionToken, next }: { readonly sessionToken: string; readonly next: string },
): Promise<void> => {
  shop.auth.setTokens(await shop.auth.getMemberTokensForDirectLogin(sessionToken))
  const { member } = await shop.members.getCurrentMember()
  location.assign(handOverAddress(config, { next: config.origin + next, member: member?.id }))
  // Stays busy until the browser leaves the page.
  await new Promise(() => {})
}
