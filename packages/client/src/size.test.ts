import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

/** Bytes. */
const limits = { oneCallAtOnce: 4096, usualModules: 8000 }

/** Bundles a storefront's entry as it would ship and weighs it, compressed: all of it, and what loads at once. */
const weigh = async (entry: string, splitting: boolean) => {
  const { outputFiles, metafile } = await build({
    stdin: { contents: entry, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    splitting,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    outdir: 'out',
    write: false,
    metafile: true,
  })
  const paths = Object.keys(metafile.outputs)
  const atOnce = new Set<string>()
  const visit = (path: string): void => {
    atOnce.add(path)
    for (const { path: next, kind } of metafile.outputs[path]!.imports) if (kind === 'import-statement') visit(next)
  }
  visit(paths.find((path) => path.endsWith('stdin.js'))!)
  return outputFiles
    .filter((_, index) => atOnce.has(paths[index]!))
    .reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0)
}

const oneCall = `
  import { createClient, OAuthStrategy } from './index.ts'
  import { getProduct } from './modules/products.ts'
  globalThis.client = createClient({ auth: OAuthStrategy({ clientId: 'c' }), modules: { products: { getProduct } } })`

const usualModules = `
  import { createClient, OAuthStrategy, products, collections, currentCart, checkout, redirects } from './index.ts'
  globalThis.client = createClient({
    auth: OAuthStrategy({ clientId: 'c' }),
    modules: { products, collections, currentCart, checkout, redirects },
  })`

test('a shop pays 4 kB for a session and one call, and 8 kB for all a storefront usually needs', async () => {
  const sizes = {
    'a session and one call': { atOnce: await weigh(oneCall, true), inOneFile: await weigh(oneCall, false) },
    'the usual modules': { atOnce: await weigh(usualModules, true), inOneFile: await weigh(usualModules, false) },
  }
  console.table(sizes)
  // The sign-in code is fetched with the first sign-in.
  expect(sizes['a session and one call'].atOnce).toBeLessThanOrEqual(limits.oneCallAtOnce)
  // Here it is counted in.
  expect(sizes['the usual modules'].inOneFile).toBeLessThanOrEqual(limits.usualModules)
})
