/** Builds the folder to publish: `node packages/react/pack.mjs [folder]`. Default: `dist`. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ensureInstalled } from '../../scripts/install.mjs'

ensureInstalled({ withDev: true })
const { build } = await import('tsdown')

const here = import.meta.dirname
const outDir = resolve(process.argv[2] ?? join(here, 'dist'))
// The builder resolves its files from the working directory.
process.chdir(here)
await build({ cwd: here, config: join(here, 'tsdown.config.ts'), outDir, logLevel: 'warn' })

// Marks client modules for frameworks with server components.
for (const name of ['index.js', 'captcha.js']) {
  const path = join(outDir, name)
  writeFileSync(path, `'use client'\n${readFileSync(path, 'utf8')}`)
}

const {
  private: _private,
  exports: _exports,
  dependencies: { '@vitrine/client': _client, ...dependencies },
  peerDependencies,
  ...shared
} = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'))
const entryOf = (name) => ({ types: `./${name}.d.ts`, default: `./${name}.js` })
const manifest = {
  ...shared,
  description: 'React hooks for storefronts: search, product choices, an optimistic cart, sign-in, checkout.',
  keywords: ['storefront', 'commerce', 'cart', 'react', 'hooks'],
  main: './index.js',
  types: './index.d.ts',
  exports: {
    '.': entryOf('index'),
    './server': entryOf('server'),
    './captcha': entryOf('captcha'),
    './solve-captcha': entryOf('solve-captcha'),
    './package.json': './package.json',
  },
  files: ['*.js', '*.d.ts', 'README.md', 'LICENSE'],
  dependencies,
  // A peer dependency, since errors and sessions must come from a single client instance.
  peerDependencies: { ...peerDependencies, '@vitrine/client': shared.version },
}
writeFileSync(join(outDir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
cpSync(join(here, 'README.md'), join(outDir, 'README.md'))
cpSync(join(here, '../../LICENSE'), join(outDir, 'LICENSE'))
