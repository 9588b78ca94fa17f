import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { themeScriptHash } from '@vitrine/ui'
import { renderToString } from 'react-dom/server'
import { createApi } from './api.ts'
import { Document, type Assets } from './document.tsx'
import type { Answer, Drawn, PageRequest } from './page.ts'
import { pages } from './pages.ts'
import { routes } from './routes.ts'
import { messageFor } from './sentences.ts'
import { words } from './words/en.ts'

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

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

const readAssets = (folder: string): Assets => {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  const entry = manifest['src/entry-client.tsx']!
  const imported = (entry.imports ?? []).map((name) => manifest[name]!)
  const address = (file: string) => `/hosted/${file}`
  return {
    script: address(entry.file),
    styles: [...(entry.css ?? []), ...imported.flatMap(({ css = [] }) => css)].map(address),
    preloads: imported.map(({ file }) => address(file)),
  }
}

/** Nobody frames a hosted page, and nothing runs in it but its own script. */
const policy = (formTargets: readonly string[]): string =>
  [
    "default-src 'self'",
    `script-src 'self' '${themeScriptHash}'`,
    "style-src 'self'",
    // Sizes of pictures stand in attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "object-src 'none'",
    "base-uri 'none'",
    // A browser holds a form's redirect against this list, too.
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "frame-ancestors 'none'",
  ].join('; ')

/** What keeps an answer out of frames and memories. */
const guards = (formTargets: readonly string[] = []): Record<string, string> => ({
  'content-security-policy': policy(formTargets),
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
})

/** An answer that a page made itself, such as a file, is guarded as pages are. */
const guarded = (answer: Response): Response => {
  for (const [name, value] of Object.entries(guards())) answer.headers.set(name, value)
  return answer
}

/** A form comes from one of these pages: browsers say where a post comes from. */
const isOwnForm = (request: Request, platformUrl: string): boolean => {
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  return origin === new URL(platformUrl).origin || (origin === null && site !== 'cross-site')
}

const draw = (drawn: Drawn, assets: Assets, path: string): Response => {
  const Page = pages[drawn.page]!
  const html = renderToString(<Document drawn={drawn} Page={Page} assets={assets} path={path} />)
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', ...guards(drawn.formTargets) })
  for (const cookie of drawn.cookies ?? []) headers.append('set-cookie', cookie)
  return new Response(`<!doctype html>${html}`, { status: drawn.status ?? 200, headers })
}

const message = (status: number, title: string, text: string): Drawn => ({
  status,
  frame: {},
  title,
  page: 'message',
  data: { title, text },
})

/** Calls carry the name of the visitor's browser: the server knows devices by it. */
const asBrowser = (send: typeof fetch, visitor: Request): typeof fetch => {
  const name = visitor.headers.get('user-agent') ?? ''
  return (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('user-agent', name)
    return send(input, { ...init, headers })
  }
}

/** The hosted pages, as a function from request to response. They work as plain forms; scripts make them smoother. */
export const createHostedPages = (options: HostedOptions) => {
  const { platformUrl, browserFolder = '', fetchFrom, onError, defaultClientId } = options
  const assets = options.assets ?? readAssets(browserFolder)

  const answer = async (request: Request): Promise<Answer> => {
    const url = new URL(request.url)
    const route = routes.find(({ path }) => url.pathname.replace(/\/+$/, '') === `/hosted${path}`)
    if (!route) return message(404, words.notFound, words.notFoundHint)
    const fetch = asBrowser(fetchFrom(request.headers.get('x-client-address') ?? ''), request)
    const asked: PageRequest = {
      url,
      request,
      platformUrl,
      defaultClientId: (await defaultClientId?.()) ?? demoClientId,
      fetch,
      api: (token) => createApi(platformUrl, fetch, token),
    }
    if (request.method !== 'POST') return route.load(asked)
    if (!route.act) return message(405, words.notFound, words.notFoundHint)
    if (!isOwnForm(request, platformUrl)) return message(403, words.foreignForm, words.foreignFormHint)
    return route.act(asked, await request.formData())
  }

  return async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname
    try {
      const result = await answer(request)
      return result instanceof Response ? guarded(result) : draw(result, assets, path)
    } catch (error) {
      const { status, title, text } = messageFor(error, path)
      if (status >= 500) onError(error)
      return draw(message(status, title, text), assets, path)
    }
  }
}
