import type { Context } from '../../../ground/context/context.ts'
import { readIdToken } from './id-token.ts'
import { isAllowedPage } from '../../../ground/site/addresses.ts'
import type { SignOutLink } from './links.ts'

/**
 * Reads a sign-out request of a standard client (OpenID Connect RP-Initiated Logout 1.0, section 2). The ID token
 * identifies the session, so that other sites cannot sign anyone out.
 */
export const readEndSession = async (context: Context, query: URLSearchParams): Promise<SignOutLink | undefined> => {
  const { sites } = context
  const hint = await readIdToken(context, query.get('id_token_hint') ?? '')
  const app = hint && (await sites.findApp(hint.clientId))
  const site = app && (await sites.find(app.site_id))
  if (!site || (query.get('client_id') ?? app.client_id) !== app.client_id) return undefined
  const requestedUri = query.get('post_logout_redirect_uri')
  if (requestedUri !== null && !isAllowedPage(app, requestedUri)) return undefined
  const to = new URL(requestedUri ?? site.storefrontUrl)
  const state = query.get('state')
  if (requestedUri !== null && state !== null) to.searchParams.set('state', state)
  return { siteId: site.id, sessionId: hint.sessionId, postFlowUrl: to.href }
}
