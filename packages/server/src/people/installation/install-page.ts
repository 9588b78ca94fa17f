import type { Scope } from '@vitrine/contract/scopes.ts'
import { requireOwner } from '../owner/api.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { newSiteSecret } from '../../ground/token/secrets.ts'
import { escapeHtml } from '../../ground/base/escape-html.ts'
import { htmlPage } from '../../ground/page/html-page.ts'
import { messagePage } from '../../ground/page/message-page.ts'
import { visitorSpeech } from '../../ground/page/visitor-speech.ts'
import { redirectBrowser } from '../../ground/page/responses.ts'
import { InvalidRequest, Refusal } from '../../ground/base/refusal.ts'
import type { Words } from '../../ground/words/en.ts'
import type { Speech } from '../../ground/words/speech.ts'
import { findInstallable, insertGrant, upsertInstallation } from './store.ts'

/** Lifetime of an authorization code. */
const codeSeconds = 10 * 60

interface InstallRequest {
  readonly appId: string
  readonly name: string
  readonly scopes: readonly string[]
  readonly redirectUrl: string
  readonly state: string
}

/** Returns the app's request, or `undefined` if the app is unknown or the redirect URL is not registered. */
const readInstallRequest = async ({ db }: Context, query: URLSearchParams): Promise<InstallRequest | undefined> => {
  const app = await findInstallable(db, query.get('appId') ?? '')
  const redirectUrl = query.get('redirectUrl') ?? ''
  if (!app?.redirect_urls.includes(redirectUrl)) return undefined
  return { appId: app.app_id, name: app.name, scopes: app.scopes, redirectUrl, state: query.get('state') ?? '' }
}

type Problem = 'wrong' | 'tooMany' | 'code' | 'ownersOnly'

const problemText = ({ install, pages }: Words, problem: Problem): string =>
  ({
    wrong: install.wrong,
    tooMany: `${pages.tooManyAttempts}. ${pages.tooManyAttemptsText}`,
    code: install.codeRequired,
    ownersOnly: install.ownersOnly,
  })[problem]

const problemOf = (error: Refusal | InvalidRequest): Problem => {
  if (error instanceof InvalidRequest || error.code === 'SECOND_FACTOR_REQUIRED') return 'code'
  return error.code === 'TOO_MANY_REQUESTS' ? 'tooMany' : 'wrong'
}

/** Renders the question whether to install an app. The page must not be framed. */
const consentPage = ({ name, scopes, redirectUrl }: InstallRequest, speech: Speech, problem?: Problem): Response => {
  const { install } = speech.words
  const list = scopes.map((scope) => `<li>${escapeHtml(install.scopes[scope as Scope] ?? scope)}</li>`)
  const field = (label: string, attributes: string) =>
    `<label>${escapeHtml(label)}<input ${attributes} required></label>`
  const content = [
    `<h1>${escapeHtml(install.question(name))}</h1><p>${escapeHtml(install.able)}</p><ul>${list.join('')}</ul>`,
    problem ? `<p role="alert">${escapeHtml(problemText(speech.words, problem))}</p>` : '',
    '<form method="post">',
    field(install.email, 'name="email" type="email" autocomplete="username" dir="ltr"'),
    field(install.password, 'name="password" type="password" autocomplete="current-password" dir="ltr"'),
    problem === 'code' ? field(install.code, 'name="code" autocomplete="one-time-code" dir="ltr"') : '',
    `<button name="answer" value="allow">${escapeHtml(install.allow)}</button>`,
    `<button name="answer" value="deny" formnovalidate>${escapeHtml(install.deny)}</button></form>`,
  ].join('')
  return htmlPage({
    status: problem ? 400 : 200,
    speech,
    title: install.title(name),
    content,
    formTargets: `'self' ${new URL(redirectUrl).origin}`,
  })
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
  if (request.method !== 'POST') return consentPage(installRequest, speech)
  const form = new URLSearchParams(await request.text())
  if (form.get('answer') !== 'allow') return redirectTo(installRequest, { error: 'access_denied' })
  try {
    const owner = await requireOwner(context, {
      email: form.get('email') ?? '',
      password: form.get('password') ?? '',
      code: form.get('code') ?? undefined,
      ip: request.headers.get('x-client-address') ?? '',
    })
    // An app gets its scopes from the whole store, so that only an owner can grant them.
    if (owner.role !== 'owner') return consentPage(installRequest, speech, 'ownersOnly')
    return redirectTo(installRequest, await install(context, installRequest, owner.site_id))
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof InvalidRequest)) throw error
    return consentPage(installRequest, speech, problemOf(error))
  }
}
