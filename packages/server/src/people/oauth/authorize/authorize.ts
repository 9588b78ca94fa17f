import type { Context } from '../../../ground/context/context.ts'
import { requireConsent } from './require-consent.ts'
import { issueCode } from '../token/codes.ts'
import { grantedScope, hasScope } from '../token/scopes.ts'
import { sessionCookie, type StoredSession, takeHandle, useSession } from '../../session/api.ts'
import type { Client } from '../../../ground/site/sites.ts'
import { invalidField } from '../../../ground/base/refusal.ts'
import { messagePage } from '../../../ground/page/message-page.ts'
import { challengeForm, responseModes } from './authorize-address.ts'
import { readCookie } from '../../../ground/page/cookies.ts'
import { isAllowedRedirectUri } from '../../../ground/site/addresses.ts'
import { logRefusedAddress } from '../../../ground/site/refused-address.ts'
import { redirectBrowser, postMessagePage } from '../../../ground/page/responses.ts'
import { readParameters } from '../../../ground/page/parameters.ts'
import { readVisit, signVisit, type Visit } from './visits.ts'

/** A request with a known app and an allowed redirect URI (RFC 6749, section 4.1.1). */
interface SignInRequest {
  readonly query: URLSearchParams
  readonly app: Client
  readonly mode: string
  readonly redirectUri: string | undefined
  readonly visit: Visit
}

interface Problem {
  readonly error: string
  readonly error_description: string
}

const problem = (error: string, error_description: string): Problem => ({ error, error_description })

const single = (query: URLSearchParams, name: string): string | undefined => query.get(name) ?? undefined

/** Rules for requests, checked in this order. The app receives the first violation. */
const checks: readonly ((signIn: SignInRequest) => Problem | undefined)[] = [
  ({ query }) =>
    [...new Set(query.keys())].some((name) => query.getAll(name).length > 1)
      ? problem('invalid_request', 'A parameter is repeated.')
      : undefined,
  ({ query }) =>
    query.has('request')
      ? problem('request_not_supported', 'Send the parameters directly, not in a request object.')
      : undefined,
  ({ query }) =>
    query.has('request_uri')
      ? problem('request_uri_not_supported', 'Send the parameters directly, not in a request object.')
      : undefined,
  ({ query }) =>
    query.has('response_mode') && !responseModes.includes(query.get('response_mode')!)
      ? problem('invalid_request', `The response modes are: ${responseModes.join(', ')}.`)
      : undefined,
  ({ query }) =>
    query.get('response_type') === 'code'
      ? undefined
      : problem('unsupported_response_type', 'The response type must be code.'),
  ({ query }) =>
    challengeForm.test(query.get('code_challenge') ?? '')
      ? undefined
      : problem('invalid_request', 'The code challenge is missing or is not a SHA-256 hash in base64url (RFC 7636).'),
  ({ query }) =>
    query.get('code_challenge_method') === 'S256'
      ? undefined
      : problem('invalid_request', 'The code challenge method must be S256.'),
  ({ query }) =>
    /^\d{1,10}$/.test(query.get('max_age') ?? '0')
      ? undefined
      : problem('invalid_request', 'max_age must be a number of seconds.'),
  // Third-party apps must request scopes, which define what they learn about a member.
  ({ query, app }) =>
    app.isThirdParty && grantedScope(single(query, 'scope')) === ''
      ? problem('invalid_scope', 'The scope must contain openid.')
      : undefined,
  ({ query }) => {
    const prompts = (query.get('prompt') ?? '').split(' ')
    return prompts.length > 1 && prompts.includes('none')
      ? problem('invalid_request', 'prompt=none cannot be combined with other values.')
      : undefined
  },
]

/** Builds the redirect to the app with the response or error. */
const redirectBack = (
  { config }: Context,
  signIn: SignInRequest,
  answer: Readonly<Record<string, string>>,
): Response => {
  const { query, app, mode, redirectUri = '', visit } = signIn
  const state = single(query, 'state')
  const full = { ...answer, ...(state !== undefined && { state }), iss: config.publicUrl }
  if (mode === 'web_message') {
    const isOrigin = visit.origin !== undefined && app.origins.includes(visit.origin)
    return postMessagePage(full, { targets: isOrigin ? [visit.origin!] : app.origins, framers: app.origins })
  }
  const text = new URLSearchParams(full).toString()
  if (mode === 'query') return redirectBrowser(`${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${text}`)
  return redirectBrowser(`${redirectUri}#${text}`)
}

/**
 * Returns the response mode if the request has none. The specification says fragment, but standard clients, which
 * request `openid`, read the query (OAuth 2.0 Multiple Response Type Encoding Practices, section 2.1).
 */
const defaultMode = (query: URLSearchParams): string =>
  hasScope(query.get('scope') ?? '', 'openid') ? 'query' : 'fragment'

/** Unknown app or redirect URI that it may not use: there must be no redirect. */
type Unreadable = { readonly unreadable: 'app' | 'address' }

/** Reads the request with its app and redirect URI. */
const readRequest = async (context: Context, query: URLSearchParams): Promise<SignInRequest | Unreadable> => {
  const app = await context.sites.findClient(single(query, 'client_id') ?? '')
  if (!app || query.getAll('client_id').length !== 1) return { unreadable: 'app' }
  const given = query.get('response_mode') ?? defaultMode(query)
  const redirectUri = single(query, 'redirect_uri')
  const mayLackAddress = given === 'web_message' && redirectUri === undefined && app.origins.length > 0
  const isListed = redirectUri !== undefined && isAllowedRedirectUri(app, redirectUri)
  if (!mayLackAddress && (!isListed || query.getAll('redirect_uri').length !== 1)) {
    if (redirectUri !== undefined) logRefusedAddress(context, app, redirectUri)
    return { unreadable: 'address' }
  }
  const mode = responseModes.includes(given) ? given : defaultMode(query)
  return { query, app, mode, redirectUri, visit: await readVisit(context, single(query, 'visit'), app) }
}

const unreadablePage = (context: Context, request: Request, found: Unreadable): Promise<Response> =>
  messagePage(context, request, {
    wordsFor: ({ pages: { invalidSignInLink: title, unknownApp, foreignAddress } }) => ({
      title,
      texts: [found.unreadable === 'app' ? unknownApp : foreignAddress],
    }),
  })

interface FoundSession {
  readonly session: StoredSession
  /** Whether the session was identified by a handle, which is issued right after a sign-in. */
  readonly byHandle: boolean
}

/** Finds the session by the handle in the URL or by the browser's cookie. */
const findSession = async (
  context: Context,
  signIn: SignInRequest,
  request: Request,
): Promise<FoundSession | undefined> => {
  const { db, now } = context
  const { site_id: siteId, client_id: clientId } = signIn.app
  const handle = single(signIn.query, 'session')
  const held = handle ? await takeHandle(db, { siteId, clientId, handle, now: now() }) : undefined
  if (held) return { session: held, byHandle: true }
  const cookie = readCookie(request, sessionCookie, context.config)
  const session = cookie ? await useSession(context, cookie) : undefined
  return session?.site_id === siteId ? { session, byHandle: false } : undefined
}

/**
 * Whether a session is recent enough. With `prompt=login`, or if it is older than `max_age`, it must be newer than the
 * request.
 */
const isFresh = ({ query, visit }: SignInRequest, { session, byHandle }: FoundSession, now: Date): boolean => {
  const began = session.created_date.getTime()
  const maxAge = query.get('max_age')
  const isOld = maxAge !== null && now.getTime() - began > Number(maxAge) * 1000
  if (byHandle || !((query.get('prompt') ?? '').split(' ').includes('login') || isOld)) return true
  return visit.signedInAfter !== undefined && began >= visit.signedInAfter * 1000
}

/** Redirects to the sign-in page, which returns here. */
const toSignIn = async (context: Context, { query, app, visit }: SignInRequest): Promise<Response> => {
  const next = new URLSearchParams(query)
  next.delete('session')
  const signedInAfter = visit.signedInAfter ?? Math.floor(context.now().getTime() / 1000)
  next.set('visit', await signVisit(context, { ...visit, signedInAfter }))
  // The page belongs to the store, so for a third-party app it is opened with one of the store's own apps.
  const own = app.isThirdParty ? await context.sites.findFirstApp(app.site_id) : undefined
  const door = { ...(own && { clientId: own.client_id }), continue: `/oauth2/authorize?${next}` }
  return redirectBrowser(`/hosted/sign-in?${new URLSearchParams(door)}`)
}

/** Whether the app wants an immediate response without user interaction. */
const isSilent = ({ query, mode }: SignInRequest): boolean => query.get('prompt') === 'none' || mode === 'web_message'

/** Returns the redirect to an app whose request the member denied (RFC 6749, section 4.1.2.1). */
export const denialAddress = async (context: Context, query: URLSearchParams): Promise<string> => {
  const signIn = await readRequest(context, query)
  const denial = problem('access_denied', 'The member denied access.')
  const address = 'unreadable' in signIn ? null : redirectBack(context, signIn, { ...denial }).headers.get('location')
  if (address === null) throw invalidField('request', 'belongs to an app that no longer exists')
  return address
}

/** Handles `/oauth2/authorize`: redirects with a code if signed in, otherwise to the sign-in page. */
export const authorize = async (context: Context, request: Request): Promise<Response> => {
  const signIn = await readRequest(context, await readParameters(request))
  if ('unreadable' in signIn) return unreadablePage(context, request, signIn)
  for (const check of checks) {
    const broken = check(signIn)
    if (broken) return redirectBack(context, signIn, { ...broken })
  }
  const { app, query, redirectUri, visit } = signIn
  const found = await findSession(context, signIn, request)
  if (!found || !isFresh(signIn, found, context.now())) {
    if (isSilent(signIn)) return redirectBack(context, signIn, { ...problem('login_required', 'Nobody is signed in.') })
    return toSignIn(context, signIn)
  }
  const scope = grantedScope(single(query, 'scope'))
  if (app.isThirdParty) {
    const { session } = found
    const asking = await requireConsent(context, { app, query, visit, scope, memberId: session.member_id })
    if (asking !== undefined && isSilent(signIn))
      return redirectBack(context, signIn, {
        ...problem('consent_required', 'The member has not allowed this app yet.'),
      })
    if (asking !== undefined) return redirectBrowser(`/hosted/consent?${new URLSearchParams({ request: asking })}`)
  }
  const challenge = query.get('code_challenge')!
  const { visitorId } = visit
  return redirectBack(context, signIn, {
    code: await issueCode(context, {
      app,
      session: found.session,
      redirectUri,
      challenge,
      visitorId,
      scope,
      nonce: single(query, 'nonce'),
    }),
  })
}
