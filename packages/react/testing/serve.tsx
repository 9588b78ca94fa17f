import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { createClient, memoryStorage, OAuthStrategy } from '@vitrine/client'
import { queryProducts } from '@vitrine/client/products'
import { build } from 'esbuild'
import { renderToString } from 'react-dom/server'
import type { Shop } from '../../../test/shop.ts'
import { findProducts, readSearch } from '../src/index.ts'
import { Storefront, type Read } from './storefront.tsx'

const bundle = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'entry.tsx')],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    // React reports hydration mismatches in development builds only.
    define: { 'process.env.NODE_ENV': '"development"' },
    write: false,
  })
  return outputFiles[0]!.text
}

const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/** Serves a server-rendered storefront of a shop at a port. */
export const serveStorefront = async (shop: Shop, port: number, slug: string): Promise<Server> => {
  const script = await bundle()
  // The server loads public data only, as an anonymous visitor.
  const auth = OAuthStrategy({ clientId: shop.clientId, tokenStorage: memoryStorage() })
  const everybody = createClient({ host: shop.url, auth })

  const readFor = async (url: URL): Promise<Read> => {
    const { items } = await queryProducts(everybody.send)().eq('slug', slug).find()
    const isSearch = url.pathname === '/search' && !url.searchParams.has('unread')
    return {
      host: shop.url,
      clientId: shop.clientId,
      path: url.pathname,
      params: url.search,
      product: items[0]!,
      ...(isSearch && { initial: await findProducts(everybody.send, readSearch(url.searchParams), { limit: 2 }) }),
    }
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url!, 'http://localhost')
    if (url.pathname === '/entry.js') {
      return response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    }
    const read = await readFor(url)
    const nobody = createClient({ host: shop.url, auth: OAuthStrategy({ clientId: shop.clientId }) })
    const html = renderToString(<Storefront read={read} client={nobody} />)
    return response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        `<!doctype html><link rel="icon" href="data:,"><div id="root">${html}</div>` +
          `<script id="read" type="application/json">${inScript(read)}</script><script type="module" src="/entry.js"></script>`,
      )
  })
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  return server
}
