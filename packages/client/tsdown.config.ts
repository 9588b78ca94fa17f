import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'tsdown'

const { exports } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')) as {
  readonly exports: Readonly<Record<string, string>>
}
/** Every module by its own name, as the manifest lists them. */
const modules = Object.entries(exports).flatMap(([name, file]) =>
  /^\.\/\w/.test(name) ? [{ name: name.slice(2), file: file.slice(2) }] : [],
)

/** What is fetched with the first sign-in, the calls for it, and what else stands in a file of its own. */
const apart = /(sign-in|own-pages|login-result|hidden-frame|pkce|app-strategy|index|modules|by-hand\/sessions)\.ts$/

const sources = ['auth', 'by-hand'].flatMap((folder) =>
  readdirSync(join(import.meta.dirname, 'src', folder)).map((file) => `${folder}/${file}`),
)
/** The files of calls that some files of ours send. */
const sentBy = (files: readonly string[]): ReadonlySet<string> =>
  new Set(
    files.flatMap((file) => {
      const text = readFileSync(join(import.meta.dirname, 'src', file), 'utf8')
      return [...text.matchAll(/^import (?!type).*'\.\.\/(calls\/[\w-]+\.ts)'/gm)].map(([, name]) => name!)
    }),
  )
const sentLate = sentBy(sources.filter((file) => apart.test(file) && !file.includes('app-strategy')))
const sentByOthers = sentBy(sources.filter((file) => !apart.test(file) || file.includes('app-strategy')))
const callsIn = (id: string): string => /calls\/[\w-]+\.ts$/.exec(id)?.[0] ?? ''

const isSignInCall = (id: string): boolean => sentLate.has(callsIn(id))
/** Calls for whoever sends them; those of modules stand in the modules once more, in a shorter form. */
const isSent = (id: string): boolean => /\/calls(\/[\w-]+)?\.ts$/.test(id) && !sentByOthers.has(callsIn(id))

const isCode = (id: string): boolean => id.endsWith('.ts') && !id.endsWith('.d.ts') && !apart.test(id) && !isSent(id)

/** A file that tells on what another declares does so in one line. */
const withStars = (file: string, code: string): string => {
  if (file === 'index.d.ts') return code.replace('export * from "./calls.js"', 'export type * from "./calls.js"')
  const [, names, from, again] = /^import \{ ([^}]*) \} from ("[^"]*");\s*export \{ ([^}]*) \};\s*$/.exec(code) ?? []
  if (names === undefined || names !== again) return code
  return file === 'calls.d.ts' ? `export * from ${from};\n` : `export { ${names} } from ${from};\n`
}

/** The published package: bundlers take from it what is used. */
export default defineConfig({
  entry: { index: 'src/index.ts', ...Object.fromEntries(modules.map(({ name, file }) => [name, file])) },
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  plugins: [
    {
      name: 'modules by star',
      /**
       * The bundler keeps a star only for what stays outside of it, and names all else one by one: 100 kB more. In the
       * code modules stand in one file, as few files load faster; in the declarations each has its own.
       */
      resolveId(source, importer) {
        const [, where, isTypes] = /\/src\/(index|modules)(\.d)?\.ts$/.exec(importer ?? '') ?? []
        const found = modules.find(({ file }) => `./${file.slice('src/'.length)}` === source)
        if (!found || (isTypes === undefined && !(where === 'index' && found.name === 'calls'))) return
        return { id: `./${found.name}.js`, external: true }
      },
      generateBundle(_options, bundle) {
        for (const [file, chunk] of Object.entries(bundle))
          if (chunk.type === 'chunk') chunk.code = withStars(file, chunk.code)
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
        { name: 'types.d', test: /\/(generated|calls\/[\w-]+)\.d\.ts$/ },
        { name: 'app-strategy', test: /app-strategy\.ts$/ },
        // Calls need them as modules do, and modules need some calls.
        { name: 'moments', test: /\/(moments|pack)\.ts$/ },
        { name: 'sign-in-calls', test: isSignInCall },
        { name: 'client', test: (id: string) => isCode(id) },
      ],
    },
  },
  outDir: 'dist',
})
