import { isSupported } from '@vitrine/domain/languages.ts'
import { createHash } from 'node:crypto'
import { themeScriptHash } from '@vitrine/ui'
import type { Assets } from '@vitrine/web/document/assets.ts'
import { isFileForm, isForm } from '@vitrine/web/form/form.ts'
import { writeJson } from '@vitrine/web/form/json.ts'
import { policyOf } from '@vitrine/web/page/policy.ts'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { readPath } from './address.ts'
import type { StorefrontConfig } from './config.ts'
import { App, StorefrontDocument } from './document.tsx'
import { etagOf, isKnown, own, shared, varied } from './server/caching.ts'
import { brokenPage, findMissing, noStorePage } from './server/no-store.tsx'
import type { Around, Shown } from './page.ts'
import { speculation } from './server/speculation.ts'
import { loadView } from './views.ts'
import { answerVisit, findRoute, readVisit, type Visit } from './visit.ts'
import { preferredHome } from './preferred-home.ts'

export interface RenderOptions {
  readonly config: StorefrontConfig
  readonly assets: Assets
}

/** Hash of the inline speculation rules, for the content security policy. */
const speculationHash = `'sha256-${createHash('sha256').update(speculation).digest('base64')}'`

/** Players of video hosts, which are framed when the visitor presses play. */
const playerOrigins = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

/**
 * Scripts come from this origin only; images and calls may also use the platform. The viewer of 3D models reads their
 * textures by `blob:` URLs.
 */
const policy = ({ platformUrl }: StorefrontConfig, isPreview: boolean): string =>
  policyOf(
    {
      'script-src': ["'self'", `'${themeScriptHash}'`, speculationHash],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:', 'https:', platformUrl],
      'media-src': ["'self'", 'https:', platformUrl],
      'connect-src': ["'self'", 'blob:', platformUrl],
      'frame-src': [platformUrl, ...playerOrigins],
    },
    [platformUrl],
    // Lets the back office show the draft next to its editor.
    isPreview ? [platformUrl] : undefined,
  )

const guardsOf = (config: StorefrontConfig, isPreview = false) => ({
  'content-security-policy': policy(config, isPreview),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
})

const metaOf = ({ meta }: Shown, around: Around) => (typeof meta === 'function' ? meta(around) : meta)

/** Renders the page and its shell as one tree, as in the browser. */
const drawApp = async ({ view, data }: Shown, visit: Visit, { aside, ...around }: Around): Promise<string> => {
  const app = (
    // Parts that only the server renders need them on every page.
    <App {...around} aside={aside} client={visit.context.shop}>
      {createElement(await loadView(view), data)}
    </App>
  )
  // Rendered as one chunk: later chunks would need scripts to be moved into place.
  const { prelude } = await prerender(app, { progressiveChunkSize: Infinity })
  return new Response(prelude).text()
}

const draw = async (shown: Shown, visit: Visit, around: Around, { assets }: RenderOptions): Promise<string> => {
  const html = await drawApp(shown, visit, around)
  const { view, data } = shown
  const page = { view, data, shell: around.shell, meta: metaOf(shown, around), assets, html }
  return `<!doctype html>${renderToString(<StorefrontDocument {...page} />)}`
}

/** Serializes the page for client-side navigation. */
const toPageData = (shown: Shown, around: Around): string =>
  writeJson({ view: shown.view, title: metaOf(shown, around).title, data: shown.data })

const keepingOf = ({ isShared, isPreview, path }: Visit, { status = 200, tags = [] }: Shown, { shell }: Around) => {
  if (!isShared || isPreview || ![200, 404].includes(status)) return own
  // The home page of a multilingual store depends on the browser's languages.
  return path === '/' && shell.languages.length > 1 ? varied : shared(status, tags)
}

const answerPage = async (visit: Visit, shown: Shown, options: RenderOptions): Promise<Response> => {
  const around = await visit.context.around()
  const { isData, context } = visit
  const text = isData ? toPageData(shown, around) : await draw(shown, visit, around, options)
  const status = shown.status ?? 200
  const keeping = keepingOf(visit, shown, around)
  const etag = etagOf(text)
  const headers = {
    'content-type': isData ? 'application/json' : 'text/html; charset=utf-8',
    ...guardsOf(options.config, visit.isPreview),
    ...keeping,
    ...(keeping !== own && { etag }),
    ...(keeping === varied && { vary: 'accept-language, cookie' }),
    ...(status === 503 && { 'retry-after': '30' }),
  }
  if (keeping !== own && status === 200 && isKnown(context.request, etag))
    return new Response(null, { status: 304, headers })
  return new Response(text, { status, headers })
}

/** Answers if even the shell can't be loaded: there is no store, or it doesn't respond. */
const answerWithout = async ({ config, assets }: RenderOptions): Promise<Response> => {
  const missing = await findMissing(config)
  const page = missing ? noStorePage(missing, assets.styles) : brokenPage(assets.styles)
  const headers = { 'content-type': 'text/html; charset=utf-8', ...guardsOf(config), ...own, 'retry-after': '30' }
  return new Response(page, { status: 503, headers })
}

const answer = async (visit: Visit, options: RenderOptions): Promise<Response> => {
  const home = await preferredHome(visit)
  const given = home ?? (await answerVisit(visit))
  if (!(given instanceof Response)) return answerPage(visit, given, options).catch(() => answerWithout(options))
  const response = new Response(given.body, given)
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', own['cache-control'])
  return response
}

/** Whether the page at a path accepts file uploads. */
export const acceptsFiles = (path: string): boolean =>
  findRoute(readPath(path, isSupported).path)?.route.acceptsFiles === true

/** Renders a request, either the same for everyone or for the visitor whose tokens it carries. */
export const render = async (request: Request, options: RenderOptions): Promise<Response> => {
  const visit = readVisit(request, options.config)
  const isSupported = isForm(request) || (isFileForm(request) && visit.route?.acceptsFiles)
  if (request.method === 'POST' && !isSupported) return new Response(null, { status: 415 })
  const response = await answer(visit, options)
  const cookie = visit.cookie()
  if (cookie) response.headers.append('set-cookie', cookie)
  return response
}
