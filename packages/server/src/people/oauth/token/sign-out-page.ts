import type { Context } from '../../../ground/context/context.ts'
import { sessionCookie, signOut, useSession } from '../../session/api.ts'
import { messagePage } from '../../../ground/page/message-page.ts'
import { clearedCookie, readCookie } from '../../../ground/page/cookies.ts'
import { readEndSession } from './end-session.ts'
import { readReturnPath, readSignOutLink } from './links.ts'
import { redirectBrowser } from '../../../ground/page/responses.ts'
import { readParameters } from '../../../ground/page/parameters.ts'

/** Shows that a link has expired or was tampered with. */
export const expired = (context: Context, request: Request): Promise<Response> =>
  messagePage(context, request, {
    wordsFor: ({ pages }) => ({ title: pages.linkExpired, texts: [pages.linkExpiredText] }),
  })

/** Handles `/oauth2/logout`: ends the session of the browser and of the link, then redirects. */
export const leave = async (context: Context, request: Request): Promise<Response> => {
  const query = await readParameters(request)
  const link = query.has('id_token_hint')
    ? await readEndSession(context, query)
    : await readSignOutLink(context, query.get('request') ?? '')
  if (!link) return expired(context, request)
  const { siteId, sessionId, postFlowUrl } = link
  if (sessionId !== undefined) await signOut(context, { siteId, id: sessionId })
  const cookie = readCookie(request, sessionCookie, context.config)
  const session = cookie ? await useSession(context, cookie) : undefined
  if (session?.site_id === siteId) await signOut(context, { siteId, id: session.id })
  return redirectBrowser(postFlowUrl, clearedCookie(sessionCookie, context.config))
}

/** Handles `GET /oauth2/return`: redirects to where the visit began, after a sign-in. */
export const goBack = async (context: Context, request: Request): Promise<Response> => {
  const to = await readReturnPath(context, new URL(request.url).searchParams.get('request') ?? '')
  return to === undefined ? expired(context, request) : redirectBrowser(to)
}
