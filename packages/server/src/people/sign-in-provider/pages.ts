import type { StateMachineResponse } from '@vitrine/contract/entities/people/identity.ts'
import { toAcceptLanguage } from '@vitrine/domain/language-preferences.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import type { Words } from '../../ground/words/en.ts'
import { contextInLanguage } from '../../ground/words/speech.ts'
import { newSecret } from '../../ground/token/secrets.ts'
import { sessionCookie } from '../session/api.ts'
import { messagePage } from '../../ground/page/message-page.ts'
import { languagePreferencesOf } from '../../ground/page/visitor-speech.ts'
import { clearedCookie, persistentCookie, readCookie } from '../../ground/page/cookies.ts'
import { redirectBrowser } from '../../ground/page/responses.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { enterFromProvider, type Arriving } from './account.ts'
import { providerPath, redirectUriOf } from './addresses.ts'
import { localReturnPath } from './local-return-path.ts'
import { createProviderClient } from './provider-client.ts'
import { findProvider, insertVisit, takeVisit, type StoredProvider, type StoredVisit } from './store.ts'

const browserCookie = 'vitrine_provider'
/** Set by the hosted page of second factors. */
const deviceCookie = 'vitrine_device'
const visitSeconds = 10 * 60
const sessionSeconds = 30 * 24 * 60 * 60

/** Why a sign-in through a provider failed. */
type Failure = 'BLOCKED' | 'NO_EMAIL' | 'EMAIL_NOT_VERIFIED' | 'NO_ANSWER'

const sentences: Readonly<Record<Failure, (words: Words['pages'], provider: string) => string>> = {
  BLOCKED: ({ blocked }) => blocked,
  NO_EMAIL: ({ noEmail }, provider) => noEmail(provider),
  EMAIL_NOT_VERIFIED: ({ emailNotVerified }, provider) => emailNotVerified(provider),
  NO_ANSWER: ({ noAnswer }, provider) => noAnswer(provider),
}

const failurePage = (
  context: Context,
  request: Request,
  { provider, failure }: { provider: StoredProvider; failure: Failure },
): Promise<Response> =>
  messagePage(context, request, {
    siteId: provider.site_id,
    wordsFor: ({ pages }) => ({ title: pages.signInFailed, texts: [sentences[failure](pages, provider.name)] }),
  })

const clientOf = async (context: Context, provider: StoredProvider) => {
  const { demo } = await requireSite(context.sites, provider.site_id)
  const redirectUri = redirectUriOf(context.config, provider.id)
  return createProviderClient(provider, { redirectUri, reach: { loopback: demo } })
}

/** Redirects to the provider. A secret cookie identifies the browser when it returns. */
const begin = async (context: Context, provider: StoredProvider, query: URLSearchParams): Promise<Response> => {
  const { db, now, config } = context
  const { address, state, nonce, verifier } = await (await clientOf(context, provider)).begin()
  const browser = newSecret()
  await insertVisit(db, {
    site_id: provider.site_id,
    provider_id: provider.id,
    state,
    browser,
    nonce,
    verifier,
    next: localReturnPath(query.get('continue')),
    expires_date: new Date(now().getTime() + visitSeconds * 1000),
  })
  return redirectBrowser(address, persistentCookie(browserCookie, browser, { config, seconds: visitSeconds }))
}

/** Handles the return from the provider. */
const handleReturn = async (
  context: Context,
  provider: StoredProvider,
  { request, ...arrival }: { request: Request } & Pick<Arriving, 'from' | 'deviceToken'>,
): Promise<Response> => {
  const { db, now, sites, endedSessions } = context
  const { searchParams: query } = new URL(request.url)
  const [state, browser] = [query.get('state') ?? '', readCookie(request, browserCookie, context.config) ?? '']
  const visit = await takeVisit(db, { providerId: provider.id, state, browser, now: now() })
  if (!visit)
    return messagePage(context, request, {
      siteId: provider.site_id,
      wordsFor: ({ pages }) => ({ title: pages.signInInterrupted, texts: [pages.signInInterruptedText] }),
    })
  // Someone who canceled at the provider may choose another sign-in method.
  if (query.has('error')) return redirectBrowser(`/hosted/sign-in?${new URLSearchParams({ continue: visit.next })}`)
  const person = await (await clientOf(context, provider)).finish(query, { ...visit, state })
  const site = await requireSite(sites, provider.site_id)
  const arrived = await transact(db, (transaction) =>
    enterFromProvider(context, transaction, { site, issuer: provider.issuer, person, ...arrival }),
  )
  if ('refused' in arrived) return failurePage(context, request, { provider, failure: arrived.refused })
  endedSessions.add(arrived.ended)
  return continueSignIn(context, visit, arrived.answer)
}

/** Continues to the target page, or to the next required step. */
const continueSignIn = ({ config }: Context, { next }: StoredVisit, answer: StateMachineResponse): Response => {
  const target = new URLSearchParams({ continue: next })
  if (answer.state === 'REQUIRE_MFA')
    return handOver(config, `/hosted/factor?${target}`, waitingCookie(answer, { config, seconds: visitSeconds }))
  if (answer.state !== 'SUCCESS' || !answer.sessionToken) return redirectBrowser(`/hosted/approval-pending?${target}`)
  return handOver(
    config,
    next,
    persistentCookie(sessionCookie, answer.sessionToken, { config, seconds: sessionSeconds }),
  )
}

const handOver = (config: Context['config'], to: string, cookie: string): Response => {
  const answer = redirectBrowser(to, cookie)
  answer.headers.append('set-cookie', clearedCookie(browserCookie, config))
  return answer
}

/**
 * Returns the cookie that tells the hosted page of second factors what to wait for; read there by `factor/waiting.ts`.
 */
const waitingCookie = (
  { stateToken = '', mfaChallengeData }: StateMachineResponse,
  { config, seconds }: Pick<Context, 'config'> & { seconds: number },
): string => {
  const available = mfaChallengeData?.availableFactors.map(({ factorType }) => factorType) ?? []
  const waiting = Buffer.from(JSON.stringify({ stateToken, available })).toString('base64url')
  return persistentCookie('vitrine_factor', waiting, { config, seconds })
}

/**
 * Handles `/oauth2/provider/{id}`, which begins a sign-in through a provider, and its `/callback`, which completes it.
 */
export const answerProvider = async (context: Context, request: Request): Promise<Response> => {
  const { pathname, searchParams: query } = new URL(request.url)
  const [id = '', step, ...more] = pathname.slice(providerPath.length + 1).split('/')
  const provider = await findProvider(context.db, id)
  if (!provider || more.length > 0 || (step !== undefined && step !== 'callback'))
    return messagePage(context, request, {
      siteId: provider?.site_id,
      wordsFor: ({ pages }) => ({ title: pages.invalidSignInLink, texts: [pages.providerUnavailable] }),
    })
  try {
    if (step === undefined) return await begin(context, provider, query)
    const { headers } = request
    const preferences = languagePreferencesOf(context, request)
    const from = {
      ip: headers.get('x-client-address') ?? '',
      userAgent: headers.get('user-agent') ?? '',
      languages: toAcceptLanguage(preferences),
    }
    const speaking = contextInLanguage(context, preferences)
    return await handleReturn(speaking, provider, {
      request,
      from,
      deviceToken: readCookie(request, deviceCookie, context.config),
    })
  } catch (error) {
    context.log.warn({ err: error, providerId: id }, 'a sign-in through a provider failed')
    return failurePage(context, request, { provider, failure: 'NO_ANSWER' })
  }
}
