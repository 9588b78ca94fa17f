/** One request on its way to a page: what it asks for, and as whom. */
import { isApiError, requestTokens } from '@vitrine/client'
import { languageHeader } from '@vitrine/web/language.ts'
import { localPath, matchPath, readPath } from './address.ts'
import type { StorefrontConfig } from './config.ts'
import { asPreview, loadDesign } from './design/load-design.ts'
import { asData } from './in-place.tsx'
import { NotFound, show, type Answer, type Around, type Asked, type Route } from './page.ts'
import { publicShop } from './public-shops.ts'
import { routes } from './routes.ts'
import { loadShell } from './shell/load-shell.ts'
import type { ShellData } from './shell/shell-data.ts'
import { createServerShop, type ServerShop } from './server-shop.ts'
import { asideOf, isLanguage, spokenFor, wordsOf } from './words/languages.ts'

export interface Visit {
  readonly asked: Asked<ServerShop>
  readonly route: Route | undefined
  /** The language that the address begins with, and what follows it, such as `/cart`. */
  readonly language: string | undefined
  /** The currency that it begins with. */
  readonly currency: string | undefined
  readonly path: string
  /** Whether a script of ours asks, which draws the page itself. */
  readonly isData: boolean
  /** Whether the answer is the same for everybody. */
  readonly isShared: boolean
  /** Whether the draft of the store's design is shown. */
  readonly isPreview: boolean
  /** The cookie that keeps the visitor's tokens, where they have changed. */
  readonly cookie: () => string | undefined
}

const once = <Value>(load: () => Promise<Value>): (() => Promise<Value>) => {
  let coming: Promise<Value> | undefined
  return () => (coming ??= load())
}

/** The page that stands at a path, which has no language before it. */
export const findRoute = (path: string) =>
  routes.flatMap((route) => {
    const params = matchPath(route.path, path)
    return params ? [{ route, params }] : []
  })[0]

/** The store's own currency, before it is known which that is: by ISO 4217 this code is no currency at all. */
const ownCurrency = 'XXX'

/** The shop as this visitor sees it, and what becomes of their tokens. */
const shopOf = (
  request: Request,
  config: StorefrontConfig,
  { language, currency = ownCurrency }: Pick<Visit, 'language'> & { currency: string | undefined },
) => {
  const tokens = requestTokens(request.headers.get('cookie'), { secure: config.origin.startsWith('https:') })
  // The languages that the visitor reads: emails about their order are written in them. A browser tells by itself.
  const accepted = request.headers.get('accept-language') ?? undefined
  const headers = {
    ...languageHeader({ accepted, ...(language !== undefined && { requested: language }) }),
    // `und`, no language, keeps the page in the store's own, whatever the visitor reads.
    'x-vitrine-language': language ?? 'und',
    'x-wix-currency': currency,
  }
  return { shop: createServerShop(config, tokens, headers), cookie: () => tokens.setCookie() }
}

const loadAround = async (shop: ServerShop, at: Parameters<typeof loadShell>[1]): Promise<Around> => {
  const shell = await loadShell(shop, at)
  const spoken = spokenFor(shell.language)
  const [words, aside] = await Promise.all([wordsOf(spoken), asideOf(spoken)])
  return { shell, words, aside }
}

export const readVisit = (request: Request, config: StorefrontConfig): Visit => {
  const url = new URL(request.url)
  const isData = url.searchParams.get(asData) === 'data'
  if (isData) url.searchParams.delete(asData)
  const preview = url.searchParams.get(asPreview) ?? undefined
  url.searchParams.delete(asPreview)
  const { language, currency, path } = readPath(url.pathname, isLanguage)
  const { route, params = {} } = findRoute(path) ?? {}
  const isShared = request.method !== 'POST' && route?.isKept !== false
  const { shop, cookie } = isShared
    ? { shop: publicShop(config, { language, currency }), cookie: () => undefined }
    : shopOf(request, config, { language, currency })
  const call = { signal: request.signal }
  const design = once(() => loadDesign(shop, { preview, call }))
  const around = once(() => loadAround(shop, { config, language, currency, path, isShared, call, design }))
  const to = (address: string) => localPath({ language: language ?? '', languages: [''], currency }, address)
  const asked: Asked<ServerShop> = { params, url, request, call, shop, config, to, around, design }
  return { asked, route, language, currency, path, isData, isShared, isPreview: preview !== undefined, cookie }
}

/** What a page is for that nobody can have; the store around it stays. */
const apologize = (error: unknown): Answer => {
  const status = error instanceof NotFound ? 404 : isApiError(error) ? error.status : 503
  const isMissing = status === 400 || status === 404
  const about = isMissing ? 'missing' : isApiError(error) ? 'broken' : 'offline'
  return show('message', {
    status,
    data: { about },
    meta: ({ words }) => ({ title: isMissing ? words.notFound : words.broken, isPrivate: true }),
  })
}

const load = async ({ route, asked }: Visit): Promise<Answer> => {
  if (!route) throw new NotFound()
  if (asked.request.method !== 'POST') return route.load(asked)
  // Whoever sends a form before the script is there that sends it gets the page again, and not an error.
  if (!route.act) return Response.redirect(asked.request.url, 303)
  const form = await asked.request.formData().catch(() => undefined)
  return form ? route.act(asked, form) : new Response(null, { status: 400 })
}

/** Whether the store has pages in the language and the currency that the address begins with. */
const isOffered = (shell: ShellData, { language, currency }: Visit): boolean =>
  (language === undefined || language === shell.language) && (currency === undefined || currency === shell.currency)

/** What comes of a visit: a page, one that says why there is none, or an answer such as a redirect. */
export const answerVisit = async (visit: Visit): Promise<Answer> => {
  const { around } = visit.asked
  try {
    const isForm = visit.asked.request.method === 'POST'
    const [answer, said] = await Promise.all([load(visit), isForm ? undefined : around()])
    if (said && !isOffered(said.shell, visit)) throw new NotFound()
    return answer
  } catch (error) {
    return error instanceof Response ? error : apologize(error)
  }
}
