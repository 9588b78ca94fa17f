/** Builds what `npm start` runs, and only what has changed since the last time. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { root } from './root.mjs'
import { partEntries, serverParts } from './server-parts.mjs'

const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name === 'dist' ? [] : filesBelow(path)
    return [path]
  })

const fingerprintOf = (folders) => {
  const hash = createHash('sha256')
  const files = folders
    .map((folder) => join(root, folder))
    .flatMap((folder) => (existsSync(folder) ? filesBelow(folder) : []))
  for (const file of [...files.toSorted(), join(root, 'package-lock.json')]) {
    hash.update(relative(root, file)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Runs a build unless the same sources were built before. */
const buildOnce = async (name, { sources, output, build }) => {
  const stamp = join(root, output, '.fingerprint')
  const fingerprint = fingerprintOf([...sources, 'scripts'])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return
  const started = Date.now()
  rmSync(join(root, output), { recursive: true, force: true })
  await build()
  mkdirSync(join(root, output), { recursive: true })
  writeFileSync(stamp, fingerprint)
  console.log(`Built ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
}

/** Packages of this repository are bundled, all others stay where npm put them. */
const workspacesOnly = (installed = []) => ({
  name: 'workspaces-only',
  setup: (build) => {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      const isOurs = path.startsWith('@vitrine/') && !installed.includes(path)
      return kind === 'entry-point' || isOurs ? undefined : { path, external: true }
    })
  },
})

const forNode = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  jsx: 'automatic',
  // Comments and spaces would stay in memory for as long as the program runs; the source map keeps what errors tell.
  minifyWhitespace: true,
  logLevel: 'warning',
}

/** Holds native code, or files that it finds beside itself: loaded from where npm put it. */
const outside = ['sharp', '@node-rs/argon2', '@electric-sql/pglite', 'pg-native', 'pdfkit', 'fontkit']

/** What npm installed is not mapped back to its sources: the map would be four times as large, and it stays in memory. */
const unmapped = {
  name: 'unmapped',
  setup: (build) => {
    const map = Buffer.from('{"version":3,"sources":[""],"mappings":"A"}').toString('base64')
    build.onLoad({ filter: /node_modules.*\.[cm]?js$/ }, ({ path }) => ({
      contents: `${readFileSync(path, 'utf8')}\n//# sourceMappingURL=data:application/json;base64,${map}`,
      loader: 'default',
    }))
  },
}

/**
 * Packages of the older module form ask for Node's own modules by `require`. The driver of PostgreSQL looks at `navigator`,
 * which Node has from version 21 on, or else creates a `Response`, which loads 10 MB of Node's own program.
 */
const beforeModules =
  "import{createRequire as requireFrom}from'node:module';const require=requireFrom(import.meta.url);" +
  "globalThis.navigator??={userAgent:'Node.js/'+process.versions.node};"

/**
 * Bundles programs for Node with all that they import, into few files: to load the packages one by one takes most of
 * a start. They must lie in the package whose native dependencies they load.
 */
const bundleWhole = async (entries, folder, { parts = {}, plugins = [] } = {}) => {
  const esbuild = await import('esbuild')
  const programs = Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, join(root, entry)]))
  await esbuild.build({
    ...forNode,
    entryPoints: { ...programs, ...parts },
    outdir: join(root, folder),
    outExtension: { '.js': '.mjs' },
    splitting: true,
    minifySyntax: true,
    sourcemap: 'linked',
    sourcesContent: false,
    external: outside.flatMap((name) => [name, `${name}/*`]),
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: beforeModules },
    plugins: [unmapped, ...plugins],
  })
}

/** Bundles a program for Node; it must lie in the package whose dependencies it loads. */
export const bundleProgram = async ({ entry, outfile }) => {
  const esbuild = await import('esbuild')
  await esbuild.build({
    ...forNode,
    entryPoints: [join(root, entry)],
    outfile: resolve(root, outfile),
    sourcemap: 'linked',
    plugins: [workspacesOnly()],
  })
}

/** Bundles programs that share their code into one folder, for a package; `installed` packages of ours stay outside. */
export const bundlePrograms = async (entries, { folder, installed }) => {
  const esbuild = await import('esbuild')
  await esbuild.build({
    ...forNode,
    entryPoints: Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, join(root, entry)])),
    outdir: folder,
    splitting: true,
    plugins: [workspacesOnly(installed)],
  })
}

const viteBuild = async (app, options = {}) => {
  const { build } = await import('vite')
  await build({ root: join(root, 'apps', app), logLevel: 'warn', ...options })
}

/** Text travels packed; it is packed once, here, as tightly as can be. */
const packFiles = (folder) => {
  for (const file of filesBelow(folder).filter((path) => /\.(js|css|svg|html)$/.test(path))) {
    const content = readFileSync(file)
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
    writeFileSync(`${file}.br`, brotliCompressSync(content))
  }
}

const shared = ['ui', 'client', 'react', 'web', 'domain'].map((name) => `packages/${name}/src`)

const buildPlatform = async () => {
  const programs = { main: 'platform/main.ts', command: 'platform/command.ts' }
  await bundleWhole(programs, 'packages/server/dist', { parts: partEntries, plugins: [serverParts] })
  rmSync(join(root, 'packages/server/dist/parts'), { recursive: true })
  // The embedded database runs in a worker, whose program is a file of its own beside the server's.
  const { workerBundle } = await import('../packages/server/src/ground/database/embedded/thread/bundle.mjs')
  const { entryPoint, output } = workerBundle
  await bundleProgram({ entry: relative(root, entryPoint), outfile: join('packages/server/dist', output) })
}

/** A page app that is rendered on the server: one build for the browser, one for the server. */
const buildRendered = (app) => async () => {
  await viteBuild(app, { build: { outDir: 'dist/browser', emptyOutDir: true, manifest: true } })
  packFiles(join(root, 'apps', app, 'dist/browser'))
  await viteBuild(app, { build: { outDir: 'dist/server', emptyOutDir: true, ssr: 'src/entry-server.tsx' } })
}

const apps = {
  platform: {
    sources: ['platform', 'demo', 'packages/server/src', 'packages/domain/src', 'packages/contract/src'],
    output: 'packages/server/dist',
    build: buildPlatform,
  },
  hosted: { sources: ['apps/hosted', ...shared], output: 'apps/hosted/dist', build: buildRendered('hosted') },
  storefront: {
    sources: ['apps/storefront', ...shared],
    output: 'apps/storefront/dist',
    build: async () => {
      await buildRendered('storefront')()
      await bundleWhole({ serve: 'apps/storefront/src/server/serve.ts' }, 'apps/storefront/dist')
    },
  },
  'back-office': {
    sources: ['apps/back-office', ...shared],
    output: 'apps/back-office/dist',
    build: async () => {
      await viteBuild('back-office', { build: { outDir: 'dist', emptyOutDir: true } })
      packFiles(join(root, 'apps/back-office/dist'))
    },
  },
}

export const buildAll = async (names = Object.keys(apps)) => {
  process.env.NODE_ENV = 'production'
  for (const name of names) await buildOnce(name, apps[name])
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildAll()
