import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

/** Bytes. */
const limits = { oneCall: 4000, storefront: 8000 }

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

const names = 'products, collections, currentCart, checkout, redirects'
const wholeModules = `
  import { createClient, OAuthStrategy, ${names} } from './index.ts'
  globalThis.client = createClient({ auth: OAuthStrategy({ clientId: 'c' }), modules: { ${names} } })`

/** What the pages of a store call: the catalog, the cart, the way to the checkout and to hosted pages. */
const calledByPages = `
  import { createClient, OAuthStrategy, currentCart, redirects } from './index.ts'
  import { getCollectionBySlug, queryCollections } from './modules/collections.ts'
  import { getProductOptionsAvailability, queryProducts, queryProductVariants } from './modules/products.ts'
  globalThis.client = createClient({
    auth: OAuthStrategy({ clientId: 'c' }),
    modules: {
      products: { getProductOptionsAvailability, queryProducts, queryProductVariants },
      collections: { getCollectionBySlug, queryCollections },
      currentCart,
      redirects,
    },
  })`

test('a shop pays 4,000 bytes for a session and one call, and 8,000 for all modules of a storefront', async () => {
  const sizes = {
    'a session and one call': { atOnce: await weigh(oneCall, true), inOneFile: await weigh(oneCall, false) },
    'five whole modules': { atOnce: await weigh(wholeModules, true), inOneFile: await weigh(wholeModules, false) },
    'what pages call': { atOnce: await weigh(calledByPages, true), inOneFile: await weigh(calledByPages, false) },
  }
  console.table(sizes)
  // The sign-in code is fetched with the first sign-in.
  expect(sizes['a session and one call'].atOnce).toBeLessThanOrEqual(limits.oneCall)
  expect(sizes['five whole modules'].atOnce).toBeLessThanOrEqual(limits.storefront)
  // Here it is counted in.
  expect(sizes['what pages call'].inOneFile).toBeLessThanOrEqual(limits.storefront)
})
