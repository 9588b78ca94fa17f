import type { HttpAnswer } from '@vitrine/contract/entities/common.ts'
import type { Shopper } from '../../ground/base/caller.ts'
import type { Context } from '../../ground/context/context.ts'
import { requireCallback } from '../../ground/site/addresses.ts'
import { redirectResponse } from '../../ground/page/redirect-response.ts'
import { invalidField } from '../../ground/base/refusal.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { signOut } from '../session/api.ts'

/** Ends the caller's sign-in and returns where to continue. Visitors have none to end. */
export const logOut = async (
  context: Context,
  caller: Shopper,
  { postLogoutRedirectUri, clientId }: { postLogoutRedirectUri?: string; clientId?: string },
): Promise<HttpAnswer> => {
  const { sites } = context
  if (clientId !== undefined && clientId !== caller.clientId)
    throw invalidField('clientId', 'is not the app that the token was issued to')
  const app = caller.clientId === undefined ? undefined : await sites.findApp(caller.clientId)
  const address = postLogoutRedirectUri
    ? requireCallback(context, app, postLogoutRedirectUri, 'postLogoutRedirectUri')
    : (await requireSite(sites, caller.siteId)).storefrontUrl
  if (caller.role === 'member') await signOut(context, { siteId: caller.siteId, id: caller.sessionId })
  return redirectResponse(address)
}
