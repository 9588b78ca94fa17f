// @ts-check
import { fileURLToPath } from 'node:url'

/**
 * For whoever bundles the server: the worker is a file of its own, which Node loads from `output` in the folder of the
 * server's bundle. `external` packages stay in node_modules, because PGlite finds its WebAssembly beside itself.
 *
 * `esbuild.build({ entryPoints: [entryPoint], outfile: join(dist, output), external, bundle: true, format: 'esm', platform: 'node' })`
 */
export const workerBundle = {
  entryPoint: fileURLToPath(new URL('./worker.mjs', import.meta.url)),
  output: 'embedded/worker.mjs',
  external: ['@electric-sql/pglite', '@electric-sql/pglite/*'],
}
