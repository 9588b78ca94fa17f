/**
 * Compressed scripts of the storefront's pages on load: those named in the page, with their imports. Compared with a
 * React app that renders one word.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { report } from './measure/report.ts'
import { openRunningShop } from './measure/running-shop.ts'

const root = join(import.meta.dirname, '..')
const kilobyte = 1000

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}

/** Returns scripts by URL, with their imports. */
const withImports = (manifest: Readonly<Record<string, Chunk>>, named: readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>()
  const visit = (chunk: Chunk): void => {
    if (found.has(chunk.file)) return
    found.add(chunk.file)
    for (const name of chunk.imports ?? []) visit(manifest[name]!)
  }
  for (const chunk of Object.values(manifest)) if (named.includes(`/${chunk.file}`)) visit(chunk)
  return found
}

const compressed = (bytes: Uint8Array | string): number => gzipSync(bytes, { level: 9 }).length

const weighFrame = async (): Promise<number> => {
  const entry = '\0frame'
  const result = await build({
    root: join(root, 'apps/storefront'),
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'frame',
        resolveId: (id) => (id === 'frame' ? entry : undefined),
        load: (id) => (id === entry ? frame : undefined),
      },
    ],
    build: { target: 'es2022', write: false, rollupOptions: { input: 'frame' } },
  })
  const outputs = [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  return outputs.reduce((sum, output) => sum + (output.type === 'chunk' ? compressed(output.code) : 0), 0)
}

const frame = `
  import { createElement } from 'react'
  import { hydrateRoot } from 'react-dom/client'
  hydrateRoot(document.body, createElement('p', null, 'Hello'))`

const shop = await openRunningShop()
const manifestFile = join(root, 'apps/storefront/dist/browser/.vite/manifest.json')
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>
const address = shop.storefront.url

/** Returns the scripts that a page names, with their imports. */
const scriptsOf = async (path: string): Promise<readonly string[]> => {
  const html = await (await fetch(address + path)).text()
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].flatMap(([tag]) => {
    const isScript = tag.startsWith('<script') || tag.includes('rel="modulepreload"')
    const file = /(?:src|href)="([^"]+\.js)"/.exec(tag)?.[1]
    return isScript && file !== undefined ? [file] : []
  })
  return [...withImports(manifest, named)]
}

const weigh = async (files: readonly string[]): Promise<number> => {
  const sizes = files.map(async (file) =>
    compressed(new Uint8Array(await (await fetch(`${address}/${file}`)).arrayBuffer())),
  )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

const frameBytes = await weighFrame()
const pages = { home: '/', collection: '/collections/all-products', product: '/product-page/dune-bowl' }
for (const [page, path] of Object.entries(pages)) {
  report({
    name: `${page} page, scripts (gzip)`,
    ours: (await weigh(await scriptsOf(path))) / kilobyte,
    baseline: frameBytes / kilobyte,
    against: 'React alone',
    unit: 'kB',
    limit: { ours: 100 },
  })
}
await shop.close()
