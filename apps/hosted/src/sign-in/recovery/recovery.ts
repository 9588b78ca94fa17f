import { calls, isApiError } from '@vitrine/client'
import { readCookie, writeCookie } from '@vitrine/web/cookies.ts'
import { isEmail, readLine, readPassword } from '@vitrine/web/form/form.ts'
import { definePage, drawMessage, type Answer, type PageRequest, type Route, type Answered } from '../../page.ts'
import { accountPath, safeContinuePath } from '../continue.ts'
import { ForgotPage, ResetPage, type ForgotData, type ResetData } from './recovery-pages.tsx'
import { complaintOf, type Complaint } from '../sentences.ts'
import { enter, goOn, sessionCookieFor } from '../session.ts'
import { asVisitor, authUrl, showAuthPage, openVisit, storeCookieFor, type Visit } from '../visit.ts'

/** Keeps the target of the interrupted sign-in in the requesting browser. */
const continueCookie = 'vitrine_recovery'
const hour = 60 * 60

const showForgot = (visit: Visit, data: Partial<ForgotData> = {}, more: { status?: number; cookies?: string[] } = {}) =>
  showAuthPage<ForgotData>(visit, {
    title: visit.words.forgotTitle,
    data: { email: '', isSent: false, signInHref: authUrl(visit, 'sign-in'), ...data },
    ...more,
  })

const askForLink = async (request: PageRequest, form: FormData): Promise<Answer<ForgotData>> => {
  const visit = await openVisit(request)
  const email = readLine(form, 'email')
  if (!isEmail(email))
    return showForgot(
      visit,
      { email, error: email === '' ? visit.words.fieldRequired : visit.words.wrongEmail },
      { status: 422 },
    )
  try {
    const api = await asVisitor(visit)
    await api.send(calls.sendRecoveryEmail, { body: { email } })
  } catch (error) {
    const { status, failure, errors } = complaintOf(error, visit)
    return showForgot(visit, { email, failure, error: errors.email }, { status })
  }
  const { origin } = request
  const cookie = writeCookie(continueCookie, encodeURIComponent(visit.next), { origin, seconds: hour })
  return showForgot(visit, { email, isSent: true }, { cookies: [cookie] })
}

/** The reset page reads its target from the cookie, if it is the same browser. */
const openReset = async (request: PageRequest): Promise<Visit> => {
  const stored = readCookie(request, continueCookie)
  const next = safeContinuePath(stored && decodeURIComponent(stored.replaceAll(/%(?![\da-f]{2})/gi, '')))
  const url = new URL(request.url)
  if (next !== accountPath) url.searchParams.set('continue', next)
  return openVisit({ ...request, url })
}

const showReset = (visit: Visit, complaint?: Complaint): Answer<ResetData> => {
  const data: ResetData = {
    passwordMinLength: visit.site.passwordMinLength,
    error: complaint?.errors.password,
    failure: complaint?.failure,
  }
  return showAuthPage(visit, { title: visit.words.resetTitle, data, status: complaint?.status })
}

const invalidLink = (visit: Visit): Answered =>
  drawMessage(visit.frame, {
    status: 410,
    title: visit.words.linkExpired,
    text: visit.words.linkExpiredHint,
    link: { href: authUrl(visit, 'forgot'), label: visit.words.newLink },
  })

const loadReset = async (request: PageRequest): Promise<Answer<ResetData>> => {
  const visit = await openReset(request)
  return request.url.searchParams.get('token') ? showReset(visit) : invalidLink(visit)
}

interface Recovered {
  readonly sessionToken: string
  readonly redirectUrl?: string
  readonly clientId?: string
}

/** Continues the pending sign-in, or returns to the requesting storefront page. Shows a link, not a redirect. */
const done = (visit: Visit, { sessionToken, redirectUrl, clientId }: Recovered): Answered => {
  const known = { ...visit, clientId: clientId ?? visit.clientId }
  if (visit.next !== accountPath || redirectUrl === undefined) return enter(known, sessionToken)
  return drawMessage(visit.frame, {
    title: visit.words.resetDone,
    text: visit.words.resetDoneHint,
    link: { href: redirectUrl, label: visit.words.continue },
    cookies: [sessionCookieFor(visit.request, sessionToken), storeCookieFor(known)],
  })
}

/** Reads a text of the response's additional data, where each value is an object by type. */
const textOf = (value: unknown): string | undefined => {
  const { strValue } = (value ?? {}) as { strValue?: unknown }
  return typeof strValue === 'string' ? strValue : undefined
}

const reset = async (request: PageRequest, form: FormData): Promise<Answer<ResetData>> => {
  const visit = await openReset(request)
  const recoveryToken = request.url.searchParams.get('token') ?? ''
  const password = readPassword(form, 'password')
  if (recoveryToken === '' || recoveryToken.length > 1000) return invalidLink(visit)
  if (password === '') return showReset(visit, { status: 422, errors: { password: visit.words.fieldRequired } })
  try {
    const answer = await request.api().send(calls.recover, { body: { recoveryToken, password } })
    if (answer.state !== 'SUCCESS') return goOn(visit, answer, '')
    const { redirectUrl, clientId } = (answer.additionalData ?? {}) as Record<string, unknown>
    return done(visit, {
      sessionToken: answer.sessionToken ?? '',
      redirectUrl: textOf(redirectUrl),
      clientId: textOf(clientId),
    })
  } catch (error) {
    const isLinkInvalid =
      isApiError(error, 'INVALID_ARGUMENT') && error.violations.some(({ field }) => field.endsWith('recoveryToken'))
    return isLinkInvalid ? invalidLink(visit) : showReset(visit, complaintOf(error, visit))
  }
}

export const recoveryRoutes: readonly Route[] = [
  definePage({
    path: '/forgot',
    Page: ForgotPage,
    load: async (request: PageRequest): Promise<Answer<ForgotData>> => showForgot(await openVisit(request)),
    act: askForLink,
  }),
  definePage({ path: '/reset', Page: ResetPage, load: loadReset, act: reset }),
]
