import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

/** Bundles a storefront's entry and returns its compressed size: in total, and of what loads at once. */
export const weighIn = (folder: string) => async (entry: string, splitting: boolean) => {
  const { outputFiles, metafile } = await build({
    stdin: { contents: entry, resolveDir: folder, loader: 'ts' },
    bundle: true,
    splitting,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    outdir: 'out',
    write: false,
    metafile: true,
  })
  const paths = Object.keys(metafile.outputs)
  const atOnce = new Set<string>()
  const visit = (path: string): void => {
    atOnce.add(path)
    for (const { path: next, kind } of metafile.outputs[path]!.imports) if (kind === 'import-statement') visit(next)
  }
  visit(paths.find((path) => path.endsWith('stdin.js'))!)
  return outputFiles
    .filter((_, index) => atOnce.has(paths[index]!))
    .reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0)
}
