import { isApiError, requestTokens } from '@vitrine/client'
import { themeScriptHash } from '@vitrine/ui'
import { preloadsFor, type Assets } from '@vitrine/web/assets.ts'
import { Document } from '@vitrine/web/document.tsx'
import { isForm } from '@vitrine/web/form.ts'
import { writeJson } from '@vitrine/web/json.ts'
import { languageHeader } from '@vitrine/web/language.ts'
import { policyOf } from '@vitrine/web/policy.ts'
import type { Source } from '@vitrine/web/routed-page.tsx'
import { routeHeader } from '@vitrine/web/server-load.ts'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router'
import type { StorefrontConfig } from './config.ts'
import { findMissing, noStorePage } from './no-store.tsx'
import { rootId, type PageData } from './page-data.ts'
import { createRoutes } from './routes.tsx'
import { sendable } from './sent-errors.ts'
import { createShop } from './shop.ts'

export interface RenderOptions {
  readonly config: StorefrontConfig
  readonly assets: Assets
}

/** Scripts are ours alone; pictures and calls go to the platform, too. */
const policy = ({ platformUrl }: StorefrontConfig): string =>
  policyOf(
    {
      'script-src': ["'self'", `'${themeScriptHash}'`],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'https:', platformUrl],
      'media-src': ["'self'", 'https:', platformUrl],
      'connect-src': ["'self'", platformUrl],
      'frame-src': [platformUrl],
    },
    [platformUrl],
  )

const guards = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  // A page shows one visitor's cart.
  'cache-control': 'private, no-store',
}

/** What the platform refused has the platform's status: nothing of it is this server's fault. */
const statusOf = (error: unknown, otherwise: number): number => (isApiError(error) ? error.status : otherwise)

const pageStatus = ({ statusCode, errors }: Pick<StaticHandlerContext, 'statusCode' | 'errors'>): number =>
  statusOf(
    Object.values(errors ?? {}).find((error) => isApiError(error)),
    statusCode,
  )

const json = (value: unknown, status = 200): Response =>
  new Response(writeJson(value ?? null), { status, headers: { 'content-type': 'application/json', ...guards } })

/** What a route loads, for a script of ours. */
const answerData = async ({ queryRoute }: StaticHandler, request: Request, routeId: string): Promise<Response> => {
  try {
    const loaded: unknown = await queryRoute(request, { routeId })
    return loaded instanceof Response ? loaded : json(loaded)
  } catch (error) {
    if (error instanceof Response) return error
    const { status = 500 } = error as { readonly status?: number }
    return json(sendable(error), statusOf(error, status))
  }
}

const draw = (handler: StaticHandler, result: StaticHandlerContext, { config, assets }: RenderOptions): string => {
  const { loaderData, actionData, errors } = result
  const sources = result.matches.flatMap(({ route }) => (route.handle as Source | undefined)?.source ?? [])
  const sent = errors && Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, sendable(error)]))
  return renderToString(
    <Document
      lang="en"
      rootId={rootId}
      assets={{ ...assets, preloads: preloadsFor(assets, sources) }}
      data={{ config, hydration: { loaderData, actionData, errors: sent } } satisfies PageData}
      hints={<link rel="preconnect" href={config.platformUrl} />}
    >
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, result)} context={result} hydrate={false} />
    </Document>,
  )
}

const answerPage = async (handler: StaticHandler, request: Request, options: RenderOptions): Promise<Response> => {
  const { config, assets } = options
  const result = await handler.query(request)
  if (result instanceof Response) return new Response(null, { status: result.status, headers: result.headers })
  // Whoever sends a form before the script is there that sends it gets the page again, and not an error.
  if (request.method === 'POST' && result.statusCode === 405)
    return new Response(null, { status: 303, headers: { location: request.url } })
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy(config),
    ...guards,
  }
  const missing = result.errors && (await findMissing(config))
  if (missing) return new Response(noStorePage(missing, assets.styles), { status: 503, headers })
  return new Response(`<!doctype html>${draw(handler, result, options)}`, { status: pageStatus(result), headers })
}

/** Answers one request as the visitor whose tokens came with it. */
export const render = async (request: Request, options: RenderOptions): Promise<Response> => {
  const { config } = options
  if (request.method === 'POST' && !isForm(request)) return new Response(null, { status: 415 })
  const tokens = requestTokens(request.headers.get('cookie'), { secure: config.origin.startsWith('https:') })
  // The languages that the visitor reads: emails about their order are written in them. A browser tells by itself.
  const accepted = request.headers.get('accept-language') ?? undefined
  const shop = createShop(config, tokens, languageHeader({ accepted }))
  const handler = createStaticHandler(createRoutes({ shop, config }))
  const routeId = request.headers.get(routeHeader)
  const response = await (routeId !== null && request.method === 'GET'
    ? answerData(handler, request, routeId)
    : answerPage(handler, request, options))
  const cookie = tokens.setCookie()
  if (cookie) response.headers.append('set-cookie', cookie)
  return response
}
