import type { Context } from '../../../ground/context/context.ts'
import { challengeOf, idleMs, sessionCookie, takeHandOver, useSession } from '../../session/api.ts'
import { newSecret } from '../../../ground/token/secrets.ts'
import type { OAuthApp } from '../../../ground/site/sites.ts'
import { isAllowedPage } from '../../../ground/site/addresses.ts'
import { clearedCookie, persistentCookie, readCookie } from '../../../ground/page/cookies.ts'
import { expired } from './sign-out-page.ts'
import { redirectBrowser } from '../../../ground/page/responses.ts'

/** Identifies this browser when it returns from the storefront. */
const handOverCookie = 'vitrine_hand_over'
const handOverSeconds = 5 * 60

export const handOverPath = '/oauth2/hand-over'
const returnPath = `${handOverPath}/return`

/** An account page, or an order there. */
const ownPage = /^\/hosted\/account(?:\/[a-z]+(?:-[a-z]+)?|(?<order>\/orders\/detail\?id=[\da-f-]{36}))?$/

/** Validates where the browser continues: a page of the member's account, or of the app. */
const readNext = (app: OAuthApp, text: string): string | undefined => {
  const { groups } = ownPage.exec(text) ?? {}
  if (groups) return `${text}${groups.order ? '&' : '?'}${new URLSearchParams({ clientId: app.client_id })}`
  return isAllowedPage(app, text) ? new URL(text).href : undefined
}

interface HandOverState {
  readonly verifier: string
  readonly clientId: string
  /** As requested; it is validated again on return. */
  readonly next: string
}

const pack = (state: HandOverState): string => Buffer.from(JSON.stringify(state)).toString('base64url')

const unpack = (text: string | undefined): Partial<HandOverState> => {
  try {
    return (JSON.parse(Buffer.from(text ?? '', 'base64url').toString()) ?? {}) as Partial<HandOverState>
  } catch {
    return {}
  }
}

/** Whether this browser is signed in at the store, as the member that the storefront names, if any. */
const isSignedIn = async (
  context: Context,
  request: Request,
  { siteId, member }: { siteId: string; member: string | null },
): Promise<boolean> => {
  const cookie = readCookie(request, sessionCookie, context.config)
  const session = cookie ? await useSession(context, cookie) : undefined
  return session?.site_id === siteId && (member === null || session.member_id === member)
}

/**
 * Continues from the storefront to the platform's pages as the same member. A browser that is not signed in here is
 * sent to the storefront for a code that only this browser can use, so that no link can sign anyone in as somebody
 * else.
 */
const begin = async (context: Context, request: Request): Promise<Response> => {
  const query = new URL(request.url).searchParams
  const app = await context.sites.findApp(query.get('client_id') ?? '')
  const [page, requested] = [query.get('page') ?? '', query.get('next') ?? '']
  const next = app && readNext(app, requested)
  if (!app || !isAllowedPage(app, page) || next === undefined) return expired(context, request)
  if (await isSignedIn(context, request, { siteId: app.site_id, member: query.get('member') }))
    return redirectBrowser(next)

  const verifier = newSecret()
  const to = new URL(page)
  to.searchParams.set('code_challenge', challengeOf(verifier))
  const state = pack({ verifier, clientId: app.client_id, next: requested })
  return redirectBrowser(
    to.href,
    persistentCookie(handOverCookie, state, { config: context.config, seconds: handOverSeconds }),
  )
}

/** Returns from the storefront with a code, or without one if nobody is signed in there. */
const handleReturn = async (context: Context, request: Request): Promise<Response> => {
  const { config } = context
  const { verifier, clientId, next: requested } = unpack(readCookie(request, handOverCookie, config))
  const app = typeof clientId === 'string' ? await context.sites.findApp(clientId) : undefined
  const next = app && typeof requested === 'string' ? readNext(app, requested) : undefined
  if (!app || next === undefined || typeof verifier !== 'string') return expired(context, request)
  const answer = redirectBrowser(next, clearedCookie(handOverCookie, config))
  const code = new URL(request.url).searchParams.get('code')
  const sessionToken = code === null ? undefined : await takeHandOver(context, app, { code, verifier })
  if (sessionToken !== undefined)
    answer.headers.append(
      'set-cookie',
      persistentCookie(sessionCookie, sessionToken, { config, seconds: idleMs / 1000 }),
    )
  return answer
}

/** Handles `/oauth2/hand-over`, which carries a sign-in over from the storefront, and the return from there. */
export const handOver = (context: Context, request: Request): Promise<Response> =>
  new URL(request.url).pathname === returnPath ? handleReturn(context, request) : begin(context, request)

/** Returns the URL to which a storefront redirects with a code, or without one. */
export const handOverReturn = ({ config }: Pick<Context, 'config'>, code: string): string =>
  `${config.publicUrl}${returnPath}?${new URLSearchParams({ code })}`
