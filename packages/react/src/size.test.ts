import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

/** Returns the compressed size of an import with its calls, without React. */
const weigh = async (names: string): Promise<number> => {
  const { outputFiles } = await build({
    stdin: { contents: `export { ${names} } from './index.ts'`, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    external: ['react'],
    jsx: 'automatic',
    write: false,
  })
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).length
}

test.each([
  ['VitrineProvider, useClient, useSession', 1050],
  ['VitrineProvider, useCart, useMember', 3960],
  ['VitrineProvider, useCart, useCheckout', 4150],
  ['VitrineProvider, useProductSearch', 2950],
  ['VitrineProvider, useSuggestions', 1250],
  ['VitrineProvider, useSignIn, useSignInReturn', 1450],
  ['VitrineProvider, useOrders, useOrder', 3100],
])('importing %s costs at most %i bytes', async (names, limit) => {
  expect(await weigh(names)).toBeLessThanOrEqual(limit)
})
