import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'tsdown'

const { exports } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')) as {
  readonly exports: Readonly<Record<string, string>>
}
/** Each module by the name in the manifest. */
const modules = Object.entries(exports).flatMap(([name, file]) =>
  /^\.\/\w/.test(name) ? [{ name: name.slice(2), file: file.slice(2) }] : [],
)

/** Code loaded with the first sign-in, its calls, and other lazily loaded code. */
const apart = /(sign-in|own-pages|login-result|hidden-frame|pkce|app-strategy|index|modules|by-hand\/sessions)\.ts$/

const sources = ['auth', 'by-hand'].flatMap((folder) =>
  readdirSync(join(import.meta.dirname, 'src', folder)).map((file) => `${folder}/${file}`),
)
/** Returns the call files that the given files use. */
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
/** Calls for direct use. Modules contain them once more, in a shorter form. */
const isSent = (id: string): boolean => /\/calls(\/[\w-]+)?\.ts$/.test(id) && !sentByOthers.has(callsIn(id))

const isCode = (id: string): boolean => id.endsWith('.ts') && !id.endsWith('.d.ts') && !apart.test(id) && !isSent(id)

/** Re-exports of another file's declarations become one `export *`. */
const withStars = (file: string, code: string): string => {
  if (file === 'index.d.ts') return code.replace('export * from "./calls.js"', 'export type * from "./calls.js"')
  const [, names, from, again] = /^import \{ ([^}]*) \} from ("[^"]*");\s*export \{ ([^}]*) \};\s*$/.exec(code) ?? []
  if (names === undefined || names !== again) return code
  return file === 'calls.d.ts' ? `export * from ${from};\n` : `export { ${names} } from ${from};\n`
}

/** The published package, tree-shakeable. */
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
       * The bundler keeps `export *` only for external files and lists all other names: 100 kB more. In the code,
       * modules share a file, since few files load faster; in the declarations each has its own.
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
  // Comments are kept in the declarations only.
  outputOptions: {
    // Shortened names would have to be aliased by every importing file: 15 kB more.
    minifyInternalExports: false,
    comments: { jsdoc: false, legal: false },
    // Node.js takes half a millisecond per file, so code without lazy parts is one file.
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        { name: 'types.d', test: /\/(generated|calls\/[\w-]+)\.d\.ts$/ },
        { name: 'app-strategy', test: /app-strategy\.ts$/ },
        // Shared by calls and modules, which also share some calls.
        { name: 'moments', test: /\/(moments|pack)\.ts$/ },
        { name: 'sign-in-calls', test: isSignInCall },
        { name: 'client', test: (id: string) => isCode(id) },
      ],
    },
  },
  outDir: 'dist',
})
