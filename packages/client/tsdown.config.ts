import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'tsdown'

/** Every module by its own name, as `index.ts` lists them. */
const modules = Object.fromEntries(
  [
    ...readFileSync(join(import.meta.dirname, 'src/index.ts'), 'utf8').matchAll(/export \* as (\w+) from '\.(.+)'/g),
  ].map(([, name, file]) => [name!, `src${file!}`]),
)

/** What is fetched with the first sign-in, and what else stands in a file of its own. */
const named = /(sign-in|own-pages|login-result|hidden-frame|pkce|sessions|app-strategy|calls|index)\.ts$/

const isCode = (id: string): boolean => id.endsWith('.ts') && !id.endsWith('.d.ts') && !named.test(id)

/** Modules that share its calls stand aside, too: a bundle that does not use them must not load those calls. */
const sharesSignIn = (id: string): boolean => readFileSync(id, 'utf8').includes('generated-sign-in.ts')

/** The published package: bundlers take from it what is used. */
export default defineConfig({
  entry: { index: 'src/index.ts', ...modules },
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  plugins: [
    {
      name: 'calls by star',
      /**
       * `calls` tells on all that two other files declare: without 900 names, 40 kB less to install. No option of the
       * bundler does it: it keeps a star only for what stays outside of the bundle, and names all else one by one.
       */
      generateBundle: (_options, bundle) => {
        const [calls, index] = [bundle['calls.d.ts'], bundle['index.d.ts']]
        if (calls?.type !== 'chunk' || index?.type !== 'chunk') return
        const files = new Set([...calls.code.matchAll(/"(\.\/generated[^"]*)"/g)].map(([, file]) => file!))
        calls.code = [...files].map((file) => `export * from '${file}'\n`).join('')
        index.code = index.code.replace(
          /import \{[^}]*?(\w+)\s*\} from "\.\/calls\.js"/,
          'import * as $1 from "./calls.js"',
        )
      },
    },
  ],
  // The declarations carry the comments; in the code they would only be read by machines.
  outputOptions: {
    // Short names would have to be told apart again by everything that imports them: 15 kB more.
    minifyInternalExports: false,
    comments: { jsdoc: false, legal: false },
    // Node takes half a millisecond for each file, so what has no late part is one.
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        { name: 'app-strategy', test: /app-strategy\.ts$/ },
        { name: 'account', test: (id: string) => isCode(id) && sharesSignIn(id) },
        { name: 'client', test: (id: string) => isCode(id) && !sharesSignIn(id) },
      ],
    },
  },
  outDir: 'dist',
})
