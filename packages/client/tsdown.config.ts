import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'tsdown'

/** Every module by its own name, as `index.ts` lists them. */
const modules = Object.fromEntries(
  [
    ...readFileSync(join(import.meta.dirname, 'src/index.ts'), 'utf8').matchAll(/export \* as (\w+) from '\.(.+)'/g),
  ].map(([, name, file]) => [name!, `src${file!}`]),
)

/** The published package: one file per room, so that what is not used is not shipped. */
export default defineConfig({
  entry: { index: 'src/index.ts', ...modules },
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  unbundle: true,
  dts: true,
  outDir: 'dist',
})
