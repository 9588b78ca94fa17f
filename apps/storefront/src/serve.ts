/** The storefront's own process: renders pages and serves the built files. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'
import type { StorefrontConfig } from './config.ts'

const folder = join(process.cwd(), 'apps/storefront/dist')
const port = Number(process.env.STOREFRONT_PORT ?? '3000')
const config: StorefrontConfig = {
  platformUrl: (process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT ?? '4000'}`).replace(/\/+$/, ''),
  clientId: process.env.STOREFRONT_CLIENT_ID ?? 'd0000000-0000-4000-8000-000000000002',
  origin: (process.env.STOREFRONT_URL ?? `http://localhost:${port}`).replace(/\/+$/, ''),
}

const pack = promisify(gzip)
/** Bytes; less is not worth the work. */
const leastPacked = 1500

interface Renderer {
  readonly render: (request: Request, options: { config: StorefrontConfig; assets: Assets }) => Promise<Response>
}
interface Assets {
  readonly script: string
  readonly styles: readonly string[]
  /** What the script needs at once, to be fetched beside it. */
  readonly preloads: readonly string[]
  /** What each page needs, by its module. */
  readonly chunks: Readonly<Record<string, readonly string[]>>
}
interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

/** A chunk and all it imports. */
const filesOf = (manifest: Record<string, Chunk>, name: string, seen = new Set<string>()): string[] => {
  if (seen.has(name)) return []
  seen.add(name)
  const chunk = manifest[name]
  return chunk ? [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap((inner) => filesOf(manifest, inner, seen))] : []
}

const readAssets = (): Assets => {
  const manifest = JSON.parse(readFileSync(join(folder, 'browser/.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const entry = manifest['src/entry-client.tsx']!
  const imported = (entry.imports ?? []).map((name) => manifest[name]!)
  return {
    script: `/${entry.file}`,
    styles: [...(entry.css ?? []), ...imported.flatMap(({ css = [] }) => css)].map((file) => `/${file}`),
    preloads: imported.map(({ file }) => `/${file}`),
    chunks: Object.fromEntries(Object.keys(manifest).map((name) => [name, filesOf(manifest, name)])),
  }
}

interface Asked {
  method: string
  url: string
  headers: Record<string, string | string[] | undefined>
  body: unknown
}

const toWebRequest = (request: Asked, signal: AbortSignal): Request => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) if (value !== undefined) headers.set(name, String(value))
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  return new Request(config.origin + request.url, {
    method: request.method,
    headers,
    signal,
    ...(hasBody && { body: String(request.body ?? '') }),
  })
}

const main = async (): Promise<void> => {
  const { render } = (await import(pathToFileURL(join(folder, 'server/entry-server.js')).href)) as Renderer
  const assets = readAssets()
  const app = Fastify({ bodyLimit: 64 * 1024 })
  if (config.origin.startsWith('https:')) {
    // A browser that came by https comes by nothing else from then on (RFC 6797).
    app.addHook(
      'onRequest',
      async (_request, reply) => void reply.header('strict-transport-security', 'max-age=31536000'),
    )
  }
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  await app.register(fastifyStatic, {
    root: join(folder, 'browser/assets'),
    prefix: '/assets/',
    maxAge: '365d',
    immutable: true,
    preCompressed: true,
    decorateReply: false,
  })
  app.get('/favicon.ico', async (_request, reply) => reply.code(204).send())
  app.route({
    method: ['GET', 'POST'],
    url: '/*',
    handler: async (request, reply) => {
      // What the platform is asked for a page ends with whoever waits for that page.
      const gone = new AbortController()
      reply.raw.once('close', () => gone.abort())
      const response = await render(toWebRequest(request, gone.signal), { config, assets })
      reply.code(response.status)
      for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
      for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
      const page = Buffer.from(await response.arrayBuffer())
      reply.header('vary', 'accept-encoding')
      if (page.length < leastPacked || !/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
        return reply.send(page)
      return reply.header('content-encoding', 'gzip').send(await pack(page))
    },
  })
  app.setErrorHandler((error, _request, reply) => {
    if (!reply.raw.destroyed) console.error(error)
    return reply.code(500).type('text/plain; charset=utf-8').send('The page could not be made. Please try again.')
  })

  const stop = async () => {
    await app.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
  // Whoever started this process is gone, in whatever way.
  process.on('disconnect', () => void stop())
  await app.listen({ port, host: process.env.HOST || '127.0.0.1' })
  process.send?.({ url: config.origin })
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})

export type { Assets }
