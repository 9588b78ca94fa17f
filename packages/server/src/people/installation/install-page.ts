import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { newSiteSecret } from '../../ground/token/secrets.ts'
import { messagePage } from '../../ground/page/message-page.ts'
import { visitorSpeech } from '../../ground/page/visitor-speech.ts'
import { redirectBrowser } from '../../ground/page/responses.ts'
import { InvalidRequest, Refusal } from '../../ground/base/refusal.ts'
import type { Words } from '../../ground/words/en.ts'
import { consentPage, type InstallRequest, type Problem } from './consent-page.ts'
import { installOptions, provePerson } from './prove-owner.ts'
import { findInstallable, insertGrant, upsertInstallation } from './store.ts'

/** Lifetime of an authorization code. */
const codeSeconds = 10 * 60

/** Returns the app's request, or `undefined` if the app is unknown or the redirect URL is not registered. */
const readInstallRequest = async ({ db }: Context, query: URLSearchParams): Promise<InstallRequest | undefined> => {
  const app = await findInstallable(db, query.get('appId') ?? '')
  const redirectUrl = query.get('redirectUrl') ?? ''
  if (!app?.redirect_urls.includes(redirectUrl)) return undefined
  return { appId: app.app_id, name: app.name, scopes: app.scopes, redirectUrl, state: query.get('state') ?? '' }
}

const problemOf = (error: Refusal | InvalidRequest): Problem => {
  if (error instanceof InvalidRequest || error.code === 'SECOND_FACTOR_REQUIRED') return 'code'
  if (error.code === 'PASSKEY_REFUSED') return 'passkey'
  return error.code === 'TOO_MANY_REQUESTS' ? 'tooMany' : 'wrong'
}

const redirectTo = ({ redirectUrl, state }: InstallRequest, answer: Readonly<Record<string, string>>): Response => {
  const url = new URL(redirectUrl)
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value)
  if (state) url.searchParams.set('state', state)
  return redirectBrowser(url.href)
}

const install = async (context: Context, { appId, scopes }: InstallRequest, siteId: string) => {
  const code = newSiteSecret(siteId)
  const expires = new Date(context.now().getTime() + codeSeconds * 1000)
  const instanceId = await transact(context.db, async (transaction) => {
    const row = { site_id: siteId, instance_id: context.newId(), app_id: appId, scopes: [...scopes] }
    const installation = await upsertInstallation(transaction, row)
    await insertGrant(transaction, { installation, token: code, kind: 'code', expires })
    return installation.instance_id
  })
  return { code, instanceId }
}

/** Serves the install page: `/installer/install?appId=…&redirectUrl=…&state=…`. */
export const answerInstall = async (context: Context, request: Request): Promise<Response> => {
  const installRequest = await readInstallRequest(context, new URL(request.url).searchParams)
  if (!installRequest) {
    const wordsFor = ({ install: { noApp, noAppText } }: Words) => ({ title: noApp, texts: [noAppText] })
    return messagePage(context, request, { wordsFor })
  }
  const speech = await visitorSpeech(context, request)
  const ask = async (problem?: Problem) =>
    consentPage(installRequest, { speech, problem, passkeyOptions: await installOptions(context, installRequest) })
  if (request.method !== 'POST') return ask()
  const form = new URLSearchParams(await request.text())
  if (form.get('answer') !== 'allow') return redirectTo(installRequest, { error: 'access_denied' })
  try {
    const ip = request.headers.get('x-client-address') ?? ''
    const person = await provePerson(context, installRequest, { form, ip })
    // An app gets its scopes from the whole store, so that only an owner can grant them.
    if (person.role !== 'owner') return await ask('ownersOnly')
    return redirectTo(installRequest, await install(context, installRequest, person.site_id))
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof InvalidRequest)) throw error
    return ask(problemOf(error))
  }
}
