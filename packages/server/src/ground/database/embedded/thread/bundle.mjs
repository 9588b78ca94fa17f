// @ts-check
import { fileURLToPath } from 'node:url'

/**
 * Settings for bundling the server: the worker is a separate file, which Node loads from `output` in the folder of the
 * server's bundle. `external` packages stay in node_modules, because PGlite loads its WebAssembly from its own folder.
 *
 * `esbuild.build({ entryPoints: [entryPoint], outfile: join(dist, output), external, bundle: true, format: 'esm',
 * platform: 'node' })`
 */
export const workerBundle = {
  entryPoint: fileURLToPath(new URL('./worker.mjs', import.meta.url)),
  output: 'thread/worker.mjs',
  external: ['@electric-sql/pglite', '@electric-sql/pglite/*'],
}
