import { join } from 'node:path'
import { root } from './root.mjs'

/** A program of an installed package. */
export const bin = (name) => join(root, 'node_modules/.bin', name)

/** What `npm test` and `npm run check` both ask of the sources, as a command and its arguments. */
export const sourceChecks = {
  types: [process.execPath, ['scripts/typecheck.mjs']],
  layers: [process.execPath, ['scripts/layers.mjs']],
  generated: [bin('tsx'), ['packages/contract/src/print/main.ts', '--check']],
  lint: [bin('oxlint'), ['--deny-warnings']],
  exports: [bin('knip'), ['--cache', '--no-config-hints']],
  format: [bin('oxfmt'), ['--check', '.']],
}
