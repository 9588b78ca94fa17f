import { isApiError, requestTokens } from '@vitrine/client'
import { themeScriptHash } from '@vitrine/ui'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type StaticHandlerContext } from 'react-router'
import type { StorefrontConfig } from './config.ts'
import { Document } from './document.tsx'
import { findMissing, noStorePage } from './no-store.tsx'
import { createRoutes, type ChunkHandle } from './routes.tsx'
import { createShop } from './shop.ts'

interface RenderOptions {
  readonly config: StorefrontConfig
  readonly assets: {
    readonly script: string
    readonly styles: readonly string[]
    readonly preloads: readonly string[]
    readonly chunks: Readonly<Record<string, readonly string[]>>
  }
}

/** Scripts are ours alone; pictures and calls go to the platform, too. */
const policy = ({ platformUrl }: StorefrontConfig): string =>
  [
    "default-src 'self'",
    `script-src 'self' '${themeScriptHash}'`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: https: ${platformUrl}`,
    `media-src 'self' https: ${platformUrl}`,
    `connect-src 'self' ${platformUrl}`,
    `frame-src ${platformUrl}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${platformUrl}`,
    "frame-ancestors 'none'",
  ].join('; ')

/** The languages that the visitor reads: letters about their order are written in them. A browser tells by itself. */
const languagesOf = (request: Request): Record<string, string> => {
  const languages = request.headers.get('accept-language')
  return languages === null ? {} : { 'accept-language': languages }
}

/** A page that the platform refused has the platform's status: nothing of it is this server's fault. */
const statusOf = ({ statusCode, errors }: Pick<StaticHandlerContext, 'statusCode' | 'errors'>): number =>
  Object.values(errors ?? {}).find((error) => isApiError(error))?.status ?? statusCode

/** Our forms are posted in this type alone. */
const isForm = ({ headers }: Request): boolean =>
  headers.get('content-type')?.toLowerCase().startsWith('application/x-www-form-urlencoded') ?? false

/** Renders one request as the visitor whose tokens came with it. */
export const render = async (request: Request, { config, assets }: RenderOptions): Promise<Response> => {
  if (request.method === 'POST' && !isForm(request)) return new Response(null, { status: 415 })
  const tokens = requestTokens(request.headers.get('cookie'), { secure: config.origin.startsWith('https:') })
  const shop = createShop(config, tokens, languagesOf(request))
  const routes = createRoutes({ shop, config })
  const { query, dataRoutes } = createStaticHandler(routes)
  const result = await query(request)
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy(config),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    // A page shows one visitor's cart.
    'cache-control': 'private, no-store',
  })
  const setCookie = (target: Headers) => {
    const line = tokens.setCookie()
    if (line) target.append('set-cookie', line)
    return target
  }
  if (result instanceof Response) {
    return new Response(null, { status: result.status, headers: setCookie(new Headers(result.headers)) })
  }
  // Whoever sends a form before the script is there that sends it gets the page again, and not an error.
  if (request.method === 'POST' && result.statusCode === 405) {
    return new Response(null, { status: 303, headers: setCookie(new Headers({ location: request.url })) })
  }
  const missing = result.errors && (await findMissing(config))
  if (missing) return new Response(noStorePage(missing, assets.styles), { status: 503, headers })
  const router = createStaticRouter(dataRoutes, result)
  const { loaderData, actionData, errors } = result
  const pageChunks = result.matches.flatMap(
    ({ route }) => assets.chunks[(route.handle as ChunkHandle | undefined)?.module ?? ''] ?? [],
  )
  const preloads = [...new Set([...assets.preloads, ...pageChunks])]
  const page = (
    <Document
      assets={{ ...assets, preloads }}
      data={{ config, hydration: { loaderData, actionData, errors: errors && serialisable(errors) } }}
    >
      <StaticRouterProvider router={router} context={result} hydrate={false} />
    </Document>
  )
  return new Response(`<!doctype html>${renderToString(page)}`, {
    status: statusOf(result),
    headers: setCookie(headers),
  })
}

/** What of an error the browser needs to show the same page. */
const serialisable = (errors: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(errors).map(([id, error]) => {
      const { name, message, code, status, statusText, data } = error as Record<string, unknown>
      return [id, { name, message, code, status, statusText, data, internal: true }]
    }),
  )
