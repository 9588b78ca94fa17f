import { createHash } from 'node:crypto'
import { themeScriptHash } from '@vitrine/ui'
import type { Assets } from '@vitrine/web/assets.ts'
import { isFileForm, isForm } from '@vitrine/web/form.ts'
import { writeJson } from '@vitrine/web/json.ts'
import { policyOf } from '@vitrine/web/policy.ts'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { readPath } from './address.ts'
import type { StorefrontConfig } from './config.ts'
import { App, StorefrontDocument } from './document.tsx'
import { etagOf, isKnown, own, shared, varied } from './kept.ts'
import { brokenPage, findMissing, noStorePage } from './no-store.tsx'
import type { Around, Shown } from './page.ts'
import { speculation } from './speculation.ts'
import { loadView, needsAside } from './views.ts'
import { answerVisit, findRoute, readVisit, type Visit } from './visit.ts'
import { isLanguage } from './words/languages.ts'
import { wishedHome } from './wished-home.ts'

export interface RenderOptions {
  readonly config: StorefrontConfig
  readonly assets: Assets
}

/** Names the rules of speculation, which stand in the page itself. */
const speculationHash = `'sha256-${createHash('sha256').update(speculation).digest('base64')}'`

/** Scripts are ours alone; pictures and calls go to the platform, too. */
const policy = ({ platformUrl }: StorefrontConfig, isPreview: boolean): string =>
  policyOf(
    {
      'script-src': ["'self'", `'${themeScriptHash}'`, speculationHash],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'https:', platformUrl],
      'media-src': ["'self'", 'https:', platformUrl],
      'connect-src': ["'self'", platformUrl],
      'frame-src': [platformUrl],
    },
    [platformUrl],
    // The owner looks at a draft beside what they edit.
    isPreview ? [platformUrl] : undefined,
  )

const guardsOf = (config: StorefrontConfig, isPreview = false) => ({
  'content-security-policy': policy(config, isPreview),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
})

const metaOf = ({ meta }: Shown, around: Around) => (typeof meta === 'function' ? meta(around) : meta)

/** The page with what stands around it: a tree of its own, as it is in the browser. */
const drawApp = async ({ view, data }: Shown, visit: Visit, { aside, ...around }: Around): Promise<string> => {
  const app = (
    <App {...around} aside={needsAside(view) ? aside : undefined} client={visit.asked.shop}>
      {createElement(await loadView(view), data)}
    </App>
  )
  // In one piece: parts that come later would need scripts to be put into their place.
  const { prelude } = await prerender(app, { progressiveChunkSize: Infinity })
  return new Response(prelude).text()
}

const draw = async (shown: Shown, visit: Visit, around: Around, { assets }: RenderOptions): Promise<string> => {
  const html = await drawApp(shown, visit, around)
  const { view, data } = shown
  const page = { view, data, shell: around.shell, meta: metaOf(shown, around), assets, html }
  return `<!doctype html>${renderToString(<StorefrontDocument {...page} />)}`
}

/** The same for a script of ours, which draws it in the page that is there. */
const tell = (shown: Shown, around: Around): string =>
  writeJson({ view: shown.view, title: metaOf(shown, around).title, data: shown.data })

const keepingOf = ({ isShared, isPreview, path }: Visit, { status = 200, tags = [] }: Shown, { shell }: Around) => {
  if (!isShared || isPreview || ![200, 404].includes(status)) return own
  // The home of a store with several languages leads on by what the browser says.
  return path === '/' && shell.languages.length > 1 ? varied : shared(status, tags)
}

const answerPage = async (visit: Visit, shown: Shown, options: RenderOptions): Promise<Response> => {
  const around = await visit.asked.around()
  const { isData, asked } = visit
  const text = isData ? tell(shown, around) : await draw(shown, visit, around, options)
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
  if (keeping !== own && status === 200 && isKnown(asked.request, etag))
    return new Response(null, { status: 304, headers })
  return new Response(text, { status, headers })
}

/** Where not even what stands around every page can be had: there is no store here, or it does not answer. */
const answerWithout = async ({ config, assets }: RenderOptions): Promise<Response> => {
  const missing = await findMissing(config)
  const page = missing ? noStorePage(missing, assets.styles) : brokenPage(assets.styles)
  const headers = { 'content-type': 'text/html; charset=utf-8', ...guardsOf(config), ...own, 'retry-after': '30' }
  return new Response(page, { status: 503, headers })
}

const answer = async (visit: Visit, options: RenderOptions): Promise<Response> => {
  const home = await wishedHome(visit)
  const given = home ?? (await answerVisit(visit))
  if (!(given instanceof Response)) return answerPage(visit, given, options).catch(() => answerWithout(options))
  const response = new Response(given.body, given)
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', own['cache-control'])
  return response
}

/** Whether the page at a path takes forms with files. */
export const takesFiles = (path: string): boolean =>
  findRoute(readPath(path, isLanguage).path)?.route.takesFiles === true

/** Answers one request: with a page for everybody, or as the visitor whose tokens came with it. */
export const render = async (request: Request, options: RenderOptions): Promise<Response> => {
  const visit = readVisit(request, options.config)
  const isTaken = isForm(request) || (isFileForm(request) && visit.route?.takesFiles)
  if (request.method === 'POST' && !isTaken) return new Response(null, { status: 415 })
  const response = await answer(visit, options)
  const cookie = visit.cookie()
  if (cookie) response.headers.append('set-cookie', cookie)
  return response
}
