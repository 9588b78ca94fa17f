import { chooseLanguage, type LanguagePreferences } from '@vitrine/domain/language.ts'
import { themeScriptHash } from '@vitrine/ui'
import type { Assets } from '@vitrine/web/assets.ts'
import { nameIn } from '@vitrine/web/drawn-page.ts'
import { isOwnForm, readLine } from '@vitrine/web/form.ts'
import { askedCookies, chosenCookieFor, languageHeader, wishesOf } from '@vitrine/web/language.ts'
import { policyOf, strictStyles } from '@vitrine/web/policy.ts'
import { readAssets } from '@vitrine/web/read-assets.ts'
import { redirectTo } from '@vitrine/web/redirect-to.ts'
import { renderToString } from 'react-dom/server'
import { createApi } from './api.ts'
import { App, HostedDocument } from './document.tsx'
import type { MessageData } from './message-page.tsx'
import { drawMessage, type Answered, type Drawn, type PageRequest } from './page.ts'
import { pages } from './pages.ts'
import { routes } from './routes.ts'
import { messageFor } from './sentences.ts'
import type { Words } from './words/en.ts'
import { isLanguage, pickedField, spoken, wordsOf } from './words/languages.ts'
import { speechFor, type Speech } from './words/speech.ts'

export interface HostedOptions {
  /** Where browsers reach these pages, and the API. */
  readonly platformUrl: string
  /** The built files for the browser: the folder they are in, or their addresses. */
  readonly browserFolder?: string
  readonly assets?: Assets
  /** Tells the app whose store a page is of when nothing else does; the demo shop's where there is none. */
  readonly defaultClientId?: () => Promise<string | undefined>
  /** Reaches the API within the process, as someone at this address. */
  readonly fetchFrom: (address: string) => typeof fetch
  readonly onError: (error: unknown) => void
}

const demoClientId = 'd0000000-0000-4000-8000-000000000001'

/** What a page says of its own policy. */
type Guarded = Pick<Drawn, 'formTargets' | 'sources'>

/** Nobody frames a hosted page, and nothing runs in it but its own script and what the page names. */
const policy = ({ formTargets = [], sources = {} }: Guarded, html: string): string => {
  const { 'script-src': scripts = [], ...beside } = sources
  const own = {
    'script-src': ["'self'", `'${themeScriptHash}'`, ...scripts],
    ...strictStyles(html),
    'img-src': ["'self'", 'data:', 'https:'],
  }
  return policyOf({ ...own, ...beside }, formTargets)
}

/** What keeps an answer out of frames and memories. */
const guards = (page: Guarded = {}, html = ''): Record<string, string> => ({
  'content-security-policy': policy(page, html),
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
})

/** An answer that a page made itself, such as a file, is guarded as pages are. */
const guarded = (answer: Response): Response => {
  for (const [name, value] of Object.entries(guards())) answer.headers.set(name, value)
  return answer
}

const nameOf = nameIn(pages)

const draw = async (drawn: Drawn, assets: Assets): Promise<Response> => {
  const words = await wordsOf(drawn.frame.language)
  const page = nameOf(drawn.view)
  // A tree of its own, as it is in the browser: its ids are the same there.
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

/** The same for a script of ours, which draws it in the page that is there. */
const tell = (answer: Answered): Response => {
  const headers = new Headers({ 'content-type': 'application/json', ...guards() })
  const say = (told: object, cookies: readonly string[], status = 200): Response => {
    for (const cookie of cookies) headers.append('set-cookie', cookie)
    return new Response(JSON.stringify(told), { status, headers })
  }
  if (answer instanceof Response)
    return say({ location: answer.headers.get('location') }, answer.headers.getSetCookie())
  const { view, title, cookies = [], status } = answer
  return say({ page: nameOf(view), title, data: view.data }, cookies, status)
}

/** Calls carry the name of the visitor's browser, by which the server knows devices, and the languages for its mail. */
const asBrowser = (send: typeof fetch, visitor: Request, wishes: LanguagePreferences): typeof fetch => {
  const { language } = chooseLanguage(wishes, spoken)
  const told = {
    'user-agent': visitor.headers.get('user-agent') ?? '',
    // The words of the catalog are those of the page around them.
    'x-vitrine-language': language,
    ...languageHeader(wishes),
  }
  return (input, init) => {
    const headers = new Headers(init?.headers)
    for (const [name, value] of Object.entries(told)) headers.set(name, value)
    return send(input, { ...init, headers })
  }
}

/** The hosted pages, as a function from request to response. They work as plain forms; scripts make them smoother. */
export const createHostedPages = (options: HostedOptions) => {
  const { platformUrl, browserFolder = '', fetchFrom, onError, defaultClientId } = options
  const assets = options.assets ?? readAssets(browserFolder, '/hosted/')

  const answer = async (request: Request, wishes: LanguagePreferences): Promise<Answered> => {
    const speak = (site?: string) => speechFor({ ...wishes, site })
    const url = new URL(request.url)
    const route = routes.find(({ path }) => url.pathname.replace(/\/+$/, '') === `/hosted${path}`)
    const refuse = async (status: number, say: (words: Words) => MessageData) => {
      const { words, ...tongue } = await speak()
      return drawMessage(tongue, { status, ...say(words) })
    }
    const notHere = (words: Words) => ({ title: words.notFound, text: words.notFoundHint })
    if (request.method === 'POST' && !isOwnForm(request, platformUrl))
      return refuse(403, (words) => ({ title: words.crossSiteForm, text: words.crossSiteFormHint }))
    const form = request.method === 'POST' ? await request.formData() : undefined
    const picked = form && readLine(form, pickedField)
    if (picked && isLanguage(picked))
      return redirectTo(url.pathname + url.search, [chosenCookieFor(picked, platformUrl)])
    if (!route) return refuse(404, notHere)
    const fetch = asBrowser(fetchFrom(request.headers.get('x-client-address') ?? ''), request, wishes)
    const asked: PageRequest = {
      url,
      request,
      origin: platformUrl,
      defaultClientId: (await defaultClientId?.()) ?? demoClientId,
      fetch,
      api: (token) => createApi(platformUrl, fetch, token),
      speak,
    }
    if (!form) return route.load(asked)
    return route.act ? route.act(asked, form) : refuse(405, notHere)
  }

  /** What went wrong, as a page; what is our fault is told to whoever runs the server. */
  const apologize = (error: unknown, { words, ...tongue }: Speech, path: string): Drawn => {
    const said = messageFor(error, { path, words })
    if (said.status >= 500) onError(error)
    return drawMessage(tongue, said)
  }

  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const wishes = wishesOf(request, platformUrl)
    const isScript = request.method === 'POST' && request.headers.get('accept') === 'application/json'
    const respond = (result: Answered): Response | Promise<Response> => {
      if (isScript) return tell(result)
      return result instanceof Response ? guarded(result) : draw(result, assets)
    }
    const handle = async (): Promise<Response> => respond(await answer(request, wishes))
    const response = await handle().catch(async (error: unknown) =>
      respond(apologize(error, await speechFor(wishes), pathname)),
    )
    for (const cookie of askedCookies(request, platformUrl)) response.headers.append('set-cookie', cookie)
    return response
  }
}
