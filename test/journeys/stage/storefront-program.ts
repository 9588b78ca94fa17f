/** A storefront for many stores: shows the store whose client ID ends the browser's user agent. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createPageServer } from '@vitrine/web/page/page-server.ts'
import { readAssetsWithRules } from '@vitrine/web/document/read-assets.ts'
import type { RenderOptions } from '../../../apps/storefront/src/entry-server.tsx'

const folder = join(process.cwd(), 'apps/storefront/dist')
const { PORT, STOREFRONT_ORIGINS } = process.env

interface Renderer {
  readonly render: (request: Request, options: RenderOptions) => Promise<Response>
  readonly acceptsFiles: (path: string) => boolean
}

const clientIdOf = (request: Request): string =>
  /client\/(\S+)$/.exec(request.headers.get('user-agent') ?? '')?.[1] ?? ''

const { render, acceptsFiles } = (await import(pathToFileURL(join(folder, 'server/entry-server.js')).href)) as Renderer
const assets = readAssetsWithRules(join(folder, 'browser'))

const listen = async (origin: string): Promise<void> => {
  const app = await createPageServer({
    origin,
    apiUrl: `http://localhost:${PORT}`,
    assetFolder: join(folder, 'browser/assets'),
    render: (request) => {
      const config = { platformUrl: `http://localhost:${PORT}`, clientId: clientIdOf(request), origin }
      return render(request, { config, assets })
    },
    acceptsFiles,
  })
  await app.listen({ port: Number(new URL(origin).port), host: '127.0.0.1' })
}

await Promise.all(STOREFRONT_ORIGINS!.split(' ').map(listen))
for (const event of ['SIGTERM', 'disconnect']) process.on(event, () => process.exit(0))
process.send!('listening')
