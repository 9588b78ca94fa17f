/** The storefront's process: renders pages and serves built files. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createPageServer, type TrustedProxies } from '@vitrine/web/page/page-server.ts'
import { readAssetsWithRules } from '@vitrine/web/document/read-assets.ts'
import type { StorefrontConfig } from '../config.ts'
import type { RenderOptions } from '../entry-server.tsx'
import { createDomains } from './domains.ts'

const folder = join(process.cwd(), 'apps/storefront/dist')
const port = Number(process.env.STOREFRONT_PORT ?? '3000')
const config: StorefrontConfig = {
  platformUrl: (process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT ?? '4000'}`).replace(/\/+$/, ''),
  clientId: process.env.STOREFRONT_CLIENT_ID ?? 'd0000000-0000-4000-8000-000000000002',
  origin: (process.env.STOREFRONT_URL ?? `http://localhost:${port}`).replace(/\/+$/, ''),
}

interface Renderer {
  readonly render: (request: Request, options: RenderOptions) => Promise<Response>
  readonly acceptsFiles: (path: string) => boolean
}

/**
 * Reads the proxies in front of this server, as the platform does, which reports invalid ones. A number also covers
 * clients that connect directly: they only get another page for themselves.
 */
const trustedProxies = (text = ''): TrustedProxies | undefined => {
  if (text === '' || text === '0') return undefined
  if (/^\d+$/.test(text)) return (_address, hop) => hop < Number(text)
  return text.split(',').map((entry) => entry.trim())
}

const main = async (): Promise<void> => {
  const { render, acceptsFiles } = (await import(
    pathToFileURL(join(folder, 'server/entry-server.js')).href
  )) as Renderer
  const domains = createDomains(config)
  const assets = readAssetsWithRules(join(folder, 'browser'))
  const app = await createPageServer({
    origin: config.origin,
    apiUrl: config.platformUrl,
    assetFolder: join(folder, 'browser/assets'),
    answerHost: domains.answerHost,
    trustProxy: trustedProxies(process.env.TRUST_PROXY),
    render: (request) => render(request, { config: domains.configFor(request), assets }),
    acceptsFiles,
  })
  const stop = async () => {
    await app.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
  // The parent process has exited.
  process.on('disconnect', () => void stop())
  await app.listen({ port, host: process.env.HOST || '127.0.0.1' })
  process.send?.({ url: config.origin })
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
