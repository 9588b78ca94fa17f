import { calls, isApiError, type ApiError } from '@vitrine/client'
import { readLine } from '@vitrine/web/form/form.ts'
import { redirectTo } from '@vitrine/web/page/redirect-to.ts'
import { definePage, drawMessage, type Answer, type PageRequest } from '../../page.ts'
import { tooManySentence } from '../sentences.ts'
import { clearedPending, goOn, pendingOf, type Pending } from '../session.ts'
import { VerifyPage, type VerifyData } from './verify-page.tsx'
import { asVisitor, authUrl, showAuthPage, openVisit, type Visit } from '../visit.ts'

type Outcome = Pick<VerifyData, 'failure' | 'codeError'> & { readonly status?: number }

const draw = (visit: Visit, { email }: Pending, { status, ...outcome }: Outcome = {}): Answer<VerifyData> => {
  const isResent = status === undefined && visit.request.url.searchParams.has('sent')
  const data: VerifyData = { email, isResent, signUpHref: authUrl(visit, 'sign-up'), ...outcome }
  return showAuthPage(visit, { title: visit.words.verifyTitle, data, status })
}

/** The sign-up has expired; signing in resumes it. */
const expired = (visit: Visit): Answer<VerifyData> =>
  drawMessage(visit.frame, {
    status: 410,
    title: visit.words.codeExpired,
    text: visit.words.codeExpiredHint,
    link: { href: authUrl(visit, 'sign-in'), label: visit.words.signIn },
    cookies: [clearedPending(visit.request)],
  })

const isOver = (error: ApiError): boolean => error.violations.some(({ field }) => field.endsWith('stateToken'))

const refuse = (visit: Visit, pending: Pending, error: unknown, otherwise: string): Answer<VerifyData> => {
  if (isApiError(error, 'TOO_MANY_REQUESTS'))
    return draw(visit, pending, { status: 429, failure: tooManySentence(error, { words: visit.words, otherwise }) })
  if (!isApiError(error, 'INVALID_ARGUMENT')) throw error
  return isOver(error) ? expired(visit) : draw(visit, pending, { status: 422, codeError: visit.words.wrongCode })
}

const resend = async (visit: Visit, pending: Pending): Promise<Answer<VerifyData>> => {
  const { stateToken } = pending
  try {
    const api = await asVisitor(visit)
    await api.send(calls.resendDuringAuthentication, { body: { stateToken } })
  } catch (error) {
    return refuse(visit, pending, error, visit.words.noMoreCodes)
  }
  return redirectTo(authUrl(visit, 'verify', { sent: '1' }))
}

const load = async (request: PageRequest): Promise<Answer<VerifyData>> => {
  const visit = await openVisit(request)
  const pending = pendingOf(request)
  return pending ? draw(visit, pending) : expired(visit)
}

const act = async (request: PageRequest, form: FormData): Promise<Answer<VerifyData>> => {
  const visit = await openVisit(request)
  const pending = pendingOf(request)
  if (!pending) return expired(visit)
  if (form.get('intent') === 'resend') return resend(visit, pending)
  const code = readLine(form, 'code').replaceAll(/[\s-]/g, '')
  // Malformed codes don't count as attempts.
  if (!/^\d{6}$/.test(code)) return draw(visit, pending, { status: 422, codeError: visit.words.incompleteCode })
  const { stateToken, email } = pending
  try {
    const api = await asVisitor(visit)
    return goOn(visit, await api.send(calls.verifyDuringAuthentication, { body: { code, stateToken } }), email)
  } catch (error) {
    return refuse(visit, pending, error, visit.words.tooManyCodes)
  }
}

export const verifyRoute = definePage({ path: '/verify', Page: VerifyPage, load, act })
