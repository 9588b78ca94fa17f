import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isFontStyles, type Assets } from './assets.ts'
import { readRules } from '../used-styles.ts'

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
  readonly imports?: readonly string[]
}

type Manifest = Readonly<Record<string, Chunk>>

/** The file of a typeface that nearly every page needs. */
const latinFont = /-latin-wght-normal[^/]*\.woff2$/

const entryName = 'src/entry-client.tsx'

/** Returns the files of a chunk and its imports, its own first. */
const filesOf = (manifest: Manifest, name: string, seen = new Set<string>()): string[] => {
  const chunk = manifest[name]
  if (seen.has(name) || !chunk) return []
  seen.add(name)
  return [chunk.file, ...(chunk.imports ?? []).flatMap((inner) => filesOf(manifest, inner, seen))]
}

/** Reads a browser build: Vite's manifest in a folder served under `base`. */
export const readAssets = (folder: string, base = '/'): Assets => {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const entry = manifest[entryName]
  if (!entry) throw new Error(`${folder} holds no build of ${entryName}`)
  const imported = (entry.imports ?? []).flatMap((name) => manifest[name] ?? [])
  const address = (file: string) => base + file
  const fontStyles = Object.values(manifest).flatMap(({ file }) => (isFontStyles(file) ? file : []))
  return {
    script: address(entry.file),
    styles: [...fontStyles, ...[entry, ...imported].flatMap(({ css = [] }) => css)].map(address),
    fonts: [entry, ...imported].flatMap(({ assets = [] }) =>
      assets.filter((file) => latinFont.test(file)).map(address),
    ),
    preloads: imported.map(({ file }) => address(file)),
    chunks: Object.fromEntries(Object.keys(manifest).map((name) => [name, filesOf(manifest, name).map(address)])),
  }
}

/** The same with the rules of its stylesheets, for pages that inline what they need. */
export const readAssetsWithRules = (folder: string): Assets => {
  const assets = readAssets(folder)
  return { ...assets, rules: assets.styles.flatMap((file) => readRules(readFileSync(join(folder, file), 'utf8'))) }
}
