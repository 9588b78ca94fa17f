import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The built files that a page names, by their addresses. */
export interface Assets {
  /** What hydrates the page. */
  readonly script: string
  readonly styles: readonly string[]
  /** What the script needs at once, to be fetched beside it. */
  readonly preloads: readonly string[]
  /** Each source file that is loaded later, with all that it imports, such as `src/pages/cart.tsx`. */
  readonly chunks: Readonly<Record<string, readonly string[]>>
}

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

type Manifest = Readonly<Record<string, Chunk>>

const entryName = 'src/entry-client.tsx'

/** The files of a chunk and of all it imports, its own first. */
const filesOf = (manifest: Manifest, name: string, seen = new Set<string>()): string[] => {
  const chunk = manifest[name]
  if (seen.has(name) || !chunk) return []
  seen.add(name)
  return [chunk.file, ...(chunk.imports ?? []).flatMap((inner) => filesOf(manifest, inner, seen))]
}

/** Reads what a build for browsers has made: Vite's manifest of a folder that is served under `base`. */
export const readAssets = (folder: string, base = '/'): Assets => {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const entry = manifest[entryName]
  if (!entry) throw new Error(`${folder} holds no build of ${entryName}`)
  const imported = (entry.imports ?? []).flatMap((name) => manifest[name] ?? [])
  const address = (file: string) => base + file
  return {
    script: address(entry.file),
    styles: [entry, ...imported].flatMap(({ css = [] }) => css).map(address),
    preloads: imported.map(({ file }) => address(file)),
    chunks: Object.fromEntries(Object.keys(manifest).map((name) => [name, filesOf(manifest, name).map(address)])),
  }
}

/** What is fetched beside the script of a page that also needs these source files. */
export const preloadsFor = ({ preloads, chunks }: Assets, sources: readonly string[]): readonly string[] => [
  ...new Set([...preloads, ...sources.flatMap((source) => chunks[source] ?? [])]),
]
