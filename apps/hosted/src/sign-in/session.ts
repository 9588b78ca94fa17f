import { calls, isApiError, type StateMachineResponse } from '@vitrine/client'
import type { Api } from '../api.ts'
import { packCookie, readCookie, unpackCookie, writeCookie } from '@vitrine/web/cookies.ts'
import { waitingCookieFor, waitingOf } from '../factor/waiting.ts'
import { redirectTo } from '@vitrine/web/page/redirect-to.ts'
import type { PageRequest } from '../page.ts'
import { authUrl, storeCookieFor, type Visit } from './visit.ts'

/** Must match the server, which reads this cookie at its sign-in endpoints. */
const sessionCookie = 'vitrine_session'
/** The server's lifetime of an unused session. */
const sessionSeconds = 30 * 24 * 60 * 60

const verificationCookie = 'vitrine_verification'
/** Codes can be resent repeatedly; the server says when they expire. */
const verificationSeconds = 60 * 60

export const sessionCookieFor = ({ origin }: PageRequest, sessionToken: string): string =>
  writeCookie(sessionCookie, sessionToken, { origin, seconds: sessionSeconds })

export const clearedSession = ({ origin }: PageRequest): string =>
  writeCookie(sessionCookie, '', { origin, seconds: 0 })

export const sessionTokenOf = (page: PageRequest): string | undefined => readCookie(page, sessionCookie) || undefined

/** Returns the API as the signed-in member, or `undefined` if the session has ended. */
export const asMember = async (page: PageRequest): Promise<{ api: Api; accessToken: string } | undefined> => {
  const sessionToken = sessionTokenOf(page)
  if (sessionToken === undefined) return undefined
  try {
    const { access_token: accessToken } = await page.api().send(calls.exchangeSession, { body: { sessionToken } })
    return { api: page.api(accessToken), accessToken }
  } catch (error) {
    if (isApiError(error, 'UNAUTHENTICATED', 'INVALID_ARGUMENT')) return undefined
    throw error
  }
}

/** A sign-up that waits for its code. */
export interface Pending {
  readonly stateToken: string
  readonly email: string
}

const pendingCookieFor = ({ origin }: PageRequest, pending: Pending): string =>
  writeCookie(verificationCookie, packCookie(pending), {
    origin,
    seconds: verificationSeconds,
  })

export const clearedPending = ({ origin }: PageRequest): string =>
  writeCookie(verificationCookie, '', { origin, seconds: 0 })

export const pendingOf = (page: PageRequest): Pending | undefined => {
  const { stateToken, email } = unpackCookie(readCookie(page, verificationCookie)) ?? {}
  return typeof stateToken === 'string' && typeof email === 'string' ? { stateToken, email } : undefined
}

/** Saves the session and continues to `to`. */
export const enter = (
  visit: Visit,
  sessionToken: string,
  to: string = visit.next,
  cookies: readonly string[] = [],
): Response =>
  redirectTo(to, [
    sessionCookieFor(visit.request, sessionToken),
    storeCookieFor(visit),
    clearedPending(visit.request),
    ...cookies,
  ])

/** Redirects to the second step. */
const toFactor = (visit: Visit, answer: StateMachineResponse): Response =>
  redirectTo(authUrl(visit, 'factor'), [
    waitingCookieFor(visit.request, waitingOf(answer)),
    clearedPending(visit.request),
  ])

/** Continues according to the server's response to a sign-in or sign-up. */
export const goOn = (visit: Visit, answer: StateMachineResponse, email: string): Response => {
  const { state, sessionToken, stateToken } = answer
  if (state === 'SUCCESS' && sessionToken) return enter(visit, sessionToken)
  if (state === 'REQUIRE_EMAIL_VERIFICATION' && stateToken)
    return redirectTo(authUrl(visit, 'verify'), [pendingCookieFor(visit.request, { stateToken, email })])
  if (state === 'REQUIRE_MFA') return toFactor(visit, answer)
  if (state === 'REQUIRE_OWNER_APPROVAL') return redirectTo(authUrl(visit, 'approval-pending'))
  return redirectTo(authUrl(visit, 'sign-in-failed'))
}
