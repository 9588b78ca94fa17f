import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'
import { themeScript } from '../../packages/ui/src/base/theme.ts'
import { forBrowsers } from '../../packages/web/src/vite.ts'

/** Emits the script that sets the theme before the first paint as a file, so that no inline script is needed. */
const themeFile: Plugin = {
  name: 'theme-file',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'theme.js', source: themeScript })
  },
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('src="./theme.js"', 'vite-ignore src="/back-office/theme.js"'),
  },
}

/** Preloads the typefaces, so that they are there before the first paint. */
const fontPreloads: Plugin = {
  name: 'font-preloads',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /-latin-wght-normal[^/]*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/back-office/${file}` },
          injectTo: 'head-prepend' as const,
        })),
  },
}

const source = (path: string): string => join(import.meta.dirname, 'src', path)

/** What imports every page, but none of those that are loaded later. */
const firstEntry = source('start.tsx')

interface Modules {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

let firstModules: ReadonlySet<string> | undefined

/** Returns all modules that signing in, the frame and the overview consist of. */
const findFirstModules = (modules: Modules): ReadonlySet<string> => {
  const found = new Set<string>([firstEntry])
  // A set that grows while it is walked.
  for (const id of found) {
    // It has all calls of the API. The first page imports those that it makes one by one.
    if (id.endsWith('/client/src/modules.ts')) continue
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  }
  return found
}

const nameOfFirst = (id: string, modules: Modules): string | null => {
  firstModules ??= findFirstModules(modules)
  return firstModules.has(id) ? 'first' : null
}

interface Chunk {
  readonly fileName: string
  readonly imports: readonly string[]
  readonly moduleIds: readonly string[]
}

/** Returns the modules of chunks and of all that those import. */
const modulesOf = (some: readonly Chunk[], all: readonly Chunk[]): readonly string[] => {
  const found = new Set(some)
  for (const { imports } of found) for (const chunk of all) if (imports.includes(chunk.fileName)) found.add(chunk)
  return [...found].flatMap(({ moduleIds }) => moduleIds)
}

/**
 * Fails the build if a module would be evaluated before the texts that it reads: no page may be in a file that the entry
 * or the texts of a language import, and the modules of the first page read only its texts.
 */
const textsFirst: Plugin = {
  name: 'texts-first',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const isEarly = /back-office\/(index\.html|src\/main\.tsx|src\/words\/(first\/)?[a-z]{2}\.ts)$/
    const early = chunks.filter(({ facadeModuleId }) => isEarly.test(facadeModuleId ?? ''))
    const first = chunks.filter(({ moduleIds }) => moduleIds.includes(firstEntry))
    if (early.length < 9 || first.length !== 1) this.error('The files of texts or of the first page were not found.')

    const isPage = /back-office\/src\/(?!words\/|main\.tsx|styles\.css)/
    const pages = modulesOf(early, chunks).filter((id) => isPage.test(id))
    if (pages.length > 0) this.error(`Pages would be evaluated before their texts: ${pages.join(', ')}`)

    const allWords = source('words/words.ts')
    const tooEarly = modulesOf(first, chunks)
      .filter((id) => id !== source('page-route.tsx') && id !== firstEntry)
      .filter((id) => this.getModuleInfo(id)?.importedIds.includes(allWords))
    if (tooEarly.length > 0)
      this.error(
        `The first page has only the texts of words/first.ts, but these read words/words.ts: ${tooEarly.join(', ')}`,
      )
  },
}

/** The most that the scripts of the first page may take in any language, compressed, in bytes. */
const maxFirstBytes = 150_000

/** Fails the build if the scripts of the first page have grown too large. */
const firstPageSize: Plugin = {
  name: 'first-page-size',
  // Vite writes the files that each page needs into the code last.
  writeBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const bytesOf = (isNeeded: (id: string) => boolean): number[] =>
      chunks
        .filter(({ facadeModuleId, moduleIds }) => isNeeded(facadeModuleId ?? '') || moduleIds.some(isNeeded))
        .map(({ code }) => brotliCompressSync(code).length)
    const files = [source('main.tsx'), source('words/first.ts'), firstEntry].flatMap((file) =>
      bytesOf((id) => id === file),
    )
    const texts = bytesOf((id) => /words\/first\/[a-z]{2}\.ts$/.test(id))
    const bytes = files.reduce((sum, size) => sum + size, Math.max(...texts))
    if (bytes > maxFirstBytes) this.error(`The scripts of the first page take ${bytes} of ${maxFirstBytes} bytes.`)
  },
}

export default defineConfig({
  base: '/back-office/',
  ...forBrowsers,
  build: {
    ...forBrowsers.build,
    // The first page is one file. Most of it is React and its router.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What the entry needs to load texts, apart from pages, which read texts as soon as they are evaluated.
            {
              name: 'texts',
              test: /(back-office\/src\/words\/(first|add-texts|chosen-language|languages)|web\/src\/load-words|domain\/src\/(languages|bidi)|ui\/src\/words\/words)\.ts$|preload-helper/,
              priority: 2,
            },
            // The first page is one file. All others need it, too.
            { name: nameOfFirst, debugName: 'first', priority: 1 },
            // What many pages share is one chunk, which compresses better than many small ones.
            { name: 'shared', minShareCount: 12 },
          ],
        },
      },
    },
  },
  plugins: [themeFile, fontPreloads, textsFirst, firstPageSize, ...forBrowsers.plugins],
  server: { port: 4100, proxy: { '/vitrine': 'http://localhost:4000', '/media': 'http://localhost:4000' } },
})
