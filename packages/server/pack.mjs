/**
 * Builds the folder that is published: `node packages/server/pack.mjs [folder]`, `dist/package` unless told. It holds
 * the platform as one command, `vitrine`, and a whole shop for tests, `@vitrine/server/testing`. What it needs is
 * installed in the folder, since npm links a folder and looks no further.
 */
import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { ensureInstalled } from '../../scripts/install.mjs'
import { buildAll, bundleProgram, bundlePrograms } from '../../scripts/build.mjs'
import { root } from '../../scripts/root.mjs'
import { workerBundle } from './src/ground/database/embedded/thread/bundle.mjs'

ensureInstalled({ withDev: true })
const { build: buildTypes } = await import('tsdown')

const here = import.meta.dirname
const outDir = resolve(process.argv[2] ?? join(here, 'dist/package'))

rmSync(outDir, { recursive: true, force: true })
mkdirSync(outDir, { recursive: true })
await buildAll(['hosted', 'back-office'])

await bundlePrograms(
  { vitrine: 'platform/vitrine.ts', testing: 'packages/server/src/testing/create-test-shop.ts' },
  { folder: outDir, installed: ['@vitrine/client'] },
)
await bundleProgram({ entry: relative(root, workerBundle.entryPoint), outfile: join(outDir, workerBundle.output) })
await buildTypes({
  cwd: here,
  entry: { testing: 'src/testing/create-test-shop.ts' },
  dts: { emitDtsOnly: true },
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
  format: 'esm',
  outDir,
  clean: false,
  logLevel: 'warn',
  deps: { neverBundle: ['@vitrine/client'] },
})

const assets = join(outDir, 'assets')
const isOurs = (path) => !path.endsWith('.map') && !path.endsWith('.fingerprint')
cpSync(join(root, 'apps/hosted/dist'), join(assets, 'hosted'), { recursive: true, filter: isOurs })
cpSync(join(root, 'apps/back-office/dist'), join(assets, 'back-office'), { recursive: true, filter: isOurs })
cpSync(join(root, 'demo/pictures'), join(assets, 'pictures'), { recursive: true })
copyFileSync(join(here, 'README.md'), join(outDir, 'README.md'))
copyFileSync(join(root, 'LICENSE'), join(outDir, 'LICENSE'))

const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))
const { name, version, license, type } = read('packages/server/package.json')
const bundled = ['contract', 'domain', 'server'].map((one) => read(`packages/${one}/package.json`).dependencies)
// An override holds in the project that makes it alone; named here, npm takes the same for Fastify.
const { overrides } = read('package.json')
const installed = Object.entries(Object.assign({}, overrides, ...bundled))
  .filter(([dependency]) => !dependency.startsWith('@vitrine/'))
  .toSorted(([one], [other]) => one.localeCompare(other))
const manifest = {
  name,
  version,
  license,
  type,
  description: 'A commerce server to host yourself: catalog, cart, checkout, orders, sign-in, back office.',
  keywords: ['storefront', 'commerce', 'server', 'headless', 'self-hosted'],
  engines: read('package.json').engines,
  bin: { vitrine: './vitrine.js' },
  exports: {
    './testing': { types: './testing.d.ts', default: './testing.js' },
    './openapi.json': './openapi.json',
    './package.json': './package.json',
  },
  dependencies: Object.fromEntries(installed),
  peerDependencies: { '@vitrine/client': version },
  peerDependenciesMeta: { '@vitrine/client': { optional: true } },
}
writeFileSync(join(outDir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
const bin = join(outDir, 'vitrine.js')
writeFileSync(bin, `#!/usr/bin/env node\n${readFileSync(bin, 'utf8')}`, { mode: 0o755 })

/** Runs a program to its end; ends this one where that fails. */
const run = (command, args, cwd) => {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) process.exit(status ?? 1)
}

run(join(root, 'node_modules/.bin/tsx'), [
  join(root, 'packages/contract/src/print/write-openapi.ts'),
  join(outDir, 'openapi.json'),
])
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
const flags = ['--omit=dev', '--omit=peer', '--no-package-lock', '--prefer-offline', '--no-audit', '--no-fund']
run(npm, ['install', ...flags, '--loglevel=error'], outDir)
run(process.execPath, [join(root, 'packages/client/pack.mjs'), join(outDir, 'node_modules/@vitrine/client')], root)
