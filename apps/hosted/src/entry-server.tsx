import { chooseLanguage, type LanguagePreferences } from '@vitrine/domain/language.ts'
import { isSupported, supportedLanguages } from '@vitrine/domain/languages.ts'
import { themeScriptHash } from '@vitrine/ui'
import type { Assets } from '@vitrine/web/document/assets.ts'
import { nameIn } from '@vitrine/web/document/drawn-page.ts'
import { isOwnForm, readLine } from '@vitrine/web/form/form.ts'
import {
  requestedLanguageCookies,
  chosenCookieFor,
  languageHeader,
  readLanguagePreferences,
} from '@vitrine/web/language.ts'
import { policyOf, strictStyles } from '@vitrine/web/page/policy.ts'
import { readAssets } from '@vitrine/web/document/read-assets.ts'
import { redirectTo } from '@vitrine/web/page/redirect-to.ts'
import { renderToString } from 'react-dom/server'
import { createApi } from './api.ts'
import { App, HostedDocument } from './document.tsx'
import type { MessageData } from './message-page.tsx'
import { drawMessage, type Answered, type Drawn, type PageRequest } from './page.ts'
import { pages } from './pages.ts'
import { routes } from './routes.ts'
import { messageFor } from './text/sentences.ts'
import type { Words } from './words/en.ts'
import { pickedField, wordsOf } from './words/languages.ts'
import { speechFor, type Speech } from './words/speech.ts'

export interface HostedOptions {
  /** URL of these pages and of the API, as browsers reach them. */
  readonly platformUrl: string
  /** Built browser files: their folder, or their URLs. */
  readonly browserFolder?: string
  readonly assets?: Assets
  /** Returns the app whose store is shown if the request names none. Default: the demo shop's. */
  readonly defaultClientId?: () => Promise<string | undefined>
  /** Creates an in-process `fetch` for a client address. */
  readonly fetchFrom: (address: string) => typeof fetch
  readonly onError: (error: unknown) => void
}

const demoClientId = 'd0000000-0000-4000-8000-000000000001'

/** What a page adds to its content security policy. */
type Guarded = Pick<Drawn, 'formTargets' | 'sources'>

/** Hosted pages can't be framed and run only their own script and the page's sources. */
const policy = ({ formTargets = [], sources = {} }: Guarded, html: string): string => {
  const { 'script-src': scripts = [], ...beside } = sources
  const own = {
    'script-src': ["'self'", `'${themeScriptHash}'`, ...scripts],
    ...strictStyles(html),
    'img-src': ["'self'", 'data:', 'https:'],
  }
  return policyOf({ ...own, ...beside }, formTargets)
}

/** Headers against framing and caching. */
const guards = (page: Guarded = {}, html = ''): Record<string, string> => ({
  'content-security-policy': policy(page, html),
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
})

/** Applies the same headers to responses such as files. */
const guarded = (answer: Response): Response => {
  for (const [name, value] of Object.entries(guards())) answer.headers.set(name, value)
  return answer
}

const nameOf = nameIn(pages)

const draw = async (drawn: Drawn, assets: Assets): Promise<Response> => {
  const words = await wordsOf(drawn.frame.language)
  const page = nameOf(drawn.view)
  // Rendered as one tree, so that IDs match the browser's.
  const app = renderToString(
    <App words={words} frame={drawn.frame}>
      {drawn.view.element}
    </App>,
  )
  const html = renderToString(<HostedDocument drawn={drawn} page={page} assets={assets} html={app} />)
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', ...guards(drawn, html) })
  for (const cookie of drawn.cookies ?? []) headers.append('set-cookie', cookie)
  return new Response(`<!doctype html>${html}`, { status: drawn.status ?? 200, headers })
}

/** Serializes the page for in-place updates. */
const toJson = (answer: Answered): Response => {
  const headers = new Headers({ 'content-type': 'application/json', ...guards() })
  const json = (body: object, cookies: readonly string[], status = 200): Response => {
    for (const cookie of cookies) headers.append('set-cookie', cookie)
    return new Response(JSON.stringify(body), { status, headers })
  }
  if (answer instanceof Response)
    return json({ location: answer.headers.get('location') }, answer.headers.getSetCookie())
  const { view, title, cookies = [], status } = answer
  return json({ page: nameOf(view), title, data: view.data }, cookies, status)
}

/** Adds the visitor's user agent, by which the server recognizes devices, and languages for emails. */
const asBrowser = (send: typeof fetch, visitor: Request, preferences: LanguagePreferences): typeof fetch => {
  const { language } = chooseLanguage(preferences, supportedLanguages)
  const forwarded = {
    'user-agent': visitor.headers.get('user-agent') ?? '',
    // Catalog texts use the language of the page.
    'x-vitrine-language': language,
    ...languageHeader(preferences),
  }
  return (input, init) => {
    const headers = new Headers(init?.headers)
    for (const [name, value] of Object.entries(forwarded)) headers.set(name, value)
    return send(input, { ...init, headers })
  }
}

/** Creates the hosted pages, as a function from request to response. They are plain forms that scripts enhance. */
export const createHostedPages = (options: HostedOptions) => {
  const { platformUrl, browserFolder = '', fetchFrom, onError, defaultClientId } = options
  const assets = options.assets ?? readAssets(browserFolder, '/hosted/')

  const answer = async (request: Request, preferences: LanguagePreferences): Promise<Answered> => {
    const speak = (site?: string) => speechFor({ ...preferences, site })
    const url = new URL(request.url)
    const route = routes.find(({ path }) => url.pathname.replace(/\/+$/, '') === `/hosted${path}`)
    const refuse = async (status: number, json: (words: Words) => MessageData) => {
      const { words, ...tongue } = await speak()
      return drawMessage(tongue, { status, ...json(words) })
    }
    const notFound = (words: Words) => ({ title: words.notFound, text: words.notFoundHint })
    if (request.method === 'POST' && !isOwnForm(request, platformUrl))
      return refuse(403, (words) => ({ title: words.crossSiteForm, text: words.crossSiteFormHint }))
    const form = request.method === 'POST' ? await request.formData() : undefined
    const picked = form && readLine(form, pickedField)
    if (picked && isSupported(picked))
      return redirectTo(url.pathname + url.search, [chosenCookieFor(picked, platformUrl)])
    if (!route) return refuse(404, notFound)
    const fetch = asBrowser(fetchFrom(request.headers.get('x-client-address') ?? ''), request, preferences)
    const pageRequest: PageRequest = {
      url,
      request,
      origin: platformUrl,
      defaultClientId: (await defaultClientId?.()) ?? demoClientId,
      fetch,
      api: (token) => createApi(platformUrl, fetch, token),
      speak,
    }
    if (!form) return route.load(pageRequest)
    return route.act ? route.act(pageRequest, form) : refuse(405, notFound)
  }

  /** Renders an error page. Reports server errors. */
  const errorPage = (error: unknown, { words, ...tongue }: Speech, path: string): Drawn => {
    const message = messageFor(error, { path, words })
    if (message.status >= 500) onError(error)
    return drawMessage(tongue, message)
  }

  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const preferences = readLanguagePreferences(request, platformUrl)
    const isScript = request.method === 'POST' && request.headers.get('accept') === 'application/json'
    const respond = (result: Answered): Response | Promise<Response> => {
      if (isScript) return toJson(result)
      return result instanceof Response ? guarded(result) : draw(result, assets)
    }
    const handle = async (): Promise<Response> => respond(await answer(request, preferences))
    const response = await handle().catch(async (error: unknown) =>
      respond(errorPage(error, await speechFor(preferences), pathname)),
    )
    for (const cookie of requestedLanguageCookies(request, platformUrl)) response.headers.append('set-cookie', cookie)
    return response
  }
}
