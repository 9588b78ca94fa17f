import { calls, isApiError, type ApiError, type StateMachineResponse } from '@vitrine/client'
import { readLine } from '@vitrine/web/form/form.ts'
import { redirectTo } from '@vitrine/web/page/redirect-to.ts'
import { definePage, drawMessage, type Answer, type PageRequest } from '../page.ts'
import { tooManySentence } from '../sign-in/sentences.ts'
import { enter } from '../sign-in/session.ts'
import { asVisitor, authUrl, showAuthPage, openVisit, type Visit } from '../sign-in/visit.ts'
import { FactorPage, type FactorData } from './factor-page.tsx'
import {
  clearedWaiting,
  deviceCookiesFor,
  readWaiting,
  waitingCookieFor,
  waitingOf,
  type Method,
  type Waiting,
} from './waiting.ts'

type Outcome = Pick<FactorData, 'failure' | 'codeError'> & { readonly status?: number }

/** Authenticator apps and recovery codes don't need a code to be sent first. */
const needsNothing = (method: Method | undefined): boolean => method === 'TOTP' || method === 'RECOVERY_CODE'

/** Returns the method to ask for: the chosen one, or the preferred one if no code has to be sent. */
const shownOf = ({ available, chosen }: Waiting, url: URL): Method | undefined => {
  const requested = url.searchParams.get('with') as Method | null
  if (requested && needsNothing(requested) && available.includes(requested)) return requested
  if (url.searchParams.has('choose')) return undefined
  return chosen ?? (needsNothing(available[0]) ? available[0] : undefined)
}

const draw = (visit: Visit, waiting: Waiting, { status, ...outcome }: Outcome = {}): Answer<FactorData> => {
  const { available, hint, options, transactionId } = waiting
  const shown = shownOf(waiting, visit.request.url)
  const hrefOf = (method: Method) => (needsNothing(method) ? authUrl(visit, 'factor', { with: method }) : undefined)
  const data: FactorData = {
    shown,
    others: available.filter((method) => method !== shown).map((method) => ({ method, href: hrefOf(method) })),
    signInHref: authUrl(visit, 'sign-in'),
    hint,
    options,
    transactionId,
    ...outcome,
  }
  return showAuthPage(visit, { title: visit.words.factorTitle, data, status })
}

/** The sign-in has expired or was completed elsewhere. */
const expired = (visit: Visit): Answer<FactorData> =>
  drawMessage(visit.frame, {
    status: 410,
    title: visit.words.factorExpired,
    text: visit.words.factorExpiredHint,
    link: { href: authUrl(visit, 'sign-in'), label: visit.words.signIn },
    cookies: [clearedWaiting(visit.request)],
  })

const isOver = ({ violations }: ApiError): boolean => violations.some(({ field }) => field === 'stateToken')

/** Returns the proof that the form sends for a method. */
const proofOf = (method: Method, form: FormData): object => {
  const code = readLine(form, 'code').slice(0, 100)
  switch (method) {
    case 'TOTP':
      return { totpData: { code } }
    case 'EMAIL':
      return { emailData: { code } }
    case 'SMS':
      return { smsData: { code } }
    case 'CALL':
      return { callData: { code } }
    case 'RECOVERY_CODE':
      return { recoveryCodeData: { code } }
    case 'PUSH':
      return { pushData: { transactionId: readLine(form, 'transactionId').slice(0, 36) } }
    case 'WEBAUTHN':
      return { webauthnData: readCredential(form) }
    case 'PASSWORD':
      return {}
    default:
      return method satisfies never
  }
}

/** Reads the passkey response, which the server verifies. */
export const readCredential = (form: FormData): unknown => {
  try {
    return JSON.parse(readLine(form, 'credential').slice(0, 20_000)) as unknown
  } catch {
    return {}
  }
}

const act = async (request: PageRequest, form: FormData): Promise<Answer<FactorData>> => {
  const visit = await openVisit(request)
  const waiting = readWaiting(request)
  const method = waiting?.available.find((one) => one === readLine(form, 'method'))
  if (!waiting || !method) return expired(visit)
  const isChoice = form.get('intent') === 'choose'
  const next: Waiting = { ...waiting, chosen: method }
  if (!isChoice && method !== 'PUSH' && method !== 'WEBAUTHN' && readLine(form, 'code') === '')
    return draw(visit, next, { status: 422, codeError: visit.words.fieldRequired })
  const proof = isChoice ? {} : { ...proofOf(method, form), rememberThisDevice: form.get('remember') === 'yes' }
  try {
    const api = await asVisitor(visit)
    const body = { stateToken: waiting.stateToken, ...proof }
    const answer = await api.send(calls.verifyFactor, { params: { factorType: method }, body })
    return goOnFrom(visit, answer)
  } catch (error) {
    if (isApiError(error, 'TOO_MANY_REQUESTS'))
      return draw(visit, next, {
        status: 429,
        failure: tooManySentence(error, { words: visit.words, otherwise: visit.words.factorTooMany }),
      })
    if (!isApiError(error, 'INVALID_ARGUMENT')) throw error
    if (isOver(error)) return expired(visit)
    const wrong =
      method === 'PUSH' || method === 'WEBAUTHN'
        ? { failure: visit.words.factorRefused }
        : { codeError: visit.words.factorWrong }
    return draw(visit, next, { status: 422, ...wrong })
  }
}

const goOnFrom = (visit: Visit, answer: StateMachineResponse): Answer<FactorData> => {
  if (answer.state === 'SUCCESS' && answer.sessionToken) {
    const cookies = [clearedWaiting(visit.request), ...deviceCookiesFor(visit.request, answer)]
    return enter(visit, answer.sessionToken, visit.next, cookies)
  }
  return redirectTo(authUrl(visit, 'factor'), [waitingCookieFor(visit.request, waitingOf(answer))])
}

export const factorRoute = definePage({
  path: '/factor',
  Page: FactorPage,
  load: async (request) => {
    const visit = await openVisit(request)
    const waiting = readWaiting(request)
    return waiting ? draw(visit, waiting) : expired(visit)
  },
  act,
})
