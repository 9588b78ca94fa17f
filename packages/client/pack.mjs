/**
 * Builds the folder to publish: `node packages/client/pack.mjs [folder]`. Default: `dist`. With `--without-types`: its code
 * alone, for tests that run it.
 */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ensureInstalled } from '../../scripts/install.mjs'

ensureInstalled({ withDev: true })
const { build } = await import('tsdown')
const { transformSync } = await import('esbuild')

const here = import.meta.dirname
const args = process.argv.slice(2)
const outDir = resolve(args.find((arg) => !arg.startsWith('--')) ?? join(here, 'dist'))
const dts = !args.includes('--without-types')

/** Removes region comments, which name source files. */
const withoutRegions = (text) => text.replaceAll(/^\/\/#(end)?region.*\n/gm, '')
/**
 * Removes indentation from declarations, a tenth of their size, since editors format them anyway. Semicolons are
 * omitted where the next line can't continue the statement.
 */
const withoutLayout = (text) =>
  text
    .replaceAll(/^ +/gm, '')
    .replaceAll(/^\*(?!\/) ?/gm, '')
    .replaceAll(/;\n(?![([<])/g, '\n')
/** Removes indentation from code. */
const flat = (code) => {
  const text = code.replaceAll(/^\t+/gm, '')
  const meaning = (one) => transformSync(one, { minify: true }).code
  if (meaning(text) !== meaning(code)) throw new Error('A multi-line text would change.')
  return text
}

// The builder resolves its files from the working directory.
process.chdir(here)
await build({ cwd: here, config: join(here, 'tsdown.config.ts'), outDir, dts, logLevel: 'warn' })

for (const file of readdirSync(outDir).filter((name) => name.endsWith('.ts') || name.endsWith('.js'))) {
  const path = join(outDir, file)
  const text = withoutRegions(readFileSync(path, 'utf8'))
  writeFileSync(path, file.endsWith('.ts') ? withoutLayout(text) : flat(text))
}

const { private: _private, exports: _exports, ...shared } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'))
const manifest = {
  ...shared,
  description: 'A small, typed client for storefronts: catalog, cart, checkout, orders, sign-in.',
  keywords: ['storefront', 'commerce', 'cart', 'checkout', 'sdk'],
  main: './index.js',
  types: './index.d.ts',
  exports: {
    '.': { types: './index.d.ts', default: './index.js' },
    // Each module by name: `import { getProduct } from '@vitrine/client/products'`.
    './*': { types: './*.d.ts', default: './*.js' },
    './package.json': './package.json',
  },
  files: ['**/*.js', '**/*.d.ts', 'README.md', 'LICENSE'],
}
writeFileSync(join(outDir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
cpSync(join(here, 'README.md'), join(outDir, 'README.md'))
cpSync(join(here, '../../LICENSE'), join(outDir, 'LICENSE'))
