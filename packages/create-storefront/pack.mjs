/** Builds the folder to publish: `node packages/create-storefront/pack.mjs [folder]`. Default: `dist`. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'

const here = import.meta.dirname
const root = join(here, '../..')
const outDir = resolve(process.argv[2] ?? join(here, 'dist'))
const template = join(outDir, 'template')
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

/** Bundles a package with the template, since it is not published yet. */
const bring = (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-pack-'))
  execFileSync(process.execPath, [join(root, 'packages', name, 'pack.mjs'), folder], { cwd: root, stdio: 'inherit' })
  const vendor = join(template, 'vendor')
  mkdirSync(vendor, { recursive: true })
  const file = execFileSync(npm, ['pack', '--silent', folder], { cwd: vendor, encoding: 'utf8' }).trim()
  rmSync(folder, { recursive: true, force: true })
  return [`@vitrine/${name}`, `file:vendor/${basename(file)}`]
}

/** Excludes build artifacts of the example. */
const isSource = (path) => !/[/\\](node_modules|build|vendor|\.react-router|\.env)$/.test(path)

rmSync(template, { recursive: true, force: true })
mkdirSync(outDir, { recursive: true })
for (const file of [
  'create.mjs',
  'require-node.mjs',
  'ask.mjs',
  'check-server.mjs',
  'write-storefront.mjs',
  'README.md',
])
  cpSync(join(here, file), join(outDir, file))
cpSync(join(root, 'LICENSE'), join(outDir, 'LICENSE'))
// The stylesheet is a link to the one that all examples share.
cpSync(join(root, 'examples/react-router'), template, { recursive: true, dereference: true, filter: isSource })

const example = JSON.parse(readFileSync(join(template, 'package.json'), 'utf8'))
const dependencies = { ...Object.fromEntries(['client', 'react'].map(bring)), ...example.dependencies }
writeFileSync(join(template, 'package.json'), `${JSON.stringify({ ...example, dependencies }, null, 2)}\n`)

const { private: _private, ...manifest } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'))
writeFileSync(join(outDir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
