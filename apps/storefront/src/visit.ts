import { findBestSellers } from './pages/card/best-sellers.ts'
import { listsTag, tagsOf } from './tags.ts'
import { isSupported } from '@vitrine/domain/languages.ts'
/** A request on its way to a page. */
import { isApiError, requestTokens } from '@vitrine/client'
import { languageHeader } from '@vitrine/web/language.ts'
import { asData, localPath, matchPath, readPath } from './address.ts'
import type { StorefrontConfig } from './config.ts'
import { asPreview, loadDesign } from './design/load-design.ts'
import { NotFound, show, type Answer, type Around, type PageContext, type Route } from './page.ts'
import { publicShop } from './server/public-shops.ts'
import { routes } from './routes.ts'
import { loadShell } from './shell/load-shell.ts'
import type { ShellData } from './shell/shell-data.ts'
import { createServerShop, type ServerShop } from './server/server-shop.ts'
import { asideOf, interfaceLanguage, wordsOf } from './words/languages.ts'

export interface Visit {
  readonly context: PageContext<ServerShop>
  readonly route: Route | undefined
  /** Language prefix of the URL, and the remaining path, such as `/cart`. */
  readonly language: string | undefined
  /** Currency prefix of the URL. */
  readonly currency: string | undefined
  readonly path: string
  /** Whether it is a client-side navigation, answered with data. */
  readonly isData: boolean
  /** Whether the response is the same for everyone. */
  readonly isShared: boolean
  /** Whether a draft design is shown. */
  readonly isPreview: boolean
  /** Returns the cookie with the visitor's tokens, if they have changed. */
  readonly cookie: () => string | undefined
}

const once = <Value>(load: () => Promise<Value>): (() => Promise<Value>) => {
  let coming: Promise<Value> | undefined
  return () => (coming ??= load())
}

/** Finds the route of a path without language prefix. */
export const findRoute = (path: string) =>
  routes.flatMap((route) => {
    const params = matchPath(route.path, path)
    return params ? [{ route, params }] : []
  })[0]

/** The store's own currency, before it is known. ISO 4217 reserves this code for “no currency”. */
const ownCurrency = 'XXX'

/** Creates the visitor's shop client, and the cookie that saves their tokens. */
const shopOf = (
  request: Request,
  config: StorefrontConfig,
  { language, currency = ownCurrency }: Pick<Visit, 'language'> & { currency: string | undefined },
) => {
  const tokens = requestTokens(request.headers.get('cookie'), { secure: config.origin.startsWith('https:') })
  // The visitor's languages, for emails about their orders. Browsers send them by themselves.
  const accepted = request.headers.get('accept-language') ?? undefined
  const headers = {
    ...languageHeader({ accepted, ...(language !== undefined && { requested: language }) }),
    // `und` (undetermined) keeps the page in the store's language, whatever the visitor's browser accepts.
    'x-vitrine-language': language ?? 'und',
    'x-wix-currency': currency,
  }
  return { shop: createServerShop(config, tokens, headers), cookie: () => tokens.setCookie() }
}

const loadAround = async (shop: ServerShop, at: Parameters<typeof loadShell>[1]): Promise<Around> => {
  const shell = await loadShell(shop, at)
  const language = interfaceLanguage(shell.language)
  const [words, aside] = await Promise.all([wordsOf(language), asideOf(language)])
  return { shell, words, aside }
}

export const readVisit = (request: Request, config: StorefrontConfig): Visit => {
  const url = new URL(request.url)
  const isData = url.searchParams.get(asData) === 'data'
  if (isData) url.searchParams.delete(asData)
  const preview = url.searchParams.get(asPreview) ?? undefined
  url.searchParams.delete(asPreview)
  const { language, currency, path } = readPath(url.pathname, isSupported)
  const { route, params = {} } = findRoute(path) ?? {}
  const isShared = request.method !== 'POST' && route?.isCacheable !== false
  const { shop, cookie } = isShared
    ? { shop: publicShop(config, { language, currency }), cookie: () => undefined }
    : shopOf(request, config, { language, currency })
  const call = { signal: request.signal }
  const design = once(() => loadDesign(shop, { preview, call }))
  const isPreview = preview !== undefined
  const place = { config, language, currency, path, isShared, isPreview, call, design }
  const around = once(() => loadAround(shop, place))
  const to = (address: string) => localPath({ language: language ?? '', languages: [''], currency }, address)
  const context: PageContext<ServerShop> = { params, url, request, call, shop, config, to, around, design }
  return { context, route, language, currency, path, isData, isShared, isPreview, cookie }
}

/** Shows a message for an error, within the shell. */
const errorPage = async (error: unknown, { shop, call }: Visit['context']): Promise<Answer> => {
  const status = error instanceof NotFound ? 404 : isApiError(error) ? error.status : 503
  const isMissing = status === 400 || status === 404
  const about = isMissing ? 'missing' : isApiError(error) ? 'broken' : 'offline'
  const bestSellers = isMissing ? await findBestSellers(shop, call) : []
  return show('message', {
    status,
    data: { about, bestSellers },
    tags: isMissing ? [listsTag, ...tagsOf({ products: bestSellers })] : [],
    meta: ({ words }) => ({ title: isMissing ? words.notFound : words.broken, isPrivate: true }),
  })
}

const load = async ({ route, context }: Visit): Promise<Answer> => {
  if (!route) throw new NotFound()
  if (context.request.method !== 'POST') return route.load(context)
  // A form posted before hydration to a page without a handler: show the page again instead of an error.
  if (!route.act) return Response.redirect(context.request.url, 303)
  const form = await context.request.formData().catch(() => undefined)
  return form ? route.act(context, form) : new Response(null, { status: 400 })
}

/** Whether the store offers the language and currency of the URL. */
const isOffered = (shell: ShellData, { language, currency }: Visit): boolean =>
  (language === undefined || language === shell.language) && (currency === undefined || currency === shell.currency)

/** Answers a visit: with a page, an error page or a response such as a redirect. */
export const answerVisit = async (visit: Visit): Promise<Answer> => {
  const { around } = visit.context
  try {
    const isForm = visit.context.request.method === 'POST'
    const [answer, frame] = await Promise.all([load(visit), isForm ? undefined : around()])
    if (frame && !isOffered(frame.shell, visit)) throw new NotFound()
    return answer
  } catch (error) {
    return error instanceof Response ? error : errorPage(error, visit.context)
  }
}
