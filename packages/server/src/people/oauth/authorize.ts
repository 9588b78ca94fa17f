import type { Context } from '../../ground/context/context.ts'
import { requireConsent } from './require-consent.ts'
import { issueCode } from './codes.ts'
import { grantedScope, hasScope } from './scopes.ts'
import { sessionCookie, type StoredSession, takeHandle, useSession } from '../session/api.ts'
import type { Client } from '../../ground/site/sites.ts'
import { invalidField } from '../../ground/base/refusal.ts'
import { messagePage } from '../../ground/page/message-page.ts'
import { challengeForm, responseModes } from './authorize-address.ts'
import { readCookie } from '../../ground/page/cookies.ts'
import { mayReturnTo } from '../../ground/site/addresses.ts'
import { noteForeignAddress } from '../../ground/site/foreign-address.ts'
import { goTo, postPage } from '../../ground/page/answers.ts'
import { readParameters } from '../../ground/page/parameters.ts'
import { readVisit, signVisit, type Visit } from './visits.ts'

/** A request to sign in, of an app that is known and an address it may use (RFC 6749, section 4.1.1). */
interface Asked {
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

/** Rules of a request, in the order of asking; what breaks one is told to the app. */
const checks: readonly ((asked: Asked) => Problem | undefined)[] = [
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
  // What can be told of a member is told by these words; without one an app of someone else learns nothing.
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

/** The way back to the app, with what it asked for or with what went wrong. */
const wayBack = ({ config }: Context, asked: Asked, answer: Readonly<Record<string, string>>): Response => {
  const { query, app, mode, redirectUri = '', visit } = asked
  const state = single(query, 'state')
  const full = { ...answer, ...(state !== undefined && { state }), iss: config.publicUrl }
  if (mode === 'web_message') {
    const isOrigin = visit.origin !== undefined && app.origins.includes(visit.origin)
    return postPage(full, { targets: isOrigin ? [visit.origin!] : app.origins, framers: app.origins })
  }
  const text = new URLSearchParams(full).toString()
  if (mode === 'query') return goTo(`${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${text}`)
  return goTo(`${redirectUri}#${text}`)
}

/**
 * How an answer goes back where the request does not say: in the fragment by the specification, but standard clients
 * look for it in the query (OAuth 2.0 Multiple Response Type Encoding Practices, section 2.1), and those ask for `openid`.
 */
const defaultMode = (query: URLSearchParams): string =>
  hasScope(query.get('scope') ?? '', 'openid') ? 'query' : 'fragment'

/** A request of no app that is known, or for an address that the app may not use: nothing goes anywhere. */
type Unreadable = { readonly unreadable: 'app' | 'address' }

/** Who is asked for, and where to. */
const readAsked = async (context: Context, query: URLSearchParams): Promise<Asked | Unreadable> => {
  const app = await context.sites.findClient(single(query, 'client_id') ?? '')
  if (!app || query.getAll('client_id').length !== 1) return { unreadable: 'app' }
  const given = query.get('response_mode') ?? defaultMode(query)
  const redirectUri = single(query, 'redirect_uri')
  const mayLackAddress = given === 'web_message' && redirectUri === undefined && app.origins.length > 0
  const isListed = redirectUri !== undefined && mayReturnTo(app, redirectUri)
  if (!mayLackAddress && (!isListed || query.getAll('redirect_uri').length !== 1)) {
    if (redirectUri !== undefined) noteForeignAddress(context, app, redirectUri)
    return { unreadable: 'address' }
  }
  const mode = responseModes.includes(given) ? given : defaultMode(query)
  return { query, app, mode, redirectUri, visit: await readVisit(context, single(query, 'visit'), app) }
}

const unreadablePage = (context: Context, request: Request, found: Unreadable): Promise<Response> =>
  messagePage(context, request, {
    say: ({ pages: { invalidSignInLink: title, unknownApp, foreignAddress } }) => ({
      title,
      texts: [found.unreadable === 'app' ? unknownApp : foreignAddress],
    }),
  })

interface FoundSession {
  readonly session: StoredSession
  /** Whoever holds a handle has just signed in. */
  readonly byHandle: boolean
}

/** Who is signed in: by the handle in the address, or by the cookie of this browser. */
const findSession = async (context: Context, asked: Asked, request: Request): Promise<FoundSession | undefined> => {
  const { db, now } = context
  const { site_id: siteId, client_id: clientId } = asked.app
  const handle = single(asked.query, 'session')
  const held = handle ? await takeHandle(db, { siteId, clientId, handle, now: now() }) : undefined
  if (held) return { session: held, byHandle: true }
  const cookie = readCookie(request, sessionCookie, context.config)
  const session = cookie ? await useSession(context, cookie) : undefined
  return session?.site_id === siteId ? { session, byHandle: false } : undefined
}

/** Whether a session will do: with `prompt=login`, or when it is older than `max_age`, only one from after the question. */
const isFresh = ({ query, visit }: Asked, { session, byHandle }: FoundSession, now: Date): boolean => {
  const began = session.created_date.getTime()
  const maxAge = query.get('max_age')
  const isOld = maxAge !== null && now.getTime() - began > Number(maxAge) * 1000
  if (byHandle || !((query.get('prompt') ?? '').split(' ').includes('login') || isOld)) return true
  return visit.signedInAfter !== undefined && began >= visit.signedInAfter * 1000
}

/** To the sign-in page, which comes back here. */
const toSignIn = async (context: Context, { query, app, visit }: Asked): Promise<Response> => {
  const next = new URLSearchParams(query)
  next.delete('session')
  const signedInAfter = visit.signedInAfter ?? Math.floor(context.now().getTime() / 1000)
  next.set('visit', await signVisit(context, { ...visit, signedInAfter }))
  // The page is the store's: an app of someone else names an app of the store to it.
  const own = app.isThirdParty ? await context.sites.findFirstApp(app.site_id) : undefined
  const door = { ...(own && { clientId: own.client_id }), continue: `/oauth2/authorize?${next}` }
  return goTo(`/hosted/sign-in?${new URLSearchParams(door)}`)
}

/** Where nobody can be asked anything: the app wants an answer at once. */
const isSilent = ({ query, mode }: Asked): boolean => query.get('prompt') === 'none' || mode === 'web_message'

/** The way back to an app whose request a member denied (RFC 6749, section 4.1.2.1). */
export const denialAddress = async (context: Context, query: URLSearchParams): Promise<string> => {
  const asked = await readAsked(context, query)
  const denial = problem('access_denied', 'The member denied access.')
  const address = 'unreadable' in asked ? null : wayBack(context, asked, { ...denial }).headers.get('location')
  if (address === null) throw invalidField('request', 'belongs to an app that no longer exists')
  return address
}

/** Answers `/oauth2/authorize`: a code for who is signed in, or the sign-in page for who is not. */
export const authorize = async (context: Context, request: Request): Promise<Response> => {
  const asked = await readAsked(context, await readParameters(request))
  if ('unreadable' in asked) return unreadablePage(context, request, asked)
  for (const check of checks) {
    const broken = check(asked)
    if (broken) return wayBack(context, asked, { ...broken })
  }
  const { app, query, redirectUri, visit } = asked
  const found = await findSession(context, asked, request)
  if (!found || !isFresh(asked, found, context.now())) {
    if (isSilent(asked)) return wayBack(context, asked, { ...problem('login_required', 'Nobody is signed in.') })
    return toSignIn(context, asked)
  }
  const scope = grantedScope(single(query, 'scope'))
  if (app.isThirdParty) {
    const { session } = found
    const asking = await requireConsent(context, { app, query, visit, scope, memberId: session.member_id })
    if (asking !== undefined && isSilent(asked))
      return wayBack(context, asked, { ...problem('consent_required', 'The member has not allowed this app yet.') })
    if (asking !== undefined) return goTo(`/hosted/consent?${new URLSearchParams({ request: asking })}`)
  }
  const challenge = query.get('code_challenge')!
  const { visitorId } = visit
  return wayBack(context, asked, {
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
